/** How far somebody has come in the lessons. This browser remembers it. */
import type { Named } from "../core/stage";
import { recall, remember } from "../core/storage";

export type Answers = readonly (Named | null)[];

/** One lesson: what was answered since it was begun, at which step that is, whether it was ever finished, and when it was last open. */
export interface Kept {
  answers: Answers;
  step: number;
  done: boolean;
  when: number;
}

export interface Place {
  title: string;
  number: number;
}

const STORE = "lessons";
const NEW: Kept = { answers: [], step: 1, done: false, when: 0 };
const nameOf = ({ title, number }: Place): string => `${title}/${number}`;

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return (
    Array.isArray(kept?.answers) &&
    typeof kept.step === "number" &&
    typeof kept.done === "boolean" &&
    typeof kept.when === "number"
  );
}

/** What was kept; what is damaged is left out. */
export function readKept(text: string | null): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, kept]) => isKept(kept))) as Record<string, Kept>;
  } catch {
    return {};
  }
}

class Progress {
  #all = $state.raw(readKept(recall(STORE)));

  of(place: Place): Kept {
    return this.#all[nameOf(place)] ?? NEW;
  }

  keep(place: Place, change: Partial<Kept>): void {
    const kept = { ...this.of(place), ...change, when: Date.now() };
    this.#all = { ...this.#all, [nameOf(place)]: kept };
    remember(STORE, JSON.stringify(this.#all));
  }

  /** Whether any lesson was ever finished. */
  readonly any = $derived(Object.values(this.#all).some(({ done }) => done));

  /** What to go on with: a lesson that was left, else the first that is not learned, beginning with the title of the last one. */
  next(lessons: readonly Place[]): Place | undefined {
    const latest = [...lessons].sort((a, b) => this.of(b).when - this.of(a).when);
    const left = latest.find((place) => this.of(place).answers.length > 0);
    const at = latest.find((place) => this.of(place).when > 0)?.title;
    const fresh = lessons.filter((place) => !this.of(place).done);
    return left ?? fresh.find(({ title }) => title === at) ?? fresh[0];
  }
}

export const progress = new Progress();
