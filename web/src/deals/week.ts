/** The last seven days of a title as I played them. */
import type { MyDay } from "../generated/protocol";

const DAYS = 7;
const DAY_MS = 86_400_000;

export interface Day {
  day: string;
  /** `left`: begun and not finished in time; `lost`: all lost; `open`: today, still to be played. */
  state: "placed" | "lost" | "left" | "none" | "open";
  /** 0 where there is none. */
  place: number;
  today: boolean;
}

/** The oldest first, up to `today`. */
export function weekOf(today: string, title: string, games: readonly MyDay[]): Day[] {
  const last = Date.parse(`${today}T00:00Z`);
  if (Number.isNaN(last)) return [];
  return Array.from({ length: DAYS }, (_, i): Day => {
    const day = new Date(last - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10);
    const mine = games.find((one) => one.day === day && one.title === title)?.mine;
    const now = day === today;
    if (mine?.over) return { day, state: mine.place ? "placed" : "lost", place: mine.place ?? 0, today: now };
    return { day, state: now ? "open" : mine ? "left" : "none", place: 0, today: now };
  });
}
