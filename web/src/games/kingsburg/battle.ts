/** The battle of a winter, put together from what was told of it. */
import type { BuildingName, Event } from "./generated";
import { CARDS, countOf, type Amounts, type Card } from "./data";

type Fought = Extract<Event, { kind: "fought" }>["args"];
/** What is told of a battle, in order: these lines are the story. */
const TOLD = [
  "enemy",
  "troops",
  "fought",
  "spoils",
  "fortress",
  "lost-goods",
  "destroyed",
  "lost-points",
  "strongest",
] as const;
/** The lines before it is known what the battle brings. */
const FOUGHT: readonly string[] = ["enemy", "troops", "fought"];
type Line = Extract<Event, { kind: (typeof TOLD)[number] }>;
const isLine = (event: Event): event is Line => TOLD.some((kind) => kind === event.kind);

/** One block of a tower: a soldier, a pip of the King's die or a point of a building. */
export interface Block {
  kind: "soldier" | "die" | "building";
  building?: BuildingName;
}

export interface Fight extends Fought {
  blocks: Block[];
  /** Buildings that weaken, with how much. */
  weak: readonly [BuildingName, number][];
  gain: Amounts;
  lose: Amounts;
  destroyed: BuildingName[];
  /** Nobody who won was stronger. */
  strongest: boolean;
}

export interface Battle {
  year: number;
  seq: number;
  card: Card;
  /** The King's die; 0 until it lies there. */
  die: number;
  fights: Fight[];
  story: Line[];
  /** What it brought has been told, too. */
  settled: boolean;
  /** The game has gone on since. */
  ended: boolean;
}

function add(into: Amounts, more: Amounts): Amounts {
  const sum: Record<string, number> = { ...into };
  for (const [what, count] of Object.entries(more)) if (count) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

/** The last battle told of. */
export function lastBattle(events: readonly Event[]): Battle | null {
  const at = events.findLastIndex((event) => event.kind === "enemy");
  const first = events[at];
  if (first?.kind !== "enemy") return null;
  const { year, enemy, strength } = first.args;
  const card = CARDS.find((one) => one.year === year && one.enemy === enemy && one.strength === strength);
  if (!card) return null;
  const after = events.slice(at);
  const end = after.findIndex(({ kind }) => kind === "phase" || kind === "cathedral" || kind === "over");
  const story = (end < 0 ? after : after.slice(0, end)).filter(isLine);
  const ended = end >= 0;
  const settled = ended || story.some(({ kind }) => !FOUGHT.includes(kind));
  const battle: Battle = { year, seq: first.seq, card, die: 0, fights: [], story, settled, ended };
  for (const line of story) tell(battle, line);
  return battle;
}

function tell(battle: Battle, { kind, args }: Line): void {
  if (kind === "enemy") return;
  if (kind === "troops") return void (battle.die = args.die);
  if (kind === "fought") return void battle.fights.push(fightOf(args));
  const fight = battle.fights.find((one) => one.seat === args.seat);
  if (!fight) return;
  const goods = "goods" in args ? countOf(args.goods) : {};
  const points = "points" in args ? args.points : 0;
  const amounts = add(goods, { points });
  if (kind === "spoils" || kind === "fortress" || kind === "strongest") fight.gain = add(fight.gain, amounts);
  else fight.lose = add(fight.lose, amounts);
  if (kind === "strongest") fight.strongest = true;
  if (kind === "destroyed") {
    fight.lose = add(fight.lose, { buildings: 1 });
    fight.destroyed.push(args.building);
  }
}

function fightOf(args: Fought): Fight {
  const blocks: Block[] = [
    ...Array.from({ length: args.soldiers }, (): Block => ({ kind: "soldier" })),
    ...Array.from({ length: args.die }, (): Block => ({ kind: "die" })),
    ...args.forces.flatMap(([building, by]) =>
      Array.from({ length: Math.max(0, by) }, (): Block => ({ kind: "building", building })),
    ),
  ];
  // The tower is as high as the combat value: what weakens takes its uppermost blocks.
  blocks.length = Math.max(0, Math.min(blocks.length, args.combat));
  return {
    ...args,
    blocks,
    weak: args.forces.filter(([, by]) => by < 0),
    gain: {},
    lose: {},
    destroyed: [],
    strongest: false,
  };
}
