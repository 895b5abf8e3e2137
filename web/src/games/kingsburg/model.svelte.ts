/** What the court, the provinces and the decision bar of Kingsburg share: what is looked at and what is half done. */
import { t } from "../../core/i18n.svelte";
import { roman, sum } from "../../core/numbers";
import type { SceneNow } from "../../core/stage";
import type { Card, Confirm, Held, Quiet, Warning } from "../bar";
import {
  ADVISOR_NAMES,
  GOOD_NAMES,
  type Action,
  type BuildingName,
  type Decision,
  type Event,
  type GoodName,
  type Phase,
  type SeatView,
  type View,
} from "./generated";
import { BoardModel, type KeyAct } from "../board.svelte";
import type { TitleModel } from "../titles";
import { lastBattle, type Battle, type Fight } from "./battle";
import { cardsOf, LAST_YEAR, numberOf, PICTURES } from "./data";
import { Flights } from "./flights.svelte";
import { Hand } from "./hand.svelte";
import { cardOf } from "./inspect";
import { outcome } from "./outcome";
import { answerOf, byPiles, namesGoods, sizeOf, stepped, type Pile } from "./piles";
import { actionText, advisorName, buildingName, effectText, faceText, giftText, pictureText, wayText } from "./words";

export type Looked = { kind: "advisor"; number: number } | { kind: "building"; name: BuildingName; seat: number };

/** What is half done at a decision. */
interface Draft {
  dice?: readonly number[];
  plus2?: boolean;
  market?: number;
  plan?: BuildingName | null;
  pile?: Pile;
  choice?: number;
}

/** Where the rules page explains a decision. */
const PASSAGES = {
  aid: "kings-aid",
  reroll: "roll",
  influence: "influence",
  goods: "gifts",
  either: "gifts",
  swap: "gifts",
  smuggle: "gifts",
  build: "build",
  "build-again": "envoy",
  "town-hall": "season-end",
  recruit: "recruit",
  spoils: "battle",
  losses: "battle",
  over: "end",
};
const LEAVING = ["pass", "keep", "decline", "done"];

export class KingsburgModel extends BoardModel<View, SeatView, Action, Event, Decision> implements TitleModel {
  readonly dice = new Hand(this);
  /** The building about to be built, the answer about to be given, the goods set aside for one. */
  plan = $state<BuildingName | null>(null);
  #choice = $state.raw<Action | null>(null);
  pile = $state.raw<Pile>({});
  /** A pass of the season has been asked for once. */
  passing = $state(false);
  /** What somebody looks at, to have it explained. */
  looked = $state<Looked | null>(null);
  /** The last battle is to be seen again. */
  again = $state(false);
  /** The last battle was left for the count of the points. */
  counting = $state(false);

  readonly seatOrder = $derived.by(() => this.everySeat(this.position?.order));
  seat(seat: number): SeatView | null {
    return this.position?.seats[seat] ?? null;
  }

  // What is on its way.

  readonly flights = new Flights(() => this.stage.scene);
  /** What a seat has of something, but for what is still flying to it. */
  count(seat: number, what: GoodName | "soldiers" | "tokens"): number {
    const view = this.seat(seat);
    if (!view) return 0;
    const held = what === "soldiers" || what === "tokens" ? view[what] : view.goods[what];
    return Math.max(0, held - this.flights.pending(seat, what));
  }
  /** The running scene, if it shows this of a seat, or of an advisor. */
  running(kind: Event["kind"], seat: number): SceneNow | null {
    return this.#scene(kind, "seat", seat);
  }
  at(kind: Event["kind"], number: number): SceneNow | null {
    return this.#scene(kind, "number", number);
  }
  #scene(kind: string, arg: string, value: number): SceneNow | null {
    const { scene } = this.stage;
    return scene?.kind === kind && scene.events.some(({ args }) => args[arg] === value) ? scene : null;
  }

  // What is picked.

  readonly buildable = $derived.by(() => this.of("build").map((action) => action.building));
  readonly planned = $derived(this.plan && this.buildable.includes(this.plan) ? this.plan : null);
  /** The action that takes nothing, where there is one. */
  readonly leave = $derived(this.actions.find((action) => LEAVING.includes(action.type)) ?? null);
  readonly choices = $derived.by(() =>
    this.kind === "influence" || this.kind.startsWith("build")
      ? []
      : this.actions.filter((action) => action !== this.leave),
  );
  /** Goods are set aside by piles. */
  readonly piled = $derived(byPiles(this.choices));
  readonly goodsChoices = $derived(this.choices.filter(namesGoods));
  readonly choice = $derived.by(() => {
    if (this.piled) return answerOf(this.goodsChoices, this.pile);
    return this.choices.find((action) => action === this.#choice) ?? null;
  });
  /** How many goods an answer of this decision names. */
  readonly wanted = $derived(this.goodsChoices[0]?.goods.length ?? 0);

  pick(action: Action): void {
    if (this.choice === action) return void this.choose(action);
    this.held = null;
    this.#choice = action;
    void this.pressed();
  }
  step(good: GoodName, by: 1 | -1): void {
    this.pile = stepped(this.goodsChoices, this.pile, good, by) ?? this.pile;
  }
  build(name: BuildingName): void {
    if (this.plan === name && !this.held) return void this.goAhead();
    this.held = null;
    this.plan = name;
    void this.pressed();
  }
  /** A click on an advisor: aim at him, then send the dice. */
  court(number: number): void {
    const way = this.dice.lit.get(number) ?? this.dice.ways.find((one) => one.advisor === number);
    if (!way) return;
    if (this.dice.aimed?.advisor === number && !this.held) return void this.goAhead();
    this.held = null;
    this.dice.adopt(way);
    this.passing = false;
    void this.pressed();
  }
  togglePick(index: number): void {
    this.held = null;
    this.dice.toggle(index);
    this.passing = false;
  }
  clear(): void {
    this.dice.clear();
    this.plan = this.#choice = null;
    this.pile = {};
    this.passing = false;
  }
  override async choose(action: Action | null | undefined): Promise<boolean> {
    const done = await super.choose(action);
    if (done) this.clear();
    return done;
  }
  /** Leave it; a season's pass while advisors could still be reached is asked twice. */
  async pass(): Promise<void> {
    if (this.kind === "influence" && this.dice.ways.length && !this.passing) this.passing = true;
    else await this.choose(this.leave);
  }

  /** Take up an action as if its pieces had been pressed. */
  override select(action: Action): void {
    this.clear();
    if (action.type === "influence") {
      const way = this.dice.ways.find((one) => one.action === action);
      if (way) this.dice.adopt(way);
    } else if (action.type === "build") this.plan = action.building;
    else if (this.piled && namesGoods(action)) {
      for (const good of action.goods) this.pile = { ...this.pile, [good]: (this.pile[good] ?? 0) + 1 };
    } else if (this.choices.includes(action)) this.#choice = action;
    else super.select(action);
  }

  override get draft(): Draft | null {
    const { picked, plus2, market } = this.dice;
    if (this.kind === "influence") return picked.length ? { dice: picked, plus2, market } : null;
    if (this.planned) return { plan: this.planned };
    if (this.piled) return sizeOf(this.pile) ? { pile: this.pile } : null;
    return this.choice ? { choice: this.choices.indexOf(this.choice) } : null;
  }
  override set draft(value: unknown) {
    const { dice = [], plus2 = false, market = 0, plan = null, pile = {}, choice = -1 } = (value ?? {}) as Draft;
    this.dice.restore(dice, plus2, market);
    this.plan = plan;
    this.pile = pile;
    this.#choice = this.choices[choice] ?? null;
  }

  // The decision bar.

  override readonly confirm = $derived.by((): Confirm<Action> | null => {
    if (this.reading) return this.#page();
    if (!this.kind) return null;
    if (this.kind === "influence") {
      const { aimed } = this.dice;
      const label = aimed ? t("kb-place-on", { number: aimed.advisor }) : t("kb-place");
      return { label, action: aimed?.action ?? null, waits: t("kb-pick") };
    }
    if (this.kind.startsWith("build")) {
      const name = this.planned;
      const action = this.of("build").find(({ building }) => building === name) ?? null;
      return { label: name ? t("kb-build-it", { name: this.building(name) }) : "", action, waits: t("kb-build-pick") };
    }
    const waits = this.piled ? t("kb-pile-pick", { count: this.wanted - sizeOf(this.pile) }) : t("kb-choose");
    return { label: this.choice ? this.actionText(this.choice) : "", action: this.choice, waits };
  });
  /** The way on from a battle; nothing while it is still told. */
  #page(): Confirm<Action> | null {
    const run = () => this.goOn();
    if (this.again) return { label: t("kb-to-court"), action: null, run };
    if (!this.stage.waits) return null;
    const year = this.battle?.year ?? 0;
    if (year < LAST_YEAR) return { label: t("kb-go-on", { year: roman(year + 1) }), action: null, run };
    const end = () => {
      this.counting = true;
      run();
    };
    return { label: t("kb-count"), action: null, run: end };
  }
  override readonly others = $derived.by((): readonly Quiet[] => {
    if (this.reading || !this.kind || !this.leave) return [];
    const label =
      this.kind === "influence" ? t(this.passing ? "kb-pass-really" : "kb-pass") : t(`kb-leave-${this.kind}`);
    return [{ label, run: () => this.pass(), key: "P", id: "leave", hinted: this.hinted(this.leave) }];
  });
  override readonly consequence = $derived.by(() => {
    if (this.reading) return this.#ofBattle;
    const action = this.gold?.action;
    if (action) return outcome(this, action, this.foreseen);
    if (this.kind === "influence") return this.#inReach;
    if (this.kind.startsWith("build")) return t("kb-can-pay", { count: this.buildable.length });
    return this.kind === "recruit" ? t("kb-defends", { defend: this.defence(), strength: this.threat }) : "";
  });
  /** Where the dice lead that are picked so far. */
  readonly #inReach = $derived.by(() => {
    const { picked, lit, chosen, sum: total } = this.dice;
    if (!picked.length) return t("kb-in-reach", { count: lit.size });
    const faces = chosen.map((die) => (die.white ? faceText(die.face) : String(die.face))).join(" + ");
    const names = [...lit.keys()].map((number) => `${number} ${this.advisor(number)}`);
    if (names.length) return t("kb-needs-help", { sum: faces, total, names: names.join(", ") });
    return t("kb-reaches-none", { sum: faces, total });
  });
  override readonly warning = $derived.by((): Warning | null => {
    if (this.passing) return { level: "red", text: t("kb-pass-sure") };
    const { left } = this.dice;
    if (this.kind === "influence" && left && !left.open && left.dice.length)
      return { level: "amber", text: t("kb-no-target", { dice: left.dice.join(", ") }) };
    const [least] = this.mine?.combat ?? [0];
    if (this.kind === "recruit" && this.choice && least > this.strongest)
      return { level: "amber", text: t("kb-enough-soldiers", { defend: this.defence(), strength: this.threat }) };
    return null;
  });
  override readonly stock = $derived.by((): readonly Held[] => {
    if (!this.mine) return [];
    return ([...GOOD_NAMES, "soldiers", "tokens"] as const).map((what) => {
      const count = this.count(this.own, what);
      return { icon: PICTURES[what] ?? "", count, label: t(`kb-amount-${what}`, { count }) };
    });
  });
  override brings(action: Action): string {
    return outcome(this, action, this.foresee(action));
  }
  override inspect(place: string): Card | null {
    return cardOf(this, place);
  }

  // What defends, and against what.

  readonly foes = $derived.by(() => cardsOf(this.position?.year ?? 1));
  readonly strongest = $derived(this.position?.enemy?.strength ?? this.position?.range[1] ?? 0);
  /** "4–6", or the one strength that is known. */
  readonly threat = $derived(
    this.position?.enemy ? String(this.position.enemy.strength) : (this.position?.range.join("–") ?? ""),
  );
  /** What I fight with against the enemies that may come, with so many soldiers more. */
  defence(more = 0): string {
    return [...new Set((this.mine?.combat ?? [0]).map((value) => value + more))].join("–");
  }

  // The battle.

  readonly battle = $derived.by((): Battle | null => lastBattle(this.events));
  /** It is on the plate: while it is fought, until the page is turned, or when somebody wants to see it again. */
  readonly inBattle = $derived.by(() => !!this.battle && (this.again || !this.battle.ended));
  /** How it went is told: something was won or lost, or there was nothing to win or lose. */
  readonly told = $derived.by(() => (this.battle?.settled ?? false) || this.stage.waits === true || this.again);
  /** The battle is on the table, and nothing is asked in it. */
  readonly reading = $derived(this.inBattle && this.kind !== "spoils" && this.kind !== "losses");
  /** How it went for me stands in the place of the next question until the page is turned. */
  readonly prompt = $derived.by(() => {
    const { battle } = this;
    const { aimed } = this.dice;
    if (aimed && this.kind === "influence")
      return t("kb-reaches", { way: wayText(aimed), name: this.theAdvisor(aimed.advisor) });
    if (!battle || !this.reading) return undefined;
    const mine = battle.fights.find((fight) => fight.seat === this.stage.viewer);
    if (!mine || !this.told) return t("kb-battle-rages");
    return t(`kb-sum-${mine.result}`, { combat: mine.combat, strength: battle.card.strength });
  });
  goOn(): void {
    if (this.again) this.again = false;
    else this.stage.goOn?.();
  }
  /** What the battle on the table brought a seat, once that is told. */
  spoilsOf(seat: number): Fight | null {
    const fight = this.inBattle ? this.battle?.fights.find((one) => one.seat === seat) : undefined;
    return fight && this.told ? fight : null;
  }
  readonly #ofBattle = $derived.by(() => {
    const fight = this.spoilsOf(this.stage.viewer);
    if (!fight) return "";
    const [gain, lose] = [pictureText(fight.gain), pictureText(fight.lose)];
    return [gain && t("kb-you-gain", { what: gain }), lose && t("kb-you-lose", { what: lose })]
      .filter(Boolean)
      .join(" ");
  });
  /** What fell in the battle on the table. */
  fallen(seat: number): ReadonlySet<BuildingName> {
    const fight = this.inBattle ? this.battle?.fights.find((one) => one.seat === seat) : undefined;
    return new Set(fight?.destroyed);
  }

  // Looking.

  override watch(seat: number | null): void {
    super.watch(seat);
    this.looked = null;
    if (seat === null) this.clear();
  }
  canShow({ args }: Event, arg: string): boolean {
    return (arg === "advisor" || arg === "building") && arg in args;
  }
  show({ args }: Event, arg: string): void {
    if (arg === "advisor" && "advisor" in args) this.looked = { kind: "advisor", number: numberOf(args.advisor) };
    else if ("building" in args) {
      this.watch(args.seat);
      this.looked = { kind: "building", name: args.building, seat: args.seat };
    }
  }
  /** Where dice landed since the viewer last acted: the last-move mark. */
  readonly fresh = $derived.by((): ReadonlySet<number> => {
    const start = this.events.findLastIndex((event) => event.kind === "phase");
    const placed = this.events.slice(start + 1).filter((event) => event.kind === "influenced");
    const news = placed.filter((event) => event.seq >= this.stage.since && event.args.seat !== this.stage.viewer);
    return new Set((news.length ? news : placed.slice(-1)).map((event) => event.args.number));
  });

  // Words.

  readonly advisor = advisorName;
  readonly building = buildingName;
  readonly wayText = wayText;
  readonly effectText = effectText;
  readonly giftText = giftText;
  /** The name as it stands in a sentence. */
  theAdvisor(number: number): string {
    return this.stage.speaker.word("advisor", ADVISOR_NAMES[number - 1]);
  }
  actionText(action: Action): string {
    return actionText(action, this.kind);
  }
  /** The phase of the year that the plate shows: winter as long as its battle does. */
  readonly shownPhase = $derived.by((): Phase => (this.inBattle ? "winter" : (this.position?.phase ?? "setup")));
  readonly shownYear = $derived.by(() => (this.inBattle ? this.battle?.year : this.position?.year) ?? 1);
  readonly phase = $derived.by(() => {
    if (!this.position) return "";
    if (this.over && !this.inBattle) return t("kb-over");
    return t("kb-phase", { year: roman(this.shownYear), phase: this.stage.speaker.word("phase", this.shownPhase) });
  });
  /** Who has what a phase gave: the white die, the Envoy. */
  holder(phase: Phase): string {
    const seat = { kings_aid: this.position?.aid, kings_envoy: this.position?.envoy }[phase as string];
    return typeof seat === "number" ? this.stage.speaker.who(seat) : "";
  }

  seatState(seat: number): { text: string; done: boolean } {
    const position = this.position;
    const view = this.seat(seat);
    if (!position || !view || this.over || this.reading) return { text: "", done: true };
    const owes = this.owes(seat);
    if (position.stage === "influence") {
      const left = view.dice.filter((die) => die.advisor === 0).length;
      if (view.passed) return { text: t(left ? "kb-passed" : "kb-placed"), done: true };
      return { text: t(owes ? "kb-places" : "kb-dice-left", { left }), done: false };
    }
    if (!owes) return { text: "", done: false };
    return { text: t(`kb-does-${position.stage.replaceAll("_", "-")}`), done: false };
  }
  seatLine(seat: number): string {
    const goods = this.seat(seat)?.goods;
    return GOOD_NAMES.map((good) => t(`kb-amount-${good}`, { count: goods?.[good] ?? 0 })).join(", ");
  }
  finalLine(seat: number): string {
    const view = this.seat(seat);
    return t("kb-final-line", { buildings: view?.buildings.length ?? 0, goods: sum(view?.goods ?? {}) });
  }
  readonly verdict = $derived(this.bestLine("kb-verdict"));
  readonly passage = $derived(this.passageIn(PASSAGES));

  // Keys.

  protected keyAct(key: string, digit: number): KeyAct {
    if (this.reading) return key === "Enter" ? this.confirm?.run : undefined;
    if (!this.kind) return undefined;
    if (key.toLowerCase() === "p") return this.leave ? () => this.pass() : undefined;
    if (this.kind === "influence") return this.#influenceKey(key.toLowerCase(), digit);
    if (this.kind.startsWith("build")) {
      const name = this.buildable[digit - 1];
      return name && (() => this.build(name));
    }
    if (this.piled) {
      const good = GOOD_NAMES[digit - 1];
      return good ? () => this.step(good, 1) : key === "0" ? () => this.clear() : undefined;
    }
    const choice = this.choices[digit - 1];
    return choice && (() => this.pick(choice));
  }
  #influenceKey(key: string, digit: number): KeyAct {
    const { dice } = this;
    const held = dice.held[digit - 1];
    if (held) return () => this.togglePick(held.index);
    if (key === "+" || key === "=") return dice.canPlus2 || dice.plus2 ? () => dice.togglePlus2() : undefined;
    if (key === "m") return dice.canMarket || dice.market ? () => dice.turnMarket() : undefined;
    return key === "0" ? () => this.clear() : undefined;
  }
}
