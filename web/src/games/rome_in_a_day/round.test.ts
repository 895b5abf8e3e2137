import { expect, test } from "vitest";
import type { Event } from "./generated";
import { standingsOf } from "./round";

let seq = 0;
const round = (number: number): Event => ({ seq: seq++, kind: "round", args: { round: number } });
const row = (seat: number): Event => ({ seq: seq++, kind: "row", args: { seat, lands: [], buildings: [] } });
const placed = (seat: number, score: number): Event => ({
  seq: seq++,
  kind: "placed",
  args: { seat, land: "field", building: null, q: 0, r: 0, score },
});
const first = [round(1), row(0), row(1), placed(0, 2), placed(1, 1), placed(1, 5)];

test("points won in a round and ranks, ties share one", () => {
  expect(standingsOf(first, 3)).toEqual([
    { seat: 0, points: 2, won: 2, rank: 2 },
    { seat: 1, points: 5, won: 5, rank: 1 },
    { seat: 2, points: 0, won: 0, rank: 3 },
  ]);
});

test("a round that is only announced has not begun: what is told is the one that ended", () => {
  expect(standingsOf([...first, round(2)], 2).map(({ won }) => won)).toEqual([2, 5]);
  const second = [...first, round(2), row(0), row(1)];
  expect(standingsOf(second, 2).map(({ won }) => won)).toEqual([0, 0]);
  expect(standingsOf([...second, placed(0, 6)], 2)).toEqual([
    { seat: 0, points: 6, won: 4, rank: 1 },
    { seat: 1, points: 5, won: 0, rank: 2 },
  ]);
  expect(standingsOf([...second, placed(0, 6), round(3)], 2).map(({ won }) => won)).toEqual([4, 0]);
});

test("before anything is laid nobody has won anything", () => {
  expect(standingsOf([], 2).map(({ points, won }) => [points, won])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
