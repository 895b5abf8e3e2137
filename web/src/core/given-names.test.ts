import { expect, test } from "vitest";
import { BOTS } from "./stage";
import { proposedName } from "./given-names";

test("a newcomer gets a name, and no bot's", () => {
  const names = new Set(Array.from({ length: 2000 }, proposedName));
  expect(names.size).toBeGreaterThan(100);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(BOTS.filter((bot) => names.has(bot))).toEqual([]);
});
