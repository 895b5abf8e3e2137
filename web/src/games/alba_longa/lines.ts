/** The colours of the two halves of the goal: stone and people. */
export const lineColour = (what: string): string =>
  what === "monuments" || what === "population" ? `var(--line-${what})` : "var(--vellum-3)";
export const lineInk = (what: string): string => (what === "monuments" ? "var(--ink-fixed)" : "var(--ivory-fixed)");
