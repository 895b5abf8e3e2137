/** What the models of all boards share. A title's model adds what is half done on its board, and its words. */
import { t } from "../core/i18n.svelte";
import type { Named, Stage } from "../core/stage";
import type { Decision as AnyDecision, GameEvent } from "../generated/protocol";

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

  /** What the view holds of a seat. */
  abstract seat(seat: number): Seat | null;
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
