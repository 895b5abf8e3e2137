/** Where the pieces are that lessons point at. */
import { seatOf, type Points, type Where } from "../../learn/points";
import type { Action } from "./generated";

export const where: Where<Action> = (act) => {
  if (act.type === "split") return act.small.map((position) => `row:0.${position}`);
  if (act.type === "take") return [`set:0.${act.set}`];
  return act.type === "place" ? [`cell:${act.q},${act.r}`] : [];
};

const points: Points = (thing, which) => {
  const [seat = "", part = ""] = which.split(".");
  switch (thing) {
    case "row":
      return part
        ? [`.trays [data-position="${part}"]`, `[data-place="row-${seat}"]`, '[data-panel="offers"]']
        : [...(seat === "0" ? [".trays"] : [".sets"]), `[data-place="row-${seat}"]`, '[data-panel="offers"]'];
    case "set":
      return [`.sets [data-set="${part}"]`, '[data-panel="offers"]'];
    case "hand":
      return [".decide .hand"];
    case "card":
    case "stack":
      return ['[data-panel="offers"] .card', '[data-panel="offers"]'];
    case "cell":
      return [`.middle [data-cell="${which}"]`, ".mapbox"];
    case "domain":
      return [`[data-place="domain-${seat}"]`, seat === "0" ? ".mapbox" : seatOf(seat)];
    case "places":
      return [".middle .target.best", ".middle .target", ".mapbox"];
    case "region":
      return [".middle path.region", ".mapbox"];
    case "ring":
      return [".seats"];
    case "score":
      return ['[data-panel="score"]', `[data-place="domain-${seat}"] .num`, ".total"];
    default:
      return [];
  }
};
export default points;
