import { expect, test } from "vitest";
import type { Move } from "../generated/protocol";
import {
  apart,
  bands,
  columnsOf,
  doubtOf,
  lessSaid,
  madeOf,
  marksOf,
  placeOfEntry,
  rowsOf,
  rounded,
  sumOf,
  tasksOf,
  touches,
  whenText,
  type Partial,
} from "./shape";

const move = (seq: number, name: Move["name"], loss: number, lead = 0): Move => ({
  seq, seat: 0, kind: "k", legal: 3, choices: [], loss, doubt: 0.02, lead, equal: false, name, why: [],
}); // prettier-ignore
const REVIEW: Partial = {
  seat: 0,
  players: 3,
  unit: "year",
  chapters: [{ seq: 0, number: 1 }, { seq: 2, number: 2 }],
  line: [
    { seq: -1, share: [0.4, 0.3, 0.3], doubt: [0, 0, 0] },
    { seq: 0, share: [0.5, 0.2, 0.3], doubt: [0, 0, 0] },
    { seq: 3, share: [0, 1, 0], doubt: [0, 0, 0] },
  ],
  draws: [
    { seq: -1, kind: "seat", what: "", luck: [0.07, 0, 0], doubt: [0, 0, 0], outcomes: 3, exact: true },
    { seq: 0, kind: "dice", what: "roll", luck: [-0.06, 0, 0], doubt: [0.01, 0, 0], outcomes: 6, exact: true },
    { seq: 3, kind: "cards", what: "card", luck: [0.01, 0, 0], doubt: [0, 0, 0], outcomes: 6, exact: true },
  ],
  moves: [move(2, "blunder", 0.2), move(1, "found", 0, 0.05), move(3, null, 0.01)],
  totals: [
    { seat: 0, start: 1 / 3, luck: -0.066, own: -0.134, others: -0.1333, result: 0, by: [], luck_doubt: 0.01, own_doubt: 0.04, others_doubt: 0.04 },
  ],
}; // prettier-ignore

test("the moments stand in order of play, with their signs", () => {
  expect(marksOf(REVIEW).map(({ seq, kind, value }) => [seq, kind, value])).toEqual([
    [0, "dice", -0.06],
    [1, "found", 0.05],
    [2, "blunder", -0.2],
  ]);
  expect(tasksOf(REVIEW).map(({ seq }) => seq)).toEqual([2]);
});

test("without a name the largest steps are shown", () => {
  const calm = { ...REVIEW, moves: [move(2, null, 0.03)], draws: REVIEW.draws.slice(2) };
  expect(marksOf(calm).map(({ kind }) => kind)).toEqual(["step", "cards"]);
  const one = { ...calm, moves: [move(2, "slip", 0.05), move(4, null, 0.035), move(5, null, 0.03)] };
  expect(marksOf(one).map(({ seq, kind }) => [seq, kind])).toEqual([
    [2, "slip"],
    [4, "step"],
    [5, "step"],
  ]);
});

test("the bands fill the whole, mine lowest and the winner on top", () => {
  const made = bands(REVIEW);
  expect(made.map(({ seat }) => seat)).toEqual([0, 2, 1]);
  for (const top of made.at(-1)?.top ?? []) expect(top).toBeCloseTo(1);
});

test("the printed figures add up", () => {
  const sum = sumOf(REVIEW);
  expect(sum?.parts.slice(0, 4).reduce((a, b) => a + b, 0)).toBe(sum?.parts[4]);
  expect(rounded([0.335, 0.335, 0.33], 1)).toEqual([34, 33, 33]);
});

test("what a part is made of adds up to the printed part", () => {
  const total = { ...REVIEW.totals[0]!, by: [-0.134, -0.1, -0.0333] };
  const review = { ...REVIEW, totals: [total] };
  const made = madeOf(review);
  const sum = sumOf(review);
  const add = (pieces: readonly { wins: number }[] = []): number => pieces.reduce((all, { wins }) => all + wins, 0);
  expect([made?.luck, made?.own, made?.others].map(add)).toEqual(sum?.parts.slice(1, 4));
  expect(made?.luck.map(({ kind }) => kind)).toEqual(["dice", "cards", "seat"]);
  expect(made?.own.map(({ kind, count }) => [kind, count])).toEqual([["named", 2], ["other", 1]]); // prettier-ignore
  expect(made?.others.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(madeOf({ ...REVIEW, totals: [] })).toBeNull();
});

test("an entry has its place on the line, and a doubt its reach", () => {
  expect(placeOfEntry(REVIEW, 2)).toBe(1);
  expect(placeOfEntry(REVIEW, 3)).toBe(2);
  expect([touches({ behind: 0.02, doubt: 0.03 }), touches({ behind: 0.05, doubt: 0.03 })]).toEqual([true, false]);
});

test("rows of the table add up, and each begins where the last one ended", () => {
  const rows = rowsOf(REVIEW, marksOf(REVIEW));
  expect(rows.length).toBeGreaterThan(1);
  rows.forEach((row, i) => {
    expect(row.before + row.luck + row.moved).toBe(row.after);
    if (i) expect(row.before).toBe(rows[i - 1]?.after);
  });
  expect([rows[0]?.before, rows.at(-1)?.after]).toEqual([40, 0]);
  expect(rows.flatMap(({ named }) => named)).toEqual(marksOf(REVIEW));
});
test("of signs that would lie on each other the larger one stays", () => {
  const [small, large, high] = [{ x: 0, y: 0, size: 1 }, { x: 10, y: 5, size: 2 }, { x: 10, y: 90, size: 1 }]; // prettier-ignore
  expect([...apart([small, large, high], ({ size }) => size, 20)]).toEqual([large, high]);
  expect(apart([small, large], ({ size }) => size, 10).size).toBe(2);
});

test("a name that says less than the figures is told so", () => {
  const said = (loss: number, doubt: number, name: Move["name"]): boolean => lessSaid({ loss, doubt, name });
  expect([said(0.3, 0.02, "blunder"), said(0.3, 0.02, "slip"), said(0.3, 0.02, null)]).toEqual([false, true, true]);
  expect([said(0.3, 0.2, "mistake"), said(0.1, 0.09, "slip"), said(0.03, 0.01, null)]).toEqual([false, false, false]);
  expect([said(0.1, 0.2, null), said(0, 0, "found")]).toEqual([false, false]);
});

test("a doubt is rounded up", () => {
  expect([0, 0.001, 0.02, 0.0201].map(doubtOf)).toEqual([0, 1, 2, 3]);
});

test("years stand as columns over the line, several in one where there are many", () => {
  expect(columnsOf(REVIEW, 8)).toEqual([
    { from: 0, to: 1, first: 1, last: 1 },
    { from: 1, to: 2, first: 2, last: 2 },
  ]);
  expect(columnsOf(REVIEW, 1)).toEqual([{ from: 0, to: 2, first: 1, last: 2 }]);
  expect(columnsOf({ ...REVIEW, chapters: [] }, 8)).toEqual([]);
});

test("an entry is told by its year, where the title has one", () => {
  expect(whenText(REVIEW, 1)).toBe("review-in-year · review-at-entry"); // the keys: no texts are loaded here
  expect(whenText({ ...REVIEW, chapters: [] }, 3)).toBe("review-at-entry");
});
