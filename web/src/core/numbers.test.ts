import { expect, test } from "vitest";
import { figure, roman, same, sum } from "./numbers";

test("Roman numerals", () => {
  expect([1, 4, 5, 9, 14, 38].map(roman)).toEqual(["I", "IV", "V", "IX", "XIV", "XXXVIII"]);
  expect(roman(0)).toBe("");
});

test("a minus sign is none of the hyphens between words and numbers", () => {
  expect([3, 0, -7].map(figure)).toEqual(["3", "0", "−7"]);
  expect(figure("-3 points, from -2 to 4")).toBe("−3 points, from −2 to 4");
  expect(figure("2-3 players, 2026-11-18, --at 5, well-done")).toBe("2-3 players, 2026-11-18, --at 5, well-done");
});

test("sums and equal lists", () => {
  expect(sum({ gold: 2, wood: 3 })).toBe(5);
  expect(sum({})).toBe(0);
  expect(same([1, 2], [1, 2])).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same([1], [1, 1])).toBe(false);
});
