/**
 * Any position in the title's own words, as `ludotheca.drawing.general` draws it in the terminal: a field is labelled by
 * the text `field-<name>`, or by its readable name where there is none; an empty label hides it. Words, names and numbers
 * are said as in sentences.
 */
import type { Book, Speaker } from "../../core/speaker";
import { familyOf } from "../../core/speaker";

export type Fields = Record<string, unknown>;

/** A field with its label, and what it holds: one saying, or several side by side. */
export interface Shown {
  name: string;
  label: string;
  items: readonly string[];
}

export const NOTHING = "–";
export const YES = "✓";
/** What the bar on top says already. */
const HEADING = ["round", "phase"];

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const hyphens = (name: string): string => name.replaceAll("_", "-");
const readable = (name: string): string => name.replaceAll(/[_-]/g, " ");

export function labelOf(name: string, book: Book): string {
  const key = `field-${hyphens(name)}`;
  if (book.has(key)) return book.say(key);
  const words = readable(name);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What a field holds, piece by piece; empty where it holds nothing. */
export function itemsOf(name: string, value: unknown, words: Speaker): string[] {
  if (Array.isArray(value)) return value.map((item) => itemOf(familyOf(hyphens(name)), item, words));
  if (isFields(value)) return shown(value, words).map(({ label, items }) => `${label} ${items.join(", ")}`);
  const text = itemOf(name, value, words);
  return text === NOTHING ? [] : [text];
}

function itemOf(family: string, value: unknown, words: Speaker): string {
  if (Array.isArray(value)) return itemsOf(family, value, words).join(", ") || NOTHING;
  if (isFields(value)) return pieceOf(value, words);
  if (family === "seat" || family === "other") return typeof value === "number" ? words.name(value) : NOTHING;
  const key = `${hyphens(family)}-${value === null ? "none" : hyphens(String(value))}`;
  if (words.book.has(key)) return words.book.say(key);
  if (value === null || value === undefined || value === false) return NOTHING;
  if (value === true) return YES;
  return typeof value === "string" ? readable(value) : String(value);
}

/** A piece with several fields is said by those that hold something. */
function pieceOf(piece: Fields, words: Speaker): string {
  const said = Object.entries(piece).map(([name, value]) => (value === null ? NOTHING : itemOf(name, value, words)));
  return said.filter((text) => text !== NOTHING).join(" ") || NOTHING;
}

/** Every field that says something. */
export function shown(data: Fields, words: Speaker): Shown[] {
  return Object.entries(data)
    .map(([name, value]) => ({ name, label: labelOf(name, words.book), items: itemsOf(name, value, words) }))
    .filter(({ label, items }) => label && items.length);
}

/** What is common to all, and what the position holds of every seat. */
export function split(position: Fields, players: number): { common: Fields; seats: Fields[] } {
  const common: Fields = {};
  const seats: Fields[] = Array.from({ length: players }, () => ({}));
  for (const [name, value] of Object.entries(position)) {
    if (Array.isArray(value) && value.length === players && value.every(isFields)) {
      value.forEach((fields, seat) => Object.assign(seats[seat] ?? {}, fields));
    } else if (!HEADING.includes(name)) common[name] = value;
  }
  return { common, seats };
}

/** A row of the table of seats: a field, and what it holds of each. */
export interface Row {
  name: string;
  label: string;
  cells: readonly (readonly string[])[];
}

/** The fields that say something of a seat at least. */
export function rowsOf(seats: readonly Fields[], words: Speaker): Row[] {
  return Object.keys(seats[0] ?? {})
    .map((name) => ({
      name,
      label: labelOf(name, words.book),
      cells: seats.map((seat) => itemsOf(name, seat[name], words)),
    }))
    .filter(({ label, cells }) => label && cells.some((cell) => cell.length));
}
