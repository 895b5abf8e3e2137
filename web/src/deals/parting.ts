/** Where two people part on the same deal: the first decision of the seat they had that each made in another way. */
import { record } from "../core/api";
import type { Named } from "../core/stage";

interface Entry {
  seq: number;
  seat: number;
  action?: Named;
}

/** One side: after how many entries the decision was asked, and what was done. */
export interface Way {
  seq: number;
  action: Named;
}
export interface Parting {
  /** The number of the decision, from 1. */
  number: number;
  ways: readonly [Way, Way];
}

/** Nothing where one game is all the other one is as far as it goes. */
export function partingOf(one: readonly Entry[], other: readonly Entry[], seat: number): Parting | null {
  const [mine, theirs] = [one, other].map((entries) =>
    entries.flatMap(({ seq, seat: by, action }): Way[] => (by === seat && action ? [{ seq, action }] : [])),
  );
  for (const [i, first] of (mine ?? []).entries()) {
    const second = theirs?.[i];
    if (!second) return null;
    if (JSON.stringify(first.action) !== JSON.stringify(second.action)) return { number: i + 1, ways: [first, second] };
  }
  return null;
}

/** Read from both records. */
export async function parting(one: string, other: string, seat: number): Promise<Parting | null> {
  const [mine, theirs] = await Promise.all(
    [one, other].map(async (table) => (JSON.parse(await record(table)) as { entries: Entry[] }).entries),
  );
  return partingOf(mine ?? [], theirs ?? [], seat);
}
