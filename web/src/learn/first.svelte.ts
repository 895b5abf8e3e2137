/** Somebody's first game of a title: beginners, no clock, and time to see what they do. */
import { playBots } from "../core/play";
import { prefs } from "../core/prefs.svelte";
import { recall } from "../core/storage";
import type { Catalogue, Meta } from "../generated/protocol";

/** Few enough to keep in mind what all of them do. */
const PLAYERS = 3;

/** Sit down with beginners; gives the table's address. */
export async function startFirstGame(meta: Meta, shop: Catalogue): Promise<string> {
  // Whoever has chosen a speed keeps it.
  if (recall("speed") === null) prefs.setSpeed("slow");
  const players = Math.max(meta.least_players, Math.min(meta.most_players, PLAYERS));
  return playBots(meta.title, players, shop.levels[0]?.level ?? "");
}
