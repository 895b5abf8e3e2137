/** The colour of a line of the score: that of the land the building wants. */
const COLOURS: Record<string, string> = {
  oil_press: "var(--land-olive)",
  wine_cellar: "var(--land-vine)",
  mill: "var(--land-field)",
  theatre: "var(--land-town)",
  workshop: "var(--land-quarry)",
  gems: "var(--gem)",
};
export const lineColour = (what: string): string => COLOURS[what] ?? "var(--vellum-3)";
const LIGHT = ["oil_press", "mill", "workshop"];
export const lineInk = (what: string): string => (LIGHT.includes(what) ? "var(--ink-fixed)" : "var(--ivory-fixed)");
