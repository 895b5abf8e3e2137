/** What the town, the loggia and the decision bar of Comuni share: what is looked at and what is half done. */
import { capital, t } from "../../core/i18n.svelte";
import { sum } from "../../core/numbers";
import { crest, type Named } from "../../core/stage";
import { RESOURCE_NAMES } from "./generated";
import type { Action, Card, Decision, Event, SeatView, View } from "./generated";
import type { PlaceName } from "./data";
import type { Card as Inspected, Confirm, Held, Quiet, Warning } from "../bar";
import { BoardModel, type KeyAct } from "../board.svelte";
import type { Told, TitleModel } from "../titles";
import { TOWN_COLOURS } from "./colours";
import { inspect } from "./inspect";
import { consequence, goldLabel, waitsFor, warning } from "./says";
import { War } from "./war.svelte";

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
/** What has a button with a picture: cards, resources, places. */
const PICTURED: readonly Action["type"][] = ["choose", "discard", "gain", "build", "wall"];

/** A place in the town where the chosen card may go, and what it costs and brings there. */
export interface Place {
  action: Action;
  where: PlaceName;
  storeys: number;
  cost: number;
  points: number;
  income: number;
  holds: number;
}
type Outlook = Extract<Decision, { args: { homes: number[] } }>["args"];

export class ComuniModel extends BoardModel<View, SeatView, Action, Event, Decision> implements TitleModel {
  /** The number about to be given, what is about to be done, and the question they belong to. */
  #amount = $state<{ question: string; number: number } | null>(null);
  #picked = $state.raw<{ question: string; action: Action } | null>(null);
  /** The columns that were open when the present bid began: another one may still be taken instead. */
  #open: readonly number[] = [];
  readonly war: War = new War(this);
  /** A column pointed at by the log. */
  shown = $state<number | null>(null);

  readonly seatOrder = $derived.by(() => this.everySeat(this.position?.turn_order));
  seat(seat: number): SeatView | null {
    return this.position?.seats[seat] ?? null;
  }
  /** Cards left in the deck. */
  readonly left = $derived(sum(this.position?.left ?? {}));
  /** The colour of a seat is that of its town. */
  crest(seat: number): string {
    const comune = this.seat(seat)?.comune;
    return comune ? TOWN_COLOURS[comune] : crest(seat);
  }

  /** Whether a screen stands before a seat's stock and hand, as at the table. */
  hidden(seat: number): boolean {
    return this.screens && seat !== this.stage.viewer && !this.over;
  }
  readonly screens = $derived.by(() => this.stage.view?.options["screens"] === true);

  // Answers.

  /** The columns to which an envoy may go; while gold is named, those it might still go to instead. */
  readonly columns = $derived.by((): ReadonlyMap<number, Action> => {
    const ways: readonly Extract<Action, { type: "bid" | "move" }>[] =
      this.kind === "offer"
        ? this.#open.map((column) => ({ type: "bid" as const, column }))
        : [...this.of("bid"), ...this.of("move")];
    return new Map(ways.map((action) => [action.column, action]));
  });
  /** Why no envoy may go to a column; empty where one may. */
  why(column: number): string {
    const args = this.decision?.args;
    const why = args && "why" in args ? args.why[column - 1] : undefined;
    return why && why !== "open" ? this.stage.speaker.word("why", why) : "";
  }
  /** Send the envoy to a column; from another one it comes back first. */
  async goTo(column: number): Promise<void> {
    const way = this.columns.get(column);
    if (!way || this.stage.busy) return;
    if (this.kind !== "offer") {
      this.#open = this.of("bid").map((action) => action.column);
      return this.pick(way);
    }
    if (column === this.position?.bid_column) return;
    if (await this.stage.undo()) await this.stage.submit(way);
  }

  /** The numbers that may be given, rising. */
  readonly amounts = $derived.by((): readonly { number: number; action: Action }[] => {
    const counted = this.actions.flatMap((action) => {
      const number = numberOf(action);
      return number === null ? [] : [{ number, action }];
    });
    return counted.sort((a, b) => a.number - b.number);
  });
  /** What each number would come to in an invasion, if nobody else helps. */
  readonly outlook = $derived.by((): Outlook | null => {
    const args = this.decision?.args;
    return args && "homes" in args ? args : null;
  });
  readonly #question = $derived.by(
    () => `${this.stage.view?.head} ${this.kind} ${JSON.stringify(this.stage.decision?.args ?? {})}`,
  );
  /** The least that serves: the lowest bid, one repair, as many armies as hold the town. */
  readonly preset = $derived.by((): number => {
    if (this.kind === "repair") return this.amounts.find(({ number }) => number > 0)?.number ?? 0;
    const least = this.amounts[0]?.number ?? 0;
    if (!this.outlook || this.kind === "alliance") return least;
    const holds = this.outlook.losses.indexOf(0);
    if (holds >= 0) return this.amounts[holds]?.number ?? least;
    return this.kind === "city" ? (this.amounts.at(-1)?.number ?? least) : least;
  });
  readonly amount = $derived.by(() => (this.#amount?.question === this.#question ? this.#amount.number : this.preset));
  /** Where the number stands in the list. */
  readonly at = $derived.by(() => this.amounts.findIndex((one) => one.number === this.amount));
  setAmount(number: number): void {
    this.#amount = { question: this.#question, number };
    this.#picked = null;
  }
  step(by: number): void {
    const next = this.amounts[Math.min(Math.max(this.at + by, 0), this.amounts.length - 1)];
    if (next) this.setAmount(next.number);
  }

  /** What is about to be done. */
  readonly picked = $derived.by((): Action | null => {
    if (this.#picked?.question === this.#question) return this.#picked.action;
    return this.amounts[this.at]?.action ?? null;
  });
  /** A press picks; the same press does it where that can be taken back. */
  pick(action: Action | null | undefined): void {
    if (!action || this.stage.busy) return;
    this.held = null;
    this.#picked = { question: this.#question, action };
    void this.pressed();
  }
  /** A press picks. A key stays on the piece, so there it is also the key of the gold button, but never into a loss. */
  press(event: Pick<MouseEvent, "detail">, action: Action): void {
    if (!this.isPicked(action) || event.detail > 0) this.pick(action);
    else if (this.warning?.level !== "red") void this.goAhead();
  }
  override select(action: Action): void {
    const number = numberOf(action);
    if (number !== null) this.setAmount(number);
    else this.#picked = { question: this.#question, action };
  }
  isPicked(action: Action | null | undefined): boolean {
    return !!action && this.picked === action;
  }

  /** Where the chosen card may go. */
  readonly places = $derived.by((): readonly Place[] => {
    if (this.decision?.kind !== "place") return [];
    const { actions, args } = this.decision;
    const steps = actions.filter((action) => action.type === "build" || action.type === "wall");
    return steps.map((action, i) => ({
      action,
      where: action.type === "wall" ? "walls" : action.category,
      storeys: action.storeys,
      cost: args.costs[i] ?? 0,
      points: args.points[i] ?? 0,
      income: args.incomes[i] ?? 0,
      holds: args.holds[i] ?? 0,
    }));
  });
  placeAt(where: PlaceName, storeys: number): Place | undefined {
    return this.watched === this.own
      ? this.places.find((place) => place.where === where && place.storeys === storeys)
      : undefined;
  }
  /** Why the chosen card may not become this storey; empty where it may, or where nothing is placed. */
  whyNot(where: PlaceName, storeys: number): string {
    if (this.decision?.kind !== "place" || this.watched !== this.own) return "";
    const no = this.decision.args.refused.find(([at, height]) => at === where && (height === 0 || height === storeys));
    if (!no) return "";
    return no[2] === "craftsmen" ? t("cm-why-craftsmen", { count: no[3] }) : this.stage.speaker.word("why", no[2]);
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

  // The decision bar.

  override readonly confirm: Confirm<Action> | null = $derived.by((): Confirm<Action> | null => {
    if (this.war.reading) {
      const label = t(this.war.told?.enemy === "emperor" && !this.war.again ? "cm-count-points" : "cm-go-on");
      return { label, action: null, run: () => this.war.goOn() };
    }
    if (!this.kind) return null;
    const { picked: action } = this;
    return action
      ? { label: goldLabel(this, action), action, final: action.type === "city" }
      : { label: "", action: null, waits: waitsFor(this) };
  });
  override readonly others: readonly Quiet[] = $derived.by((): readonly Quiet[] => {
    if (this.war.reading || !this.kind) return [];
    const quiet = (id: string, key: string, action: Action | null | undefined, label: string): Quiet[] =>
      action && !this.isPicked(action)
        ? [{ id, key, label, hinted: this.hinted(action), run: () => this.pick(action) }]
        : [];
    const spare = this.kind === "city" && this.amount > this.preset && this.outlook?.losses.includes(0);
    if (spare)
      return [{ id: "spare", label: t("cm-spare", { count: this.preset }), run: () => this.setAmount(this.preset) }];
    return [
      ...quiet("claim", "C", this.of("claim")[0], t("cm-claim", { columns: this.envoysAt.join(", ") })),
      ...quiet("income", "I", this.of("income")[0], t("cm-income-short", { count: this.coming })),
      ...quiet("leave", "0", this.leave, this.leave ? capital(this.stage.speaker.action(this.leave)) : ""),
    ];
  });
  override readonly consequence: string = $derived.by(() => (this.war.reading ? "" : consequence(this)));
  override readonly warning: Warning | null = $derived.by(() => (this.war.reading ? null : warning(this)));
  override readonly stock: readonly Held[] = $derived.by(() =>
    RESOURCE_NAMES.map((resource) => {
      const count = this.mine?.stock[resource] ?? 0;
      return { icon: `r-${resource}`, count, label: t(`cm-count-${resource}`, { count }) };
    }),
  );
  override inspect(place: string): Inspected | null {
    return inspect(this, place);
  }
  override get draft(): unknown {
    return this.#amount?.question === this.#question ? this.#amount.number : null;
  }
  override set draft(value: unknown) {
    if (value === null) this.#picked = this.#amount = null;
    if (typeof value === "number" && this.amounts.some(({ number }) => number === value)) this.setAmount(value);
  }
  /** The columns where my envoys stand, and what my income would bring in all. */
  readonly envoysAt = $derived.by((): readonly number[] =>
    (this.position?.columns ?? [])
      .filter((column) => column.bidder !== null && column.bidder === this.stage.viewer)
      .map((column) => column.number),
  );
  readonly coming = $derived.by(() => (this.mine ? sum(this.mine.income.fixed) + this.mine.income.free : 0));
  readonly prompt = $derived.by(() => this.war.prompt);
  /** The Emperor is read before the points are counted. */
  readonly telling = $derived.by(() => this.over && this.war.unread);
  /** Its page has been turned: that was the wish to see them. */
  readonly counting = $derived.by(() => this.over && !this.war.unread);

  // Looking.

  override watch(seat: number | null): void {
    super.watch(seat);
    this.shown = null;
    this.war.again = false;
  }
  canShow({ args }: Told, arg: string): boolean {
    return (
      arg === "column" ||
      ((arg === "category" || arg === "card") && typeof args["seat"] === "number") ||
      arg === "enemy"
    );
  }
  show({ args: { column, seat } }: Told, arg: string): void {
    if (arg === "enemy") this.war.again = !!this.war.told;
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
    const stock = this.position?.seats[seat]?.stock;
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
    const phase = this.stage.speaker.word("phase", this.war.reading ? "commit" : position.phase);
    return this.over && !this.war.reading ? capital(phase) : t("cm-phase", { turn: position.turn, phase });
  });
  seatState(seat: number): { text: string; done: boolean } {
    const position = this.position;
    const view = this.seat(seat);
    if (!position || !view || this.over) return { text: "", done: true };
    if (this.war.committing) return { text: t(view.sealed ? "cm-sealed" : "cm-weighs"), done: view.sealed };
    return { text: "", done: false };
  }
  /** The town stands first, its player small beside it. */
  seatName(seat: number): string {
    return this.comune(seat);
  }
  /** The score track; what a count now would give is a quieter number. */
  seatScore(seat: number): { points: number; later: string; text: string } {
    const { points = 0, score = 0 } = this.seat(seat) ?? {};
    return { points, later: t("cm-ends-at", { score }), text: t("cm-ends-says", { points, score }) };
  }
  seatLine(seat: number): string {
    const view = this.position?.seats[seat];
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
    if (this.war.reading) return key === "Enter" ? () => this.war.goOn() : undefined;
    if (key === "Enter") return this.gold?.action ? () => this.goAhead() : undefined;
    if (this.amounts.length) return this.#amountKey(key) ?? this.#arch(digit);
    if (digit && this.columns.size) return this.#arch(digit);
    const way = digit ? this.choices[digit - 1] : this.#named(key);
    return way && (() => this.pick(way));
  }
  #arch(digit: number): KeyAct {
    return this.columns.has(digit) ? () => this.goTo(digit) : undefined;
  }
  #amountKey(key: string): KeyAct {
    if (["+", "=", "ArrowUp", "ArrowRight"].includes(key)) return () => this.step(1);
    return ["-", "−", "ArrowDown", "ArrowLeft"].includes(key) ? () => this.step(-1) : undefined;
  }
  /** The action that a letter stands for. */
  #named(key: string): Action | undefined {
    const letter = key.toLowerCase();
    if (letter === "c") return this.of("claim")[0];
    if (letter === "i") return this.of("income")[0];
    return letter === "0" || letter === "p" ? (this.leave ?? undefined) : undefined;
  }
}
