/** The colour of a line of the score. */
const LINES = ["buildings", "advisors", "reward", "embassy", "town-hall", "victories", "cathedral"];
export const lineColour = (what: string): string => (LINES.includes(what) ? `var(--line-${what})` : "var(--drawn)");
export const lineInk = (what: string): string =>
  what === "reward" || what === "town-hall" ? "var(--ink-fixed)" : "var(--ivory-fixed)";
