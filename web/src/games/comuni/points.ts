/** Where the pieces are that lessons point at. */
import type { Points, Where } from "../../learn/points";
import type { Action } from "./generated";

export const where: Where<Action> = (act) => {
  return act.type === "bid" || act.type === "move" ? [`column:${act.column}`] : [];
};

const STOCK: Readonly<Record<string, string>> = {
  gold: "gold",
  armies: "army",
  pilgrims: "pilgrim",
  craftsmen: "craftsman",
};

const points: Points = (thing, which) => {
  switch (thing) {
    case "column":
      return [`[data-column="${which}"]`, `[data-place="bay-${which}"]`];
    case "gold":
    case "armies":
    case "pilgrims":
    case "craftsmen":
      return [`[data-place="stock-${STOCK[thing]}"]`, '[data-panel="screen"] .stock', ".middle .stock"];
    case "hand":
      return ['[data-place="card-0"]', '[data-panel="screen"] .hand', ".decide .hand", ".decide .cards"];
    case "town":
      return [".middle .town"];
    case "walls":
      return [".middle .hold", ".middle .town", `[data-place="faces-${which}"]`];
    case "income":
      return [".pennants"];
    case "master":
      return [`[data-place="master-${which}"]`, ".masters"];
    case "masters":
      return [".masters", '.own [data-tab="threat"]'];
    case "enemy":
      return ['[data-place="foe"]', '[data-panel="threat"] .foe', ".middle .flag"];
    case "facing":
      return [`[data-place="faces-${which}"]`, '[data-panel="threat"] .attacks', ".middle .towns"];
    case "heroes":
    case "pillage":
      return ['[data-panel="screen"] .tiles', ".middle .towns", '[data-panel="screen"]'];
    default:
      return [];
  }
};
export default points;
