/** Who stands where in a city, and which piece that is, so that a piece that moves is seen to move. */
import { JOB_NAMES, type KingView } from "./generated";
import type { Place } from "./geometry";

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
  for (const job of JOB_NAMES) {
    const lying =
      job === "farmers"
        ? crowd(king.lying_farmers, false, true)
        : job === "merchants" && king.lying_merchant !== "none"
          ? crowd(1, king.lying_merchant === "captive", true)
          : [];
    put(job, [...lying, ...crowd(king.workers[job]), ...crowd(king.captives[job], true)]);
  }
  return out;
}

/** The same people as pieces: whoever can stay keeps their piece, the others take the pieces that left. */
export function settle(before: readonly Piece[], now: readonly Person[]): Piece[] {
  const left = [...before];
  const take = (wanted: (piece: Piece) => boolean) => {
    const at = left.findIndex(wanted);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.id;
  };
  const kept = now.map((one) => take((piece) => piece.captive === one.captive && piece.place === one.place));
  let next = before.reduce((most, piece) => Math.max(most, Number(piece.id.slice(1))), 0);
  return now.map((one, i) => {
    const id = kept[i] ?? take((piece) => piece.captive === one.captive);
    return { ...one, id: id ?? `${one.captive ? "c" : "p"}${++next}` };
  });
}
