import { expect, it } from "vitest";
import { scenes } from "./scenes";
import { STEP_OF } from "./invasion";

it("holds the table back until the last step of an invasion, and hurries none of them", () => {
  for (const [kind, step] of Object.entries(STEP_OF)) {
    const scene = scenes[kind as keyof typeof scenes];
    expect(scene.big, kind).toBe(true);
    expect(scene.holds ?? false, kind).toBe(step > 2);
  }
});

it("names the place of everything it shows, but for what has none", () => {
  const args = { seat: 1, column: 4, columns: [2, 3], master: "bishop" };
  const shown = Object.entries(scenes).filter(([kind, scene]) => scene.weight > 0 && kind !== "idle");
  for (const [kind, scene] of shown) expect(scene.place?.({ kind, args }) ?? "", kind).toMatch(/^[a-z]+/);
  expect(scenes.claimed.place?.({ kind: "claimed", args })).toBe("bay-2");
});
