import { describe, expect, it } from "vitest";
import type { KingView } from "./generated";
import { people, settle } from "./people";

const none = { soldiers: 0, merchants: 0, quarry: 0, priests: 0, farmers: 0 };
const king = (more: Partial<KingView>) =>
  ({ home: 0, workers: none, captives: none, lying_merchant: "none", lying_farmers: 0, ...more }) as KingView;

describe("people", () => {
  it("puts the lying first and captives last", () => {
    const found = people(
      king({ workers: { ...none, merchants: 2 }, captives: { ...none, merchants: 1 }, lying_merchant: "own" }),
    );
    expect(found.map(({ lies, captive, slot }) => [lies, captive, slot])).toEqual([
      [true, false, 0],
      [false, false, 1],
      [false, false, 2],
      [false, true, 3],
    ]);
  });
});

describe("settle", () => {
  const first = settle([], people(king({ home: 5 })));
  it("gives everybody a piece of his own", () => {
    expect(new Set(first.map((piece) => piece.id)).size).toBe(5);
  });
  it("moves the pieces that left to where somebody is new", () => {
    const after = settle(first, people(king({ home: 3, workers: { ...none, quarry: 2 } })));
    expect(after.slice(0, 3).map((piece) => piece.id)).toEqual(first.slice(0, 3).map((piece) => piece.id));
    expect(new Set(after.map((piece) => piece.id))).toEqual(new Set(first.map((piece) => piece.id)));
  });
  it("takes new pieces for new people and never a peasant's for a captive", () => {
    const after = settle(first, people(king({ home: 4, captives: { ...none, priests: 1 } })));
    const ids = first.map((piece) => piece.id);
    expect(after.filter((piece) => !ids.includes(piece.id)).map((piece) => piece.captive)).toEqual([true]);
  });
});
