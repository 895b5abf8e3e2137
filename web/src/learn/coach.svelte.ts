/**
 * Advice for a learner at a running table: the goal, what a decision is for, and one question before an act that a search of the
 * player's own view finds much worse than another. In the first two games of a title, or wherever the player wants it and hints are allowed.
 */
import { announcer } from "../core/announce.svelte";
import { t } from "../core/i18n.svelte";
import { freshId, link, type Follower } from "../core/link.svelte";
import { prefs } from "../core/prefs.svelte";
import { placeOf, type Named } from "../core/stage";
import { recall, remember } from "../core/storage";
import type { TableStore } from "../core/table.svelte";
import type { Counsel, Objection, ServerMessage } from "../generated/protocol";
import { linesText, nameOf } from "../table/hint.svelte";
import { firstGames } from "./first.svelte";
import type { Sayings } from "./sayings.svelte";

/** What was said at a table already, so that nothing is said twice, not after a reload either. */
interface Said {
  kinds: readonly string[];
  reasons: readonly string[];
}

export function readSaid(text: string | null): Said {
  try {
    const { kinds = [], reasons = [] } = JSON.parse(text ?? "{}") as Partial<Said>;
    return { kinds: [...kinds], reasons: [...reasons] };
  } catch {
    return { kinds: [], reasons: [] };
  }
}

/** Why an act is asked about, as a name: the same reason is not given twice. */
export const reasonOf = (kind: string, { action, lines }: Objection): string =>
  [kind, action["type"], Object.keys(lines)[0] ?? ""].join(" ");

export class Coach implements Follower {
  counsel = $state.raw<Counsel | null>(null);
  /** The act that is asked about. */
  doubt = $state.raw<Objection | null>(null);
  #said = $state.raw<Said>({ kinds: [], reasons: [] });
  #request = "";
  #decision = "";
  /** The decision at which something was asked: once is enough. */
  #asked = "";
  #stop: () => void;

  constructor(
    readonly table: TableStore,
    readonly sayings: Sayings,
  ) {
    this.#said = readSaid(recall(this.#store));
    this.#stop = link.follow(this);
  }

  readonly first = $derived.by(() => firstGames.has(this.table.title, this.table.id));
  /** Where hints are not allowed there is no advice either; nor for who watches. */
  readonly may = $derived.by(
    () => !!this.table.info?.hints && this.table.viewer >= 0 && this.sayings.ready && this.sayings.has("goal"),
  );
  readonly on = $derived.by(() => this.may && (prefs.coach === "always" || (prefs.coach === "first" && this.first)));

  /** What wins, and how it stands. */
  readonly goal = $derived.by(() => {
    const results = this.table.view?.results ?? [];
    const mine = results.find(({ seat }) => seat === this.table.viewer);
    if (!this.on || !mine) return "";
    const best = Math.max(...results.filter((one) => one !== mine).map(({ score }) => score));
    const lines = Object.fromEntries(mine.lines.map(({ what, points }) => [what, points]));
    return this.sayings.say("goal", { ...lines, mine: mine.score, best });
  });

  /** What the open decision is for, where one of its kind was not met before. */
  purpose(kind: string | undefined): string {
    if (!this.on || !kind || this.#said.kinds.includes(kind)) return "";
    return this.sayings.has(`purpose-${kind}`) ? this.sayings.say(`purpose-${kind}`) : "";
  }
  /** The purpose of this kind was read. */
  read(kind: string): void {
    if (this.on && kind && !this.#said.kinds.includes(kind))
      this.#keep({ ...this.#said, kinds: [...this.#said.kinds, kind] });
  }

  /** A decision may have come or gone: have its options weighed while the player looks. */
  look(): void {
    const decision = this.on ? nameOf(this.table) : "";
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.counsel = this.doubt = null;
    this.#ask();
  }
  #ask(): void {
    this.#request = "";
    if (!this.#decision || (this.table.decision?.actions.length ?? 0) < 2) return;
    this.#request = freshId();
    link.send({ type: "weigh", request: this.#request, table: this.table.id });
  }

  /** Whether an act may go. One that is much worse than another is asked about first: once a decision, never for the same reason again. */
  lets(action: Named): boolean {
    const kind = this.table.decision?.kind ?? "";
    const objections = this.on && this.#asked !== this.#decision ? (this.counsel?.objections ?? []) : [];
    const place = placeOf(
      action,
      objections.map((one) => one.action),
    );
    const doubt = objections[place];
    if (!doubt || this.#said.reasons.includes(reasonOf(kind, doubt))) return true;
    this.#keep({ ...this.#said, reasons: [...this.#said.reasons, reasonOf(kind, doubt)] });
    this.#asked = this.#decision;
    this.doubt = doubt;
    announcer.say(t("rail-sure"), this.reason(doubt));
    return false;
  }
  /** Why: what it would cost, in the words of the final table. */
  reason({ lines }: Objection): string {
    const told = Object.entries(lines).filter(([, points]) => Math.round(points) < 0);
    return told.length ? t("rail-lines", { lines: linesText(this.table.speaker, told) }) : t("rail-none");
  }
  back(): boolean {
    const asked = this.doubt !== null;
    this.doubt = null;
    return asked;
  }

  /** What is known of an action, and of the best, as shares of a hundred games. */
  value(action: Named | null | undefined): { win: number; best: number } | null {
    const [best] = this.counsel?.values ?? [];
    const found = action && this.counsel?.values.find((one) => placeOf(action, [one.action]) === 0);
    return best && found ? { win: Math.round(100 * found.win), best: Math.round(100 * best.win) } : null;
  }

  destroy(): void {
    this.#stop();
  }

  // What the link asks of a follower.

  get id(): string {
    return this.table.id;
  }

  join(): void {
    if (this.#request) this.#ask();
  }
  hear(message: ServerMessage): void {
    if (message.type === "weighed" && message.request === this.#request) this.counsel = message.counsel;
  }

  get #store(): string {
    return `coach.${this.table.id}`;
  }
  #keep(said: Said): void {
    this.#said = said;
    remember(this.#store, JSON.stringify(said));
  }
}
