/** What everything drawn has to say for itself: the cards of the inspector, by `data-place`. */
import { t } from "../../core/i18n.svelte";
import { roman } from "../../core/numbers";
import type { Card } from "../bar";
import { buildingOf, BUILDINGS, CALENDAR, GIFTS, type Building } from "./data";
import type { BuildingName, Group, Phase, SeatView } from "./generated";
import type { KingsburgModel } from "./model.svelte";
import { spans } from "./ways";
import { advisorName, amountsText, buildingName, effectText, faceText, giftText, wayText } from "./words";

type Maker = (model: KingsburgModel, ...rest: string[]) => Card | null;

/** The card of a place: `arch-9`, `site-0-statue`, `stock-2-gold`. */
export function cardOf(model: KingsburgModel, place: string): Card | null {
  const [what = "", ...rest] = place.split("-");
  return model.position ? (MAKERS[what]?.(model, ...rest) ?? null) : null;
}

const hyphens = (name: string): string => name.replaceAll("_", "-");
const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join(" ");

// The court.

/** Who is on an advisor, with what. */
export function takenText(model: KingsburgModel, group: Group): string {
  const whose = group.owner === null ? "-neutral" : group.owner === model.stage.viewer ? "-you" : "";
  const dice = [...group.dice, ...group.white].join(" + ");
  const help = (group.plus2 ? " + 2" : "") + (group.market > 0 ? " + 1" : group.market < 0 ? " − 1" : "");
  return t(`kb-taken${whose}`, {
    name: group.owner === null ? "" : model.stage.speaker.name(group.owner),
    dice: dice + help,
  });
}
export const takenBy = (model: KingsburgModel, number: number): string =>
  (model.position?.court[number - 1]?.groups ?? []).map((group) => takenText(model, group)).join(" ");

/** How my dice reach an advisor, or why not; nothing where nobody asks. */
export function reachOf(model: KingsburgModel, number: number): Card["foot"] {
  const { decision, dice } = model;
  if (decision?.kind !== "influence") return undefined;
  const { aimed } = dice;
  if (aimed?.advisor === number) return { ok: true, text: t("kb-niche-aimed", { way: wayText(aimed) }) };
  const way = dice.lit.get(number) ?? dice.ways.find((one) => one.advisor === number);
  if (way) return { ok: true, text: t("kb-niche-legal", { way: wayText(way) }) };
  const { makes, helped } = decision.args;
  if (makes.includes(number) || helped.includes(number)) return { ok: false, text: t("kb-why-taken") };
  const text = t(helped.length ? "kb-why-number-helped" : "kb-why-number", {
    number,
    makes: spans(makes),
    helped: spans(helped),
  });
  return { ok: false, text };
}

const arch: Maker = (model, which = "") => {
  const number = Number(which);
  const foot = reachOf(model, number);
  const worth = model.mine ? paidBy(model.mine, number) : [];
  return {
    title: `${number} · ${advisorName(number)}`,
    picture: `adv-${number}`,
    who: takenBy(model, number) || t("kb-free"),
    gives: giftText(number),
    ...(worth.length ? { now: t("kb-worth", { buildings: model.stage.speaker.together(worth) }) } : {}),
    ...(foot ? { foot } : {}),
  };
};

/** What the gift of an advisor, with what I have, would pay for. */
const paidBy = (mine: SeatView, number: number): string[] =>
  mine.sites
    .filter(({ affordable, short }) => !affordable && covers(GIFTS[number - 1]?.all ?? {}, short ?? {}))
    .map(({ building }) => buildingName(building));
const covers = (gift: Readonly<Record<string, number>>, short: Readonly<Record<string, number>>): boolean =>
  Object.entries(short).every(([good, count]) => (gift[good] ?? 0) >= count);

// The province.

/** Whether a building can be built, stands, or why it cannot. */
export function siteState(model: KingsburgModel, seat: number, building: Building): { ok: boolean; text: string } {
  const view = model.seat(seat);
  const { name } = building;
  if (model.fallen(seat).has(name)) return { ok: false, text: t("kb-fallen") };
  if (view?.buildings.includes(name)) return { ok: true, text: t("kb-stands") };
  if (seat === model.stage.viewer && model.buildable.includes(name)) return { ok: true, text: t("kb-can-build") };
  const site = view?.sites.find((one) => one.building === name);
  if (!site) {
    const first = view?.sites.find((one) => buildingOf(one.building)?.row === building.row);
    return { ok: false, text: first ? t("kb-first", { name: buildingName(first.building) }) : t("kb-not-yet") };
  }
  if (site.affordable) return { ok: true, text: t("kb-affordable") };
  const short = site.short ?? {};
  return {
    ok: false,
    text: sentences(t("kb-short", { goods: amountsText(short) }), seat === model.stage.viewer && helper(model, short)),
  };
}

/** An advisor in reach whose gift is what is missing. */
function helper(model: KingsburgModel, short: Readonly<Record<string, number>>): string {
  const number = [...model.dice.lit.keys()].find((one) => covers(GIFTS[one - 1]?.all ?? {}, short));
  return number ? t("kb-helper", { name: model.theAdvisor(number) }) : "";
}

export const costOf = (view: SeatView | null, building: Building) =>
  view?.sites.find((site) => site.building === building.name)?.cost ?? building.cost;

const site: Maker = (model, seat = "", name = "") => {
  const building = BUILDINGS.find((one) => one.name === name);
  if (!building) return null;
  const view = model.seat(Number(seat));
  const foot = siteState(model, Number(seat), building);
  return {
    title: buildingName(building.name),
    picture: `b-${name}`,
    viewBox: "0 0 512 512",
    gives: effectText(building.name),
    rows: [{ label: t("kb-cost"), text: amountsText(costOf(view, building)) }],
    foot,
  };
};

// What stands in the sky, and the year.

const omen: Maker = (model) => {
  const { enemy = null, range = [0, 0], seen_by: seen = [] } = model.position ?? {};
  const words = model.stage.speaker;
  const list = (amounts: Record<string, number>) => amountsText(amounts) || t("kb-nothing");
  const names = seen.map((seat) => words.who(seat));
  return {
    title: enemy
      ? t("kb-enemy-known", { enemy: words.word("enemy", enemy.enemy), strength: enemy.strength })
      : t("kb-enemy-range", { least: range[0], most: range[1] }),
    picture: `foe-${enemy?.enemy ?? "unseen"}`,
    who: seen.length ? t("kb-enemy-seen", { names: words.together(names) }) : t("kb-enemy-unseen"),
    gives: enemy
      ? t("kb-enemy-card", { lose: list(enemy.lose), gain: list(enemy.gain) })
      : t("kb-enemy-may", {
          cards: model.foes.map((card) => `${words.word("enemy", card.enemy)} ${card.strength}`).join(", "),
        }),
    ...(model.stage.viewer >= 0 ? { now: t("kb-you-defend", { defend: model.defence() }) } : {}),
  };
};

const phaseCard = (model: KingsburgModel, phase: Phase): Card => ({
  title: t(`kb-calendar-${hyphens(phase)}`),
  picture: `ph-${phase}`,
  gives: t(`kb-phase-text-${hyphens(phase)}`),
  ...(model.holder(phase) ? { who: model.holder(phase) } : {}),
});
const wheel: Maker = (model) => {
  const phase = CALENDAR[Math.max(0, CALENDAR.indexOf(model.shownPhase))] ?? "spring";
  const name = model.stage.speaker.word("phase", phase);
  return { ...phaseCard(model, phase), title: t("kb-wheel", { year: roman(model.position?.year ?? 1), phase: name }) };
};
const phase: Maker = (model, name = "") => {
  const found = CALENDAR.find((one) => one === name);
  return found ? phaseCard(model, found) : null;
};

// What a seat has.

const PICTURES: Record<string, string> = { soldiers: "r-soldier", tokens: "r-plus2", points: "r-vp" };
const stock: Maker = (model, seat = "", what = "") => {
  const view = model.seat(Number(seat));
  if (!view || !what) return null;
  const count = what === "soldiers" || what === "tokens" ? view[what] : (view.goods as Record<string, number>)[what];
  return {
    title: t(`kb-amount-${what}`, { count: count ?? 0 }),
    picture: PICTURES[what] ?? `r-${what}`,
    who: model.stage.speaker.who(Number(seat)),
    gives: t(`kb-about-${what}`),
  };
};
const tray: Maker = (model, seat = "") => {
  const hand = (model.seat(Number(seat))?.dice ?? []).filter((die) => die.advisor === 0);
  const dice = hand.map((die) => (die.white ? faceText(die.face) : String(die.face))).join(", ");
  return {
    title: t("kb-hand", { dice: dice || t("kb-nothing") }),
    who: model.stage.speaker.who(Number(seat)),
    gives: t("kb-about-dice"),
  };
};
const rows: Maker = (model, seat = "") => {
  const names = (model.seat(Number(seat))?.buildings ?? []).map(buildingName);
  return {
    title: t("kb-amount-buildings", { count: names.length }),
    who: model.stage.speaker.who(Number(seat)),
    gives: names.join(", ") || t("kb-nothing"),
  };
};
const line: Maker = (model, ...rest) => {
  const what = rest.join("-");
  const found = model.stage.view?.results[model.watched]?.lines.find((one) => one.what === what);
  if (!found) return null;
  return {
    title: model.stage.speaker.score(found),
    gives: t(`explain-kingsburg-${what}`),
    now: t("kb-amount-points", { count: found.points }),
  };
};
const mark =
  (key: string, text: string, picture?: string, viewBox?: string): Maker =>
  (model, seat = "") => ({
    title: t(key),
    who: seat ? model.stage.speaker.who(Number(seat)) : "",
    gives: t(text),
    ...(picture ? { picture } : {}),
    ...(viewBox ? { viewBox } : {}),
  });

// The battle.

const tower: Maker = (model, which = "") => {
  const fight = model.battle?.fights.find(({ seat }) => seat === Number(which));
  if (!fight) return null;
  const forces = fight.forces.map(
    ([name, by]) => `${buildingName(name as BuildingName)} ${by > 0 ? `+${by}` : `−${-by}`}`,
  );
  return {
    title: model.stage.speaker.who(fight.seat),
    who: t("kb-against", { combat: fight.combat, strength: fight.strength }),
    rows: [
      { label: t("kb-soldiers"), text: String(fight.soldiers) },
      { label: t("kb-kings-die"), text: String(fight.die) },
      { label: t("kb-buildings"), text: forces.join(", ") || t("kb-nothing") },
    ],
  };
};

const MAKERS: Readonly<Record<string, Maker>> = {
  arch,
  site,
  omen,
  wheel,
  phase,
  stock,
  tray,
  rows,
  line,
  tower,
  banner: omen,
  king: mark("kb-kings-die", "kb-about-kings-die", "adv-18"),
  envoy: mark("kb-has-envoy", "kb-phase-text-kings-envoy", "envoy", "0 0 40 56"),
  aid: mark("kb-has-aid", "kb-phase-text-kings-aid"),
  plus2: mark("kb-plus2-name", "kb-about-tokens", "r-plus2"),
  market: mark("kb-market-short", "kb-effect-market", "b-market", "0 0 512 512"),
  soldiers: mark("kb-soldiers", "kb-about-soldiers", "r-soldier"),
};
