/** What the banner over the plate shows: by the scene that runs, else by what is asked. */
import type { Event } from "./generated";

export type Shown = "" | "duel" | "war" | "season" | "weather" | "blessing" | "year" | "end";

const BY_SCENE: Readonly<Record<string, Shown>> = {
  season: "season",
  target: "war",
  "target-assisi": "war",
  hero: "war",
  attack: "duel",
  "attack-failed": "duel",
  "attack-assisi": "duel",
  "attack-failed-assisi": "duel",
  sabotaged: "duel",
  "sabotage-lost": "duel",
  "sabotage-lost-assisi": "duel",
  captured: "duel",
  "captured-wheat": "duel",
  pillaged: "duel",
  "pillaged-captive": "duel",
  "weather-cost": "weather",
  climate: "weather",
  "last-year": "weather",
  upgraded: "weather",
  "blessing-wanted": "blessing",
  "blessing-card": "blessing",
  blessed: "blessing",
  fed: "year",
  starved: "year",
  eliminated: "year",
  grew: "year",
  won: "end",
  "won-together": "end",
  "all-lose": "end",
} satisfies Partial<Record<Event["kind"], Shown>>;
const BY_PHASE: Record<string, Shown> = {
  targets: "war",
  heroes: "war",
  sabotage: "duel",
  upgrade: "weather",
  blessing: "blessing",
  growth: "year",
};

export function show(scene: string, phase: string): Shown {
  return scene ? (BY_SCENE[scene] ?? "") : (BY_PHASE[phase] ?? "");
}

const STEP_OF_SHOWN: Partial<Record<Shown, string>> = {
  duel: "soldiers",
  war: "soldiers",
  weather: "farmers",
  blessing: "blessing",
};
const STEP_OF_SCENE: Readonly<Record<string, string>> = {
  merchants: "merchants",
  "stall-emptied": "merchants",
  stall: "merchants",
  built: "quarry",
  housing: "quarry",
  worship: "priests",
  piety: "priests",
  harvest: "farmers",
  "farmer-bonus": "farmers",
} satisfies Partial<Record<Event["kind"], string>>;

/** The job that is being resolved; empty while none is. */
export function jobTold(scene: string, phase: string): string {
  return STEP_OF_SCENE[scene] ?? STEP_OF_SHOWN[show(scene, phase)] ?? "";
}
