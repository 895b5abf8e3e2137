import { expect, test } from "vitest";
import { Speaker, type Book } from "../../core/speaker";
import { itemsOf, labelOf, rowsOf, shown, split } from "./fields";

const TEXTS: Record<string, string> = {
  "field-gem-points": "Gems",
  "field-secret": "",
  "land-olive-grove": "olive grove",
  "building-none": "nothing",
  "small-0": "1",
};
const book: Book = {
  has: (key) => key in TEXTS,
  say: (key) => {
    const text = TEXTS[key];
    if (text === undefined) throw new Error(`no text ${key}`);
    return text;
  },
};
const words = new Speaker(book, ["Ada", "Bruno"], 0);

test("a label is the title's text, or the readable name", () => {
  expect(labelOf("gem_points", book)).toBe("Gems");
  expect(labelOf("takes_from", book)).toBe("Takes from");
});

test.each([
  ["seat", 1, ["Bruno"]],
  ["seat", null, []],
  ["seats", [1, 0], ["Bruno", "Ada"]],
  ["land", "olive_grove", ["olive grove"]],
  ["lands", ["olive_grove", "quarry"], ["olive grove", "quarry"]],
  ["building", null, ["nothing"]],
  ["owner", null, []],
  ["sealed", true, ["✓"]],
  ["sealed", false, []],
  ["row", [{ land: "olive_grove", site: null, by: [], built: false, size: 3 }], ["olive grove 3"]],
  ["stack", { oil_press: 4 }, ["Oil press 4"]],
  ["small", [0, 3], ["1", "3"]],
  ["score", 0, ["0"]],
])("what %s: %j says", (name, value, items) => {
  expect(itemsOf(name, value, words)).toEqual(items);
});

test("an empty label hides a field, and so does holding nothing", () => {
  expect(shown({ gem_points: 3, secret: 9, owner: null, hand: [] }, words)).toEqual([
    { name: "gem_points", label: "Gems", items: ["3"] },
  ]);
});

test("what is of every seat is a table, what the bar says is left out", () => {
  const { common, seats } = split({ round: 2, pot: 4, phase: "bid", seats: [{ gems: 1 }, { gems: 0 }] }, 2);
  expect(common).toEqual({ pot: 4 });
  expect(rowsOf(seats, words)).toEqual([{ name: "gems", label: "Gems", cells: [["1"], ["0"]] }]);
  expect(split({ pair: [{ a: 1 }, { a: 2 }] }, 3).common).toHaveProperty("pair");
});
