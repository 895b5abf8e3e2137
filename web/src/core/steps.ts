/** An update taken apart: the game after each entry it brings. */
import type { GameEvent, MatchView, Update } from "../generated/protocol";

/** One entry, or several that the server did not keep apart. */
export interface Step {
  view: MatchView;
  events: GameEvent[];
  /** When it happened by the server's clock; 0 where that is not told. */
  time: number;
}

/** The steps from the head `had` to the update's own; none if there is nothing new. */
export function stepsOf(update: Pick<Update, "view" | "events" | "moments">, had: number): Step[] {
  const { view } = update;
  const fresh = update.events.filter((event) => event.seq >= had);
  const between = (update.moments ?? []).filter((moment) => moment.view.head > had && moment.view.head < view.head);
  if (view.head <= had) return [];
  // An event without its view: nobody could say what belongs where, so it is one step for all. Where nothing was told there is no view.
  const heads = new Set([view.head, ...between.map((moment) => moment.view.head)]);
  if (fresh.some((event) => !heads.has(event.seq + 1))) return [{ view, events: fresh, time: 0 }];
  const time = between[0]?.time ?? 0;
  return [...between.map((moment) => ({ view: moment.view, time: moment.time })), { view, time }].map((step) => ({
    ...step,
    events: fresh.filter((event) => event.seq === step.view.head - 1),
  }));
}
