/** The ways to influence an advisor: actions of the list, put in an order. */
import type { Action, Die } from "./generated";
import { numberOf } from "./data";

type Influence = Extract<Action, { type: "influence" }>;

/** A way to influence an advisor, who stands here by number. */
export interface Way extends Omit<Influence, "type" | "advisor"> {
  action: Influence;
  advisor: number;
}

/** How much help a way needs beside dice, then how many dice: the least comes first. */
const dear = (way: Way): number =>
  (way.envoy ? 1000 : 0) +
  (way.plus2 ? 100 : 0) +
  (way.market ? 50 : 0) +
  (way.dice.length + way.white.length) * 2 +
  way.white.length;

/** Every way that is offered, the cheapest first. */
export function waysOf(actions: readonly Influence[]): Way[] {
  return actions
    .map((action) => ({ ...action, action, advisor: numberOf(action.advisor) }))
    .sort((a, b) => dear(a) - dear(b));
}

/** A hand without these faces. */
function without(hand: readonly number[], faces: readonly number[]): number[] | null {
  const rest = [...hand];
  for (const face of faces) {
    const at = rest.indexOf(face);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

const faces = (hand: readonly Die[], white: boolean): number[] =>
  hand.filter((die) => die.white === white).map((die) => die.face);

/** The dice that stay in hand once a way is taken. */
export function leftBy(way: Way, hand: readonly Die[]): { dice: number[]; white: number[] } {
  return {
    dice: without(faces(hand, false), way.dice) ?? [],
    white: without(faces(hand, true), way.white) ?? [],
  };
}

/** Of the ways offered now, those that a way leaves open: with the dice that stay, elsewhere, without the help it spends. */
export function openAfter(way: Way, ways: readonly Way[], hand: readonly Die[], tokens: number): Way[] {
  const left = leftBy(way, hand);
  return ways.filter(
    (other) =>
      other.advisor !== way.advisor &&
      without(left.dice, other.dice) !== null &&
      without(left.white, other.white) !== null &&
      !(other.plus2 && way.plus2 && tokens < 2) &&
      !(other.market && way.market) &&
      !(other.envoy && way.envoy),
  );
}

/** Numbers as a reader takes them in: "1, 3–4, 6". */
export function spans(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(", ");
}
