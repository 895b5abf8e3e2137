/** The attacks of a season as everybody saw them, and the end of a year, read from what happened. */
import type { GameEvent } from "../../generated/protocol";

export type City = number | "assisi";
export interface Blow {
  seat: number;
  /** Who was struck, or what was taken. */
  event: GameEvent;
}
export interface Attack {
  city: City;
  attackers: number[];
  /** What it came to, once heroes are shown and it is this city's turn. */
  event: GameEvent | null;
  blows: Blow[];
}
export interface War {
  attacks: Attack[];
  /** By seat: the hero shown and the strength with it. */
  heroes: Record<number, { hero: number; strength: number }>;
}

const BLOWS = ["sabotaged", "pillaged", "pillaged-captive"];

/** The attacks of the season on the table, in the order in which they are carried out. */
export function readWar(events: readonly GameEvent[], first: number, players: number): War {
  const from = events.findLastIndex((event) => event.kind === "season");
  const war: War = { attacks: [], heroes: {} };
  const at = (city: City): Attack => {
    let found = war.attacks.find((attack) => attack.city === city);
    if (!found) war.attacks.push((found = { city, attackers: [], event: null, blows: [] }));
    return found;
  };
  let now: Attack | null = null;
  for (const event of from < 0 ? [] : events.slice(from)) {
    const seat = Number(event.args["seat"]);
    if (event.kind === "target") at(Number(event.args["other"])).attackers.push(seat);
    if (event.kind === "target-assisi") at("assisi").attackers.push(seat);
    if (event.kind === "hero")
      war.heroes[seat] = { hero: Number(event.args["hero"]), strength: Number(event.args["strength"]) };
    if (event.kind === "attack" || event.kind === "attack-failed") now = at(seat);
    if (event.kind === "attack-assisi" || event.kind === "attack-failed-assisi") now = at("assisi");
    if (event.kind.startsWith("attack") && now) now.event = event;
    if (BLOWS.includes(event.kind)) now?.blows.push({ seat, event });
  }
  const turn = (city: City) => (city === "assisi" ? -1 : (city - first + players) % players);
  war.attacks.sort((a, b) => turn(a.city) - turn(b.city));
  return war;
}

export interface YearEnd {
  year: number;
  /** By seat: wheat brought in, peasants fed, peasants lost, peasants come; or that he is out of the game. */
  kings: Record<number, { wheat: number; fed: number; lost: number; grown: number; gone: boolean }>;
}

/** The last year's end that has begun; null in the first year before the harvest. */
export function readYearEnd(events: readonly GameEvent[]): YearEnd | null {
  const fed = events.findLastIndex((event) => ["fed", "starved", "eliminated"].includes(event.kind));
  if (fed < 0) return null;
  const start = events.slice(0, fed).findLastIndex((event) => event.kind === "season");
  const next = events.findIndex((event, i) => i > fed && event.kind === "season");
  const end: YearEnd = { year: Number(events[start]?.args["year"] ?? 0), kings: {} };
  for (const { kind, args } of events.slice(start, next < 0 ? undefined : next)) {
    const seat = Number(args["seat"]);
    const king = () => (end.kings[seat] ??= { wheat: 0, fed: 0, lost: 0, grown: 0, gone: false });
    if (kind === "harvest" || kind === "farmer-bonus") king().wheat += Number(args["wheat"]);
    if (kind === "fed") king().fed = Number(args["count"]);
    if (kind === "starved") [king().lost, king().fed] = [Number(args["count"]), Number(args["left"])];
    if (kind === "eliminated") king().gone = true;
    if (kind === "grew") king().grown = Number(args["count"]);
  }
  return end;
}
