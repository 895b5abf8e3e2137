/**
 * Scenes get their time. Between two decisions of mine the whole showing has a budget; what is too long is shown faster, then folded
 * together, then left to the chronicle.
 */
import type { SpeedName } from "../../core/prefs.svelte";
import type { Scene } from "./scenes";

export type { Scene, SceneKind, SceneTable } from "./scenes";

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
/** Whoever only watches may be this far behind. */
const LAG = 4_000;
/** However long it went on already, what is left is not cut to nothing. */
const LEAST = 1_500;
const LEAST_REST = 0.4;
const LEAST_MOTION = 0.5;
/** Scenes that were folded together are one still. */
const FOLDED = 900;
/** Without motion a scene is a still: this long, and longer where it has a plate of its own. */
const STILL = 700;
const BIG_STILL = 900;

/** How a run of scenes is to be shown. */
export interface Manner {
  speed: SpeedName;
  /** Nothing moves. */
  still: boolean;
  /** Nobody waits for a question: a spectator. */
  watching: boolean;
  /** Pages wait to be turned. */
  pages?: boolean;
  /** What was shown since nothing was left to show, in milliseconds. */
  spent: number;
  /** Somebody asked to see it: all of it, whatever it takes. */
  all: boolean;
}

/** A scene with its time. */
export interface Timed {
  scene: Scene;
  motion: number;
  rest: number;
  /** It makes way for the next before its end. */
  run: boolean;
  still: boolean;
  /** So many of the scenes after it are folded into it: one still that tells all of them. */
  folds?: number;
}

/** From its beginning to that of the next. */
export const lead = ({ scene, motion, rest, run }: Timed): number =>
  run && scene.ms > 0 ? (scene.run * scene.count * motion) / scene.ms : motion + rest;

const sum = (list: readonly Timed[]): number => list.reduce((all, one) => all + lead(one), 0);

/** The time of each of the scenes that are still to be shown. */
export function plan(scenes: readonly Scene[], how: Manner): Timed[] {
  const timed = scenes.map((scene, i) => time(scene, scenes[i + 1], how));
  if (how.speed === "instant" || how.all) return timed;
  const { budget } = SPEEDS[how.speed];
  if (how.watching) squeeze(timed, LAG, LAG, how.still);
  else squeeze(timed, Math.max(LEAST, budget - how.spent), SPARE, how.still);
  return timed;
}

function time(scene: Scene, next: Scene | undefined, { speed, still }: Manner): Timed {
  if (speed === "instant") return { scene, motion: 0, rest: 0, run: false, still };
  const { rate, rests } = SPEEDS[speed];
  if (still) {
    const rest = scene.mine ? 0 : (scene.big ? BIG_STILL : STILL) / rate;
    return { scene, motion: 0, rest, run: false, still };
  }
  const run = scene.run > 0 && next?.kind === scene.kind && !scene.mine;
  return { scene, motion: scene.ms / rate, rest: (scene.rest * rests) / rate, run, still };
}

/** Make it fit: hurry, then fold, then show only what is big or touches me. Stills cannot hurry. */
function squeeze(all: Timed[], budget: number, spare: number, still: boolean): void {
  if (sum(all) <= budget) return;
  const big = sum(all.filter(({ scene }) => scene.big));
  const others = all.filter(({ scene }) => !scene.big);
  const haste = still ? 1 : 2;
  if (sum(others) / haste + big <= budget) return hurry(others, budget - big);
  if (sum(others) / haste + big > budget + spare || still) fold(all);
  if (!still) hurry(others, budget - big);
  if (sum(all) > budget + 3 * spare) {
    for (const one of others) if (one.scene.weight < 3) one.motion = one.rest = 0;
  }
}

/** Shrink rests, then motions, to the room there is, but to no less than half. */
function hurry(list: readonly Timed[], room: number): void {
  const rests = list.reduce((all, one) => all + (one.run ? 0 : one.rest), 0);
  const motions = sum(list) - rests;
  const rest = Math.max(LEAST_REST, Math.min(1, rests ? (room - motions) / rests : 1));
  const motion = Math.max(LEAST_MOTION, Math.min(1, motions ? (room - rests * rest) / motions : 1));
  for (const one of list) {
    one.motion *= motion;
    one.rest *= rest;
  }
}

/** Others' own affairs that follow each other become one still. My own acts stay what they are. */
function fold(all: readonly Timed[]): void {
  let first: Timed | undefined;
  for (const one of all) {
    if (one.scene.weight > 1 || one.scene.big || one.scene.mine) {
      first = undefined;
      continue;
    }
    one.run = false;
    if (first) {
      one.motion = one.rest = 0;
      first.folds = (first.folds ?? 0) + 1;
    } else {
      first = one;
      one.motion = Math.min(FOLDED, one.motion + one.rest);
      one.rest = 0;
    }
  }
}
