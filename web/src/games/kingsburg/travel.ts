/** Dice travel from whoever sent them to the place where they lie. */
import { moving } from "../../core/prefs.svelte";

/** Let a piece that has just been laid come from an element of the page. */
export function travel(node: HTMLElement, from: string): void {
  const source = document.querySelector(from);
  if (!moving() || !source || document.visibilityState !== "visible") return;
  const a = source.getBoundingClientRect();
  const b = node.getBoundingClientRect();
  if (!a.width || !b.width) return;
  const x = a.x + a.width / 2 - (b.x + b.width / 2);
  const y = a.y + a.height / 2 - (b.y + b.height / 2);
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 0.5 },
      { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(1.08)`, opacity: 1, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: Math.min(520, 380 + Math.hypot(x, y) / 12), easing: "cubic-bezier(.3,.05,.15,1)" },
  );
}
