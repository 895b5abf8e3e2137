/** Setting a table and sitting down. */
import type { Created, CreateTable } from "../generated/protocol";
import { identify } from "./api";
import { freshId, link } from "./link.svelte";

/** Our own part in the dice: nobody else could foresee it. */
export const salt = (): string => freshId();

/** Set a table; gives its id. */
export async function createTable(plan: Omit<CreateTable, "type">): Promise<string> {
  await identify();
  return ((await link.ask({ type: "create", ...plan })) as Created).table;
}

/** One click: a table of bots, started at once; gives its address. */
export async function playBots(title: string, players: number, level: string): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
  const table = await createTable({ title, seats: [{ kind: "me" }, ...bots], salt: salt() });
  await link.ask({ type: "start", table });
  return `/t/${table}`;
}

export async function sitDown(table: string, seat: number | null, key: string): Promise<void> {
  await identify();
  await link.ask({ type: "sit", table, seat, key, salt: salt() });
}
