/** The latest invasion, put together from the events that tell it, as far as they are told. */
import type { Event, EnemyName, SeatView } from "./generated";

type Kind = Event["kind"];
type Args<K extends Kind> = Extract<Event, { kind: K }>["args"];

/** A town as it is drawn: its buildings by category and storeys, its walls by storeys, some of them bonus sections. */
export type Town = Pick<Args<"attacked">, "points" | "buildings" | "walls">;

/** How a town fared; null where that is not told yet. */
export interface Stand {
  seat: number;
  /** What came against the town before the alliance, and after it. */
  before: number;
  attack: number | null;
  /** Armies for the alliance and for the town. */
  hands: { alliance: number; city: number } | null;
  fight: Fight | null;
  hero: number | null;
  /** The town as it stood then. */
  town: Town;
}
/** The armies on each section of the walls, what every army counted, and the end of it. */
export type Fight = Pick<Args<"pillaged">, "attack" | "defence" | "pillage" | "manned" | "counts">;

export interface InvasionStory {
  /** Where in the log its hands are opened; null while they are closed. */
  opened: number | null;
  enemy: EnemyName;
  strength: number;
  leader: number;
  /** What the alliance takes off every attack. */
  alliance: number | null;
  stands: Stand[];
  /** All of it is told. */
  done: boolean;
}

/** The steps: the enemy, the attacks, the open hands, the defence, pillage and heroes. */
export const STEPS = 5;
/** The step in which each event of an invasion is told. */
export const STEP_OF: Readonly<Record<string, number>> = {
  invasion: 1,
  attacked: 2,
  committed: 3,
  alliance: 3,
  held: 4,
  pillaged: 4,
  hero: 5,
  "no-hero": 5,
} satisfies Partial<Record<Kind, number>>;

/** The last invasion there was; null before the first. */
export function lastInvasion(events: readonly Event[]): InvasionStory | null {
  const at = events.findLastIndex((event) => event.kind === "invasion");
  if (at < 0) return null;
  const rest = events.slice(at);
  const all = <K extends Kind>(kind: K): Extract<Event, { kind: K }>[] =>
    rest.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  const [start] = all("invasion");
  if (!start) return null;
  const alliance = all("alliance")[0]?.args.armies ?? null;
  const stands = all("attacked").map(({ args }): Stand => {
    const { seat, attack: before, points, buildings, walls } = args;
    const own = <E extends { args: { seat: number } }>(list: readonly E[]) =>
      list.find((one) => one.args.seat === seat);
    const hands = own(all("committed"))?.args ?? null;
    const held = own(all("held"))?.args;
    const fight = held ? { ...held, pillage: 0 } : (own(all("pillaged"))?.args ?? null);
    const left = alliance === null ? null : Math.max(0, before - alliance);
    const hero = own(all("hero"))?.args.value ?? null;
    return { seat, before, attack: fight?.attack ?? left, hands, fight, hero, town: { points, buildings, walls } };
  });
  const { enemy, strength, seat: leader } = start.args;
  const opened = all("committed")[0]?.seq ?? null;
  const tiles = all("hero").length + all("no-hero").length;
  return { opened, enemy, strength, leader, alliance, stands, done: opened !== null && tiles > 1 };
}

/** A town as it stands now. */
export const townOf = ({ points, buildings, walls }: Pick<SeatView, keyof Town>): Town => ({
  points,
  buildings: buildings.map(({ category, storeys }) => [category, storeys]),
  walls: walls.map(({ storeys, cards }) => [storeys, cards[0] === null]),
});
