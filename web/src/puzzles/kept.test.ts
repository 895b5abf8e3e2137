import { expect, test } from "vitest";
import { nextOf, readAnswered, type Answered } from "./kept.svelte";

const shelf = { puzzles: ["a", "b", "c"], difficulty: [1, 2, 3], today: "b" };
const WEEK = 7 * 86_400_000;
const among = (all: Record<string, Answered>) => (id: string) => all[id];

test("what is kept comes back, what is damaged does not", () => {
  const good = { found: true, first: false, when: 3 };
  expect(readAnswered(JSON.stringify({ "t/a": good, "t/b": { found: 1 } }))).toEqual({ "t/a": good });
  expect(readAnswered("{")).toEqual({});
  expect(readAnswered(null)).toEqual({});
});

test("the one of the day first, then the easiest that is new", () => {
  expect(nextOf(shelf, among({}), 0)).toBe("b");
  const found = { found: true, first: true, when: 0 };
  expect(nextOf(shelf, among({ b: found }), 0)).toBe("a");
  expect(nextOf(shelf, among({ b: found, a: found }), 0)).toBe("c");
  expect(nextOf(shelf, among({ a: found, b: found, c: found }), 0)).toBeUndefined();
});

test("what was not found comes back after a week, not before", () => {
  const missed = { found: false, first: false, when: 0 };
  const found = { ...missed, found: true };
  expect(nextOf(shelf, among({ b: found, a: missed }), WEEK - 1)).toBe("c");
  expect(nextOf(shelf, among({ b: found, a: missed }), WEEK + 1)).toBe("a");
  expect(nextOf(shelf, among({ b: found, a: missed, c: found }), 1)).toBe("a");
});
