/** Dice that have just been rolled tumble once, wherever they lie, and settle one after the other. */
import { moving } from "../../core/prefs.svelte";

interface Roll {
  /** Which roll it was, by its event; none yet: -1. */
  roll: number;
  place: number;
}

/** The last roll that has been shown. */
let shown = -1;

export function tumble(node: Element, first: Roll): { update(next: Roll): void } {
  function fall({ roll, place }: Roll): void {
    if (roll < 0 || roll === shown || !moving()) return;
    node.animate(
      [
        { transform: "translateY(-22px) rotate(-540deg)", opacity: 0 },
        { transform: "translateY(-16px) rotate(-300deg)", opacity: 1, offset: 0.4 },
        { transform: "translateY(2px) rotate(-20deg)", offset: 0.85 },
        { transform: "none" },
      ],
      { duration: 720, delay: 70 * place, easing: "cubic-bezier(.3,.6,.4,1)", fill: "backwards" },
    );
    // The other dice of this roll are drawn in the same breath.
    setTimeout(() => (shown = roll), 50);
  }
  fall(first);
  return { update: fall };
}
