import { beforeAll, expect, test, vi } from "vitest";
import { expiresText } from "./expires";
import { texts } from "./i18n.svelte";

const DAY = 86_400_000;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

test.each(["en", "fr"] as const)("a table that goes soon says when, in %s", async (lang) => {
  await texts.use(lang, false);
  expect(expiresText({ status: "running", expires: null }, 0)).toBe("");
  expect(expiresText({ status: "running", expires: 5 * DAY - 1 }, 0)).toContain("5");
  const [game, table] = ["running", "waiting"].map((status) => expiresText({ status, expires: 3 * DAY }, 0));
  expect(game).not.toBe(table);
  expect(expiresText({ status: "waiting", expires: 1 }, 0)).not.toContain("expires-");
  expect(texts.missing.size).toBe(0);
});
