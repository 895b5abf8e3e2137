/** The ways to influence an advisor: actions of the list, put in an order. */
import type { Action } from "./generated";
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
