/** What the town, the loggia and the decision bar of Comuni share: what is looked at and what is half done. */
import { capital, t } from "../../core/i18n.svelte";
import { positionOf, type Named, type Stage } from "../../core/stage";
import type { Card, SeatView, View } from "../../generated/comuni";
import type { TitleModel } from "../titles";
import { RESOURCES, sum } from "./data";
import { lastInvasion, STEPS, type Stand, type Told } from "./invasion";
import { piecesOf } from "./pieces";

/** Where the rules page explains a decision. */
const PASSAGES: Record<string, string> = {
  project: "projects",
  offer: "bid",
  displaced: "outbid",
  gain: "claim",
  build: "building",
  place: "building",
  discard: "hand",
  repair: "repairs",
  "gold-armies": "commit",
  "pilgrim-armies": "commit",
  alliance: "commit",
  city: "commit",
};
/** The field of the decisions that ask for a number. */
const COUNTED: Record<string, string> = {
  offer: "gold",
  repair: "pillage",
  "gold-armies": "armies",
  "pilgrim-armies": "armies",
  alliance: "armies",
  city: "armies",
};
/** Those whose greatest number is the usual answer. */
const MOST_FIRST = ["repair", "city"];
const ACTED = ["bid", "took-back", "moved", "claimed", "income", "gained", "built", "walled", "discarded", "repaired"];

/** A place in the town where the chosen card may go. */
export interface Place {
  action: Named;
  /** A category, or "walls". */
  where: string;
  storeys: number;
  cost: number;
}

export class ComuniModel implements TitleModel {
  readonly stage: Stage;
  #watched = $state<number | null>(null);
  /** The number about to be given, and the question it belongs to. */
  #amount = $state<{ question: string; number: number } | null>(null);
  /** The last invasion that was read to its end, by its place in the log; and how far the one on the table is told. */
  #read = $state(-1);
  #told = $state<{ seq: number; steps: number }>({ seq: -1, steps: 0 });
  again = $state(false);
  /** A column pointed at by the log. */
  shown = $state<number | null>(null);

  constructor(stage: Stage) {
    this.stage = stage;
  }

  readonly position = $derived.by(() => positionOf<View>(this.stage));
  readonly own = $derived.by(() => Math.max(0, this.stage.viewer));
  readonly watched = $derived(this.#watched ?? this.own);
  readonly mine = $derived<SeatView | null>(this.position?.seats[this.own] ?? null);
  readonly seen = $derived<SeatView | null>(this.position?.seats[this.watched] ?? null);
  readonly kind = $derived.by(() => this.stage.decision?.kind ?? "");
  readonly actions = $derived.by((): readonly Named[] => this.stage.decision?.actions ?? []);
  readonly seatOrder = $derived.by((): readonly number[] => {
    const order = this.position?.turn_order ?? [];
    return [...order, ...this.stage.seats.map((_, seat) => seat).filter((seat) => !order.includes(seat))];
  });
  /** Cards left in the deck. */
  readonly left = $derived(sum(this.position?.left ?? {}));

  /** Whether a screen stands before a seat's stock and hand, as at the table. */
  hidden(seat: number): boolean {
    const view = this.stage.view;
    return !!view && view.options["screens"] === true && seat !== this.stage.viewer && !view.over;
  }

  // Answers.

  of(type: string): readonly Named[] {
    return this.actions.filter((action) => action["type"] === type);
  }
  async choose(action: Named | null | undefined): Promise<void> {
    if (action && !this.stage.busy) await this.stage.submit(action);
  }

  /** The columns to which an envoy may go. */
  readonly columns = $derived.by((): ReadonlyMap<number, Named> => {
    const ways = this.actions.filter((action) => action["type"] === "bid" || action["type"] === "move");
    return new Map(ways.map((action) => [Number(action["column"]), action]));
  });

  /** The numbers that may be given, rising. */
  readonly amounts = $derived.by((): readonly { number: number; action: Named }[] => {
    const field = COUNTED[this.kind];
    if (!field) return [];
    const counted = this.of(this.kind).map((action) => ({ number: Number(action[field]), action }));
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
    if (this.kind !== "place") return [];
    const costs = (this.stage.decision?.args["costs"] ?? []) as number[];
    return this.actions
      .map((action, index) => ({
        action,
        where: action["type"] === "wall" ? "walls" : String(action["category"]),
        storeys: Number(action["storeys"]),
        cost: costs[index] ?? 0,
      }))
      .filter(({ action }) => action["type"] === "build" || action["type"] === "wall");
  });
  placeAt(where: string, storeys: number): Place | undefined {
    return this.watched === this.own
      ? this.places.find((place) => place.where === where && place.storeys === storeys)
      : undefined;
  }

  /** Two pieces for one, where that can be done now. */
  readonly exchanges = $derived.by(() => this.of("exchange"));
  /** The answer that takes or does nothing more. */
  readonly leave = $derived.by(
    () => this.actions.find((action) => ["take-back", "finish"].includes(String(action["type"]))) ?? null,
  );
  /** Everything that is a button with a picture: cards, resources, places. */
  readonly choices = $derived.by((): readonly Named[] => {
    const types = ["choose", "discard", "gain", "build", "wall"];
    return this.actions.filter((action) => types.includes(String(action["type"])));
  });
  cardOf(action: Named): Card | null {
    const all = this.mine?.hand ?? [];
    return all.find((card) => card.card === action["card"]) ?? null;
  }

  // The invasion.

  readonly told = $derived.by((): Told | null => lastInvasion(this.stage.events, this.position?.invasion ?? null));
  readonly committing = $derived(this.position?.phase === "commit");
  /** It has been fought, and its player has not turned the page yet. */
  readonly unread = $derived.by(() => {
    const told = this.told;
    if (!told || this.stage.viewer < 0 || told.seq <= this.#read) return false;
    return !this.stage.events.some(
      (e) => e.seq > told.seq && ACTED.includes(e.kind) && e.args["seat"] === this.stage.viewer,
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

  watch(seat: number | null): void {
    this.#watched = seat === this.own ? null : seat;
    this.shown = null;
    this.again = false;
  }
  canShow({ args }: { kind: string; args: Record<string, unknown> }, arg: string): boolean {
    return (
      arg === "column" ||
      ((arg === "category" || arg === "card") && typeof args["seat"] === "number") ||
      arg === "enemy"
    );
  }
  show({ args }: { kind: string; args: Record<string, unknown> }, arg: string): void {
    if (arg === "column") this.shown = Number(args["column"]);
    else if (arg === "enemy") this.again = !!this.told;
    else this.watch(Number(args["seat"]));
  }

  // Words.

  comune(seat: number): string {
    const comune = this.position?.seats[seat]?.comune;
    return comune ? this.stage.speaker.word("comune", comune) : this.stage.speaker.name(seat);
  }
  card(card: Card): string {
    return this.stage.speaker.word("card", card.card);
  }
  stockText(seat: number): string {
    if (this.hidden(seat)) return t("cm-behind-screen");
    const stock = this.position?.seats[seat]?.stock ?? {};
    return RESOURCES.map((resource) => t(`cm-count-${resource}`, { count: stock[resource] ?? 0 })).join(", ");
  }
  pieces(action: Named): string {
    return piecesOf(action, this.choices);
  }
  actionText(action: Named, _index = 0): string {
    const place = this.places.find((one) => one.action === action);
    const text = this.stage.speaker.action(action);
    return place ? t("cm-place-cost", { text, cost: place.cost }) : text;
  }
  readonly phase = $derived.by(() => {
    const position = this.position;
    if (!position) return "";
    const phase = this.stage.speaker.word("phase", this.reading ? "commit" : position.phase);
    return this.stage.view?.over ? phase : t("cm-phase", { turn: position.turn, phase });
  });
  seatState(seat: number): { text: string; done: boolean } {
    const position = this.position;
    const view = position?.seats[seat];
    if (!position || !view || this.stage.view?.over) return { text: "", done: true };
    if (this.committing) return { text: t(view.sealed ? "cm-sealed" : "cm-weighs"), done: view.sealed };
    // What I do myself the decision bar says.
    if (seat === this.stage.viewer || !this.stage.view?.owing.includes(seat)) return { text: "", done: false };
    return { text: this.stage.speaker.word("phase", position.phase), done: false };
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
    const view = this.position?.seats[seat];
    return t("cm-final-line", { comune: this.comune(seat), pillage: view?.pillage ?? 0 });
  }
  readonly verdict = $derived.by(() => {
    const winner = this.stage.view?.results.find((result) => result.won);
    const best = winner?.lines.reduce((most, line) => (line.points > most.points ? line : most));
    if (!winner || !best) return "";
    return t("cm-verdict", { what: this.stage.speaker.score(best), points: best.points });
  });
  readonly passage = $derived.by(() => PASSAGES[this.kind] ?? (this.stage.view?.over ? "end" : ""));

  key(event: KeyboardEvent): boolean {
    const { key } = event;
    if (this.reading) {
      if (key !== "Enter") return false;
      return (this.steps < STEPS ? this.tell(STEPS) : this.goOn(), true);
    }
    if (!this.kind) return false;
    const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
    if (this.amounts.length) {
      if (["+", "=", "ArrowUp", "ArrowRight"].includes(key)) return (this.step(1), true);
      if (["-", "−", "ArrowDown", "ArrowLeft"].includes(key)) return (this.step(-1), true);
      if (key === "Enter") return (void this.give(), true);
      return false;
    }
    if (digit && this.columns.size)
      return this.columns.has(digit) ? (void this.choose(this.columns.get(digit)), true) : false;
    if (digit && this.choices[digit - 1]) return (void this.choose(this.choices[digit - 1]), true);
    return this.#letter(key.toLowerCase());
  }
  #letter(key: string): boolean {
    const types: Record<string, string> = { c: "claim", i: "income" };
    const action = key === "0" || key === "p" ? this.leave : (this.of(types[key] ?? "")[0] ?? null);
    return action ? (void this.choose(action), true) : false;
  }
}
