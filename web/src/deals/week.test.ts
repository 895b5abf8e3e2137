import { expect, test } from "vitest";
import type { MyDay } from "../generated/protocol";
import { weekOf } from "./week";

const game = (day: string, title: string, over: boolean, place: number | null): MyDay => ({
  day,
  title,
  mine: { table: "t", over, place, points: 30, luck: null, luck_doubt: null },
});

test("seven days up to today, of one title", () => {
  const games = [
    game("2026-02-27", "comuni", true, 2),
    game("2026-02-28", "comuni", false, null),
    game("2026-03-01", "rome", true, 1),
    game("2026-03-01", "comuni", true, null),
  ];
  const days = weekOf("2026-03-02", "comuni", games);
  expect(days.map(({ day }) => day.slice(5)).join(" ")).toBe("02-24 02-25 02-26 02-27 02-28 03-01 03-02");
  expect(days.map(({ state }) => state)).toEqual(["none", "none", "none", "placed", "left", "lost", "open"]);
  expect(days.map(({ place }) => place)).toEqual([0, 0, 0, 2, 0, 0, 0]);
  expect(days.filter(({ today }) => today)).toHaveLength(1);
  expect(weekOf("", "comuni", games)).toEqual([]);
});
