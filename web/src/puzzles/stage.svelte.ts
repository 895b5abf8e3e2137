/** A puzzle as a board's stage: one position, one decision, one answer. */
import { aloneAt } from "../core/seats";
import { answerPuzzle, puzzle as ask } from "../core/api";
import { t, texts } from "../core/i18n.svelte";
import { Speaker } from "../core/speaker";
import type { Named, Stage } from "../core/stage";
import type { Clock, GameEvent, PuzzleAnswer, PuzzleQuestion, SeatInfo } from "../generated/protocol";
import { kept } from "./kept.svelte";

const NO_CLOCKS: readonly Clock[] = [];
const NO_EVENTS: readonly GameEvent[] = [];
const LETTERS = "ABCDEF";

export class PuzzleStage implements Stage {
  question = $state.raw<PuzzleQuestion | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** What was answered. */
  given = $state.raw<Named | null>(null);
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  readonly clocks = NO_CLOCKS;
  readonly events = NO_EVENTS;
  readonly scene = null;
  readonly queue = 0;
  readonly viewer = $derived(this.question?.view.viewer ?? 0);
  readonly view = $derived(this.question?.view ?? null);
  readonly decision = $derived(this.answer ? null : (this.question?.decision ?? null));
  readonly head = $derived(this.view?.head ?? -1);
  readonly since = $derived(this.view?.head ?? 0);
  /** The others are letters: it does not matter who they were. */
  readonly names: readonly string[] = $derived.by(() => {
    const players = this.view?.players ?? 0;
    const others = [...LETTERS];
    return Array.from({ length: players }, (_, seat) => (seat === this.viewer ? t("seat-me") : (others.shift() ?? "")));
  });
  readonly seats: readonly SeatInfo[] = $derived(aloneAt(this.names, this.viewer));
  readonly speaker: Speaker = $derived.by(() => {
    void texts.lang;
    return new Speaker(texts, this.names, this.viewer);
  });

  constructor(
    readonly title: string,
    readonly id: string,
  ) {}

  listen(): () => void {
    return () => undefined;
  }

  async open(): Promise<void> {
    try {
      this.question = await ask(this.title, this.id);
    } catch (error) {
      this.problem = error;
    }
  }

  async submit(action: Named): Promise<boolean> {
    if (this.busy || this.answer) return false;
    this.busy = true;
    this.problem = null;
    try {
      const answer = await answerPuzzle(this.title, this.id, action);
      this.given = action;
      this.answer = answer;
      kept.keep(this.title, this.id, answer.right);
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same table as it was posed, answered or not: what its options are called and drawn from. */
  get posed(): Stage {
    const { view, viewer, names, seats, speaker, title, clocks, events, since } = this;
    const decision = this.question?.decision ?? null;
    const refuse = (): Promise<boolean> => Promise.resolve(false);
    const still = { busy: false, scene: null, queue: 0, submit: refuse, undo: refuse };
    return { view, viewer, names, seats, speaker, title, clocks, events, since, decision, ...still };
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
