/** Where a replay stops: at every scene of the game. */
import type { MatchView, Moment } from "../../generated/protocol";
import { scenesOf, type Scene, type SceneTable } from "./scenes";

/** The game while a scene runs, or before the first. */
export interface Stop {
  place: number;
  view: MatchView;
  /** How many of all events were told by then. */
  told: number;
  scene: Scene | null;
}

/** Every scene of a game, in order; entries without one go with the next. The first stop is the game before all of them. */
export function stopsOf(moments: readonly Moment[], scenes: SceneTable | undefined, viewer: number): Stop[] {
  const out: Stop[] = [];
  let all = 0;
  const add = (view: MatchView, told: number, scene: Scene | null) =>
    out.push({ place: out.length, view, told, scene });
  for (const [i, { view, events }] of moments.entries()) {
    let held = moments[i - 1]?.view ?? view;
    let told = all;
    for (const scene of i === 0 ? [] : scenesOf(events, scenes, viewer)) {
      if (!scene.holds) held = view;
      told += scene.events.length;
      add(held, told, scene);
    }
    all += events.length;
    if (i === 0 || (i === moments.length - 1 && out.at(-1)?.view !== view)) add(view, all, null);
  }
  return out;
}
