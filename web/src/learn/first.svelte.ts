/** Somebody's first games of a title: beginners, no clock, and advice. After two it leaves by itself; that the first begins slowly is `prefs.sit`. */
import { playBots } from "../core/play";
import { recall, remember } from "../core/storage";
import type { Catalogue, Meta } from "../generated/protocol";

/** Few enough to keep in mind what all of them do. */
const PLAYERS = 3;
const MOST = 2;
const STORE = "first-games";

/** Which tables are first games, by title; what is damaged is left out. */
export function readFirst(text: string | null): Record<string, readonly string[]> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    const lists = Object.entries(found ?? {}).filter(([, list]) => Array.isArray(list)) as [string, unknown[]][];
    return Object.fromEntries(
      lists.map(([title, list]) => [title, list.filter((id): id is string => typeof id === "string").slice(0, MOST)]),
    );
  } catch {
    return {};
  }
}

class FirstGames {
  #all = $state.raw(readFirst(recall(STORE)));

  has(title: string, table: string): boolean {
    return this.#all[title]?.includes(table) ?? false;
  }
  /** Whether another game of the title would be one of the first. */
  left(title: string): boolean {
    return (this.#all[title]?.length ?? 0) < MOST;
  }
  /** A table is one of the first games, if there were not two already. */
  add(title: string, table: string): void {
    if (this.has(title, table) || !this.left(title)) return;
    this.#all = { ...this.#all, [title]: [...(this.#all[title] ?? []), table] };
    remember(STORE, JSON.stringify(this.#all));
  }
}

export const firstGames = new FirstGames();

/** Sit down with beginners; gives the table's address. */
export async function startFirstGame(meta: Meta, shop: Catalogue): Promise<string> {
  const players = Math.max(meta.least_players, Math.min(meta.most_players, PLAYERS));
  const address = await playBots(meta.title, players, shop.levels[0]?.level ?? "");
  firstGames.add(meta.title, address.slice("/t/".length));
  return address;
}
