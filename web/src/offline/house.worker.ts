/**
 * The local house: Python, the engine and the games of this device. Every tab has such a worker, and one of them, the one that
 * holds the lock, is the house; the others wait without loading anything. What is acknowledged has been stored before.
 */
import { load, save } from "./games";
import { CHANNEL, type ToHouse, type ToPage } from "./wire";

/** What `ludotheca.offline.door` has; text on both sides. */
interface Door {
  knows(table: string): boolean;
  load(data: string): void;
  part(client: string): void;
  hear(client: string, text: string): string;
  work(): string;
  ask(client: string, method: string, path: string, body: string): string;
}
interface Taken {
  put: [string, string, string][];
  drop: string[];
  out: [string, string][];
  more: boolean;
  status?: number;
  body?: string;
}
interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

const IDLE = 5 * 60_000;
const START = `
import sys
sys.path.insert(0, "/engine")
try:
    import ludotheca_modules
    ludotheca_modules.install()
except ImportError:
    pass
from ludotheca.offline.door import Door
Door()
`;

async function openDoor(engine: string): Promise<Door> {
  const base = `${location.origin}/engine/${engine}/`;
  const [{ loadPyodide }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<{ loadPyodide: (o: object) => Promise<Pyodide> }>,
    fetch(`${base}engine.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: base });
  python.unpackArchive(packed, "zip", { extractDir: "/engine" });
  return python.runPython(START) as Door;
}

class House {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #name = crypto.randomUUID();
  #turn: Promise<void> = Promise.resolve();
  #heard = Date.now();
  #working = false;

  constructor(readonly door: Door) {}

  /** Serve all tabs until nobody has said anything for a while. */
  serve(): Promise<void> {
    return new Promise((done) => {
      this.#channel.onmessage = ({ data }: MessageEvent<ToHouse>) => this.#hear(data);
      this.#post({ to: "all", kind: "open", house: this.#name });
      const watch = setInterval(() => {
        if (this.#working || Date.now() - this.#heard < IDLE) return;
        clearInterval(watch);
        this.#post({ to: "all", kind: "sleep" });
        this.#channel.close();
        done();
      }, 5_000);
    });
  }

  #post(message: ToPage): void {
    this.#channel.postMessage(message);
  }

  #hear(said: ToHouse): void {
    if (said.to !== "house") return;
    this.#heard = Date.now();
    if (said.kind === "knock") this.#post({ to: said.from, kind: "open", house: this.#name });
    else if (said.kind === "part") this.door.part(said.from);
    else if (said.kind === "message" || said.kind === "ask") this.#next(() => this.#answer(said));
  }

  /** One thing after the other. */
  #next(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work).catch((error: unknown) => console.error(error));
  }

  async #answer(said: Extract<ToHouse, { kind: "message" | "ask" }>): Promise<void> {
    const table = /local-[0-9a-f]+/.exec(said.kind === "ask" ? said.path : said.text)?.[0];
    if (table && !this.door.knows(table)) {
      const data = await load(table);
      if (data) this.door.load(data);
    }
    if (said.kind === "message") return this.#take(this.door.hear(said.from, said.text));
    const text = this.door.ask(said.from, said.method, said.path, said.body);
    const { status = 500, body = "" } = JSON.parse(text) as Taken;
    await this.#take(text);
    this.#post({ to: said.from, kind: "answer", id: said.id, status, body });
  }

  /** Store what changed, then pass the answers on; bots and hints go on a piece at a time. */
  async #take(text: string): Promise<void> {
    const taken = JSON.parse(text) as Taken;
    await save(taken.put, taken.drop);
    for (const [to, message] of taken.out) this.#post({ to, kind: "message", text: message });
    if (!taken.more || this.#working) return;
    this.#working = true;
    setTimeout(() => this.#next(() => this.#work()), 0);
  }

  async #work(): Promise<void> {
    this.#working = false;
    await this.#take(this.door.work());
  }
}

void navigator.locks
  .request(CHANNEL, async () => {
    try {
      await new House(await openDoor(self.name)).serve();
    } catch (error) {
      new BroadcastChannel(CHANNEL).postMessage({ to: "all", kind: "failed", reason: String(error) } satisfies ToPage);
      console.error(error);
    }
  })
  .then(() => self.close());
