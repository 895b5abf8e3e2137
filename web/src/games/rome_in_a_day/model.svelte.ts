/** What the board, the panels and the decision bar of Rome in a Day share: what is looked at and what is half done. */
import { t } from "../../core/i18n.svelte";
import { roman, same } from "../../core/numbers";
import {
  BUILDING_NAMES,
  LAND_NAMES,
  type Action,
  type BuildingName,
  type Decision,
  type Event,
  type LaidLand,
  type Land,
  type SeatView,
  type SetName,
  type View,
} from "./generated";
import { BoardModel, type KeyAct } from "../board.svelte";
import type { TitleModel } from "../titles";
import { around, key, type Cell } from "./hex";

/** A cell where the land picked up may go, what it would add, and what it would add to which land of the domain. */
export interface Target extends Cell {
  index: number;
  gain: number;
  changes: readonly (readonly [land: number, points: number])[];
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
  /** The target under the pointer or the focus, as an index into the actions. */
  aim = $state<number | null>(null);
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
    this.left = this.left.includes(position)
      ? this.left.filter((i) => i !== position)
      : [...this.left, position].sort();
  }

  async seal(): Promise<void> {
    if (this.kind === "split" && this.split && (await this.stage.submit(this.split.action))) this.left = [];
  }

  // Choosing.

  /** The two sets a seat's row was divided into. */
  sets(seat: number): { small: Land[]; large: Land[] } | null {
    const view = this.seat(seat);
    if (!view?.split) return null;
    const { row, split } = view;
    return { small: row.filter((_, i) => split.includes(i)), large: row.filter((_, i) => !split.includes(i)) };
  }

  readonly source = $derived(this.mine?.takes_from ?? 0);

  async take(set: SetName): Promise<void> {
    await this.choose(this.of("take").find((action) => action.set === set));
  }

  // Laying.

  readonly targets = $derived.by((): Target[] => {
    const decision = this.decision;
    if (decision?.kind !== "place") return [];
    const { gains, changes } = decision.args;
    return this.of("place").map(({ q, r }, index) => ({
      q,
      r,
      index,
      gain: gains[index] ?? 0,
      changes: changes[index] ?? [],
    }));
  });
  readonly aimed = $derived(this.aim === null ? null : (this.targets[this.aim] ?? null));
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
  async pick(land: Land): Promise<boolean> {
    const chosen = this.mine?.chosen;
    if (chosen && chosen.land === land.land && chosen.building === land.building) return true;
    if (this.kind === "place" && !(this.stage.view?.can_undo && (await this.stage.undo()))) return false;
    this.aim = null;
    return this.choose(
      this.of("choose").find((action) => action.land === land.land && action.building === land.building),
    );
  }

  async place(index: number): Promise<void> {
    if (this.kind !== "place") return;
    this.aim = null;
    this.inspected = null;
    await this.choose(this.actions[index]);
  }

  // Looking.

  override watch(seat: number | null): void {
    super.watch(seat);
    this.inspected = null;
  }

  inspectLand(seat: number, cell: Cell | null): void {
    this.inspected = cell ? { seat, q: cell.q, r: cell.r } : null;
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

  /** Where a target lies, in words: what it would touch. */
  targetText(target: Target): string {
    const domain = new Map(this.mine?.domain.map((land) => [key(land), land]) ?? []);
    const beside = around(target).flatMap((cell) => domain.get(key(cell)) ?? []);
    const gain = target.gain;
    if (!beside.length) return t("rome-target-first", { gain });
    return t("rome-target", { beside: this.listText(beside), gain, number: target.index + 1 });
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
    return target ? this.targetText(target) : this.stage.speaker.action(action);
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
    return land && (() => this.pick(land));
  }
  #splitKey(key: string, digit: number): KeyAct {
    if (digit && digit <= 5) return () => this.toggle(digit - 1);
    if (key === "Enter") return () => this.seal();
    if (key === "0") return () => (this.left = []);
    return undefined;
  }
  #takeKey(key: string, digit: number): KeyAct {
    if (key === "-" || digit === 1) return () => this.take("small");
    if (key === "+" || key === "=" || digit === 2) return () => this.take("large");
    return undefined;
  }
}
