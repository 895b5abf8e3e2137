/** What this browser saw when it entered an event: its own grain, and the fingerprint that bound the house then. */
import { recall, remember } from "../core/storage";
import type { Book } from "./draw";

export interface Entered {
  grain: string;
  commitment: string;
}

const key = (event: string): string => `event.${event}`;

export function keep(event: string, entered: Entered): void {
  remember(key(event), JSON.stringify(entered));
}

export function kept(event: string): Entered | null {
  return JSON.parse(recall(key(event)) ?? "null") as Entered | null;
}

/** Whether a file has what this browser saw; of who entered elsewhere, or not at all, nothing is asked. */
export function holds(book: Book, me: number, entered: Entered | null): boolean {
  if (!entered || me < 0) return true;
  return book.commitment === entered.commitment && book.entrants[me]?.grain === entered.grain;
}
