/** Where an action lies on the table, as a selector: a hint marks it there. */
import { placeOf, type Named } from "../../core/stage";

/** `actions` are all that can be answered, `cards` those among them that lie in the bar as cards. */
export function piecesOf(action: Named, actions: readonly Named[], cards: readonly number[]): string {
  const { type, die, job, stall } = action;
  if (die) return `[data-die="${String(die)}"]${type === "take" && job === "farmers" ? ",[data-farm]" : ""}`;
  if (type === "pay") return `.decide [data-stall="${String(stall)}"]`;
  const at = placeOf(action, actions);
  if (!cards.includes(at)) return "[data-decline]";
  return cards.length === 1
    ? ".decide .go"
    : `.decide [data-index="${at}"]${job ? `,[data-job="${String(job)}"]` : ""}`;
}
