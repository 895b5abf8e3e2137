/** What happened as entries of a chronicle: one per turn, with what else it brought, under the heads of rounds and seasons. */
import type { GameEvent } from "../generated/protocol";

export interface Chapter {
  id: string;
  /** Whose turn it is; null: a head that concerns everybody. */
  seat: number | null;
  /** What was done, and what came of it. */
  events: readonly GameEvent[];
  /** It came after my last act. */
  fresh: boolean;
}

const seatOf = ({ args }: GameEvent): number | null => (typeof args["seat"] === "number" ? args["seat"] : null);

/**
 * Where the news begin: behind my last act and what it told of me. What else that same entry brought was set off by it,
 * so it is new.
 */
export function newsFrom(events: readonly GameEvent[], since: number, viewer: number): number {
  let at = events.findIndex((event) => event.seq >= since);
  if (at < 0) at = events.length;
  while (at > 0) {
    const before = events[at - 1];
    if (!before || before.seq < since - 1 || seatOf(before) === viewer) break;
    at -= 1;
  }
  return at;
}

/** Whether a chapter tells nothing but what all do at once. */
export const all = (events: readonly GameEvent[], together: (kind: string) => boolean): boolean =>
  events.every(({ kind }) => together(kind));

/**
 * The chapters, newest first. A turn is what is told of one seat in a row; the mark of the news parts it. Where all act at once
 * (`together`), what each does in turn with the others is one entry of theirs.
 */
export function chapters(
  events: readonly GameEvent[],
  since: number,
  viewer: number,
  together: (kind: string) => boolean = () => false,
): Chapter[] {
  const news = viewer < 0 ? events.length : newsFrom(events, since, viewer);
  const out: { seat: number | null; events: GameEvent[]; fresh: boolean; id: string }[] = [];
  events.forEach((event, i) => {
    const [seat, fresh] = [seatOf(event), i >= news];
    let last = out.at(-1);
    if (together(event.kind)) {
      const run = out.slice(out.findLastIndex((chapter) => !all(chapter.events, together)) + 1);
      last = run.find((chapter) => chapter.seat === seat && chapter.fresh === fresh);
    }
    if (last && seat !== null && last.seat === seat && last.fresh === fresh) last.events.push(event);
    else out.push({ id: `${event.seq}-${i}`, seat, events: [event], fresh });
  });
  return out.reverse();
}

/** The same chapters, but what has not changed is the object it was: a page draws only what is new. */
export function keep(before: readonly Chapter[], now: readonly Chapter[]): Chapter[] {
  const known = new Map(before.map((chapter) => [chapter.id, chapter]));
  return now.map((chapter) => {
    const old = known.get(chapter.id);
    const same =
      old?.fresh === chapter.fresh &&
      old.events.length === chapter.events.length &&
      old.events.every((event, i) => event === chapter.events[i]);
    return same ? old : chapter;
  });
}

/** One player's chapters; heads stay, where something stands under them. */
export function only(list: readonly Chapter[], seat: number | null): Chapter[] {
  if (seat === null) return [...list];
  const kept = list.filter((chapter) => chapter.seat === null || chapter.seat === seat);
  return kept.filter((chapter, i) => chapter.seat !== null || (i > 0 && kept[i - 1]?.seat !== null));
}
