/** The games of this device in IndexedDB: the whole of each, and a line about it for lists. */
import type { MyTable } from "../generated/protocol";

const NAME = "ludotheca";
const STORE = "games";
interface Row {
  table: string;
  data: string;
  summary: string;
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const wish = indexedDB.open(NAME, 1);
    wish.onupgradeneeded = () => wish.result.createObjectStore(STORE, { keyPath: "table" });
    wish.onsuccess = () => done(wish.result);
    wish.onerror = () => fail(wish.error ?? new Error("IndexedDB"));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | null> {
  const base = await open();
  try {
    return await new Promise((done, fail) => {
      const change = base.transaction(STORE, mode, { durability: "strict" });
      const asked = work(change.objectStore(STORE));
      change.oncomplete = () => done(asked ? asked.result : null);
      change.onabort = change.onerror = () => fail(change.error ?? new Error("IndexedDB"));
    });
  } finally {
    base.close();
  }
}

/** What is stored of a game, for the house. */
export const load = async (table: string): Promise<string | null> =>
  ((await within("readonly", (store) => store.get(table) as IDBRequest<Row | undefined>)) ?? null)?.data ?? null;

/** Store some games and forget others, all of it or nothing. */
export async function save(
  put: readonly (readonly [string, string, string])[],
  drop: readonly string[],
): Promise<void> {
  if (!put.length && !drop.length) return;
  await within("readwrite", (store) => {
    for (const [table, data, summary] of put) store.put({ table, data, summary } satisfies Row);
    for (const table of drop) store.delete(table);
    return null;
  });
}

/** All games of this device, the newest first. */
export async function list(): Promise<MyTable[]> {
  const rows = (await within("readonly", (store) => store.getAll() as IDBRequest<Row[]>)) ?? [];
  return rows.map((row) => JSON.parse(row.summary) as MyTable).sort((a, b) => b.updated - a.updated);
}
