/** Everybody's points as a hill of pawns: what stands where. */
import type { DealResult } from "../generated/protocol";

export interface Pawn {
  column: number;
  row: number;
  place: number;
  mine: boolean;
}

export interface Hill {
  pawns: readonly Pawn[];
  columns: number;
  rows: number;
  /** The points at the foot of every column. */
  points: readonly number[];
  /** How many people a pawn stands for. */
  each: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_COLUMNS = 16;
const MOST_PAWNS = 60;

/** The least step of this list that is enough. */
const stepFor = (needed: number): number => STEPS.find((step) => step >= needed) ?? Math.ceil(needed);

export function hill(results: readonly DealResult[]): Hill {
  const each = stepFor(results.length / MOST_PAWNS);
  const points = results.map((one) => one.points);
  const low = Math.min(...points);
  const wide = stepFor(Math.max(1, (Math.max(...points) - low) / MOST_COLUMNS));
  const first = Math.floor(low / wide) * wide;
  const columns = results.length ? Math.floor((Math.max(...points) - first) / wide) + 1 : 0;
  const stacks: DealResult[][] = Array.from({ length: columns }, () => []);
  for (const one of results) stacks[Math.floor((one.points - first) / wide)]?.push(one);
  const pawns = stacks.flatMap((stack, column) => {
    // Mine stands on top; the others by their place, the worst below.
    const ordered = [...stack].sort((a, b) => Number(a.mine) - Number(b.mine) || (b.place ?? 9) - (a.place ?? 9));
    const shown = ordered.filter((one, i) => one.mine || i % each === 0);
    return shown.map((one, row): Pawn => ({ column, row, place: one.place ?? 4, mine: one.mine }));
  });
  return {
    pawns,
    columns,
    rows: Math.max(1, ...pawns.map(({ row }) => row + 1)),
    points: Array.from({ length: columns }, (_, i) => first + i * wide),
    each,
  };
}
