import { expect, test } from "vitest";
import { mergeEvents, newSince } from "./events";

const event = (seq: number, kind = "placed", args: Record<string, unknown> = { seat: 1 }) => ({ seq, kind, args });

test("an update replaces what it repeats and adds the rest", () => {
  expect(mergeEvents([event(1), event(2)], 2, [event(2, "row"), event(3)]).map((e) => [e.seq, e.kind])).toEqual([
    [1, "placed"],
    [2, "row"],
    [3, "placed"],
  ]);
});

test("an undo takes the events of its entry away and stays itself", () => {
  const merged = mergeEvents([event(1), event(2)], 3, [event(3, "undo", { seat: 1, entry: 2 })]);
  expect(merged.map((e) => [e.seq, e.kind])).toEqual([
    [1, "placed"],
    [3, "undo"],
  ]);
});

test("what is new begins after the viewer's last act", () => {
  const events = [event(1, "row", { seat: 0 }), event(2), event(4, "placed", { seat: 0 }), event(5)];
  expect(newSince(events, 0)).toBe(5);
  expect(newSince(events, 3)).toBe(0);
});
