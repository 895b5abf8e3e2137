import { describe, expect, it } from "vitest";
import { spots } from "./layout";

describe("buildings side by side", () => {
  it("stand no farther apart than asked, from the left", () => {
    const [first, second] = spots(2, 30, 600, 120, 0.8);
    expect(first).toEqual({ x: 90, scale: 0.8 });
    expect(second?.x).toBe(210);
  });
  it("move together and shrink where there are many, and stay inside", () => {
    const many = spots(12, 30, 600, 120, 0.8);
    expect(many).toHaveLength(12);
    expect(many[0]?.scale).toBeLessThan(0.8);
    expect(Math.max(...many.map((spot) => spot.x))).toBeLessThan(630);
  });
  it("never shrink to nothing", () => {
    expect(spots(60, 0, 100, 20, 0.8)[0]?.scale).toBeCloseTo(0.36);
    expect(spots(0, 0, 100, 20, 0.8)).toEqual([]);
  });
});
