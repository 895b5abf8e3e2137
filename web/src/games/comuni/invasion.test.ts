import { describe, expect, it } from "vitest";
import type { Event } from "./generated";
import { lastInvasion, STEP_OF, STEPS, townOf } from "./invasion";

// France comes with 8 while Lucca has two points more than Firenze; Firenze falls short by four.
const attacked = { buildings: [], walls: [] };
const committed = { made: 0, gold: 0, pilgrims: 0 };
const events: Event[] = [
  { seq: 1, kind: "invasion", args: { enemy: "venice", strength: 4, seat: 0 } },
  { seq: 2, kind: "alliance", args: { armies: 1 } },
  { seq: 7, kind: "invasion", args: { enemy: "france", strength: 8, seat: 1 } },
  { seq: 7, kind: "attacked", args: { seat: 0, attack: 10, points: 2, ...attacked, walls: [[2, false]] } },
  { seq: 7, kind: "attacked", args: { seat: 1, attack: 8, points: 0, ...attacked } },
  { seq: 9, kind: "committed", args: { seat: 0, alliance: 3, city: 3, ...committed } },
  { seq: 9, kind: "committed", args: { seat: 1, alliance: 0, city: 1, ...committed } },
  { seq: 9, kind: "alliance", args: { armies: 3 } },
  { seq: 9, kind: "held", args: { seat: 0, attack: 7, defence: 7, manned: [2], counts: [3, 2, 1] } },
  { seq: 9, kind: "pillaged", args: { seat: 1, attack: 5, defence: 1, pillage: 4, manned: [], counts: [1] } },
  { seq: 9, kind: "hero", args: { seat: 0, value: 4 } },
  { seq: 9, kind: "no-hero", args: { value: 1 } },
  { seq: 12, kind: "walled", args: { seat: 0, storeys: 3, card: "any_3", price: 0, craftsmen: 0, pilgrims: 0 } },
];

describe("the latest invasion", () => {
  const told = lastInvasion(events);

  it("knows who came, who led and what the alliance took", () => {
    expect(told).toMatchObject({ opened: 9, enemy: "france", strength: 8, leader: 1, alliance: 3, done: true });
  });
  it("knows what came against each town and how it fared", () => {
    const fight = { attack: 7, defence: 7, pillage: 0, manned: [2], counts: [3, 2, 1] };
    expect(told?.stands[0]).toMatchObject({ before: 10, attack: 7, hands: { alliance: 3, city: 3 }, fight, hero: 4 });
    expect(told?.stands[1]).toMatchObject({ before: 8, fight: { attack: 5, defence: 1, pillage: 4 }, hero: null });
  });
  it("knows the towns as they stood", () => {
    expect(told?.stands[0]?.town).toEqual({ points: 2, buildings: [], walls: [[2, false]] });
  });
  it("says no more than was told", () => {
    expect(lastInvasion(events.slice(0, 5))).toMatchObject({ opened: null, alliance: null, done: false });
    const open = lastInvasion(events.slice(0, 7));
    expect(open).toMatchObject({ opened: 9, alliance: null, done: false });
    expect(open?.stands[0]).toMatchObject({ hands: { alliance: 3 }, attack: null, fight: null });
    const allied = lastInvasion(events.slice(0, 8));
    expect(allied?.stands[1]).toMatchObject({ attack: 5, fight: null });
    expect(lastInvasion(events.slice(0, 11))?.done).toBe(false);
  });
  it("is not there when there was none", () => {
    expect(lastInvasion(events.slice(-1))).toBeNull();
    expect(lastInvasion([])).toBeNull();
  });
  it("is told in five steps, in the order of its events", () => {
    const steps = events.slice(2, -1).map(({ kind }) => STEP_OF[kind] ?? 0);
    expect(steps).toEqual([...steps].sort());
    expect(new Set(steps).size).toBe(STEPS);
  });
});

it("draws a town of the view like one of the story", () => {
  const card = { card: "any_1" as const, level: 1, categories: [] };
  const town = {
    points: 1,
    buildings: [{ category: "culture" as const, storeys: 1, points: 1, cards: [card] }],
    walls: [{ storeys: 2, cards: [null, card] }],
  };
  expect(townOf(town)).toEqual({ points: 1, buildings: [["culture", 1]], walls: [[2, true]] });
});
