import { expect, test } from "vitest";
import type { GameEvent } from "../generated/protocol";
import { chapters, keep, newsFrom, only } from "./chronicle";

const told = (seq: number, kind: string, seat?: number): GameEvent => ({
  seq,
  kind,
  args: seat === undefined ? {} : { seat },
});
/** I am seat 0. Entry 3 is my act; it ends the season, which gives to everybody. */
const GAME = [
  told(1, "season"),
  told(1, "placed", 1),
  told(2, "placed", 2),
  told(3, "placed", 0),
  told(3, "gift", 1),
  told(3, "season"),
  told(4, "rolled", 1),
  told(4, "rolled", 0),
  told(5, "placed", 1),
  told(5, "built", 1),
];

test("one chapter per turn, newest first, heads apart", () => {
  const shown = chapters(GAME, 9, 0).map(({ seat, events }) => [seat, ...events.map(({ kind }) => kind)]);
  expect(shown).toEqual([
    [1, "placed", "built"],
    [0, "rolled"],
    [1, "rolled"],
    [null, "season"],
    [1, "gift"],
    [0, "placed"],
    [2, "placed"],
    [1, "placed"],
    [null, "season"],
  ]);
});

test("what all do at once is one entry of each, whoever is faster", () => {
  const laying = [told(1, "taken", 1), ...[2, 3, 4, 5, 6].map((seq) => told(seq, "lay", 1 + (seq % 2)))];
  const atOnce = (kind: string) => kind === "lay";
  const shown = (since: number, viewer: number) =>
    chapters(laying, since, viewer, atOnce).map(({ seat, events }) => [seat, ...events.map(({ seq }) => seq)]);
  expect(shown(9, 0)).toEqual([
    [2, 3, 5],
    [1, 2, 4, 6],
    [1, 1],
  ]);
  // The mark of the news parts it all the same.
  expect(shown(5, 0)).toEqual([
    [2, 5],
    [1, 4, 6],
    [2, 3],
    [1, 2],
    [1, 1],
  ]);
});

test("all that my act set off is new, also in its own entry and also of me", () => {
  expect(newsFrom(GAME, 4, 0)).toBe(4);
  const fresh = chapters(GAME, 4, 0).filter((chapter) => chapter.fresh);
  expect(fresh.map(({ events }) => events[0]?.kind)).toEqual(["placed", "rolled", "rolled", "season", "gift"]);
  expect(newsFrom(GAME, 99, 0)).toBe(GAME.length);
  expect(chapters(GAME, 4, -1).some((chapter) => chapter.fresh)).toBe(false);
});

test("one player's chapters keep the heads that say when", () => {
  expect(only(chapters(GAME, 9, 0), 2).map(({ seat }) => seat)).toEqual([2, null]);
  expect(only(chapters(GAME, 9, 0), null)).toHaveLength(9);
});

test("what has not changed stays the object it was", () => {
  const before = chapters(GAME.slice(0, 9), 9, 0);
  const now = keep(before, chapters(GAME, 9, 0));
  expect(now).toEqual(chapters(GAME, 9, 0));
  expect(now.map((chapter) => before.includes(chapter))).toEqual([false, ...before.slice(1).map(() => true)]);
  // My act has come: what was new is not any more.
  expect(keep(now, chapters(GAME, 4, 0)).some((chapter) => now.includes(chapter) && chapter.fresh)).toBe(false);
});
