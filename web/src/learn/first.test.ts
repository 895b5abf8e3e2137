import { describe, expect, it } from "vitest";
import { firstGames, readFirst } from "./first.svelte";

describe("first games", () => {
  it("are two of a title, and no more", () => {
    for (const table of ["a", "a", "b", "c"]) firstGames.add("rome", table);
    expect(["a", "b", "c"].map((table) => firstGames.has("rome", table))).toEqual([true, true, false]);
    expect([firstGames.left("rome"), firstGames.left("court")]).toEqual([false, true]);
  });
  it("leave out what is damaged", () => {
    expect(readFirst("{")).toEqual({});
    expect(readFirst('{"a": ["x", 3, "y", "z"], "b": 4}')).toEqual({ a: ["x", "y"] });
    expect(readFirst(null)).toEqual({});
  });
});
