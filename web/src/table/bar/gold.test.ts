import { expect, test } from "vitest";
import type { Confirm, Warning } from "../../games/bar";
import { Gold } from "./gold.svelte";

function bar(gold: Confirm | null, warning: Warning | null = null) {
  let done = 0;
  const model = {
    gold,
    warning,
    stage: { decision: { kind: "split" } },
    goAhead: () => Promise.resolve(++done > 0),
  };
  return { button: new Gold(model), times: () => done };
}
const PICKED: Confirm = { label: "Seal", action: { type: "seal" } };
const RED: Warning = { level: "red", text: "all is lost" };

test("nothing picked: neither the button nor the key does anything", () => {
  const { button, times } = bar({ label: "Seal", action: null, waits: "Pick" });
  button.press();
  expect(button.enter()).toBe(false);
  expect(times()).toBe(0);
});

test("picked: a press or the key confirms", () => {
  const { button, times } = bar(PICKED);
  button.press();
  expect(button.enter()).toBe(true);
  expect(times()).toBe(2);
});

test("a loss is pointed out once per kind, and the key never goes into it", () => {
  const { button, times } = bar(PICKED, RED);
  expect(button.enter()).toBe(true);
  expect([times(), button.asking]).toEqual([0, false]);
  button.press();
  expect([times(), button.asking]).toEqual([0, true]);
  button.press();
  expect([times(), button.asking]).toEqual([1, false]);
  button.press();
  expect(times()).toBe(2);
});

test("the way back leaves the question as it was", () => {
  const { button, times } = bar(PICKED, RED);
  button.press();
  expect(button.back()).toBe(true);
  expect([button.asking, times(), button.back()]).toEqual([false, 0, false]);
});

test("an amber warning only says it", () => {
  const { button, times } = bar(PICKED, { level: "amber", text: "more than needed" });
  button.press();
  expect([times(), button.asking]).toEqual([1, false]);
});
