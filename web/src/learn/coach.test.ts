import { expect, it, vi } from "vitest";

vi.mock("../core/link.svelte", () => ({
  freshId: () => "q",
  link: { follow: () => () => undefined, send: () => undefined },
}));

import type { TableStore } from "../core/table.svelte";
import type { Counsel } from "../generated/protocol";
import { Coach } from "./coach.svelte";
import { firstGames } from "./first.svelte";
import type { Sayings } from "./sayings.svelte";

const SAYINGS = { ready: true, has: () => true, say: () => "" } as unknown as Sayings;
const ACTS = [{ type: "farm" }, { type: "pray" }, { type: "rest" }];
const COUNSEL = {
  values: [],
  objections: ACTS.slice(1).map((action) => ({
    action,
    better: ACTS[0],
    loss: 0.2,
    doubt: 0.03,
    lines: { bread: -4 },
  })),
} as unknown as Counsel;

/** A table with these three acts to choose from. */
const at = (id: string): TableStore =>
  ({
    id,
    title: "court",
    info: { hints: true },
    viewer: 0,
    decision: { kind: "assign", seat: 0, args: {}, actions: ACTS },
    view: { head: 3, results: [] },
    speaker: { scoreName: () => "bread" },
  }) as unknown as TableStore;
function decide(coach: Coach, year: number): Coach {
  Object.assign(coach.table.decision ?? {}, { args: { year } });
  coach.look();
  coach.counsel = COUNSEL;
  return coach;
}
const coached = (id: string): Coach => decide(new Coach(at(id), SAYINGS), 1);

it("asks once a decision, and never for the same reason again", () => {
  firstGames.add("court", "t1");
  const coach = coached("t1");
  expect(coach.lets({ type: "farm" })).toBe(true);
  expect(coach.lets({ type: "pray" })).toBe(false);
  expect(coach.doubt?.action).toEqual({ type: "pray" });
  expect(coach.back()).toBe(true);
  expect(coach.lets({ type: "rest" })).toBe(true); // another reason, the same decision
  decide(coach, 2);
  expect(coach.lets({ type: "pray" })).toBe(true); // that was said a year ago
  expect(coach.lets({ type: "rest" })).toBe(false);
});

it("leaves by itself after two games", () => {
  firstGames.add("court", "t1");
  firstGames.add("court", "t2");
  firstGames.add("court", "t3");
  expect(coached("t2").lets({ type: "pray" })).toBe(false);
  expect(coached("t3").lets({ type: "pray" })).toBe(true);
});
