import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Speaker, type Book } from "./speaker";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
land-olive-grove = olive grove
land-field = field
small-0 = 1
building-none = nothing
event-placed = { $you ->
    [seat] You lay { $land } on { $building-id }
   *[none] { $seat } lays { $land } for { $score }
  }
event-row = { $seat }: { $lands } ({ $lands-count })
action-split = lands { $small }
prompt-take = { $other } asks
`),
);
const book: Book = {
  has: (key) => bundle.hasMessage(key),
  say: (key, args) => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`no text ${key}`);
    return bundle.formatPattern(value, args);
  },
};
const words = new Speaker(book, ["Ann", "Ben"], 0);
const event = (kind: string, args: Record<string, unknown>) => ({ seq: 3, kind, args });

test("names, words, numbers and lists are said by the convention", () => {
  expect(words.event(event("placed", { seat: 1, land: "olive_grove", building: null, score: 7 }))).toBe(
    "Ben lays olive grove for 7",
  );
  expect(words.event(event("placed", { seat: 0, land: "field", building: null, score: 7 }))).toBe(
    "You lay field on none",
  );
  expect(words.event(event("row", { seat: 1, lands: ["field", "olive_grove"] }))).toBe("Ben: field, olive grove (2)");
  expect(words.action({ type: "split", small: [0] })).toBe("lands 1");
});

test("a sentence comes apart into names and pieces", () => {
  expect(words.eventParts(event("placed", { seat: 1, land: "field", building: null, score: 7 }))).toEqual([
    { text: "Ben", arg: "seat", seat: 1 },
    { text: " lays " },
    { text: "field", arg: "land" },
    { text: " for 7" },
  ]);
});
