import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../generated/protocol";
import { readWar, readYearEnd } from "./war";

let seq = 0;
const event = (kind: string, args: Record<string, unknown> = {}) => ({ seq: seq++, kind, args }) as GameEvent;

describe("the war of a season", () => {
  const events = [
    event("season", { seat: 2 }),
    event("target", { seat: 0, other: 1 }),
    event("target", { seat: 1, other: 0 }),
    event("target-assisi", { seat: 2 }),
    event("hero", { seat: 0, hero: 3, strength: 5 }),
    event("attack-failed-assisi", { seats: [2] }),
    event("attack", { seat: 0, seats: [1], count: 1 }),
    event("sabotaged", { seat: 1, other: 0, job: "quarry" }),
  ];
  it("goes from Assisi and the King of Kings on, with what happened to each city", () => {
    const war = readWar(events, 2, 3);
    expect(war.attacks.map((attack) => attack.city)).toEqual(["assisi", 0, 1]);
    expect(war.attacks.map((attack) => attack.blows.length)).toEqual([0, 1, 0]);
    expect(war.attacks[2]?.event).toBeNull();
    expect(war.heroes[0]).toEqual({ hero: 3, strength: 5 });
  });
  it("is over when another season begins", () => {
    expect(readWar([...events, event("season", { seat: 0 })], 0, 3).attacks).toEqual([]);
  });
});

describe("the end of a year", () => {
  it("adds up what a king brought in, fed, lost and won", () => {
    const end = readYearEnd([
      event("season", { year: 2, seat: 0 }),
      event("harvest", { seat: 0, wheat: 8 }),
      event("farmer-bonus", { seat: 0, wheat: 2 }),
      event("starved", { seat: 1, count: 3, left: 5 }),
      event("fed", { seat: 0, count: 9 }),
      event("grew", { seat: 0, count: 1 }),
      event("season", { year: 3, seat: 1 }),
    ]);
    expect(end?.year).toBe(2);
    expect(end?.kings[0]).toEqual({ wheat: 10, fed: 9, lost: 0, grown: 1, gone: false });
    expect(end?.kings[1]?.lost).toBe(3);
  });
  it("is nothing before the first", () => {
    expect(readYearEnd([event("season", { year: 1, seat: 0 })])).toBeNull();
  });
});
