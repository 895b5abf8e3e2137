/** The table as the board shows it: behind what the server says by the scenes that are still to be seen. */
import type { Clock as SeatClock, Decision, GameEvent, MatchView } from "../../generated/protocol";
import { link } from "../../core/link.svelte";
import { moving, prefs } from "../../core/prefs.svelte";
import type { Named, Stage } from "../../core/stage";
import type { TableStore } from "../../core/table.svelte";
import { Director, type Clock } from "./director";
import { scenesOf, type SceneTable } from "./plan";

/** What an update leaves behind. */
interface Moment {
  view: MatchView | null;
  decision: Decision | null;
  clocks: readonly SeatClock[];
  events: readonly GameEvent[];
}

/** With less time than this to decide, in milliseconds, nothing is played. */
const LATE = 30_000;

const CLOCK: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export class ShownTable implements Stage {
  #moment = $state.raw<Moment>({ view: null, decision: null, clocks: [], events: [] });
  #open = $state(true);
  /** Scenes are running: there is something to skip. */
  readonly playing = $derived(!this.#open);
  readonly view = $derived(this.#moment.view);
  readonly decision = $derived(this.#open ? this.#moment.decision : null);
  readonly clocks = $derived(this.#moment.clocks);
  readonly events = $derived(this.#moment.events);
  readonly title = $derived.by(() => this.table.title);
  readonly viewer = $derived.by(() => this.table.viewer);
  readonly seats = $derived.by(() => this.table.seats);
  readonly names = $derived.by(() => this.table.names);
  readonly speaker = $derived.by(() => this.table.speaker);
  readonly since = $derived.by(() => this.table.since);
  readonly busy = $derived.by(() => this.table.busy);

  #director: Director<Moment>;
  #told = -1;
  #stop: (() => void)[];

  /** `hear` gets the events as the board comes to show them. */
  constructor(
    readonly table: TableStore,
    readonly scenes: SceneTable,
    readonly hear: (fresh: GameEvent[], first: boolean) => void,
  ) {
    this.#director = new Director<Moment>(
      CLOCK,
      () => (moving() && !this.#late() ? prefs.speed : "instant"),
      (moment, open) => this.#show(moment, open),
    );
    const hide = () => document.visibilityState === "hidden" && this.skip();
    document.addEventListener("visibilitychange", hide);
    this.#stop = [
      table.listen((fresh) => this.#take(fresh)),
      () => document.removeEventListener("visibilitychange", hide),
    ];
    if (table.view) this.#take([]);
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#director.close();
  }

  /** To the question, or to what is now. */
  skip(): void {
    this.#director.skip();
  }

  submit(action: Named): Promise<boolean> {
    return this.table.submit(action);
  }
  undo(): Promise<boolean> {
    this.skip();
    return this.table.undo();
  }

  /** My clock is nearly out: no time for scenes. */
  #late(): boolean {
    const { clocks, viewer } = this.table;
    const deadline = clocks.find(({ seat }) => seat === viewer)?.deadline ?? Infinity;
    return deadline - (Date.now() + link.skew) < LATE;
  }

  #take(fresh: readonly GameEvent[]): void {
    const { view, decision, clocks, events, viewer } = this.table;
    const moment = { view, decision, clocks, events };
    const undone = fresh.some((event) => event.kind === "undo");
    if (this.#told < 0 || undone || document.visibilityState === "hidden") this.#director.jump(moment);
    else this.#director.take({ moment, scenes: scenesOf(fresh, this.scenes, viewer) });
  }

  #show(moment: Moment, open: boolean): void {
    const told = this.#told;
    const head = moment.view?.head ?? 0;
    this.#moment = moment;
    this.#open = open;
    this.#told = head;
    if (told < 0) this.hear([...moment.events], true);
    else if (head > told)
      this.hear(
        moment.events.filter((event) => event.seq >= told),
        false,
      );
  }
}
