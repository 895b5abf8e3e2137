import { expect, test } from "vitest";
import { prefs } from "../core/prefs.svelte";
import { Speaker } from "../core/speaker";
import type { Named, Stage } from "../core/stage";
import type { MatchView, Preview } from "../generated/protocol";
import { BoardModel, type KeyAct } from "./board.svelte";

/** A title of three heaps: 1 to 3 take from one, Enter passes. */
class Heaps extends BoardModel<{ heaps: number[] }, number> {
  seat(seat: number): number | null {
    return this.position?.heaps[seat] ?? null;
  }
  actionText(action: Named): string {
    return String(action["type"]);
  }
  readonly order = $derived.by(() => this.everySeat([2, 0]));
  readonly passage = $derived(this.passageIn({ take: "turn", over: "end" }));
  protected keyAct(key: string, digit: number): KeyAct {
    if (key === "Enter") return () => this.choose(this.of("pass")[0]);
    const action = this.of("take").find((one) => one["heap"] === digit);
    return action && (() => this.choose(action));
  }
}

const ACTIONS: Named[] = [{ type: "take", heap: 1 }, { type: "take", heap: 2, with: [1, 2] }, { type: "pass" }];

function heaps(over = false): { model: Heaps; sent: Named[] } {
  const sent: Named[] = [];
  const stage = {
    viewer: 1,
    busy: false,
    seats: [0, 1, 2],
    view: { position: { heaps: [4, 5, 6] }, over, owing: [1], results: [] } as unknown as MatchView,
    decision: over ? null : { kind: "take", args: {}, actions: ACTIONS },
    speaker: new Speaker({ has: () => false, say: (key) => key }, [], 1),
    submit: (action: Named) => Promise.resolve(sent.push(action) > 0),
  } as unknown as Stage;
  return { model: new Heaps(stage), sent };
}
const press = (key: string) => ({ key }) as KeyboardEvent;

test("a model reads the stage: own seat, the seat looked at, who owes, the order", () => {
  const { model } = heaps();
  expect([model.own, model.watched, model.mine, model.seen]).toEqual([1, 1, 5, 5]);
  model.watch(2);
  expect([model.watched, model.seen, model.mine]).toEqual([2, 6, 5]);
  model.watch(null);
  expect(model.watched).toBe(1);
  expect([model.owes(1), model.owes(0)]).toEqual([true, false]);
  expect(model.order).toEqual([2, 0, 1]);
  expect(model.passage).toBe("turn");
  expect(heaps(true).model.passage).toBe("end");
});

test("a key does what it means now, and says whether it meant anything", () => {
  const { model, sent } = heaps();
  expect(model.key(press("2"))).toBe(true);
  expect(model.key(press("3"))).toBe(false);
  expect(model.key(press("x"))).toBe(false);
  expect(model.key(press("Enter"))).toBe(true);
  expect(sent).toEqual([ACTIONS[1], ACTIONS[2]]);
});

test("a hint is state: an action is hinted whole, or by some of its fields", () => {
  const { model } = heaps();
  expect(model.hinted(ACTIONS[0])).toBe(false);
  model.advised = ACTIONS[1] ?? null;
  expect(model.hinted(ACTIONS[1])).toBe(true);
  expect(model.hinted({ type: "take", heap: 2 })).toBe(true);
  expect(model.hinted({ heap: 1 })).toBe(false);
  expect(model.hinted(undefined)).toBe(false);
});

test("what was taken from a list waits for the gold button, before what is picked on the board", async () => {
  const { model, sent } = heaps();
  expect(model.gold).toBeNull();
  const [first] = ACTIONS;
  if (first) model.select(first);
  expect(model.gold).toEqual({ label: "Take", action: first });
  expect(sent).toEqual([]);
  await model.goAhead();
  expect(sent).toEqual([first]);
  expect(model.held).toBeNull();
});

/** A table where the engine says this of every action. */
function foretold(told: Partial<Preview>): { model: Heaps; sent: Named[] } {
  const made = heaps();
  const preview: Preview = { certain: true, events: [], points: 0, back: true, owing: [1], more: null, ...told };
  made.model.foresight = { of: () => preview, want: () => Promise.resolve(preview) };
  const [first] = ACTIONS;
  if (first) made.model.select(first);
  return made;
}

test("a press goes at once where it can be taken back and the turn is still mine; else the gold button confirms", async () => {
  prefs.confirm = "final";
  expect(await foretold({}).model.pressed()).toBe(true);
  expect(await foretold({ owing: [2] }).model.pressed()).toBe(false);
  expect(await foretold({ back: false, owing: [] }).model.pressed()).toBe(false);
  expect(foretold({ points: 3 }).model.foreseen?.points).toBe(3);
});

test("the player says what is confirmed: always, or never", async () => {
  prefs.confirm = "always";
  expect(await foretold({}).model.pressed()).toBe(false);
  prefs.confirm = "never";
  expect(await foretold({ back: false, owing: [] }).model.pressed()).toBe(true);
});
