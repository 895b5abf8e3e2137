/** The battle of a winter, put together again from what was told of it. */
import type { GameEvent } from "../../generated/protocol";
import { buildingOf, CARDS, combatOf, type Amounts, type Card } from "./data";

export type Result = "defeat" | "draw" | "victory" | "wall";

/** One block of a tower: a soldier, a pip of the King's die or a point of a building. */
export interface Block {
  kind: "soldier" | "die" | "building";
  building?: string;
}

export interface Fight {
  seat: number;
  result: Result;
  combat: number;
  soldiers: number;
  die: number;
  buildings: number;
  blocks: Block[];
  /** Buildings that weaken, with how much. */
  weak: { building: string; by: number }[];
  gain: Amounts;
  lose: Amounts;
  destroyed: string[];
  strongest: boolean;
}

export interface Battle {
  year: number;
  seq: number;
  card: Card;
  /** The King's die, and who rolled it; 0 until it lies there. */
  die: number;
  fights: Fight[];
  /** What was told, in order: these lines are the story. */
  story: GameEvent[];
}

const TOLD = ["enemy", "troops", "fought", "spoils", "fortress", "lost-goods", "destroyed", "lost-points", "strongest"];

function add(into: Amounts, more: Amounts): Amounts {
  const sum: Record<string, number> = { ...into };
  for (const [what, count] of Object.entries(more)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

function count(goods: unknown): Amounts {
  const sum: Record<string, number> = {};
  for (const good of (goods as string[] | undefined) ?? []) sum[good] = (sum[good] ?? 0) + 1;
  return sum;
}

/** The last battle told of; `standing` are the buildings each seat has now. */
export function lastBattle(events: readonly GameEvent[], standing: readonly (readonly string[])[]): Battle | null {
  const at = events.findLastIndex((event) => event.kind === "enemy");
  const first = events[at];
  if (!first) return null;
  const { year, enemy, strength } = first.args as unknown as Card;
  const card = CARDS.find((one) => one.year === year && one.enemy === enemy && one.strength === strength);
  if (!card) return null;
  const after = events.slice(at);
  const end = after.findIndex((event) => event.kind === "phase" || event.kind === "cathedral" || event.kind === "over");
  const story = (end < 0 ? after : after.slice(0, end)).filter((event) => TOLD.includes(event.kind));
  const battle: Battle = { year, seq: first.seq, card, die: 0, fights: [], story };
  for (const event of story) tell(battle, event, () => stoodThen(after, standing, Number(event.args["seat"])));
  return battle;
}

/** The buildings a seat had when the enemy came: those it has, less what it built since, with what fell. */
function stoodThen(after: readonly GameEvent[], standing: readonly (readonly string[])[], seat: number): string[] {
  const stood = new Set(standing[seat] ?? []);
  for (const { kind, args } of [...after].reverse()) {
    if (args["seat"] !== seat) continue;
    if (kind === "built") stood.delete(String(args["building"]));
    if (kind === "destroyed") stood.add(String(args["building"]));
  }
  return [...stood];
}

function tell(battle: Battle, { kind, args }: GameEvent, stood: () => string[]): void {
  if (kind === "troops") battle.die = Number(args["die"]);
  if (kind === "fought") battle.fights.push(fightOf(battle, args, stood()));
  const fight = battle.fights.find((one) => one.seat === args["seat"]);
  if (!fight) return;
  const points = Number(args["points"] ?? 0);
  if (kind === "spoils") fight.gain = add(fight.gain, add(count(args["goods"]), points ? { points } : {}));
  if (kind === "fortress") fight.gain = add(fight.gain, { points: 1 });
  if (kind === "strongest") {
    fight.gain = add(fight.gain, { points: 1 });
    fight.strongest = true;
  }
  if (kind === "lost-goods") fight.lose = add(fight.lose, count(args["goods"]));
  if (kind === "lost-points") fight.lose = add(fight.lose, { points });
  if (kind === "destroyed") {
    fight.lose = add(fight.lose, points ? { buildings: 1, points } : { buildings: 1 });
    fight.destroyed.push(String(args["building"]));
  }
}

function fightOf(battle: Battle, args: Record<string, unknown>, stood: string[]): Fight {
  const { soldiers, die, buildings, combat, seat } = args as Record<string, number>;
  const blocks: Block[] = [];
  const weak: Fight["weak"] = [];
  for (let i = 0; i < (soldiers ?? 0); i++) blocks.push({ kind: "soldier" });
  for (let i = 0; i < (die ?? 0); i++) blocks.push({ kind: "die" });
  for (const name of stood) {
    const building = buildingOf(name);
    const by = building ? combatOf(building, battle.card.enemy) : 0;
    if (by < 0) weak.push({ building: name, by });
    for (let i = 0; i < by; i++) blocks.push({ kind: "building", building: name });
  }
  // The tower is as high as the combat value: what weakens takes its uppermost blocks.
  blocks.length = Math.max(0, Math.min(blocks.length, combat ?? 0));
  return {
    seat: seat ?? 0,
    result: args["result"] as Result,
    combat: combat ?? 0,
    soldiers: soldiers ?? 0,
    die: die ?? 0,
    buildings: buildings ?? 0,
    blocks,
    weak,
    gain: {},
    lose: {},
    destroyed: [],
    strongest: false,
  };
}
