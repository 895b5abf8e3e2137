import { expect, test } from "vitest";
import { luckOf } from "./luck";

const of = (luck: number | null, luck_doubt: number | null): unknown => luckOf({ luck, luck_doubt });

test("luck has a sign only beyond its doubt", () => {
  expect(of(null, null)).toBeNull();
  expect(of(0.274, 0.062)).toEqual({ kind: "good", wins: 27, doubt: 7 });
  expect(of(-0.1, 0.04)).toEqual({ kind: "bad", wins: 10, doubt: 4 });
  expect(of(-0.04, 0.06)).toEqual({ kind: "even", wins: 4, doubt: 6 });
  expect(of(0.004, 0)).toEqual({ kind: "even", wins: 0, doubt: 1 });
});
