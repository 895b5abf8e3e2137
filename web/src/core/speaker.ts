/**
 * Sentences for what a title says in numbers and words, by the same convention as `ludotheca.texts.speaker`:
 * `seat` and `other` are names, `seat-of` says that something is theirs (Ada’s, d’Ada), a word `land: "vineyard"` is the text `land-vineyard`, a list `lands` is said item
 * by item. Names and words keep where they came from, so that the log can make them clickable.
 */
import type { Args } from "./i18n.svelte";
import { isolated } from "./names";
import type { Decision, GameEvent, ScoreLine } from "../generated/protocol";

export interface Book {
  has(key: string): boolean;
  say(key: string, args?: Args): string;
}

/** A piece of a sentence: plain words, or words that stand for the argument `arg` (of seat `seat`, if it is a name). */
export interface Segment {
  text: string;
  arg?: string;
  seat?: number;
}

const SEATS = ["seat", "other"];
const VOWELS = "aeiou";
const CHANCE = -1;
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

export class Speaker {
  readonly names: readonly string[];

  constructor(
    readonly book: Book,
    names: readonly string[],
    readonly viewer: number,
  ) {
    this.names = names.map(isolated);
  }

  event(event: GameEvent): string {
    return this.#said(`event-${event.kind}`, event.args);
  }

  /** The sentence of an event in pieces. */
  eventParts(event: GameEvent): Segment[] {
    return parts(this.#said(`event-${event.kind}`, event.args, true));
  }

  prompt(decision: Decision): string {
    return this.#said(`prompt-${decision.kind}`, decision.args);
  }

  help(decision: Decision): string {
    return this.#said(`help-${decision.kind}`, decision.args);
  }

  action(action: Record<string, unknown>, more: Record<string, unknown> = {}): string {
    const { type, ...fields } = action;
    return this.#said(`action-${String(type)}`, { ...fields, ...more });
  }

  score(line: ScoreLine): string {
    return this.#said(`score-${wordOf(line.what)}`, { ...line.args, points: line.points });
  }

  /** What a line of the score is called, without the mark that ends the game. */
  scoreName(what: string): string {
    return this.score({ what, points: 0, args: {}, later: false } as ScoreLine).replace(/ \(\d+\)$/, "");
  }

  word(family: string, word: unknown): string {
    return this.book.say(`${family}-${wordOf(word)}`);
  }

  name(seat: number): string {
    if (seat === CHANCE) return this.book.say("chance");
    return this.names[seat] ?? this.book.say("seat-number", { number: seat + 1 });
  }

  /** Who sits there, inside a line: the reader is “you”. */
  who(seat: number): string {
    return this.viewer >= 0 && seat === this.viewer ? this.book.say("you-inside") : this.name(seat);
  }

  /** Names as a list: “Ada, Bruno and you”. */
  together(names: readonly string[]): string {
    if (names.length < 2) return names.join("");
    return this.book.say("list-and", { list: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  }

  /** Whose something is, as the language says it: “Ada’s”, « d’Ada », « de Bruno ». */
  of(seat: number, mark = (name: string) => name): string {
    if (this.viewer >= 0 && seat === this.viewer) return this.book.say("you-of");
    return ofName(this.book, this.name(seat), mark);
  }

  /** Any text of the books, its arguments by the convention. */
  say(key: string, args: Record<string, unknown> = {}): string {
    return this.#said(key, args);
  }

  #said(key: string, args: Record<string, unknown>, mark = false): string {
    return this.book.say(key, this.#arguments(args, mark));
  }

  #arguments(args: Record<string, unknown>, mark: boolean): Args {
    const wrap = (id: string, text: string) => (mark ? OPEN + id + MIDDLE + text + CLOSE : text);
    const out: Args = { you: "none" };
    for (const [field, value] of Object.entries(args)) {
      const name = field.replaceAll("_", "-");
      if (SEATS.includes(name)) {
        out[name] = wrap(`${name}:${String(value)}`, this.name(Number(value)));
        out[`${name}-of`] = this.of(Number(value), (text) => wrap(`${name}:${String(value)}`, text));
        if (this.viewer >= 0 && value === this.viewer) out["you"] = name;
      } else if (Array.isArray(value)) {
        const family = familyOf(name);
        if (SEATS.includes(family)) {
          out[name] = this.together(value.map((seat) => wrap(name, this.who(Number(seat)))));
          out[`${name}-of`] = this.together(value.map((seat) => this.of(Number(seat), (text) => wrap(name, text))));
        } else {
          out[name] = value.map((item) => wrap(name, String(this.#item(family, item)))).join(", ");
        }
        out[`${name}-count`] = value.length;
      } else if (value === null || typeof value !== "object") {
        const item = this.#item(name, value);
        out[name] = typeof item === "number" ? item : wrap(name, item);
        out[`${name}-id`] = wordOf(value);
      }
    }
    return out;
  }

  #item(family: string, value: unknown): string | number {
    const key = `${family}-${wordOf(value)}`;
    if (this.book.has(key)) return this.book.say(key);
    if (typeof value === "number") return value;
    return typeof value === "object" && value !== null ? String(value) : this.book.say(key);
  }
}

function parts(text: string): Segment[] {
  const out: Segment[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) out.push({ text: text.slice(from, found.index) });
    const [arg = "", seat] = (found[1] ?? "").split(":");
    out.push(seat === undefined ? { text: found[2] ?? "", arg } : { text: found[2] ?? "", arg, seat: Number(seat) });
    from = found.index + found[0].length;
  }
  if (from < text.length) out.push({ text: text.slice(from) });
  return out;
}

/** A segment with the signs that touch it. */
export interface Tied {
  before: string;
  part: Segment;
  after: string;
}

/** Signs that touch a button go with it: beside a button a line may break, so a bracket would be left behind. */
export function tie(parts: readonly Segment[], button: (part: Segment) => boolean): Tied[] {
  const out: Tied[] = parts.map((part) => ({ before: "", part, after: "" }));
  for (const [k, { part }] of out.entries()) {
    if (button(part)) continue;
    const [last, next] = [out[k - 1], out[k + 1]];
    let text = part.text;
    if (last && button(last.part)) {
      last.after = /^\S*/.exec(text)?.[0] ?? "";
      text = text.slice(last.after.length);
    }
    if (next && button(next.part)) {
      next.before = /\S*$/.exec(text)?.[0] ?? "";
      text = text.slice(0, text.length - next.before.length);
    }
    out[k] = { before: "", part: { ...part, text }, after: "" };
  }
  return out;
}

/** The family of words that a list is made of: `land` for `lands`, `property` for `properties`. */
export const familyOf = (plural: string): string => plural.replace(/ies$/, "y").replace(/s$/, "");

/** That something is somebody’s, for texts that take a name instead of a seat. */
export const ofName = (book: Book, name: string, mark = (shown: string) => shown): string =>
  book.say("of-name", { name: mark(name), elided: elided(name) ? "yes" : "no" });

/** Whether French elides before a name: before a vowel, an h, and a y that a consonant follows (Yves, not Yann). */
function elided(name: string): boolean {
  const letters = name.toLowerCase().replace("œ", "oe").replace("æ", "ae").normalize("NFD");
  const plain = letters.replaceAll(/\p{M}/gu, "");
  if (plain.startsWith("y")) return /^y\p{L}/u.test(plain) && !VOWELS.includes(plain.charAt(1));
  return plain !== "" && `${VOWELS}h`.includes(plain.charAt(0));
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return "none";
  return String(value).replaceAll("_", "-");
}
