/** The colours of the two halves of the goal: stone and people. */
const COLOURS: Record<string, string> = { monuments: "#D9CDB0", population: "#7C4E22" };
export const lineColour = (what: string): string => COLOURS[what] ?? "var(--vellum-3)";
export const lineInk = (what: string): string => (what === "monuments" ? "var(--ink-fixed)" : "var(--ivory-fixed)");
