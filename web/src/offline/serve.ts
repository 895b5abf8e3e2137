/** The house as it serves pages: one thing after the other, and what is acknowledged has been stored before. */
import { CHANNEL, type ToHouse, type ToPage } from "./wire";

/** What `ludotheca.offline.door` has; text on both sides. */
export interface Door {
  knows(table: string): boolean;
  load(data: string): void;
  part(client: string): void;
  hear(client: string, text: string): string;
  work(): string;
  ask(client: string, method: string, path: string, body: string): string;
}
/** Where the games lie. */
export interface Disk {
  load(table: string): Promise<string | null>;
  save(put: readonly (readonly [string, string, string])[], drop: readonly string[]): Promise<void>;
}
interface Taken {
  put: [string, string, string][];
  drop: string[];
  out: [string, string][];
  more: boolean;
  status?: number;
  body?: string;
}

export const IDLE = 5 * 60_000;
const WATCH = 5_000;

/** The device refused to store a game. What is in memory is more than what it has: this house must end. */
export class NotKept extends Error {}

export class House {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #name = crypto.randomUUID();
  #turn: Promise<void> = Promise.resolve();
  #heard = Date.now();
  #working = false;
  #end: () => void = () => undefined;
  #break: (error: unknown) => void = () => undefined;

  constructor(
    readonly door: Door,
    readonly disk: Disk,
    /** The version of the engine behind the door. */
    readonly engine: string,
  ) {}

  /** Serve all tabs until nobody has said anything for a while, or something breaks. */
  async serve(): Promise<void> {
    this.#channel.onmessage = ({ data }: MessageEvent<ToHouse>) => this.#hear(data);
    this.#post({ to: "all", kind: "open", house: this.#name });
    const watch = setInterval(() => {
      if (!this.#working && Date.now() - this.#heard >= IDLE) this.#end();
    }, WATCH);
    try {
      await new Promise<void>((done, fail) => ([this.#end, this.#break] = [done, fail]));
      this.#post({ to: "all", kind: "sleep" });
    } finally {
      clearInterval(watch);
      this.#channel.close();
    }
  }

  #post(message: ToPage): void {
    this.#channel.postMessage(message);
  }

  #hear(said: ToHouse): void {
    if (said.to !== "house") return;
    this.#heard = Date.now();
    if (said.kind === "part") this.door.part(said.from);
    else if (said.kind !== "knock") this.#next(() => this.#answer(said));
    // A page that has another engine was loaded after an update: the house of that engine takes over.
    else if (said.engine !== this.engine) this.#next(() => Promise.resolve(this.#end()));
    else this.#post({ to: said.from, kind: "open", house: this.#name });
  }

  /** One thing after the other; after a failure nothing more. */
  #next(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work);
    this.#turn.catch((error: unknown) => this.#break(error));
  }

  async #answer(said: Extract<ToHouse, { kind: "message" | "ask" }>): Promise<void> {
    const table = /local-[0-9a-f]+/.exec(said.kind === "ask" ? said.path : said.text)?.[0];
    if (table && !this.door.knows(table)) {
      const data = await this.disk.load(table);
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
    await this.disk.save(taken.put, taken.drop).catch((error: unknown) => {
      throw new NotKept(String(error));
    });
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
