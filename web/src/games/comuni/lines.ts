/** The colour of a line of the score. */
const LINES = ["buildings", "masters", "resources", "heroes", "smallest", "pillage"];
export const lineColour = (what: string): string => (LINES.includes(what) ? `var(--line-${what})` : "var(--drawn)");
export const lineInk = (what: string): string => (what === "resources" ? "var(--ink-fixed)" : "var(--ivory-fixed)");
