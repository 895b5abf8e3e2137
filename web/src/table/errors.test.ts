import { beforeAll, expect, test, vi } from "vitest";
import { texts } from "../core/i18n.svelte";
import { Refused } from "../core/link.svelte";
import { errorText } from "./errors";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await texts.addTitle("alba_longa");
  await texts.use("fr", false);
});

const title = { en: "Alba Longa", fr: "Le Testament" };

test("a reason is told in the reader's language", () => {
  const details = { title, option: "assisi", reason: "cannot be true", why: "assisi-five", value: "true" };
  const text = errorText(new Refused("bad-option", "English", details));
  expect(text).toContain("Le Testament");
  expect(text).toContain("cinq rois");
  expect(text).not.toContain("cannot");
});

test("a reason without a text of its own stands as it came", () => {
  const details = { title, option: "assisi", reason: "so gesehen", why: "never-heard" };
  expect(errorText(new Refused("bad-option", "English", details))).toContain("so gesehen");
});

test("seats are told by their place, counted from one", () => {
  const details = { seat: 0, why: "answered", reason: "", other: 1 };
  expect(errorText(new Refused("cannot-undo", "English", details))).toContain("Place 2");
});

test("what is not there does not garble a text", () => {
  errorText(new Refused("bad-record", "English", { entry: null, why: "empty", reason: "" }));
  expect([...texts.missing]).toEqual([]);
});

test("an unknown code says its English line", () => {
  expect(errorText(new Refused("brand-new", "A line."))).toBe("A line.");
});
