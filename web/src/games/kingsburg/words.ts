/** Words for what is drawn as pictures. */
import { t } from "../../core/i18n.svelte";
import { ADVISOR_NAMES, type BuildingName, type GoodName } from "./generated";
import { buildingOf, countOf, type Amounts } from "./data";
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

/** The same of a list of goods. */
export const goodsText = (goods: readonly GoodName[]): string => amountsText(countOf(goods)) || t("kb-nothing");

/** "4 + 5", with the help: "4 + 5, +2". */
export function wayText(way: Way): string {
  const dice = [...way.dice.map(String), ...way.white.map((face) => t("kb-white-face", { face }))].join(" + ");
  const help = [
    ...(way.plus2 ? [t("kb-with-plus2")] : []),
    ...(way.market ? [t(way.market > 0 ? "kb-with-market-up" : "kb-with-market-down")] : []),
    ...(way.envoy ? [t("kb-with-envoy")] : []),
  ];
  return [dice, ...help].join(", ");
}
