/**
 * Goods on their way. While a scene runs, what it brings is not in the stock yet: a number changes when its piece arrives.
 */
import type { SceneNow } from "../../core/stage";
import { fly, placeOf, type Place } from "../../table/director/motion";
import type { Event } from "./generated";
import { countOf, PICTURES, type Amounts } from "./data";

/** What a piece of a scene is: so many of something, from a place to a seat's stock, or out of it. */
interface Flight {
  seat: number;
  what: string;
  count: number;
  from: string;
  to: string;
  /** Which event of the scene it belongs to. */
  at: number;
}

const stock = (seat: number, what: string): string => `stock-${seat}-${what}`;

/** What comes to a seat with an event, and from where. */
function comes(event: Event): { amounts: Amounts; from: string } | null {
  const { kind, args } = event;
  switch (kind) {
    case "gift":
      return {
        amounts: { ...countOf(args.goods), tokens: args.tokens, soldiers: args.soldiers, points: args.points },
        from: `arch-${args.number}`,
      };
    case "aid-good":
      return { amounts: countOf(args.goods), from: "arch-18" };
    case "reward":
      return { amounts: { points: 1 }, from: "arch-18" };
    case "guild":
      return { amounts: { gold: 1 }, from: `rows-${args.seat}` };
    case "inn":
      return { amounts: { tokens: 1 }, from: `rows-${args.seat}` };
    case "embassy":
    case "town-hall":
      return { amounts: { points: 1 }, from: `rows-${args.seat}` };
    case "recruited":
      return { amounts: { soldiers: 1 }, from: stock(args.seat, args.goods[0] ?? "gold") };
    case "built":
      return { amounts: { points: args.points }, from: `rows-${args.seat}` };
    case "spoils":
      return { amounts: { ...countOf(args.goods), points: args.points }, from: `tower-${args.seat}` };
    case "fortress":
    case "strongest":
      return { amounts: { points: args.points }, from: `tower-${args.seat}` };
    case "cathedral":
      return { amounts: { points: args.points }, from: stock(args.seat, "gold") };
    default:
      return null;
  }
}

/** What leaves a seat's stock with an event, and where it goes. */
function goes(event: Event): { amounts: Amounts; to: string } | null {
  const { kind, args } = event;
  switch (kind) {
    case "swapped":
      return { amounts: { [args.good]: 1 }, to: "arch-6" };
    case "recruited":
      return { amounts: countOf(args.goods), to: stock(args.seat, "soldiers") };
    case "town-hall":
      return { amounts: { [args.payment === "token" ? "tokens" : args.payment]: 1 }, to: `rows-${args.seat}` };
    case "lost-goods":
      return { amounts: countOf(args.goods), to: "banner" };
    default:
      return null;
  }
}

/** Every piece of a scene that moves between the board and a stock. */
export function flightsOf(events: readonly Event[]): Flight[] {
  return events.flatMap((event, at) => {
    if (!("seat" in event.args)) return [];
    const { seat } = event.args;
    const [into, out] = [comes(event), goes(event)];
    const list = (amounts: Amounts) => Object.entries(amounts).filter(([, count]) => count > 0);
    return [
      ...list(into?.amounts ?? {}).map(([what, count]) => ({
        ...{ seat, what, count, at },
        ...{ from: into?.from ?? "", to: stock(seat, what) },
      })),
      ...list(out?.amounts ?? {}).map(([what, count]) => ({
        ...{ seat, what, count: -count, at },
        ...{ from: stock(seat, what), to: out?.to ?? "" },
      })),
    ];
  });
}

/** A place that can be seen; points are at the seat, and on a narrow screen all of its stock is. */
function seen(place: string, seat: number): Place {
  const card = document.querySelector(`[data-seat="${seat}"]`);
  if (place.endsWith("-points")) return card?.querySelector(".points") ?? card;
  return placeOf(place) ?? card;
}

export class Flights {
  /** The scene whose pieces are under way, and those of them that have arrived. */
  #scene = $state.raw<SceneNow | null>(null);
  #landed = $state.raw<ReadonlySet<Flight>>(new Set());
  #all = $derived.by(() => this.#of(this.scene()));

  constructor(readonly scene: () => SceneNow | null) {}

  #of(scene: SceneNow | null): Flight[] {
    return scene && !scene.still ? flightsOf(scene.events as Event[]) : [];
  }

  /** How much of something is still on its way to a seat. */
  pending(seat: number, what: string): number {
    const landed = this.#scene === this.scene() ? this.#landed : new Set<Flight>();
    return this.#all
      .filter((one) => one.seat === seat && one.what === what && one.count > 0 && !landed.has(one))
      .reduce((sum, { count }) => sum + count, 0);
  }

  /** Let the pieces of the running scene go, event by event, so many milliseconds apart. */
  start(apart: number): void {
    const scene = this.scene();
    const all = this.#all;
    this.#scene = scene;
    this.#landed = new Set();
    if (!scene) return;
    for (const one of all) {
      const count = Math.min(Math.abs(one.count), 4);
      const delay = (apart * one.at) / scene.rate;
      const ms = 420 / scene.rate;
      void fly(seen(one.from, one.seat), seen(one.to, one.seat), PICTURES[one.what] ?? "", { ms, count, delay }).then(
        () => {
          if (this.#scene === scene) this.#landed = new Set([...this.#landed, one]);
        },
      );
    }
  }
}
