/** Lists of events as updates bring them. */
import type { GameEvent } from "../generated/protocol";

/** Take over the events of an update: those it repeats are replaced, those taken back are gone. */
export function mergeEvents(have: readonly GameEvent[], since: number, more: readonly GameEvent[]): GameEvent[] {
  const merged = [...have.filter((event) => event.seq < since), ...more];
  const undone = new Set(merged.filter((event) => event.kind === "undo").map((event) => event.args["entry"]));
  return merged.filter((event) => !undone.has(event.seq));
}

/** The first entry after the viewer's last act: from there on all is new to him. */
export function newSince(events: readonly GameEvent[], viewer: number): number {
  let last = -1;
  for (const event of events) if (event.args["seat"] === viewer && event.seq > last) last = event.seq;
  return last + 1;
}
