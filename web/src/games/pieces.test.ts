import { expect, test } from "vitest";
import { piecesOf as alba } from "./alba_longa/pieces";
import { piecesOf as comuni } from "./comuni/pieces";
import { piecesOf as kingsburg } from "./kingsburg/pieces";
import { piecesOf as rome } from "./rome_in_a_day/pieces";

test("Rome in a Day: the lands of the small set, a set, a land in hand, a place on the map", () => {
  expect(rome({ type: "split", small: [0, 2] })).toBe('[data-position="0"],[data-position="2"]');
  expect(rome({ type: "split", small: [] })).toBe("");
  expect(rome({ type: "take", set: "large" })).toBe('[data-set="large"]');
  expect(rome({ type: "choose", land: "field", building: null })).toBe('[data-land="field null"]');
  expect(rome({ type: "place", q: -1, r: 2 })).toBe('[data-target][data-cell="-1,2"]');
});

test("Kingsburg: an advisor, a building, a choice, or leaving it", () => {
  expect(kingsburg({ type: "influence", advisor: "squire", dice: [2] }, [])).toBe('[data-advisor="2"]');
  expect(kingsburg({ type: "build", building: "inn", envoy: false }, [])).toBe(
    '[data-building="inn"],[data-plan="inn"]',
  );
  const choices = [
    { type: "take", goods: ["gold"] },
    { type: "take", goods: ["wood"] },
  ];
  expect(kingsburg({ type: "take", goods: ["wood"] }, choices)).toBe('[data-choice="1"]');
  expect(kingsburg({ type: "decline" }, choices)).toBe("[data-do=leave]");
});

test("Alba Longa: a die, a stall, a card and its place in the city, or the button of the only answer", () => {
  expect(alba({ type: "buy", die: "soldiers", count: 1 }, [], [])).toBe('[data-die="soldiers"]');
  expect(alba({ type: "take", die: "quarry", job: "farmers", count: 2 }, [], [])).toBe(
    '[data-die="quarry"],[data-farm]',
  );
  expect(alba({ type: "pay", stall: 3 }, [], [])).toBe('.decide [data-stall="3"]');
  const actions = [{ type: "assign", job: "soldiers" }, { type: "assign", job: "priests" }, { type: "no-assignment" }];
  expect(alba({ type: "assign", job: "priests" }, actions, [0, 1])).toBe(
    '.decide [data-index="1"],[data-job="priests"]',
  );
  expect(alba({ type: "no-assignment" }, actions, [0, 1])).toBe("[data-decline]");
  expect(alba({ type: "blessing" }, [{ type: "blessing" }, { type: "no-blessing" }], [0])).toBe(".decide .go");
});

test("Comuni: a column, a button, a card, a place in the town; a number is marked nowhere", () => {
  expect(comuni({ type: "bid", column: 4 }, [])).toBe('[data-column="4"],.cols [data-choice="4"]');
  expect(comuni({ type: "income" }, [])).toBe("[data-do=income]");
  expect(comuni({ type: "finish" }, [])).toBe("[data-do=leave]");
  const choices = [
    { type: "build", category: "culture", storeys: 1 },
    { type: "wall", storeys: 1 },
  ];
  expect(comuni({ type: "wall", storeys: 1 }, choices)).toBe('.chips [data-choice="2"],[data-place="walls"]');
  expect(comuni({ type: "offer", gold: 2 }, [])).toBe("");
});
