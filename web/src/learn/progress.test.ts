import { describe, expect, it } from "vitest";
import { progress, readKept, type Place } from "./progress.svelte";

const ALL: Place[] = ["rome", "court"].flatMap((title) => [1, 2].map((number) => ({ title, number })));

describe("how far somebody has come", () => {
  it("leaves out what is damaged", () => {
    const kept = { answers: [null], step: 2, done: false, when: 5 };
    expect(readKept(JSON.stringify({ a: kept, b: { answers: 3 }, c: null }))).toEqual({ a: kept });
    expect(readKept("{")).toEqual({});
    expect(readKept(null)).toEqual({});
    expect(readKept("null")).toEqual({});
  });
  it("goes on with what was left, then with the same title, then with any", () => {
    expect(progress.next(ALL)).toEqual(ALL[0]);
    progress.keep({ title: "court", number: 1 }, { answers: [null], step: 2 });
    expect(progress.next(ALL)).toEqual({ title: "court", number: 1 });
    progress.keep({ title: "court", number: 1 }, { answers: [], step: 1, done: true });
    expect(progress.next(ALL)).toEqual({ title: "court", number: 2 });
    progress.keep({ title: "court", number: 2 }, { done: true });
    expect(progress.next(ALL)).toEqual(ALL[0]);
    progress.keep({ title: "rome", number: 1 }, { done: true });
    progress.keep({ title: "rome", number: 2 }, { done: true });
    expect(progress.next(ALL)).toBeUndefined();
    // Taken up again: it is left half done, and learned all the same.
    progress.keep({ title: "rome", number: 1 }, { answers: [null], step: 2 });
    expect(progress.next(ALL)).toEqual(ALL[0]);
    expect(progress.of({ title: "rome", number: 1 }).done).toBe(true);
  });
});
