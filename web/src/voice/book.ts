/** The phrase book in the reader's language: what a line says, and what may fill a gap. */
import type { Book, Speaker } from "../core/speaker";
import { PHRASES, type GameEvent, type Line } from "../generated/protocol";

/** The gaps of every phrase. */
export const GAPS: Readonly<Record<string, readonly string[]>> = Object.assign({}, ...Object.values(PHRASES));

/** What fills the gaps of a phrase. */
export interface Filling {
  who?: number | null;
  that?: GameEvent | null;
  rule?: string;
  span?: string;
  when?: string;
}

/** Without the full stop of its own: it stands inside another sentence. */
const inside = (sentence: string): string => sentence.replace(/[.\s]+$/u, "");

/** A phrase with its gaps filled; a gap that is still open says what belongs there. */
export function sentence(
  phrase: string,
  filling: Filling,
  speaker: Speaker,
  headings: ReadonlyMap<string, string>,
  title: string,
): string {
  const { book } = speaker;
  const board = `voices-board-${title.replaceAll("_", "-")}`;
  const gap = (name: string): string => book.say(`voices-gap-${name}`);
  const word = (name: "span" | "when"): string =>
    filling[name] ? book.say(`voices-${name}-${filling[name]}`) : gap(name);
  let that = gap("that");
  if (filling.rule) that = headings.get(filling.rule) ?? filling.rule;
  else if (filling.that) that = inside(speaker.event(filling.that));
  return book.say(`say-${phrase}`, {
    who: filling.who === undefined || filling.who === null ? gap("who") : speaker.name(filling.who),
    that,
    span: word("span"),
    when: word("when"),
    board: book.say(book.has(board) ? board : "voices-board-other"),
  });
}

/** What a line says. */
export function lineText(line: Line, speaker: Speaker, headings: ReadonlyMap<string, string>, title: string): string {
  if (line.text) return line.text;
  if (line.sign) return signText(line.sign, speaker.book);
  return sentence(line.phrase, line, speaker, headings, title);
}

export const signText = (sign: string, book: Book): string => book.say(`sign-${sign}`);

/** An event, and which of its entry's it is, as the server counts them. */
export interface Spoken {
  event: GameEvent;
  nth: number;
}

/** What can be spoken of, the latest first. Events that only I hear of are refused by the server; most titles mark them `-mine`. */
export function happenings(events: readonly GameEvent[], most = 12): Spoken[] {
  const counts = new Map<number, number>();
  const all = events.map((event) => {
    const nth = counts.get(event.seq) ?? 0;
    counts.set(event.seq, nth + 1);
    return { event, nth };
  });
  return all
    .filter(({ event }) => event.kind !== "undo" && !event.kind.endsWith("-mine"))
    .slice(-most)
    .reverse();
}
