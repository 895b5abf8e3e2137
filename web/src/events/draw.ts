/** The draw of an event's pods again, from the file that the event opens: `server/events/pods.py` and `book.py`, number by number. */
import { sha256 } from "../core/sha256";

const AGAIN = 1_000_000;
const THRICE = 1_000_000_000;
const SEAT = 100_000;
const ROUNDS_OF_SEARCH = 60;
const MOST_SEATS = 5;

/** The file of an event. */
export interface Book {
  event: string;
  commitment: string;
  secret: string;
  entrants: { name: string; grain: string; gone: number }[];
  rounds: { table: string; seats: number[]; points: number[] }[][];
}

/** How an entrant stands: points so far, whom they met and how often, how often they had each seat. */
interface Place {
  points: number;
  met: Map<number, number>;
  seats: number[];
}

/** Where a file departs from its draw: the secret, or a pod of a round (both from 1), or nowhere. */
export type Verdict = { same: true } | { same: false; secret: true } | { same: false; round: number; pod: number };

/** Draw every round again. */
export function drawAgain(book: Book): Verdict {
  if (sha256(book.secret) !== book.commitment) return { same: false, secret: true };
  for (let round = 1; round <= book.rounds.length; round += 1) {
    const right = pods(book, round);
    const found = (book.rounds[round - 1] ?? []).map((pod) => pod.seats);
    const count = Math.max(right.length, found.length);
    for (let pod = 0; pod < count; pod += 1)
      if (right[pod]?.join() !== found[pod]?.join()) return { same: false, round, pod: pod + 1 };
  }
  return { same: true };
}

/** The pods of a round, each in the order of its seats, as they follow from what was before it. */
function pods(book: Book, round: number): number[][] {
  const places = history(book, round - 1);
  const active = [...book.entrants.keys()].filter((one) => {
    const gone = book.entrants[one]?.gone ?? 0;
    return !gone || gone > round;
  });
  const parts = [book.secret, book.event, ...book.entrants.map((one) => one.grain), String(round)];
  const draws = new Draws(sha256(parts.join("\n")));
  const order = draws.shuffled(active).sort((a, b) => at(places, b).points - at(places, a).points);
  const cut: number[][] = [];
  let start = 0;
  for (const size of sizes(order.length)) cut.push(order.slice(start, (start += size)));
  new Search(places, cut, draws).improve();
  return cut.map((pod) => {
    const mixed = draws.shuffled(pod);
    return strain(places, mixed).order.map((index) => at(mixed, index));
  });
}

/** How everybody stands after so many rounds. */
function history(book: Book, rounds: number): Place[] {
  const places = book.entrants.map((): Place => ({ points: 0, met: new Map(), seats: Array(MOST_SEATS).fill(0) }));
  for (const pod of book.rounds.slice(0, rounds).flat())
    pod.seats.forEach((entrant, seat) => {
      const place = at(places, entrant);
      place.points += pod.points[seat] ?? 0;
      place.seats[seat] = at(place.seats, seat) + 1;
      for (const other of pod.seats) if (other !== entrant) place.met.set(other, (place.met.get(other) ?? 0) + 1);
    });
  return places;
}

function sizes(entrants: number): number[] {
  if (entrants < 3) return [];
  if (entrants === 5) return [5];
  const threes = (4 - (entrants % 4)) % 4;
  return [...Array<number>((entrants - 3 * threes) / 4).fill(4), ...Array<number>(threes).fill(3)];
}

/** Numbers that follow from a seed: SHA-256 of the seed and a counter, its first eight bytes. */
class Draws {
  private count = 0;
  constructor(private readonly seed: string) {}

  private below(limit: number): number {
    const whole = 1n << 64n;
    const most = whole - (whole % BigInt(limit));
    for (;;) {
      const value = BigInt(`0x${sha256(`${this.seed}:${this.count}`).slice(0, 16)}`);
      this.count += 1;
      if (value < most) return Number(value % BigInt(limit));
    }
  }

  shuffled(items: number[]): number[] {
    const made = [...items];
    for (let last = made.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [made[last], made[other]] = [at(made, other), at(made, last)];
    }
    return made;
  }
}

/** Swaps two entrants of different pods wherever that costs less, until nothing does. */
class Search {
  private readonly known = new Map<string, number>();
  private readonly costs: number[];
  constructor(
    private readonly places: Place[],
    private readonly pods: number[][],
    private readonly draws: Draws,
  ) {
    this.costs = pods.map((pod) => this.cost(pod));
  }

  improve(): void {
    const slots = this.pods.flatMap((pod, one) => pod.map((_, i) => [one, i] as const));
    for (let round = 0; round < ROUNDS_OF_SEARCH; round += 1) {
      let better = false;
      for (const slot of this.draws.shuffled([...slots.keys()])) better = this.swapBest(...at(slots, slot)) || better;
      if (!better) return;
    }
  }

  private swapBest(one: number, i: number): boolean {
    if (at(this.costs, one) === 0) return false;
    let best = 0;
    let found: readonly [number, number] | null = null;
    for (let other = 0; other < this.pods.length; other += 1) {
      if (other === one) continue;
      for (let j = 0; j < at(this.pods, other).length; j += 1) {
        this.swap(one, i, other, j);
        const before = at(this.costs, one) + at(this.costs, other);
        const gain = before - this.cost(at(this.pods, one)) - this.cost(at(this.pods, other));
        this.swap(one, i, other, j);
        if (gain > best) [best, found] = [gain, [other, j]];
      }
    }
    if (!found) return false;
    const [other, j] = found;
    this.swap(one, i, other, j);
    for (const pod of [one, other]) this.costs[pod] = this.cost(at(this.pods, pod));
    return true;
  }

  private swap(one: number, i: number, other: number, j: number): void {
    const here = at(this.pods, one);
    const there = at(this.pods, other);
    [here[i], there[j]] = [at(there, j), at(here, i)];
  }

  private cost(pod: number[]): number {
    const key = [...pod].sort((a, b) => a - b).join();
    const kept = this.known.get(key);
    if (kept !== undefined) return kept;
    let total = SEAT * strain(this.places, pod).cost;
    pod.forEach((entrant, index) => {
      const mine = at(this.places, entrant);
      for (const other of pod.slice(0, index)) {
        const again = mine.met.get(other) ?? 0;
        total += AGAIN * again * again + (again >= 2 ? THRICE : 0);
        total += Math.abs(mine.points - at(this.places, other).points);
      }
    });
    this.known.set(key, total);
    return total;
  }
}

/** How uneven seats become at best, and who sits where then: seat by seat, over all sets of who sits already. */
function strain(places: Place[], pod: number[]): { cost: number; order: number[] } {
  const extra = pod.map((one) => {
    const seats = at(places, one).seats.slice(0, pod.length);
    return seats.map((count) => (count - Math.min(...seats)) ** 2);
  });
  let reached = new Map([[0, { cost: 0, order: [] as number[] }]]);
  for (let seat = 0; seat < pod.length; seat += 1) {
    const after: typeof reached = new Map();
    for (const [taken, { cost, order }] of reached)
      for (let index = 0; index < pod.length; index += 1) {
        if ((taken >> index) & 1) continue;
        const found = { cost: cost + at(at(extra, index), seat), order: [...order, index] };
        const known = after.get(taken | (1 << index));
        if (!known || before(found, known)) after.set(taken | (1 << index), found);
      }
    reached = after;
  }
  return reached.get((1 << pod.length) - 1) ?? { cost: 0, order: [] };
}

/** The cheaper first, then the smaller order. */
function before(one: { cost: number; order: number[] }, other: { cost: number; order: number[] }): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost;
  const first = one.order.findIndex((value, index) => value !== other.order[index]);
  return first >= 0 && at(one.order, first) < at(other.order, first);
}

function at<Value>(items: readonly Value[], index: number): Value {
  const found = items[index];
  if (found === undefined) throw new RangeError(`no item ${index}`);
  return found;
}
