/** What a step of a lesson points at, on the board. A title's `points.ts` knows its own pieces; the seats are the same everywhere. */
import type { Named } from "../core/stage";

/** The selectors to try for a thing (`thing:which`), the best first; a board shows one thing in several places, and not all of them always. */
export type Points = (thing: string, which: string) => readonly string[];

/** The things that an act is about, for a title's `Points`: where it would be done. */
export type Where<Action = Named> = (action: Action) => readonly string[];
export interface Places {
  points: Points;
  where: Where;
}

const TITLES = import.meta.glob<{ default: Points; where: Where }>("../games/*/points.ts");
export const NOWHERE: Places = { points: () => [], where: () => [] };
/** More would be a sea of marks. */
const MOST = 3;

export async function loadPlaces(title: string): Promise<Places> {
  const found = await TITLES[`../games/${title}/points.ts`]?.();
  return found ? { points: found.default, where: found.where } : NOWHERE;
}

export const seatOf = (seat: string): string => `.seat[data-seat="${seat}"]`;

function seen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export interface Pointed {
  /** The elements that are to be looked at, in the step's order, each once. */
  found: readonly Element[];
  /** What the title should know and is nowhere: then the player's seat stands for it. */
  missed: readonly string[];
}

export function pointed(points: readonly string[], title: Points, root: ParentNode): Pointed {
  const found = new Set<Element>();
  const missed: string[] = [];
  const first = (selectors: readonly string[]): Element | undefined =>
    selectors.flatMap((selector) => [...root.querySelectorAll(selector)].find(seen) ?? [])[0];
  for (const point of points) {
    const [thing = "", which = ""] = point.split(":");
    const [seat = ""] = which.split(".");
    const own = title(thing, which);
    const element = first(own);
    if (own.length && !element) missed.push(point);
    const shown = element ?? (/^\d+$/.test(seat) ? first([seatOf(seat)]) : undefined);
    if (shown) found.add(shown);
  }
  return { found: [...found].slice(0, MOST), missed };
}

/** So little of a thing is nothing to point at. */
const LEAST = 8;

/** The part of an element that no panel round it cuts off; nothing where it is out of sight. */
export function inSight(element: Element, root: Element): DOMRect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === "visible") continue;
    const frame = at.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  const [width, height] = [right - left, bottom - top];
  return width < LEAST || height < LEAST ? null : new DOMRect(left, top, width, height);
}
