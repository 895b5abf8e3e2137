/** Goods set aside one by one, until together they are one of the answers. */
import { GOOD_NAMES, type Action, type GoodName } from "./generated";
import { countOf } from "./data";

/** An answer that names goods: to take, to pay or to lose. */
export type GoodsAction = Extract<Action, { goods: readonly GoodName[] }>;
export type Pile = Readonly<Partial<Record<GoodName, number>>>;

export const namesGoods = (action: Action): action is GoodsAction => "goods" in action;

/** With more combinations than this, goods are set aside by piles. */
export const CHIPS = 4;
export const byPiles = (actions: readonly Action[]): boolean => actions.length > CHIPS && actions.every(namesGoods);

const holds = (goods: readonly GoodName[], pile: Pile): boolean => {
  const count = countOf(goods);
  return GOOD_NAMES.every((good) => (count[good] ?? 0) >= (pile[good] ?? 0));
};

/** The pile with one more or one less of a good; nothing where no answer would hold it. */
export function stepped(actions: readonly GoodsAction[], pile: Pile, good: GoodName, by: 1 | -1): Pile | null {
  const count = (pile[good] ?? 0) + by;
  const next = { ...pile, [good]: count };
  return count >= 0 && actions.some((action) => holds(action.goods, next)) ? next : null;
}

/** The answer that a pile is, once it is complete. */
export const answerOf = (actions: readonly GoodsAction[], pile: Pile): GoodsAction | null =>
  actions.find(({ goods }) => holds(goods, pile) && goods.length === sizeOf(pile)) ?? null;

export const sizeOf = (pile: Pile): number => GOOD_NAMES.reduce((all, good) => all + (pile[good] ?? 0), 0);
