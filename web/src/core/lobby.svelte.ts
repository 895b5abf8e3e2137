/** The public tables and my own, kept up to date while a page looks. */
import type { MyTable, ServerMessage, TableSummary } from "../generated/protocol";
import { engineHere } from "./local";
import { link } from "./link.svelte";

export class LobbyStore {
  tables = $state.raw<TableSummary[]>([]);
  mine = $state.raw<MyTable[]>([]);
  /** The games of this device. */
  here = $state.raw<MyTable[]>([]);
  #stop: () => void;

  constructor() {
    this.#stop = link.follow(this);
    if (engineHere()) void this.#look();
  }

  close(): void {
    this.#stop();
    link.send({ type: "watch_lobby", on: false });
  }

  async #look(): Promise<void> {
    const { list } = await import("../offline/games");
    this.here = await list().catch(() => []);
  }

  join(): void {
    link.send({ type: "watch_lobby", on: true });
  }

  hear(message: ServerMessage): void {
    if (message.type === "lobby") this.tables = message.tables;
    else if (message.type === "mine") this.mine = message.tables;
    else if (message.type === "lobby_change") {
      const changed = new Set([...message.drop, ...message.put.map((entry) => entry.table)]);
      this.tables = [...message.put, ...this.tables.filter((entry) => !changed.has(entry.table))];
    }
  }
}
