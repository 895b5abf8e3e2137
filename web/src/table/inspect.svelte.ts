/** What the pointer rests on, has the focus or is pressed for long: the place that is explained. */

/** How long a mouse rests and a finger presses, in milliseconds. */
const REST = 400;
const PRESS = 350;
const PLACE = "[data-place]";

export class Inspector {
  /** The element that is explained. */
  at = $state.raw<HTMLElement | SVGElement | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: Element | null = null;
  #stepped: HTMLElement | SVGElement | null = null;
  /** A long press has shown something: the click that ends it is no choice. */
  #pressed = false;
  /** The card was shown by a long press: it stays until the next touch, wherever the focus goes. */
  #stays = false;

  /** `known`: whether there is anything to say of a place. */
  constructor(
    readonly root: () => HTMLElement | undefined,
    readonly known: (place: string) => boolean,
  ) {}

  hide(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.at = null;
  }

  over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const place = this.#place(event.target);
    if (place === this.#over) return;
    this.#over = place;
    this.hide();
    if (place) this.#later(place, REST);
  }

  down(event: PointerEvent): void {
    this.hide();
    this.#pressed = this.#stays = false;
    if (event.pointerType === "mouse") return;
    const place = this.#place(event.target);
    if (place) this.#later(place, PRESS, true);
  }

  /** A finger that goes up leaves the card: it is read then, and goes with the next touch. */
  up(event: PointerEvent): void {
    if (event.pointerType !== "mouse" && !this.#pressed) this.hide();
  }

  click(event: MouseEvent): void {
    if (!this.#pressed) return;
    this.#pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  menu(event: Event): void {
    if (this.#pressed || this.#timer !== undefined) event.preventDefault();
  }

  focus(event: FocusEvent): void {
    const place = this.#place(event.target);
    if (place?.matches(":focus-visible")) this.#show(place);
    else this.blur();
  }

  blur(): void {
    if (!this.#stays) this.hide();
  }

  /** The next thing that is drawn, or the one before, whether it can have the focus or not. */
  step(by: 1 | -1): void {
    const all = [...(this.root()?.querySelectorAll<HTMLElement | SVGElement>(PLACE) ?? [])].filter(
      (place) => place.checkVisibility({ visibilityProperty: true }) && this.known(place.dataset["place"] ?? ""),
    );
    const next = all.at((all.indexOf(this.#stepped ?? document.body) + by) % all.length);
    if (!next) return;
    this.#stepped = next;
    this.#show(next);
  }

  #later(place: HTMLElement | SVGElement, wait: number, pressed = false): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#pressed = this.#stays = pressed && this.#show(place);
      if (!pressed) this.#show(place);
    }, wait);
  }

  #show(place: HTMLElement | SVGElement): boolean {
    if (!this.known(place.dataset["place"] ?? "")) return false;
    this.at = place;
    return true;
  }

  #place(target: EventTarget | null): HTMLElement | SVGElement | null {
    const place = target instanceof Element ? target.closest<HTMLElement | SVGElement>(PLACE) : null;
    return place && this.root()?.contains(place) ? place : null;
  }
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where a card of this size goes beside its target: never on it, inside `room`, on the side that covers the least of what
 * could be pressed.
 */
export function beside(target: Box, width: number, height: number, room: Box, legal: readonly Box[]): Box {
  const gap = 10;
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
  const corners = [
    [target.right + gap, y - height / 2],
    [target.left - gap - width, y - height / 2],
    [x - width / 2, target.top - gap - height],
    [x - width / 2, target.bottom + gap],
  ] as const;
  const boxes = corners.map(([left, top]): Box => {
    const inX = Math.max(room.left, Math.min(left, room.right - width));
    const inY = Math.max(room.top, Math.min(top, room.bottom - height));
    return { left: inX, top: inY, right: inX + width, bottom: inY + height };
  });
  const cost = (box: Box): number =>
    1000 * overlap(box, target) + legal.reduce((sum, other) => sum + overlap(box, other), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
