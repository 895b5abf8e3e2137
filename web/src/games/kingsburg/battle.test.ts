import { describe, expect, it } from "vitest";
import type { Event } from "./generated";
import { lastBattle } from "./battle";

const fight = { strength: 3, soldiers: 0, die: 1 };
// Goblins of strength 3, the King sends 1: Fred wins with three buildings, Robin loses the Crane.
const events: Event[] = [
  { seq: 1, kind: "phase", args: { year: 1, phase: "winter" } },
  { seq: 2, kind: "enemy", args: { year: 1, enemy: "goblins", strength: 3 } },
  { seq: 3, kind: "troops", args: { seat: 0, die: 1 } },
  {
    seq: 4,
    kind: "fought",
    args: {
      ...fight,
      seat: 0,
      result: "victory",
      combat: 4,
      buildings: 3,
      forces: [
        ["guard_tower", 1],
        ["blacksmith", 1],
        ["barricade", 1],
      ],
    },
  },
  {
    seq: 4,
    kind: "fought",
    args: {
      ...fight,
      seat: 1,
      result: "defeat",
      combat: 1,
      buildings: 0,
      forces: [
        ["farms", -1],
        ["barricade", 1],
      ],
    },
  },
  { seq: 4, kind: "strongest", args: { seat: 0, combat: 4, points: 1 } },
  { seq: 4, kind: "spoils", args: { seat: 0, goods: ["stone"], points: 0, parts: [] } },
  { seq: 4, kind: "destroyed", args: { seat: 1, building: "crane", points: 1 } },
  { seq: 5, kind: "phase", args: { year: 2, phase: "kings_aid" } },
  { seq: 9, kind: "built", args: { seat: 1, building: "palisade", points: 0, envoy: false } },
];

describe("the battle told again", () => {
  const battle = lastBattle(events);

  it("knows the card and every line of the story, and ends with the year", () => {
    expect(battle?.card.lose).toEqual({ gold: 1, buildings: 1 });
    expect(battle?.die).toBe(1);
    expect(battle?.story.map((line) => line.kind)).toEqual([
      "enemy",
      "troops",
      "fought",
      "fought",
      "strongest",
      "spoils",
      "destroyed",
    ]);
  });

  it("builds each tower as high as the combat value; what weakens takes its uppermost block", () => {
    for (const fight of battle?.fights ?? []) expect(fight.blocks).toHaveLength(fight.combat);
    expect(battle?.fights[0]?.blocks.at(-1)).toEqual({ kind: "building", building: "barricade" });
    expect(battle?.fights[1]).toMatchObject({ blocks: [{ kind: "die" }], weak: [["farms", -1]] });
  });

  it("adds up what was won and lost", () => {
    expect(battle?.fights[0]?.gain).toEqual({ stone: 1, points: 1 });
    expect(battle?.fights[1]).toMatchObject({ lose: { buildings: 1, points: 1 }, destroyed: ["crane"] });
  });

  it("is settled once something was won or lost, and ends with the next phase", () => {
    expect(battle).toMatchObject({ settled: true, ended: true });
    expect(lastBattle(events.slice(0, 5))).toMatchObject({ settled: false, ended: false });
    expect(lastBattle(events.slice(0, 6))).toMatchObject({ settled: true, ended: false });
  });

  it("is not there before an enemy has come", () => {
    expect(lastBattle(events.slice(0, 1))).toBeNull();
  });
});
