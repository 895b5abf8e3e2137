/** Colours for the lines of a score, in the order in which they are met. */
const COLOURS = [
  ["var(--land-field)", "var(--ink-fixed)"],
  ["var(--land-vine)", "var(--ivory-fixed)"],
  ["var(--land-olive)", "var(--ink-fixed)"],
  ["var(--land-town)", "var(--ivory-fixed)"],
  ["var(--land-quarry)", "var(--ink-fixed)"],
] as const;
const met: string[] = [];

function coloursOf(what: string): readonly [string, string] {
  if (!met.includes(what)) met.push(what);
  return COLOURS[met.indexOf(what) % COLOURS.length] ?? COLOURS[0];
}
export const lineColour = (what: string): string => coloursOf(what)[0];
export const lineInk = (what: string): string => coloursOf(what)[1];
