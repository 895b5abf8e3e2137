/** A piece that is dragged, or pressed without being moved. */
const FAR = 6;

export class Drag<Piece> {
  #at = $state.raw<{ piece: Piece; x: number; y: number } | null>(null);
  #on = $state(false);
  dx = $state(0);
  dy = $state(0);
  /** What of the wanted things lies under the pointer. */
  over = $state.raw<Element | null>(null);
  #dragged = false;

  /** `wanted` chooses what a piece may be let go on; `drop` gets the piece and that, or null. */
  constructor(
    readonly wanted: string,
    readonly dropped: (piece: Piece, on: Element | null) => void,
  ) {}

  /** The piece in the air. */
  get held(): Piece | null {
    return this.#on ? (this.#at?.piece ?? null) : null;
  }

  down(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0) return;
    this.#at = { piece, x: event.clientX, y: event.clientY };
    this.dx = this.dy = 0;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#at) return;
    this.dx = event.clientX - this.#at.x;
    this.dy = event.clientY - this.#at.y;
    if (Math.hypot(this.dx, this.dy) > FAR) this.#on = true;
    if (this.#on) this.over = this.#under(event);
  }

  up(event: PointerEvent): void {
    const { held } = this;
    const on = this.#under(event);
    this.drop();
    this.#dragged = held !== null;
    if (held !== null) this.dropped(held, on);
  }

  /** Let go of everything. */
  drop(): void {
    this.#at = null;
    this.#on = false;
    this.over = null;
  }

  /** Whether a click is one, and not the end of a drag. */
  clicked(): boolean {
    const real = !this.#dragged;
    this.#dragged = false;
    return real;
  }

  #under(event: PointerEvent): Element | null {
    const all = document.elementsFromPoint(event.clientX, event.clientY);
    return all.find((element) => element.matches(this.wanted)) ?? null;
  }
}
