import { describe, expect, it } from "vitest";
import sprite from "../art/sprite.svg?raw";
import type { SeatInfo } from "../generated/protocol";
import { crest, crestsOf, SEAT_NAMES } from "./stage";

describe("crests", () => {
  it("differ for seven seats, each with a drawing and a shape of its own", () => {
    const names = Array.from({ length: 7 }, (_, seat) => crest(seat));
    expect(new Set(names).size).toBe(7);
    for (const name of SEAT_NAMES) {
      expect(sprite).toContain(`id="crest-${name}"`);
      expect(sprite).toContain(`id="seat-${name}"`);
    }
  });

  it("are those that people chose, the first to sit before the others, and never the same twice", () => {
    const seats = ["rose", "", "azure", "azure"].map((chosen, seat) => ({ seat, crest: chosen }) as SeatInfo);
    expect(crestsOf(seats)).toEqual(["rose", "madder", "azure", "plum"]);
    const plain = ["", "", ""].map((chosen, seat) => ({ seat, crest: chosen }) as SeatInfo);
    expect(crestsOf(plain)).toEqual(["azure", "madder", "verdigris"]);
  });
});
