/** How long each event is looked at. A battle has a page of its own, which is turned by hand: it needs no time here. */
import type { SceneKind } from "../../table/director/plan";
import type { Event } from "./generated";

const NONE: SceneKind = { weight: 0, ms: 0 };
const GAIN: SceneKind = { weight: 1, ms: 420, run: 120, rest: 150 };

export const scenes: Record<Event["kind"], SceneKind> = {
  order: { weight: 2, ms: 300, rest: 200 },
  phase: { weight: 2, ms: 400 },
  "aid-die": { weight: 2, ms: 420, rest: 200 },
  "aid-good": { weight: 2, ms: 420, rest: 200 },
  neutral: { weight: 2, ms: 300 },
  "neutral-aside": NONE,
  guild: NONE,
  rolled: { weight: 2, ms: 930, rest: 200 },
  reroll: { weight: 2, ms: 720, rest: 150 },
  influenced: { weight: 2, ms: 500, rest: 230, act: true },
  passed: NONE,
  stuck: NONE,
  gift: { weight: 1, ms: 420, run: 260, rest: 240 },
  swapped: { weight: 1, ms: 520, run: 260, rest: 240 },
  declined: { weight: 1, ms: 160, run: 160 },
  peeked: { weight: 2, ms: 600 },
  "peeked-mine": NONE,
  built: { weight: 1, ms: 380, run: 300, rest: 200, act: true },
  reward: { weight: 2, ms: 600, rest: 250 },
  envoy: { weight: 2, ms: 520, rest: 230 },
  "envoy-nobody": { weight: 2, ms: 380, rest: 230 },
  "envoy-back": { weight: 2, ms: 380, rest: 230 },
  inn: GAIN,
  embassy: GAIN,
  "town-hall": GAIN,
  "town-hall-declined": NONE,
  recruited: { weight: 1, ms: 420, run: 200, rest: 200, act: true },
  enemy: NONE,
  troops: NONE,
  fought: NONE,
  spoils: NONE,
  fortress: NONE,
  "lost-goods": NONE,
  destroyed: NONE,
  "lost-points": NONE,
  strongest: NONE,
  cathedral: NONE,
  over: NONE,
};
