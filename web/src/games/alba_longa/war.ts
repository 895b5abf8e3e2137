/** The attacks of a season and the end of a year, put together from what was told of them. */
import type { Event, KingView } from "./generated";

type Told<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
export type City = NonNullable<KingView["target"]>;

export interface Attack {
  city: City;
  /** Whose turn comes earlier is attacked earlier. */
  turn: number;
  attackers: number[];
  /** What it came to, once it was this city's turn. */
  event: Told<"attack" | "attack-failed" | "attack-assisi" | "attack-failed-assisi"> | null;
  /** Who was struck, or what was taken or lost. */
  blows: Told<
    | "sabotaged"
    | "captured"
    | "captured-wheat"
    | "sabotage-lost"
    | "pillaged"
    | "pillaged-captive"
    | "sabotage-lost-assisi"
  >[];
}
export interface War {
  attacks: Attack[];
  /** By seat: the hero shown, the soldiers and the strength of both. */
  heroes: Partial<Record<number, Told<"hero">["args"]>>;
}

/** The attack an event tells of; without one the last that was told. */
export function attackOf(war: War, event: Event | undefined): Attack | null {
  if (event) return war.attacks.find((attack) => attack.event === event) ?? null;
  return war.attacks.findLast((attack) => attack.event !== null) ?? null;
}

/** The attacks of the season on the table, in the order in which they are carried out. */
export function readWar(events: readonly Event[]): War {
  const from = events.findLastIndex((event) => event.kind === "season");
  const war: War = { attacks: [], heroes: {} };
  const at = (city: City) => war.attacks.find((attack) => attack.city === city);
  function aim(city: City, { seat, turn }: { seat: number; turn: number }): void {
    const attack = at(city);
    if (attack) attack.attackers.push(seat);
    else war.attacks.push({ city, turn, attackers: [seat], event: null, blows: [] });
  }
  function resolve(city: City, event: NonNullable<Attack["event"]>): void {
    const attack = at(city);
    if (attack) attack.event = event;
  }
  for (const event of from < 0 ? [] : events.slice(from)) {
    switch (event.kind) {
      case "target":
        aim(event.args.other, event.args);
        break;
      case "target-assisi":
        aim("assisi", event.args);
        break;
      case "hero":
        war.heroes[event.args.seat] = event.args;
        break;
      case "attack":
      case "attack-failed":
        resolve(event.args.seat, event);
        break;
      case "attack-assisi":
      case "attack-failed-assisi":
        resolve("assisi", event);
        break;
      case "sabotaged":
      case "captured":
      case "captured-wheat":
        at(event.args.other)?.blows.push(event);
        break;
      case "sabotage-lost":
        at(event.args.seat)?.blows.push(event);
        break;
      case "pillaged":
      case "pillaged-captive":
      case "sabotage-lost-assisi":
        at("assisi")?.blows.push(event);
    }
  }
  war.attacks.sort((a, b) => a.turn - b.turn);
  return war;
}

/** How a year ended for a king: wheat brought in, peasants fed, lost and won; or that they are out of the game. */
export interface KingsYear {
  seat: number;
  wheat: number;
  fed: number;
  lost: number;
  grown: number;
  gone: boolean;
  /** Whether it is known how they were fed. */
  told: boolean;
}
export interface YearEnd {
  year: number;
  kings: KingsYear[];
}

const FED: readonly Event["kind"][] = ["fed", "starved", "eliminated"];

/** The last year's end that has begun; null in the first year before the harvest. */
export function readYearEnd(events: readonly Event[]): YearEnd | null {
  const fed = events.findLastIndex((event) => FED.includes(event.kind));
  const start = events.slice(0, Math.max(0, fed)).findLastIndex((event) => event.kind === "season");
  const season = events[start];
  if (season?.kind !== "season") return null;
  const next = events.findIndex((event, i) => i > fed && event.kind === "season");
  const end: YearEnd = { year: season.args.year, kings: [] };
  function king(seat: number, told: Partial<KingsYear>): void {
    const found = end.kings.find((one) => one.seat === seat);
    if (found) Object.assign(found, told);
    else end.kings.push({ seat, wheat: 0, fed: 0, lost: 0, grown: 0, gone: false, told: false, ...told });
  }
  for (const { kind, args } of events.slice(start, next < 0 ? undefined : next)) {
    if (kind === "harvest") king(args.seat, { wheat: args.brought });
    if (kind === "fed") king(args.seat, { fed: args.count, told: true });
    if (kind === "starved") king(args.seat, { fed: args.left, lost: args.count, told: true });
    if (kind === "eliminated") king(args.seat, { gone: true, told: true });
    if (kind === "grew") king(args.seat, { grown: args.count });
  }
  end.kings.sort((a, b) => a.seat - b.seat);
  return end;
}
