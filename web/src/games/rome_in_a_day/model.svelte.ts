/** What the board, the panels and the decision bar of Rome in a Day share: what is looked at and what is half done. */
import { t } from "../../core/i18n.svelte";
import { roman, same } from "../../core/numbers";
import { prefs } from "../../core/prefs.svelte";
import {
  BUILDING_NAMES,
  LAND_NAMES,
  type Action,
  type BuildingName,
  type Decision,
  type Event,
  type Foresight,
  type LaidLand,
  type Land,
  type Outcome,
  type SeatView,
  type SetName,
  type Share,
  type View,
} from "./generated";
import type { Card, Confirm, Held, Quiet, Warning } from "../bar";
import { BoardModel, type KeyAct } from "../board.svelte";
import { cardOf } from "./inspect";
import { standingsOf } from "./round";
import { bringsOf, consequenceOf, targetText, walkBack, walkOn, walkTitle, worth } from "./words";
import type { TitleModel } from "../titles";
import type { Cell } from "./hex";

/** A cell where the land picked up may go, what it would add, and what it would add to which land of the domain. */
export interface Target extends Cell {
  index: number;
  gain: number;
  changes: readonly (readonly [land: number, points: number])[];
  /** How many lands its region would have. */
  region: number;
}

// The order in which pieces are shown is that of the box, the same everywhere.
const rankOfBuilding = (building: BuildingName | null) => (building ? BUILDING_NAMES.indexOf(building) + 1 : 0);
const rank = ({ land, building }: Land) =>
  LAND_NAMES.indexOf(land) * (BUILDING_NAMES.length + 1) + rankOfBuilding(building);
/** Where the rules page explains a decision. */
const PASSAGES = { split: "divide", take: "select", choose: "annex", place: "annex", over: "scoring" };

export class RomeModel extends BoardModel<View, SeatView, Action, Event, Decision> implements TitleModel {
  /** The lands of my row that lie in the left tray, by position. */
  left = $state<number[]>([]);
  /** A land was moved, or the gem set alone by a button: until then nothing is offered. */
  moved = $state(false);
  /** Which set I suppose the chooser takes, while I divide (mine to say, else what is better for them); or the one I look at before I take. */
  supposed = $state<SetName | null>(null);
  /** The set I mean to take. */
  picked = $state<SetName | null>(null);
  /** The target under the pointer or the focus, as an index into the actions. */
  aim = $state<number | null>(null);
  /** The target that was pressed and waits for the gold button. */
  pressedAt = $state<number | null>(null);
  /** The land somebody asked about. */
  inspected = $state<(Cell & { seat: number }) | null>(null);
  /** How far the final scoring has been walked, in buildings; null when nobody walks. */
  walked = $state<number | null>(null);

  seat(seat: number): SeatView | null {
    return this.position?.seats[seat] ?? null;
  }

  // Dividing.

  readonly right = $derived([0, 1, 2, 3, 4].filter((i) => !this.left.includes(i)));
  /** The legal split that lies in the trays, and which tray is the small one. */
  readonly split = $derived.by((): { action: Action; small: "left" | "right" } | null => {
    const left = [...this.left].sort();
    for (const action of this.of("split")) {
      if (same(action.small, left)) return { action, small: "left" };
      if (same(action.small, this.right)) return { action, small: "right" };
    }
    return null;
  });

  /** Whether a hint would put a land of my row into the small set. */
  hintedInSmall(position: number): boolean {
    return this.advised?.type === "split" && this.advised.small.includes(position);
  }

  /** Put a land of my row into the other tray. */
  toggle(position: number): void {
    if (this.kind !== "split") return;
    this.moved = true;
    this.left = this.left.includes(position)
      ? this.left.filter((i) => i !== position)
      : [...this.left, position].sort();
  }
  startOver(): void {
    this.left = [];
    this.moved = false;
    this.supposed = null;
  }
  /** How many lands each set has as they lie now. */
  readonly sizes = $derived.by(() => {
    const less = Math.min(this.left.length, this.right.length);
    return { small: less, large: 5 - less };
  });

  // Choosing.

  /** The two sets a seat's row was divided into. */
  sets(seat: number): { small: Land[]; large: Land[] } | null {
    const view = this.seat(seat);
    if (!view?.split) return null;
    const { row, split } = view;
    return { small: row.filter((_, i) => split.includes(i)), large: row.filter((_, i) => !split.includes(i)) };
  }

  /** Every row with its sets apart, once the screens are up. */
  readonly openRows = $derived.by(() => {
    const rows = this.position?.seats.flatMap((_, seat) => this.sets(seat) ?? []) ?? [];
    return rows.length === this.position?.seats.length ? rows : [];
  });
  /** The kind of the scene that is running. */
  readonly scene = $derived.by((): string => this.stage.scene?.kind ?? "");

  readonly source = $derived(this.mine?.takes_from ?? 0);
  /** Who takes from me this round. */
  readonly taker = $derived(this.position?.seats.findIndex((view) => view.takes_from === this.own) ?? -1);
  /** The neighbour on the other side of the bargain: who chooses from my sets, or whose sets I choose from. */
  readonly partner = $derived(this.position?.phase === "select" ? this.source : this.taker);

  pick(set: SetName): void {
    if (this.kind !== "take") return;
    if (this.picked === set) void this.goAhead();
    else {
      this.picked = set;
      void this.pressed();
    }
  }

  /** What the engine says of both sets. */
  readonly bargain = $derived.by((): readonly Outcome[] => {
    const [first] = this.actions;
    const asked = this.kind === "split" ? this.split?.action : this.kind === "take" ? first : undefined;
    const told = asked ? (this.foresee(asked)?.more as Foresight | null | undefined) : null;
    return told?.outcomes ?? [];
  });
  /** The set that is looked at: what I would take, or what the chooser is supposed to. */
  readonly looked = $derived.by((): SetName | null => {
    if (this.kind === "take") return this.picked ?? this.supposed;
    if (this.kind !== "split" || !this.moved) return null;
    const [small, large] = this.bargain;
    if (this.supposed || !small || !large) return this.supposed ?? "small";
    return worth(large.theirs) > worth(small.theirs) ? "large" : "small";
  });
  readonly outcome = $derived(this.bargain.find(({ set }) => set === this.looked) ?? null);
  /** What a set brings a side of the bargain: to whoever takes it, or to whoever keeps it. */
  share(set: SetName, mine: boolean): Share | null {
    const takes = mine === (this.kind === "take");
    const outcome = this.bargain.find((one) => (one.set === set) === takes);
    return (mine ? outcome?.mine : outcome?.theirs) ?? null;
  }

  // Laying.

  readonly targets = $derived.by((): Target[] => {
    const decision = this.decision;
    if (decision?.kind !== "place") return [];
    const { gains, changes, regions } = decision.args;
    return this.of("place").map(({ q, r }, index) => ({
      q,
      r,
      index,
      gain: gains[index] ?? 0,
      changes: changes[index] ?? [],
      region: regions[index] ?? 1,
    }));
  });
  readonly aimed = $derived(this.targets[this.aim ?? this.pressedAt ?? -1] ?? null);
  /** It is the last land of the round for me. */
  readonly last = $derived(this.decision?.kind === "place" && this.decision.args.count === 1);
  readonly best = $derived(this.targets.reduce((most, target) => Math.max(most, target.gain), 0));

  /** The lands I still hold, the one picked up in its place among them, so that nothing jumps. */
  readonly hand = $derived<Land[]>(
    [...(this.mine?.hand ?? []), ...(this.mine?.chosen ? [this.mine.chosen] : [])].sort((a, b) => rank(a) - rank(b)),
  );
  isChosen(land: Land, index: number): boolean {
    const chosen = this.mine?.chosen;
    return (
      !!chosen && rank(land) === rank(chosen) && this.hand.findIndex((other) => rank(other) === rank(land)) === index
    );
  }

  /** Pick a land up; one picked up before goes back. */
  async lift(land: Land): Promise<boolean> {
    const chosen = this.mine?.chosen;
    if (chosen && chosen.land === land.land && chosen.building === land.building) return true;
    if (this.kind === "place" && !(this.stage.view?.can_undo && (await this.stage.undo()))) return false;
    this.aim = null;
    this.pressedAt = null;
    return this.choose(
      this.of("choose").find((action) => action.land === land.land && action.building === land.building),
    );
  }

  /** A place is pressed: the land is laid there, or waits for the gold button where that ends the round. */
  async place(index: number): Promise<void> {
    if (this.kind !== "place") return;
    const again = this.pressedAt === index;
    this.pressedAt = index;
    if (again) await this.goAhead();
    else await this.pressed();
  }

  override async goAhead(): Promise<boolean> {
    const done = await super.goAhead();
    if (done) this.draft = null;
    return done;
  }
  /** A land laid can be taken back until the round is over: only the last one asks. */
  override async pressed(): Promise<boolean> {
    const asks = this.kind !== "place" || prefs.confirm === "always" || (this.last && prefs.confirm === "final");
    return asks ? super.pressed() : this.goAhead();
  }

  // Looking.

  override watch(seat: number | null): void {
    super.watch(seat);
    this.inspected = null;
  }

  inspectLand(seat: number, cell: Cell | null): void {
    this.inspected = cell ? { seat, q: cell.q, r: cell.r } : null;
  }

  override brings(action: Action): string {
    return bringsOf(this, action);
  }
  override inspect(place: string): Card | null {
    return cardOf(this, place);
  }

  laid(seat: number, cell: Cell): LaidLand | undefined {
    return this.seat(seat)?.domain.find((land) => land.q === cell.q && land.r === cell.r);
  }

  canShow(event: Event, arg: string): boolean {
    return event.kind === "placed" && (arg === "land" || arg === "building");
  }

  show(event: Event): void {
    if (event.kind !== "placed") return;
    this.watch(event.args.seat);
    this.inspectLand(event.args.seat, event.args);
  }

  // The decision bar.

  override readonly confirm = $derived.by((): Confirm<Action> | null => {
    if (this.kind === "split")
      return {
        label: t("rome-seal", this.sizes),
        action: this.moved ? (this.split?.action ?? null) : null,
        waits: t("rome-seal-waits"),
      };
    if (this.kind === "take") {
      const set = this.picked;
      return {
        label: set ? t(`rome-take-${set}`, { count: this.sets(this.source)?.[set].length ?? 0 }) : "",
        action: this.of("take").find((action) => action.set === set) ?? null,
        waits: t("rome-take-waits"),
      };
    }
    if (this.walked !== null) return walkOn(this, this.walked);
    if (this.kind !== "place") return null;
    const target = this.targets[this.pressedAt ?? -1];
    const label = t(this.last ? "rome-end-round" : "rome-place-here", { gain: target?.gain ?? 0 });
    const waits = t("rome-place-waits", { last: this.last ? "yes" : "no" });
    return { label, action: target ? (this.actions[target.index] ?? null) : null, final: this.last, waits };
  });
  override readonly others = $derived.by((): readonly Quiet[] => {
    if (this.walked !== null) return walkBack(this, this.walked);
    if (this.kind !== "split") return [];
    if (this.moved) return [{ label: t("start-over"), run: () => this.startOver(), id: "start-over" }];
    return [{ label: t("rome-gem-alone"), run: () => (this.moved = true), id: "gem-alone" }];
  });
  /** The last scene has counted the points. */
  readonly counting = $derived.by(() => this.over);
  readonly prompt = $derived.by(() => (this.walked === null ? undefined : walkTitle(this)));
  override readonly consequence = $derived.by((): string => consequenceOf(this));
  override readonly warning = $derived.by((): Warning | null => {
    if (this.kind !== "split" || !this.moved || this.sizes.small > 0) return null;
    return { level: "red", text: t("rome-warn-all", { name: this.stage.speaker.name(this.taker) }) };
  });
  override readonly stock = $derived.by((): readonly Held[] => {
    const { gems = 0, gem_points: later = 0, points: now = 0 } = this.mine ?? {};
    const points = this.over ? (this.stage.view?.results[this.own]?.score ?? now) : now;
    return [
      { icon: "r-gem", count: gems, label: t("rome-gems-worth", { gems, points: later }) },
      { icon: "r-vp", count: points, label: t("points", { points }) },
    ];
  });

  override get draft(): unknown {
    if (this.kind === "split") return this.moved ? this.left : null;
    return this.kind === "take" ? this.picked : null;
  }
  override set draft(value: unknown) {
    this.moved = Array.isArray(value);
    this.left = Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
    this.picked = value === "small" || value === "large" ? value : null;
    this.supposed = null;
    this.pressedAt = null;
  }

  override select(action: Action): void {
    if (action.type === "split") {
      this.left = [...action.small];
      this.moved = true;
    } else if (action.type === "take") this.picked = action.set;
    else if (action.type === "choose") void this.lift(action);
    else if (action.type === "place")
      this.pressedAt = this.targets.find(({ q, r }) => q === action.q && r === action.r)?.index ?? null;
  }

  // The round.

  /** What everybody has won in this round, and how they stand. */
  readonly standings = $derived.by(() => standingsOf(this.events, this.stage.seats.length));

  /** Lands laid by a seat since the viewer last acted: the last-move mark. */
  fresh(seat: number): Cell[] {
    const own = seat === this.stage.viewer;
    return this.events
      .flatMap((event) => (event.kind === "placed" && (own || event.seq >= this.stage.since) ? event.args : []))
      .filter((placed) => placed.seat === seat)
      .slice(own ? -1 : 0);
  }

  // Words.

  landText({ land, building }: Land): string {
    const words = this.stage.speaker;
    return building
      ? t("rome-land-with", { land: words.word("land", land), building: words.word("building", building) })
      : words.word("land", land);
  }

  listText(lands: readonly Land[]): string {
    if (!lands.length) return t("rome-nothing");
    return lands.map((land) => this.landText(land)).join(", ");
  }

  /** Why a land or the building on it is worth what it is. */
  explainLand(seat: number, laid: LaidLand): string {
    const regions = this.seat(seat)?.regions ?? [];
    if (!laid.building) return t("rome-region", { size: regions[laid.region]?.size ?? 1 });
    const sizes = laid.scores.map((index) => regions[index]?.size ?? 0);
    if (!sizes.length) return t("rome-scores-none");
    const land = this.stage.speaker.word("land", regions[laid.scores[0] ?? 0]?.land);
    return t("rome-scores", { count: sizes.length, sizes: sizes.join(" + "), size: sizes[0] ?? 0, land });
  }

  actionText(action: Action): string {
    if (action.type === "split") {
      const row = this.mine?.row ?? [];
      return t("rome-split-text", {
        small: this.listText(row.filter((_, i) => action.small.includes(i))),
        large: this.listText(row.filter((_, i) => !action.small.includes(i))),
      });
    }
    if (action.type === "take") {
      const lands = this.sets(this.source)?.[action.set];
      return t(`rome-take-${action.set}-text`, { lands: this.listText(lands ?? []) });
    }
    if (action.type === "choose") return this.landText(action);
    const target = this.targets[this.actions.indexOf(action)];
    return target ? targetText(this, target) : this.stage.speaker.action(action);
  }

  readonly phase = $derived.by(() => {
    const position = this.position;
    if (!position) return "";
    if (position.phase === "over") return t("rome-over");
    return t("rome-phase", { round: roman(position.round), phase: t(`phase-${position.phase}`) });
  });

  seatState(seat: number): { text: string; done: boolean } {
    const position = this.position;
    const view = this.seat(seat);
    if (!position || !view) return { text: "", done: false };
    const owes = this.owes(seat);
    if (position.phase === "over") return { text: "", done: true };
    if (position.phase === "annex") {
      const left = view.hand.length + (view.chosen ? 1 : 0);
      return owes ? { text: t("rome-lays", { left }), done: false } : { text: t("rome-laid"), done: true };
    }
    if (view.sealed) return { text: t("rome-sealed"), done: true };
    return { text: owes ? t(position.phase === "divide" ? "rome-divides" : "rome-chooses") : "", done: false };
  }

  seatLine(seat: number): string {
    const domain = this.seat(seat)?.domain ?? [];
    return t("rome-seat-line", {
      lands: domain.length,
      buildings: domain.filter((land) => land.building).length,
    });
  }

  finalLine(seat: number): string {
    const view = this.seat(seat);
    return t("rome-final-line", { lands: view?.domain.length ?? 0, gems: view?.gems ?? 0 });
  }

  readonly verdict = $derived(this.bestLine("rome-verdict"));
  readonly passage = $derived(this.passageIn(PASSAGES));

  // The final scoring, building by building.

  readonly buildings = $derived.by((): LaidLand[] => {
    const lands = this.seen?.domain.filter((land) => land.building) ?? [];
    return [...lands].sort((a, b) => rankOfBuilding(a.building) - rankOfBuilding(b.building));
  });

  walkTo(count: number | null): void {
    this.walked = count === null ? null : Math.max(0, Math.min(count, this.buildings.length));
    const land = this.walked ? this.buildings[this.walked - 1] : undefined;
    this.inspectLand(this.watched, land ?? null);
  }

  protected keyAct(key: string, digit: number): KeyAct {
    if (this.kind === "split") return this.#splitKey(key, digit);
    if (this.kind === "take") return this.#takeKey(key, digit);
    const { aim } = this;
    if (this.kind === "place" && key === "Enter" && aim !== null) return () => this.place(aim);
    const land = this.kind ? this.hand[digit - 1] : undefined;
    return land && (() => this.lift(land));
  }
  #splitKey(key: string, digit: number): KeyAct {
    if (digit && digit <= 5) return () => this.toggle(digit - 1);
    if (key === "0") return () => this.startOver();
    return undefined;
  }
  #takeKey(key: string, digit: number): KeyAct {
    if (key === "-" || digit === 1) return () => this.pick("small");
    if (key === "+" || key === "=" || digit === 2) return () => this.pick("large");
    return undefined;
  }
}
