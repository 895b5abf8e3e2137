/** How each event is shown: how long its motion takes, where to look, what it sounds like, how much it matters. */
import type { Happened, SceneKind } from "../../table/director/scenes";
import type { Event } from "./generated";

const bay = ({ args }: Happened): string => `bay-${String(args["column"])}`;
const firstBay = ({ args }: Happened): string =>
  Array.isArray(args["columns"]) ? `bay-${String(args["columns"][0])}` : "";
const seat = ({ args }: Happened): string => `seat-${String(args["seat"])}`;
const master = ({ args }: Happened): string => `master-${String(args["master"])}`;
const faces = ({ args }: Happened): string => `faces-${String(args["seat"])}`;

const NONE: SceneKind = { weight: 0, ms: 0 };
const WALKS: SceneKind = { weight: 2, ms: 380, rest: 150, act: true, rank: 3, sound: "land" };
const STOREY: SceneKind = { weight: 1, ms: 380, run: 240, rest: 220, act: true, rank: 2, sound: "stone", place: seat };
const TAKES: SceneKind = { weight: 1, ms: 420, run: 120, rest: 120, act: true, rank: 1, sound: "good", place: seat };
const MASTER: SceneKind = { weight: 2, ms: 520, rest: 200, rank: 4, sound: "cloth", place: master };
/** The hands open and everything follows from it: the table stays as it was until all of it is told. */
const WAR: SceneKind = { weight: 3, ms: 900, rest: 300, big: true, holds: true, page: true, rank: 5 };
const STAND: SceneKind = { ...WAR, ms: 550, run: 550, rest: 0, sound: "clash", place: faces };

export const scenes: Record<Event["kind"], SceneKind> = {
  comune: { weight: 2, ms: 600, sound: "cloth", place: seat },
  column: { weight: 1, ms: 380, run: 120, rank: 1, sound: "land", place: bay },
  turn: NONE,
  bid: { weight: 2, ms: 450, rest: 230, act: true, rank: 3, sound: "land", place: bay },
  outbid: { weight: 2, ms: 300, rest: 150, rank: 6, sound: "drum", place: bay },
  "took-back": { ...WALKS, place: seat },
  moved: { ...WALKS, place: bay },
  claimed: { weight: 2, ms: 640, rest: 200, act: true, holds: true, rank: 4, sound: "cloth", place: firstBay },
  income: { ...TAKES, rest: 200 },
  gained: TAKES,
  exchanged: { ...TAKES, ms: 380 },
  "last-card": { weight: 3, ms: 600, rank: 5, sound: "drum", place: () => "road" },
  "last-round": { weight: 3, ms: 600, rest: 300, rank: 6, sound: "horn", place: () => "road" },
  // The five steps of an invasion.
  invasion: { weight: 3, ms: 900, big: true, rank: 8, sound: "horn", place: () => "war" },
  attacked: { weight: 3, ms: 900, rest: 300, big: true, sound: "drum", place: () => "war" },
  sealed: NONE,
  "committed-mine": NONE,
  committed: { ...WAR, sound: "seal", place: () => "war" },
  alliance: { ...WAR, ms: 1100, rest: 0, sound: "cloth", place: () => "war" },
  held: STAND,
  pillaged: { ...STAND, rank: 8, sound: "drum" },
  hero: { ...WAR, ms: 600, run: 300, rest: 900, sound: "laurel", place: faces },
  "no-hero": { ...WAR, ms: 300, run: 150, rest: 400, rank: 1, place: () => "war" },
  built: STOREY,
  walled: STOREY,
  "bonus-wall": STOREY,
  discarded: { weight: 1, ms: 200, run: 120, act: true, rank: 1, place: seat },
  master: MASTER,
  "master-taken": { ...MASTER, rest: 600, rank: 6 },
  repaired: { ...TAKES, ms: 380, rank: 3 },
  idle: { weight: 2, ms: 600, rank: 6 },
  over: { weight: 3, ms: 3600, rest: 900, big: true, sound: "end", place: () => "war" },
};
