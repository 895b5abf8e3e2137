/** Which hand the player uses: after a key, the focus follows the game; after the mouse or a finger it stays put. */
let keys = false;

export function startKeyboard(): void {
  addEventListener("keydown", () => (keys = true), true);
  addEventListener("pointerdown", () => (keys = false), true);
  addEventListener("click", (event) => event.detail > 0 && letGo());
}

/** What was clicked at a table does not keep the focus: a key pressed next is meant for the decision, and Enter would go
 * to the piece. Tab still goes on from there. */
function letGo(): void {
  const at = document.activeElement;
  const piece = at?.closest("button, [role=button], [data-cell]");
  if (piece && document.querySelector(".decide") && !piece.closest("dialog, header, nav"))
    (at as HTMLElement | SVGElement).blur();
}

export const usesKeys = (): boolean => keys;

/** Whether a key press belongs to what has the focus and not to the page. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog[open], [role=menu]")) return true;
  if (target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]")) return true;
  const presses = event.key === "Enter" || event.key === " ";
  return presses && target.closest("button, a[href], [role=button], summary, input, [role=tab]") !== null;
}
