/** What an action of my decision would do, asked of the server: once per position and action, one after the other. */
import { SvelteMap } from "svelte/reactivity";
import { link } from "../core/link.svelte";
import type { Named } from "../core/stage";
import type { Preview } from "../generated/protocol";
import type { Foresight } from "../games/bar";

/** The time between two questions, in milliseconds, and how many may wait: more are forgotten, the oldest first. */
const STAYS = 60;
const WAITING = 4;

type Ask = (action: Named) => Promise<Preview | null>;

/** Asks at a table; nothing where the server refuses. */
export const askAt =
  (table: string): Ask =>
  async (action) => {
    try {
      const answer = await link.ask({ type: "preview", table, action });
      return answer.type === "foreseen" ? answer.preview : null;
    } catch {
      return null;
    }
  };

interface Wish {
  key: string;
  action: Named;
  told: ((preview: Preview | null) => void)[];
}

export class TableForesight implements Foresight {
  #known = new SvelteMap<string, Preview>();
  #head = -1;
  /** What is wanted, the newest last: that is asked first. */
  #wishes: Wish[] = [];
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly ask: Ask,
    readonly stays = STAYS,
  ) {}

  /** The position is another one: nothing that was told holds any more. */
  at(head: number): void {
    if (head === this.#head) return;
    this.#head = head;
    this.#known.clear();
    this.#drop();
  }

  of(action: Named): Preview | null {
    return this.#known.get(JSON.stringify(action)) ?? null;
  }

  want(action: Named): Promise<Preview | null> {
    const key = JSON.stringify(action);
    const known = this.#known.get(key);
    if (known) return Promise.resolve(known);
    return new Promise((told) => {
      const wish = this.#wishes.find((one) => one.key === key) ?? { key, action, told: [] };
      wish.told.push(told);
      this.#wishes = [...this.#wishes.filter((one) => one !== wish), wish];
      this.#drop(this.#wishes.length - WAITING);
      this.#later();
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Forget so many of the oldest wishes. */
  #drop(count = this.#wishes.length): void {
    for (const { told } of this.#wishes.splice(0, Math.max(0, count))) for (const one of told) one(null);
  }

  #later(): void {
    if (this.#asking || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#next();
    }, this.stays);
  }

  async #next(): Promise<void> {
    const wish = this.#wishes.pop();
    if (!wish) return;
    this.#asking = true;
    const head = this.#head;
    const preview = await this.ask(wish.action);
    this.#asking = false;
    if (preview && head === this.#head) this.#known.set(wish.key, preview);
    for (const told of wish.told) told(head === this.#head ? preview : null);
    if (this.#wishes.length) this.#later();
  }
}
