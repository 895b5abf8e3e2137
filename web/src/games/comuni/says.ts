/** What the decision bar says of what is picked: the gold button's name, what comes of it, and what to beware of. */
import { capital, t } from "../../core/i18n.svelte";
import type { Warning } from "../bar";
import { yieldOf } from "./data";
import type { Action, Event, ResourceName } from "./generated";
import type { ComuniModel } from "./model.svelte";

type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

/** What the gold button does. */
export function goldLabel(model: ComuniModel, action: Action): string {
  switch (action.type) {
    case "bid":
      return t("cm-give-offer", { number: leastOf(model, action.column) });
    case "offer":
      return t("cm-give-offer", { number: action.gold });
    case "repair":
      return t("cm-give-repair", { number: action.pillage });
    case "gold-armies":
    case "pilgrim-armies":
    case "alliance":
    case "city":
      return t(`cm-give-${action.type}`, { number: action.armies });
    case "build":
      return t("cm-give-build", {
        category: model.stage.speaker.word("category", action.category),
        storeys: action.storeys,
      });
    case "wall":
    case "move":
      return t(`cm-give-${action.type}`, { number: action.type === "wall" ? action.storeys : action.column });
    case "choose":
    case "discard":
    case "exchange":
      return t(`cm-give-${action.type}`);
    case "claim":
      return t("cm-claim", { columns: model.envoysAt.join(", ") });
    case "income":
      return t("cm-income", { count: model.coming });
    default:
      return capital(model.stage.speaker.action(action));
  }
}

/** What it waits for while nothing is picked. */
export function waitsFor(model: ComuniModel): string {
  if (model.columns.size) return t("cm-waits-column");
  return t(model.choices.length ? `cm-waits-${model.kind}` : "cm-waits");
}

const columnOf = (model: ComuniModel, number: number) =>
  model.position?.columns.find((column) => column.number === number);
const leastOf = (model: ComuniModel, number: number): number => columnOf(model, number)?.least ?? 0;
const had = (model: ComuniModel, resource: ResourceName): number => model.mine?.stock[resource] ?? 0;

/** What comes of what is picked; while nothing is, how many choices there are. */
export function consequence(model: ComuniModel): string {
  const action = model.gold?.action ?? null;
  if (!action) return unpicked(model);
  switch (action.type) {
    case "bid":
      return afterBid(model, action.column, leastOf(model, action.column));
    case "offer":
      return afterBid(model, model.position?.bid_column ?? 0, action.gold);
    case "claim":
      return afterClaim(model);
    case "income":
      return t("cm-do-income", { count: model.coming, free: model.mine?.income.free ?? 0 });
    case "move":
      return afterMove(model, action);
    case "take-back":
      return t("cm-do-take-back", { gold: model.position?.carried ?? 0 });
    case "gain":
      return have(model, action.resource, 1);
    case "exchange":
      return afterExchange(model, action);
    case "build":
    case "wall":
      return afterStorey(model, action);
    case "discard":
      return t("cm-do-discard", { count: (model.mine?.hand.length ?? 1) - 1 });
    case "finish":
      return t("cm-do-finish", { count: model.mine?.hand.length ?? 0 });
    case "repair":
      return afterRepair(model);
    case "gold-armies":
    case "pilgrim-armies":
    case "alliance":
    case "city":
      return ahead(model, action.type);
    default:
      return "";
  }
}

type Args = { [K in Event["kind"]]: Extract<Event, { kind: K }>["args"] };

/** What the engine foresees of one kind of event. */
function foreseen<K extends Event["kind"]>(model: ComuniModel, kind: K): Args[K] | null {
  const event = model.foreseen?.events.find((one) => one.kind === kind);
  return (event?.args as Args[K] | undefined) ?? null;
}

function unpicked(model: ComuniModel): string {
  if (model.kind === "project" || model.kind === "displaced") return t("cm-do-columns", { count: model.columns.size });
  if (model.kind === "build") return model.choices.length ? t("cm-do-cards", { count: playable(model) }) : "";
  if (model.kind === "place") return t("cm-do-places", { count: model.places.length });
  return "";
}

/** How many of the cards in hand may be played; two that are alike are one choice. */
const playable = (model: ComuniModel): number =>
  (model.mine?.hand ?? []).filter(({ card }) => model.of("choose").some((action) => action.card === card)).length;

function afterBid(model: ComuniModel, number: number, gold: number): string {
  const other = columnOf(model, number)?.bidder ?? null;
  const paid = foreseen(model, "bid")?.pilgrims ?? 0;
  const left = had(model, "gold") - gold + paid / 2;
  return t("cm-do-bid", { other: other === null ? "no" : model.comune(other), left: Math.max(0, left), paid });
}

function afterClaim(model: ComuniModel): string {
  const claimed = foreseen(model, "claimed");
  return claimed ? t("cm-do-claim", { cards: claimed.cards.length, gold: claimed.gold }) : "";
}

function afterMove(model: ComuniModel, { column }: Of<"move">): string {
  const other = columnOf(model, column)?.bidder ?? null;
  const gold = model.position?.carried ?? 0;
  return t("cm-do-move", { column, gold, other: other === null ? "no" : model.comune(other) });
}

const have = (model: ComuniModel, resource: ResourceName, more: number): string =>
  t("cm-do-have", { what: t(`cm-count-${resource}`, { count: had(model, resource) + more }) });

/** Inside a payment pilgrims stand for what is there; else they are exchanged to be held. */
function afterExchange(model: ComuniModel, { pay, take }: Of<"exchange">): string {
  if (model.kind === "offer" || model.kind === "place") return t("cm-do-instead", { what: take });
  const [gives, takes] = [
    t(`cm-count-${pay}`, { count: had(model, pay) - 2 }),
    t(`cm-count-${take}`, { count: had(model, take) + 1 }),
  ];
  return t("cm-do-have", { what: `${takes}, ${gives}` });
}

function afterStorey(model: ComuniModel, action: Of<"build"> | Of<"wall">): string {
  const place = model.places.find((one) => one.action === action);
  const paid = foreseen(model, action.type === "wall" ? "walled" : "built");
  if (!place) return "";
  const left = had(model, "craftsman") - (paid?.craftsmen ?? place.cost);
  const rest = { pilgrims: paid?.pilgrims ?? 0, cost: place.cost, left: Math.max(0, left) };
  if (action.type === "wall") return t("cm-do-wall", { holds: place.holds, ...rest });
  const what = place.income ? t(`cm-count-${yieldOf(action.category)}`, { count: place.income }) : "";
  return t("cm-do-build", { points: place.points, income: place.income, what, ...rest });
}

function afterRepair(model: ComuniModel): string {
  const repaired = foreseen(model, "repaired");
  const left = model.mine?.pillage ?? 0;
  return t("cm-do-repair", { pillage: left - (repaired?.pillage ?? 0), pilgrims: repaired?.pilgrims ?? 0 });
}

/** How the town would stand if nobody else helped. */
function ahead(model: ComuniModel, kind: string): string {
  const { outlook, at } = model;
  if (!outlook || at < 0) return "";
  const [home, attack, defence, loss] = [outlook.homes, outlook.attacks, outlook.defences, outlook.losses].map(
    (list) => list[at] ?? 0,
  ) as [number, number, number, number];
  return t(kind === "city" ? "cm-do-city" : "cm-do-armies", { home, attack, defence, loss });
}

const ACTS: readonly Event["kind"][] = [
  "bid",
  "moved",
  "took-back",
  "claimed",
  "income",
  "built",
  "walled",
  "repaired",
];

/** What a seat did last, in a few words. */
export function lastAct(model: ComuniModel, seat: number): string {
  const event = model.events.findLast(({ kind, args }) => ACTS.includes(kind) && "seat" in args && args.seat === seat);
  return event ? model.stage.speaker.say(`cm-act-${event.kind}`, event.args) : "";
}

/** A loss that another answer would avoid, or more than is needed. */
export function warning(model: ComuniModel): Warning | null {
  const action = model.gold?.action ?? null;
  if (!action) return null;
  switch (action.type) {
    case "city":
    case "alliance":
      return badStand(model, action.type);
    case "offer":
      return outbidForSure(model);
    case "finish":
      return unfinished(model);
    case "income": {
      const lost = foreseen(model, "income")?.lost ?? 0;
      return lost ? { level: "amber", text: t("cm-warn-supply", { count: lost }) } : null;
    }
    default:
      return null;
  }
}

function badStand(model: ComuniModel, kind: "city" | "alliance"): Warning | null {
  const { outlook, at } = model;
  if (!outlook || at < 0) return null;
  const loss = outlook.losses[at] ?? 0;
  const holds = outlook.losses.indexOf(0);
  if (loss && holds >= 0)
    return { level: "red", text: t(`cm-warn-${kind}`, { count: model.amounts[holds]?.number ?? 0 }) };
  const spare = kind === "city" && holds >= 0 ? model.amount - (model.amounts[holds]?.number ?? 0) : 0;
  return spare > 0 ? { level: "amber", text: t("cm-warn-spare", { count: spare }) } : null;
}

/** Everybody can outbid this, and more would stop somebody. Behind screens nobody shows what they have. */
function outbidForSure(model: ComuniModel): Warning | null {
  if (model.screens || model.decision?.kind !== "offer") return null;
  const { rivals } = model.decision.args;
  const others = model.stage.seats.length - 1;
  const now = rivals[model.at] ?? 0;
  const safer = rivals.findIndex((count) => count < others);
  if (now < others || safer < 0) return null;
  return { level: "amber", text: t("cm-warn-outbid", { gold: model.amounts[safer]?.number ?? 0 }) };
}

/** Something could still be built for nothing, or cards will be lost. */
function unfinished(model: ComuniModel): Warning | null {
  if (model.decision?.kind !== "build") return null;
  const { count, building, wall } = model.decision.args;
  if (count && (building === 0 || wall === 0))
    return { level: "amber", text: t("cm-warn-free", { what: building === 0 ? "building" : "wall" }) };
  return null;
}
