import { expect, test } from "vitest";
import { hill } from "./hill";

const one = (points: number, place = 1, mine = false) => ({ name: "", alias: "", table: "", points, place, mine });

test("one pawn a person, mine on top of its column", () => {
  const made = hill([one(40, 1, true), one(40, 2), one(42, 1), one(31, 4)]);
  expect(made.each).toBe(1);
  expect(made.pawns).toHaveLength(4);
  const mine = made.pawns.find((pawn) => pawn.mine);
  expect(mine?.row).toBe(1);
  expect(made.points[0]).toBe(31);
  expect(made.points.at(-1)).toBe(42);
});

test("a crowd stays a hill", () => {
  const many = Array.from({ length: 300 }, (_, i) => one(20 + (i % 60), 1 + (i % 4)));
  const made = hill([...many, one(50, 2, true)]);
  expect(made.pawns.length).toBeLessThanOrEqual(90);
  expect(made.columns).toBeLessThanOrEqual(17);
  expect(made.pawns.filter((pawn) => pawn.mine)).toHaveLength(1);
  expect(hill([]).pawns).toEqual([]);
});
