/** What the court, the provinces and the decision bar of Kingsburg share: what is looked at and what is half done. */
import { t } from "../../core/i18n.svelte";
import { roman, same, sum } from "../../core/numbers";
import {
  ADVISOR_NAMES,
  GOOD_NAMES,
  type Action,
  type BuildingName,
  type Decision,
  type Die,
  type Event,
  type SeatView,
  type View,
} from "./generated";
import { BoardModel, type KeyAct } from "../board.svelte";
import type { TitleModel } from "../titles";
import { lastBattle, type Battle } from "./battle";
import { BUILDINGS, cardsOf, numberOf } from "./data";
import { waysOf, type Way } from "./ways";
import { advisorName, buildingName, effectText, giftText, goodsText, wayText } from "./words";

export type Looked = { kind: "advisor"; number: number } | { kind: "building"; name: BuildingName; seat: number };

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
const STAGES: Record<string, string> = {
  reroll: "roll",
  influence: "influence",
  peek: "gifts",
  gift: "gifts",
  build: "build",
  build_second: "build",
  town_halls: "end",
};

export class KingsburgModel extends BoardModel<View, SeatView, Action, Event, Decision> implements TitleModel {
  /** My dice picked, by position among my dice; and the help added to them. */
  #picked = $state<number[]>([]);
  plus2 = $state(false);
  market = $state(0);
  /** The building about to be built. */
  plan = $state<BuildingName | null>(null);
  /** A pass of the season has been asked for once. */
  passing = $state(false);
  /** What somebody looks at, to have it explained. */
  looked = $state<Looked | null>(null);
  /** The last year whose battle has been read, and how far the battle on the table has been told. */
  read = $state(0);
  told = $state<{ year: number; lines: number }>({ year: 0, lines: 0 });
  /** The battle is to be seen again. */
  again = $state(false);

  readonly seatOrder = $derived.by(() => this.everySeat(this.position?.order));
  seat(seat: number): SeatView | null {
    return this.position?.seats[seat] ?? null;
  }

  // Influencing.

  /** My dice that are not on an advisor, with their positions. */
  readonly hand = $derived.by((): { die: Die; index: number }[] => {
    const dice = this.mine?.dice ?? [];
    return dice.map((die, index) => ({ die, index })).filter(({ die }) => die.advisor === 0);
  });
  readonly picked = $derived(this.#picked.filter((index) => this.hand.some((held) => held.index === index)));
  readonly chosen = $derived(this.hand.filter((held) => this.picked.includes(held.index)).map((held) => held.die));
  readonly sum = $derived(this.chosen.reduce((sum, die) => sum + die.face, 0));
  readonly #colour = $derived(
    this.chosen
      .filter((die) => !die.white)
      .map((die) => die.face)
      .sort(),
  );
  readonly #white = $derived(
    this.chosen
      .filter((die) => die.white)
      .map((die) => die.face)
      .sort(),
  );

  readonly ways = $derived.by((): Way[] => waysOf(this.of("influence")));
  /** The ways with exactly the dice picked. */
  readonly fitting = $derived(this.ways.filter((way) => same(way.dice, this.#colour) && same(way.white, this.#white)));
  readonly aimed = $derived<Way | null>(
    this.fitting.find((way) => way.plus2 === this.plus2 && way.market === this.market) ?? null,
  );
  /** The best way to each advisor: with the dice picked, or with any. */
  readonly lit = $derived.by((): ReadonlyMap<number, Way> => {
    const lit = new Map<number, Way>();
    for (const way of this.picked.length ? this.fitting : this.ways)
      if (!lit.has(way.advisor)) lit.set(way.advisor, way);
    return lit;
  });
  /** Every way to the advisor aimed at. */
  readonly otherWays = $derived(this.aimed ? this.ways.filter((way) => way.advisor === this.aimed?.advisor) : []);

  togglePick(index: number): void {
    this.#picked = this.picked.includes(index) ? this.picked.filter((i) => i !== index) : [...this.picked, index];
    this.passing = false;
    this.#settleHelp();
  }
  /** Keep the help only as far as it still leads somewhere. */
  #settleHelp(): void {
    if (this.aimed || !this.fitting.length) return;
    const plain = this.fitting.find((way) => !way.plus2 && !way.market);
    if (plain) {
      this.plus2 = false;
      this.market = 0;
    }
  }
  togglePlus2(): void {
    this.plus2 = !this.plus2;
  }
  /** None, one above, one below. */
  turnMarket(): void {
    this.market = this.market === 0 ? 1 : this.market === 1 ? -1 : 0;
  }
  readonly canPlus2 = $derived((this.picked.length ? this.fitting : this.ways).some((way) => way.plus2));
  readonly canMarket = $derived((this.picked.length ? this.fitting : this.ways).some((way) => way.market !== 0));

  /** Take up a way: its dice out of the hand, and its help. */
  adopt(way: Way): void {
    const want = [
      ...way.dice.map((face) => ({ face, white: false })),
      ...way.white.map((face) => ({ face, white: true })),
    ];
    const picked: number[] = [];
    for (const { face, white } of want) {
      const held = this.hand.find(
        ({ die, index }) => die.face === face && die.white === white && !picked.includes(index),
      );
      if (held) picked.push(held.index);
    }
    this.#picked = picked;
    this.plus2 = way.plus2;
    this.market = way.market;
    this.passing = false;
  }

  /** A click on an advisor: aim at him, then send the dice. */
  async court(number: number): Promise<void> {
    const way = this.lit.get(number) ?? this.ways.find((one) => one.advisor === number);
    if (!way) return;
    if (this.aimed?.advisor === number) return this.send();
    this.adopt(way);
  }

  async send(): Promise<void> {
    await this.choose(this.aimed?.action);
  }

  clear(): void {
    this.#picked = [];
    this.plus2 = false;
    this.market = 0;
    this.plan = null;
    this.passing = false;
  }

  // Building and the rest.

  readonly buildable = $derived.by(() => this.of("build").map((action) => action.building));
  async build(name: BuildingName): Promise<void> {
    if (this.plan === name) await this.choose(this.of("build").find((action) => action.building === name));
    else this.plan = name;
  }

  /** The action that takes nothing, where there is one. */
  readonly leave = $derived(
    this.actions.find((action) => ["pass", "keep", "decline", "done"].includes(action.type)) ?? null,
  );
  readonly choices = $derived.by(() =>
    this.kind === "influence" || this.kind.startsWith("build")
      ? []
      : this.actions.filter((action) => action !== this.leave),
  );
  override async choose(action: Action | null | undefined): Promise<boolean> {
    const done = await super.choose(action);
    if (done) this.clear();
    return done;
  }
  /** Leave it; a season's pass while advisors could still be reached is asked twice. */
  async pass(): Promise<void> {
    if (this.kind === "influence" && this.ways.length && !this.passing) this.passing = true;
    else await this.choose(this.leave);
  }

  // The battle.

  readonly battle = $derived.by((): Battle | null => lastBattle(this.events));
  /** The battle has been fought and its player has not turned the page yet. */
  readonly unread = $derived.by(() => {
    const battle = this.battle;
    const position = this.position;
    if (!battle || !position || !this.stage.decision || this.read >= battle.year) return false;
    if (position.year !== battle.year + 1 || !["kings_aid", "spring"].includes(position.phase)) return false;
    const acted = ["influenced", "passed", "aid-good", "reroll"];
    return !this.events.some(
      ({ seq, kind, args }) =>
        seq > battle.seq && acted.includes(kind) && "seat" in args && args.seat === this.stage.viewer,
    );
  });
  readonly inBattle = $derived.by(() => {
    if (!this.battle) return false;
    const fighting = this.position?.phase === "winter" && this.battle.year === this.position.year;
    return this.again || fighting || this.unread;
  });
  /** How many lines of the battle's story are told. */
  readonly lines = $derived(this.battle && this.told.year === this.battle.year ? this.told.lines : 0);
  tellTo(lines: number): void {
    if (this.battle) this.told = { year: this.battle.year, lines: Math.min(lines, this.battle.story.length) };
  }
  /** The story goes on. */
  readonly telling = $derived(!!this.battle && this.lines < this.battle.story.length);
  /** How it went for me stands in the place of the next question until the page is turned. */
  readonly prompt = $derived.by(() => {
    const battle = this.battle;
    if (!battle || !this.inBattle || this.kind === "spoils" || this.kind === "losses") return undefined;
    const mine = battle.fights.find((fight) => fight.seat === this.stage.viewer);
    if (this.telling || !mine) return t("kb-battle-rages");
    return t(`kb-sum-${mine.result}`, { combat: mine.combat, strength: battle.card.strength });
  });
  goOn(): void {
    this.read = this.battle?.year ?? 0;
    this.again = false;
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
  /** What the enemy may be this year, as strong as the back of the card says. */
  readonly foes = $derived.by(() => cardsOf(this.position?.year ?? 1));
  rolledAt(seat: number): number {
    return this.events.findLast((event) => event.kind === "rolled" && event.args.seat === seat)?.seq ?? -1;
  }

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
    switch (action.type) {
      case "influence": {
        const number = numberOf(action.advisor);
        const way = this.wayText({ ...action, action, advisor: number });
        return t("kb-list-influence", { number, name: this.advisor(number), way });
      }
      case "build":
        return t(action.envoy ? "kb-list-build-envoy" : "kb-list-build", {
          name: this.building(action.building),
          effect: this.effectText(action.building),
        });
      case "take":
      case "lose":
      case "recruit":
        return t(`kb-${action.type}`, { goods: goodsText(action.goods) });
      case "swap":
        return t(`kb-swap-${action.good}`);
      case "pay":
        return t(`kb-pay-${action.payment}`);
      case "reroll":
        return t(`kb-reroll-${action.building}-${action.die}`);
      default:
        return t(`kb-leave-${this.kind}`);
    }
  }
  readonly phase = $derived.by(() => {
    const position = this.position;
    if (!position) return "";
    if (this.over) return t("kb-over");
    if (this.inBattle && this.battle)
      return t("kb-phase", { year: roman(this.battle.year), phase: this.stage.speaker.word("phase", "winter") });
    const phase = this.stage.speaker.word("phase", position.phase);
    const step = STAGES[position.stage];
    const season = ["spring", "summer", "autumn"].includes(position.phase);
    return t(season && step ? "kb-phase-step" : "kb-phase", {
      year: roman(position.year),
      phase,
      step: season && step ? t(`kb-step-${step}`) : "",
    });
  });

  seatState(seat: number): { text: string; done: boolean } {
    const position = this.position;
    const view = this.seat(seat);
    if (!position || !view || this.over) return { text: "", done: true };
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
    if (this.inBattle && !["spoils", "losses"].includes(this.kind)) return key === "Enter" ? this.#turnPage : undefined;
    if (!this.kind) return undefined;
    if (key.toLowerCase() === "p") return this.leave ? () => this.pass() : undefined;
    if (this.kind === "influence") return this.#influenceKey(key.toLowerCase(), digit);
    if (this.kind.startsWith("build")) return this.#buildKey(key, digit);
    const choice = this.choices[digit - 1];
    return choice && (() => this.choose(choice));
  }
  /** The whole story at once; when it is told, on to the game. */
  readonly #turnPage = (): void => {
    if (this.telling) this.tellTo(this.battle?.story.length ?? 0);
    else this.goOn();
  };
  #buildKey(key: string, digit: number): KeyAct {
    const { plan } = this;
    if (key === "Enter" && plan) return () => this.build(plan);
    const name = this.buildable[digit - 1];
    return name ? () => (this.plan = name) : undefined;
  }
  #influenceKey(key: string, digit: number): KeyAct {
    const held = this.hand[digit - 1];
    if (held) return () => this.togglePick(held.index);
    if (key === "+" || key === "=") return this.canPlus2 || this.plus2 ? () => this.togglePlus2() : undefined;
    if (key === "m") return this.canMarket || this.market ? () => this.turnMarket() : undefined;
    if (key === "0") return () => this.clear();
    return key === "enter" && this.aimed ? () => this.send() : undefined;
  }
}

/** The buildings of a row, from left to right. */
export const rowOf = (row: number) => BUILDINGS.filter((building) => building.row === row);
