/** A challenge compared: who won a deal, and how everybody did on all of them. */
import type { DealResult } from "../generated/protocol";

/** Who won a deal: place first, then points; equal is a draw. Below 0: the first one. */
export const compare = (a: Pick<DealResult, "place" | "points">, b: Pick<DealResult, "place" | "points">): number =>
  (a.place ?? 99) - (b.place ?? 99) || b.points - a.points;

/** How many deals two people who both played won against each other, of so many compared. */
export function duel(
  deals: readonly (readonly DealResult[])[],
): { mine: number; theirs: number; compared: number } | null {
  const others = new Set(deals.flat().flatMap((one) => (one.mine ? [] : [one.alias])));
  if (others.size !== 1) return null;
  const pairs = deals.flatMap((results) => {
    const [mine, theirs] = [results.find((one) => one.mine), results.find((one) => !one.mine)];
    return mine && theirs ? [compare(mine, theirs)] : [];
  });
  const count = (test: (by: number) => boolean): number => pairs.filter(test).length;
  return pairs.length ? { mine: count((by) => by < 0), theirs: count((by) => by > 0), compared: pairs.length } : null;
}

export interface Standing {
  alias: string;
  name: string;
  mine: boolean;
  /** By deal; nothing where it was not played, or is still sealed. */
  results: (DealResult | undefined)[];
  /** How many others were beaten, over all deals. */
  won: number;
  points: number;
}

/** Everybody with what they did on each deal, the one ahead first: deals won against all others, then points. */
export function standings(deals: readonly (readonly DealResult[])[]): Standing[] {
  const rows = new Map<string, Standing>();
  deals.forEach((results, i) => {
    for (const one of results) {
      const { alias, name, mine } = one;
      const row = rows.get(alias) ?? { alias, name, mine, results: deals.map(() => undefined), won: 0, points: 0 };
      rows.set(alias, row);
      row.results[i] = one;
      row.points += one.points;
      row.won += results.filter((other) => other !== one && compare(one, other) < 0).length;
    }
  });
  return [...rows.values()].sort((a, b) => b.won - a.won || b.points - a.points);
}
