/** The board of any title: its position in words, and every action a button. */
import { capital, t, texts } from "../../core/i18n.svelte";
import { placeOf, type Named } from "../../core/stage";
import type { Confirm } from "../../games/bar";
import { BoardModel, type KeyAct } from "../../games/board.svelte";
import type { TitleModel } from "../../games/titles";
import { itemsOf, labelOf, rowsOf, shown, split, type Fields } from "./fields";

/** From how many actions on they stand in groups by their type. */
const GROUPED = 7;

/** Actions of one type; `first` is the place of the first one among all. */
export interface Group {
  type: string;
  label: string;
  actions: { action: Named; place: number; text: string }[];
}

export class GeneralModel extends BoardModel<Fields, Fields> implements TitleModel {
  readonly parts = $derived.by(() => split(this.position ?? {}, this.stage.view?.players ?? 0));
  readonly common = $derived.by(() => shown(this.parts.common, this.stage.speaker));
  readonly rows = $derived.by(() => rowsOf(this.parts.seats, this.stage.speaker));

  seat(seat: number): Fields | null {
    return this.parts.seats[seat] ?? null;
  }

  /** All that can be done: in one group, or in one per type where that is much. */
  readonly groups = $derived.by((): Group[] => {
    const all = this.actions.map((action, place) => ({ action, place, text: capital(this.actionText(action)) }));
    const types = [...new Set(this.actions.map((action) => String(action["type"])))];
    if (all.length < GROUPED || types.length < 2) return [{ type: "", label: "", actions: all }];
    return types.map((type) => ({
      type,
      label: capital(texts.has(`verb-${type}`) ? t(`verb-${type}`) : type),
      actions: all.filter(({ action }) => action["type"] === type),
    }));
  });

  // What is picked among all actions, by its place.

  #place = $state(-1);
  readonly picked = $derived.by(() => this.actions[this.#place] ?? null);
  override readonly confirm = $derived.by((): Confirm | null =>
    this.kind
      ? {
          label: this.picked ? capital(this.actionText(this.picked)) : "",
          action: this.picked,
          waits: t("general-pick"),
        }
      : null,
  );
  pick(place: number): void {
    this.#place = place;
    this.held = null;
    void this.pressed();
  }
  override select(action: Named): void {
    this.#place = placeOf(action, this.actions);
  }
  override async choose(action: Named | null | undefined): Promise<boolean> {
    const done = await super.choose(action);
    if (done) this.#place = -1;
    return done;
  }
  override get draft(): unknown {
    return this.picked && this.#place;
  }
  override set draft(place: unknown) {
    if (typeof place === "number") this.#place = place;
  }

  protected keyAct(_key: string, digit: number): KeyAct {
    return digit && this.actions[digit - 1] ? () => this.pick(digit - 1) : undefined;
  }

  // What the shell asks.

  canShow(): boolean {
    return false;
  }
  show(): void {
    // Nothing lies anywhere on this board.
  }
  actionText(action: Named): string {
    return this.stage.speaker.action(action);
  }

  readonly phase = $derived.by(() => {
    const words = this.stage.speaker;
    const { round, phase } = this.position ?? {};
    const named =
      round === undefined ? [] : [`${labelOf("round", words.book)} ${itemsOf("round", round, words).join()}`];
    const stands = phase === undefined ? [] : itemsOf("phase", phase, words);
    return [...named, ...stands].filter(Boolean).join(" · ");
  });

  seatState(seat: number): { text: string; done: boolean } {
    if (this.over) return { text: "", done: true };
    if (!this.owes(seat)) return { text: "", done: false };
    return { text: t(seat === this.stage.viewer ? "general-your-turn" : "general-thinks"), done: false };
  }

  /** The first number of every seat that is not its score: that stands beside it. */
  readonly #told = $derived.by(() => {
    const results = this.stage.view?.results ?? [];
    return this.rows.find(
      ({ name }) =>
        this.parts.seats.every((seat) => typeof seat[name] === "number") &&
        this.parts.seats.some((seat, i) => seat[name] !== results[i]?.score),
    );
  });
  seatLine(seat: number): string {
    return this.#told ? `${this.#told.label} ${this.#told.cells[seat]?.join(", ") ?? ""}` : "";
  }
  finalLine(seat: number): string {
    return this.seatLine(seat);
  }

  readonly verdict = $derived.by(() =>
    (this.stage.view?.results[0]?.lines.length ?? 0) > 1 ? this.bestLine("general-verdict") : "",
  );
  readonly passage = "";
}
