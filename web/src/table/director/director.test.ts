import { expect, test } from "vitest";
import type { SpeedName } from "../../core/prefs.svelte";
import { Director, type Clock, type Showing } from "./director";
import { lead, plan, type Manner } from "./plan";
import { scenesOf, type Scene, type SceneTable } from "./scenes";

const TABLE: SceneTable = {
  placed: { weight: 2, ms: 500, rest: 230, act: true, place: ({ args }) => `arch-${String(args["number"])}` },
  gift: { weight: 1, ms: 420, rest: 240, run: 260 },
  battle: { weight: 3, ms: 5000, big: true },
  stuck: { weight: 0, ms: 0 },
};
const event = (kind: string, seat: number, more = {}) => ({ seq: 0, kind, args: { seat, ...more } });
const scene = (weight: 1 | 2 | 3, ms: number, rest = 0, more: Partial<Scene> = {}): Scene => ({
  kind: "x",
  events: [],
  count: 1,
  weight,
  ms,
  rest,
  run: 0,
  big: false,
  holds: false,
  mine: false,
  beside: false,
  sound: undefined,
  place: "",
  ...more,
});
const manner = (more: Partial<Manner> = {}): Manner => ({
  speed: "normal",
  still: false,
  watching: false,
  spent: 0,
  all: false,
  ...more,
});
const leads = (scenes: readonly Scene[], more: Partial<Manner> = {}) => plan(scenes, manner(more)).map(lead);
const total = (scenes: readonly Scene[], more: Partial<Manner> = {}) =>
  leads(scenes, more).reduce((all, ms) => all + ms, 0);

test("a run of one kind is one scene; what has no scene goes with the one before it", () => {
  const told = [event("stuck", 2), event("gift", 1), event("gift", 2), event("stuck", 1)];
  const scenes = scenesOf(told, TABLE, 0);
  expect(scenes).toMatchObject([{ kind: "gift", count: 2, weight: 1, ms: 680, rest: 240, big: false }]);
  expect(scenes[0]?.events).toEqual(told);
  expect(scenesOf([event("stuck", 1)], TABLE, 0)).toEqual([]);
});

test("what touches me matters, my own act needs no rest, a scene has its place", () => {
  expect(scenesOf([event("placed", 0, { number: 7 })], TABLE, 0)).toMatchObject([
    { weight: 1, rest: 0, mine: true, place: "arch-7" },
  ]);
  expect(scenesOf([event("gift", 1, { other: 0 })], TABLE, 0)).toMatchObject([{ weight: 3 }]);
  expect(scenesOf([event("placed", -1)], TABLE, -1)).toMatchObject([{ weight: 2, rest: 230, mine: false }]);
});

test("a title without a table has a still for each entry", () => {
  const scenes = scenesOf([event("a", 1), event("b", 2), event("c", 0)], undefined, 0);
  expect(scenes).toHaveLength(1);
  expect(scenes[0]).toMatchObject({ count: 3, ms: 0, weight: 2 });
  expect(total(scenes)).toBe(450);
  expect(total(scenesOf([event("mine", 0)], undefined, 0))).toBe(0);
});

test("what fits the budget is shown as it is, at each pace", () => {
  const scenes = [scene(2, 1000, 200), scene(1, 500)];
  expect(leads(scenes)).toEqual([1200, 500]);
  expect(total(scenes, { speed: "slow" })).toBeCloseTo(1500 / 0.7 + 300 / 0.7);
  expect(total(scenes, { speed: "brisk" })).toBeCloseTo(1500 / 1.6 + 100 / 1.6);
  expect(total(scenes, { speed: "instant" })).toBe(0);
});

test("a run that comes with several entries is staggered", () => {
  const gift = () => scene(1, 420, 240, { kind: "gift", run: 260 });
  expect(leads([gift(), gift(), gift()])).toEqual([260, 260, 660]);
});

test("too much hurries: rests first, then motions, big scenes never", () => {
  const rests = [scene(2, 1500, 1000), scene(2, 1500, 1000), scene(2, 1500, 1000)];
  expect(leads(rests)).toEqual([2000, 2000, 2000]);
  expect(total([scene(2, 4000), scene(2, 4000)])).toBeCloseTo(6000);
  expect(leads([scene(3, 5000, 0, { big: true }), scene(2, 2000)])).toEqual([5000, 1000]);
});

test("what went before counts: a burst that goes on hurries, and its rest is not cut to nothing", () => {
  expect(total([scene(2, 2000), scene(2, 2000)], { spent: 3000 })).toBeCloseTo(3000);
  expect(total([scene(2, 1000)], { spent: 60_000 })).toBe(1000);
});

test("far too much folds others' affairs into stills, and nothing passes twice the budget", () => {
  const gifts = Array.from({ length: 40 }, () => scene(1, 700));
  const lengths = leads([scene(2, 1000), ...gifts]);
  expect(lengths[0]).toBe(1000);
  expect(lengths.slice(1).filter((ms) => ms > 0)).toHaveLength(1);
  const all = Array.from({ length: 60 }, () => scene(2, 700, 200));
  expect(total([...all, scene(3, 900)])).toBeLessThan(12_000);
  expect(leads([...all, scene(3, 900)]).at(-1)).toBeGreaterThan(0);
});

test("without motion each scene is a still; too many of them fold, none hurries", () => {
  expect(
    leads([scene(2, 500, 200), scene(3, 5000, 0, { big: true }), scene(1, 500, 0, { mine: true })], { still: true }),
  ).toEqual([700, 900, 0]);
  const many = leads([...Array.from({ length: 9 }, () => scene(1, 700)), scene(2, 500)], { still: true });
  expect(many).toEqual([700, 0, 0, 0, 0, 0, 0, 0, 0, 700]);
});

test("whoever only watches is at most some seconds behind; what is asked for again is shown in full", () => {
  const ten = Array.from({ length: 10 }, () => scene(2, 600));
  expect(total(ten, { watching: true })).toBeCloseTo(4000);
  expect(total(ten, { all: true })).toBe(6000);
  expect(total([...ten, ...ten], { all: true })).toBe(12_000);
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
  const shown: Showing<string>[] = [];
  const director = new Director<string>(
    clock,
    () => ({ speed, still: false, watching: false, pages: true }),
    (showing) => shown.push(showing),
  );
  /** Moments one after the other, each with whether the question is open. */
  const story = () => shown.map(({ moment, open }) => [moment, open]);
  const take = (moment: string, ...scenes: (Scene | null)[]) =>
    director.take((scenes.length ? scenes : [null]).map((one) => ({ moment, scene: one })));
  return { clock, shown, director, story, take };
}

test("moments are shown one after the other, then the question opens", () => {
  const { clock, shown, director, story, take } = stage();
  take("a", scene(2, 500));
  take("b", scene(1, 700, 0, { kind: "gift" }));
  expect(story()).toEqual([["a", false]]);
  clock.pass(499);
  expect(shown).toHaveLength(1);
  clock.pass(1);
  expect(story().at(-1)).toEqual(["b", false]);
  expect(shown.at(-1)?.now).toMatchObject({ kind: "gift", ms: 700, rate: 1, still: false });
  expect(director.waiting).toBe(1);
  clock.pass(700);
  expect(story().at(-1)).toEqual(["b", true]);
  expect(shown.at(-1)?.now).toBeNull();
  expect(director.waiting).toBe(0);
});

test("the question does not wait for my own motion, nor for what has no scene", () => {
  const { clock, story, shown, take } = stage();
  take("a", scene(1, 500, 0, { mine: true }));
  expect(story()).toEqual([["a", true]]);
  expect(shown[0]?.now?.ms).toBe(500);
  clock.pass(500);
  take("b");
  expect(story().at(-1)).toEqual(["b", true]);
});

test("what runs beside a question leaves it open, and the board is up to date", () => {
  const { clock, story, shown, director } = stage();
  director.jump("asked");
  director.take([
    { moment: "a", scene: scene(2, 500, 0, { beside: true }) },
    { moment: "b", scene: scene(2, 500, 0, { beside: true }) },
  ]);
  clock.pass(600);
  expect(story()).toEqual([
    ["asked", true],
    ["b", true],
    ["b", true],
  ]);
  expect(shown.map(({ now }) => now?.ms ?? 0)).toEqual([0, 500, 500]);
});

test("a skip at any time ends with all that is known, and the question", () => {
  for (let ms = 0; ms < 1500; ms += 50) {
    const { clock, shown, director, story, take } = stage();
    for (const moment of ["a", "b", "c"]) take(moment, scene(2, 400));
    clock.pass(ms);
    director.skip();
    expect(story().at(-1)).toEqual(["c", true]);
    const count = shown.length;
    clock.pass(5000);
    expect(shown).toHaveLength(count);
  }
});

test("a skip goes first to the end of a big scene, then to the question", () => {
  const { director, story, take } = stage();
  take("a", scene(3, 5000, 0, { big: true }));
  take("b", scene(2, 400));
  director.skip();
  expect(story().at(-1)).toEqual(["b", false]);
  director.skip();
  expect(story().at(-1)).toEqual(["b", true]);
});

test("what comes while something is shown waits its turn; the order is that of the entries", () => {
  const { clock, story, take } = stage();
  take("a", scene(2, 500));
  clock.pass(200);
  take("b");
  take("c", scene(2, 300));
  clock.pass(5000);
  expect(story()).toEqual([
    ["a", false],
    ["c", false],
    ["c", true],
  ]);
});

test("a rate is settled once: what is planned together runs evenly", () => {
  const { clock, shown, director } = stage();
  director.take([1, 2, 3, 4].map((n) => ({ moment: String(n), scene: scene(2, 2400) })));
  clock.pass(60_000);
  expect(shown.flatMap(({ now }) => now?.ms ?? [])).toEqual([1500, 1500, 1500, 1500]);
});

test("what was taken back before it began is left out", () => {
  const { clock, story, director, take } = stage();
  take("a", scene(2, 500));
  take("gone", scene(2, 500));
  director.drop((moment) => moment === "gone");
  take("undo", scene(2, 250));
  clock.pass(5000);
  expect(story().map(([moment]) => moment)).toEqual(["a", "undo", "undo"]);
});

test("again shows all of it and ends where it was, whatever the pace", () => {
  const { clock, shown, director, story, take } = stage("instant");
  take("a", scene(3, 5000, 0, { big: true }));
  expect(story()).toEqual([["a", true]]);
  director.again([
    { moment: "before", scene: scene(2, 300) },
    { moment: "a", scene: scene(3, 9000) },
    { moment: "now", scene: null },
  ]);
  clock.pass(300);
  expect(story().at(-1)).toEqual(["a", false]);
  clock.pass(8999);
  expect(story().at(-1)).toEqual(["a", false]);
  clock.pass(1);
  expect(story().at(-1)).toEqual(["now", true]);
  expect(shown.at(-1)?.scene).toBeNull();
});

test("a jump drops what waits; at once means at once", () => {
  const { clock, director, story, take } = stage();
  take("a", scene(2, 500));
  take("b", scene(2, 500));
  director.jump("z");
  clock.pass(5000);
  expect(story()).toEqual([
    ["a", false],
    ["z", true],
  ]);
  const instant = stage("instant");
  instant.take("a", scene(3, 5000, 0, { big: true }));
  expect(instant.story()).toEqual([["a", true]]);
});

const page = (ms: number): Scene => scene(3, ms, 0, { kind: "battle", big: true, page: true });

test("a page stays until it is turned, at every pace, and nothing of what follows is shown before", () => {
  for (const speed of ["normal", "instant"] as const) {
    const { clock, shown, director, story, take } = stage(speed);
    take("battle", page(900), page(600));
    take("next year", scene(2, 400));
    clock.pass(60_000);
    expect(story().at(-1)).toEqual(["battle", false]);
    expect(shown.at(-1)).toMatchObject({ waits: true, scene: null });
    expect(director.waiting).toBe(1);
    take("my turn", scene(2, 400));
    director.skip();
    expect(story().at(-1)).toEqual(["battle", false]);
    director.goOn();
    clock.pass(60_000);
    expect(story().at(-1)).toEqual(["my turn", true]);
    expect(shown.at(-1)?.waits).toBe(false);
  }
});

test("a skip in a page goes to its end, where it waits to be turned", () => {
  const { clock, shown, director, story, take } = stage();
  take("a", scene(2, 400));
  take("battle", page(900), page(600));
  take("next year", scene(2, 400));
  director.skip();
  expect(story().at(-1)).toEqual(["battle", false]);
  expect(shown.at(-1)?.waits).toBe(true);
  director.goOn();
  clock.pass(400);
  expect(story().at(-1)).toEqual(["next year", true]);
});

test("a question in the middle of a page is asked on it", () => {
  const { clock, shown, director, story, take } = stage();
  take("losses", page(900));
  clock.pass(900);
  expect(story().at(-1)).toEqual(["losses", true]);
  take("lost", page(300));
  take("next year", scene(2, 400));
  clock.pass(300);
  expect(shown.at(-1)).toMatchObject({ moment: "lost", waits: true });
  director.goOn();
  clock.pass(400);
  expect(story().at(-1)).toEqual(["next year", true]);
});

test("what is folded together is one still that tells all of it, and ends with the last of its moments", () => {
  const { clock, shown, director } = stage();
  const gifts = Array.from({ length: 40 }, (_, i) => scene(1, 700, 0, { kind: "gift", events: [event("gift", i)] }));
  director.take([
    { moment: "a", scene: scene(2, 1000) },
    ...gifts.map((gift, i) => ({ moment: `gift ${i}`, scene: gift })),
    { moment: "z", scene: scene(2, 300, 0, { kind: "built" }) },
  ]);
  clock.pass(1000);
  expect(shown.at(-1)).toMatchObject({ moment: "gift 39", now: { kind: "meanwhile", still: true } });
  expect(shown.at(-1)?.now?.events).toHaveLength(40);
  clock.pass(700);
  expect(shown.at(-1)).toMatchObject({ moment: "z", now: { kind: "built" } });
  expect(director.waiting).toBe(1);
});

test("a scene that is held goes on with what was left of it", () => {
  const { clock, shown, director, take } = stage();
  take("a", scene(2, 1000));
  take("b", scene(2, 500));
  clock.pass(600);
  expect(director.hold(true)).toBe(true);
  clock.pass(60_000);
  expect(shown).toHaveLength(1);
  expect(director.hold(false)).toBe(false);
  clock.pass(399);
  expect(shown).toHaveLength(1);
  clock.pass(1);
  expect(shown.at(-1)?.moment).toBe("b");
  director.hold(true);
  director.skip();
  expect(shown.at(-1)).toMatchObject({ moment: "b", open: true });
  expect(director.held).toBe(false);
});
