import { expect, test } from "vitest";
import { leftBy, openAfter, spans, waysOf, type Way } from "./ways";

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

const die = (face: number, white = false) => ({ face, white, advisor: 0, envoy: false });
const to = (advisor: "jester" | "squire" | "architect" | "sergeant", dice: number[], more: object = {}) =>
  way(dice, { advisor, ...more });

test("a way leaves the dice it does not use, and the ways that these still have", () => {
  const hand = [die(1), die(2), die(3, true)];
  const ways = waysOf([
    to("jester", [1]),
    to("squire", [2]),
    to("architect", [1, 2]),
    to("sergeant", [2], { white: [3] }),
  ]);
  const by = (advisor: number) => ways.find((one) => one.advisor === advisor) as Way;
  expect(leftBy(by(1), hand)).toEqual({ dice: [2], white: [3] });
  expect(openAfter(by(1), ways, hand, 0).map(({ advisor }) => advisor)).toEqual([2, 5]);
  expect(openAfter(by(3), ways, hand, 0)).toEqual([]);
});

test("help that is spent opens nothing more", () => {
  const hand = [die(1), die(3)];
  const ways = waysOf([to("architect", [1], { plus2: true }), to("sergeant", [3], { plus2: true })]);
  const first = ways[0] as Way;
  expect(openAfter(first, ways, hand, 1)).toEqual([]);
  expect(openAfter(first, ways, hand, 2)).toHaveLength(1);
});

test("numbers are told in spans", () => {
  expect(spans([1, 3, 4, 6, 7, 8, 12])).toBe("1, 3, 4, 6–8, 12");
});
