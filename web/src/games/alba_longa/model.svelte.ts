/** What the city, the panels and the decision bar of Alba Longa share: what is looked at and what is half done. */
import { capital, t } from "../../core/i18n.svelte";
import { roman } from "../../core/numbers";
import type { Named } from "../../core/stage";
import {
  DIE_NAMES,
  type Action,
  type Decider,
  type Decision,
  type DieName,
  type Event,
  type JobName,
  type KingView,
  type Phase,
  type View,
} from "./generated";
import { BoardModel, type KeyAct } from "../board.svelte";
import type { Told, TitleModel } from "../titles";
import { DECLINES, jobIn, PASSAGES } from "./data";
import { readWar, readYearEnd, type City } from "./war";

const WAR: readonly Phase[] = ["army", "recall", "targets", "heroes", "sabotage", "stock"];
const COURT: readonly Phase[] = ["court", "pay_court", "roll", "take", "buy", "pay_die"];
const SEND: Record<JobName, string> = {
  soldiers: "alba-send-soldiers",
  merchants: "alba-send-merchants",
  quarry: "alba-send-quarry",
  priests: "alba-send-priests",
  farmers: "alba-send-farmers",
};
const DOES: Partial<Record<Phase, string>> = {
  slavery: "alba-does-begin",
  free: "alba-does-begin",
  court: "alba-does-court",
  pay_court: "alba-does-pay",
  take: "alba-does-die",
  buy: "alba-does-die",
  pay_die: "alba-does-pay",
  army: "alba-does-hero",
  recall: "alba-does-hero",
  targets: "alba-does-target",
  heroes: "alba-does-hero",
  sabotage: "alba-does-sabotage",
  stock: "alba-does-stock",
  upgrade: "alba-does-upgrade",
  blessing: "alba-does-blessing",
  name: "alba-does-name",
  successor: "alba-does-name",
  growth: "alba-does-growth",
};
const VERDICTS: Record<Decider, string> = {
  goal: "alba-verdict-goal",
  population: "alba-verdict-population",
  stores: "alba-verdict-stores",
  shared: "alba-verdict-shared",
  survivor: "alba-verdict-survivor",
  nobody: "alba-verdict-nobody",
};

export class AlbaModel extends BoardModel<View, KingView, Action, Event, Decision> implements TitleModel {
  /** The action picked, as an index into the legal ones; of a die: which, for the fields or not, and how many go. */
  #picked = $state<number | null>(null);
  #die = $state<DieName | null>(null);
  #farm = $state(false);
  #count = $state(0);
  /** The question these answers belong to. */
  #asked = $state("");

  /** The city a decision is about: the one under attack, or one's own. */
  override readonly home = $derived.by(() =>
    this.decision?.kind === "sabotage" ? this.decision.args.other : this.own,
  );
  seat(seat: number): KingView | null {
    return this.position?.kings[seat] ?? null;
  }
  readonly #question = $derived.by(() => (this.stage.decision ? `${this.kind} ${JSON.stringify(this.actions)}` : ""));
  readonly #fresh = $derived(this.#asked === this.#question);
  readonly atWar = $derived.by(() => !!this.position && WAR.includes(this.position.phase));
  readonly war = $derived.by(() => readWar(this.events));
  readonly yearEnd = $derived.by(() => readYearEnd(this.events));

  /** The last roll of the court's dice, by its event. */
  readonly roll = $derived.by(() => this.events.findLast((event) => event.kind === "rolled")?.seq ?? -1);

  // What can be chosen.

  readonly byDice = $derived(this.kind === "take" || this.kind === "buy");
  /** Every way to say yes, as indices; and the way to say no, if there is one. */
  readonly cards = $derived(this.actions.flatMap((action, i) => (DECLINES.includes(action.type) ? [] : [i])));
  readonly decline = $derived(this.actions.findIndex((action) => DECLINES.includes(action.type)));
  readonly picked = $derived.by((): number | null => {
    if (this.byDice) return this.#dicePick();
    if (this.cards.length === 1) return this.cards[0] ?? null;
    return this.#fresh ? this.#picked : null;
  });
  readonly die = $derived(this.#fresh ? this.#die : null);
  readonly farming = $derived(this.#fresh && this.#farm);
  readonly count = $derived(this.#fresh ? this.#count : 0);
  readonly mayFarm = $derived(this.of("take").some((action) => action.job === "farmers"));
  /** The most peasants a die can send. */
  most(die: DieName): number {
    const ways = [...this.of("take"), ...this.of("buy")].filter((action) => action.die === die);
    return Math.max(0, ...ways.map((action) => action.count));
  }

  #dicePick(): number | null {
    if (!this.#fresh || !this.#die) return null;
    const job = this.#farm ? "farmers" : this.#die;
    const found = this.actions.findIndex(
      (action) =>
        (action.type === "take" || action.type === "buy") &&
        action.die === this.#die &&
        action.count === this.#count &&
        (action.type === "buy" || action.job === job),
    );
    return found < 0 ? null : found;
  }

  readonly pickedAction = $derived(this.picked === null ? null : (this.actions[this.picked] ?? null));
  /** The job to which a picked die, free space or sabotage belongs. */
  readonly job = $derived(jobIn(this.pickedAction));

  /** What a press on a place of the city would pick; null where there is nothing to pick. */
  target(job: JobName): (() => void) | null {
    if (this.watched !== this.home || this.stage.viewer < 0) return null;
    if (this.byDice) {
      if (job === "farmers") return this.mayFarm ? () => this.pickJob(job) : null;
      return this.most(job) > 0 ? () => this.pickJob(job) : null;
    }
    if (this.kind !== "free" && this.kind !== "sabotage") return null;
    const index = this.actions.findIndex((action) => jobIn(action) === job);
    return index < 0 ? null : () => this.press(index);
  }

  /** What was picked for another question is forgotten. */
  #begin(): void {
    if (!this.#fresh) [this.#picked, this.#die, this.#farm, this.#count] = [null, null, false, 0];
    this.#asked = this.#question;
  }

  pickDie(die: DieName): void {
    if (!this.most(die)) return;
    this.#begin();
    this.#die = die;
    this.#count = this.most(die);
  }

  pickJob(job: JobName): void {
    if (this.job === job && this.picked !== null) {
      void this.sendDraft();
      return;
    }
    this.#begin();
    this.#farm = job === "farmers";
    const best = [...DIE_NAMES].sort((a, b) => this.most(b) - this.most(a))[0] ?? "soldiers";
    this.pickDie(job === "farmers" ? (this.#die ?? best) : job);
  }

  farm(on: boolean): void {
    this.#begin();
    this.#farm = on;
  }

  addCount(by: number): void {
    if (!this.die) return;
    this.#count = Math.max(1, Math.min(this.most(this.die), this.#count + by));
  }

  /** Picked by a key, an action waits for Enter. */
  pick(index: number): void {
    this.#begin();
    this.#picked = index;
  }

  /** Picked by a press, it is done when it is pressed again. */
  press(index: number): void {
    if (this.picked === index) void this.sendDraft();
    else this.pick(index);
  }

  async sendDraft(): Promise<void> {
    await this.choose(this.pickedAction);
  }

  async refuse(): Promise<void> {
    await this.choose(this.actions[this.decline]);
  }

  override async choose(action: Action | null | undefined): Promise<boolean> {
    if (!this.stage.busy) this.#asked = "";
    return super.choose(action);
  }

  // Looking.

  canShow(event: Told, arg: string): boolean {
    return arg === "job" && event.args["seat"] !== undefined;
  }

  show(event: Told): void {
    const seat = event.args["other"] ?? event.args["seat"];
    if (typeof seat === "number") this.watch(seat);
  }

  // Words.

  cityOf(city: City): string {
    return this.stage.speaker.word("city", city === "assisi" ? city : this.seat(city)?.city);
  }

  actionText(action: Named): string {
    return this.stage.speaker.action(action);
  }

  /** What so many new peasants cost in wheat. */
  growthCost(count: number): number {
    return this.decision?.kind === "growth" ? (this.decision.args.costs[count] ?? 0) : 0;
  }

  /** What the button says that does it. */
  goText(action: Action): string {
    switch (action.type) {
      case "take":
        return t(SEND[action.job], { count: action.count });
      case "buy":
        return t(SEND[action.die], { count: action.count });
      case "assign":
        return t(SEND[action.job], { count: 1 });
      case "pay":
        return t("alba-go-pay", { stall: roman(action.stall) });
      case "hero":
        return t("alba-go-hero", { hero: action.hero });
      case "recall":
        return t("alba-go-recall", { hero: action.hero });
      case "name":
        return t("alba-go-name", { name: this.stage.speaker.name(action.other) });
      case "grow":
        return t("alba-go-grow", { count: action.count, cost: this.growthCost(action.count) });
    }
    const text = this.actionText(action);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  readonly phase = $derived.by(() => {
    const position = this.position;
    if (!position) return "";
    const phase = t(`phase-${position.phase.replaceAll("_", "-")}`);
    if (position.phase === "over") return capital(phase);
    return t("alba-phase", {
      year: roman(position.year),
      season: t(position.season === "harvest" ? "alba-harvest" : "alba-growing"),
      phase,
    });
  });

  seatState(seat: number): { text: string; done: boolean } {
    const position = this.position;
    const king = this.seat(seat);
    if (king && !king.alive) return { text: t("label-gone"), done: true };
    if (!position || !king || position.phase === "over") return { text: "", done: true };
    if (this.owes(seat)) return { text: t(DOES[position.phase] ?? "alba-does-court"), done: false };
    if (king.sealed) return { text: t("alba-sealed"), done: true };
    if (king.out && COURT.includes(position.phase)) return { text: t("alba-out"), done: true };
    return { text: "", done: false };
  }

  seatLine(seat: number): string {
    const king = this.seat(seat);
    if (!king) return "";
    return t("alba-seat-line", {
      city: this.cityOf(seat),
      monuments: king.monuments,
      people: king.population,
      silver: king.silver,
      wheat: king.wheat,
      worship: king.worship,
      soldiers: king.workers.soldiers,
    });
  }

  finalLine(seat: number): string {
    const king = this.seat(seat);
    if (!king) return "";
    return king.alive
      ? t("alba-final-line", { people: king.population, stores: king.wheat + king.silver })
      : t("label-gone");
  }

  readonly headline = $derived.by(() => {
    const winners = this.position?.winners ?? [];
    const names = new Intl.ListFormat(document.documentElement.lang).format(
      winners.map((seat) => this.stage.speaker.name(seat)),
    );
    if (!winners.length) return t("alba-end-nobody");
    return t(winners.includes(this.stage.viewer) ? "alba-end-you" : "alba-end-other", { names, count: winners.length });
  });

  readonly verdict = $derived.by(() => {
    const position = this.position;
    const winner = position?.kings[position.winners[0] ?? -1];
    if (!position?.decided_by) return "";
    return t(VERDICTS[position.decided_by], {
      year: position.year,
      monuments: winner?.monuments ?? 0,
      people: winner?.population ?? 0,
      stores: (winner?.wheat ?? 0) + (winner?.silver ?? 0),
    });
  });

  readonly passage = $derived(this.passageIn(PASSAGES));

  // Keys.

  protected keyAct(key: string, digit: number): KeyAct {
    if (!this.kind) return undefined;
    if (key === "Enter") return this.picked === null ? undefined : () => this.sendDraft();
    if (key === "0") return this.decline < 0 ? undefined : () => this.refuse();
    if (this.byDice) return this.#diceKey(key, digit);
    const index = digit ? this.cards[digit - 1] : this.#beside({ ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0);
    return index === undefined ? undefined : () => this.pick(index);
  }
  #diceKey(key: string, digit: number): KeyAct {
    const die = DIE_NAMES[digit - 1];
    if (die) return () => this.pickDie(die);
    if (["+", "=", "ArrowUp"].includes(key)) return () => this.addCount(1);
    if (["-", "ArrowDown"].includes(key)) return () => this.addCount(-1);
    return key.toLowerCase() === "f" && this.mayFarm ? () => this.farm(!this.farming) : undefined;
  }
  /** The card so many places beside the picked one, round the end. */
  #beside(by: number): number | undefined {
    const count = this.cards.length;
    if (!by || count < 2) return undefined;
    const at = this.picked === null ? (by > 0 ? -1 : 0) : this.cards.indexOf(this.picked);
    return this.cards[(at + by + count) % count];
  }
}
