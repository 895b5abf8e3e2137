/** Colours for the lines of a score, in the order in which they are met. */
const COLOURS = [
  ["var(--tint-1)", "var(--ink-fixed)"],
  ["var(--tint-2)", "var(--ivory-fixed)"],
  ["var(--tint-3)", "var(--ink-fixed)"],
  ["var(--tint-4)", "var(--ivory-fixed)"],
  ["var(--tint-5)", "var(--ink-fixed)"],
] as const;
const met: string[] = [];

function coloursOf(what: string): readonly [string, string] {
  if (!met.includes(what)) met.push(what);
  return COLOURS[met.indexOf(what) % COLOURS.length] ?? COLOURS[0];
}
export const lineColour = (what: string): string => coloursOf(what)[0];
export const lineInk = (what: string): string => coloursOf(what)[1];
