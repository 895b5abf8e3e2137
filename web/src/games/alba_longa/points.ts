/** Where the pieces are that lessons point at. */
import type { Points, Where } from "../../learn/points";
import type { Action } from "./generated";

export const where: Where<Action> = (act) => {
  if (act.type === "take" || act.type === "assign" || act.type === "sabotage") return [`job:${act.job}`];
  return act.type === "buy" ? [`job:${act.die}`] : [];
};

/** The learner's city lies on the plate; of the others the list of players tells. */
const mine = (which: string, ...selectors: string[]): string[] => (which === "0" ? selectors : []);

const points: Points = (thing, which) => {
  switch (thing) {
    case "city":
      return mine(which, ".middle");
    case "peasants":
      return mine(which, '.middle [data-place="people"]', '[data-place="people-0"]');
    case "monuments":
      return mine(which, '.middle [data-place="monuments"]', '[data-place="monuments-0"]');
    case "fields":
      return mine(which, '.middle [data-job="farmers"]', '.middle [data-job="fields"]', '.middle [data-place="bread"]');
    case "quarry":
    case "priests":
    case "merchants":
      return mine(which, `.middle [data-job="${thing}"]`);
    case "dice":
      return [".decide .dice", '[data-panel="court"] .dice'];
    case "die":
      return [`.middle [data-job="${which}"]`, ".decide .dice", '[data-panel="court"] .dice'];
    case "job":
      return [`.middle [data-job="${which}"]`, `.middle [data-place="${which}"]`];
    case "stalls":
      return [".stalls"];
    case "cost":
      return [".costs", '[data-panel="court"]'];
    case "weather":
      return [".middle .weather-card", ".weather-card", ".middle .banner.sky", '.own [data-tab="year"]'];
    case "blessing":
      return [".decide .cards", ".middle .banner.sky", ".weather-card"];
    case "calendar":
      return [".years", '[data-panel="year"]', ".seats"];
    case "house":
      return [".middle .house", ".middle"];
    case "crown":
      return [".middle .crown", ".seats .crown", ".seats"];
    case "heroes":
      return mine(which, ".decide .hand", '[data-panel="year"] .heroes');
    default:
      return [];
  }
};
export default points;
