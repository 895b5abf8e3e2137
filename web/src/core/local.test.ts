import { expect, test, vi } from "vitest";
import { isLocal, isLocalPath, tableOf, taughtHere } from "./local";

test("the id of a table says which house it stands in", () => {
  expect(isLocal("local-00ff")).toBe(true);
  expect(isLocal("k3x9")).toBe(false);
  expect(isLocal(undefined)).toBe(false);
  expect(isLocalPath("/api/tables/local-00ff/replay?seat=0&first=0&last=1")).toBe(true);
  expect(isLocalPath("/api/tables/k3x9")).toBe(false);
  expect(isLocalPath("/api/titles")).toBe(false);
});

test("a message is about a table or about none", () => {
  expect(tableOf({ type: "undo", table: "local-1" })).toBe("local-1");
  expect(tableOf({ type: "ping" })).toBe("");
});

test("lessons and puzzles are answered here only where the engine is", () => {
  expect(taughtHere("/api/lessons")).toBe(false);
  const kept: Record<string, string> = { "ludotheca.engine": "abc" };
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null });
  for (const path of ["/api/lessons", "/api/lessons/comuni/1", "/api/puzzles", "/api/puzzles/comuni/x1"])
    expect(taughtHere(path)).toBe(true);
  for (const path of ["/api/titles", "/api/deals", "/api/puzzlesome"]) expect(taughtHere(path)).toBe(false);
  vi.unstubAllGlobals();
});
