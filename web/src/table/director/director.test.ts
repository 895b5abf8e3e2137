import { expect, test } from "vitest";
import { Director, type Clock } from "./director";
import type { SpeedName } from "../../core/prefs.svelte";
import { plan, scenesOf, type Scene, type SceneTable } from "./plan";

const TABLE: SceneTable = {
  placed: { weight: 2, ms: 500, rest: 230, act: true },
  gift: { weight: 1, ms: 420, rest: 240, run: 260 },
  battle: { weight: 3, ms: 5000, big: true },
  stuck: { weight: 0, ms: 0 },
};
const event = (kind: string, seat: number, more = {}) => ({ kind, args: { seat, ...more } });
const scene = (weight: 1 | 2 | 3, ms: number, rest = 0, big = false): Scene => ({
  kind: "x",
  count: 1,
  weight,
  ms,
  rest,
  big,
});
const total = (moments: readonly Scene[][], speed: SpeedName = "normal") =>
  plan(moments, speed).reduce((all, { ms }) => all + ms, 0);

test("a run of one kind is one scene, what has no scene is passed over", () => {
  const scenes = scenesOf([event("gift", 1), event("gift", 2), event("stuck", 1), event("unknown", 1)], TABLE, 0);
  expect(scenes).toEqual([{ kind: "gift", count: 2, weight: 1, ms: 680, rest: 240, big: false }]);
});

test("what touches me matters, my own act needs no rest", () => {
  const [mine] = scenesOf([event("placed", 0)], TABLE, 0);
  expect(mine).toMatchObject({ weight: 1, rest: 0 });
  const [gift] = scenesOf([event("gift", 1, { other: 0 })], TABLE, 0);
  expect(gift).toMatchObject({ weight: 3 });
  const [spectated] = scenesOf([event("placed", -1)], TABLE, -1);
  expect(spectated).toMatchObject({ weight: 2, rest: 230 });
});

test("what fits the budget is shown as it is, at each speed", () => {
  const moments = [[scene(2, 1000, 200)], [scene(1, 500)]];
  expect(plan(moments, "normal")).toEqual([
    { ms: 1200, blocks: 1200 },
    { ms: 500, blocks: 0 },
  ]);
  expect(total(moments, "slow")).toBeCloseTo(1000 / 0.7 + 300 / 0.7 + 500 / 0.7);
  expect(total(moments, "brisk")).toBeCloseTo(1000 / 1.6 + 100 / 1.6 + 500 / 1.6);
  expect(total(moments, "instant")).toBe(0);
});

test("too much hurries: rests first, then motions, big scenes never", () => {
  const rests = [[scene(2, 1500, 1000)], [scene(2, 1500, 1000)], [scene(2, 1500, 1000)]];
  expect(plan(rests, "normal").map(({ ms }) => ms)).toEqual([2000, 2000, 2000]);
  const motions = [[scene(2, 4000)], [scene(2, 4000)]];
  expect(total(motions)).toBeCloseTo(6000);
  const withBattle = [[scene(3, 5000, 0, true)], [scene(2, 2000)]];
  expect(plan(withBattle, "normal").map(({ ms }) => ms)).toEqual([5000, 1000]);
});

test("far too much folds others' affairs into stills, and nothing passes twice the budget", () => {
  const gifts = Array.from({ length: 40 }, () => [scene(1, 700)]);
  const lengths = plan([[scene(2, 1000)], ...gifts], "normal").map(({ ms }) => ms);
  expect(lengths[0]).toBe(500);
  expect(lengths.slice(1).filter((ms) => ms > 0)).toHaveLength(1);
  const all = Array.from({ length: 60 }, () => [scene(2, 700, 200)]);
  expect(total([...all, [scene(3, 900)]])).toBeLessThan(12_000);
  expect(plan([...all, [scene(3, 900)]], "normal").at(-1)?.ms).toBeGreaterThan(0);
});

/** A clock that a test moves. */
class Hand implements Clock {
  now = 0;
  #due: { at: number; run: () => void }[] = [];
  after(ms: number, run: () => void): () => void {
    const entry = { at: this.now + ms, run };
    this.#due.push(entry);
    return () => (this.#due = this.#due.filter((other) => other !== entry));
  }
  /** Let time pass. */
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.#due = this.#due.filter((other) => other !== next);
      next.run();
    }
    this.now = until;
  }
}

function stage(speed: SpeedName = "normal") {
  const clock = new Hand();
  const shown: [string, boolean][] = [];
  const director = new Director<string>(
    clock,
    () => speed,
    (moment, open) => shown.push([moment, open]),
  );
  return { clock, shown, director };
}

test("moments are shown one after the other, then the question opens", () => {
  const { clock, shown, director } = stage();
  director.take({ moment: "a", scenes: [scene(2, 500)] });
  director.take({ moment: "b", scenes: [scene(2, 700)] });
  expect(shown).toEqual([["a", false]]);
  clock.pass(499);
  expect(shown).toHaveLength(1);
  clock.pass(1);
  expect(shown.at(-1)).toEqual(["b", false]);
  expect(director.waiting).toBe(1);
  clock.pass(700);
  expect(shown.at(-1)).toEqual(["b", true]);
  expect(director.waiting).toBe(0);
});

test("the question does not wait for others' own affairs", () => {
  const { shown, director } = stage();
  director.take({ moment: "a", scenes: [scene(1, 500)] });
  expect(shown).toEqual([["a", true]]);
});

test("a skip at any time ends with all that is known, and the question", () => {
  for (let ms = 0; ms < 1500; ms += 50) {
    const { clock, shown, director } = stage();
    for (const moment of ["a", "b", "c"]) director.take({ moment, scenes: [scene(2, 400)] });
    clock.pass(ms);
    director.skip();
    expect(shown.at(-1)).toEqual(["c", true]);
    const count = shown.length;
    clock.pass(5000);
    expect(shown).toHaveLength(count);
  }
});

test("what comes while something is shown waits its turn; the order is that of the entries", () => {
  const { clock, shown, director } = stage();
  director.take({ moment: "a", scenes: [scene(2, 500)] });
  clock.pass(200);
  director.take({ moment: "b", scenes: [] });
  director.take({ moment: "c", scenes: [scene(2, 300)] });
  clock.pass(5000);
  expect(shown.map(([moment]) => moment)).toEqual(["a", "c", "c"]);
  expect(shown.at(-1)).toEqual(["c", true]);
});

test("a jump drops what waits; at once means at once", () => {
  const { clock, shown, director } = stage();
  director.take({ moment: "a", scenes: [scene(2, 500)] });
  director.take({ moment: "b", scenes: [scene(2, 500)] });
  director.jump("z");
  clock.pass(5000);
  expect(shown).toEqual([
    ["a", false],
    ["z", true],
  ]);
  const instant = stage("instant");
  instant.director.take({ moment: "a", scenes: [scene(3, 5000, 0, true)] });
  expect(instant.shown).toEqual([["a", true]]);
});
