import { expect, test } from "vitest";
import { isLocal, isLocalPath, tableOf } from "./local";

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
