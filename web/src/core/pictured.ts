/** Pictures inside a sentence: a good stands as its drawing for the eye and as its word for everybody else. */
const OPEN = "\uE010";
const MIDDLE = "\uE011";
const CLOSE = "\uE012";
const MARKED = /\uE010([^\uE011]*)\uE011([^\uE012]*)\uE012/g;

/** The symbol of the sprite in the place of the words that say it. */
export const pictured = (symbol: string, words: string): string => OPEN + symbol + MIDDLE + words + CLOSE;

/** The sentence in words alone. */
export const spoken = (text: string): string => text.replaceAll(MARKED, "$2");

export interface Piece {
  text: string;
  /** The symbol that is drawn in the place of the text. */
  symbol?: string;
}

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) out.push({ text: text.slice(from, found.index) });
    out.push({ text: found[2] ?? "", symbol: found[1] ?? "" });
    from = found.index + found[0].length;
  }
  if (from < text.length) out.push({ text: text.slice(from) });
  return out;
}
