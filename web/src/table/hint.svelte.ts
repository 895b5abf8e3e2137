/** A hint for my open decision: asked of the server, heard step by step, gone with the decision. */
import { announcer } from "../core/announce.svelte";
import { t, texts } from "../core/i18n.svelte";
import { figure } from "../core/numbers";
import { freshId, link, Refused, type Follower } from "../core/link.svelte";
import { askHouse, hintsHere, isLocal, tellHouse } from "../core/local";
import type { Speaker } from "../core/speaker";
import type { Named, Stage } from "../core/stage";
import type { Advice, Opinion, ServerMessage } from "../generated/protocol";

/** What a table's hint needs of it. */
export interface Asker extends Stage {
  readonly id: string;
}

/** What an option is worth beside the best one: its points more or less, or the word for what cannot be told apart. */
export function worth(options: readonly Opinion[], at: number): string {
  const [best, option] = [options[0], options[at]];
  if (!best || !option || at === 0) return t("hint-top");
  const behind = option.points - best.points;
  if (option.equal) return t("hint-equal");
  const number = new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1, signDisplay: "always" });
  return figure(number.format(behind));
}

/** Lines of the score with what they get more or less, in words: “buildings +3, Embassy −1”. */
export function linesText(speaker: Pick<Speaker, "scoreName">, lines: readonly (readonly [string, number])[]): string {
  const signed = new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 0, signDisplay: "always" });
  const told = lines.map(([what, points]) => `${speaker.scoreName(what)} ${figure(signed.format(Math.round(points)))}`);
  return new Intl.ListFormat(texts.lang).format(told);
}

/** Why an option stands where it does, in lines of the final score; empty where nothing stands out. */
export function reason(speaker: Pick<Speaker, "scoreName">, { reasons }: Advice, at: number): string {
  const lines = Object.entries(reasons[at] ?? {});
  return lines.length ? t(at ? "hint-less" : "hint-more", { lines: linesText(speaker, lines) }) : "";
}

/** Which decision this is, so that another one is told from it whatever others did meanwhile. */
export const nameOf = (stage: Stage): string =>
  stage.decision ? JSON.stringify([stage.decision.kind, stage.decision.args, stage.decision.actions]) : "";

export class Hint implements Follower {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  problem = $state.raw<Refused | null>(null);
  readonly open = $derived(this.thinking || this.advice !== null || this.problem !== null);
  /** The action it would play, once it is sure. */
  readonly best = $derived<Named | null>(this.advice?.final ? (this.advice.options[0]?.action ?? null) : null);
  #request = "";
  #decision = "";
  #stop: () => void;

  constructor(
    readonly stage: Asker,
    /** The words of an action, as the list has them. */
    readonly wording: (action: Named) => string,
  ) {
    this.#stop = link.follow(this);
  }

  /** Ask for one, or put away the one that is there. */
  toggle(): void {
    if (this.open) this.close();
    else this.ask();
  }

  ask(): void {
    this.#decision = nameOf(this.stage);
    if (!this.#decision) return;
    this.#request = freshId();
    this.advice = null;
    this.problem = null;
    this.thinking = true;
    const { id: table, view, decision } = this.stage;
    if (hintsHere() && !isLocal(table)) void this.#askHere({ request: this.#request, table, view, decision });
    else if (!link.send({ type: "hint", request: this.#request, table: this.stage.id }))
      this.#refuse(new Refused("offline", ""));
  }

  /** Let this device think: it needs only what the player sees. */
  #askHere(question: object): Promise<void> {
    return askHouse<void>("POST", "/api/local/hint", question).catch((error: unknown) =>
      this.#refuse(error instanceof Refused ? error : new Refused("hint-failed", "")),
    );
  }

  close(): void {
    if (this.thinking && hintsHere()) tellHouse({ type: "stop_hint", table: this.stage.id });
    else if (this.thinking) link.send({ type: "stop_hint", table: this.stage.id });
    this.#request = "";
    this.thinking = false;
    this.advice = null;
    this.problem = null;
  }

  /** The decision may have changed: a hint for another one is of no use. */
  look(): void {
    if (this.open && nameOf(this.stage) !== this.#decision) this.close();
  }

  destroy(): void {
    this.close();
    this.#stop();
  }

  /** One option as a sentence: for who cannot see the bar. */
  sentence({ action, points }: Opinion): string {
    return t("hint-option", { text: this.wording(action), points: t("points", { points: Math.round(points) }) });
  }

  // What the link asks of a follower.

  get id(): string {
    return this.stage.id;
  }

  join(): void {
    if (this.thinking) this.ask();
  }

  hear(message: ServerMessage): void {
    if (message.type !== "advice" && message.type !== "error") return;
    if (!this.#request || message.request !== this.#request) return;
    if (message.type === "error") {
      if (message.code === "hint-ended") this.close();
      else this.#refuse(new Refused(message.code, message.message, message.details));
      return;
    }
    this.advice = message.advice;
    if (!this.advice.final) return;
    this.thinking = false;
    const [first] = this.advice.options;
    if (first) announcer.say(t("hint-best", { option: this.sentence(first) }));
  }

  #refuse(problem: Refused): void {
    this.thinking = false;
    this.advice = null;
    this.problem = problem;
  }
}
