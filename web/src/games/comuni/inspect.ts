/** What is to be known of anything on the table, by its `data-place`. */
import { capital, t } from "../../core/i18n.svelte";
import { sum } from "../../core/numbers";
import type { Card as Inspected } from "../bar";
import { trade, yieldOf, type PlaceName } from "./data";
import { CATEGORY_NAMES, MASTER_NAMES, RESOURCE_NAMES } from "./generated";
import type { Card, CategoryName, MasterName, ResourceName } from "./generated";
import type { ComuniModel } from "./model.svelte";

const is = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** A place is named by its kind and what tells it from its like: `bay-3`, `building-0`, `stock-gold`. */
export function inspect(model: ComuniModel, place: string): Inspected | null {
  const [kind = "", which = "", more = ""] = place.split("-");
  switch (kind) {
    case "bay":
      return bay(model, Number(which));
    case "building":
      return building(model, Number(which));
    case "plot":
      return is(CATEGORY_NAMES, which) ? plot(model, which) : null;
    case "wall":
      return wall(model, Number(which));
    case "stock":
      return is(RESOURCE_NAMES, which) ? stock(model, which) : null;
    case "card":
      return handCard(model, Number(which));
    case "pennant":
      return is(CATEGORY_NAMES, which) ? pennant(model, which) : null;
    case "master":
      return is(MASTER_NAMES, which) ? master(model, which) : null;
    case "foe":
      return foe(model);
    case "road":
      return road(model);
    case "faces":
    case "home":
    case "seat":
    case "town":
      return town(model, Number(which));
    case "envoys":
      return {
        title: t("cm-is-envoys"),
        gives: t("cm-is-envoys-gives"),
        now: t("cm-envoys-home", { count: model.seat(Number(which))?.envoys ?? 0 }),
      };
    case "hand":
      return {
        title: t("cm-hand"),
        gives: t("cm-is-hand-gives"),
        now: t("cm-hand-count", { count: model.seat(Number(which))?.hand.length ?? 0 }),
      };
    case "tile":
      return tile(which, Number(more));
    default:
      return null;
  }
}

function bay(model: ComuniModel, number: number): Inspected | null {
  const column = model.position?.columns.find((one) => one.number === number);
  if (!column) return null;
  const why = model.why(number);
  const can = model.columns.has(number);
  return {
    title: t("cm-is-column", { number }),
    who:
      column.bidder === null
        ? t("cm-no-offer")
        : t("cm-offer-of", { name: model.comune(column.bidder), gold: column.gold }),
    gives: [...column.cards.map((card) => model.card(card)), ...(column.bonus ? [t("cm-bonus-card")] : [])].join(", "),
    now: t("cm-is-column-now", { least: column.least }),
    ...(can
      ? { foot: { ok: true, text: t(`cm-is-column-${model.kind}`) } }
      : why
        ? { foot: { ok: false, text: why } }
        : {}),
  };
}

/** The foot of a place in the town: what the chosen card would do there, or why it may not. */
function placeFoot(model: ComuniModel, where: PlaceName, storeys: number): Pick<Inspected, "foot"> {
  const place = model.placeAt(where, storeys);
  if (place) return { foot: { ok: true, text: capital(model.actionText(place.action)) } };
  const why = model.whyNot(where, storeys);
  return why ? { foot: { ok: false, text: why } } : {};
}

function building(model: ComuniModel, index: number): Inspected | null {
  const b = model.seen?.buildings[index];
  if (!b) return null;
  const active = model.seen?.active.includes(b.category) ?? false;
  return {
    title: capital(
      t("cm-building-says", { category: model.stage.speaker.word("category", b.category), storeys: b.storeys }),
    ),
    picture: `cat-${b.category}`,
    who: t(active ? "cm-is-active" : "cm-is-inactive"),
    gives: t("cm-is-building-gives", { resource: model.stage.speaker.word("resource", yieldOf(b.category)) }),
    now: t("cm-is-building-now", { points: b.points }),
    ...placeFoot(model, b.category, b.storeys + 1),
  };
}

function plot(model: ComuniModel, category: CategoryName): Inspected {
  return {
    title: t("cm-is-plot", { category: model.stage.speaker.word("category", category) }),
    picture: `cat-${category}`,
    gives: t("cm-is-building-gives", { resource: model.stage.speaker.word("resource", yieldOf(category)) }),
    ...placeFoot(model, category, 1),
  };
}

function wall(model: ComuniModel, index: number): Inspected | null {
  const section = model.seen?.walls[index];
  return {
    title: t("cm-is-wall", { storeys: section?.storeys ?? 0 }),
    picture: "cm-wall",
    gives: t("cm-is-wall-gives"),
    now: t("cm-walls-full", { defence: model.seen?.walls_full ?? 0 }),
    ...placeFoot(model, "walls", (section?.storeys ?? 0) + 1),
  };
}

function stock(model: ComuniModel, resource: ResourceName): Inspected {
  const seat = model.seen;
  return {
    title: capital(model.stage.speaker.word("resource", resource)),
    picture: `r-${resource}`,
    gives: t(`cm-is-${resource}`),
    now: t("cm-is-stock-now", {
      have: seat?.stock[resource] ?? 0,
      income: seat?.income.fixed[resource] ?? 0,
      supply: model.position?.supply[resource] ?? 0,
    }),
  };
}

/** Where a card in hand may go, as the decision says it. */
function uses(model: ComuniModel, card: Card): string {
  if (model.decision?.kind !== "build") return "";
  const { actions, args } = model.decision;
  const at = actions.findIndex((action) => action.type === "choose" && action.card === card.card);
  return (args.places[at] ?? [])
    .map(([where, storeys, cost]) =>
      t("cm-is-use", {
        where: where === "walls" ? t("cm-wall-word") : model.stage.speaker.word("category", where),
        storeys,
        cost,
      }),
    )
    .join(", ");
}

function handCard(model: ComuniModel, index: number): Inspected | null {
  const card = model.seen?.hand[index];
  if (!card || model.hidden(model.watched)) return null;
  const where = uses(model, card);
  return {
    title: capital(model.card(card)),
    who: t("cm-is-level", { level: card.level }),
    gives: t("cm-is-card-gives"),
    ...(where ? { now: where } : {}),
  };
}

function pennant(model: ComuniModel, category: CategoryName): Inspected {
  const active = model.seen?.active.includes(category) ?? false;
  const resource = yieldOf(category);
  return {
    title: capital(model.stage.speaker.word("category", category)),
    picture: `cat-${category}`,
    who: t(active ? "cm-is-active" : "cm-is-inactive"),
    gives: t("cm-is-pennant-gives"),
    now: t("cm-is-income-now", { what: t(`cm-count-${resource}`, { count: model.seen?.income.fixed[resource] ?? 0 }) }),
  };
}

function master(model: ComuniModel, name: MasterName): Inspected {
  const holder = model.position?.masters[name] ?? null;
  const category = trade(name);
  return {
    title: t(`cm-master-${name}`),
    picture: `gm-${name}`,
    who: holder === null ? t("cm-nobody") : model.comune(holder),
    gives: t("cm-is-master-gives", { resource: model.stage.speaker.word("resource", yieldOf(category)) }),
    now: t(holder === null ? "cm-is-master-free" : "cm-is-master-held", {
      category: model.stage.speaker.word("category", category),
    }),
  };
}

function foe(model: ComuniModel): Inspected | null {
  const position = model.position;
  if (!position) return null;
  return {
    title: capital(model.stage.speaker.word("enemy", position.enemy)),
    picture: `foe-${position.enemy}`,
    gives: t("cm-war-says", { strength: position.strength }),
    now: t("cm-is-foe-now", { attack: model.mine?.facing ?? 0, defence: model.mine?.walls_full ?? 0 }),
  };
}

function road(model: ComuniModel): Inspected | null {
  const position = model.position;
  if (!position) return null;
  const last = position.last_turns;
  return {
    title: t("cm-is-road", { deck: position.deck }),
    gives: t("cm-is-road-gives"),
    now: last === null ? t("cm-cards-left", { count: model.left }) : t("cm-turns-left", { count: last }),
  };
}

function town(model: ComuniModel, seat: number): Inspected | null {
  const view = model.position?.seats[seat];
  if (!view) return null;
  return {
    title: model.comune(seat),
    picture: `crest-${model.crest(seat)}`,
    who: model.stage.speaker.name(seat),
    gives: t("cm-is-town-gives", {
      count: sum(view.income.fixed) + view.income.free,
      points: view.points,
      score: view.score,
    }),
    now: t("cm-faces", { comune: model.comune(seat), attack: view.facing, defence: view.walls_full }),
  };
}

function tile(what: string, value: number): Inspected | null {
  if (what === "hero")
    return { title: t("cm-hero", { value }), picture: "t-hero", viewBox: "0 0 44 52", gives: t("cm-is-hero-gives") };
  return what === "pillage"
    ? {
        title: t("cm-pillage", { points: value }),
        picture: "t-pillage",
        viewBox: "0 0 44 48",
        gives: t("cm-is-pillage-gives"),
      }
    : null;
}
