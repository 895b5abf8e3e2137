/** The colours of the two halves of the goal: stone and people. */
const COLOURS: Record<string, string> = { monuments: "#D9CDB0", population: "#A9713A" };
export const lineColour = (what: string): string => COLOURS[what] ?? "var(--vellum-3)";
export const lineInk = (what: string): string => (what === "monuments" ? "var(--ink-fixed)" : "var(--ivory-fixed)");
