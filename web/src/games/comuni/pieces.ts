/** Where an action lies on the table, as a selector: a hint marks it there. */
import { placeOf, type Named } from "../../core/stage";

/** `choices` are those that the bar shows as chips, in their order. A number to be set is marked nowhere: the panel says it. */
export function piecesOf(action: Named, choices: readonly Named[]): string {
  const { type, column, category } = action;
  if (type === "bid" || type === "move")
    return `[data-column="${String(column)}"],.cols [data-choice="${String(column)}"]`;
  if (type === "claim" || type === "income") return `[data-do=${type}]`;
  if (type === "finish" || type === "take-back") return "[data-do=leave]";
  const at = placeOf(action, choices);
  const place = type === "build" ? String(category) : type === "wall" ? "walls" : "";
  return [at < 0 ? "" : `.chips [data-choice="${at + 1}"]`, place && `[data-place="${place}"]`].filter(Boolean).join();
}
