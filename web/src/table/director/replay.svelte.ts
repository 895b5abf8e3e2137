/** A game that is over, at any of its moments, from any seat's eyes. */
import type { Clock, GameEvent, MatchView, Moment, SeatInfo, TableInfo } from "../generated/protocol";
import { replay, table } from "./api";
import { mergeEvents } from "./events";
import { texts } from "./i18n.svelte";
import { Speaker } from "./speaker";
import { namesOf, type Stage } from "./stage";

const CHUNK = 40;

export class ReplayStage implements Stage {
  info = $state.raw<TableInfo | null>(null);
  moments = $state.raw<Moment[]>([]);
  /** How many moments there are in all. */
  total = $state(0);
  at = $state(0);
  eyes = $state(-1);
  problem = $state.raw<unknown>(null);
  #loading = 0;

  readonly title = $derived(this.info?.title ?? "");
  readonly moment = $derived(this.moments[Math.min(this.at, this.moments.length - 1)] ?? null);
  readonly view: MatchView | null = $derived(this.moment?.view ?? null);
  readonly viewer = $derived(this.view?.viewer ?? -1);
  readonly seats: readonly SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly events: readonly GameEvent[] = $derived(
    mergeEvents(
      [],
      0,
      this.moments.slice(0, this.at + 1).flatMap((moment) => moment.events),
    ),
  );
  readonly names: readonly string[] = $derived.by(() => namesOf(this.id, this.seats));
  readonly speaker: Speaker = $derived.by(() => {
    void texts.lang;
    return new Speaker(texts, this.names, this.viewer);
  });
  /** The moments worth stopping at: those at which something was told. */
  readonly stops: readonly number[] = $derived([
    0,
    ...this.moments.flatMap((moment, i) => (i > 0 && moment.events.length ? [i] : [])),
  ]);
  /** In a replay only what the last entry brought is new. */
  readonly since = $derived(this.moment ? this.moment.view.head - 1 : 0);
  readonly decision = null;
  readonly clocks: readonly Clock[] = [];
  readonly busy = false;

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
        if (moments.length > this.at || moments.length > this.moments.length) this.moments = moments;
      } while (moments.length < this.total);
    } catch (error) {
      this.problem = error;
    }
  }

  jump(at: number): void {
    this.at = Math.max(0, Math.min(at, this.total - 1));
  }
  /** To the next or the last stop. */
  step(by: 1 | -1): void {
    const next = by > 0 ? this.stops.find((stop) => stop > this.at) : this.stops.findLast((stop) => stop < this.at);
    if (next !== undefined) this.at = next;
  }
  readonly ended = $derived(this.total > 0 && this.at >= (this.stops.at(-1) ?? 0) && this.moments.length >= this.total);

  submit(): Promise<boolean> {
    return Promise.resolve(false);
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
