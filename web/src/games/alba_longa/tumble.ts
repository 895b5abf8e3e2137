/** Dice that have just been rolled tumble once, wherever they lie, and settle one after the other. */
import { tumble as fall } from "../../table/director/motion";

interface Roll {
  /** Which roll it was, by its event; none is being told: -1. */
  roll: number;
  place: number;
  /** How long all of it takes. */
  ms: number;
  /** Gets passing faces, and null at the end. */
  face: (shown: number | null) => void;
}
const SIDES = 4;
/** A die settles so much later than the one before it, as a share of the whole. */
const APART = 0.075;

export function tumble(node: Element, first: Roll): { update(next: Roll): void; destroy(): void } {
  let shown = -1;
  let stop: () => void = () => undefined;
  function roll({ roll: now, place, ms, face }: Roll): void {
    if (now < 0 || now === shown) return;
    shown = now;
    stop();
    stop = fall(node, face, ms * (1 - APART * (3 - place)), SIDES);
  }
  roll(first);
  return { update: roll, destroy: () => stop() };
}
