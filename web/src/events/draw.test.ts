import { expect, test } from "vitest";
// A whole event that the program drew; tests/server/test_events.py draws it again too.
import file from "../../../tests/server/event_book.json";
import { type Book, drawAgain } from "./draw";
import { holds } from "./entered";

const book: Book = file;
const changed = (change: (copy: Book) => void): Book => {
  const copy = structuredClone(book);
  change(copy);
  return copy;
};
const pod = (copy: Book, round: number, number: number): Book["rounds"][0][0] => {
  const found = copy.rounds[round - 1]?.[number - 1];
  if (!found) throw new Error("no such pod");
  return found;
};

test("what the program drew is drawn again, to the last seat", () => {
  expect(book.rounds.length).toBe(3);
  expect(drawAgain(book)).toEqual({ same: true });
});

test("the first pod that differs is named", () => {
  const swapped = changed((copy) => pod(copy, 2, 3).seats.reverse());
  expect(drawAgain(swapped)).toEqual({ same: false, round: 2, pod: 3 });
  const grain = changed((copy) => Object.assign(copy.entrants[3] ?? {}, { grain: "another" }));
  expect(drawAgain(grain)).toMatchObject({ same: false, round: 1 });
  const points = changed((copy) => (pod(copy, 1, 1).points = [0, 333, 666, 1000]));
  expect(drawAgain(points)).toMatchObject({ same: false, round: 2 });
  const missing = changed((copy) => copy.rounds[2]?.pop());
  expect(drawAgain(missing)).toMatchObject({ same: false, round: 3 });
});

test("another secret is no longer the sealed one", () => {
  const other = changed((copy) => (copy.secret += "x"));
  expect(drawAgain(other)).toEqual({ same: false, secret: true });
});

test("the file must have the grain and the fingerprint that this browser saw", () => {
  const mine = { grain: book.entrants[2]?.grain ?? "", commitment: book.commitment };
  expect(holds(book, 2, mine)).toBe(true);
  expect(holds(book, 2, { ...mine, grain: "x" })).toBe(false);
  expect(holds(book, 2, { ...mine, commitment: "x" })).toBe(false);
  expect(holds(book, -1, null)).toBe(true);
});
