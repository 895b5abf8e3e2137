import { expect, test } from "vitest";
import { bytes, text } from "./passkey";

test("bytes go to base64url and back", () => {
  const all = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (const length of [0, 1, 2, 3, 255, 256]) {
    const some = all.slice(0, length);
    const written = text(some.buffer);
    expect(written).not.toMatch(/[+/=]/);
    expect([...bytes(written)]).toEqual([...some]);
  }
  expect(text(Uint8Array.of(251, 255).buffer)).toBe("-_8");
});
