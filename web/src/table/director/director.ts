/**
 * The queue between what the server says and what the board shows. Each beat (the game as it is while a scene runs) is shown for as long
 * as the scene takes; the question opens when all of it was seen. It can be skipped at any time.
 */
import type { SceneNow } from "../../core/stage";
import { lead, plan, type Manner, type Timed } from "./plan";
import { blocks, type Scene } from "./scenes";

/** The kind of a still that tells what was folded together. */
export const MEANWHILE = "meanwhile";

/** Time, in the hand of a test. */
export interface Clock {
  /** In milliseconds, since some time or other. */
  readonly now: number;
  /** Run something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export interface Beat<M> {
  /** What the board shows. */
  moment: M;
  /** What moves; null where there is nothing to look at. */
  scene: Scene | null;
}

/** What is shown from now on: the moment, the scene that begins, and whether the question may be asked. */
export interface Showing<M> {
  moment: M;
  scene: Scene | null;
  now: SceneNow | null;
  open: boolean;
  /** A page waits to be turned. */
  waits: boolean;
}

interface Planned<M> extends Beat<M> {
  timed: Timed | null;
}

export class Director<M> {
  #queue: Planned<M>[] = [];
  #running: Scene | null = null;
  #calledOff: (() => void) | null = null;
  #last: M | null = null;
  /** What was shown last belongs to a page, which has not been turned; and whether that is waited for. */
  #page = false;
  #waits = false;
  #spent = 0;
  #all = false;
  /** When the running scene ends; while it is held, how much of it is left. */
  #due = 0;
  #left: number | null = null;

  constructor(
    readonly clock: Clock,
    readonly manner: () => Omit<Manner, "spent" | "all">,
    readonly show: (showing: Showing<M>) => void,
  ) {}

  /** Scenes that wait, the running one included. */
  get waiting(): number {
    return this.#queue.filter(({ scene }) => scene).length + (this.#calledOff ? 1 : 0);
  }

  /** The running scene stands still. */
  get held(): boolean {
    return this.#left !== null;
  }

  /** Hold the running scene where it is, or let it go on; whether it stands still now. */
  hold(on: boolean): boolean {
    if (on && this.#calledOff && !this.held) {
      this.#calledOff();
      this.#calledOff = () => undefined;
      this.#left = Math.max(0, this.#due - this.clock.now);
    } else if (!on && this.#left !== null) this.#run(this.#left);
    return this.held;
  }

  /** Something happened. */
  take(beats: readonly Beat<M>[]): void {
    this.#queue.push(...beats.map((beat) => ({ ...beat, timed: null })));
    this.#plan();
    if (!this.#calledOff && !this.#waits) this.#next();
  }

  /** The page is turned: on with what comes after it. */
  goOn(): void {
    if (!this.#waits) return;
    this.#waits = this.#page = false;
    this.#next();
  }

  /** Show something once more, all of it; it ends with the last of its moments. */
  again(beats: readonly Beat<M>[]): void {
    if (this.#waits) return;
    this.#stop();
    this.#all = true;
    this.#queue = [];
    this.take(beats);
  }

  /** Leave out what has not begun yet. */
  drop(gone: (moment: M) => boolean): void {
    this.#queue = this.#queue.filter(({ moment }) => !gone(moment));
  }

  /** Something that is not played: the first look at a table, a page in the background. */
  jump(moment: M): void {
    this.#queue = [];
    this.#stop();
    this.#page = this.#waits = false;
    this.#rest(moment);
  }

  /** To the end of a scene that has a plate of its own; else to the end of what is known. */
  skip(): void {
    if (this.#calledOff && this.#running?.big && this.#queue.some(({ scene }) => scene)) {
      this.#stop();
      this.#next();
    } else this.finish();
  }

  /** To the end of what is known, or of the page that is to be turned before. */
  finish(): void {
    if (this.#waits) return;
    const end = this.#pageEnd();
    if (end >= 0) {
      this.#last = this.#queue[end - 1]?.moment ?? this.#last;
      this.#queue = this.#queue.slice(end);
      this.#stop();
      return this.#wait();
    }
    const moment = this.#queue.at(-1)?.moment ?? this.#last;
    if ((this.#queue.length || this.#calledOff) && moment !== null) this.jump(moment);
  }

  close(): void {
    this.#queue = [];
    this.#stop();
  }

  #stop(): void {
    this.#calledOff?.();
    this.#calledOff = null;
    this.#running = null;
    this.#left = null;
  }

  /** The next beat after so much time. */
  #run(ms: number): void {
    this.#left = null;
    this.#due = this.clock.now + ms;
    this.#calledOff = this.clock.after(ms, () => this.#next());
  }

  /** Everything was shown. */
  #rest(moment: M): void {
    this.#last = moment;
    this.#spent = 0;
    this.#all = false;
    this.show({ moment, scene: null, now: null, open: true, waits: false });
  }

  /** Where in the queue a page ends and something else begins; -1 where none does. */
  #pageEnd(): number {
    if (!this.manner().pages || this.#all) return -1;
    let page = this.#running?.page ?? this.#page;
    let end = 0;
    for (const [at, { scene }] of this.#queue.entries()) {
      if (!scene) continue;
      if (page && !scene.page) return end;
      page = scene.page === true;
      end = at + 1;
    }
    return -1;
  }

  /** What follows comes when the page is turned. */
  #wait(): void {
    this.#page = this.#waits = true;
    if (this.#last !== null) this.show({ moment: this.#last, scene: null, now: null, open: false, waits: true });
  }

  #plan(): void {
    const beats = this.#queue.filter(({ scene }) => scene);
    const scenes = beats.flatMap(({ scene }) => (scene ? [scene] : []));
    const manner = { ...this.manner(), spent: this.#spent, all: this.#all };
    const timed = plan(scenes, this.#all && manner.speed === "instant" ? { ...manner, speed: "normal" } : manner);
    beats.forEach((beat, i) => (beat.timed = timed[i] ?? null));
  }

  /** Show the next beat, or ask. What the question need not wait for runs beside it. */
  #next(): void {
    this.#stop();
    const end = this.#pageEnd();
    if (end === 0) return this.#wait();
    const open =
      !this.#all &&
      end < 0 &&
      !this.#queue.some(({ scene, timed }) => scene && timed && blocks(scene) && lead(timed) > 0);
    const beat = this.#queue.shift();
    if (beat?.scene) this.#page = beat.scene.page === true;
    if (!beat) {
      if (this.#last !== null) this.#rest(this.#last);
      return;
    }
    const folded = this.#unfold(beat);
    const moment = (open ? this.#queue.at(-1) : folded.at(-1))?.moment ?? folded.at(-1)?.moment ?? beat.moment;
    this.#last = moment;
    const ms = beat.timed ? lead(beat.timed) : 0;
    if (ms > 0 && beat.timed) {
      this.#running = beat.scene;
      this.#spent += ms;
      this.#run(ms);
      const now = folded.length ? meanwhile(beat.timed, folded) : sceneNow(beat.timed);
      this.show({ moment, scene: beat.scene, now, open, waits: false });
    } else if (this.#queue.length) this.#next();
    else this.#rest(moment);
  }

  /** Take what is folded into a beat out of the queue. */
  #unfold({ timed }: Planned<M>): Planned<M>[] {
    let end = 0;
    for (let left = timed?.folds ?? 0; left > 0 && end < this.#queue.length; end += 1)
      if (this.#queue[end]?.scene) left -= 1;
    return this.#queue.splice(0, end);
  }
}

/** Several scenes in one still: all of it lands at once. */
function meanwhile<M>(first: Timed, folded: readonly Beat<M>[]): SceneNow {
  const events = [...first.scene.events, ...folded.flatMap(({ scene }) => scene?.events ?? [])];
  return { ...sceneNow(first), kind: MEANWHILE, events, ms: first.motion + first.rest, rate: 1, still: true };
}

function sceneNow({ scene, motion, rest, still }: Timed): SceneNow {
  const { kind, events, big, mine, place } = scene;
  const ms = still ? rest : motion;
  return { kind, events, ms, rate: motion > 0 && !still ? scene.ms / motion : 1, big, still, mine, place };
}
