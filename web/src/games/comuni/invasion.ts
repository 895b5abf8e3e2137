/** The latest invasion as the events tell it, step by step. */
import type { GameEvent } from "../../generated/protocol";
import type { Invasion } from "../../generated/comuni";

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

export interface Told {
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

export function lastInvasion(events: readonly GameEvent[], invasion: Invasion | null): Told | null {
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
