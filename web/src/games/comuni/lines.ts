/** The colour of a line of the score. */
const COLOURS: Record<string, string> = {
  buildings: "#9A3D22",
  masters: "#643A76",
  resources: "#C79A3B",
  heroes: "#1F6B45",
  smallest: "#24427F",
  pillage: "#A32A1B",
};
export const lineColour = (what: string): string => COLOURS[what] ?? "#5A5362";
export const lineInk = (what: string): string => (what === "resources" ? "var(--ink-fixed)" : "var(--ivory-fixed)");
