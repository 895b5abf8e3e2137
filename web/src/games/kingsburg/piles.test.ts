import { expect, test } from "vitest";
import { answerOf, byPiles, stepped, type GoodsAction, type Pile } from "./piles";

const pay = (...goods: GoodsAction["goods"]): GoodsAction => ({ type: "recruit", goods });
// Two goods for a soldier, with 2 gold and 1 stone at hand.
const actions = [pay("gold", "gold"), pay("gold", "stone")];

test("more than four combinations are set aside by piles, other answers are not", () => {
  const five = [...actions, ...actions, pay("wood", "stone")];
  expect(byPiles(five)).toBe(true);
  expect(byPiles(actions)).toBe(false);
  expect(byPiles([...five, { type: "swap", good: "gold" }])).toBe(false);
});

test("a pile grows as long as some answer holds it, and is that answer when it is complete", () => {
  const one = stepped(actions, {}, "gold", 1) as Pile;
  expect(answerOf(actions, one)).toBeNull();
  expect(stepped(actions, one, "wood", 1)).toBeNull();
  const two = stepped(actions, one, "stone", 1) as Pile;
  expect(answerOf(actions, two)).toBe(actions[1]);
  expect(stepped(actions, two, "gold", 1)).toBeNull();
  expect(stepped(actions, two, "gold", -1)).toEqual({ gold: 0, stone: 1 });
  expect(stepped(actions, {}, "gold", -1)).toBeNull();
});
