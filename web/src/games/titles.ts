/** What a title gives the shell, and where the shell finds it. A board is loaded when a table of it is opened. */
import type { Component } from "svelte";
import plainCover from "../art/cover.svg?url";
import type { EventSound } from "../core/sound";
import type { Named, Stage } from "../core/stage";
import type { GameEvent, Meta } from "../generated/protocol";
import type { SceneTable } from "../table/director/scenes";
import type { Card, Confirm, Foresight, Foreseen, Held, Quiet, Warning } from "./bar";

/** An event as the log shows it. */
export type Told = Pick<GameEvent, "kind" | "args">;

/** What every title's model offers to the shell; most of it is in `BoardModel`. */
export interface TitleModel {
  readonly stage: Stage;
  /** Look at a seat's things; null goes back to one's own. */
  watch(seat: number | null): void;
  readonly watched: number;
  /** Show the piece that `arg` of an event names, if it is somewhere. */
  canShow(event: Told, arg: string): boolean;
  show(event: Told, arg: string): void;
  /** A key nobody else took; true if it meant something. */
  key(event: KeyboardEvent): boolean;
  /** The words of an action of the present decision. */
  actionText(action: Named): string;
  /** What a hint would play; its pieces are marked. */
  advised: Named | null;
  /** The decision bar: see `BoardModel`. */
  readonly gold: Confirm | null;
  readonly confirm: Confirm | null;
  readonly others: readonly Quiet[];
  readonly consequence: string;
  readonly warning: Warning | null;
  readonly stock: readonly Held[];
  readonly foreseen: Foreseen | null;
  foresight: Foresight | null;
  held: Named | null;
  draft: unknown;
  foresee(action: Named): Foreseen | null;
  brings(action: Named): string;
  explain(events: readonly GameEvent[]): string;
  select(action: Named): void;
  pressed(): Promise<boolean>;
  goAhead(): Promise<boolean>;
  inspect(place: string): Card | null;
  /** The colour of a seat, where the title has its own. */
  crest?(seat: number): string;
  /** What stands first in a seat, before its player's name. */
  seatName?(seat: number): string;
  /** The points of a seat, what they would come to, and both in words; without it the score. */
  seatScore?(seat: number): { points: number; later: string; text: string };
  /** Something is still to be read before the final table. */
  readonly telling?: boolean;
  /** The last page was turned to have the points counted: the final table is not asked for again. */
  readonly counting?: boolean;
  /** Stands in the place of the question, while something else is to be read before it. */
  readonly prompt?: string | undefined;
  /** Where we are: "Round III · divide". */
  readonly phase: string;
  /** What a seat is doing now, in a word, and whether that is done. */
  seatState(seat: number): { text: string; done: boolean };
  /** One short line about a seat. */
  seatLine(seat: number): string;
  /** The seats as they stand in the list, where that is not the ring from one's own seat on. */
  readonly seatOrder?: readonly number[];
  /** The small print of a seat in the final table. */
  finalLine(seat: number): string;
  /** Who won, where points do not say it. */
  readonly headline?: string;
  /** One sentence on why it ended so. */
  readonly verdict: string;
  /** The passage of the rules page that explains the present decision. */
  readonly passage: string;
}

/** What a title gives the shell: its model `M` and the components that draw it. */
export interface TitleModule<M extends TitleModel = TitleModel> {
  sprite: string;
  create(stage: Stage): M;
  /** The plate in the middle. */
  Board: Component<{ model: M }>;
  /** Other panels, each a tab on a phone; the first stands on top of the right rail. */
  panels: readonly { id: string; label: string; Panel: Component<{ model: M }> }[];
  /** The pieces of the decision in the bar: dice, steppers, tiles. */
  Decide: Component<{ model: M }>;
  /** What comes next, under the seats where there is room. */
  Next?: Component<{ model: M }>;
  /** An action as its pieces, for the lines of a hint; without it they are words. */
  Pieces?: Component<{ model: M; action: Named }>;
  /** The number that stands beside a seat's name. */
  SeatBadge?: Component<{ model: M; seat: number }>;
  /** Stands in the place of the short line about a seat, where pictures say more. */
  SeatLine?: Component<{ model: M; seat: number }>;
  /** The tab of a phone that shows what `watch` looks at; the board if none is named. */
  watchTab?: string;
  /** The line between a seat and the next in the ring, where there is one. */
  SeatLink?: Component<{ model: M; seat: number; next: number }>;
  /** Colour and picture of a line of the score. */
  lineColour(what: string): string;
  /** The colour of a number on it. */
  lineInk(what: string): string;
  LineIcon: Component<{ what: string }>;
  /** A picture for the head of the final table. */
  EndArt: Component;
  keys: readonly { keys: string[]; text: string }[];
  /** What an event sounds like; nothing where it is silent. */
  sound(event: GameEvent): EventSound | undefined;
  /** How each kind of event is shown; without it every entry is a still. */
  scenes?: SceneTable;
  /** The final scoring piece by piece, where the title has it. */
  walk?(model: M): void;
}

// The colours of all titles; a title without one has the house's.
import.meta.glob("./*/shelf.css", { eager: true });
const MODULES = import.meta.glob<{ default: TitleModule }>("./*/index.ts");

/** The shelf: what the server plays, drafts last. */
export const shelf = (titles: readonly Meta[]): Meta[] =>
  [...titles].sort((a, b) => Number(a.stage === "draft") - Number(b.stage === "draft"));
const COVERS = import.meta.glob<string>("./*/cover.svg", { eager: true, query: "?url", import: "default" });
/** The cover of a title; one that has none gets a plain one. */
export const cover = (title: string): string => COVERS[`./${title}/cover.svg`] ?? plainCover;

/** The board of a title: its own, or the general one. */
export async function loadTitle(title: string): Promise<TitleModule> {
  const load = MODULES[`./${title}/index.ts`] ?? (() => import("../table/general"));
  return (await load()).default as TitleModule;
}
