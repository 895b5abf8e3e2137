/** What a board is drawn from: a running table or a replay. A board never asks which. */
import type { Clock, Decision, GameEvent, MatchView, SeatInfo } from "../generated/protocol";
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
  /** Something that happened is still being shown; the question comes after it. */
  readonly playing?: boolean;
  /** Show the end of it at once. */
  skip?(): void;
  submit(action: Named): Promise<boolean>;
  undo(): Promise<boolean>;
}

export const SEAT_NAMES = ["azure", "madder", "verdigris", "plum", "rose", "slate", "umber"] as const;
export const crest = (seat: number): string => SEAT_NAMES[seat % SEAT_NAMES.length] ?? "azure";

const BOTS = ["Flavia", "Lucius", "Octavia", "Marcus", "Livia", "Titus", "Aelia", "Quintus", "Valeria", "Cassius"];
/** What the players are called; a bot without a name gets one that stays with its seat, a person was forgotten. */
export function namesOf(id: string, seats: readonly SeatInfo[]): string[] {
  const start = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return seats.map((seat, i) => {
    if (seat.kind === "bot") return seat.name || (BOTS[(start + i) % BOTS.length] ?? "");
    return seat.name || (seat.kind === "person" ? t("someone") : "");
  });
}
