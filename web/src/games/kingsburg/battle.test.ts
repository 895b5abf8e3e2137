import { describe, expect, it } from "vitest";
import { lastBattle } from "./battle";

const event = (seq: number, kind: string, args: Record<string, unknown> = {}) => ({ seq, kind, args });

// Goblins of strength 3, the King sends 1: Fred wins with three buildings, Robin loses his Crane.
const events = [
  event(1, "phase", { year: 1, phase: "winter" }),
  event(2, "enemy", { year: 1, enemy: "goblins", strength: 3 }),
  event(3, "troops", { seat: 0, die: 1 }),
  event(4, "fought", { seat: 0, result: "victory", combat: 4, strength: 3, soldiers: 0, die: 1, buildings: 3 }),
  event(4, "fought", { seat: 1, result: "defeat", combat: 2, strength: 3, soldiers: 0, die: 1, buildings: 1 }),
  event(4, "strongest", { seat: 0, combat: 4 }),
  event(4, "spoils", { seat: 0, goods: ["stone"], points: 0 }),
  event(4, "destroyed", { seat: 1, building: "crane", points: 1 }),
  event(5, "phase", { year: 2, phase: "kings_aid" }),
  event(9, "built", { seat: 1, building: "palisade", points: 0 }),
];
const standing = [
  ["guard_tower", "blacksmith", "barricade"],
  ["inn", "palisade", "barricade"],
];

describe("the battle told again", () => {
  const battle = lastBattle(events, standing);

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

  it("builds each tower as high as the combat value, from the buildings that stood then", () => {
    for (const fight of battle?.fights ?? []) expect(fight.blocks).toHaveLength(fight.combat);
    const buildings = battle?.fights[1]?.blocks.flatMap((block) => block.building ?? []);
    expect(buildings).toEqual(["barricade"]); // the Palisade came later
  });

  it("adds up what was won and lost", () => {
    expect(battle?.fights[0]).toMatchObject({ gain: { stone: 1, points: 1 }, strongest: true });
    expect(battle?.fights[1]).toMatchObject({ lose: { buildings: 1, points: 1 }, destroyed: ["crane"] });
  });

  it("is not there before an enemy has come", () => {
    expect(lastBattle(events.slice(0, 1), standing)).toBeNull();
  });
});
