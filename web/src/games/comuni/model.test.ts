import { describe, expect, it } from "vitest";
import { Speaker } from "../../core/speaker";
import type { Named, Stage } from "../../core/stage";
import type { Preview } from "../../generated/protocol";
import type { Foresight } from "../bar";
import type { Decision, Event } from "./generated";
import { ComuniModel } from "./model.svelte";

const stock = { gold: 3, army: 4, craftsman: 1, pilgrim: 2 };
const seat = { comune: "lucca", points: 5, score: 9, stock, hand: [], income: { fixed: {}, free: 0 }, envoys: 3 };
const column = (number: number, bidder: number | null, gold: number) => ({ number, bidder, gold, cards: [], least: 0 });

function model(decision: Partial<Decision> | null, events: Event[] = [], more: Named = {}): ComuniModel {
  const position = {
    phase: decision ? "commit" : "build",
    seats: [seat, { ...seat, comune: "siena" }],
    columns: [column(1, 1, 2), column(2, null, 0)],
    turn_order: [0, 1],
    left: {},
    bid_column: 1,
  };
  const stage = {
    viewer: 0,
    busy: false,
    seats: [0, 1],
    scene: null,
    events,
    view: { position, options: {}, head: 9, over: false, owing: [0], results: [], ...more },
    decision,
    speaker: new Speaker({ has: () => true, say: (key) => key }, ["Ada", "Bruno"], 0),
    submit: () => Promise.resolve(true),
    undo: () => Promise.resolve(true),
  };
  return new ComuniModel(stage as unknown as Stage);
}

const city = (losses: number[]): Partial<Decision> =>
  ({
    kind: "city",
    args: { homes: [0, 1, 2, 3, 4], attacks: [5, 5, 5, 5, 5], defences: [0, 3, 5, 6, 7], losses, counts: [3, 2, 1, 1] },
    actions: [0, 1, 2, 3, 4].map((armies) => ({ type: "city", armies })),
  }) as unknown as Partial<Decision>;

describe("armies for the town", () => {
  it("are preset to the least that holds; to all, where nothing does", () => {
    expect(model(city([5, 2, 0, 0, 0])).amount).toBe(2);
    expect(model(city([9, 6, 4, 3, 2])).amount).toBe(4);
  });
  it("warn of what is more than needed, and of a loss that more would avoid", () => {
    const asked = model(city([5, 2, 0, 0, 0]));
    expect(asked.warning).toBeNull();
    asked.step(1);
    expect(asked.warning?.level).toBe("amber");
    expect(asked.others.map(({ id }) => id)).toEqual(["spare"]);
    asked.setAmount(1);
    expect(asked.warning?.level).toBe("red");
    asked.others.forEach(({ run }) => run());
    expect(model(city([9, 6, 4, 3, 2])).warning).toBeNull();
  });
  it("are sealed for good", () => {
    expect(model(city([5, 2, 0, 0, 0])).confirm).toMatchObject({ action: { type: "city", armies: 2 }, final: true });
  });
});

const offer = (rivals: number[]): Partial<Decision> =>
  ({
    kind: "offer",
    args: { column: 1, least: 3, gold: 3, pilgrims: 2, pledged: 0, rivals },
    actions: [
      { type: "offer", gold: 3 },
      { type: "offer", gold: 4 },
    ],
  }) as unknown as Partial<Decision>;

describe("a bid", () => {
  it("begins with the least and warns only if more would keep somebody off", () => {
    expect(model(offer([1, 0])).amount).toBe(3);
    expect(model(offer([1, 0])).warning?.level).toBe("amber");
    expect(model(offer([1, 1])).warning).toBeNull();
    expect(model(offer([1, 0]), [], { options: { screens: true } }).warning).toBeNull();
  });
  it("says why a column is shut", () => {
    const project = { kind: "project", args: { count: 0, most: 3, why: ["own", "open"] }, actions: [] };
    const asked = model(project as unknown as Partial<Decision>);
    expect([asked.why(1), asked.why(2)]).toEqual(["why-own", ""]);
    expect(asked.inspect("bay-1")?.foot).toEqual({ ok: false, text: "why-own" });
  });
  it("is told by what the engine foresees", () => {
    const asked = model(offer([0, 0]));
    const events = [{ seq: 9, kind: "bid", args: { seat: 0, column: 1, gold: 4, pilgrims: 2 } }];
    const known: Preview = { certain: true, events, points: 0, back: true, owing: [1], more: null };
    asked.foresight = { of: () => known, want: () => Promise.resolve(known) } satisfies Foresight;
    asked.step(1);
    expect(asked.consequence).not.toBe("");
    expect(asked.foreseen?.events).toEqual(events);
  });
});

it("wears the colours of the town, and the laurel is the score track", () => {
  const table = model(null);
  expect([table.crest(0), table.crest(1)]).toEqual(["azure", "verdigris"]);
  expect(table.seatScore(0).points).toBe(5);
});

describe("an invasion that was fought", () => {
  const committed = { made: 0, gold: 0, pilgrims: 0, alliance: 1, city: 1 };
  const told: Event[] = [
    { seq: 3, kind: "invasion", args: { enemy: "pope", strength: 12, seat: 1 } },
    { seq: 3, kind: "attacked", args: { seat: 0, attack: 12, points: 0, buildings: [], walls: [] } },
    { seq: 5, kind: "committed", args: { seat: 0, ...committed } },
    { seq: 5, kind: "alliance", args: { armies: 1 } },
    { seq: 5, kind: "pillaged", args: { seat: 0, attack: 11, defence: 1, pillage: 10, manned: [], counts: [1] } },
    { seq: 5, kind: "no-hero", args: { value: 5 } },
    { seq: 5, kind: "no-hero", args: { value: 2 } },
  ];
  it("lies open until its player goes on", () => {
    const table = model(null, told);
    expect([table.war.reading, table.war.steps]).toEqual([true, 5]);
    void table.goAhead();
    expect(table.war.reading).toBe(false);
  });
  it("is not there before all of it is told", () => {
    expect(model(null, told.slice(0, -1)).war.reading).toBe(false);
  });
  it("is read before the final table", () => {
    const end = model(null, told, { over: true });
    expect(end.telling).toBe(true);
    void end.goAhead();
    expect(end.telling).toBe(false);
  });
});

describe("a piece with the focus", () => {
  const gains = ["gold", "army"].map((resource) => ({ type: "gain", resource }));
  function asked(): { board: ComuniModel; sent: unknown[] } {
    const board = model({ kind: "gain", args: {}, actions: gains } as unknown as Partial<Decision>);
    const sent: unknown[] = [];
    Object.assign(board.stage, { submit: (action: unknown) => Promise.resolve(sent.push(action) > 0) });
    return { board, sent };
  }
  it("is picked by the first key, and confirmed by the second", () => {
    const { board, sent } = asked();
    const [gold] = board.choices;
    if (!gold) throw new Error("nothing to choose");
    board.press({ detail: 0 }, gold);
    expect(board.isPicked(gold)).toBe(true);
    expect(sent).toEqual([]);
    board.press({ detail: 0 }, gold);
    expect(sent).toEqual([gold]);
  });
  it("is only picked by the mouse", () => {
    const { board, sent } = asked();
    const [gold] = board.choices;
    if (!gold) throw new Error("nothing to choose");
    board.press({ detail: 1 }, gold);
    board.press({ detail: 1 }, gold);
    expect(sent).toEqual([]);
  });
});
