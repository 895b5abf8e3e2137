/** Words for what is drawn as pictures. */
import { t } from "../../core/i18n.svelte";
import { pictured } from "../../core/pictured";
import { ADVISOR_NAMES, type Action, type BuildingName, type GoodName } from "./generated";
import { AMOUNTS, buildingOf, countOf, GIFTS, numberOf, PICTURES, type Amounts } from "./data";
import type { Way } from "./ways";

const hyphens = (name: string): string => name.replaceAll("_", "-");

/** The name alone, without an article. */
export const advisorName = (number: number): string => t(`kb-adv-${hyphens(ADVISOR_NAMES[number - 1] ?? "")}`);
export const giftText = (number: number): string => t(`kb-gift-${hyphens(ADVISOR_NAMES[number - 1] ?? "")}`);
export const buildingName = (name: BuildingName): string => t(`kb-name-${hyphens(name)}`);

/** The printed numbers and the effect of a building. */
export function effectText(name: BuildingName): string {
  const building = buildingOf(name);
  return building ? t("kb-building-text", { points: building.points, effect: t(`kb-effect-${hyphens(name)}`) }) : "";
}

/** "2 gold, 1 point"; empty where there is nothing. */
export const amountsText = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([what, count]) => t(`kb-amount-${what}`, { count }))
    .join(", ");

/** "2 ●, 1 ▬": amounts as pictures, for a line that has little room. */
export const pictureText = (amounts: Amounts): string =>
  AMOUNTS.filter((what) => amounts[what])
    .map((what) => {
      const count = amounts[what] ?? 0;
      const words = t(`kb-amount-${what}`, { count });
      return what in PICTURES ? `${count} ${pictured(PICTURES[what] ?? "", words.replace(/^\d+\s*/, ""))}` : words;
    })
    .join(", ");

/** What an advisor gives, as pictures. */
export function briefGift(number: number): string {
  const gift = GIFTS[number - 1];
  if (!gift) return "";
  return [pictureText(gift.all), gift.either.map(pictureText).join(" / ")].filter(Boolean).join(", ");
}

/** The same of a list of goods. */
export const goodsText = (goods: readonly GoodName[]): string => amountsText(countOf(goods)) || t("kb-nothing");

/** The face of a white die. */
export const faceText = (face: number): string => t("kb-white-face", { face });

/** "4 + 5", with the help: "4 + 5, +2". */
export function wayText(way: Way): string {
  const dice = [...way.dice.map(String), ...way.white.map(faceText)].join(" + ");
  const help = [
    ...(way.plus2 ? [t("kb-with-plus2")] : []),
    ...(way.market ? [t(way.market > 0 ? "kb-with-market-up" : "kb-with-market-down")] : []),
    ...(way.envoy ? [t("kb-with-envoy")] : []),
  ];
  return [dice, ...help].join(", ");
}

/** The words of an answer to a decision of this kind. */
export function actionText(action: Action, kind: string): string {
  switch (action.type) {
    case "influence": {
      const number = numberOf(action.advisor);
      const way = wayText({ ...action, action, advisor: number });
      return t("kb-list-influence", { number, name: advisorName(number), way });
    }
    case "build":
      return t(action.envoy ? "kb-list-build-envoy" : "kb-list-build", {
        name: buildingName(action.building),
        effect: effectText(action.building),
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
      return t(`kb-leave-${kind}`);
  }
}
