/** The gold button: what a press and the Enter key do with what is picked, and the question it asks before a loss. */
import type { TitleModel } from "../../games/titles";

type Model = Pick<TitleModel, "gold" | "warning" | "goAhead"> & {
  readonly stage: { decision: { kind: string } | null };
};

export class Gold {
  /** A loss was pointed out: the button is the way back, and the act itself is the quiet one. */
  asking = $state(false);
  /** The kinds of decisions whose loss was pointed out already: once per kind and game. */
  #told = new Set<string>();

  constructor(readonly model: Model) {}

  readonly ready = $derived.by(() => !!this.model.gold && !!(this.model.gold.action ?? this.model.gold.run));
  readonly red = $derived.by(() => this.ready && this.model.warning?.level === "red");

  press(): void {
    if (!this.ready) return;
    const kind = this.model.stage.decision?.kind ?? "";
    if (this.red && !this.asking && !this.#told.has(kind)) {
      this.#told.add(kind);
      this.asking = true;
      return;
    }
    this.asking = false;
    void this.model.goAhead();
  }

  /** The key presses the button, but never into a loss. Whether it meant anything. */
  enter(): boolean {
    if (this.asking) this.asking = false;
    else if (!this.ready) return false;
    else if (!this.red) this.press();
    return true;
  }

  back(): boolean {
    const asked = this.asking;
    this.asking = false;
    return asked;
  }
}
