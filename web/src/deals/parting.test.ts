import { expect, test } from "vitest";
import { partingOf } from "./parting";

const entry = (seq: number, seat: number, what: string) => ({ seq, seat, action: { type: what } });
const begun = [entry(0, -1, "roll"), entry(1, 1, "pass"), entry(2, 0, "build")];

test("they part at the first decision of their seat that differs", () => {
  const one = [...begun, entry(3, 1, "pass"), entry(4, 0, "pass")];
  const other = [...begun, entry(3, 1, "build"), entry(4, -1, "roll"), entry(5, 0, "build")];
  expect(partingOf(one, other, 0)).toEqual({
    number: 2,
    ways: [
      { seq: 4, action: { type: "pass" } },
      { seq: 5, action: { type: "build" } },
    ],
  });
});

test("the others, and dice, are no decision of theirs", () => {
  expect(partingOf(begun, [entry(0, -1, "other"), entry(1, 1, "build"), entry(2, 0, "build")], 0)).toBeNull();
  expect(partingOf(begun, begun.slice(0, 2), 0)).toBeNull();
});
