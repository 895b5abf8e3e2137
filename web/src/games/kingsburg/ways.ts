/** The ways to influence an advisor: actions of the list, put in an order. */
import type { Named } from "../../core/stage";
import { numberOf } from "./data";

/** A way to influence an advisor: an action of the list. */
export interface Way {
  action: Named;
  advisor: number;
  dice: number[];
  white: number[];
  plus2: boolean;
  market: number;
  envoy: boolean;
}

/** How much help a way needs beside dice, then how many dice: the least comes first. */
const dear = (way: Way): number =>
  (way.envoy ? 1000 : 0) +
  (way.plus2 ? 100 : 0) +
  (way.market ? 50 : 0) +
  (way.dice.length + way.white.length) * 2 +
  way.white.length;

/** Every way that is offered, the cheapest first. */
export function waysOf(actions: readonly Named[]): Way[] {
  return actions
    .filter((action) => action["type"] === "influence")
    .map((action) => ({
      action,
      advisor: numberOf(String(action["advisor"])),
      dice: action["dice"] as number[],
      white: action["white"] as number[],
      plus2: action["plus2"] === true,
      market: Number(action["market"]),
      envoy: action["envoy"] === true,
    }))
    .sort((a, b) => dear(a) - dear(b));
}
