/** The shares of a puzzle's options by the place on the plate where each would be done. */
import type { Named } from "../core/stage";
import type { Places } from "../learn/points";
import { inSight, pointed } from "../learn/points";

export interface Option {
  action: Named;
  /** Victories in a hundred. */
  share: number;
  ok: boolean;
  mine: boolean;
}

export interface Share extends Omit<Option, "action"> {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One figure a place: the best of what can be done there, or mine. `mine` is told of it either way. */
export function best<Place>(options: readonly (readonly [Place, Option])[]): Map<Place, Omit<Option, "action">> {
  const found = new Map<Place, Omit<Option, "action">>();
  for (const [place, { share, ok, mine }] of options) {
    const had = found.get(place);
    const wins = !had || share > had.share;
    found.set(place, {
      share: wins ? share : had.share,
      ok: ok || (had?.ok ?? false),
      mine: mine || (had?.mine ?? false),
    });
  }
  return found;
}

/** What is to be drawn over the plate below `root`. */
export function sharesIn(root: Element, places: Places, options: readonly Option[]): Share[] {
  // An act in several places at once has no place of its own.
  if (options.some(({ action }) => places.where(action).length > 1)) return [];
  const at = options.flatMap((option): (readonly [Element, Option])[] =>
    pointed(places.where(option.action), places.points, root)
      .found.filter((element) => element.closest(".middle"))
      .slice(0, 1)
      .map((element) => [element, option]),
  );
  return [...best(at)].flatMap(([element, figure]) => {
    const box = inSight(element, root);
    return box ? [{ ...figure, x: box.x, y: box.y, width: box.width, height: box.height }] : [];
  });
}
