/** What comes of a choice before it is made, in words. The figures are the server's: the decision tells them with its question. */
import { t, type Args } from "../../core/i18n.svelte";
import type { Warning } from "../bar";
import { MONUMENTS, PEOPLE } from "./data";
import { JOB_NAMES, type Action, type Decision, type JobName, type KingView } from "./generated";

type Asked<Kind extends Decision["kind"]> = Extract<Decision, { kind: Kind }>;
type Sending = Asked<"free" | "take" | "buy">;

export interface Sent {
  job: JobName;
  count: number;
}

/** Who an action sends to work, and where. */
export function sentBy(action: Action | null): Sent | null {
  if (action?.type === "take") return { job: action.job, count: action.count };
  if (action?.type === "buy") return { job: action.die, count: action.count };
  return action?.type === "assign" ? { job: action.job, count: 1 } : null;
}

export const sends = (asked: Decision | null): asked is Sending =>
  asked?.kind === "free" || asked?.kind === "take" || asked?.kind === "buy";

/** What a job brings with so many more. */
export const fruit = (asked: Sending, { job, count }: Sent): number =>
  asked.args.brings[JOB_NAMES.indexOf(job)]?.[count] ?? 0;

/** How many of them bring nothing more. */
export const spare = (asked: Sending, { job, count }: Sent): number =>
  asked.args.spare[JOB_NAMES.indexOf(job)]?.[count] ?? 0;

/** Why a job is closed; empty where it is open. */
export function closedFor(asked: Decision | null, job: JobName): string {
  if (!asked || (!sends(asked) && asked.kind !== "sabotage")) return "";
  const why = asked.args.closed[JOB_NAMES.indexOf(job)] ?? "open";
  return why === "open" ? "" : t(`closed-${why}`);
}

const at = (king: KingView, job: JobName): number => king.workers[job] + king.captives[job];

/** “4 workers raise 2 monuments: 8 of 10.” */
export function sending(asked: Sending, sent: Sent, king: KingView): string {
  const brings = fruit(asked, sent);
  const args: Args = { all: at(king, sent.job) + sent.count, brings };
  if (sent.job === "quarry") Object.assign(args, { total: king.monuments + brings, goal: MONUMENTS });
  if (sent.job === "priests") Object.assign(args, { level: king.worship, total: king.worship + brings });
  if (sent.job === "farmers") Object.assign(args, { bread: king.wheat + brings, need: king.population });
  return `${t(`alba-out-${sent.job}`, args)} ${t("alba-out-home", { count: king.home - sent.count })}`;
}

/** How a war stands: what I would show with this hero against what may be shown. */
export function heroSays({ args }: Asked<"hero">, hero: number): string {
  const mine = args.strengths[hero] ?? 0;
  const [least = 0, most = 0] = args.defence;
  const [low = 0, high = 0] = args.allies;
  const ours = { attack: span(mine + low, mine + high), defence: span(least, most) };
  const [weak = 0, strong = 0] = args.attack;
  const theirs = { own: mine, against: span(weak, strong) };
  if (!args.attack.length) return t("alba-out-attack", ours);
  return args.defence.length ? t("alba-out-both", { ...ours, ...theirs }) : t("alba-out-defence", theirs);
}

/** “3 to 7”, or one number. */
export const span = (least: number, most: number): string =>
  least === most ? String(least) : t("alba-span", { least, most });

/** What is left to a city after a sabotage. */
export function struckSays({ args }: Asked<"sabotage">, job: JobName, king: KingView): string {
  const [now = 0, then = 0] = args.brings[JOB_NAMES.indexOf(job)] ?? [];
  return t(`alba-struck-${job}`, { left: at(king, job) - 1, now, then });
}

/** Bread for nobody, or for too few, and what would still be done about it. */
export function famine(asked: Decision | null, action: Action | null, king: KingView): Warning | null {
  const hungry = hungryAfter(asked, action);
  if (!hungry) return null;
  const need = king.population;
  const text = t("alba-starve", { count: hungry, need, wheat: need - hungry });
  const left = king.home - (sentBy(action)?.count ?? 0);
  const last = action?.type === "pass-court" || (sends(asked) && left === 0);
  return { level: last ? "red" : "amber", text };
}

function hungryAfter(asked: Decision | null, action: Action | null): number {
  if (asked?.kind === "upgrade") return asked.args.hungry[action?.type === "upgrade" ? 1 : 0] ?? 0;
  if (asked?.kind === "court") return asked.args.hungry[0] ?? 0;
  if (!sends(asked)) return 0;
  const sent = sentBy(action);
  return asked.args.hungry[sent?.job === "farmers" ? sent.count : 0] ?? 0;
}

/** Some of those sent bring nothing more. */
export function surplus(asked: Decision | null, action: Action | null): Warning | null {
  const sent = sentBy(action);
  if (!sends(asked) || !sent) return null;
  const count = spare(asked, sent);
  return count ? { level: "amber", text: t("alba-spare", { count }) } : null;
}

/** How far a king is with so many more peasants. */
export const peopleSays = (people: number, wheat: number): string =>
  t("alba-out-grow", { people, goal: PEOPLE, wheat });
