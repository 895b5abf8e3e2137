/** A position with what was told since: inside one entry the table changes event by event, and the true view replaces it at the end. */
import components from "../../../../src/ludotheca/games/alba_longa/components.json";
import { DIE_NAMES, type DieName, type Event, type JobName, type KingView, type View } from "./generated";

/** The position after events that it does not hold yet. */
export function patched(position: View, events: readonly Event[]): View {
  return events.reduce(told, position);
}

type Change = Partial<KingView>;
type Maker = (king: KingView) => Change;

function change(position: View, seat: number, make: Maker): View {
  const kings = position.kings.map((king, i) => (i === seat ? { ...king, ...make(king) } : king));
  return { ...position, kings };
}

const more = (jobs: Record<JobName, number>, job: JobName, by: number): Record<JobName, number> => ({
  ...jobs,
  [job]: jobs[job] + by,
});
const sent =
  (job: JobName, count: number): Maker =>
  (king) => ({ home: king.home - count, workers: more(king.workers, job, count) });
/** What a job had to bring has come. */
const come = (king: KingView, job: JobName): Pick<KingView, "brings"> => ({ brings: { ...king.brings, [job]: 0 } });
const without = (dice: View["dice"], die: DieName): View["dice"] => ({ ...dice, [die]: 0 });
const emptied = (stalls: readonly number[], stall: number): number[] =>
  stalls.map((coins, i) => (i === stall - 1 ? 0 : coins));
const NO_DICE = Object.fromEntries(DIE_NAMES.map((die) => [die, 0])) as View["dice"];

/** The heroes go back: nobody attacks any more. */
const atPeace = (position: View): View =>
  position.kings.some((king) => king.hero !== null || king.target !== null)
    ? { ...position, kings: position.kings.map((king) => ({ ...king, hero: null, target: null, fights: false })) }
    : position;

function told(position: View, event: Event): View {
  return (
    atCourt(position, event) ??
    atWar(position, event) ??
    atWork(position, event) ??
    atYearEnd(position, event) ??
    position
  );
}

function atCourt(position: View, event: Event): View | null {
  const { kind, args } = event;
  switch (kind) {
    case "sold":
      return change(position, args.seat, (king) => ({
        home: king.home - args.count,
        population: king.population - args.count,
        silver: king.silver + args.silver,
      }));
    case "assigned":
      return change(position, args.seat, sent(args.job, 1));
    case "court":
      return { ...position, dice: NO_DICE };
    case "paid": {
      const stalls = position.stalls.map((coins, i) => (i === args.stall - 1 ? coins + args.silver : coins));
      return change({ ...position, stalls }, args.seat, (king) => ({ silver: king.silver - args.silver }));
    }
    case "rolled": {
      const { seat: _, ...dice } = args;
      return { ...position, dice };
    }
    case "taken":
      return change({ ...position, dice: without(position.dice, args.die) }, args.seat, sent(args.job, args.count));
    case "bought":
      return change({ ...position, dice: without(position.dice, args.die) }, args.seat, sent(args.die, args.count));
    case "passed":
    case "forced-pass":
      return change(position, args.seat, () => ({ out: true }));
    case "dice-cost":
      return { ...position, dice_cost: args.cost, dice: NO_DICE };
    default:
      return null;
  }
}

function atWar(position: View, event: Event): View | null {
  const { kind, args } = event;
  switch (kind) {
    case "target":
      return change(position, args.seat, () => ({ target: args.other }));
    case "target-assisi":
      return change(position, args.seat, () => ({ target: "assisi" }));
    case "hero":
      return change(position, args.seat, () => ({ hero: args.hero }));
    case "sabotaged":
      return change(position, args.other, (king) => struck(king, args.job, args.goes));
    case "captured":
    case "pillaged-captive":
      return change(position, args.seat, (king) => ({ captives: more(king.captives, args.job, 1) }));
    case "captured-wheat":
      return change(position, args.seat, (king) => ({ wheat: king.wheat + 1 }));
    case "pillaged":
      return change(position, args.seat, (king) =>
        args.item === "silver" ? { silver: king.silver + 1 } : { wheat: king.wheat + components.assisi.wheat_per_item },
      );
    case "assisi-defender":
      return position.assisi ? { ...position, assisi: { ...position.assisi, defenders: args.count } } : position;
    default:
      return null;
  }
}

/** Where somebody goes whose work was stopped. Captives come first. */
function struck(king: KingView, job: JobName, goes: "home" | "lies" | "supply"): Change {
  if (goes === "supply") return { captives: more(king.captives, job, -1) };
  if (goes === "home") return { workers: more(king.workers, job, -1), home: king.home + 1 };
  if (job === "farmers") return { workers: more(king.workers, job, -1), lying_farmers: king.lying_farmers + 1 };
  return king.captives[job] > 0
    ? { captives: more(king.captives, job, -1), lying_merchant: "captive" }
    : { workers: more(king.workers, job, -1), lying_merchant: "own" };
}

function atWork(position: View, event: Event): View | null {
  const { kind, args } = event;
  switch (kind) {
    case "merchants":
      return change(atPeace(position), args.seat, (king) => ({
        silver: king.silver + args.silver,
        ...come(king, "merchants"),
      }));
    case "stall-emptied":
      return { ...atPeace(position), stalls: emptied(position.stalls, args.stall) };
    case "stall":
      return change({ ...position, stalls: emptied(position.stalls, args.stall) }, args.seat, (king) => ({
        silver: king.silver + args.silver,
      }));
    case "built":
      return change(atPeace(position), args.seat, (king) => ({ monuments: args.total, ...come(king, "quarry") }));
    case "housing":
      return change(position, args.seat, () => ({ disc: args.disc }));
    case "worship":
      return change({ ...atPeace(position), worshipped: true }, args.seat, (king) => ({
        worship: args.level,
        ...come(king, "priests"),
      }));
    case "piety":
      return { ...position, mark_of_piety: args.seat };
    case "weather-cost":
      return { ...atPeace(position), weather: { ...position.weather, cost: args.cost } };
    case "climate":
      return { ...position, weather: { ...position.weather, ahead: args.climate } };
    case "upgraded":
      return change(position, args.seat, (king) => ({ worship: king.worship - args.cost, upgraded: true }));
    case "harvest":
      return change(position, args.seat, (king) => ({ wheat: king.wheat + args.brought, ...come(king, "farmers") }));
    case "blessing-wanted":
      return change(position, args.seat, () => ({ blessing: args.answer === "yes" }));
    case "blessed":
      return change(position, args.seat, (king) => gift(king, args.blessing));
    default:
      return null;
  }
}

/** A monument is told by itself. */
function gift(king: KingView, blessing: string): Change {
  if (blessing === "wheat") return { wheat: king.wheat + components.blessing_wheat.value };
  return blessing === "silver" ? { silver: king.silver + components.blessing_silver.value } : {};
}

function atYearEnd(position: View, event: Event): View | null {
  const { kind, args } = event;
  switch (kind) {
    case "named":
      return { ...position, king_of_kings: args.other };
    case "fed":
      return change(position, args.seat, (king) => ({ wheat: king.wheat - args.count, hungry: 0 }));
    case "starved":
      return change(position, args.seat, () => ({ home: args.left, population: args.left, wheat: 0, hungry: 0 }));
    case "eliminated":
      return change(position, args.seat, () => ({ alive: false, hungry: 0 }));
    case "grew":
      return change(position, args.seat, (king) => ({
        home: king.home + args.count,
        population: args.total,
        wheat: king.wheat - args.wheat,
      }));
    default:
      return null;
  }
}
