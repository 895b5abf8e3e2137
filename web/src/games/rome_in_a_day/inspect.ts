/** What the inspector says of everything that is drawn. */
import components from "../../../../src/ludotheca/games/rome_in_a_day/components.json";
import { capital, t } from "../../core/i18n.svelte";
import { roman } from "../../core/numbers";
import type { Card } from "../bar";
import type { Land } from "./generated";
import type { RomeModel, Target } from "./model.svelte";
import { laterText, shareText, signed } from "./words";

/** The card of a place by its name, `kind-detail`. */
export function cardOf(model: RomeModel, place: string): Card | null {
  const cut = place.indexOf("-");
  const [kind, rest] = cut < 0 ? [place, ""] : [place.slice(0, cut), place.slice(cut + 1)];
  const make = CARDS[kind];
  return make ? make(model, rest) : null;
}

const CARDS: Record<string, (model: RomeModel, rest: string) => Card | null> = {
  land: laidCard,
  cell: (model, rest) => targetCard(model, model.targets[Number(rest)]),
  row: rowCard,
  hand: (model, rest) => looseCard(model, model.hand[Number(rest)]),
  set: setCard,
  gem: (model) => gemCard(model, model.watched),
  gems: (model, rest) => gemCard(model, Number(rest)),
  points: (model, rest) => pointsCard(model, Number(rest)),
  line: lineCard,
  stack: stackCard,
  coming: comingCard,
  rounds: roundCard,
  domain: (model, rest) => domainCard(model, Number(rest)),
};

/** A land as a picture and what its building counts. */
function looseCard(model: RomeModel, land: Land | undefined): Card | null {
  if (!land) return null;
  return {
    title: capital(model.landText(land)),
    picture: land.building ? `building-${land.building}` : `land-${land.land}`,
    gives: land.building ? whatCounts(land.building) : t("rome-card-bare"),
  };
}

/** What a building counts, from the sentence that explains its line of the score. */
const whatCounts = (building: string): string => capital(t(`explain-rome-in-a-day-${building.replaceAll("_", "-")}`));

function laidCard(model: RomeModel, rest: string): Card | null {
  const [, seat = "", q = "", r = ""] = /^(\d+)-(-?\d+),(-?\d+)$/.exec(rest) ?? [];
  const laid = model.laid(Number(seat), { q: Number(q), r: Number(r) });
  if (!laid) return null;
  const card = looseCard(model, laid);
  const now = model.explainLand(Number(seat), laid);
  return {
    ...card,
    title: card?.title ?? "",
    now: laid.building ? `${t("points", { points: laid.points })}. ${now}` : now,
  };
}

function targetCard(model: RomeModel, target: Target | undefined): Card | null {
  const held = model.mine?.chosen;
  if (!target || !held) return null;
  const lands = model.mine?.domain ?? [];
  const parts = target.changes.flatMap(([index, points]) => {
    const building = (lands[index] ?? held).building;
    return building ? `${model.stage.speaker.word("building", building)} ${signed(points)}` : [];
  });
  return {
    title: t("rome-card-place"),
    picture: `land-${held.land}`,
    gives: target.gain ? t("points", { points: target.gain }) : t("rome-card-nothing"),
    now: parts.length ? capital(parts.join(", ")) : capital(laterText(model, target)),
    foot: { ok: true, text: t("rome-region-then", { size: target.region }) },
  };
}

function rowCard(model: RomeModel, rest: string): Card | null {
  const [seat = 0, position = -1] = rest.split("-").map(Number);
  const card = looseCard(model, model.seat(seat)?.row[position]);
  return (
    card && {
      ...card,
      who: t("rome-card-row", {
        of: model.stage.speaker.of(seat),
        you: seat === model.stage.viewer ? "yes" : "no",
        number: position + 1,
      }),
    }
  );
}

function setCard(model: RomeModel, rest: string): Card | null {
  const set = rest === "small" ? "small" : "large";
  const mine = model.share(set, true);
  const theirs = model.share(set, false);
  const name = model.stage.speaker.name(model.partner);
  const rows = theirs ? [{ label: name, text: shareText(theirs) }] : [];
  const card = { title: capital(t(`rome-${set}-set`)), gives: t(`rome-card-${set}`, { name }), rows };
  return mine ? { ...card, now: t("rome-card-worth", { share: shareText(mine) }) } : card;
}

function gemCard(model: RomeModel, seat: number): Card | null {
  const view = model.seat(seat);
  if (!view) return null;
  return {
    title: capital(t("rome-gems", { gems: view.gems })),
    picture: "r-gem",
    gives: t("rome-card-gems", { ladder: components.gem_points.value.join(", ") }),
    now: t("rome-gem-now", { gems: view.gems, points: view.gem_points }),
  };
}

function pointsCard(model: RomeModel, seat: number): Card | null {
  const view = model.seat(seat);
  if (!view) return null;
  const all = view.points + view.gem_points;
  return {
    title: t("points", { points: view.points }),
    gives: t("rome-card-points"),
    now: t("rome-card-with-gems", { all }),
  };
}

function lineCard(model: RomeModel, what: string): Card | null {
  const line = model.stage.view?.results[model.watched]?.lines.find((one) => one.what === what);
  if (!line) return null;
  if (what === "gems") return gemCard(model, model.watched);
  const each = (line.args["each"] as number[] | undefined) ?? [];
  return {
    title: capital(model.stage.speaker.score(line)),
    picture: `building-${what}`,
    gives: whatCounts(what),
    now: each.length ? `${each.join(" + ")} = ${line.points}` : t("rome-card-none-built"),
  };
}

function stackCard(model: RomeModel, land: string): Card | null {
  const count = model.seen?.stack[land];
  if (count === undefined) return null;
  return {
    title: capital(model.stage.speaker.word("land", land)),
    picture: `land-${land}`,
    now: t("rome-card-stack", { count }),
  };
}

/** `round-building` of the card that is looked at. */
function comingCard(model: RomeModel, rest: string): Card | null {
  const [round = 0, at = 0] = rest.split("-").map(Number);
  const building = model.seen?.card_rows[round - 1]?.[at];
  if (!building) return null;
  return {
    title: capital(model.stage.speaker.word("building", building)),
    picture: `building-${building}`,
    gives: whatCounts(building),
    now: t("rome-card-coming", { round: roman(round), number: at + 1 }),
  };
}

function roundCard(model: RomeModel): Card | null {
  const { position } = model;
  if (!position || model.stage.viewer < 0) return null;
  return {
    title: t("rome-round-of", { round: position.round }),
    now: t("rome-card-round", {
      source: model.stage.speaker.name(model.source),
      taker: model.stage.speaker.name(model.taker),
    }),
  };
}

function domainCard(model: RomeModel, seat: number): Card | null {
  const view = model.seat(seat);
  if (!view) return null;
  const who = seat === model.stage.viewer ? t("rome-your-domain") : model.stage.speaker.name(seat);
  return { title: who, gives: model.seatLine(seat), now: t("points", { points: view.points }) };
}
