import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("the examples of the standard", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("every length around a block, as the platform's own", async () => {
  for (const length of [1, 31, 32, 55, 56, 57, 63, 64, 65, 119, 120, 200, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
    const own = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    expect(sha256(bytes)).toBe([...own].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});
