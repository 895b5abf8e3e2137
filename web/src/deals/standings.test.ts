import { expect, test } from "vitest";
import { compare, standings } from "./standings";

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
