/** One's own luck in whole wins of a hundred, and how often to ask for it. */
import type { MyDeal } from "../generated/protocol";

export interface Luck {
  /** Luck within its doubt is neither good nor bad. */
  kind: "good" | "bad" | "even";
  wins: number;
  doubt: number;
}

/** How often it is asked for. */
export const TRIES = 8;

/** Milliseconds before try `tried`: every other time twice as long. */
export const wait = (tried: number): number => 1500 * 2 ** Math.floor(tried / 2);

export function luckOf({ luck, luck_doubt }: Pick<MyDeal, "luck" | "luck_doubt">): Luck | null {
  if (luck === null || luck_doubt === null) return null;
  const wins = Math.round(100 * Math.abs(luck));
  // What is rounded away is doubt too.
  const doubt = Math.max(1, Math.ceil(100 * luck_doubt));
  if (wins <= doubt) return { kind: "even", wins, doubt };
  return { kind: luck > 0 ? "good" : "bad", wins, doubt };
}
