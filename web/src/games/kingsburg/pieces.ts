/** Where an action lies on the table, as a selector: a hint marks it there. */
import { placeOf, type Named } from "../../core/stage";
import { numberOf } from "./data";

/** `choices` are those that the bar shows as chips, in their order. */
export function piecesOf(action: Named, choices: readonly Named[]): string {
  if (action["type"] === "influence") return `[data-advisor="${numberOf(String(action["advisor"]))}"]`;
  if (action["type"] === "build")
    return ["building", "plan"].map((what) => `[data-${what}="${String(action["building"])}"]`).join();
  const at = placeOf(action, choices);
  return at < 0 ? "[data-do=leave]" : `[data-choice="${at}"]`;
}
