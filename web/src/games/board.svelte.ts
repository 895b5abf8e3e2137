/** What the models of all boards share. A title's model adds what is half done on its board, and its words. */
import { capital, t } from "../core/i18n.svelte";
import { prefs } from "../core/prefs.svelte";
import type { Named, Stage } from "../core/stage";
import type { Decision as AnyDecision, GameEvent } from "../generated/protocol";
import type { Card, Confirm, Foreseen, Foresight, Held, Quiet, Warning } from "./bar";

/** What a key press does; nothing where the key means nothing now. */
export type KeyAct = (() => unknown) | undefined;

/** The actions of one type; of a title that does not name its actions, any. */
type OfType<Action, Type> = [Extract<Action, { type: Type }>] extends [never]
  ? Action
  : Extract<Action, { type: Type }>;

/**
 * `View` is the title's position as the server sends it, `Seat` what it holds of one seat. `Action`, `Event` and
 * `Decision` are the title's own, from its `generated.ts`: the server sends no others, so here, and only here, they are taken
 * for what they say.
 */
export abstract class BoardModel<
  View,
  Seat,
  Action extends Named = Named,
  Event = GameEvent,
  Decision extends { kind: string } = AnyDecision,
> {
  readonly stage: Stage;
  /** What a hint would play, one of `actions`; the shell sets it, the pieces ask for it with `hinted`. */
  advised = $state.raw<Action | null>(null);
  #watched = $state<number | null>(null);
  /** An action from the list or from a hint: it waits for the gold button, and has no pieces on the board. */
  held = $state.raw<Action | null>(null);
  /** Where previews come from; the shell sets it, a replay has none. */
  foresight = $state.raw<Foresight | null>(null);

  constructor(stage: Stage) {
    this.stage = stage;
  }

  readonly position = $derived.by(() => (this.stage.view ? (this.stage.view.position as View) : null));
  /** The viewer's seat; a spectator looks from the first one. */
  readonly own = $derived.by(() => Math.max(0, this.stage.viewer));
  /** The seat whose things are shown while nobody asks for another. */
  readonly home: number = $derived.by(() => this.own);
  readonly watched: number = $derived.by(() => this.#watched ?? this.home);
  readonly mine = $derived.by(() => this.seat(this.own));
  /** What is shown: the things of the seat looked at. */
  readonly seen = $derived.by(() => this.seat(this.watched));
  readonly over = $derived.by(() => this.stage.view?.over ?? false);
  readonly decision = $derived.by(() => this.stage.decision as Decision | null);
  readonly kind = $derived.by((): Decision["kind"] | "" => this.decision?.kind ?? "");
  readonly actions = $derived.by(() => (this.stage.decision?.actions ?? []) as readonly Action[]);
  /** What has been told so far. */
  readonly events = $derived.by(() => this.stage.events as readonly Event[]);

  // What the decision bar draws. A title gives `confirm`, and of the rest what it has.

  /** The one gold button; null where there is nothing to confirm. */
  readonly confirm: Confirm<Action> | null = $derived(null);
  /** At most two quiet buttons. */
  readonly others: readonly Quiet[] = $derived([]);
  /** What comes of what is picked, in the title's own words. */
  readonly consequence: string = $derived("");
  readonly warning: Warning | null = $derived(null);
  /** What I have, where a decision pays or gains. */
  readonly stock: readonly Held[] = $derived([]);
  /** What is to be known of the place with this `data-place`. */
  inspect(_place: string): Card | null {
    return null;
  }
  /** What is half done at this decision, as plain JSON; the shell keeps it, and sets it again after a reload. */
  get draft(): unknown {
    return null;
  }
  set draft(_value: unknown) {
    // A title without drafts has nothing to bring back.
  }

  /** The gold button as it stands: what was taken from a list goes before what is picked on the board, while it is asked for. */
  readonly gold = $derived.by((): Confirm<Action> | null =>
    this.held && this.decision ? { label: capital(this.actionText(this.held)), action: this.held } : this.confirm,
  );
  /** What the engine says of the picked action; null while nothing is picked or known. */
  readonly foreseen = $derived.by(() => {
    const action = this.gold?.action;
    return action ? this.#known(action) : null;
  });
  #known(action: Action): Foreseen<Event> | null {
    return (this.foresight?.of(action) ?? null) as Foreseen<Event> | null;
  }
  /** What the engine says of any action of the decision; it is asked for if it is not known, and comes later. */
  foresee(action: Action): Foreseen<Event> | null {
    queueMicrotask(() => void this.foresight?.want(action));
    return this.#known(action);
  }
  /** What an action brings, as far as that is known: the reason that stands under a hint. */
  brings(action: Action): string {
    const told = this.foresee(action);
    return told?.certain ? this.explain(told.events) : "";
  }
  /** What events say, sentence by sentence. */
  explain(events: readonly Event[]): string {
    return events.map((event) => this.stage.speaker.event(event as GameEvent)).join(" ");
  }

  /** Take up an action as if its pieces had been pressed; a title that can shows it on the board. */
  select(action: Action): void {
    this.held = action;
  }
  /** A press has picked all that an answer needs: it goes at once where the player wants no second press for it. */
  async pressed(): Promise<boolean> {
    const action = this.gold?.action;
    if (!action || prefs.confirm === "always") return false;
    // Whoever confirms nothing does not wait for what would come of it either.
    const final = prefs.confirm === "final";
    const told = final ? await this.foresight?.want(action) : null;
    const mine = !!told?.back && told.owing.every((seat) => seat === this.stage.viewer);
    const asks = final && (!mine || this.gold?.final === true);
    if (asks || this.warning?.level === "red" || this.gold?.action !== action) return false;
    return this.goAhead();
  }
  /** What the gold button does. */
  async goAhead(): Promise<boolean> {
    const { gold } = this;
    if (gold?.run) return gold.run() !== false;
    const done = await this.choose(gold?.action);
    if (done) this.held = null;
    return done;
  }

  /** What the view holds of a seat. */
  abstract seat(seat: number): Seat | null;
  /** The words of an action of the present decision. */
  abstract actionText(action: Action): string;
  /** What a key does now. `digit` is 1 to 9, or 0 where the key is none of these. */
  protected abstract keyAct(key: string, digit: number): KeyAct;

  /** The legal actions of a type. */
  of<Type extends Action["type"]>(type: Type): readonly OfType<Action, Type>[] {
    return this.actions.filter((action): action is OfType<Action, Type> => action["type"] === type);
  }

  /** Whether a hint would play this action, or one with these fields: what stands for it is marked. */
  hinted(fields: Partial<Action> | null | undefined): boolean {
    const advised: Named | null = this.advised;
    return !!advised && !!fields && Object.entries(fields).every(([name, value]) => advised[name] === value);
  }

  /** Answer with an action; false where there is none, or one is on its way already. */
  async choose(action: Action | null | undefined): Promise<boolean> {
    return !!action && !this.stage.busy && this.stage.submit(action);
  }

  watch(seat: number | null): void {
    this.#watched = seat === this.home ? null : seat;
  }

  key(event: KeyboardEvent): boolean {
    const act = this.keyAct(event.key, /^[1-9]$/.test(event.key) ? Number(event.key) : 0);
    void act?.();
    return act !== undefined;
  }

  /** Whether a seat has something to answer. */
  owes(seat: number): boolean {
    return this.stage.view?.owing.includes(seat) ?? false;
  }

  /** Every seat: those in turn order first, then the rest. */
  protected everySeat(order: readonly number[] = []): readonly number[] {
    return [...order, ...this.stage.seats.map((_, seat) => seat).filter((seat) => !order.includes(seat))];
  }

  /** The passage of the rules page for the present decision; `over` names the one for the end. */
  protected passageIn(passages: Readonly<Record<string, string>>): string {
    return passages[this.over ? "over" : this.kind] ?? "";
  }

  /** A sentence on what decided the game: the winner's best line. */
  protected bestLine(key: string): string {
    const winner = this.stage.view?.results.find((result) => result.won);
    const best = winner?.lines.reduce((most, line) => (line.points > most.points ? line : most));
    if (!winner || !best) return "";
    return t(key, {
      of: this.stage.speaker.of(winner.seat),
      you: winner.seat === this.stage.viewer ? "yes" : "no",
      what: this.stage.speaker.score(best),
      points: best.points,
    });
  }
}
