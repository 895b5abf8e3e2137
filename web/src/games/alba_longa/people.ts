/** Who stands where in a city, and which piece that is, so that a piece that moves is seen to move. */
import type { KingView } from "../../generated/alba_longa";
import { JOBS, type Place } from "./geometry";

export interface Person {
  captive: boolean;
  place: Place;
  /** The how many-th there, and of how many. */
  slot: number;
  count: number;
  lies: boolean;
}
export interface Piece extends Person {
  id: string;
}

/** Everybody in a city, the lying first, then the city's own, then captives. */
export function people(king: KingView): Person[] {
  const out: Person[] = [];
  const put = (place: Place, crowd: readonly { captive: boolean; lies: boolean }[]) =>
    crowd.forEach((one, slot) => out.push({ ...one, place, slot, count: crowd.length }));
  const crowd = (count: number, captive = false, lies = false) =>
    Array.from({ length: count }, () => ({ captive, lies }));
  put("home", crowd(king.home));
  for (const job of JOBS) {
    const lying =
      job === "farmers"
        ? crowd(king.lying_farmers, false, true)
        : job === "merchants" && king.lying_merchant !== "none"
          ? crowd(1, king.lying_merchant === "captive", true)
          : [];
    put(job, [...lying, ...crowd(king.workers[job] ?? 0), ...crowd(king.captives[job] ?? 0, true)]);
  }
  return out;
}

/** The same people as pieces: whoever can stay keeps his piece, the others take the pieces that left. */
export function settle(before: readonly Piece[], now: readonly Person[]): Piece[] {
  const key = (one: Person) => `${one.captive ? "c" : "p"} ${one.place}`;
  const had = new Map<string, string[]>();
  for (const piece of before) had.set(key(piece), [...(had.get(key(piece)) ?? []), piece.id]);
  const kept = now.map((one) => had.get(key(one))?.shift());
  const free = { c: [] as string[], p: [] as string[] };
  for (const [where, ids] of had) free[where[0] as "c" | "p"].push(...ids);
  let next = before.reduce((most, piece) => Math.max(most, Number(piece.id.slice(1))), 0);
  return now.map((one, i) => {
    const kind = one.captive ? "c" : "p";
    return { ...one, id: kept[i] ?? free[kind].shift() ?? `${kind}${++next}` };
  });
}
