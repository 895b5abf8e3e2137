import { expect, test, vi } from "vitest";
import { prefs } from "./prefs.svelte";

test("the first game of a title begins slowly, until a dozen questions or a choice", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(prefs.speed).toBe("normal");
  prefs.sit("comuni", "one");
  expect(prefs.speed).toBe("slow");
  for (let i = 0; i < 12; i += 1) prefs.asked();
  expect(prefs.speed).toBe("normal");
  prefs.sit("comuni", "two");
  expect(prefs.speed).toBe("normal");
  prefs.sit("kingsburg", "three");
  expect(prefs.speed).toBe("slow");
  prefs.setSpeed("brisk");
  expect(prefs.speed).toBe("brisk");
  vi.unstubAllGlobals();
});
