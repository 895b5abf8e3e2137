/** What of all that happened since I played is worth a line: at most three things to see, a few sentences to hear. */
import type { GameEvent } from "../../generated/protocol";
import { kindOf, touches, type SceneTable } from "./scenes";

/** All events of one kind and one seat; the last of them speaks for it. */
export interface Thing {
  event: GameEvent;
  count: number;
  score: number;
  /** It was shown beside everything else: there is no scene to see again, and nobody is interrupted for it. */
  beside: boolean;
}

/** What a weight is worth where the title gives no rank. */
const BY_WEIGHT = [0, 1, 3, 5] as const;
const TOUCHES_ME = 4;
const BY_LEADER = 1;
const MOST_POINTS = 3;
/** Less than this is not worth a line. */
const ENOUGH = 4;
const MOST_THINGS = 3;
const MOST_OF_A_SEAT = 2;
const MOST_SENTENCES = 4;
const MOST_LETTERS = 220;

export interface Listening {
  table: SceneTable | undefined;
  viewer: number;
  /** The seat with the most points, or -1. */
  leader: number;
}

/** What happened, by kind and seat, in the order of play. My own acts and what has no scene are not news. */
export function things(events: readonly GameEvent[], { table, viewer, leader }: Listening): Thing[] {
  const found = new Map<string, Thing>();
  for (const event of events) {
    const kind = kindOf(event.kind, table);
    const { seat, points } = event.args;
    if ((kind.weight === 0 && !kind.together) || (kind.act && viewer >= 0 && seat === viewer)) continue;
    const score =
      (kind.rank ?? BY_WEIGHT[kind.weight]) +
      (touches(event, viewer) ? TOUCHES_ME : 0) +
      (leader >= 0 && seat === leader ? BY_LEADER : 0) +
      (typeof points === "number" ? Math.min(MOST_POINTS, Math.abs(points) / 2) : 0);
    const name = `${event.kind} ${String(seat)}`;
    const same = found.get(name);
    const count = (same?.count ?? 0) + 1;
    found.delete(name);
    found.set(name, {
      event: kind.together ? { ...event, kind: kind.together, args: { ...event.args, count } } : event,
      count,
      score: Math.max(score, same?.score ?? 0),
      beside: kind.together !== undefined,
    });
  }
  return [...found.values()];
}

/** The things that matter most: no two of one kind, no three of one seat, in the order of play. */
export function three(all: readonly Thing[]): Thing[] {
  const chosen: Thing[] = [];
  for (const thing of [...all].sort((a, b) => b.score - a.score)) {
    const { kind, args } = thing.event;
    const seat = args["seat"];
    const ofSeat = chosen.filter(({ event }) => seat !== undefined && event.args["seat"] === seat);
    if (thing.score < ENOUGH || chosen.some(({ event }) => event.kind === kind) || ofSeat.length >= MOST_OF_A_SEAT)
      continue;
    if (chosen.push(thing) === MOST_THINGS) break;
  }
  return all.filter((thing) => chosen.includes(thing));
}

/** What is spoken of it: the things that matter most, as sentences in the order of play, and not too many of them. */
export function digest(all: readonly Thing[], say: (event: GameEvent) => string): string[] {
  const chosen = new Map<Thing, string>();
  let letters = 0;
  for (const thing of [...all].sort((a, b) => b.score - a.score)) {
    const sentence = say(thing.event);
    if (chosen.size && letters + sentence.length > MOST_LETTERS) continue;
    chosen.set(thing, sentence);
    letters += sentence.length + 1;
    if (chosen.size === MOST_SENTENCES) break;
  }
  return all.flatMap((thing) => chosen.get(thing) ?? []);
}
