/** Which puzzles somebody has answered, and how. This browser remembers it. */
import type { PuzzleShelf } from "../generated/protocol";
import { recall, remember } from "../core/storage";

/** Found at the latest try, when that was, and whether it was the first try. */
export interface Answered {
  found: boolean;
  first: boolean;
  when: number;
}

const STORE = "puzzles";
/** One that was not found comes back after a week. */
const BACK_MS = 7 * 86_400_000;

function isAnswered(value: unknown): value is Answered {
  const kept = value as Partial<Answered> | null;
  return typeof kept?.found === "boolean" && typeof kept.first === "boolean" && typeof kept.when === "number";
}

/** What was kept; what is damaged is left out. */
export function readAnswered(text: string | null): Record<string, Answered> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    const good = Object.entries(found ?? {}).filter(([, kept]) => isAnswered(kept));
    return Object.fromEntries(good) as Record<string, Answered>;
  } catch {
    return {};
  }
}

/** What to ask next: the one of the day, one not found a week ago, then the easiest that was never asked. */
export function nextOf(
  shelf: PuzzleShelf,
  answered: (id: string) => Answered | undefined,
  now: number,
  not = "",
): string | undefined {
  const open = (id: string): boolean => {
    const kept = answered(id);
    return id !== not && (!kept || (!kept.found && now - kept.when > BACK_MS));
  };
  if (open(shelf.today)) return shelf.today;
  const back = shelf.puzzles.find((id) => answered(id) && open(id));
  return back ?? shelf.puzzles.find(open) ?? shelf.puzzles.find((id) => id !== not && !answered(id)?.found);
}

class Kept {
  #all = $state.raw(readAnswered(recall(STORE)));

  of(title: string, id: string): Answered | undefined {
    return this.#all[`${title}/${id}`];
  }

  keep(title: string, id: string, found: boolean): void {
    const before = this.of(title, id);
    const kept = { found, first: before ? before.first : found, when: Date.now() };
    this.#all = { ...this.#all, [`${title}/${id}`]: kept };
    remember(STORE, JSON.stringify(this.#all));
  }

  /** How many of these were answered, and how many found at the first try. */
  count(title: string, ids: readonly string[]): { answered: number; found: number } {
    const mine = ids.flatMap((id) => this.of(title, id) ?? []);
    return { answered: mine.length, found: mine.filter(({ first }) => first).length };
  }

  next(title: string, shelf: PuzzleShelf, not = ""): string | undefined {
    return nextOf(shelf, (id) => this.of(title, id), Date.now(), not);
  }
}

export const kept = new Kept();
