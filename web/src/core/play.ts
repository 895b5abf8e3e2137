/** Setting a table, sitting down and starting. */
import type { Created, CreateTable } from "../generated/protocol";
import { identify, table as look } from "./api";
import { bindTo, duty, freshSalt, keepSalt } from "./fairness";
import { link } from "./link.svelte";
import { sha256 } from "./sha256";

/** Set a table; gives its id. */
export async function createTable(plan: Omit<CreateTable, "type">): Promise<string> {
  await identify();
  const salt = freshSalt();
  const made = (await link.ask({ type: "create", ...plan, salt_commitment: sha256(salt) })) as Created;
  keepSalt(made.table, salt);
  return made.table;
}

/** Start a table and show our salt, so that a game without other people runs at once. */
export async function start(table: string): Promise<void> {
  await link.ask({ type: "start", table });
  const due = duty(await look(table));
  if (due) await link.ask(due);
}

/** One click: a table of bots, started at once; gives its address. */
export async function playBots(title: string, players: number, level: string): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
  const table = await createTable({ title, seats: [{ kind: "me" }, ...bots] });
  await start(table);
  return `/t/${table}`;
}

/** The table where they play again, started if nobody else is awaited. */
export async function playAgain(table: string): Promise<string> {
  const fresh = ((await link.ask({ type: "rematch", table })) as Created).table;
  try {
    await link.ask({ type: "commit", table: fresh, salt_commitment: bindTo(fresh) });
    await start(fresh);
  } catch {
    // Somebody is awaited: the waiting room tells.
  }
  return fresh;
}

export async function sitDown(table: string, seat: number | null, key: string, name = ""): Promise<void> {
  await identify(name);
  await link.ask({ type: "sit", table, seat, key, salt_commitment: bindTo(table) });
}
