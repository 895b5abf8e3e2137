/** The part of the map in the window: the player's own zoom and shift lie over what fits. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One step of the buttons and keys. */
export const CLOSER = 1.25;
const LEAST = 0.6;
const MOST = 4;

export class Pane {
  #zoom = $state(1);
  #shift = $state({ x: 0, y: 0 });
  readonly #fit: () => Box;
  readonly #size: () => { w: number; h: number };
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #pinch = 0;
  /** The pointer that went up last had moved the map, so it was no click. */
  dragged = false;

  /** What fits, in the map's own measure, and how large the window is in pixels. */
  constructor(fit: () => Box, size: () => { w: number; h: number }) {
    this.#fit = fit;
    this.#size = size;
  }

  readonly shown = $derived.by<Box>(() => {
    const fit = this.#fit();
    return {
      x: fit.x + this.#shift.x + (fit.w * (1 - 1 / this.#zoom)) / 2,
      y: fit.y + this.#shift.y + (fit.h * (1 - 1 / this.#zoom)) / 2,
      w: fit.w / this.#zoom,
      h: fit.h / this.#zoom,
    };
  });
  /** Pixels for each unit of the map. */
  readonly scale = $derived.by(() => Math.min(this.#size().w / this.shown.w, this.#size().h / this.shown.h));
  readonly moved = $derived(this.#zoom !== 1 || this.#shift.x !== 0 || this.#shift.y !== 0);

  zoomBy(factor: number): void {
    this.#zoom = Math.max(LEAST, Math.min(MOST, this.#zoom * factor));
  }

  reset(): void {
    this.#zoom = 1;
    this.#shift = { x: 0, y: 0 };
  }

  // Pan with a finger or the mouse, pinch with two fingers.
  down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.dragged = false;
    this.#pinch = this.#spread();
  }

  move(event: PointerEvent): void {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!this.dragged && this.#pointers.size === 1 && Math.hypot(dx, dy) < 7) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 2) {
      const now = this.#spread();
      if (this.#pinch > 0) this.zoomBy(now / this.#pinch);
      this.#pinch = now;
    }
    const part = this.#pointers.size === 2 ? 0.5 : 1;
    this.#shift = { x: this.#shift.x - (dx * part) / this.scale, y: this.#shift.y - (dy * part) / this.scale };
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.#pinch = 0;
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && Math.abs(event.deltaY) < 2) return;
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY / 480));
  }

  #spread(): number {
    const [a, b] = [...this.#pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
