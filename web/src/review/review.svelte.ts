/** A review as it comes: whole, or part by part while it is made. */
import { look, lookMoment } from "../core/api";
import { namesOf, type Named, type SceneNow, type Stage } from "../core/stage";
import { texts } from "../core/i18n.svelte";
import { Speaker } from "../core/speaker";
import type {
  Clock,
  Decision,
  GameEvent,
  MatchView,
  Review,
  ReviewDone,
  TableInfo,
  Update,
} from "../generated/protocol";
import type { Begin, LinePart, MovesPart, SumPart } from "../generated/protocol";
import type { Partial } from "./shape";

export type Part = Begin | LinePart | SumPart | MovesPart | ReviewDone;
export type View = "own" | "open";
export interface Progress {
  readonly line: number;
  readonly moves: number;
}

/** What is there of a review after these parts. */
export function gathered(parts: readonly Part[]): { review: Partial; progress: Progress } | null {
  const begin = parts.find((part) => part.part === "begin");
  if (!begin) return null;
  const { seat, players, unit, chapters } = begin;
  const review: Partial = { line: [], draws: [], moves: [], totals: [], seat, players, unit, chapters };
  let [line, moves] = [0, 0];
  for (const part of parts) {
    if (part.part === "line") {
      review.line.push(...part.points);
      review.draws.push(...part.draws);
      line = part.done / part.of;
    } else if (part.part === "sum") review.totals.push(...part.totals);
    else if (part.part === "moves") {
      review.moves.push(...part.moves);
      moves = part.done / part.of;
    }
  }
  return { review, progress: { line, moves } };
}

export class ReviewStore {
  review = $state.raw<Partial | null>(null);
  progress = $state.raw<Progress | null>(null);
  problem = $state.raw<unknown>(null);
  readonly whole = $derived(this.review !== null && this.progress === null);
  #turn = 0;

  constructor(
    readonly table: string,
    readonly effort: "quick" | "normal" = "normal",
  ) {}

  /** Ask for it until it is whole; another one ends it. */
  async open(seat: number, view: View): Promise<void> {
    const turn = ++this.#turn;
    const parts: Part[] = [];
    this.review = null;
    this.progress = { line: 0, moves: 0 };
    this.problem = null;
    try {
      for (;;) {
        const found: Review | { parts: Part[] } = await look(this.table, seat, view, this.effort, parts.length);
        if (turn !== this.#turn) return;
        if ("line" in found) {
          this.review = found;
          this.progress = null;
          return;
        }
        parts.push(...found.parts);
        const so = gathered(parts);
        if (so?.review.line.length) this.review = so.review;
        this.progress = so?.progress ?? this.progress;
      }
    } catch (error) {
      if (turn === this.#turn) this.problem = error;
    }
  }
  close(): void {
    this.#turn++;
  }
}

/** The board at one moment of a game that is over: what the seat saw, and what it had to decide. */
export class MomentStage implements Stage {
  now = $state.raw<Update | null>(null);
  at = $state(-1);
  readonly title: string = $derived.by(() => this.info.title);
  readonly view: MatchView | null = $derived(this.now?.view ?? null);
  readonly decision: Decision | null = $derived(this.now?.decision ?? null);
  readonly viewer = $derived(this.view?.viewer ?? -1);
  readonly names: readonly string[] = $derived.by(() => namesOf(this.info.table, this.info.seats));
  readonly speaker: Speaker = $derived.by(() => {
    void texts.lang;
    return new Speaker(texts, this.names, this.viewer);
  });
  readonly events: readonly GameEvent[] = [];
  readonly clocks: readonly Clock[] = [];
  readonly since = 0;
  readonly busy = false;
  readonly scene: SceneNow | null = null;
  readonly queue = 0;
  /** Who hears what is answered on the board, where that is a task. */
  onanswer: ((action: Named) => void) | null = null;
  #known = new Map<string, Update>();

  constructor(readonly info: TableInfo) {}
  get seats(): TableInfo["seats"] {
    return this.info.seats;
  }

  /** Go there; what was seen once is kept. */
  async go(seat: number, at: number): Promise<void> {
    const key = `${seat} ${at}`;
    this.at = at;
    const found = this.#known.get(key) ?? (await lookMoment(this.info.table, seat, at));
    this.#known.set(key, found);
    if (this.at === at) this.now = found;
  }
  submit(action: Named): Promise<boolean> {
    this.onanswer?.(action);
    return Promise.resolve(this.onanswer !== null);
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
