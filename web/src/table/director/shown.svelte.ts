/**
 * The table as the board shows it: behind what the server says by the scenes that are still to be seen. All that one looks at (board,
 * seats, scores, chronicle, what is heard and spoken) comes from here; only sending goes by what is known.
 */
import type { Decision, GameEvent, MatchView } from "../../generated/protocol";
import { mergeEvents } from "../../core/events";
import { link } from "../../core/link.svelte";
import { moving, prefs } from "../../core/prefs.svelte";
import type { Named, SceneNow, Stage } from "../../core/stage";
import type { Step } from "../../core/steps";
import type { Listener, TableStore } from "../../core/table.svelte";
import { Director, type Beat, type Showing } from "./director";
import { endMotion, holdMotion } from "./motion";
import type { SoundName } from "../../core/sound";
import { scenesOf, type SceneTable } from "./scenes";
import { TIMERS } from "./timers";

/** The game as the board shows it for a while. */
interface Moment {
  view: MatchView | null;
  /** How many of all events were told by then. */
  told: number;
  /** The entry it belongs to. */
  seq: number;
}

/** What is known of a game, and told when it changes: a table, or a lesson. */
export type Known = Omit<Stage, "since" | "scene" | "queue"> &
  Pick<TableStore, "since" | "head"> & { listen(listener: Listener): () => void };

/** What the page makes of it: speech and sound. */
export interface Audience {
  /** Events are told; `asked`: the question, or the end of the game, comes with them. */
  hear(fresh: readonly GameEvent[], asked: boolean): void;
  sound(name: SoundName | undefined, events: readonly GameEvent[]): void;
}

/** With less time than this to decide, in milliseconds, or a tenth of it, nothing is played; nor where all of it is less than QUICK. */
const LATE = 20_000;
const QUICK = 30_000;
/** What happened longer ago is not played. */
const OLD = 60_000;
/** So long after a question has come, presses that were meant for the scenes do nothing. */
const GUARD = 250;
/** The board as it was, before it is shown again what happened. */
const BREATH = 350;
const MOST_KEPT = 400;

/** Which question this is, so that another one is told from it whatever others did meanwhile. */
const questionOf = (decision: Decision | null): string =>
  decision ? JSON.stringify([decision.kind, decision.args, decision.actions]) : "";

export class ShownTable implements Stage {
  /** Every event in the order it came, also those that were taken back later. */
  #all: GameEvent[] = [];
  #moment = $state.raw<Moment>({ view: null, told: 0, seq: 0 });
  #open = $state(true);
  waits = $state(false);
  scene = $state.raw<SceneNow | null>(null);
  queue = $state(0);
  guarded = $state(false);
  paused = $state(false);
  /** Scenes are running: there is something to skip. */
  readonly playing = $derived(!this.#open && !this.waits);
  readonly view = $derived.by(() => {
    const { view } = this.#moment;
    const known = this.table.view;
    return view && known && view !== known ? { ...view, can_undo: known.can_undo } : view;
  });
  readonly decision = $derived.by(() =>
    this.#open && this.#moment.view?.head === this.table.head ? this.table.decision : null,
  );
  /** What was seen already is shown once more. */
  #repeats = $state(false);
  readonly asked = $derived.by(() => (this.#repeats && !this.#open ? this.table.decision : null));
  readonly events = $derived(mergeEvents([], 0, this.#all.slice(0, this.#moment.told)));
  readonly clocks = $derived.by(() => this.table.clocks);
  readonly title = $derived.by(() => this.table.title);
  readonly viewer = $derived.by(() => this.table.viewer);
  readonly seats = $derived.by(() => this.table.seats);
  readonly names = $derived.by(() => this.table.names);
  readonly speaker = $derived.by(() => this.table.speaker);
  readonly since = $derived.by(() => this.table.since);
  readonly busy = $derived.by(() => this.table.busy);
  readonly sent = $derived.by(() => this.table.sent ?? null);

  #heard = 0;
  /** The question that is open. */
  #question = "";
  /** The last of the moments that wait or are shown. */
  #tail: Moment = { view: null, told: 0, seq: 0 };
  /** What was played, to be played again; and the moment before each. */
  #played: { beat: Beat<Moment>; before: Moment }[] = [];
  #director: Director<Moment>;
  #stop: (() => void)[];
  #guard: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Known,
    readonly scenes: SceneTable | undefined,
    readonly audience: Audience,
  ) {
    this.#director = new Director<Moment>(
      TIMERS,
      () => ({
        speed: this.#late() ? "instant" : prefs.speed,
        still: !moving(),
        pages: table.viewer >= 0 && !this.#late() && prefs.speed !== "instant",
        watching: table.viewer < 0 || (table.seats[table.viewer]?.resigned ?? false),
      }),
      (showing) => this.#show(showing),
    );
    const hide = () => document.visibilityState === "hidden" && this.#director.finish();
    document.addEventListener("visibilitychange", hide);
    this.#stop = [
      table.listen((steps, first) => this.#take(steps, first)),
      () => document.removeEventListener("visibilitychange", hide),
    ];
    if (table.view) this.#take([], true);
  }

  close(): void {
    for (const stop of this.#stop) stop();
    clearTimeout(this.#guard);
    this.#director.close();
  }

  /** Hold what is shown, or let it go on. */
  pause(): void {
    const held = this.paused;
    this.paused = this.#director.hold(!held);
    if (this.paused !== held) holdMotion(this.paused);
  }

  /** To the question, or to what is now. */
  skip(): void {
    if (this.paused) this.pause();
    endMotion();
    this.#director.skip();
  }

  /** The page is turned. */
  goOn(): void {
    this.#director.goOn();
  }

  /** From my last act on, or one entry alone; it ends where we are now. */
  again(seq?: number): void {
    if (this.playing) return;
    const wanted = ({ beat }: { beat: Beat<Moment> }) =>
      seq === undefined ? beat.moment.seq >= this.since - 1 : beat.moment.seq === seq;
    const found = this.#played.filter(wanted);
    const first = found[0];
    if (!first?.beat.scene) return;
    const breath = { ...first.beat.scene, kind: "", events: [], ms: BREATH, rest: 0, sound: undefined, big: false };
    this.#repeats = true;
    const beats = [{ moment: first.before, scene: breath }, ...found.map(({ beat }) => beat)];
    this.#director.again([...beats, { moment: this.#now(), scene: null }]);
  }

  /** Asked before an act goes; one that it does not let go is not sent. */
  gate: ((action: Named) => boolean) | null = null;
  async submit(action: Named): Promise<boolean> {
    return !this.guarded && (this.gate?.(action) ?? true) && this.table.submit(action);
  }
  undo(): Promise<boolean> {
    this.#director.finish();
    return this.table.undo();
  }

  /** My clock is nearly out: no time for scenes. */
  #late(): boolean {
    const { clocks, viewer } = this.table;
    const mine = clocks.find(({ seat }) => seat === viewer);
    if (!mine?.deadline) return false;
    const left = mine.deadline - (Date.now() + link.skew);
    const whole = mine.deadline - mine.opened;
    return left < LATE || left < whole / 10 || whole < QUICK;
  }

  #now(): Moment {
    return { view: this.table.view, told: this.#all.length, seq: this.table.head - 1 };
  }

  #take(steps: readonly Step[], first: boolean): void {
    if (first) {
      this.#all = [...this.table.events];
      this.#heard = this.#all.length;
      this.#tail = this.#now();
      return this.#director.jump(this.#tail);
    }
    if (!steps.length) return;
    const events = steps.flatMap((step) => step.events);
    const old = steps.some(({ time }) => time > 0 && Date.now() + link.skew - time > OLD);
    // Several entries in one step: nobody could say what belongs where. Entries that told nothing have no step.
    const hole = steps.some((step) => step.events.some(({ seq }) => seq !== step.view.head - 1));
    const gone = new Set(events.filter((event) => event.kind === "undo").map((event) => event.args["entry"]));
    if (gone.size) this.#director.drop(({ seq }) => gone.has(seq));
    const beats = steps.flatMap((step) => this.#beats(step));
    // A question that stays is not taken away: what others do meanwhile is shown beside it.
    if (this.#open && this.#question && this.#question === questionOf(this.table.decision))
      for (const { scene } of beats) if (scene) scene.beside = true;
    this.#played = this.#played.filter(({ beat }) => !gone.has(beat.moment.seq)).slice(-MOST_KEPT);
    this.#tail = this.#now();
    if (old || hole || document.visibilityState === "hidden") this.#director.jump(this.#tail);
    else this.#director.take(beats);
  }

  /** A step as beats: the board changes with the first scene that does not hold it. */
  #beats({ view, events }: Step): Beat<Moment>[] {
    const seq = view.head - 1;
    const scenes = scenesOf(events, this.scenes, this.table.viewer);
    const out: Beat<Moment>[] = [];
    let before = this.#tail;
    let held = before.view;
    let told = this.#all.length;
    this.#all.push(...events);
    for (const scene of scenes) {
      if (!scene.holds) held = view;
      told += scene.events.length;
      const beat = { moment: { view: held, told, seq }, scene };
      out.push(beat);
      this.#played.push({ beat, before });
      before = beat.moment;
    }
    if (!scenes.length || held !== view) out.push({ moment: { view, told: this.#all.length, seq }, scene: null });
    this.#tail = out.at(-1)?.moment ?? this.#tail;
    return out;
  }

  #show({ moment, scene, now, open, waits }: Showing<Moment>): void {
    const fresh = this.#all.slice(this.#heard, moment.told);
    const asks = open && !this.#open;
    this.#moment = moment;
    this.#open = open;
    if (open) this.#repeats = false;
    this.waits = waits;
    if (this.paused) this.pause();
    this.scene = now?.kind ? now : null;
    this.queue = this.#director.waiting;
    if (open) this.#question = questionOf(this.table.decision);
    if (asks) {
      this.#keepOff();
      if (this.decision) prefs.asked();
    }
    if (moment.told > this.#heard) this.#heard = moment.told;
    this.audience.hear(fresh, open && (this.decision !== null || (moment.view?.over ?? false)));
    if (scene) this.audience.sound(scene.sound, scene.events);
    else if (fresh.length) this.audience.sound(undefined, fresh);
  }

  #keepOff(): void {
    this.guarded = true;
    clearTimeout(this.#guard);
    this.#guard = setTimeout(() => (this.guarded = false), GUARD);
  }
}
