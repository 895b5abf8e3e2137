import { describe, expect, it } from "vitest";
import { bytes, deviceName } from "./push";
import { arc, clock, minutes } from "./dial";

describe("push", () => {
  it("reads a key of base64url", () => expect([...bytes("AP-_")]).toEqual([0, 255, 191]));
  it("names a device", () => {
    expect(deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36")).toBe(
      "Chrome, Linux",
    );
    expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit Version/18.0 Safari")).toBe(
      "Safari, iPhone",
    );
    expect(deviceName("Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537.36 Edg/130")).toBe("Edge, Windows");
  });
});

describe("the dial", () => {
  it("reads and writes the clock", () => {
    expect(minutes("22:30")).toBe(1350);
    expect(minutes("")).toBeNull();
    expect(clock(485)).toBe("08:05");
    expect(clock(null)).toBe("");
  });
  it("draws a night across midnight as one arc", () => {
    expect(arc(0, 720)).toContain("A 92 92 0 0 1");
    expect(arc(1320, 480)).toMatch(/^M [\d.]+ [\d.]+ A 92 92 0 0 1 [\d.]+ [\d.]+$/);
    expect(arc(480, 1320)).toContain("A 92 92 0 1 1");
  });
});
