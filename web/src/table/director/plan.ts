/**
 * What happened becomes scenes, and scenes get their time. No browser, no clock: lists in, lists out.
 *
 * A title says how long each kind of event is looked at (its `scenes.ts`). Between two decisions of mine the whole showing
 * has a budget; what is too long is shown faster, then folded together, then left to the chronicle.
 */
import type { SpeedName } from "../../core/prefs.svelte";

/** Whether I should wait for a scene: 0 it has none, 1 it is another's own affair, 2 it changes what I may do, 3 it touches me. */
export type Weight = 0 | 1 | 2 | 3;

/** How a kind of event is shown, in milliseconds at normal speed. */
export interface SceneKind {
  weight: Weight;
  ms: number;
  /** Quiet after it, so that it can be read; this shrinks first when time is short. */
  rest?: number;
  /** From one to the next, where several of the kind follow each other; none: all at once. */
  run?: number;
  /** It has a plate of its own: never folded, never hurried. */
  big?: boolean;
  /** A player does it; of my own I need to see no more than the motion. */
  act?: boolean;
}
export type SceneTable = Readonly<Record<string, SceneKind>>;

/** What the engine reads of an event. */
export interface Happened {
  kind: string;
  args: Record<string, unknown>;
}

export interface Scene {
  kind: string;
  /** How many events it tells. */
  count: number;
  weight: Weight;
  ms: number;
  rest: number;
  big: boolean;
}

/** The scenes of what one entry brought: a run of one kind is one scene. A kind that is not in the table has none. */
export function scenesOf(events: readonly Happened[], table: SceneTable, viewer: number): Scene[] {
  const out: Scene[] = [];
  for (const event of events) {
    const kind = table[event.kind];
    if (!kind || kind.weight === 0) continue;
    const mine = event.args["seat"] === viewer && viewer >= 0;
    const touched = mine || (event.args["other"] === viewer && viewer >= 0);
    const own = mine && kind.act === true;
    const weight: Weight = own ? 1 : touched ? 3 : kind.weight;
    const last = out.at(-1);
    if (last?.kind === event.kind) {
      last.count += 1;
      last.ms += kind.run ?? 0;
      last.weight = Math.max(last.weight, weight) as Weight;
      if (!own) last.rest = kind.rest ?? 0;
    } else {
      const rest = own ? 0 : (kind.rest ?? 0);
      out.push({ kind: event.kind, count: 1, weight, ms: kind.ms, rest, big: kind.big === true });
    }
  }
  return out;
}

interface Speed {
  rate: number;
  rests: number;
  budget: number;
}
const SPEEDS: Record<Exclude<SpeedName, "instant">, Speed> = {
  slow: { rate: 0.7, rests: 1.5, budget: 10_000 },
  normal: { rate: 1, rests: 1, budget: 6_000 },
  brisk: { rate: 1.6, rests: 0.5, budget: 4_000 },
};
/** Beyond the budget what hurries may take so much longer, before scenes are folded. */
const SPARE = 2_000;
const LEAST_REST = 0.4;
const LEAST_MOTION = 0.5;
/** Scenes that were folded together are one still. */
const STILL = 900;

/** How long a moment is looked at, and until when the question that follows must wait for it. */
export interface Length {
  ms: number;
  blocks: number;
}

interface Timed {
  scene: Scene;
  motion: number;
  rest: number;
}

/** The time of each moment of what is still to be shown. */
export function plan(moments: readonly (readonly Scene[])[], speed: SpeedName): Length[] {
  if (speed === "instant") return moments.map(() => ({ ms: 0, blocks: 0 }));
  const { rate, rests, budget } = SPEEDS[speed];
  const timed = moments.map((scenes) =>
    scenes.map((scene): Timed => ({ scene, motion: scene.ms / rate, rest: (scene.rest * rests) / rate })),
  );
  squeeze(timed.flat(), budget);
  return timed.map(length);
}

const sum = (list: readonly Timed[]): number => list.reduce((all, { motion, rest }) => all + motion + rest, 0);

/** Make it fit: hurry, then fold, then show only what is big or touches me. */
function squeeze(all: Timed[], budget: number): void {
  const big = sum(all.filter(({ scene }) => scene.big));
  const others = all.filter(({ scene }) => !scene.big);
  if (sum(all) <= budget) return;
  if (sum(others) / 2 + big <= budget) return hurry(others, budget - big);
  if (sum(others) / 2 + big > budget + SPARE) fold(all);
  hurry(others, 0);
  if (sum(all) > 2 * budget) {
    for (const one of others) if (one.scene.weight < 3) one.motion = one.rest = 0;
  }
}

/** Shrink rests, then motions, to the room there is, but to no less than half. */
function hurry(list: readonly Timed[], room: number): void {
  const motions = list.reduce((all, { motion }) => all + motion, 0);
  const rests = list.reduce((all, { rest }) => all + rest, 0);
  const rest = Math.max(LEAST_REST, Math.min(1, rests ? (room - motions) / rests : 1));
  const motion = Math.max(LEAST_MOTION, Math.min(1, motions ? (room - rests * rest) / motions : 1));
  for (const one of list) {
    one.motion *= motion;
    one.rest *= rest;
  }
}

/** Others' own affairs that follow each other become one still. */
function fold(all: readonly Timed[]): void {
  let still: Timed | undefined;
  for (const one of all) {
    if (one.scene.weight > 1 || one.scene.big) still = undefined;
    else if (still) one.motion = one.rest = 0;
    else {
      still = one;
      one.motion = Math.min(STILL, one.motion + one.rest);
      one.rest = 0;
    }
  }
}

function length(scenes: readonly Timed[]): Length {
  let [ms, blocks] = [0, 0];
  for (const { scene, motion, rest } of scenes) {
    ms += motion + rest;
    if (scene.weight >= 2) blocks = ms;
  }
  return { ms, blocks };
}
