/** What a round has brought, read from what was told. */
import type { Event } from "./generated";

/** A seat in a round: its points, what it won since the round began, and how many stand before it. */
export interface Standing {
  seat: number;
  points: number;
  won: number;
  rank: number;
}

/** The points of a seat after the lands it has laid so far. */
function pointsOf(events: readonly Event[], seat: number): number {
  const last = events.findLast((event) => event.kind === "placed" && event.args.seat === seat);
  return last?.kind === "placed" ? last.args.score : 0;
}

/** How everybody stands in the round that these events end in. One that has just been announced has not begun: it is the one before. */
export function standingsOf(events: readonly Event[], seats: number): Standing[] {
  const laid = events.findLastIndex(({ kind }) => kind === "placed");
  const round = events.findLastIndex(({ kind }) => kind === "round");
  const rows = events.slice(round + 1).some(({ kind }) => kind === "row");
  const until = rows ? events.length : laid + 1;
  const from = events.slice(0, until).findLastIndex(({ kind }) => kind === "round");
  const list = Array.from({ length: seats }, (_, seat) => {
    const points = pointsOf(events.slice(0, until), seat);
    return { seat, points, won: points - pointsOf(events.slice(0, Math.max(0, from)), seat), rank: 1 };
  });
  return list.map((row) => ({ ...row, rank: 1 + list.filter(({ points }) => points > row.points).length }));
}
