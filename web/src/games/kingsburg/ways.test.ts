import { expect, test } from "vitest";
import { waysOf } from "./ways";

const way = (dice: number[], more: object = {}) => ({
  type: "influence" as const,
  advisor: "alchemist" as const,
  dice,
  white: [],
  plus2: false,
  market: 0,
  envoy: false,
  ...more,
});

test("the way that needs the least help comes first, then the one with fewer dice", () => {
  const offered = [
    way([4], { envoy: true }),
    way([4], { plus2: true }),
    way([5], { market: 1 }),
    way([1, 2, 3]),
    way([2, 4]),
    way([2], { white: [4] }),
  ];
  const ways = waysOf(offered);
  expect(ways.map(({ dice, white }) => [dice, white])).toEqual([
    [[2, 4], []],
    [[2], [4]],
    [[1, 2, 3], []],
    [[5], []],
    [[4], []],
    [[4], []],
  ]);
  expect(ways.at(-1)?.envoy).toBe(true);
  expect(new Set(ways.map(({ advisor }) => advisor))).toEqual(new Set([6]));
});
