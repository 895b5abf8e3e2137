import { describe, expect, it } from "vitest";
import type { Event } from "./generated";
import { readWar, readYearEnd } from "./war";

const season = (seq: number, year: number): Event => ({
  seq,
  kind: "season",
  args: { year, season: "harvest", climate: "dry", seat: 2 },
});

describe("the war of a season", () => {
  const failed = { seats: [2], attack: 2, defence: 3, success: 0, count: 0 };
  const events: Event[] = [
    season(0, 1),
    { seq: 1, kind: "target", args: { seat: 0, other: 1, turn: 3 } },
    { seq: 2, kind: "target", args: { seat: 1, other: 0, turn: 2 } },
    { seq: 3, kind: "target-assisi", args: { seat: 2, turn: 0 } },
    { seq: 4, kind: "hero", args: { seat: 0, hero: 3, strength: 5, soldiers: 2 } },
    { seq: 5, kind: "attack-failed-assisi", args: failed },
    { seq: 6, kind: "attack", args: { ...failed, seat: 0, seats: [1], success: 1, count: 1 } },
    { seq: 7, kind: "sabotaged", args: { seat: 1, other: 0, job: "quarry", goes: "home" } },
  ];
  it("goes by the turns told, with what happened to each city", () => {
    const war = readWar(events);
    expect(war.attacks.map((attack) => attack.city)).toEqual(["assisi", 0, 1]);
    expect(war.attacks.map((attack) => attack.event?.seq ?? null)).toEqual([5, 6, null]);
    expect(war.attacks.map((attack) => attack.blows.length)).toEqual([0, 1, 0]);
    expect(war.heroes[0]).toEqual({ seat: 0, hero: 3, strength: 5, soldiers: 2 });
  });
  it("is over when another season begins", () => {
    expect(readWar([...events, season(8, 2)]).attacks).toEqual([]);
  });
});

describe("the end of a year", () => {
  const events: Event[] = [
    season(0, 2),
    { seq: 1, kind: "harvest", args: { seat: 0, wheat: 8, brought: 10 } },
    { seq: 2, kind: "farmer-bonus", args: { seat: 0, wheat: 2 } },
    { seq: 3, kind: "starved", args: { seat: 1, count: 3, left: 5 } },
    { seq: 4, kind: "fed", args: { seat: 0, count: 9 } },
    { seq: 5, kind: "grew", args: { seat: 0, count: 1, wheat: 1, total: 10 } },
    season(6, 3),
  ];
  it("puts together what a king brought in, fed, lost and won", () => {
    expect(readYearEnd(events)).toEqual({
      year: 2,
      kings: [
        { seat: 0, wheat: 10, fed: 9, lost: 0, grown: 1, gone: false, told: true },
        { seat: 1, wheat: 0, fed: 5, lost: 3, grown: 0, gone: false, told: true },
      ],
    });
  });
  it("is nothing before the first", () => {
    expect(readYearEnd([season(0, 1)])).toBeNull();
  });
});
