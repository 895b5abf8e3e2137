import { beforeEach, expect, test, vi } from "vitest";
import { link } from "../core/link.svelte";
import type { ServerMessage, TableInfo } from "../generated/protocol";
import { Together, type Place } from "./together.svelte";

let went: Place[] = [];
let sent: unknown[] = [];
let together: Together;
beforeEach(() => {
  [went, sent] = [[], []];
  vi.spyOn(link, "send").mockReturnValue(true);
  vi.spyOn(link, "ask").mockImplementation((message) => {
    sent.push(message);
    return Promise.resolve(null as never);
  });
  together = new Together("t1", (place) => went.push(place));
});

/** The table as the server tells it: who leads, who is there. */
function hear(led: TableInfo["together"], connected: readonly boolean[], spectators = 0): void {
  const info = { table: "t1", together: led, seats: connected.map((here) => ({ connected: here })), spectators };
  together.hear({ type: "table", info } as unknown as ServerMessage);
}
const by = (who: string, leader: number, at: number) => ({ by: who, leader, at, seat: 0, view: "own" as const });

test("one follows who leads, leaves and comes again", () => {
  hear(by("ann", 0, 7), [true, true]);
  expect(went.map(({ at }) => at)).toEqual([7]);
  void together.moved({ at: 3, seat: 0, view: "own" });
  hear(by("ann", 0, 9), [true, true]);
  expect([went.length, together.following]).toEqual([1, false]);
  together.toggle();
  expect(went.map(({ at }) => at)).toEqual([7, 9]);
});

test("who shut the page leads nobody any more", () => {
  hear(by("ann", 0, 7), [false, true], 1);
  expect([together.led, went]).toEqual([null, []]);
  hear(by("eve", -1, 7), [false, true]);
  expect(together.led).toBeNull();
  hear(by("eve", -1, 7), [false, true], 1);
  expect(together.led?.at).toBe(7);
});

test("who leads keeps the lead alone, and gives it up with the page", () => {
  hear(by(together.mine, 0, 7), [true, false]);
  expect([together.leading, went]).toEqual([true, []]);
  together.destroy();
  expect(sent).toEqual([{ type: "lead", table: "t1", by: together.mine, at: null }]);
});
