/** How long ago something was, in the reader's words: "2 hours ago". */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Nothing where it was less than a minute ago: that is now. */
export function since(time: number, now: number, lang: string): string {
  const passed = Math.max(0, now - time);
  const found = UNITS.find(([, ms]) => passed >= ms);
  if (!found) return "";
  const [unit, ms] = found;
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.floor(passed / ms), unit);
}
