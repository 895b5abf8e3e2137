import { expect, test } from "vitest";
import { Drafts } from "./drafts";

function shelf(): { get: () => Storage; held: Map<string, string> } {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
  return { get: () => storage, held };
}

test("a draft belongs to its table and its decision", () => {
  const { get } = shelf();
  const drafts = new Drafts("a", get);
  drafts.keep("split 1", { picked: [1, 2] });
  expect(new Drafts("a", get).find("split 1")).toEqual({ picked: [1, 2] });
  expect(new Drafts("a", get).find("split 2")).toBeUndefined();
  expect(new Drafts("b", get).find("split 1")).toBeUndefined();
});

test("nothing half done leaves nothing behind, and a shelf that refuses or holds nonsense is empty", () => {
  const { get, held } = shelf();
  const drafts = new Drafts("a", get);
  drafts.keep("split", [1]);
  drafts.keep("split", null);
  expect(held.size).toBe(0);
  held.set("ludotheca.draft.a", "{nonsense");
  expect(drafts.find("split")).toBeUndefined();
  const closed = new Drafts("a", () => {
    throw new Error("refused");
  });
  closed.keep("split", [1]);
  expect(closed.find("split")).toBeUndefined();
});
