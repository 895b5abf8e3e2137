import { expect, test } from "vitest";
import type { TableInfo, You } from "../generated/protocol";
import { bindTo, duty, judge, keepSalt } from "./fairness";
import { sha256 } from "./sha256";

const secret = "00".repeat(32);
const you: You = { seat: 0, owner: false };

function waiting(table: string, salt_commitments: string[], reveal_by: number | null): TableInfo {
  const fairness = {
    method: "hmac-sha256",
    commitment: sha256(new Uint8Array(32)),
    salt_commitments,
    reveal_by,
    salts: ["", ""],
    secret: "",
  };
  return { table, status: "waiting", fairness } as unknown as TableInfo;
}

const over = (info: TableInfo, salts: string[], more = {}): TableInfo =>
  ({ ...info, status: "over", fairness: { ...info.fairness, reveal_by: null, salts, secret, ...more } }) as TableInfo;

test("a browser binds itself once and shows its salt only when all are frozen", () => {
  const first = duty({ info: waiting("t1", ["", ""], null), you });
  expect(first).toEqual({ type: "commit", table: "t1", salt_commitment: bindTo("t1") });
  expect(duty({ info: waiting("t1", [bindTo("t1"), ""], null), you })).toBeNull();
  expect(duty({ info: waiting("t1", ["", ""], null), you: { seat: -1, owner: true } })).toBeNull();
  const shown = duty({ info: waiting("t1", [bindTo("t1"), ""], 99), you });
  expect(shown?.type === "reveal" && sha256(shown.salt)).toBe(bindTo("t1"));
  // Bound by another device: its salt is not here.
  expect(duty({ info: waiting("t1", [sha256("other"), ""], 99), you })).toBeNull();
});

test("what a browser saw before it showed its salt is what it holds the house to", () => {
  keepSalt("t2", "mine");
  const bound = [sha256("mine"), sha256("hers")];
  const start = waiting("t2", bound, 99);
  expect(judge(over(start, ["mine", "hers"]), you)).toBe("holds"); // nothing was seen here
  duty({ info: start, you });
  expect(judge(over(start, ["mine", "hers"]), you)).toBe("mine");
  expect(judge(over(start, ["mine", ""]), you)).toBe("mine"); // she did not show hers
  expect(judge(over(start, ["", "hers"]), you)).toBe("holds"); // mine came too late
  expect(judge(over(start, ["mine", "another"]), you)).toBe("broken");
  const swapped = [sha256("mine"), sha256("another")];
  expect(judge(over(start, ["mine", "another"], { salt_commitments: swapped }), you)).toBe("broken");
  expect(judge(over(start, ["mine", "hers"], { secret: "01".repeat(32) }), you)).toBe("broken");
});

test("a table of an older version had salts that bound nobody", () => {
  const start = waiting("t3", [], null);
  expect(judge(over(start, ["a", ""]), you)).toBe("holds");
});
