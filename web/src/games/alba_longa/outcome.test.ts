import { describe, expect, it, vi } from "vitest";

vi.mock("../../core/i18n.svelte", () => ({
  t: (key: string, args: Record<string, unknown> = {}) => `${key} ${Object.values(args).join(" ")}`.trim(),
}));

import type { Decision, KingView } from "./generated";
import { closedFor, famine, heroSays, sending, struckSays, surplus } from "./outcome";

const none = { soldiers: 0, merchants: 0, quarry: 0, priests: 0, farmers: 0 };
const king = {
  home: 8,
  population: 15,
  wheat: 7,
  worship: 5,
  monuments: 6,
  workers: { ...none, quarry: 1 },
  captives: none,
} as KingView;
const row = [0, 0, 0, 0, 0];
const take = {
  kind: "take",
  args: {
    brings: [row, row, [0, 1, 1, 2, 2], row, [4, 8, 12, 16, 20]],
    spare: [row, row, [0, 0, 1, 0, 1], row, row],
    hungry: [4, 0, 0, 0, 0],
    closed: ["open", "open", "open", "open", "season"],
  },
} as unknown as Extract<Decision, { kind: "take" }>;
const send = (job: "quarry" | "farmers", count: number) => ({ type: "take", die: "quarry", job, count }) as const;

describe("what comes of a die", () => {
  it("tells the fruit with those who are there already, the new total and who stays", () => {
    expect(sending(take, { job: "quarry", count: 3 }, king)).toBe("alba-out-quarry 4 2 8 10 alba-out-home 5");
    expect(sending(take, { job: "farmers", count: 1 }, king)).toBe("alba-out-farmers 1 8 15 15 alba-out-home 7");
  });
  it("warns of hunger while it can be mended, in red when nobody is left to be sent", () => {
    expect(famine(take, send("quarry", 3), king)).toEqual({ level: "amber", text: "alba-starve 4 15 11" });
    expect(famine(take, send("quarry", 3), { ...king, home: 3 })?.level).toBe("red");
    expect(famine(take, send("farmers", 1), king)).toBeNull();
  });
  it("says who brings nothing more", () => {
    expect(surplus(take, send("quarry", 2))?.text).toBe("alba-spare 1");
    expect(surplus(take, send("quarry", 3))).toBeNull();
  });
  it("says in the server’s words why a place is closed", () => {
    expect(closedFor(take, "farmers")).toBe("closed-season");
    expect(closedFor(take, "quarry")).toBe("");
    expect(closedFor(null, "farmers")).toBe("");
  });
});

describe("war", () => {
  const args = { strengths: [2, 3, 4, 5, 6], allies: [3, 7], defence: [1, 4], attack: [] };
  const asked = { kind: "hero", args } as unknown as Extract<Decision, { kind: "hero" }>;
  it("adds those who attack the same city, as far as anybody can know", () => {
    expect(heroSays(asked, 3)).toBe("alba-out-attack alba-span 8 12 alba-span 1 4");
  });
  it("tells what a sabotage leaves", () => {
    const struck = { kind: "sabotage", args: { brings: [[], [], [2, 1], [], []] } } as never;
    expect(struckSays(struck, "quarry", king)).toBe("alba-struck-quarry 0 2 1");
  });
});
