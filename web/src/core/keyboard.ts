/** Which hand the player uses: after a key, the focus follows the game; after the mouse or a finger it stays put. */
let keys = false;

export function startKeyboard(): void {
  addEventListener("keydown", () => (keys = true), true);
  addEventListener("pointerdown", () => (keys = false), true);
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
