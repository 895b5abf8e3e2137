import { describe, expect, it } from "vitest";
import type { Event } from "./generated";
import { scenes } from "./scenes";
import { jobTold, show } from "./show";

const KINDS = Object.keys(scenes) as Event["kind"][];
const told = (kind: Event["kind"]) => ({ kind, args: { seat: 1, other: 2, stall: 3 } });

describe("the banner", () => {
  it("shows whatever is said to happen there", () => {
    const there = KINDS.filter((kind) => scenes[kind].place?.(told(kind)) === "banner");
    expect(there).toContain("attack-failed");
    expect(there.filter((kind) => show(kind, "") === "")).toEqual([]);
  });
  it("goes by the scene before it goes by the question", () => {
    expect(show("attack-failed", "slavery")).toBe("duel");
    expect(show("starved", "growth")).toBe("year");
    expect(show("rolled", "growth")).toBe("");
    expect(show("", "growth")).toBe("year");
  });
});

describe("scenes", () => {
  it("keep what a big one tells back until it is over, but for a new season and the end", () => {
    const loose = KINDS.filter((kind) => scenes[kind].weight > 0 && !scenes[kind].holds);
    expect(loose).toEqual(["first-king", "season", "won", "won-together", "all-lose"]);
  });
  it("name a place for everything that is shown", () => {
    const nowhere = KINDS.filter((kind) => scenes[kind].weight > 0 && !scenes[kind].place);
    expect(nowhere).toEqual([]);
  });
  it("mark the job they belong to", () => {
    expect(["stall", "housing", "piety", "harvest", "attack", "blessed"].map((kind) => jobTold(kind, ""))).toEqual([
      "merchants",
      "quarry",
      "priests",
      "farmers",
      "soldiers",
      "blessing",
    ]);
  });
});
