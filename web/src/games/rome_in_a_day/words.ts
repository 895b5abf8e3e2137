/** What comes of what is picked, in words. */
import { capital, t } from "../../core/i18n.svelte";
import type { Confirm, Quiet } from "../bar";
import { BUILDING_NAMES, LAND_NAMES, type Action, type Foresight, type Outcome, type Share } from "./generated";
import { around, key } from "./hex";
import type { RomeModel, Target } from "./model.svelte";

/** A difference with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** What a share is worth, its gem included. */
export const worth = ({ points, gems }: Share): number => points + gems;

/** A share in a few signs: "+2, gem +4". */
export function shareText(share: Share): string {
  const points = signed(share.points);
  return share.gems ? t("rome-share-gem", { points, gem: signed(share.gems) }) : points;
}

// The final scoring, walked building by building.

const walkedLand = ({ walked, buildings }: RomeModel) => (walked ? buildings[walked - 1] : undefined);

/** What the building is, and its points. */
export function walkTitle(model: RomeModel): string {
  const land = walkedLand(model);
  const name = land?.building && model.stage.speaker.word("building", land.building);
  return land && name ? capital(t("rome-land-points", { land: name, points: land.points })) : t("rome-walk");
}
/** On to the next building; behind the last one it ends. */
export function walkOn(model: RomeModel, walked: number): Confirm<Action> {
  const last = walked >= model.buildings.length;
  return { label: t(last ? "close" : "step-on"), action: null, run: () => model.walkTo(last ? null : walked + 1) };
}
export function walkBack(model: RomeModel, walked: number): Quiet[] {
  const close = { label: t("close"), run: () => model.walkTo(null), id: "close" };
  return walked ? [{ label: t("step-back"), run: () => model.walkTo(walked - 1), id: "step-back" }, close] : [close];
}

export function consequenceOf(model: RomeModel): string {
  if (model.walked !== null) {
    const land = walkedLand(model);
    return land ? model.explainLand(model.watched, land) : t("rome-walk-start");
  }
  if (model.kind === "split") return splitText(model);
  if (model.kind === "take") return takeText(model);
  if (model.kind === "choose") return t("rome-pick-tip");
  if (model.kind === "place") return placeText(model);
  return "";
}

function splitText(model: RomeModel): string {
  if (!model.moved) return t("rome-split-purpose", { name: model.stage.speaker.name(model.partner) });
  return splitSays(model, model.bargain);
}

/** What a split brings both sides, whichever set is taken. */
function splitSays(model: RomeModel, [small, large]: readonly Outcome[]): string {
  const name = model.stage.speaker.name(model.partner);
  if (!small || !large) return "";
  return t("rome-split-says", {
    name,
    small: signed(worth(small.theirs)),
    large: signed(worth(large.theirs)),
    keep: signed(worth(small.mine)),
    other: signed(worth(large.mine)),
  });
}

/** What a set brings whoever takes it, and what the other one brings whoever keeps it. */
function takeSays(model: RomeModel, { mine, theirs }: Outcome): string {
  const name = model.stage.speaker.name(model.partner);
  return t("rome-take-says", { name, mine: shareText(mine), theirs: shareText(theirs) });
}

function takeText(model: RomeModel): string {
  const { outcome } = model;
  if (outcome) return takeSays(model, outcome);
  const [small, large] = model.bargain;
  return small && large ? t("rome-take-choice", { small: shareText(small.mine), large: shareText(large.mine) }) : "";
}

/** What any action of the decision brings, for the line of a hint. */
export function bringsOf(model: RomeModel, action: Action): string {
  const outcomes = (model.foresee(action)?.more as Foresight | null | undefined)?.outcomes ?? [];
  if (action.type === "split") return splitSays(model, outcomes);
  const taken = action.type === "take" && outcomes.find(({ set }) => set === action.set);
  if (taken) return takeSays(model, taken);
  const target =
    action.type === "place" ? model.targets.find(({ q, r }) => q === action.q && r === action.r) : undefined;
  return target ? capital(targetText(model, target)) : "";
}

function placeText(model: RomeModel): string {
  const { aimed } = model;
  if (!aimed) return t("rome-place-tip", { best: model.best });
  if (!aimed.gain) return t("rome-place-nothing", { later: laterText(model, aimed) });
  const me = model.standings[model.own];
  if (model.last) return t("rome-round-says", { won: (me?.won ?? 0) + aimed.gain });
  return t("rome-place-says", { gain: aimed.gain, total: (model.mine?.points ?? 0) + aimed.gain });
}

/** What a place that adds nothing now is good for later. */
export function laterText(model: RomeModel, target: Target): string {
  const { decision } = model;
  if (decision?.kind !== "place") return "";
  const { counts, counted_by: counting } = decision.args;
  const words = model.stage.speaker;
  // The building on the land counts nothing there yet: it waits for a land of its kind.
  if (counts >= 0) return t("rome-later-land", { land: words.word("land", LAND_NAMES[counts]) });
  return t("rome-later", { points: target.region, building: words.word("building", BUILDING_NAMES[counting]) });
}

/** Where a target lies, in words: what it would touch. */
export function targetText(model: RomeModel, target: Target): string {
  const domain = new Map(model.mine?.domain.map((land) => [key(land), land]) ?? []);
  const beside = around(target).flatMap((cell) => domain.get(key(cell)) ?? []);
  const { gain } = target;
  if (!beside.length) return t("rome-target-first", { gain });
  const text = t("rome-target", { beside: model.listText(beside), gain, number: target.index + 1 });
  return gain ? text : `${text}; ${laterText(model, target)}`;
}

/** The column of a set among two: even one land needs room for what it would bring. */
export const wide = (lands: readonly unknown[]): string => `minmax(0, ${Math.max(2, lands.length) + 1.3}fr)`;
