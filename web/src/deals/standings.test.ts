import { expect, test } from "vitest";
import { compare, duel, standings } from "./standings";

const one = (alias: string, points: number, place = 1) => ({
  name: "Ann",
  alias,
  table: `${alias} ${points}`,
  points,
  place,
  mine: alias === "me",
});

test("place counts before points", () => {
  expect(compare(one("a", 30, 1), one("b", 50, 2))).toBeLessThan(0);
  expect(compare(one("a", 30, 2), one("b", 50, 2))).toBeGreaterThan(0);
  expect(compare(one("a", 30, 2), one("b", 30, 2))).toBe(0);
});

test("two of one name are two, each with their own deals", () => {
  const first = [one("me", 44, 2), one("you", 47, 1)];
  const second = [one("me", 46, 1)];
  const found = standings([first, second]);
  expect(found.map(({ alias, won, points }) => [alias, won, points])).toEqual([
    ["you", 1, 47],
    ["me", 0, 90],
  ]);
  expect(found[0]?.results).toEqual([first[1], undefined]);
  expect(found[1]?.results).toEqual([first[0], second[0]]);
});

test("two against each other: deals won by each, of those both have played", () => {
  const deals = [[one("me", 44, 2), one("you", 47, 1)], [one("me", 46, 1), one("you", 39, 3)], [one("me", 45, 2)]];
  expect(duel(deals)).toEqual({ mine: 1, theirs: 1, compared: 2 });
  expect(duel([[one("me", 44)]])).toBeNull();
  expect(duel([[one("me", 44), one("you", 47), one("she", 47)]])).toBeNull();
});
