import { expect, it } from "vitest";
import type { SeatInfo } from "../generated/protocol";
import { moves } from "./arrivals";

const seat = (number: number, name: string, connected = true): SeatInfo => ({
  seat: number,
  kind: name ? "person" : "open",
  name,
  level: "",
  connected,
  resigned: false,
  absent: false,
  missed: 0,
  leave: 0,
  crest: "",
  kept: "",
});

it("tells who sat down, who got up and who looks away", () => {
  const before = [seat(0, "Ann"), seat(1, "Bob"), seat(2, "")];
  expect(moves(before, [seat(0, "Ann"), seat(1, "Bob"), seat(2, "Cid")], 0)).toEqual([{ move: "came", name: "Cid" }]);
  expect(moves(before, [seat(0, "Ann"), seat(1, ""), seat(2, "")], 0)).toEqual([{ move: "went", name: "Bob" }]);
  expect(moves(before, [seat(0, "Ann"), seat(1, "Bob", false), seat(2, "")], 0)).toEqual([
    { move: "away", name: "Bob" },
  ]);
  expect(moves([seat(1, "Bob", false)], [seat(1, "Bob")], 0)).toEqual([{ move: "here", name: "Bob" }]);
});

it("says nothing of oneself, of who changes seats, or of what was as it is", () => {
  const before = [seat(0, "Ann"), seat(1, "Bob"), seat(2, "")];
  expect(moves(before, before, 0)).toEqual([]);
  expect(moves(before, [seat(0, "Ann", false), seat(1, "Bob"), seat(2, "")], 0)).toEqual([]);
  expect(moves(before, [seat(0, "Ann"), seat(1, ""), seat(2, "Bob")], 0)).toEqual([]);
});

it("takes a new name in the same seat for somebody who came", () => {
  expect(moves([seat(1, "Bob")], [seat(1, "Bobby")], 0)).toEqual([{ move: "came", name: "Bobby" }]);
});
