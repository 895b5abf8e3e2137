/** The public tables and my own, kept up to date while a page looks. */
import type { Hello, LobbyEntry, MyTable, ServerMessage } from "../generated/protocol";
import { link } from "./link.svelte";

export class LobbyStore {
  tables = $state.raw<LobbyEntry[]>([]);
  mine = $state.raw<MyTable[]>([]);
  #stop: () => void;

  constructor() {
    this.#stop = link.follow(this);
  }

  close(): void {
    this.#stop();
    link.send({ type: "watch_lobby", on: false });
  }

  join(): void {
    link.send({ type: "watch_lobby", on: true });
  }

  greet(hello: Hello): void {
    hello.lobby = true;
  }

  hear(message: ServerMessage): void {
    if (message.type === "lobby") this.tables = message.tables;
    else if (message.type === "mine") this.mine = message.tables;
    else if (message.type === "lobby_change") {
      const changed = new Set([...message.drop, ...message.put.map((entry) => entry.id)]);
      this.tables = [...message.put, ...this.tables.filter((entry) => !changed.has(entry.id))];
    }
  }
}
