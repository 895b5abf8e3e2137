import { expect, test } from "vitest";
import type { PlayedGame, RatedTitle } from "../generated/protocol";
import { ALL, by, favourites, ledger, matching, standing } from "./figures";

const game = (more: Partial<PlayedGame>): PlayedGame => ({
  table: "t",
  title: "kingsburg",
  ended: 1,
  seat: 0,
  players: 3,
  place: 1,
  points: 40,
  seats: [
    { name: "Me", bot: "", points: 40, place: 1 },
    { name: "Ann", bot: "", points: 30, place: 2 },
    { name: "", bot: "regular", points: 20, place: 3 },
  ],
  rated: false,
  deal: false,
  change: null,
  luck: null,
  luck_doubt: null,
  mistakes: null,
  ...more,
});

test("filters choose games", () => {
  const games = [game({}), game({ title: "comuni", rated: true, place: 2 })];
  expect(matching(games, ALL)).toHaveLength(2);
  expect(matching(games, { ...ALL, title: "comuni" })).toHaveLength(1);
  expect(matching(games, { ...ALL, opponent: "Ann" })).toHaveLength(2);
  expect(matching(games, { ...ALL, opponent: "Bob" })).toHaveLength(0);
  expect(matching(games, { ...ALL, place: 2, rated: true })).toHaveLength(1);
});

test("opponents are people, the most frequent first", () => {
  expect(favourites([game({}), game({ place: 3 })])).toEqual([{ name: "Ann", games: 2, before: 1 }]);
});

test("means leave out games that all have lost", () => {
  const rows = by([game({}), game({ place: null, points: 20 }), game({ seat: 1, place: 3 })], ({ seat }) => seat);
  expect(rows).toEqual([
    { key: 0, games: 2, place: 1, points: 30 },
    { key: 1, games: 1, place: 3, points: 40 },
  ]);
});

test("luck adds up in the order of the games, inside a band that widens with the root of their number", () => {
  const found = ledger([game({ ended: 3, luck: -0.1 }), game({ ended: 1, luck: 0.3 }), game({ ended: 2 })]);
  expect(found.map(({ sum }) => Math.round(sum * 10))).toEqual([3, 2]);
  expect(found[1]!.band / found[0]!.band).toBeCloseTo(Math.SQRT2);
});

const at = (mu: number | null, doubt: number, unsure = false): RatedTitle => ({
  title: "kingsburg",
  bots: { beginner: 1080, regular: 1500, expert: 1660, master: 1998 },
  others: [],
  mu,
  doubt,
  unsure,
  games: 20,
  history: [],
});

test("a rating is told by the bots around it", () => {
  expect(standing(at(1640, 60))).toMatchObject({ key: "rating-like", level: "expert" });
  expect(standing(at(1590, 100))).toMatchObject({ key: "rating-like", level: "expert" });
  expect(standing(at(1570, 50))).toMatchObject({ key: "rating-between", level: "regular", other: "expert" });
  expect(standing(at(2100, 60))).toMatchObject({ key: "rating-above", level: "master" });
  expect(standing(at(900, 60))).toMatchObject({ key: "rating-below", level: "beginner" });
  expect(standing(at(1500, 200, true)).key).toBe("rating-unknown");
  expect(standing(at(null, 0)).key).toBe("rating-unknown");
});
