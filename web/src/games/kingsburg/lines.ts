/** The colour of a line of the score. */
const COLOURS: Record<string, string> = {
  buildings: "#24427F",
  advisors: "#7E2B46",
  reward: "#C79A3B",
  embassy: "#52713E",
  "town-hall": "#D9935A",
  victories: "#1F6B45",
  cathedral: "#6E4FA0",
};
export const lineColour = (what: string): string => COLOURS[what] ?? "#5A5362";
export const lineInk = (what: string): string =>
  what === "reward" || what === "town-hall" ? "var(--ink-fixed)" : "var(--ivory-fixed)";
