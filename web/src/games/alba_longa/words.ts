/** What the buttons, the bar and the seats of Alba Longa say. */
import { capital, t } from "../../core/i18n.svelte";
import { roman } from "../../core/numbers";
import { MONUMENTS, PEOPLE } from "./data";
import type { Action, Decider, Decision, JobName, Phase } from "./generated";
import type { AlbaModel } from "./model.svelte";
import { heroSays, peopleSays, sending, sends, sentBy, struckSays } from "./outcome";

const SEND: Record<JobName, string> = {
  soldiers: "alba-send-soldiers",
  merchants: "alba-send-merchants",
  quarry: "alba-send-quarry",
  priests: "alba-send-priests",
  farmers: "alba-send-farmers",
};
export const DOES: Partial<Record<Phase, string>> = {
  slavery: "alba-does-begin",
  free: "alba-does-begin",
  court: "alba-does-court",
  pay_court: "alba-does-pay",
  take: "alba-does-die",
  buy: "alba-does-die",
  pay_die: "alba-does-pay",
  army: "alba-does-hero",
  recall: "alba-does-hero",
  targets: "alba-does-target",
  heroes: "alba-does-hero",
  sabotage: "alba-does-sabotage",
  stock: "alba-does-stock",
  upgrade: "alba-does-upgrade",
  blessing: "alba-does-blessing",
  name: "alba-does-name",
  successor: "alba-does-name",
  growth: "alba-does-growth",
};
export const VERDICTS: Record<Decider, string> = {
  goal: "alba-verdict-goal",
  population: "alba-verdict-population",
  stores: "alba-verdict-stores",
  shared: "alba-verdict-shared",
  survivor: "alba-verdict-survivor",
  nobody: "alba-verdict-nobody",
};

/** The question in a line; what the dice and the stock show needs no words. */
export function question(model: AlbaModel, asked: Decision): string {
  switch (asked.kind) {
    case "slavery":
      return t("alba-ask-slavery", { season: model.position?.season ?? "" });
    case "hero":
      return t("alba-ask-hero", { attacked: asked.args.defence.length ? "no" : "yes" });
    case "sabotage":
      return t("alba-ask-sabotage", { city: model.cityOf(asked.args.other) });
    case "court":
      return t("alba-ask-court", { cost: asked.args.cost });
    case "pay":
      return t("alba-ask-pay", { silver: asked.args.silver });
    default:
      return t(`alba-ask-${asked.kind}`);
  }
}

/** What the button says that does it. */
export function goText(model: AlbaModel, action: Action): string {
  switch (action.type) {
    case "take":
      return t(SEND[action.job], { count: action.count });
    case "buy":
      return t(SEND[action.die], { count: action.count });
    case "assign":
      return t(SEND[action.job], { count: 1 });
    case "keep":
    case "hold-court":
    case "pass-court":
    case "pass-die":
    case "upgrade":
    case "no-upgrade":
    case "blessing":
    case "no-blessing":
    case "no-growth":
      return t(`alba-go-${action.type}`);
    case "sell":
      return t("alba-go-sell", { count: action.count });
    case "pillage-captive":
      return t("alba-go-pillage-captive");
    case "pay":
      return t("alba-go-pay", { stall: roman(action.stall) });
    case "hero":
      return t("alba-go-hero", { hero: action.hero });
    case "recall":
      return t("alba-go-recall", { hero: action.hero });
    case "name":
      return t("alba-go-name", { name: model.stage.speaker.name(action.other) });
    case "grow":
      return t("alba-go-grow", { count: action.count, cost: model.growthCost(action.count) });
  }
  return capital(model.actionText(action));
}

/** What comes of what is picked; with nothing picked, what there is to choose from. */
export function outcome(model: AlbaModel): string {
  const { decision: asked, mine: king } = model;
  const action = model.held ?? model.pickedAction;
  if (!asked || !king) return "";
  const sent = sentBy(action);
  if (sends(asked) && sent) return sending(asked, sent, king);
  switch (asked.kind) {
    case "slavery":
      if (action?.type !== "sell") return t("alba-out-begin", { goal: PEOPLE });
      return t("alba-out-sell", { count: action.count, people: king.population - action.count, goal: PEOPLE });
    case "free":
      return t("alba-out-free", { count: asked.args.count });
    case "take":
    case "buy":
      return t(`alba-out-${asked.kind}`, { count: model.dice.length, home: king.home });
    case "court":
      if (action?.type === "pass-court") return t("alba-out-pass");
      return t("alba-out-court", { cost: asked.args.cost, silver: king.silver - asked.args.cost });
    case "pay":
      if (action?.type !== "pay") return t("alba-out-stalls", { count: model.actions.length });
      return t("alba-out-pay", {
        stall: roman(action.stall),
        coins: (model.position?.stalls[action.stall - 1] ?? 0) + asked.args.silver,
      });
    case "upgrade":
      return t("alba-out-upgrade", {
        wheat: asked.args.wheat,
        better: asked.args.wheat + asked.args.more,
        left: asked.args.worship - asked.args.cost,
      });
    case "growth":
      if (action?.type !== "grow") return t("alba-out-growth", { wheat: asked.args.wheat, count: model.cards.length });
      return peopleSays(king.population + action.count, asked.args.wheat - model.growthCost(action.count));
    default:
      return fighting(model, asked, action);
  }
}

function fighting(model: AlbaModel, asked: Decision, action: Action | null): string {
  switch (asked.kind) {
    case "army":
      return t("alba-recall-says", { count: model.mine?.used_count ?? 0 });
    case "target":
      return targetSays(model, asked.args.soldiers, action);
    case "hero":
      return action?.type === "hero"
        ? heroSays(asked, action.hero)
        : t("alba-out-heroes", { soldiers: asked.args.soldiers });
    case "sabotage": {
      const city = model.seat(asked.args.other);
      if (action?.type === "sabotage" && city) return struckSays(asked, action.job, city);
      return t("alba-out-sabotage", { count: asked.args.count });
    }
    case "pillage":
      return action ? atOnce(model) : t("alba-out-pillage", { count: asked.args.count });
    case "blessing":
      return t("alba-out-blessing", { ...model.position?.blessings_left });
    case "name":
    case "successor":
      return action?.type === "name" ? t("alba-out-name", { name: model.stage.speaker.name(action.other) }) : "";
    default:
      return action ? atOnce(model) : "";
  }
}

/** What the act itself tells; what follows from it is told when it comes. */
const atOnce = (model: AlbaModel): string => model.explain(model.foreseen?.events.slice(0, 1) ?? []);

function targetSays(model: AlbaModel, soldiers: number, action: Action | null): string {
  if (action?.type === "attack")
    return t("alba-out-target", { soldiers, others: model.seat(action.other)?.workers.soldiers ?? 0 });
  if (action?.type === "attack-assisi")
    return t("alba-out-assisi", { soldiers, others: model.position?.assisi?.defenders ?? 0 });
  return t("alba-out-targets", { soldiers });
}

/** The goal, for the bar. */
export const goal = (): string => t("alba-goal", { monuments: MONUMENTS, people: PEOPLE });
