/**
 * How each event is shown. Screens close and lands are laid beside the rest: nobody waits for them. What everybody does at once is one
 * scene: rows, screens, sets. While the sets go to their takers the table stays as it was.
 */
import type { Happened, SceneKind } from "../../table/director/scenes";
import type { Event } from "./generated";

const NONE: SceneKind = { weight: 0, ms: 0 };
const rowOf = ({ args }: Happened): string => `row-${String(args["seat"])}`;

/** `laid` is how the terminal and the digest tell several lands of one seat. */
export const scenes: Record<Event["kind"] | "laid", SceneKind> = {
  card: { weight: 1, ms: 300, run: 60, sound: "page" },
  round: { weight: 2, ms: 900, rest: 700, sound: "laurel", place: () => "rounds" },
  row: { weight: 2, ms: 660, rest: 200, run: 60, sound: "land", place: ({ args }) => `offer-${String(args["seat"])}` },
  "split-sealed": NONE,
  "split-mine": NONE,
  "split-opened": { weight: 3, ms: 900, rest: 300, sound: "cloth", place: rowOf },
  "choice-sealed": NONE,
  "choice-mine": NONE,
  taken: { weight: 3, ms: 820, rest: 900, holds: true, rank: 8, sound: "seal", place: rowOf },
  placed: { weight: 0, ms: 0, act: true, together: "laid", rank: 3 },
  laid: NONE,
  over: { weight: 3, ms: 4200, rest: 800, big: true, sound: "end", place: () => "rounds" },
};
