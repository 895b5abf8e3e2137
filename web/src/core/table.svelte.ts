/**
 * One table as this page knows it: who sits there, the game as I may see it, my decision, my command on its way. What the board
 * shows of it, and when, is the director's affair (`table/director`).
 */
import type {
  Clock,
  Decision,
  GameEvent,
  MatchView,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Update,
  You,
} from "../generated/protocol";
import { mergeEvents, newSince } from "./events";
import { duty } from "./fairness";
import { texts } from "./i18n.svelte";
import { freshId, link, Refused } from "./link.svelte";
import { isLocal } from "./local";
import { Speaker } from "./speaker";
import { recall, remember } from "./storage";
import { namesOf, type Named, type Stage } from "./stage";
import { stepsOf, type Step } from "./steps";

interface Pending {
  command_id: string;
  base: number;
  action: Named | null;
  /** The head the server says the command led to. */
  head: number | null;
  settle: (done: boolean) => void;
}

/** What the local house says when it cannot go on. */
const HOUSE_LOST = ["no-engine", "engine-failed", "not-kept"];

/** What an update brought; `first`: it is the first one, and all of it lies in the past. */
export type Listener = (steps: readonly Step[], first: boolean) => void;

export class TableStore implements Stage {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<MatchView | null>(null);
  decision = $state.raw<Decision | null>(null);
  clocks = $state.raw<Clock[]>([]);
  events = $state.raw<GameEvent[]>([]);
  head = $state(-1);
  gone = $state(false);
  /** Why the house of this device does not answer. */
  lost = $state.raw<Refused | null>(null);
  /** What is known is not shown: scenes are the director's. */
  readonly scene = null;
  readonly queue = 0;
  /** What was refused last, as an error with a code; null once something else happened. */
  problem = $state.raw<Refused | null>(null);
  #pending = $state.raw<Pending | null>(null);
  readonly title = $derived(this.info?.title ?? "");
  readonly viewer = $derived(this.view?.viewer ?? this.you?.seat ?? -1);
  /** My last command that was stored; a browser that forgot it goes by the events. */
  #acted = $state(-1);
  readonly since = $derived(this.#acted >= 0 ? this.#acted + 1 : newSince(this.events, this.viewer));
  readonly seats: readonly SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly busy = $derived(this.#pending !== null);
  readonly sent = $derived(this.#pending?.action ?? null);
  readonly names: readonly string[] = $derived.by(() => namesOf(this.id, this.seats));
  readonly speaker: Speaker = $derived.by(() => {
    void texts.lang;
    return new Speaker(texts, this.names, this.viewer);
  });

  #listeners = new Set<Listener>();
  #stop: () => void;

  constructor(
    readonly id: string,
    /** Who of several people at this device looks; -1 where that is not said. */
    readonly seat = -1,
  ) {
    this.#acted = Number(recall(`acted.${id}`) ?? -1);
    this.#stop = link.follow(this);
  }

  close(): void {
    this.#stop();
    link.send({ type: "unwatch", table: this.id });
    this.#pending?.settle(false);
  }

  /** Hear of every update, entry by entry. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // What the link asks of a follower.

  join(): void {
    link.send({ type: "watch", table: this.id, last: this.head < 0 ? null : this.head });
    if (this.seat >= 0) link.send({ type: "sit", table: this.id, seat: this.seat });
    if (this.#pending) this.#send(this.#pending);
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (message.info.table === this.id) {
          this.info = message.info;
          this.lost = null;
          this.you = message.you;
          const due = duty(message);
          if (due) link.send(due);
        }
        break;
      case "gone":
        if (message.table === this.id) this.gone = true;
        break;
      case "update":
        if (message.table === this.id) this.#take(message);
        break;
      case "ack":
        if (message.command_id === this.#pending?.command_id) {
          this.#pending = { ...this.#pending, head: message.head };
          this.#acted = message.seq;
          remember(`acted.${this.id}`, String(message.seq));
          this.#settleIfSeen();
        }
        break;
      case "stale":
        if (message.update.table === this.id) this.#take(message.update);
        if (message.command_id === this.#pending?.command_id) this.#fail(new Refused("stale", ""));
        break;
      case "error":
        if (message.table === this.id && message.update) this.#take(message.update);
        if (message.command_id && message.command_id === this.#pending?.command_id) {
          this.#fail(new Refused(message.code, message.message, message.details));
        } else if (message.code === "unknown-table" && !this.info) this.gone = true;
        else if (HOUSE_LOST.includes(message.code) && isLocal(this.id))
          this.lost = new Refused(message.code, message.message, message.details);
        break;
    }
  }

  // What a player does.

  submit(action: Named): Promise<boolean> {
    return this.#command(action);
  }

  undo(): Promise<boolean> {
    return this.#command(null);
  }

  #command(action: Named | null): Promise<boolean> {
    if (this.#pending) return Promise.resolve(false);
    this.problem = null;
    return new Promise((settle) => {
      this.#pending = { command_id: freshId(), base: this.head, action, head: null, settle };
      this.#send(this.#pending);
    });
  }

  #send({ command_id, base, action }: Pending): void {
    if (action) link.send({ type: "command", table: this.id, base, command_id, action });
    else link.send({ type: "undo", table: this.id, base, command_id });
  }

  #take(update: Update): void {
    const { head } = update.view;
    if (head < this.head) return;
    const first = this.head < 0;
    const had = this.head;
    this.events = mergeEvents(first ? [] : this.events, update.since, update.events);
    this.head = head;
    this.view = update.view;
    this.decision = update.decision;
    this.clocks = update.clocks;
    const steps = stepsOf(update, first ? 0 : had);
    for (const listener of this.#listeners) listener(steps, first);
    this.#settleIfSeen();
  }

  #settleIfSeen(): void {
    const pending = this.#pending;
    if (pending?.head !== null && pending && this.head >= pending.head) {
      this.#pending = null;
      pending.settle(true);
    }
  }

  #fail(problem: Refused): void {
    const pending = this.#pending;
    this.#pending = null;
    this.problem = problem;
    pending?.settle(false);
  }
}
