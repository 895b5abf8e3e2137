/** The latest invasion as the events tell it, step by step, and the towns as they stood when it came. */
import type { Building, Invasion, SeatView, Section } from "../../generated/comuni";
import type { GameEvent } from "../../generated/protocol";

export interface Stand {
  seat: number;
  /** What came against the town before the alliance, and after it. */
  before: number;
  attack: number;
  defence: number;
  pillage: number;
  /** Armies for the alliance and for the town, and what was paid for some of them. */
  alliance: number;
  city: number;
  gold: number;
  pilgrims: number;
  hero: number | null;
}

export interface InvasionStory {
  seq: number;
  enemy: string;
  strength: number;
  leader: number;
  alliance: number;
  stands: Stand[];
  /** Hero tiles that nobody earned. */
  lost: number[];
}

/** How many steps there are: the enemy, the attacks, the open hands, the defence, pillage and heroes. */
export const STEPS = 5;

export function lastInvasion(events: readonly GameEvent[], invasion: Invasion | null): InvasionStory | null {
  const at = events.findLastIndex((event) => event.kind === "invasion");
  const start = events[at];
  if (!invasion || !start || start.args["enemy"] !== invasion.enemy) return null;
  const rest = events.slice(at + 1);
  const of = (kind: string, seat: number) => rest.find((event) => event.kind === kind && event.args["seat"] === seat);
  const end = rest.find((event) => event.kind === "alliance");
  if (!end) return null;
  return {
    seq: end.seq,
    enemy: invasion.enemy,
    strength: invasion.strength,
    leader: Number(start.args["seat"]),
    alliance: invasion.alliance,
    stands: invasion.fights.map((fight, seat) => ({
      seat,
      before: Number(of("attacked", seat)?.args["attack"] ?? fight.attack + invasion.alliance),
      attack: fight.attack,
      defence: fight.defence,
      pillage: fight.pillage,
      alliance: fight.commitment.alliance ?? 0,
      city: fight.commitment.city ?? 0,
      gold: fight.commitment.gold ?? 0,
      pilgrims: fight.commitment.pilgrim ?? 0,
      hero: Number(of("hero", seat)?.args["value"] ?? 0) || null,
    })),
    lost: rest.filter((event) => event.kind === "no-hero").map((event) => Number(event.args["value"])),
  };
}

export interface Standing {
  points: number;
  buildings: readonly Building[];
  walls: readonly Section[];
}

interface Stack {
  storeys: number;
  cards: readonly ({ card: string } | null)[];
}
/** Without its top storey the stack that a storey was added to last; a stack of one goes altogether. */
function lower<S extends Stack>(
  stacks: readonly S[],
  storeys: number,
  card: unknown,
  fits: (stack: S) => boolean,
): S[] {
  const at = stacks.findLastIndex(
    (stack) => stack.storeys === storeys && (stack.cards.at(-1)?.card ?? null) === card && fits(stack),
  );
  const found = stacks[at];
  if (!found) return [...stacks];
  const rest = found.storeys > 1 ? [{ ...found, storeys: found.storeys - 1, cards: found.cards.slice(0, -1) }] : [];
  return [...stacks.slice(0, at), ...rest, ...stacks.slice(at + 1)];
}

/** A town before some events: others build on while its invasion is still being read. */
export function before(view: SeatView, seat: number, since: readonly GameEvent[]): Standing {
  let { points, buildings, walls }: Standing = view;
  for (const { kind, args } of since.filter((event) => event.args["seat"] === seat).reverse()) {
    const storeys = Number(args["storeys"]);
    if (kind === "built") {
      points -= storeys;
      buildings = lower(buildings, storeys, args["card"], (building) => building.category === args["category"]);
    } else if (kind === "walled") walls = lower(walls, storeys, args["card"], () => true);
    else if (kind === "bonus-wall") walls = lower(walls, 1, null, () => true);
  }
  return { points, buildings, walls };
}

/** Armies on the walls, the best places first: how many stand on each section, and what every army counts. */
export function garrison(walls: readonly Section[], armies: number): { manned: number[]; counts: number[] } {
  const places = walls.flatMap((section, at) =>
    [...Array(section.storeys).keys()].map((row) => ({ at, height: row + 1, of: section.storeys })),
  );
  const taken = places.sort((a, b) => b.height - a.height || b.of - a.of || a.at - b.at).slice(0, armies);
  return {
    manned: walls.map((_, at) => taken.filter((place) => place.at === at).length),
    counts: [...taken.map((place) => place.height + 1), ...Array<number>(Math.max(0, armies - taken.length)).fill(1)],
  };
}
