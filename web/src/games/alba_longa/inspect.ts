/** What is to be known of everything that is drawn: its name, what it gives, what it is worth now, and why not. */
import { capital, t } from "../../core/i18n.svelte";
import { roman } from "../../core/numbers";
import type { Card } from "../bar";
import { DIE_SIGN, MONUMENTS, PEOPLE, TRADE, WHEAT } from "./data";
import {
  DIE_NAMES,
  ITEM_NAMES,
  JOB_NAMES,
  type DieName,
  type ItemName,
  type JobName,
  type KingView,
} from "./generated";
import type { AlbaModel } from "./model.svelte";

const among = <Word extends string>(list: readonly Word[], word: string): Word | undefined =>
  list.find((one) => one === word);

/** The card of a place: `quarry`, `stall-2`, `die-priests`, `hero-3`, `silver-1` of a seat. */
export function cardOf(model: AlbaModel, place: string): Card | null {
  const king = model.seen;
  if (!model.position || !king) return null;
  const job = among(JOB_NAMES, place);
  if (job) return jobCard(model, king, job);
  const [what = "", which = ""] = place.split(/-(.*)/s);
  const die = among(DIE_NAMES, which);
  if (what === "die" && die) return dieCard(model, die);
  const item = among(ITEM_NAMES, which);
  if (what === "item" && item) return itemCard(model, item);
  if (what === "stall") return stallCard(model, Number(which));
  if (what === "hero") return heroCard(model, Number(which));
  if (which !== "") return thingCard(model, what, model.seat(Number(which)), Number(which));
  return tableCard(model, place) ?? thingCard(model, place, king, model.watched);
}

const PLACES: Record<JobName, string> = {
  soldiers: "label-barracks",
  merchants: "label-bazaar",
  quarry: "label-quarry",
  priests: "label-temple",
  farmers: "label-fields",
};

function jobCard(model: AlbaModel, king: KingView, job: JobName): Card {
  const count = king.workers[job];
  const captives = king.captives[job];
  const lying = job === "farmers" ? king.lying_farmers : job === "merchants" && king.lying_merchant !== "none" ? 1 : 0;
  const why = model.closed(job);
  const press = model.target(job);
  return {
    title: t(PLACES[job]),
    picture: `al-${TRADE[job]}`,
    viewBox: "0 0 28 36",
    who: t("alba-card-workers", { count, captives, lying }),
    gives: t(`alba-card-${job}`, { wheat: WHEAT[model.position?.weather.climate ?? "moderate"] }),
    now: t(`alba-brings-${job}`, { count: king.brings[job], worship: king.worship }),
    ...(why ? { foot: { ok: false, text: why } } : press ? { foot: { ok: true, text: t("alba-card-press") } } : {}),
  };
}

function dieCard(model: AlbaModel, die: DieName): Card {
  const value = model.position?.dice[die] ?? 0;
  const free = model.most(die) > 0;
  const why = value ? model.closed(die) : t("closed-taken");
  return {
    title: capital(model.stage.speaker.word("die", die)),
    picture: `al-d-${DIE_SIGN[die]}`,
    viewBox: "0 0 48 50",
    ...(value ? { who: t("alba-card-shows", { value }) } : {}),
    gives: t("alba-card-die", { job: model.stage.speaker.word("job", die), value }),
    now: t(`alba-card-${die}`),
    ...(free ? { foot: { ok: true, text: t("alba-card-sends", { count: model.most(die) }) } } : {}),
    ...(why ? { foot: { ok: false, text: why } } : {}),
  };
}

function stallCard(model: AlbaModel, stall: number): Card {
  const stalls = model.position?.stalls ?? [];
  const coins = stalls[stall - 1] ?? 0;
  const most = Math.max(...stalls);
  const paid = model.of("pay").some((action) => action.stall === stall);
  return {
    title: t("alba-card-stall", { stall: roman(stall) }),
    picture: "r-silver",
    who: t("alba-card-coins", { count: coins }),
    gives: t("alba-card-stalls"),
    now: t(coins > 0 && coins === most ? "alba-card-fullest" : "alba-card-later", { count: coins }),
    ...(paid ? { foot: { ok: true, text: t("alba-card-press") } } : {}),
  };
}

function heroCard(model: AlbaModel, hero: number): Card {
  const king = model.seen;
  const sure = king?.used_heroes?.includes(hero) ?? king?.perhaps_used.every((pile) => pile.includes(hero)) ?? false;
  const perhaps = !sure && !king?.used_heroes && (king?.perhaps_used.some((pile) => pile.includes(hero)) ?? false);
  return {
    title: t("alba-card-hero", { hero }),
    picture: `al-hero-${hero}`,
    gives: t("alba-card-strength", { hero }),
    now: t(sure ? "alba-card-used" : perhaps ? "alba-card-perhaps" : "alba-card-active"),
    foot: { ok: !sure, text: t(hero === 0 ? "alba-card-stays" : "alba-card-returns") },
  };
}

function itemCard(model: AlbaModel, item: ItemName): Card {
  return {
    title: capital(model.stage.speaker.word("item", item)),
    picture: item === "captive" ? "al-home" : `r-${item}`,
    who: model.cityOf("assisi"),
    gives: t("alba-card-item"),
    now: t("alba-card-there", { count: model.position?.assisi?.items[item] ?? 0 }),
  };
}

/** What lies on the table for all. */
function tableCard(model: AlbaModel, place: string): Card | null {
  const position = model.position;
  if (!position) return null;
  const { weather } = position;
  switch (place) {
    case "year":
      return {
        title: t("alba-year-is", { id: weather.climate }),
        picture: `al-w-${weather.climate}`,
        gives: t("alba-farmer-brings", { wheat: WHEAT[weather.climate] }),
        now:
          weather.cost === null
            ? t("alba-cost-unseen", { costs: [...new Set(weather.costs_unseen[weather.climate])].sort().join(", ") })
            : t("alba-cost-is", { cost: weather.cost }),
      };
    case "court":
      return {
        title: t("alba-court"),
        picture: "al-crown",
        viewBox: "0 0 24 20",
        gives: t("alba-card-court"),
        now: t("court-cost", { cost: position.dice_cost }),
      };
    case "crown":
      return {
        title: t("alba-king-of-kings"),
        picture: "al-crown",
        viewBox: "0 0 24 20",
        who: model.stage.speaker.name(position.king_of_kings),
        gives: t("alba-card-crown"),
      };
    case "piety":
      return { title: t("alba-card-piety"), picture: "r-worship", gives: t("alba-card-piety-gives") };
    case "assisi":
      return {
        title: model.cityOf("assisi"),
        who: t("label-defenders", { count: position.assisi?.defenders ?? 0 }),
        gives: t("alba-card-assisi"),
      };
    default:
      return null;
  }
}

/** How far it is to one half of the goal, and what brings it nearer. */
const goal = (who: string, count: number, most: number, nearer: string) => ({
  who,
  gives: t("alba-goal", { monuments: MONUMENTS, people: PEOPLE }),
  now: t("alba-card-of", { count, goal: most }),
  foot: { ok: count >= most, text: t(nearer) },
});
/** What a thing is for, and how much of it is there. */
const held = (gives: string, count: number) => ({ gives: t(gives), now: String(count) });

/** What a king has. */
function thingCard(model: AlbaModel, what: string, king: KingView | null, seat: number): Card | null {
  if (!king) return null;
  const who = model.stage.speaker.name(seat);
  switch (what) {
    case "monuments":
      return {
        ...goal(who, king.monuments, MONUMENTS, "alba-card-quarry"),
        title: t("label-monuments"),
        picture: "al-mon-1",
        viewBox: "0 0 44 66",
      };
    case "people":
      return {
        ...goal(who, king.population, PEOPLE, "alba-card-grow"),
        title: t("alba-card-people"),
        picture: "al-home",
        viewBox: "0 0 28 36",
      };
    case "home":
      return {
        title: t("alba-village"),
        picture: "al-home",
        viewBox: "0 0 28 36",
        who: t("alba-at-home", { count: king.home }),
        gives: t("alba-card-home"),
        now: t("alba-card-free", { count: king.free_left }),
      };
    case "silver":
      return { who, title: t("alba-silver"), picture: "r-silver", ...held("alba-card-silver", king.silver) };
    case "worship":
      return { who, title: t("alba-worship"), picture: "r-worship", ...held("alba-card-worship", king.worship) };
    case "army":
      return {
        who,
        title: capital(t("job-soldiers")),
        picture: "al-soldier",
        viewBox: "0 0 28 36",
        ...held("alba-card-soldiers", king.workers.soldiers),
      };
    case "bread":
      return breadCard(king, who);
    default:
      return null;
  }
}

/** Need, sight and result: who will be fed. */
function breadCard(king: KingView, who: string): Card {
  return {
    title: t("alba-bread"),
    picture: "r-wheat",
    who,
    gives: t("alba-card-bread"),
    rows: [
      { label: t("alba-need"), text: String(king.population) },
      { label: t("alba-stored"), text: String(king.wheat) },
      { label: t("alba-expected"), text: String(king.brings.farmers) },
    ],
    foot: king.hungry
      ? {
          ok: false,
          text: t("alba-starve", { count: king.hungry, need: king.population, wheat: king.population - king.hungry }),
        }
      : { ok: true, text: t("alba-card-fed") },
  };
}
