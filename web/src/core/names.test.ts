import { expect, test } from "vitest";
import { isolated } from "./names";
import { Speaker } from "./speaker";

test("a name written from right to left is set apart in a sentence", () => {
  expect(isolated("Ann")).toBe("Ann");
  expect(isolated("דנה 7")).toBe("\u2068דנה 7\u2069");
  expect(isolated("ليلى")).toBe("\u2068ليلى\u2069");
  const book = { has: () => true, say: (key: string) => key };
  expect(new Speaker(book, ["Ann", "דנה"], -1).name(1)).toBe("\u2068דנה\u2069");
});
