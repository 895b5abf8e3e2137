/** The local house as a page knows it: what the page says goes to whichever worker is the house now, answers come over the link. */
import { engineHere, isLocal } from "../core/local";
import { freshId, link, Refused } from "../core/link.svelte";
import type { ClientMessage, ServerMessage } from "../generated/protocol";
import { CHANNEL, type ToHouse, type ToPage } from "./wire";

interface Waiting {
  said: ToHouse;
  done: (body: string) => void;
  fail: (error: Refused) => void;
}

class HouseDoor {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #me = freshId();
  readonly #waiting = new Map<string, Waiting>();
  #worker: Worker | null = null;
  #house = "";
  /** A house has been open before. */
  #met = false;
  /** The last command, which nobody may have answered. */
  #command: { table?: string; command_id?: string } = {};
  #unsaid: ToHouse[] = [];

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    addEventListener("pagehide", () => this.#channel.postMessage({ to: "house", from: this.#me, kind: "part" }));
  }

  send(message: ClientMessage): void {
    if ("command_id" in message) this.#command = { table: message.table, command_id: message.command_id };
    this.#say({ to: "house", from: this.#me, kind: "message", text: JSON.stringify(message) });
  }

  /** Ask by address, as of the server. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const id = freshId();
    const text = await new Promise<string>((done, fail) => {
      const said: ToHouse = {
        to: "house",
        from: this.#me,
        kind: "ask",
        id,
        method,
        path,
        body: JSON.stringify(body ?? null),
      };
      this.#waiting.set(id, { said, done, fail });
      this.#say(said);
    });
    return (path.endsWith("/record") ? text : text ? JSON.parse(text) : null) as T;
  }

  #say(said: ToHouse): void {
    if (this.#house) return this.#channel.postMessage(said);
    this.#unsaid.push(said);
    this.#wake();
  }

  /** Start this tab's worker, and ask whether another tab's is the house already. */
  #wake(): void {
    if (!engineHere()) return this.#fail("no-engine");
    this.#worker ??= new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module", name: engineHere() });
    this.#channel.postMessage({ to: "house", from: this.#me, kind: "knock", engine: engineHere() } satisfies ToHouse);
  }

  #hear(heard: ToPage): void {
    if (heard.to !== "all" && heard.to !== this.#me) return;
    if (heard.kind === "open") this.#opened(heard.house);
    else if (heard.kind === "sleep") this.#slept();
    else if (heard.kind === "failed") this.#fail(heard.code);
    else if (heard.kind === "message") link.deliver(JSON.parse(heard.text) as ServerMessage);
    else {
      const waiting = this.#waiting.get(heard.id);
      this.#waiting.delete(heard.id);
      if (heard.status < 300) return waiting?.done(heard.body);
      const { code, message, details } = JSON.parse(heard.body) as { code: string; message: string; details: object };
      waiting?.fail(new Refused(code, message, details as Record<string, unknown>));
    }
  }

  /** A house is open. If there was one before, this one is told again what is followed and what was not answered. */
  #opened(house: string): void {
    if (house === this.#house) return;
    this.#house = house;
    if (this.#met) link.rejoin(isLocal);
    const unsaid = this.#unsaid.splice(0);
    const lost = this.#met ? [...this.#waiting.values()].map(({ said }) => said) : [];
    for (const said of new Set([...unsaid, ...lost])) this.#channel.postMessage(said);
    this.#met = true;
  }

  /** The house has closed: nobody said anything for minutes, or another engine takes over. It comes back with the next word. */
  #slept(): void {
    this.#close();
    if (this.#unsaid.length || this.#waiting.size) this.#wake();
  }

  #close(): void {
    this.#house = "";
    this.#worker?.terminate();
    this.#worker = null;
  }

  #fail(code: string): void {
    this.#close();
    this.#unsaid = [];
    for (const { fail } of this.#waiting.values()) fail(new Refused(code, ""));
    this.#waiting.clear();
    link.refuseHere(new Refused(code, ""));
    link.deliver({ type: "error", code, message: "", details: {}, ...this.#command } as ServerMessage);
  }
}

export const house = new HouseDoor();
