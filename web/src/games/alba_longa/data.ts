/** What the board knows of the box: figures of the components and the names of things. */
import components from "../../../../src/ludotheca/games/alba_longa/components.json";
import type { Action, Climate, DieName, JobName } from "./generated";

export const MONUMENTS = components.monuments.value;
export const PEOPLE = components.victory_population.value;
export const YEARS = components.years.value;
export const HOUSES = components.housing_track.value;
export const BAYS = components.merchant_track.value;
export const COIN_SPACES = components.merchant_spaces.value;
export const WORSHIP_TOP = components.worship_track.value;
export const FIELDS = components.fields.value;
export const COSTS = components.dice_costs.value;
export const WHEAT: Record<Climate, number> = components.wheat_per_farmer;
export const SABOTAGE_FROM = components.sabotage_from_success.value;
export const HEROES = [0, 1, 2, 3, 4];
export const STONES = [1, 3, 2, 4] as const;

/** The person of a job, or at home. */
export const TRADE: Record<JobName | "home", string> = {
  home: "home",
  soldiers: "soldier",
  merchants: "merchant",
  quarry: "worker",
  priests: "priest",
  farmers: "farmer",
};
export const DIE_SIGN: Record<DieName, string> = {
  soldiers: "black",
  merchants: "grey",
  quarry: "white",
  priests: "brown",
};

/** The job that an action is about. */
export function jobIn(action: Action | null | undefined): JobName | null {
  switch (action?.type) {
    case "take":
    case "assign":
    case "sabotage":
    case "pillage-captive":
      return action.job;
    case "buy":
      return action.die;
    default:
      return null;
  }
}

/** What stays when a king says no, by type of action. */
export const DECLINES: readonly Action["type"][] = [
  "keep",
  "no-assignment",
  "pass-court",
  "pass-die",
  "no-recall",
  "no-upgrade",
  "no-blessing",
  "no-growth",
];

/** Where the rules page explains a decision. */
export const PASSAGES = {
  slavery: "begin",
  free: "begin",
  court: "court",
  pay: "stalls",
  take: "dice",
  buy: "dice",
  army: "job-well-done",
  recall: "job-well-done",
  target: "soldiers",
  hero: "heroes",
  sabotage: "sabotage",
  pillage: "assisi",
  stock: "assisi",
  upgrade: "harvest",
  blessing: "blessings",
  name: "king-of-kings",
  successor: "year-end",
  growth: "year-end",
  over: "winning",
};
