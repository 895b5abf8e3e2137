/** Where an action lies on the table, as a selector: a hint marks it there. */
import type { Named } from "../../core/stage";

export function piecesOf(action: Named): string {
  if (action["type"] === "split")
    return (action["small"] as number[]).map((position) => `[data-position="${position}"]`).join();
  if (action["type"] === "take") return `[data-set="${String(action["set"])}"]`;
  if (action["type"] === "choose") return `[data-land="${String(action["land"])} ${String(action["building"])}"]`;
  return `[data-target][data-cell="${String(action["q"])},${String(action["r"])}"]`;
}
