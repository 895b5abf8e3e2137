/** What goes from one place to another in a scene: coins, wheat, people, the crown. All of one scene go together. */
import type { SceneNow } from "../../core/stage";
import { fly, type Flight, type Place } from "../../table/director/motion";
import { TRADE } from "./data";
import type { BlessingName, Event, ItemName } from "./generated";

/** So many are drawn at most. */
const MOST = 8;
const LEAVERS = 5;

const ITEMS: Record<ItemName | BlessingName, string> = {
  silver: "r-silver",
  wheat: "r-wheat",
  captive: "al-home",
  monument: "al-mon-1",
};

/** `watched` is the seat whose city is on the plate: its places can be seen, of the others only their seats. */
export function takeOff(scene: SceneNow, watched: number): void {
  if (scene.still) return;
  const ms = scene.ms;
  for (const event of scene.events as readonly Event[]) {
    for (const [from, to, what, wish] of flightsOf(event, watched)) void fly(from, to, what, { ms, ...wish });
  }
}

type Way = [from: Place, to: Place, what: string, wish?: Flight];

const seatAt = (seat: number): Place => document.querySelector(`.seats [data-seat="${seat}"]`);
const some = (count: number, most = MOST): Flight => ({ count: Math.min(count, most) });

function flightsOf(event: Event, watched: number): Way[] {
  const { kind, args } = event;
  /** A place of the seat's city if it is the one on the plate, else something of the table. */
  const near = (seat: number, place: string, else_: Place): Place => (seat === watched ? place : else_);
  switch (kind) {
    case "first-king":
      return [["banner", seatAt(args.seat), "al-crown"]];
    case "named":
      return [[seatAt(args.seat), seatAt(args.other), "al-crown"]];
    case "sold":
      return [
        [near(args.seat, "home", null), "road", "al-home", some(args.count)],
        ["court", seatAt(args.seat), "r-silver", some(args.silver)],
      ];
    case "paid":
      return [[seatAt(args.seat), `stall-${args.stall}`, "r-silver", some(args.silver)]];
    case "taken":
    case "bought": {
      if (args.seat === watched) return [];
      const job = kind === "taken" ? args.job : args.die;
      return [[`die-${args.die}`, seatAt(args.seat), `al-${TRADE[job]}`, some(args.count)]];
    }
    default:
      return spoils(event) ?? fruits(event, near) ?? yearEnd(event, near);
  }
}

function spoils({ kind, args }: Event): Way[] | null {
  switch (kind) {
    case "captured":
      return [[seatAt(args.other), seatAt(args.seat), `al-${TRADE[args.job]}`]];
    case "captured-wheat":
      return [[seatAt(args.other), seatAt(args.seat), "r-wheat"]];
    case "pillaged":
      return [["banner", seatAt(args.seat), ITEMS[args.item]]];
    case "pillaged-captive":
      return [["banner", seatAt(args.seat), `al-${TRADE[args.job]}`]];
    case "stocked":
      return [[seatAt(args.seat), "assisi", ITEMS[args.item]]];
    default:
      return null;
  }
}

type Near = (seat: number, place: string, else_: Place) => Place;

function fruits({ kind, args }: Event, near: Near): Way[] | null {
  switch (kind) {
    case "merchants":
      return [[near(args.seat, "merchants", "court"), seatAt(args.seat), "r-silver", some(args.silver)]];
    case "stall-emptied":
      return [[`stall-${args.stall}`, "court", "r-silver", some(args.silver)]];
    case "stall":
      return [[`stall-${args.stall}`, seatAt(args.seat), "r-silver", some(args.silver)]];
    case "piety":
      return [[near(args.seat, "priests", "banner"), seatAt(args.seat), "r-worship"]];
    case "upgraded":
      return [[seatAt(args.seat), "banner", "r-worship", some(args.cost)]];
    case "harvest": {
      const to = near(args.seat, "bread", seatAt(args.seat));
      return [[near(args.seat, "farmers", "banner"), to, "r-wheat", { ...some(args.brought), ms: 600 }]];
    }
    case "farmer-bonus":
      return [["banner", seatAt(args.seat), "r-wheat", some(args.wheat)]];
    case "blessed":
      return [["banner", seatAt(args.seat), ITEMS[args.blessing]]];
    default:
      return null;
  }
}

function yearEnd({ kind, args }: Event, near: Near): Way[] {
  switch (kind) {
    case "fed":
      return [[near(args.seat, "bread", null), "home", "r-wheat", some(args.count)]];
    case "starved":
      return [
        [near(args.seat, "home", null), "road", "al-home", { ...some(args.count, LEAVERS), apart: 120, ms: 600 }],
      ];
    case "grew":
      return [["road", near(args.seat, "home", seatAt(args.seat)), "al-home", some(args.count)]];
    default:
      return [];
  }
}
