/** Where the pieces are that lessons point at. */
import type { Points, Where } from "../../learn/points";
import { ADVISOR_NAMES, type Action } from "./generated";

export const where: Where<Action> = (act) => {
  if (act.type === "influence") return [`advisor:${act.advisor}`];
  return act.type === "build" ? [`building:${act.building}`] : [];
};

const points: Points = (thing, which) => {
  switch (thing) {
    case "advisor": {
      const number = ADVISOR_NAMES.findIndex((name) => name === which) + 1;
      return [`[data-advisor="${number}"]`];
    }
    case "building":
      return [`.decide [data-site="${which}"]`, `[data-building="${which}"]`];
    case "dice":
      return which === "0" ? ['[data-place="hand"]', ".decide .hand"] : [`[data-place="tray-${which}"]`];
    case "goods":
      return which === "0" ? [".decide .stock", `[data-place="stock-${which}"]`, '[data-panel="province"] .sum'] : [];
    case "soldiers":
      return [
        `[data-panel="province"] [data-place="stock-${which}-soldiers"]`,
        `[data-place="stock-${which}-soldiers"]`,
        '[data-panel="province"] .sum',
      ];
    case "token":
      return ['[data-place="plus2"]', ".decide .hand"];
    case "province":
      return ['[data-panel="province"]'];
    case "score":
      return [`.seat[data-seat="${which}"] .points`];
    case "order":
      return [".seats"];
    case "court":
      return [".middle"];
    case "calendar":
      return ['[data-place="wheel"]', ".middle .wheel", '[data-panel="year"]'];
    case "enemy":
      return ['[data-place="omen"]', '[data-place="banner"]', ".middle .omen", ".middle .banner"];
    case "envoy":
      return ['[data-place^="envoy"]', '[data-panel="year"]', ".seats"];
    default:
      return [];
  }
};
export default points;
