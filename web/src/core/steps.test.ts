import { expect, test } from "vitest";
import type { GameEvent, MatchView, Moment, Update } from "../generated/protocol";
import { stepsOf } from "./steps";

const view = (head: number) => ({ head }) as MatchView;
const event = (seq: number, kind = "e"): GameEvent => ({ seq, kind, args: {} });
const moment = (head: number): Moment => ({ seat: 0, time: 100 + head, events: [], view: view(head) });
const update = (head: number, events: GameEvent[], moments: Moment[]) =>
  ({ view: view(head), events, moments }) as unknown as Update;

test("an update is taken apart entry by entry", () => {
  const steps = stepsOf(update(7, [event(4), event(5), event(5), event(6)], [moment(5), moment(6)]), 4);
  expect(steps.map((step) => [step.view.head, step.events.length])).toEqual([
    [5, 1],
    [6, 2],
    [7, 1],
  ]);
});

test("what was seen already is left out, also if the update repeats it", () => {
  const steps = stepsOf(update(7, [event(4), event(5), event(6)], [moment(5), moment(6)]), 6);
  expect(steps.map((step) => step.events.map(({ seq }) => seq))).toEqual([[6]]);
  expect(stepsOf(update(7, [event(6)], []), 7)).toEqual([]);
});

test("entries that told nothing have no view and are no step", () => {
  const steps = stepsOf(update(8, [event(4), event(7)], [moment(5)]), 4);
  expect(steps.map((step) => [step.view.head, step.events.length])).toEqual([
    [5, 1],
    [8, 1],
  ]);
});

test("without the views between it is one step", () => {
  const [step, none] = stepsOf(update(90, [event(4), event(80)], []), 4);
  expect(step?.events).toHaveLength(2);
  expect(none).toBeUndefined();
});
