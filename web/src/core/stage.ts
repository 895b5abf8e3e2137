/** What a board is drawn from: a running table or a replay. A board never asks which. */
import type { Clock, Decision, GameEvent, MatchView, SeatInfo } from "../generated/protocol";
import { personOf } from "./bots";
import { t } from "./i18n.svelte";
import type { Speaker } from "./speaker";

export type Named = Record<string, unknown>;

/** Where an action stands in a list of them; -1 where it does not. Advice comes from the server, so it is never the same object. */
export function placeOf(action: Named, actions: readonly Named[]): number {
  const written = JSON.stringify(action);
  return actions.findIndex((other) => JSON.stringify(other) === written);
}

/** The same action as it stands in the list. */
export const listed = (action: Named, actions: readonly Named[]): Named => actions[placeOf(action, actions)] ?? action;

/** The scene that is running: something that happened is being shown. */
export interface SceneNow {
  /** The kind of the event it shows. */
  readonly kind: string;
  /** What it tells: events of that kind, and those that have no scene of their own and go with them. */
  readonly events: readonly GameEvent[];
  /** How long its motion takes, at the pace that was chosen; the quiet after it does not count. */
  readonly ms: number;
  /** How much faster than at normal pace. */
  readonly rate: number;
  /** It has a plate of its own. */
  readonly big: boolean;
  /** Nothing moves: the end of it is shown with a mark. */
  readonly still: boolean;
  /** I did it myself. */
  readonly mine: boolean;
  /** The `data-place` to look at; empty where the title names none. */
  readonly place: string;
}

export interface Stage {
  readonly title: string;
  readonly view: MatchView | null;
  readonly decision: Decision | null;
  readonly viewer: number;
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  readonly events: readonly GameEvent[];
  readonly clocks: readonly Clock[];
  readonly speaker: Speaker;
  /** Entries from here on are new to the viewer since his last act. */
  readonly since: number;
  /** A command is on its way. */
  readonly busy: boolean;
  /** The act that is on its way: the board shows it before the answer comes. */
  readonly sent?: Named | null;
  /** What is being shown now. `view` and `events` are as far as it: what comes after it is not in them. */
  readonly scene: SceneNow | null;
  /** How many scenes are still to be shown, the running one included. */
  readonly queue: number;
  /** Something that happened is still being shown; the question comes after it. */
  readonly playing?: boolean;
  /** The question that stays, quietly, while what happened is shown once more. */
  readonly asked?: Decision | null;
  /** A question has just come: what is pressed now was meant for something else. */
  readonly guarded?: boolean;
  /** What was shown stays until the player turns the page with `goOn`. */
  readonly waits?: boolean;
  goOn?(): void;
  /** What is shown stands still until `pause` is called again. */
  readonly paused?: boolean;
  pause?(): void;
  /** Show the end of it at once. */
  skip?(): void;
  /** Show again what happened since my last act, or only the entry `seq`. */
  again?(seq?: number): void;
  submit(action: Named): Promise<boolean>;
  undo(): Promise<boolean>;
}

export const SEAT_NAMES = ["azure", "madder", "verdigris", "plum", "rose", "slate", "umber"] as const;
export const crest = (seat: number): string => SEAT_NAMES[seat % SEAT_NAMES.length] ?? "azure";

/** The crest of every seat: the one its person chose, where nobody before them has it; else the first that is free. */
export function crestsOf(seats: readonly SeatInfo[]): string[] {
  const taken = new Map<number, string>();
  for (const { seat, crest: chosen } of seats) {
    const known = (SEAT_NAMES as readonly string[]).includes(chosen);
    if (known && ![...taken.values()].includes(chosen)) taken.set(seat, chosen);
  }
  return seats.map(({ seat }) => {
    const own = taken.get(seat);
    if (own) return own;
    const free = [crest(seat), ...SEAT_NAMES].find((name) => ![...taken.values()].includes(name));
    taken.set(seat, free ?? crest(seat));
    return taken.get(seat) ?? crest(seat);
  });
}

export const BOTS = [
  "Flavia",
  "Lucius",
  "Octavia",
  "Marcus",
  "Livia",
  "Titus",
  "Aelia",
  "Quintus",
  "Valeria",
  "Cassius",
];
/** What the players are called; a bot without a name gets its character's, or one that stays with its seat; a person was forgotten. */
export function namesOf(id: string, seats: readonly SeatInfo[]): string[] {
  const start = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return seats.map((seat, i) => {
    if (seat.kind === "bot") {
      const first = seats.findIndex((other) => other.kind === "bot" && other.level === seat.level) === i;
      return seat.name || (first && personOf(seat.level)) || (BOTS[(start + i) % BOTS.length] ?? "");
    }
    return seat.name || (seat.kind === "person" ? t("someone") : "");
  });
}
