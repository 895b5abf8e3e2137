/** What is said at one table, as this page hears it: lines, what is unread, and what is shown for a moment beside a seat. */
import { t, texts } from "../core/i18n.svelte";
import { link, type Follower } from "../core/link.svelte";
import type { TableStore } from "../core/table.svelte";
import type { Line, Mute, Report, Say, ServerMessage } from "../generated/protocol";
import { lineText } from "./book";
import { headings } from "./headings";

const PHRASE_MS = 6_000;
const SIGN_MS = 4_000;

export class Voices implements Follower {
  readonly id: string;
  lines = $state.raw<readonly Line[]>([]);
  muted = $state.raw<readonly number[]>([]);
  read = $state(0);
  /** The list is in sight: what comes is read. */
  open = $state(false);
  /** Where the new lines began when it was opened. */
  edge = $state(0);
  /** What the screen reader is told. */
  spoken = $state("");
  /** What stands beside a seat for a moment. */
  shown = $state.raw<ReadonlyMap<number, Line>>(new Map());
  /** Who spoke last of those. */
  latest = $state(-1);
  rules = $state.raw<ReadonlyMap<string, string>>(new Map());
  readonly unread = $derived(this.lines.filter((line) => !line.yours && line.seq > this.read).length);
  readonly last = $derived(this.lines.at(-1)?.seq ?? 0);
  #stop: () => void;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(readonly table: TableStore) {
    this.id = table.id;
    this.#stop = link.follow(this);
  }

  close(): void {
    this.#stop();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  join(): void {
    // The table asks for itself; its lines come with it.
  }

  hear(message: ServerMessage): void {
    if (message.type !== "voices" || message.table !== this.id) return;
    const known = this.last;
    this.lines = [...this.lines.filter((line) => line.seq < message.since), ...message.lines];
    this.muted = message.muted;
    this.read = Math.max(this.read, message.read);
    // What was said before we came is not said again.
    if (message.since > 0) for (const line of message.lines) if (line.seq > known) this.#show(line);
    if (this.open) this.look();
    if (!this.rules.size && message.lines.some((line) => line.rule)) void this.learn();
  }

  /** The headings of the rules in this language, for the lines that name one. */
  async learn(): Promise<void> {
    this.rules = await headings(this.table.title, texts.lang);
  }

  text(line: Line): string {
    return lineText(line, this.table.speaker, this.rules, this.table.title);
  }

  name(line: Line): string {
    return line.seat < 0 ? t("voices-gallery") : this.table.speaker.name(line.seat);
  }

  /** All of it has been seen. */
  look(): void {
    if (this.last <= this.read || document.visibilityState === "hidden") return;
    this.read = this.last;
    if (link.identity) void link.ask({ type: "heard", table: this.id, seq: this.last }).catch(() => undefined);
  }

  say(wish: Omit<Say, "type" | "table">): Promise<unknown> {
    return link.ask({ type: "say", table: this.id, ...wish });
  }

  write(text: string): Promise<unknown> {
    return link.ask({ type: "write", table: this.id, text });
  }

  mute(whom: Omit<Mute, "type" | "table">): Promise<unknown> {
    return link.ask({ type: "mute", table: this.id, ...whom });
  }

  report(seq: number, reason: Report["reason"]): Promise<unknown> {
    return link.ask({ type: "report", table: this.id, seq, reason });
  }

  #show(line: Line): void {
    if (!line.yours) {
      const args = { name: this.name(line), text: this.text(line) };
      this.spoken = t(line.sign ? "voices-shown" : "voices-spoken", args);
    }
    if (line.seat < 0) return;
    this.shown = new Map(this.shown).set(line.seat, line);
    this.latest = line.seat;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        if (this.shown.get(line.seat) !== line) return;
        const rest = new Map(this.shown);
        rest.delete(line.seat);
        this.shown = rest;
      },
      line.sign ? SIGN_MS : PHRASE_MS,
    );
    this.#timers.add(timer);
  }
}
