/** Setting a table and sitting down. */
import type { Created, NewTable } from "../generated/protocol";
import { identify } from "./api";
import { freshId, link } from "./link.svelte";

/** Our own part in the dice: nobody else could foresee it. */
export const salt = (): string => freshId();

export async function createTable(plan: NewTable): Promise<Created> {
  await identify();
  return (await link.ask((request) => ({ type: "create", request, plan }))) as Created;
}

/** One click: a table of bots, started at once; gives its address. */
export async function playBots(title: string, players: number, level: string): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
  const made = await createTable({ title, seats: [{ kind: "me" }, ...bots], salt: salt() });
  await link.ask((request) => ({ type: "start", request, table: made.table }));
  return made.link;
}

export async function sitDown(table: string, seat: number | null, key: string): Promise<void> {
  await identify();
  await link.ask((request) => ({ type: "sit", request, table, seat, key, salt: salt() }));
}
