import { expect, test } from "vitest";
import { best, type Option } from "./shares";

const option = (share: number, more: Partial<Option> = {}): Option => ({
  action: {},
  share,
  ok: false,
  mine: false,
  ...more,
});

test("one figure a place: the best of what can be done there", () => {
  const found = best([
    ["quarry", option(31)],
    ["quarry", option(38, { ok: true })],
    ["quarry", option(20, { mine: true })],
    ["priests", option(24)],
  ]);
  expect([...found]).toEqual([
    ["quarry", { share: 38, ok: true, mine: true }],
    ["priests", { share: 24, ok: false, mine: false }],
  ]);
});
