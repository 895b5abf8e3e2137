/** How each event is shown: how long, how much it matters, where to look, what is heard. */
import type { Happened, SceneKind } from "../../table/director/scenes";
import type { Event } from "./generated";

const NONE: SceneKind = { weight: 0, ms: 0 };
const of =
  (what: string) =>
  ({ args }: Happened): string =>
    `${what}-${String(args["seat"])}`;
const arch = ({ args }: Happened): string => `arch-${String(args["number"])}`;
const king = (): string => "arch-18";

/** Something comes into somebody's stock. */
const GAIN: SceneKind = { weight: 1, ms: 380, run: 120, rest: 120, sound: "good", place: of("stock"), rank: 1 };
/** The King gives. */
const KING: SceneKind = { weight: 2, ms: 420, run: 1, rest: 200, sound: "good", place: king, rank: 4 };
/** Winter has a plate of its own, which stays until the page is turned. The first three steps come before anybody knows what they bring. */
const WINTER: SceneKind = { weight: 3, ms: 600, big: true, page: true };
const TOLD: SceneKind = { ...WINTER, holds: true };
const RESULT: SceneKind = { ...WINTER, ms: 350, rest: 250, place: of("tower"), rank: 6 };

export const scenes: Record<Event["kind"], SceneKind> = {
  // A season begins: the wheel, then all dice at once.
  phase: { weight: 2, ms: 400, sound: "page", place: () => "wheel" },
  guild: NONE,
  neutral: { weight: 2, ms: 300, run: 120, sound: "land", place: arch },
  "neutral-aside": NONE,
  rolled: { weight: 2, ms: 930, run: 1, rest: 200, sound: "roll", place: of("tray"), rank: 3 },
  reroll: { weight: 2, ms: 160, sound: "page", place: of("tray"), rank: 3 },
  order: { weight: 2, ms: 300, rest: 200, place: () => "seats", rank: 3 },
  // The court.
  influenced: { weight: 2, ms: 460, rest: 200, act: true, sound: "land", place: arch, rank: 5 },
  passed: NONE,
  stuck: NONE,
  gift: { weight: 1, ms: 420, run: 220, rest: 180, sound: "good", place: arch, rank: 1 },
  swapped: { weight: 1, ms: 480, run: 220, rest: 180, sound: "good", place: () => "arch-6", rank: 1 },
  declined: { weight: 1, ms: 160, run: 160, place: arch },
  peeked: { weight: 2, ms: 600, sound: "page", place: () => "omen", rank: 3 },
  "peeked-mine": NONE,
  // Buildings, and what they give at the end of a season.
  built: { weight: 1, ms: 440, run: 260, rest: 160, act: true, sound: "stone", place: of("rows"), rank: 2 },
  inn: GAIN,
  embassy: { ...GAIN, sound: "laurel" },
  "town-hall": { ...GAIN, sound: "laurel", act: true },
  "town-hall-declined": NONE,
  // The King.
  "aid-die": KING,
  "aid-good": KING,
  reward: { ...KING, ms: 600, rest: 250, sound: "laurel" },
  envoy: { ...KING, ms: 520, rest: 230, sound: "land" },
  "envoy-nobody": { ...KING, ms: 380, rest: 230, sound: "land" },
  "envoy-back": { ...KING, ms: 380, rest: 230, sound: "land" },
  recruited: { weight: 1, ms: 420, run: 200, rest: 200, act: true, sound: "good", place: of("stock"), rank: 2 },
  // Winter: the enemy, the King's die, tower by tower, and what it brings.
  enemy: { ...TOLD, ms: 900, rest: 300, sound: "horn", place: () => "banner", rank: 6 },
  troops: { ...TOLD, ms: 1100, sound: "roll", place: () => "king" },
  fought: { ...TOLD, ms: 600, run: 420, rest: 200, sound: "clash", place: of("tower"), rank: 8 },
  strongest: { ...RESULT, sound: "laurel" },
  spoils: { ...RESULT, sound: "good" },
  fortress: { ...RESULT, sound: "laurel" },
  "lost-goods": { ...RESULT, sound: "drum" },
  destroyed: { ...RESULT, ms: 380, sound: "drum", rank: 8 },
  "lost-points": { ...RESULT, sound: "drum" },
  // The end.
  cathedral: { weight: 3, ms: 600, rest: 300, sound: "laurel", place: of("stock") },
  over: { weight: 3, ms: 4200, rest: 900, big: true, sound: "end", place: () => "seats" },
};
