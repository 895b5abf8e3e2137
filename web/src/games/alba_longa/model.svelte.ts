/** What the city, the panels and the decision bar of Alba Longa share: what is looked at and what is half done. */
import { MediaQuery } from "svelte/reactivity";
import { capital, t } from "../../core/i18n.svelte";
import { roman } from "../../core/numbers";
import type { Named } from "../../core/stage";
import type { Card, Confirm, Held, Quiet, Warning } from "../bar";
import { BoardModel, type KeyAct } from "../board.svelte";
import type { Told, TitleModel } from "../titles";
import { DECLINES, jobIn, PASSAGES } from "./data";
import {
  DIE_NAMES,
  type Action,
  type Decision,
  type DieName,
  type Event,
  type JobName,
  type KingView,
  type Phase,
  type View,
} from "./generated";
import { cardOf } from "./inspect";
import { closedFor, famine, sends, spare, surplus } from "./outcome";
import { patched } from "./patch";
import { readWar, readYearEnd, type City } from "./war";
import { DOES, goal, goText, outcome, question, VERDICTS } from "./words";

/** Room for the goal beside the phase. */
const wide = new MediaQuery("width > 1300px");
const STEPS: Partial<Record<string, number>> = { "+": 1, "=": 1, ArrowUp: 1, "-": -1, ArrowDown: -1 };

/** What is half done, as the window keeps it. */
interface Draft {
  picked: number | null;
  die: DieName | null;
  farm: boolean;
  count: number;
}

const WAR: readonly Phase[] = ["army", "recall", "targets", "heroes", "sabotage", "stock"];
const COURT: readonly Phase[] = ["court", "pay_court", "roll", "take", "buy", "pay_die"];
export class AlbaModel extends BoardModel<View, KingView, Action, Event, Decision> implements TitleModel {
  /** The action picked, as an index into the legal ones; of a die: which, for the fields or not, and how many go. */
  #picked = $state<number | null>(null);
  #die = $state<DieName | null>(null);
  #farm = $state(false);
  #count = $state(0);
  /** The question these answers belong to. */
  #asked = $state("");

  /** The position with what the running entry has told so far. */
  override readonly position = $derived.by((): View | null => {
    const view = this.stage.view;
    if (!view) return null;
    const fresh = this.events.filter((event) => event.seq >= view.head);
    return fresh.length ? patched(view.position as View, fresh) : (view.position as View);
  });

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
    // Nobody is sold who was not picked.
    if (this.cards.length === 1 && this.kind !== "slavery" && this.kind !== "growth") return this.cards[0] ?? null;
    return this.#fresh ? this.#picked : null;
  });
  readonly die = $derived(this.#fresh ? this.#die : null);
  readonly farming = $derived(this.#fresh && this.#farm);
  readonly count = $derived(this.#fresh ? this.#count : 0);
  readonly mayFarm = $derived(this.of("take").some((action) => action.job === "farmers"));
  /** The dice that can be taken. */
  readonly dice = $derived(DIE_NAMES.filter((die) => this.most(die) > 0));
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
    this.held = null;
  }

  pickDie(die: DieName): void {
    if (!this.most(die)) return;
    this.#begin();
    this.#die = die;
    this.#preset();
  }

  /** As many as bring something. */
  #preset(): void {
    const most = this.#die ? this.most(this.#die) : 0;
    const job = this.#farm ? "farmers" : this.#die;
    this.#count = most;
    if (job && sends(this.decision)) this.#count = Math.max(1, most - spare(this.decision, { job, count: most }));
  }

  pickJob(job: JobName): void {
    if (this.job === job && this.picked !== null) {
      void this.goAhead();
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
    this.#preset();
  }

  addCount(by: number): void {
    if (!this.die) return;
    this.#count = Math.max(1, Math.min(this.most(this.die), this.#count + by));
  }

  /** How many are welcomed as it stands, and more or fewer of them. */
  readonly growing = $derived.by(() => (this.pickedAction?.type === "grow" ? this.pickedAction.count : 0));
  grow(by: number): void {
    const count = Math.max(0, Math.min(this.cards.length, this.growing + by));
    const index = this.actions.findIndex((action) => action.type === "grow" && action.count === count);
    this.pick(index < 0 ? this.decline : index);
  }

  /** Picked by a key, an action waits for Enter. */
  pick(index: number): void {
    this.#begin();
    this.#picked = index;
  }

  /** Picked by a press, it is done when it is pressed again. */
  press(index: number): void {
    if (this.picked === index) void this.goAhead();
    else {
      this.pick(index);
      void this.pressed();
    }
  }

  /** Say no; where that means hunger the gold button asks for it. */
  async refuse(): Promise<void> {
    const no = this.actions[this.decline];
    if (no?.type === "pass-court" && this.warning && this.held !== no) this.held = no;
    else await this.choose(no);
  }

  override select(action: Action): void {
    const index = this.actions.indexOf(action);
    if (index < 0 || index === this.decline) return super.select(action);
    this.#begin();
    if (action.type === "take" || action.type === "buy") {
      this.#die = action.die;
      this.#farm = action.type === "take" && action.job === "farmers";
      this.#count = action.count;
    } else this.#picked = index;
  }

  override get draft(): Draft | null {
    if (!this.#fresh || (this.#picked === null && !this.#die)) return null;
    return { picked: this.#picked, die: this.#die, farm: this.#farm, count: this.#count };
  }
  override set draft(draft: Draft | null) {
    this.#begin();
    if (!draft) this.#asked = "";
    else [this.#picked, this.#die, this.#farm, this.#count] = [draft.picked, draft.die, draft.farm, draft.count];
  }

  // What the bar says.

  override readonly confirm = $derived.by((): Confirm<Action> | null => {
    if (!this.decision) return null;
    const action = this.pickedAction ?? (this.kind === "slavery" ? (this.actions[this.decline] ?? null) : null);
    if (action) return { label: goText(this, action), action };
    return { label: t("alba-choose"), action: null, waits: t(this.byDice ? "alba-wait-die" : "alba-wait") };
  });
  override readonly others = $derived.by((): readonly Quiet[] => {
    const no = this.actions[this.decline];
    if (this.held) return [{ label: t("alba-back"), run: () => (this.held = null) }];
    if (!no || this.confirm?.action === no) return [];
    return [{ label: goText(this, no), run: () => this.refuse(), key: "0", id: "decline", hinted: this.hinted(no) }];
  });
  override readonly consequence = $derived.by(() => outcome(this));
  override readonly warning = $derived.by((): Warning | null => {
    const action = this.held ?? this.pickedAction;
    return this.mine && (famine(this.decision, action, this.mine) ?? surplus(this.decision, action));
  });
  override readonly stock = $derived.by((): readonly Held[] => {
    const king = this.mine;
    if (!king) return [];
    return [
      { icon: "r-silver", count: king.silver, label: t("alba-silver") },
      { icon: "r-wheat", count: `${this.bread(this.own)}/${king.population}`, label: t("alba-bread") },
      { icon: "r-worship", count: king.worship, label: t("alba-worship") },
      { icon: "al-soldier", count: king.workers.soldiers, label: t("job-soldiers") },
      { icon: "al-home", count: king.home, label: t("alba-home") },
    ];
  });
  readonly prompt = $derived.by(() => (this.decision ? question(this, this.decision) : undefined));

  override inspect(place: string): Card | null {
    return cardOf(this, place);
  }
  /** Why nobody can be sent or struck there; empty where it can be done, or nobody asks. */
  closed(job: JobName): string {
    return this.watched === this.home ? closedFor(this.decision, job) : "";
  }
  /** Bread for so many: what is stored, and what the fields will bring. */
  bread(seat: number): number {
    const king = this.seat(seat);
    return king ? king.wheat + king.brings.farmers : 0;
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

  readonly phase = $derived.by(() => {
    const position = this.position;
    if (!position) return "";
    const phase = t(`phase-${position.phase.replaceAll("_", "-")}`);
    if (position.phase === "over") return capital(phase);
    const where = t("alba-phase", {
      year: roman(position.year),
      season: t(position.season === "harvest" ? "alba-harvest" : "alba-growing"),
      phase,
    });
    return wide.current ? `${where} · ${goal()}` : where;
  });

  seatState(seat: number): { text: string; done: boolean } {
    const position = this.position;
    const king = this.seat(seat);
    if (king && !king.alive) return { text: t("label-gone"), done: true };
    if (!position || !king || position.phase === "over") return { text: "", done: true };
    if (this.owes(seat) && !this.stage.scene)
      return { text: t(DOES[position.phase] ?? "alba-does-court"), done: false };
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
    if (key === "Enter") return this.gold?.action && this.warning?.level !== "red" ? () => this.goAhead() : undefined;
    if (key === "0") return this.decline < 0 ? undefined : () => this.refuse();
    if (this.byDice) return this.#diceKey(key, digit);
    const by = STEPS[key];
    if (by && this.kind === "growth") return () => this.grow(by);
    const index = digit ? this.cards[digit - 1] : this.#beside({ ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0);
    return index === undefined ? undefined : () => this.pick(index);
  }
  #diceKey(key: string, digit: number): KeyAct {
    const die = DIE_NAMES[digit - 1];
    if (die) return () => this.pickDie(die);
    const by = STEPS[key];
    if (by) return () => this.addCount(by);
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
