/**
 * A lesson as a board's stage. The server plays it anew from the learner's answers for every call, so a lesson is these answers: going
 * back is leaving the last one out, and leaving a lesson is keeping them.
 */
import { aloneAt } from "../core/seats";
import { lesson as call } from "../core/api";
import { mergeEvents } from "../core/events";
import { t, texts } from "../core/i18n.svelte";
import { Refused } from "../core/link.svelte";
import { Speaker } from "../core/speaker";
import type { Named, Stage } from "../core/stage";
import { stepsOf } from "../core/steps";
import type { Listener } from "../core/table.svelte";
import type { Clock, GameEvent, LessonAnswer, LessonAsk, MatchView, SeatInfo } from "../generated/protocol";
import { progress, type Answers, type Place } from "./progress.svelte";

/** Who sits in the other seats, from the learner's left; the sentences call them so. */
export const OTHERS = ["Ada", "Bruno", "Clara"] as const;
const NO_CLOCKS: readonly Clock[] = [];

export class LessonStage implements Stage {
  /** What the server said last. */
  told = $state.raw<LessonAnswer | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  /** The key of the answer to the last try, while that was not what the step asks for. */
  wrong = $state("");
  /** That try. */
  tried = $state.raw<Named | null>(null);
  /** How many such tries there were at this step. */
  tries = $state(0);
  /** Grows when the board must begin anew: another game, or a step back. */
  game = $state(0);

  readonly viewer = 0;
  readonly clocks = NO_CLOCKS;
  readonly scene = null;
  readonly queue = 0;
  readonly title: string;
  readonly moment = $derived(this.told?.moment ?? null);
  readonly answers: Answers = $derived(this.told?.answers ?? []);
  readonly done = $derived(this.moment?.done ?? false);
  readonly decision = $derived(this.moment?.decision ?? null);
  readonly view: MatchView | null = $derived(
    this.moment ? { ...this.moment.view, can_undo: this.answers.length > 0 } : null,
  );
  readonly head = $derived(this.moment?.view.head ?? -1);
  readonly since = $derived(this.moment?.events[0]?.seq ?? this.moment?.view.head ?? 0);
  readonly names: readonly string[] = $derived([t("seat-me"), ...OTHERS].slice(0, this.moment?.view.players ?? 0));
  readonly seats: readonly SeatInfo[] = $derived(aloneAt(this.names, this.viewer));
  readonly speaker: Speaker = $derived.by(() => {
    void texts.lang;
    return new Speaker(texts, this.names, this.viewer);
  });

  #listeners = new Set<Listener>();

  constructor(readonly place: Place) {
    this.title = place.title;
  }

  /** Hear of what was done since the last answer, entry by entry. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Where it was left; from the beginning if the lesson has changed since. */
  async open(): Promise<void> {
    const { answers } = progress.of(this.place);
    try {
      this.#begin(await this.#call(answers, null, true));
    } catch (error) {
      if (answers.length && error instanceof Refused && error.code === "bad-answer") await this.#go([]);
      else this.problem = error;
    }
  }

  /** From the beginning. */
  async restart(): Promise<boolean> {
    return this.#go([]);
  }

  /** The learner's act; one that the step does not ask for is answered. */
  async submit(action: Named): Promise<boolean> {
    return this.#once(async () => {
      const told = await this.#call(this.answers, action);
      if (told.taken) this.#take(told);
      else {
        this.wrong = told.wrong || "lesson-other";
        this.tried = action;
        this.tries += 1;
      }
      return told.taken;
    });
  }

  /** From a step that asks nothing to the next. */
  async goOn(): Promise<boolean> {
    if (this.decision || this.done) return false;
    return this.#once(async () => {
      this.#take(await this.#call([...this.answers, null]));
      return true;
    });
  }

  /** Do for the learner what the step asks for. */
  async show(): Promise<boolean> {
    const act = this.told?.show;
    return act ? this.submit(act) : this.goOn();
  }

  /** Back to where an earlier step began. */
  async backTo(step: number): Promise<boolean> {
    return this.#once(async () => {
      let { answers } = this;
      while (answers.length) {
        const before = await this.#call(answers.slice(0, -1));
        if (before.moment.step < step) break;
        ({ answers } = before);
      }
      this.#begin(await this.#call(answers, null, true));
      return true;
    });
  }

  /** Back by one answer. */
  async undo(): Promise<boolean> {
    const { moment, answers } = this;
    if (!moment || !answers.length) return false;
    if (moment.new_scene) return this.#go(answers.slice(0, -1));
    return this.#once(async () => {
      this.#rewind(await this.#call(answers.slice(0, -1), null, true));
      return true;
    });
  }

  async #go(answers: Answers): Promise<boolean> {
    return this.#once(async () => {
      this.#begin(await this.#call(answers, null, true));
      return true;
    });
  }

  /** One call at a time; whatever goes wrong is told beside the board. */
  async #once(run: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      return await run();
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #call(answers: Answers, attempt: Named | null = null, log = false): Promise<LessonAnswer> {
    const ask: LessonAsk = { answers: [...answers], attempt, log };
    return call(this.place.title, this.place.number, ask);
  }

  #begin(told: LessonAnswer): void {
    this.game += 1;
    this.told = null;
    this.events = [];
    this.#take(told);
  }

  /** An earlier moment of the same game: the board stays and shows it. */
  #rewind(told: LessonAnswer): void {
    this.#put(told, told.log);
    for (const listener of this.#listeners) listener([], true);
  }

  #take(told: LessonAnswer): void {
    const { moment, log, moments } = told;
    const had = this.head;
    const fresh = moment.new_scene || log.length > 0 || had < 0;
    if (moment.new_scene && this.moment) this.game += 1;
    this.#put(told, moment.new_scene || log.length ? log : this.events);
    if (fresh) return;
    const steps = stepsOf({ view: moment.view, events: moment.events, moments }, had);
    for (const listener of this.#listeners) listener(steps, false);
  }

  #put(told: LessonAnswer, before: readonly GameEvent[]): void {
    const { moment, answers } = told;
    this.events = mergeEvents([], 0, [...before, ...moment.events]);
    this.told = told;
    this.wrong = "";
    this.tried = null;
    this.tries = 0;
    if (moment.done) progress.keep(this.place, { answers: [], step: 1, done: true });
    else progress.keep(this.place, { answers, step: moment.step });
  }
}
