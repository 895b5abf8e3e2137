/** Explanations on hover, focus and long press: one at a time for the whole table. */
interface Tip {
  title: string;
  text: string;
  more: string;
  box: DOMRect;
}

class Tips {
  now = $state.raw<Tip | null>(null);
}
export const tips = new Tips();

export interface TipText {
  title: string;
  text: string;
  more?: string;
}

const WAIT = 400;
const PRESS = 450;

/** Explain an element. The words are asked for when they are shown. */
export function tip(node: HTMLElement, words: () => TipText): { update(next: () => TipText): void; destroy(): void } {
  let ask = words;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let mine = false;

  function show(): void {
    const { title, text, more = "" } = ask();
    tips.now = { title, text, more, box: node.getBoundingClientRect() };
    mine = true;
  }
  function later(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(show, wait);
  }
  function hide(): void {
    clearTimeout(timer);
    if (mine) tips.now = null;
    mine = false;
  }
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && later(WAIT);
  const focus = () => node.matches(":focus-visible") && show();
  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return hide();
    pressed = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = true;
      show();
    }, PRESS);
  };
  const up = (event: PointerEvent) => event.pointerType !== "mouse" && (pressed ? setTimeout(hide, 2600) : hide());
  // The tap that ends a long press is no choice.
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => pressed && event.preventDefault();
  const listeners = {
    pointerenter: enter,
    pointerleave: hide,
    pointerdown: down,
    pointerup: up,
    pointercancel: hide,
    focus,
    blur: hide,
    contextmenu: menu,
  } as Record<string, (event: never) => unknown>;
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", click, true);
  return {
    update(next) {
      ask = next;
    },
    destroy() {
      hide();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, true);
    },
  };
}
