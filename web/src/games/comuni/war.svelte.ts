/** The invasion on the plate: how far it is told, and when its page is turned. */
import { capital, t } from "../../core/i18n.svelte";
import { lastInvasion, STEP_OF, STEPS, type InvasionStory, type Stand } from "./invasion";
import type { Event } from "./generated";
import type { ComuniModel } from "./model.svelte";

/** What a seat does after an invasion. */
const ACTED: readonly Event["kind"][] = [
  "bid",
  "took-back",
  "moved",
  "claimed",
  "income",
  "gained",
  "exchanged",
  "built",
  "walled",
  "discarded",
  "repaired",
];

export class War {
  /** The last invasion whose page was turned, and the last one that was played to its end, by their place in the log. */
  #read = $state(-1);
  #played = $state(-1);
  again = $state(false);

  constructor(readonly model: ComuniModel) {}

  readonly told = $derived.by((): InvasionStory | null => lastInvasion(this.model.events));
  /** Hands are being filled. */
  readonly committing = $derived.by(() => this.model.position?.phase === "commit" && this.told?.opened === null);
  /** The step that is played now; 0 where none is. */
  readonly playing = $derived.by((): number => STEP_OF[this.model.stage.scene?.kind ?? ""] ?? 0);
  /**
   * It has been fought, and its player has not turned the page yet. What was seen goes by itself when the next one acts; what was not,
   * stays until its player goes on.
   */
  readonly unread = $derived.by(() => {
    const { told, model } = this;
    const opened = told?.opened ?? -1;
    const { viewer } = model.stage;
    if (!told?.done || viewer < 0 || opened <= this.#read) return false;
    return !model.events.some(
      ({ seq, kind, args }) =>
        seq > opened && ACTED.includes(kind) && (this.#played === opened || ("seat" in args && args.seat === viewer)),
    );
  });
  /** The page lies open, and can be turned. */
  readonly reading = $derived.by(
    () =>
      !this.committing &&
      !this.playing &&
      !!this.told?.done &&
      (this.unread || this.again || this.model.stage.waits === true),
  );
  readonly on = $derived(this.committing || this.reading || this.playing > 0);
  /** How many steps of the story are told. */
  readonly steps = $derived(this.playing || (this.committing ? 2 : STEPS));

  /** A sentence for each step. */
  readonly story = $derived.by((): readonly string[] => {
    const { told, model } = this;
    if (!told) return [];
    const ordered = model.seatOrder.flatMap((seat) => told.stands.find((stand) => stand.seat === seat) ?? []);
    const list = (stands: readonly Stand[], value: (stand: Stand) => number | null) =>
      stands.map((stand) => `${model.comune(stand.seat)} ${value(stand)}`).join(", ");
    const heroes = told.stands.filter((stand) => stand.hero).sort((a, b) => (b.hero ?? 0) - (a.hero ?? 0));
    return [
      t("cm-story-comes", { enemy: this.enemy, strength: told.strength }),
      t("cm-story-attacks", { list: list(ordered, (stand) => stand.before) }),
      t("cm-story-alliance", { armies: told.alliance ?? 0 }),
      t("cm-story-defence", {
        list: list(
          ordered.filter((stand) => stand.fight),
          (stand) => stand.fight?.defence ?? 0,
        ),
      }),
      heroes.length ? t("cm-story-heroes", { list: list(heroes, (stand) => stand.hero) }) : t("cm-story-no-heroes"),
    ];
  });
  get enemy(): string {
    return this.told ? capital(this.model.stage.speaker.word("enemy", this.told.enemy)) : "";
  }
  /** How it went for me stands in the place of the next question until the page is turned. */
  readonly prompt = $derived.by((): string | undefined => {
    const { told, model } = this;
    if (!told || !this.reading) return undefined;
    const mine = told.stands.find((one) => one.seat === model.stage.viewer);
    if (!mine?.fight) return t("cm-told");
    const { attack, defence, pillage } = mine.fight;
    const { enemy } = this;
    const comune = model.comune(mine.seat);
    return t(pillage ? "cm-sum-pillaged" : "cm-sum-held", { comune, attack, defence, pillage, enemy });
  });

  /** On to the game; after the Emperor, to the points. */
  goOn(): void {
    this.#read = this.told?.opened ?? -1;
    this.again = false;
    this.model.stage.goOn?.();
  }
  /** The last step is played: it was seen. */
  see(): void {
    if (this.playing === STEPS && this.told?.opened != null) this.#played = this.told.opened;
  }
}
