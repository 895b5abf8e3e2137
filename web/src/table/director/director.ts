/**
 * The queue between what the server says and what the board shows. Each moment (the game after something happened) is shown
 * for as long as its scenes take; the question opens when all that matters to it was seen. It can be skipped at any time.
 */
import type { SpeedName } from "../../core/prefs.svelte";
import { plan, type Scene } from "./plan";

/** Time, in the hand of a test. */
export interface Clock {
  /** Run something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export interface Told<M> {
  /** What the board shows. */
  moment: M;
  scenes: readonly Scene[];
}

export class Director<M> {
  #queue: Told<M>[] = [];
  #calledOff: (() => void) | null = null;
  #last: M | null = null;

  /** `show` gets what the board shows from now on, and whether the question may be asked. */
  constructor(
    readonly clock: Clock,
    readonly speed: () => SpeedName,
    readonly show: (moment: M, open: boolean) => void,
  ) {}

  /** Moments that wait, the one being shown included. */
  get waiting(): number {
    return this.#queue.length + (this.#calledOff ? 1 : 0);
  }

  /** Something happened. */
  take(told: Told<M>): void {
    this.#queue.push(told);
    if (!this.#calledOff) this.#next();
  }

  /** Something that is not played: the first look at a table, an act taken back, a page in the background. */
  jump(moment: M): void {
    this.#queue = [];
    this.#stop();
    this.#last = moment;
    this.show(moment, true);
  }

  /** To the end of what is known. */
  skip(): void {
    const moment = this.#queue.at(-1)?.moment ?? this.#last;
    if (this.waiting && moment !== null) this.jump(moment);
  }

  close(): void {
    this.#queue = [];
    this.#stop();
  }

  #stop(): void {
    this.#calledOff?.();
    this.#calledOff = null;
  }

  /** Show the next moment, or ask. */
  #next(): void {
    this.#calledOff = null;
    const [length] = plan(
      this.#queue.map(({ scenes }) => scenes),
      this.speed(),
    );
    const told = this.#queue.shift();
    if (!told || !length) {
      if (this.#last !== null) this.show(this.#last, true);
      return;
    }
    const { moment } = told;
    this.#last = moment;
    const ms = this.#queue.length ? length.ms : length.blocks;
    if (ms > 0) {
      this.#calledOff = this.clock.after(ms, () => this.#next());
      this.show(moment, false);
    } else if (this.#queue.length) this.#next();
    else this.show(moment, true);
  }
}
