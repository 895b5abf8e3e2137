import { expect, test } from "vitest";
import { since } from "./since";

const HOUR = 3_600_000;

test("the largest unit that fits, in the reader's language", () => {
  expect(since(0, 59_999, "en")).toBe("");
  expect(since(0, 60_000, "en")).toBe("1 minute ago");
  expect(since(0, 2.9 * HOUR, "en")).toBe("2 hours ago");
  expect(since(0, 2.9 * HOUR, "fr")).toBe("il y a 2 heures");
  expect(since(0, 24 * HOUR, "fr")).toBe("hier");
  expect(since(10, 0, "en")).toBe("");
});
