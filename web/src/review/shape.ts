/** What the pictures of a review are made of. No browser: tests call it. */
import { capital, t } from "../core/i18n.svelte";
import type { Draw, Move, Review } from "../generated/protocol";

/** From so much on a draw is a turn of the game. */
export const TURN = 0.04;

export type MarkKind = "slip" | "mistake" | "blunder" | "found" | "dice" | "cards" | "step";
/** A moment worth going to. `value` and `doubt` are shares. */
export interface Mark {
  readonly seq: number;
  readonly kind: MarkKind;
  readonly value: number;
  readonly doubt: number;
  readonly move?: Move;
  readonly draw?: Draw;
}

export type Partial = Pick<Review, "line" | "draws" | "moves" | "totals" | "seat" | "players" | "unit" | "chapters">;

const ofMove = (move: Move): Mark => ({
  seq: move.seq,
  kind: move.name ?? "step",
  value: move.name === "found" ? move.lead : -move.loss,
  // How far it is ahead is how far the next is behind.
  doubt: move.name === "found" ? (move.choices[1]?.doubt ?? 0) : move.doubt,
  move,
});
const ofDraw = (draw: Draw, seat: number): Mark => ({
  seq: draw.seq,
  kind: draw.kind === "dice" ? "dice" : "cards",
  value: draw.luck[seat] ?? 0,
  doubt: draw.doubt[seat] ?? 0,
  draw,
});

/** So many moments at least, where the game has them. */
const LEAST = 3;

/** The named moments in order of play; where they are fewer than three, the largest steps without a name too. */
export function marksOf(review: Partial): Mark[] {
  const draws = review.draws.filter(({ kind }) => kind !== "seat").map((draw) => ofDraw(draw, review.seat));
  const named = [
    ...review.moves.filter(({ name }) => name !== null).map(ofMove),
    ...draws.filter(({ value }) => Math.abs(value) >= TURN),
  ];
  const steps = review.moves.map(ofMove).filter(({ value, doubt }) => -value > doubt);
  const taken = new Set(named.map(({ seq }) => seq));
  const largest = [...steps, ...draws]
    .filter(({ seq, value }) => value !== 0 && !taken.has(seq))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, Math.max(0, LEAST - named.length));
  return [...named, ...largest].sort((a, b) => a.seq - b.seq);
}

/** My own losses that have a name: the tasks of trying again. */
export const tasksOf = (review: Partial): Move[] =>
  review.moves.filter(({ name }) => name !== null && name !== "found");

/** The seats as bands from below: mine, then the others from the last to the winner. */
export function bandOrder(review: Partial): number[] {
  const end = review.line.at(-1)?.share ?? [];
  const others = Array.from({ length: review.players }, (_, seat) => seat).filter((seat) => seat !== review.seat);
  return [review.seat, ...others.sort((a, b) => (end[a] ?? 0) - (end[b] ?? 0) || b - a)];
}

/** For each band, from below, its lower and upper edge at each point. */
export function bands(review: Partial): { seat: number; floor: number[]; top: number[] }[] {
  let floor = review.line.map(() => 0);
  return bandOrder(review).map((seat) => {
    const low = floor;
    const top = review.line.map(({ share }, i) => (low[i] ?? 0) + (share[seat] ?? 0));
    floor = top;
    return { seat, floor: low, top };
  });
}

/** Shares as whole wins in a hundred that add up as the shares do: the largest remainders are rounded up. */
export function rounded(parts: readonly number[], total: number): number[] {
  const exact = parts.map((part) => 100 * part);
  const made = exact.map(Math.floor);
  let left = Math.round(100 * total) - made.reduce((sum, part) => sum + part, 0);
  const order = exact.map((part, i) => ({ i, rest: part - Math.floor(part) })).sort((a, b) => b.rest - a.rest);
  for (const { i } of order) {
    if (left <= 0) break;
    made[i] = (made[i] ?? 0) + 1;
    left--;
  }
  return made;
}

/** The sum of a seat in whole wins: start, luck, own, others, result; the first four make the last. */
export function sumOf(review: Partial): { parts: number[]; doubts: number[] } | null {
  const total = review.totals[review.seat];
  if (!total) return null;
  const parts = rounded([total.start, total.luck, total.own, total.others], total.result);
  const doubts = [0, total.luck_doubt, total.own_doubt, total.others_doubt].map(doubtOf);
  return { parts: [...parts, Math.round(100 * total.result)], doubts: [...doubts, 0] };
}

/** Those of some signs that can be drawn without lying on another: the larger one of two stays. */
export function apart<T extends { x: number; y: number }>(
  all: readonly T[],
  size: (one: T) => number,
  near: number,
): Set<T> {
  const kept: T[] = [];
  for (const one of [...all].sort((a, b) => size(b) - size(a)))
    if (!kept.some(({ x, y }) => Math.abs(x - one.x) < near && Math.abs(y - one.y) < near)) kept.push(one);
  return new Set(kept);
}

/** What a part of the sum is made of; `seat` is whose decisions, `count` how many. */
export interface Piece {
  readonly kind: "dice" | "cards" | "seat" | "named" | "other" | "by";
  readonly wins: number;
  readonly seat?: number;
  readonly count?: number;
}
/** Luck, own decisions and the others' taken apart, in whole wins that add up to the printed parts. */
export function madeOf(review: Partial): { luck: Piece[]; own: Piece[]; others: Piece[] } | null {
  const [total, sum] = [review.totals[review.seat], sumOf(review)];
  if (!total || !sum) return null;
  const lucky = (kind: Draw["kind"]): number =>
    review.draws.filter((draw) => draw.kind === kind).reduce((all, draw) => all + (draw.luck[review.seat] ?? 0), 0);
  const [dice, seat] = [lucky("dice"), lucky("seat")];
  const stepOf = ({ seq }: Move): number => {
    const place = placeOfEntry(review, seq);
    const share = (at: number): number => review.line[at]?.share[review.seat] ?? 0;
    return share(place) - share(Math.max(0, place - 1));
  };
  const named = review.moves.filter(({ name }) => name !== null);
  const cost = named.reduce((all, move) => all + stepOf(move), 0);
  const rivals = total.by.map((_, at) => at).filter((at) => at !== review.seat);
  /** The pieces of the part at a place of the sum. */
  const made = (pieces: readonly (Omit<Piece, "wins"> & { share: number })[], at: number): Piece[] => {
    const wins = rounded(
      pieces.map(({ share }) => share),
      (sum.parts[at] ?? 0) / 100,
    );
    return pieces.map(({ share: _, ...piece }, i) => ({ ...piece, wins: wins[i] ?? 0 }));
  };
  return {
    luck: made(
      [
        { kind: "dice" as const, share: dice },
        { kind: "cards" as const, share: total.luck - dice - seat },
        { kind: "seat" as const, share: seat },
      ].filter(({ share }) => Math.abs(share) > 1e-9),
      1,
    ),
    own: made(
      [
        { kind: "named", share: cost, count: named.length },
        { kind: "other", share: total.own - cost, count: review.moves.length - named.length },
      ],
      2,
    ),
    others: made(
      rivals.map((at) => ({ kind: "by", seat: at, share: total.by[at] ?? 0 })),
      3,
    ),
  };
}

/** The place of an entry on the line: the last point that is not after it. */
export function placeOfEntry(review: Partial, seq: number): number {
  let place = 0;
  review.line.forEach((point, i) => {
    if (point.seq <= seq) place = i;
  });
  return place;
}

/** Chapters that a table has rows for. */
const MOST_ROWS = 24;

/** A year, a round or some turns as a column of the line. */
export interface Column {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}
/** The chapters as at most so many columns, each from one place of the line to another. */
export function columnsOf(review: Partial, most: number): Column[] {
  const { chapters } = review;
  const each = Math.max(1, Math.ceil(chapters.length / most));
  const end = review.line.length - 1;
  const begins = chapters.map(({ seq }) => (seq === 0 ? 0 : placeOfEntry(review, seq - 1)));
  return chapters.flatMap((chapter, i) => {
    if (i % each) return [];
    const next = Math.min(chapters.length, i + each);
    const to = begins[next] ?? end;
    const from = i ? (begins[i] ?? 0) : 0;
    return from < to ? [{ from, to, first: chapter.number, last: chapters[next - 1]?.number ?? chapter.number }] : [];
  });
}
/** A stretch of the game as a row of the table: whole wins in a hundred, `before` + `luck` + `moved` = `after`. */
export interface Row {
  readonly seq: number;
  readonly before: number;
  readonly luck: number;
  readonly moved: number;
  readonly after: number;
  readonly shares: readonly number[];
  readonly named: readonly Mark[];
}
/** From moment to moment, and from chapter to chapter. Each row begins where the one before it ended. */
export function rowsOf(review: Partial, marks: readonly Mark[]): Row[] {
  const last = review.line.length - 1;
  const places = [
    ...marks.map(({ seq }) => placeOfEntry(review, seq)),
    ...columnsOf(review, MOST_ROWS).map(({ to }) => to),
    last,
  ];
  const stops = [...new Set(places)].filter((place) => place > 0).sort((a, b) => a - b);
  const wins = (place: number): number => Math.round(100 * (review.line[place]?.share[review.seat] ?? 0));
  return stops.map((to, i) => {
    const from = stops[i - 1] ?? 0;
    const [start, seq] = [review.line[from]?.seq ?? 0, review.line[to]?.seq ?? 0];
    const share = review.draws
      .filter((draw) => draw.kind !== "seat" && draw.seq > start && draw.seq <= seq)
      .reduce((sum, draw) => sum + (draw.luck[review.seat] ?? 0), 0);
    const [before, after, luck] = [wins(from), wins(to), Math.round(100 * share)];
    const named = marks.filter((mark) => mark.seq > start && mark.seq <= seq);
    return { seq, before, luck, moved: after - before - luck, after, shares: review.line[to]?.share ?? [], named };
  });
}
/** When an entry was made: "year 3 · entry 57". */
export function whenText(review: Pick<Partial, "unit" | "chapters">, seq: number): string {
  const chapter = review.chapters.findLast((found) => found.seq <= seq);
  const entry = t("review-at-entry", { entry: seq + 1 });
  return chapter ? `${t(`review-in-${review.unit}`, { number: chapter.number })} · ${entry}` : entry;
}

/** Whether a choice cannot be told from the best. */
export const touches = (choice: { behind: number; doubt: number }): boolean => choice.behind <= choice.doubt;

/** What a loss is called from so much on, and from so much with the doubt taken off. */
export const LOSSES = [["blunder", 0.15], ["mistake", 0.08], ["slip", 0.04]] as const; // prettier-ignore
/** Whether other looks made less of a loss than the figures that are shown: its name is milder, or it has none. */
export function lessSaid({ loss, doubt, name }: Pick<Move, "loss" | "doubt" | "name">): boolean {
  if (loss <= doubt || loss < 0.04 || name === "found") return false;
  const rank = (found: string | null): number => LOSSES.findIndex(([called]) => called === found) >>> 0;
  const called = LOSSES.find(([, least]) => loss - doubt >= least)?.[0] ?? "slip";
  return rank(name) > rank(called);
}

/** What decided it: my largest named loss, else the largest turn of dice or cards, else nothing. */
export function decisive(review: Partial): Mark | null {
  const worst = [...tasksOf(review)].sort((a, b) => b.loss - a.loss)[0];
  if (worst) return ofMove(worst);
  const turns = marksOf(review).filter(
    ({ kind, value }) => (kind === "dice" || kind === "cards") && Math.abs(value) >= TURN,
  );
  return turns.sort((a, b) => Math.abs(b.value) - Math.abs(a.value))[0] ?? null;
}

/** A doubt in wins in a hundred: rounded up, for what is guessed is never sure. */
export const doubtOf = (doubt: number): number => Math.max(0, Math.ceil(100 * doubt - 1e-9));

/** A difference of shares as wins in a hundred. */
export const winsText = (share: number): string =>
  Math.round(100 * share) < 0
    ? `−${Math.round(-100 * share)}`
    : `${Math.round(100 * share) ? "+" : ""}${Math.round(100 * share)}`;

/** The same in one line. */
export function decidedText(review: Partial): string {
  const found = decisive(review);
  const luck = t("review-decided-luck", { change: winsText(review.totals[review.seat]?.luck ?? 0) });
  if (!found) return `${t("review-decided-nothing")} ${luck}`;
  const when = capital(whenText(review, found.seq));
  const told = found.move
    ? t("review-decided-move", { when, loss: Math.round(100 * found.move.loss) })
    : t("review-decided-draw", { when, kind: found.kind, change: winsText(found.value) });
  return `${told} ${luck}`;
}
