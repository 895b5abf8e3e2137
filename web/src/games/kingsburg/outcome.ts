/** What a picked answer brings, in one line: from what the engine foresees and what is printed on the board. */
import { t } from "../../core/i18n.svelte";
import type { Foreseen } from "../bar";
import { GOOD_NAMES, type Action, type BuildingName, type Event, type GoodName, type SeatView } from "./generated";
import { countOf, GIFTS, numberOf, type Amounts } from "./data";
import type { KingsburgModel } from "./model.svelte";
import { leftBy } from "./ways";
import { briefGift, faceText, pictureText } from "./words";

/** What my own events of a preview add to my stock. */
function gained(events: readonly Event[], seat: number): Amounts {
  const sum: Record<string, number> = {};
  const add = (amounts: Amounts, by = 1) => {
    for (const [what, count] of Object.entries(amounts)) sum[what] = (sum[what] ?? 0) + by * count;
  };
  for (const { kind, args } of events) {
    if (!("seat" in args) || args.seat !== seat) continue;
    if (kind === "gift") add({ tokens: args.tokens, soldiers: args.soldiers, points: args.points });
    if (kind === "gift" || kind === "aid-good" || kind === "spoils") add(countOf(args.goods));
    if (kind === "spoils") add({ points: args.points });
    if (kind === "lost-goods" || kind === "recruited") add(countOf(args.goods), -1);
    if (kind === "recruited") add({ soldiers: 1 });
    if (kind === "swapped") add(swap(args.good));
    if (kind === "town-hall") add(args.payment === "token" ? { tokens: -1 } : { [args.payment]: -1 });
  }
  return sum;
}

/** One good goes, one of each other comes. */
export const swap = (good: GoodName): Amounts =>
  Object.fromEntries(GOOD_NAMES.map((other) => [other, other === good ? -1 : 1]));

const plus = (goods: Record<GoodName, number>, more: Amounts): Record<GoodName, number> =>
  Object.fromEntries(GOOD_NAMES.map((good) => [good, goods[good] + (more[good] ?? 0)])) as Record<GoodName, number>;

const some = (amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).filter(([, count]) => count > 0));

/** The next building that could be paid with this much more, and could not without. */
function pays(mine: SeatView, more: Amounts): BuildingName | null {
  const covered = mine.sites.find(
    ({ short, affordable }) =>
      !affordable && Object.entries(short ?? {}).every(([good, count]) => (more[good] ?? 0) >= count),
  );
  return covered?.building ?? null;
}

const goodsLeft = (goods: Record<GoodName, number>): string => pictureText(some(goods)) || t("kb-nothing");

/** What the picked action does; empty while the engine has not said it. */
export function outcome(model: KingsburgModel, action: Action, foreseen: Foreseen<Event> | null): string {
  const { mine } = model;
  if (!mine) return "";
  if (action.type === "influence") return placed(model, mine, action, foreseen);
  if (action.type === "reroll") return t("kb-outcome-reroll");
  if (!foreseen?.certain) return "";
  const more = gained(foreseen.events, model.own);
  const goods = plus(mine.goods, more);
  switch (action.type) {
    case "build": {
      const cost = mine.sites.find(({ building }) => building === action.building)?.cost ?? {};
      const left = plus(mine.goods, Object.fromEntries(Object.entries(cost).map(([good, count]) => [good, -count])));
      const effect = model.stage.speaker.word("effect", action.building);
      return t("kb-outcome-build", { points: foreseen.points, effect, left: goodsLeft(left) });
    }
    case "recruit":
      return t("kb-outcome-recruit", {
        defend: model.defence(more["soldiers"] ?? 0),
        strength: model.threat,
        left: goodsLeft(goods),
      });
    case "lose":
      return t("kb-outcome-lose", { left: goodsLeft(goods) });
    case "pay":
      return t("kb-outcome-pay", { points: mine.score + foreseen.points });
    case "take":
    case "swap": {
      const building = pays(mine, more);
      return t(building ? "kb-outcome-have-enough" : "kb-outcome-have", {
        goods: goodsLeft(goods),
        building: building ? model.stage.speaker.word("building", building) : "",
      });
    }
    default:
      return "";
  }
}

/** A placement: the gift, what it would pay for, and the dice that stay. */
function placed(
  model: KingsburgModel,
  mine: SeatView,
  action: Extract<Action, { type: "influence" }>,
  foreseen: Foreseen<Event> | null,
): string {
  const number = numberOf(action.advisor);
  // Whoever is the last to place gets all gifts at once: then the engine knows them.
  const known = gained(foreseen?.events ?? [], model.own);
  const given = pictureText(some(known));
  const building = pays(mine, given ? known : (GIFTS[number - 1]?.all ?? {}));
  const way = model.dice.ways.find((one) => one.action === action);
  const left = way ? leftBy(way, model.dice.hand) : { dice: [], white: [] };
  const dice = [...left.dice.map(String), ...left.white.map(faceText)];
  return t("kb-outcome-place", {
    gift: given || briefGift(number),
    building: building ? model.stage.speaker.word("building", building) : "none",
    left: dice.length ? dice.join(", ") : "none",
  });
}
