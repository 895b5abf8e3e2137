/**
 * What happened becomes scenes. No browser, no clock: lists in, lists out.
 *
 * A title says how each kind of event is shown (its `scenes.ts`). Events of one kind that come from one entry are one scene; what has
 * no scene of its own goes with the one before it.
 */
import type { SoundName } from "../../core/sound";
import type { GameEvent } from "../../generated/protocol";

/** Whether I should wait for a scene: 0 it has none, 1 it is another's own affair, 2 it changes what I may do, 3 it touches me. */
export type Weight = 0 | 1 | 2 | 3;

/** What the director reads of an event. */
export type Happened = Pick<GameEvent, "kind" | "args">;

/** How a kind of event is shown, in milliseconds at normal pace. */
export interface SceneKind {
  weight: Weight;
  ms: number;
  /** Quiet after it, so that it can be read; this shrinks first when time is short. */
  rest?: number;
  /** From one to the next, where several of the kind follow each other; none: all of one entry at once. */
  run?: number;
  /** It has a plate of its own: never folded, never hurried. */
  big?: boolean;
  /** A player does it; of my own I need to see no more than the motion. */
  act?: boolean;
  /** The position stays as it was until this is over: a story that comes before its outcome. */
  holds?: boolean;
  /** It stays until the player turns the page: what comes after it, but for more of the same page, waits for them. */
  page?: boolean;
  /** It is shown beside everything else; all of a seat's are told as one event of this kind, with their `count`. */
  together?: string;
  /** How much it matters among what happened since I played, 1 to 8; without it, by its weight. */
  rank?: number;
  sound?: SoundName;
  /** The `data-place` where it happens: for the eye, the scroll of a phone and the tests. */
  place?(event: Happened): string;
}
export type SceneTable = Readonly<Record<string, SceneKind>>;

export interface Scene {
  kind: string;
  events: GameEvent[];
  /** How many of the events are of its kind. */
  count: number;
  weight: Weight;
  ms: number;
  rest: number;
  /** Until the next one may begin, if that is of the same kind and comes with another entry; 0: after the end. */
  run: number;
  big: boolean;
  holds: boolean;
  page?: boolean;
  mine: boolean;
  /** It runs beside a question that is there already. */
  beside: boolean;
  sound: SoundName | undefined;
  place: string;
}

/** Every title: somebody takes back. */
const UNDO: SceneKind = { weight: 2, ms: 250, act: true };
/** What is shown without a table of scenes: a look at each entry. */
const STILL: SceneKind = { weight: 2, ms: 0, rest: 450, act: true };
const NONE: SceneKind = { weight: 0, ms: 0 };

export function kindOf(kind: string, table: SceneTable | undefined): SceneKind {
  if (kind === "undo") return UNDO;
  return table ? (table[kind] ?? NONE) : STILL;
}

/** Whether an event names this seat as the one who does it, or the one it is done to. */
export const touches = ({ args }: Happened, seat: number): boolean =>
  seat >= 0 && (args["seat"] === seat || args["other"] === seat);

/** The scenes of what one entry brought. Without a table everything is a still. */
export function scenesOf(events: readonly GameEvent[], table: SceneTable | undefined, viewer: number): Scene[] {
  const out: Scene[] = [];
  const before: GameEvent[] = [];
  for (const event of events) {
    const kind = kindOf(event.kind, table);
    const last = out.at(-1);
    if (kind.weight === 0) (last?.events ?? before).push(event);
    else if (last && (last.kind === event.kind || !table)) join(last, sceneOf(event, kind, viewer));
    else out.push(sceneOf(event, kind, viewer));
  }
  out[0]?.events.unshift(...before);
  return out;
}

function sceneOf(event: GameEvent, kind: SceneKind, viewer: number): Scene {
  const mine = kind.act === true && viewer >= 0 && event.args["seat"] === viewer;
  return {
    kind: event.kind,
    events: [event],
    count: 1,
    weight: mine ? 1 : touches(event, viewer) ? 3 : kind.weight,
    ms: kind.ms,
    rest: mine ? 0 : (kind.rest ?? 0),
    run: kind.run ?? 0,
    big: kind.big === true,
    holds: kind.holds === true,
    page: kind.page === true,
    mine,
    beside: false,
    sound: kind.sound,
    place: kind.place?.(event) ?? "",
  };
}

/** Another of the kind: a run is longer by its step; what is not mine needs its rest. */
function join(scene: Scene, more: Scene): void {
  scene.events.push(...more.events);
  scene.count += 1;
  scene.ms += more.run;
  scene.weight = Math.max(scene.weight, more.weight) as Weight;
  scene.rest = Math.max(scene.rest, more.rest);
  scene.mine &&= more.mine;
}

/** Whether the question waits for it. My own act needs no waiting: I know what I did. */
export const blocks = (scene: Scene): boolean => !scene.mine && !scene.beside;
