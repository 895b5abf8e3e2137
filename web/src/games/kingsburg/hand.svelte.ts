/** My dice: which are picked, what is added to them, and where that leads. */
import { same } from "../../core/numbers";
import type { Action, Die, SeatView } from "./generated";
import { leftBy, openAfter, waysOf, type Way } from "./ways";

type Influence = Extract<Action, { type: "influence" }>;

/** What the hand is asked of. */
interface Source {
  readonly mine: SeatView | null;
  of(type: "influence"): readonly Influence[];
}

const rising = (dice: readonly Die[], white: boolean): number[] =>
  dice
    .filter((die) => die.white === white)
    .map((die) => die.face)
    .sort();

export class Hand {
  /** Dice picked, by position among mine; and the help added to them. */
  #picked = $state<readonly number[]>([]);
  plus2 = $state(false);
  market = $state(0);

  constructor(readonly source: Source) {}

  /** My dice that are not on an advisor, with their positions. */
  readonly held = $derived.by((): { die: Die; index: number }[] => {
    const dice = this.source.mine?.dice ?? [];
    return dice.map((die, index) => ({ die, index })).filter(({ die }) => die.advisor === 0);
  });
  readonly picked = $derived(this.#picked.filter((index) => this.held.some((held) => held.index === index)));
  readonly chosen = $derived(this.held.filter(({ index }) => this.picked.includes(index)).map(({ die }) => die));
  readonly sum = $derived(this.chosen.reduce((sum, die) => sum + die.face, 0));

  readonly ways = $derived.by((): Way[] => waysOf(this.source.of("influence")));
  /** The ways with exactly the dice picked. */
  readonly fitting = $derived.by(() => {
    const [dice, white] = [rising(this.chosen, false), rising(this.chosen, true)];
    return this.ways.filter((way) => same(way.dice, dice) && same(way.white, white));
  });
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
  readonly others = $derived(this.aimed ? this.ways.filter((way) => way.advisor === this.aimed?.advisor) : []);
  /** The dice that stay in hand, and whether they would still reach somebody. */
  readonly left = $derived.by(() => {
    if (!this.aimed) return null;
    const open = openAfter(this.aimed, this.ways, this.hand, this.source.mine?.tokens ?? 0);
    return { ...leftBy(this.aimed, this.hand), open: open.length };
  });
  readonly hand = $derived(this.held.map(({ die }) => die));
  readonly canPlus2 = $derived((this.picked.length ? this.fitting : this.ways).some((way) => way.plus2));
  readonly canMarket = $derived((this.picked.length ? this.fitting : this.ways).some((way) => way.market !== 0));

  toggle(index: number): void {
    this.#picked = this.picked.includes(index) ? this.picked.filter((i) => i !== index) : [...this.picked, index];
    this.#settleHelp();
  }
  /** Keep the help only as far as it still leads somewhere. */
  #settleHelp(): void {
    if (this.aimed || !this.fitting.length) return;
    if (this.fitting.some((way) => !way.plus2 && !way.market)) {
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

  /** Take up a way: its dice out of the hand, and its help. */
  adopt(way: Way): void {
    const want = [
      ...way.dice.map((face) => ({ face, white: false })),
      ...way.white.map((face) => ({ face, white: true })),
    ];
    const picked: number[] = [];
    for (const { face, white } of want) {
      const held = this.held.find(
        ({ die, index }) => die.face === face && die.white === white && !picked.includes(index),
      );
      if (held) picked.push(held.index);
    }
    this.#picked = picked;
    this.plus2 = way.plus2;
    this.market = way.market;
  }

  /** As it was when the page was left. */
  restore(picked: readonly number[], plus2: boolean, market: number): void {
    this.#picked = picked;
    this.plus2 = plus2;
    this.market = market;
  }

  clear(): void {
    this.#picked = [];
    this.plus2 = false;
    this.market = 0;
  }
}
