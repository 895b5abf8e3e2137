/** A game that is over, scene by scene, from any seat's eyes. */
import type { Clock, GameEvent, MatchView, Moment, SeatInfo, TableInfo } from "../../generated/protocol";
import { replay, table } from "../../core/api";
import { mergeEvents } from "../../core/events";
import { texts } from "../../core/i18n.svelte";
import { moving, prefs } from "../../core/prefs.svelte";
import { Speaker } from "../../core/speaker";
import { namesOf, type SceneNow, type Stage } from "../../core/stage";
import { Director } from "./director";
import type { SceneTable } from "./scenes";
import { stopsOf, type Stop } from "./stops";
import { TIMERS } from "./timers";

const CHUNK = 40;

export class ReplayStage implements Stage {
  info = $state.raw<TableInfo | null>(null);
  moments = $state.raw<Moment[]>([]);
  /** How many moments there are in all. */
  total = $state(0);
  eyes = $state(-1);
  problem = $state.raw<unknown>(null);
  scene = $state.raw<SceneNow | null>(null);
  /** The director goes on by itself. */
  running = $state(false);
  /** How the title shows its events; known once its board is here. */
  scenes = $state.raw<SceneTable | undefined>(undefined);
  readonly queue = 0;
  #loading = 0;
  /** The stop that was asked for; it may not be loaded yet. */
  #wish = $state(0);

  readonly title = $derived(this.info?.title ?? "");
  readonly stops: readonly Stop[] = $derived(stopsOf(this.moments, this.scenes, this.eyes));
  readonly loaded = $derived(this.total > 0 && this.moments.length >= this.total);
  readonly last = $derived(Math.max(0, this.stops.length - 1));
  readonly at = $derived(Math.min(this.#wish, this.last));
  readonly stop: Stop | null = $derived(this.stops[this.at] ?? null);
  readonly view: MatchView | null = $derived(this.stop?.view ?? null);
  readonly viewer = $derived(this.view?.viewer ?? -1);
  readonly seats: readonly SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly #all: readonly GameEvent[] = $derived(this.moments.flatMap((moment) => moment.events));
  readonly events: readonly GameEvent[] = $derived(mergeEvents([], 0, this.#all.slice(0, this.stop?.told ?? 0)));
  /** What is shown now. */
  readonly told: GameEvent | undefined = $derived(
    this.stop?.scene?.events.find(({ kind }) => kind === this.stop?.scene?.kind) ??
      (this.at ? this.#all.at(-1) : undefined),
  );
  readonly names: readonly string[] = $derived.by(() => namesOf(this.id, this.seats));
  readonly speaker: Speaker = $derived.by(() => {
    void texts.lang;
    return new Speaker(texts, this.names, this.viewer);
  });
  /** In a replay only what the last entry brought is new. */
  readonly since = $derived(this.view ? this.view.head - 1 : 0);
  readonly ended = $derived(this.loaded && this.at >= this.last);
  readonly decision = null;
  readonly clocks: readonly Clock[] = [];
  readonly busy = false;

  #director = new Director<Stop>(
    TIMERS,
    () => ({ speed: prefs.speed, still: !moving(), watching: true }),
    ({ moment, now, open }) => {
      this.#wish = moment.place;
      this.scene = now;
      if (open) this.#halted();
    },
  );

  constructor(readonly id: string) {}

  async open(eyes: number): Promise<void> {
    const turn = ++this.#loading;
    try {
      this.info ??= (await table(this.id)).info;
      let moments: Moment[] = [];
      do {
        const part = await replay(this.id, eyes, moments.length, moments.length + CHUNK - 1);
        if (turn !== this.#loading) return; // somebody else's eyes were asked for meanwhile
        moments = [...moments, ...part.moments];
        this.total = part.head + 1;
        this.eyes = eyes;
        // Keep the place while the same game is read through other eyes.
        if (moments.length >= this.moments.length) this.moments = moments;
      } while (moments.length < this.total);
    } catch (error) {
      this.problem = error;
    }
  }

  /** To a stop, without a motion. */
  jump(at: number): void {
    this.pause();
    this.#wish = Math.max(0, at);
  }
  /** To the moment after so many entries. */
  toEntry(entries: number): void {
    const found = this.stops.findIndex(({ view }) => view.head >= entries);
    if (entries > 0 && found >= 0) this.jump(found);
  }
  toEnd(): void {
    this.jump(Infinity);
  }

  /** Forward plays the next scene; backward shows the one before as it ended. */
  step(by: 1 | -1): void {
    if (by < 0) return this.jump(this.at - 1);
    this.pause();
    this.#play(this.at + 1, this.at + 2);
  }

  /** Play on to the end. */
  play(): void {
    const from = this.ended ? 0 : this.at + 1;
    this.running = true;
    this.#play(from, Infinity);
  }

  pause(): void {
    this.#director.close();
    this.scene = null;
    this.running = false;
  }

  #play(from: number, to: number): void {
    const beats = this.stops.slice(from, to).map((moment) => ({ moment, scene: moment.scene }));
    if (beats.length) this.#director.again(beats);
    else this.running = false;
  }

  /** What was loaded meanwhile is played, too. */
  #halted(): void {
    if (this.running && !this.ended) this.#play(this.at + 1, Infinity);
    else this.running = false;
  }

  submit(): Promise<boolean> {
    return Promise.resolve(false);
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
