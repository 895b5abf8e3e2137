/** A game against bots in one click: what is on offer, and what this browser chose last. */
import { catalogue } from "../../core/api";
import { t, texts } from "../../core/i18n.svelte";
import { Refused } from "../../core/link.svelte";
import { playBots, playNow } from "../../core/play";
import { router } from "../../core/router.svelte";
import { recall, remember } from "../../core/storage";
import { startFirstGame } from "../../learn/first.svelte";
import type { Catalogue, Meta } from "../../generated/protocol";
import { errorText } from "../../table/errors";

export class QuickGame {
  shop = $state.raw<Catalogue | null>(null);
  title = $state("rome_in_a_day");
  players = $state(3);
  level = $state("");
  busy = $state(false);
  /** Whether this browser has played here, or its reader knows the games. */
  known = $state(recall("known") === "yes" || recall("level") !== null);
  trouble = $state("");

  async load(): Promise<void> {
    try {
      this.shop = await catalogue();
    } catch (error) {
      return this.tell(error);
    }
    const { levels, titles } = this.shop;
    const wanted = [recall("title"), "rome_in_a_day", titles[0]?.title].find((name) => name && this.meta(name));
    this.players = Number(recall("players") ?? 3);
    this.choose(wanted ?? this.title);
    // Who comes for the first time meets the weakest bots; who knows the games, those of old.
    const last = levels.find((entry) => entry.level === recall("level"));
    this.level = (last ?? (this.known ? this.#usual() : levels[0]))?.level ?? "";
  }

  #usual(): Catalogue["levels"][number] | undefined {
    return this.shop?.levels.find((entry) => entry.usual);
  }

  /** The game that is over soonest is the one to begin with. */
  get first(): Meta | undefined {
    const complete = (this.shop?.titles ?? []).filter((meta) => meta.stage === "complete");
    return complete.sort((a, b) => a.minutes - b.minutes)[0];
  }

  /** The reader knows these games. */
  know(): void {
    this.known = true;
    remember("known", "yes");
    this.level = this.#usual()?.level ?? this.level;
  }

  /** The very first game: small, against the weakest bots, with advice. */
  async begin(title: string): Promise<void> {
    const meta = this.meta(title);
    if (!this.shop || !meta || this.busy) return;
    this.players = 3;
    this.level = this.shop.levels[0]?.level ?? this.level;
    remember("title", title);
    remember("players", String(this.players));
    remember("level", this.level);
    this.busy = true;
    this.trouble = "";
    try {
      router.go(await startFirstGame(meta, this.shop));
    } catch (error) {
      this.tell(error);
    }
    this.busy = false;
  }

  /** Against whom a press on "play" plays a title. */
  against(title: string): string {
    const count = this.#fit(title) - 1;
    return t("against-bots", { count, level: t(`level-${this.level.replaceAll("_", "-")}`) });
  }

  meta(title: string): Meta | undefined {
    return this.shop?.titles.find((meta) => meta.title === title);
  }

  name(title: string): string {
    return this.meta(title)?.names[texts.lang] ?? title;
  }

  /** How many may play a title. */
  counts(title: string): number[] {
    const { least_players: least, most_players: most } = this.meta(title) ?? { least_players: 2, most_players: 5 };
    return Array.from({ length: most - least + 1 }, (_, i) => i + least);
  }

  choose(title: string): void {
    this.title = title;
    this.players = this.#fit(title);
  }

  #fit(title: string): number {
    const counts = this.counts(title);
    return Math.max(counts[0] ?? 2, Math.min(counts.at(-1) ?? 5, this.players || 3));
  }

  tell(error: unknown): void {
    this.trouble = error instanceof Refused ? errorText(error) : t("web-error");
  }

  /** A table with people, soon. */
  async meet(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    remember("title", this.title);
    try {
      router.go(await playNow(this.title));
    } catch (error) {
      this.tell(error);
    }
    this.busy = false;
  }

  async start(title = this.title): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    remember("title", title);
    remember("players", String(this.players));
    remember("level", this.level);
    try {
      router.go(await playBots(title, this.#fit(title), this.level));
    } catch (error) {
      this.tell(error);
    }
    this.busy = false;
  }
}
