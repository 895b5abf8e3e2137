/** Where the pieces are that lessons point at. */
import type { Points } from "../../learn/points";

const points: Points = (thing, which) => {
  const [seat = "", part = ""] = which.split(".");
  switch (thing) {
    case "row":
      return part
        ? [`.decide [data-position="${part}"]`, `[data-place="row-${seat}"]`, '[data-panel="offers"]']
        : [
            ...(seat === "0" ? [".decide .trays"] : [".decide .sets"]),
            `[data-place="row-${seat}"]`,
            '[data-panel="offers"]',
          ];
    case "set":
      return [`.decide [data-set="${part}"]`, '[data-panel="offers"]'];
    case "hand":
      return [".decide .hand"];
    case "card":
    case "stack":
      return ['[data-panel="offers"] .card', '[data-panel="offers"]'];
    case "cell":
      return [`.middle [data-cell="${which}"]`, ".mapbox"];
    case "domain":
      return seat === "0" ? [".mapbox .pair section:not(.source)", ".mapbox"] : [".mapbox .pair .source"];
    case "places":
      return [".middle .target.best", ".middle .target", ".mapbox"];
    case "region":
      return [".middle path.region", ".mapbox"];
    case "ring":
      return [".seats"];
    case "score":
      return ['[data-panel="score"]'];
    default:
      return [];
  }
};
export default points;
