import { describe, expect, it } from "vitest";
import type { Event, KingView, View } from "./generated";
import { patched } from "./patch";

const none = { soldiers: 0, merchants: 0, quarry: 0, priests: 0, farmers: 0 };
const king = (more: Partial<KingView>) =>
  ({
    home: 8,
    population: 8,
    silver: 3,
    wheat: 5,
    workers: none,
    captives: none,
    brings: none,
    lying_merchant: "none",
    lying_farmers: 0,
    hungry: 3,
    ...more,
  }) as KingView;
const table = (...kings: KingView[]) =>
  ({ kings, dice: { soldiers: 1, merchants: 2, quarry: 3, priests: 4 }, stalls: [0, 2, 1], king_of_kings: 0 }) as View;
const seq = 9;

describe("a position with what was told since", () => {
  const before = table(king({}), king({ workers: { ...none, farmers: 2, merchants: 1 } }));
  const after = (...events: Event[]) => patched(before, events);

  it("moves peasants and takes the die", () => {
    const now = after({ seq, kind: "taken", args: { seat: 0, die: "quarry", job: "farmers", count: 3, value: 3 } });
    expect(now.kings[0]).toMatchObject({ home: 5, workers: { farmers: 3 } });
    expect(now.dice).toEqual({ soldiers: 1, merchants: 2, quarry: 0, priests: 4 });
    expect(before.kings[0]?.home).toBe(8);
  });
  it("pays a stall, and empties it for whoever takes it", () => {
    const paid = after({ seq, kind: "paid", args: { seat: 0, silver: 2, stall: 1 } });
    expect([paid.kings[0]?.silver, paid.stalls]).toEqual([1, [2, 2, 1]]);
    const took = after({ seq, kind: "stall", args: { seat: 1, silver: 2, stall: 2 } });
    expect([took.kings[1]?.silver, took.stalls]).toEqual([5, [0, 0, 1]]);
  });
  it("lays down the last merchant and a farmer, and sends the others home", () => {
    const blow = (job: "merchants" | "farmers", goes: "lies" | "home"): Event => ({
      seq,
      kind: "sabotaged",
      args: { seat: 0, other: 1, job, goes },
    });
    expect(after(blow("merchants", "lies")).kings[1]).toMatchObject({
      lying_merchant: "own",
      workers: { merchants: 0 },
    });
    expect(after(blow("farmers", "lies")).kings[1]).toMatchObject({ lying_farmers: 1, workers: { farmers: 1 } });
    expect(after(blow("farmers", "home")).kings[1]).toMatchObject({ home: 9, workers: { farmers: 1 } });
  });
  it("feeds, lets the hungry go, and counts no harvest twice", () => {
    const harvest: Event = { seq, kind: "harvest", args: { seat: 1, wheat: 6, brought: 8 } };
    expect(after(harvest).kings[1]).toMatchObject({ wheat: 13, brings: { farmers: 0 } });
    const starved: Event = { seq, kind: "starved", args: { seat: 0, count: 3, left: 5 } };
    expect(after(starved).kings[0]).toMatchObject({ home: 5, population: 5, wheat: 0, hungry: 0 });
  });
  it("leaves alone what an event does not touch", () => {
    expect(after({ seq, kind: "kept", args: { seat: 0 } })).toBe(before);
  });
});
