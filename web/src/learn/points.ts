/** What a step of a lesson points at, on the board. A title's `points.ts` knows its own pieces; the seats are the same everywhere. */

/** The selectors to try for a thing (`thing:which`), the best first; a board shows one thing in several places, and not all of them always. */
export type Points = (thing: string, which: string) => readonly string[];

const TITLES = import.meta.glob<{ default: Points }>("../games/*/points.ts");
/** More would be a sea of marks. */
const MOST = 3;

export async function loadPoints(title: string): Promise<Points> {
  return (await TITLES[`../games/${title}/points.ts`]?.())?.default ?? (() => []);
}

export const seatOf = (seat: string): string => `.seat[data-seat="${seat}"]`;

function seen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The elements that are to be looked at, in the step's order, each once. */
export function pointed(points: readonly string[], title: Points, root: ParentNode): Element[] {
  const found = new Set<Element>();
  for (const point of points) {
    const [thing = "", which = ""] = point.split(":");
    const [seat = ""] = which.split(".");
    const selectors = [...title(thing, which), ...(/^\d+$/.test(seat) ? [seatOf(seat)] : [])];
    for (const selector of selectors) {
      const element = [...root.querySelectorAll(selector)].find(seen);
      if (!element) continue;
      found.add(element);
      break;
    }
  }
  return [...found].slice(0, MOST);
}
