import { describe, expect, it } from "vitest";
import type { Invasion, SeatView } from "../../generated/comuni";
import { before, garrison, lastInvasion } from "./invasion";

const event = (seq: number, kind: string, args: Record<string, unknown> = {}) => ({ seq, kind, args });
const card = (name: string) => ({ card: name, level: 1, categories: ["culture"] });

// France comes with 8 while Lucca has two points more than Firenze; Firenze falls short by four.
const invasion: Invasion = {
  enemy: "france",
  strength: 8,
  alliance: 3,
  fights: [
    { commitment: { alliance: 3, city: 2, gold: 2, pilgrim: 0 }, attack: 7, defence: 7, pillage: 0 },
    { commitment: { alliance: 0, city: 1, gold: 0, pilgrim: 0 }, attack: 5, defence: 1, pillage: 4 },
  ],
};
const events = [
  event(1, "invasion", { enemy: "venice", strength: 4, seat: 0 }),
  event(2, "alliance", { armies: 1 }),
  event(7, "invasion", { enemy: "france", strength: 8, seat: 1 }),
  event(7, "attacked", { seat: 0, attack: 10 }),
  event(7, "attacked", { seat: 1, attack: 8 }),
  event(9, "alliance", { armies: 3 }),
  event(9, "hero", { seat: 0, value: 4 }),
  event(9, "no-hero", { value: 1 }),
];

describe("the latest invasion", () => {
  const told = lastInvasion(events, invasion);

  it("knows who came, who led and what the alliance took", () => {
    expect(told).toMatchObject({ seq: 9, enemy: "france", strength: 8, leader: 1, alliance: 3, lost: [1] });
  });
  it("knows what came against each town and how it fared", () => {
    expect(told?.stands[0]).toMatchObject({
      before: 10,
      attack: 7,
      defence: 7,
      pillage: 0,
      alliance: 3,
      city: 2,
      gold: 2,
      hero: 4,
    });
    expect(told?.stands[1]).toMatchObject({ before: 8, attack: 5, defence: 1, pillage: 4, hero: null });
  });
  it("is not told before its hands are open, nor for another enemy", () => {
    expect(lastInvasion(events.slice(0, 5), invasion)).toBeNull();
    expect(lastInvasion(events, { ...invasion, enemy: "pope" })).toBeNull();
    expect(lastInvasion(events, null)).toBeNull();
  });
});

describe("a town before what was built since", () => {
  const view = {
    points: 9,
    buildings: [
      { category: "culture", storeys: 2, points: 3, cards: [card("a"), card("b")] },
      { category: "economy", storeys: 1, points: 1, cards: [card("c")] },
    ],
    walls: [
      { storeys: 4, cards: [card("d"), card("e"), card("f"), card("g")] },
      { storeys: 1, cards: [null] },
    ],
  } as unknown as SeatView;
  const since = [
    event(10, "built", { seat: 0, category: "culture", storeys: 2, card: "b" }),
    event(10, "built", { seat: 0, category: "economy", storeys: 1, card: "c" }),
    event(10, "walled", { seat: 0, storeys: 4, card: "g" }),
    event(10, "bonus-wall", { seat: 0 }),
    event(11, "built", { seat: 1, category: "culture", storeys: 1, card: "a" }),
  ];

  it("loses those storeys, the bonus section and their points again", () => {
    const then = before(view, 0, since);
    expect(then.points).toBe(6);
    expect(then.buildings.map(({ category, storeys }) => [category, storeys])).toEqual([["culture", 1]]);
    expect(then.walls.map((section) => section.storeys)).toEqual([3]);
  });
  it("stays as it is where nothing of its own happened", () => {
    expect(before(view, 2, since)).toEqual({ points: 9, buildings: view.buildings, walls: view.walls });
  });
});

describe("armies on the walls", () => {
  const section = (storeys: number) => ({ storeys, cards: Array(storeys).fill(null) });

  it("take the highest places first and count their height and one", () => {
    expect(garrison([section(3)], 3)).toEqual({ manned: [3], counts: [4, 3, 2] }); // the nine of the booklet
    expect(garrison([section(1), section(3)], 3)).toEqual({ manned: [0, 3], counts: [4, 3, 2] });
  });
  it("count one each where the walls have no place left", () => {
    expect(garrison([section(1)], 3)).toEqual({ manned: [1], counts: [2, 1, 1] });
    expect(garrison([], 2)).toEqual({ manned: [], counts: [1, 1] });
  });
});
