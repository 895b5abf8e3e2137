/** What the town, the loggia and the decision bar of Comuni share: what is looked at and what is half done. */
import { capital, t } from "../../core/i18n.svelte";
import { sum } from "../../core/numbers";
import type { Named } from "../../core/stage";
import { RESOURCE_NAMES } from "./generated";
import type { Action, Card, CategoryName, Decision, Event, SeatView, View } from "./generated";
import { BoardModel, type KeyAct } from "../board.svelte";
import type { Told, TitleModel } from "../titles";
import { lastInvasion, STEPS, type InvasionStory, type Stand } from "./invasion";

/** Where the rules page explains a decision. */
const PASSAGES = {
  project: "projects",
  offer: "bid",
  displaced: "outbid",
  gain: "claim",
  build: "building",
  place: "building",
  discard: "hand",
  repair: "repairs",
  exchange: "resources",
  "gold-armies": "commit",
  "pilgrim-armies": "commit",
  alliance: "commit",
  city: "commit",
  over: "end",
};
/** The number that an action gives; null where it gives none. */
function numberOf(action: Action): number | null {
  if (action.type === "offer") return action.gold;
  if (action.type === "repair") return action.pillage;
  return "armies" in action ? action.armies : null;
}
/** The decisions whose greatest number is the usual answer. */
const MOST_FIRST: readonly string[] = ["repair", "city"] satisfies Decision["kind"][];
/** What has a button with a picture: cards, resources, places. */
const PICTURED: readonly Action["type"][] = ["choose", "discard", "gain", "build", "wall"];
/** What a seat does after an invasion when its player has read enough of it. */
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

/** A place in the town where the chosen card may go. */
export interface Place {
  action: Action;
  where: CategoryName | "walls";
  storeys: number;
  cost: number;
}

export class ComuniModel extends BoardModel<View, SeatView, Action, Event, Decision> implements TitleModel {
  /** The number about to be given, and the question it belongs to. */
  #amount = $state<{ question: string; number: number } | null>(null);
  /** The last invasion that was read to its end, by its place in the log; and how far the one on the table is told. */
  #read = $state(-1);
  #told = $state<{ seq: number; steps: number }>({ seq: -1, steps: 0 });
  again = $state(false);
  /** A column pointed at by the log. */
  shown = $state<number | null>(null);

  readonly seatOrder = $derived.by(() => this.everySeat(this.position?.turn_order));
  seat(seat: number): SeatView | null {
    return this.position?.seats[seat] ?? null;
  }
  /** Cards left in the deck. */
  readonly left = $derived(sum(this.position?.left ?? {}));

  /** Whether a screen stands before a seat's stock and hand, as at the table. */
  hidden(seat: number): boolean {
    const view = this.stage.view;
    return !!view && view.options["screens"] === true && seat !== this.stage.viewer && !view.over;
  }

  // Answers.

  /** The columns to which an envoy may go. */
  readonly columns = $derived.by((): ReadonlyMap<number, Action> => {
    const ways = [...this.of("bid"), ...this.of("move")];
    return new Map(ways.map((action) => [action.column, action]));
  });

  /** The numbers that may be given, rising. */
  readonly amounts = $derived.by((): readonly { number: number; action: Action }[] => {
    const counted = this.actions.flatMap((action) => {
      const number = numberOf(action);
      return number === null ? [] : [{ number, action }];
    });
    return counted.sort((a, b) => a.number - b.number);
  });
  readonly #question = $derived.by(
    () => `${this.position?.turn} ${this.kind} ${JSON.stringify(this.stage.decision?.args ?? {})}`,
  );
  readonly amount = $derived.by((): number => {
    if (this.#amount?.question === this.#question) return this.#amount.number;
    return (MOST_FIRST.includes(this.kind) ? this.amounts.at(-1) : this.amounts[0])?.number ?? 0;
  });
  step(by: number): void {
    const at = this.amounts.findIndex((one) => one.number === this.amount);
    const next = this.amounts[Math.min(Math.max(at + by, 0), this.amounts.length - 1)];
    if (next) this.#amount = { question: this.#question, number: next.number };
  }
  async give(): Promise<void> {
    await this.choose(this.amounts.find((one) => one.number === this.amount)?.action);
  }

  /** Where the chosen card may go. */
  readonly places = $derived.by((): readonly Place[] => {
    if (this.decision?.kind !== "place") return [];
    const { actions, args } = this.decision;
    return actions.flatMap((action, index) => {
      if (action.type !== "build" && action.type !== "wall") return [];
      const where = action.type === "wall" ? "walls" : action.category;
      return [{ action, where, storeys: action.storeys, cost: args.costs[index] ?? 0 }];
    });
  });
  placeAt(where: Place["where"], storeys: number): Place | undefined {
    return this.watched === this.own
      ? this.places.find((place) => place.where === where && place.storeys === storeys)
      : undefined;
  }

  /** Two pieces for one, where that can be done now. */
  readonly exchanges = $derived.by(() => this.of("exchange"));
  /** The answer that takes or does nothing more. */
  readonly leave = $derived.by(() => this.of("take-back")[0] ?? this.of("finish")[0] ?? this.of("pass")[0] ?? null);
  readonly choices = $derived.by(() => this.actions.filter(({ type }) => PICTURED.includes(type)));
  cardOf(action: Action): Card | null {
    if (!("card" in action)) return null;
    return this.mine?.hand.find(({ card }) => card === action.card) ?? null;
  }

  // The invasion.

  readonly told = $derived.by((): InvasionStory | null => lastInvasion(this.events));
  readonly committing = $derived(this.position?.phase === "commit");
  /** It has been fought, and its player has not turned the page yet. */
  readonly unread = $derived.by(() => {
    const told = this.told;
    if (!told || this.stage.viewer < 0 || told.seq <= this.#read) return false;
    return !this.events.some(
      ({ seq, kind, args }) =>
        seq > told.seq && ACTED.includes(kind) && "seat" in args && args.seat === this.stage.viewer,
    );
  });
  readonly reading = $derived(!this.committing && !!this.told && (this.unread || this.again));
  readonly atWar = $derived(this.committing || this.reading);
  /** How many steps of the story are told. */
  readonly steps = $derived(
    !this.told ? 0 : this.unread && !this.again ? (this.#told.seq === this.told.seq ? this.#told.steps : 0) : STEPS,
  );
  /** A sentence for each step. */
  readonly story = $derived.by((): readonly string[] => {
    const told = this.told;
    if (!told) return [];
    const ordered = this.seatOrder.flatMap((seat) => told.stands.find((stand) => stand.seat === seat) ?? []);
    const list = (stands: readonly Stand[], value: (stand: Stand) => number | null) =>
      stands.map((stand) => `${this.comune(stand.seat)} ${value(stand)}`).join(", ");
    const heroes = told.stands.filter((stand) => stand.hero).sort((a, b) => (b.hero ?? 0) - (a.hero ?? 0));
    return [
      t("cm-story-comes", { enemy: capital(this.stage.speaker.word("enemy", told.enemy)), strength: told.strength }),
      t("cm-story-attacks", { list: list(ordered, (stand) => stand.before) }),
      t("cm-story-alliance", { armies: told.alliance }),
      t("cm-story-defence", { list: list(ordered, (stand) => stand.defence) }),
      heroes.length ? t("cm-story-heroes", { list: list(heroes, (stand) => stand.hero) }) : t("cm-story-no-heroes"),
    ];
  });
  /** How it went for me stands in the place of the next question until the page is turned. */
  readonly prompt = $derived.by((): string | undefined => {
    const told = this.told;
    if (!told || !this.reading) return undefined;
    const mine = told.stands.find((one) => one.seat === this.stage.viewer);
    if (this.steps < STEPS || !mine) return t("cm-told");
    const { attack, defence, pillage } = mine;
    const enemy = capital(this.stage.speaker.word("enemy", told.enemy));
    return t(pillage ? "cm-sum-pillaged" : "cm-sum-held", {
      comune: this.comune(mine.seat),
      attack,
      defence,
      pillage,
      enemy,
    });
  });
  tell(steps: number): void {
    if (this.told) this.#told = { seq: this.told.seq, steps: Math.min(steps, STEPS) };
  }
  goOn(): void {
    this.#read = this.told?.seq ?? -1;
    this.again = false;
  }

  // Looking.

  override watch(seat: number | null): void {
    super.watch(seat);
    this.shown = null;
    this.again = false;
  }
  canShow({ args }: Told, arg: string): boolean {
    return (
      arg === "column" ||
      ((arg === "category" || arg === "card") && typeof args["seat"] === "number") ||
      arg === "enemy"
    );
  }
  show({ args: { column, seat } }: Told, arg: string): void {
    if (arg === "enemy") this.again = !!this.told;
    else if (arg === "column") this.shown = typeof column === "number" ? column : null;
    else if (typeof seat === "number") this.watch(seat);
  }

  // Words.

  comune(seat: number): string {
    const comune = this.seat(seat)?.comune;
    return comune ? this.stage.speaker.word("comune", comune) : this.stage.speaker.name(seat);
  }
  card(card: Card): string {
    return this.stage.speaker.word("card", card.card);
  }
  stockText(seat: number): string {
    if (this.hidden(seat)) return t("cm-behind-screen");
    const stock = this.seat(seat)?.stock;
    return RESOURCE_NAMES.map((resource) => t(`cm-count-${resource}`, { count: stock?.[resource] ?? 0 })).join(", ");
  }
  actionText(action: Named): string {
    const place = this.places.find((one) => one.action === action);
    const text = this.stage.speaker.action(action);
    return place ? t("cm-place-cost", { text, cost: place.cost }) : text;
  }
  readonly phase = $derived.by(() => {
    const position = this.position;
    if (!position) return "";
    const phase = this.stage.speaker.word("phase", this.reading ? "commit" : position.phase);
    return this.over ? capital(phase) : t("cm-phase", { turn: position.turn, phase });
  });
  seatState(seat: number): { text: string; done: boolean } {
    const position = this.position;
    const view = this.seat(seat);
    if (!position || !view || this.over) return { text: "", done: true };
    if (this.committing) return { text: t(view.sealed ? "cm-sealed" : "cm-weighs"), done: view.sealed };
    // What I do myself the decision bar says.
    if (seat === this.stage.viewer || !this.owes(seat)) return { text: "", done: false };
    return { text: this.stage.speaker.word("phase", position.phase), done: false };
  }
  seatLine(seat: number): string {
    const view = this.seat(seat);
    if (!view) return "";
    return [
      this.comune(seat),
      t("cm-count-buildings", { count: view.buildings.length }),
      t("cm-count-walls", { count: view.walls.length }),
      t("cm-envoys-home", { count: view.envoys }),
      t("cm-hand-count", { count: view.hand.length }),
      this.stockText(seat),
    ].join(", ");
  }
  finalLine(seat: number): string {
    const view = this.seat(seat);
    return t("cm-final-line", { comune: this.comune(seat), pillage: view?.pillage ?? 0 });
  }
  readonly verdict = $derived(this.bestLine("cm-verdict"));
  readonly passage = $derived(this.passageIn(PASSAGES));

  // Keys.

  protected keyAct(key: string, digit: number): KeyAct {
    if (this.reading) return key === "Enter" ? this.#turnPage : undefined;
    if (this.amounts.length) return this.#amountKey(key);
    const way = digit ? (this.columns.size ? this.columns.get(digit) : this.choices[digit - 1]) : this.#named(key);
    return way && (() => this.choose(way));
  }
  /** The whole story at once; when it is told, on to the game. */
  readonly #turnPage = (): void => {
    if (this.steps < STEPS) this.tell(STEPS);
    else this.goOn();
  };
  #amountKey(key: string): KeyAct {
    if (["+", "=", "ArrowUp", "ArrowRight"].includes(key)) return () => this.step(1);
    if (["-", "−", "ArrowDown", "ArrowLeft"].includes(key)) return () => this.step(-1);
    return key === "Enter" ? () => this.give() : undefined;
  }
  /** The action that a letter stands for. */
  #named(key: string): Action | undefined {
    const letter = key.toLowerCase();
    if (letter === "c") return this.of("claim")[0];
    if (letter === "i") return this.of("income")[0];
    return letter === "0" || letter === "p" ? (this.leave ?? undefined) : undefined;
  }
}
