/** The latest invasion, put together from the events that tell it. */
import type { Event, EnemyName, SeatView } from "./generated";

type Kind = Event["kind"];
type Args<K extends Kind> = Extract<Event, { kind: K }>["args"];

/** A town as it is drawn: its buildings by category and storeys, its walls by storeys, some of them bonus sections. */
export type Town = Pick<Args<"attacked">, "points" | "buildings" | "walls">;

export interface Stand {
  seat: number;
  /** What came against the town before the alliance, and after it. */
  before: number;
  attack: number;
  defence: number;
  pillage: number;
  /** Armies for the alliance and for the town. */
  alliance: number;
  city: number;
  /** The armies on each section of the walls, and what every army counted. */
  manned: number[];
  counts: number[];
  hero: number | null;
  /** The town as it stood then. */
  town: Town;
}

export interface InvasionStory {
  seq: number;
  enemy: EnemyName;
  strength: number;
  leader: number;
  alliance: number;
  stands: Stand[];
}

/** How many steps there are: the enemy, the attacks, the open hands, the defence, pillage and heroes. */
export const STEPS = 5;

/** The invasion that was told last; null while its hands are closed, or before there was one. */
export function lastInvasion(events: readonly Event[]): InvasionStory | null {
  const at = events.findLastIndex((event) => event.kind === "invasion");
  const rest = events.slice(at);
  const all = <K extends Kind>(kind: K) =>
    rest.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  const [start] = all("invasion");
  const [end] = all("alliance");
  if (at < 0 || !start || !end) return null;
  const fights = [...all("held"), ...all("pillaged")].map(({ args }) => args);
  const stands = all("attacked").flatMap(({ args: { seat, attack: before, points, buildings, walls } }) => {
    const hands = all("committed").find(({ args }) => args.seat === seat)?.args;
    const fight = fights.find((one) => one.seat === seat);
    if (!hands || !fight) return [];
    const { attack, defence, manned, counts } = fight;
    const pillage = "pillage" in fight ? fight.pillage : 0;
    const hero = all("hero").find(({ args }) => args.seat === seat)?.args.value ?? null;
    const { alliance, city } = hands;
    const town = { points, buildings, walls };
    return [{ seat, before, attack, defence, pillage, alliance, city, manned, counts, hero, town }];
  });
  const { enemy, strength, seat: leader } = start.args;
  return { seq: end.seq, enemy, strength, leader, alliance: end.args.armies, stands };
}

/** A town as it stands now. */
export const townOf = ({ points, buildings, walls }: Pick<SeatView, keyof Town>): Town => ({
  points,
  buildings: buildings.map(({ category, storeys }) => [category, storeys]),
  walls: walls.map(({ storeys, cards }) => [storeys, cards[0] === null]),
});
