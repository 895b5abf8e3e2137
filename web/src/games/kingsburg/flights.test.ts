import { expect, test } from "vitest";
import type { SceneNow } from "../../core/stage";
import type { Event } from "./generated";
import { Flights, flightsOf } from "./flights.svelte";

const gift: Event = {
  seq: 4,
  kind: "gift",
  args: { seat: 1, advisor: "king", number: 18, tokens: 0, soldiers: 1, points: 0, goods: ["gold", "wood"], parts: [] },
};
const recruited: Event = {
  seq: 5,
  kind: "recruited",
  args: { seat: 0, goods: ["stone", "stone"], parts: [], soldiers: 2 },
};
const scene = (events: readonly Event[], still = false): SceneNow => ({
  ...{ kind: "gift", events: events as SceneNow["events"], ms: 420, rate: 1 },
  ...{ big: false, still, mine: false, place: "" },
});

test("a gift flies from its arch to the stock, piece by piece", () => {
  expect(flightsOf([gift]).map(({ what, count, from, to }) => [what, count, from, to])).toEqual([
    ["gold", 1, "arch-18", "stock-1-gold"],
    ["wood", 1, "arch-18", "stock-1-wood"],
    ["soldiers", 1, "arch-18", "stock-1-soldiers"],
  ]);
});

test("what is paid leaves, what is bought comes", () => {
  expect(flightsOf([recruited]).map(({ what, count }) => [what, count])).toEqual([
    ["soldiers", 1],
    ["stone", -2],
  ]);
});

test("what is under way is not in the stock yet, and nothing is under way in a still", () => {
  expect(new Flights(() => scene([gift])).pending(1, "gold")).toBe(1);
  expect(new Flights(() => scene([gift])).pending(0, "gold")).toBe(0);
  expect(new Flights(() => scene([recruited])).pending(0, "stone")).toBe(0);
  expect(new Flights(() => scene([gift], true)).pending(1, "gold")).toBe(0);
  expect(new Flights(() => null).pending(1, "gold")).toBe(0);
});
