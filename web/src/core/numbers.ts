/** Small helpers for numbers and lists of them. */
const ROMAN = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

/** A number as a Roman numeral: 4 is "IV". */
export function roman(number: number): string {
  let rest = number;
  let text = "";
  for (const [value, letters] of ROMAN)
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  return text;
}

/** A number that may be below zero, in figures or already written: with a minus sign, where programs write a hyphen. */
export const figure = (number: number | string): string => String(number).replace(/(?<![\p{L}\p{N}_-])-(?=\d)/gu, "−");

/** The sum of amounts by name. */
export const sum = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((all, one) => all + one, 0);

/** Whether two lists hold the same numbers in the same order. */
export const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((number, i) => number === b[i]);
