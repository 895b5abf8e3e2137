/** Making this device playable offline, and taking that back: what is kept, how large it is, how far the download has come. */
import { engineHere } from "../core/local";
import { forget, recall, remember } from "../core/storage";
import type { OfflineFile, OfflineList } from "../generated/protocol";

const SHELL = "ludotheca-shell-";
const ENGINE = "ludotheca-engine-";

/** How many files are loaded side by side. */
const AT_ONCE = 4;

/** Load a file into the cache, unless it is there; `count` hears of its bytes as they come. */
async function keep(cache: Cache, { path, bytes }: OfflineFile, count: (bytes: number) => void): Promise<void> {
  if (await cache.match(path)) return count(bytes);
  const answer = await fetch(path, { cache: path === "/" ? "reload" : "default" });
  if (!answer.ok || !answer.body) throw new Error(path);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, next) {
      count(piece.byteLength);
      next.enqueue(piece);
    },
  });
  await cache.put(path, new Response(answer.body.pipeThrough(counted), answer));
}

class Offline {
  /** What the server offers; null while that is not known, or where it has no engine. */
  offer = $state.raw<OfflineList | null>(null);
  engine = $state(engineHere());
  /** How much this device keeps of it; 0 where that is not known. */
  bytes = $state(Number(recall("offline-bytes") ?? 0));
  /** From 0 to 1 while something is loaded. */
  progress = $state<number | null>(null);
  failed = $state(false);

  /** Whether this browser can do it at all. */
  readonly able = "serviceWorker" in navigator && "locks" in navigator && typeof BroadcastChannel !== "undefined";

  async ask(): Promise<void> {
    try {
      const answer = await fetch("/api/offline");
      this.offer = answer.ok ? ((await answer.json()) as OfflineList) : null;
    } catch {
      this.offer = null;
    }
  }

  /** Load everything, all of it or nothing. */
  async install(): Promise<void> {
    const offer = this.offer;
    if (!offer) return;
    this.failed = false;
    this.progress = 0;
    try {
      await navigator.serviceWorker.register("/sw.js");
      await this.#fill(`${SHELL}${offer.shell}`, `${ENGINE}${offer.engine}`, offer);
      remember("engine", offer.engine);
      remember("shell", offer.shell);
      remember("offline-bytes", String(offer.bytes));
      this.bytes = offer.bytes;
      this.engine = offer.engine;
      await this.#sweep();
      void navigator.storage?.persist?.();
    } catch {
      this.failed = true;
    }
    this.progress = null;
  }

  /** A server that was updated has other pages and perhaps another engine: take them over. */
  async refresh(): Promise<void> {
    if (!this.engine || !navigator.onLine) return;
    await this.ask();
    if (this.offer && (this.offer.shell !== recall("shell") || this.offer.engine !== this.engine)) await this.install();
  }

  /** Take everything off this device but the games. */
  async remove(): Promise<void> {
    forget("engine");
    forget("shell");
    this.engine = "";
    for (const name of await caches.keys())
      if (name.startsWith(SHELL) || name.startsWith(ENGINE)) await caches.delete(name);
    // A worker that brings notices stays for them.
    for (const kept of await navigator.serviceWorker.getRegistrations())
      if (!(await kept.pushManager?.getSubscription().catch(() => null))) await kept.unregister();
  }

  async #fill(shell: string, engine: string, { files }: OfflineList): Promise<void> {
    const total = files.reduce((sum, file) => sum + file.bytes, 0);
    let done = 0;
    const count = (bytes: number): void => {
      done += bytes;
      this.progress = Math.min(1, done / total);
    };
    const [pages, code] = await Promise.all([caches.open(shell), caches.open(engine)]);
    const rest = [...files];
    const load = async (): Promise<void> => {
      for (let file = rest.shift(); file; file = rest.shift())
        await keep(file.path.startsWith("/engine/") ? code : pages, file, count);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, load));
  }

  /** Older versions go once the new one is whole. */
  async #sweep(): Promise<void> {
    const wanted = [`${SHELL}${recall("shell")}`, `${ENGINE}${this.engine}`];
    for (const name of await caches.keys())
      if ((name.startsWith(SHELL) || name.startsWith(ENGINE)) && !wanted.includes(name)) await caches.delete(name);
  }
}

export const offline = new Offline();
