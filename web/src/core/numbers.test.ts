import { expect, test } from "vitest";
import { roman, same, sum } from "./numbers";

test("Roman numerals", () => {
  expect([1, 4, 5, 9, 14, 38].map(roman)).toEqual(["I", "IV", "V", "IX", "XIV", "XXXVIII"]);
  expect(roman(0)).toBe("");
});

test("sums and equal lists", () => {
  expect(sum({ gold: 2, wood: 3 })).toBe(5);
  expect(sum({})).toBe(0);
  expect(same([1, 2], [1, 2])).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same([1], [1, 1])).toBe(false);
});
