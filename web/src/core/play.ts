/** Setting a table, sitting down and starting. */
import type { Created, CreateTable, PlayOn, TableMessage } from "../generated/protocol";
import { identify, table as look } from "./api";
import { bindTo, duty, freshSalt, keepSalt } from "./fairness";
import { t } from "./i18n.svelte";
import { link } from "./link.svelte";
import { askHouse, isLocal, playsHere } from "./local";
import { sha256 } from "./sha256";
import { recall } from "./storage";

/** Set a table; gives its id. On this device if the server is away and the engine is here. */
export async function createTable(plan: Omit<CreateTable, "type">): Promise<string> {
  if (playsHere()) return createHere(plan, [link.identity?.name ?? recall("name") ?? t("pass-player", { number: 1 })]);
  await identify();
  const salt = freshSalt();
  const made = (await link.ask({ type: "create", ...plan, salt_commitment: sha256(salt) })) as Created;
  keepSalt(made.table, salt);
  return made.table;
}

/** Set a table on this device, for these people. */
async function createHere(plan: Omit<CreateTable, "type">, names: string[]): Promise<string> {
  const salt = freshSalt();
  const body = { plan: { type: "create", ...plan, salt_commitment: sha256(salt) }, names };
  const made = await askHouse<Created>("POST", "/api/local/tables", body);
  keepSalt(made.table, salt);
  return made.table;
}

/** A game for several people at this device, started at once; gives its address. */
export async function playTogether(title: string, seats: CreateTable["seats"], names: string[]): Promise<string> {
  const table = await createHere({ title, seats }, names);
  await start(table);
  return `/t/${table}`;
}

/** Start a table and show our salt, so that a game without other people runs at once. */
export async function start(table: string): Promise<void> {
  await link.ask({ type: "start", table });
  const seen = await look(table);
  const due = duty(isLocal(table) ? { ...seen, you: { ...seen.you, seat: firstPerson(seen) } } : seen);
  if (due) await link.ask(due);
}

/** At a device of several people the first one's salt speaks for all. */
const firstPerson = ({ info }: TableMessage): number => info.seats.findIndex((seat) => seat.kind === "person");

/** A table where a game that is over goes on from one of its moments; started at once if nobody is awaited. */
export async function playOn(wish: Omit<PlayOn, "type">): Promise<string> {
  if (!isLocal(wish.table)) await identify();
  const salt = freshSalt();
  const made = (await link.ask({ type: "play_on", ...wish, salt_commitment: sha256(salt) })) as Created;
  keepSalt(made.table, salt);
  if (wish.seats.every(({ kind }) => kind === "me" || kind === "bot")) await start(made.table);
  return `/t/${made.table}`;
}

/** One click: a table of bots, started at once; gives its address. */
export async function playBots(title: string, players: number, level: string): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
  const table = await createTable({ title, seats: [{ kind: "me" }, ...bots] });
  await start(table);
  return `/t/${table}`;
}

/** A seat soon, with whoever wants to play this too; gives its address. */
export async function playNow(title: string): Promise<string> {
  await identify();
  const salt = freshSalt();
  const made = (await link.ask({ type: "play_now", title, salt_commitment: sha256(salt) })) as Created;
  keepSalt(made.table, salt);
  return `/t/${made.table}`;
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
