/**
 * The one WebSocket of the page. It comes back by itself, says again what it follows, and repeats commands that were
 * not answered: the server knows them by their id and applies them once.
 */
import { PROTOCOL, type Asked, type ClientMessage, type Identity, type ServerMessage } from "../generated/protocol";
import { engineHere, isLocal, tableOf, tellHouse, watchLink } from "./local";

/** `outdated`: the server has been updated and no longer understands this page. */
export type LinkState = "live" | "reconnecting" | "offline" | "outdated";
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Somebody who follows messages: a table, the lobby. */
export interface Follower {
  /** The table it follows, where it follows one. */
  readonly id?: string;
  /** The link is up: ask for what it follows, and send again what was not answered. */
  join(): void;
  hear(message: ServerMessage): void;
}

interface Waiting {
  /** It was asked of the house on this device. */
  here: boolean;
  done: (message: ServerMessage) => void;
  fail: (error: Refused) => void;
}

/** The server closes with this code if it speaks another protocol. */
const CLOSE_PROTOCOL = 4002;
const BEAT = 15_000;
const SILENCE = 25_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;

/** A short name that no other message of this browser has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

class Link {
  state = $state<LinkState>("reconnecting");
  identity = $state.raw<Identity | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;
  #socket: WebSocket | null = null;
  #followers = new Set<Follower>();
  #waiting = new Map<string, Waiting>();
  #ready: (() => void)[] = [];
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  get #up(): boolean {
    return this.#socket !== null && this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether what is said about a table gets through: to the server, or to this device. */
  carries(table: string | undefined): boolean {
    return this.state === "live" || isLocal(table);
  }

  /** Whether a game can begin: here or there. */
  get playable(): boolean {
    return this.state === "live" || !!engineHere();
  }

  /** Whether this device plays by itself: the server has been away for a while, and the engine is here. */
  get alone(): boolean {
    return this.state === "offline" && !!engineHere();
  }

  /** Open the link and keep it open. */
  start(): void {
    if (this.#beat) return;
    this.#beat = setInterval(() => this.#check(), BEAT);
    addEventListener("online", () => this.#now());
    addEventListener("offline", () => this.#lost());
    // A page that comes back from the browser's store has lost its link; one that is shown for the first time opens it now.
    addEventListener("pageshow", ({ persisted }) => persisted && this.#now());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.state !== "live") this.#now();
    });
    this.#open();
  }

  /** Open the link again as the identity the cookie names now, and wait until it is up. */
  become(identity: Identity): Promise<void> {
    this.#tries = 0;
    this.#drop();
    return new Promise((done) => {
      this.#ready.push(() => {
        this.identity ??= identity;
        done();
      });
      this.#open();
    });
  }

  /** Open the link again as nobody: the server has forgotten us. */
  leave(): void {
    this.identity = null;
    this.#tries = 0;
    this.#drop();
    this.#open();
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.#up || isLocal(follower.id)) follower.join();
    return () => this.#followers.delete(follower);
  }

  /** Send if the link is up; whoever must not lose a message sends it again in `join`. */
  send(message: ClientMessage): boolean {
    if (isLocal(tableOf(message))) {
      tellHouse(message);
      return true;
    }
    if (this.#up) this.#socket?.send(JSON.stringify(message));
    return this.#up;
  }

  /** Ask something and wait for its answer. */
  ask(message: Asked): Promise<ServerMessage> {
    const request = freshId();
    return new Promise((done, fail) => {
      this.#waiting.set(request, { done, fail, here: isLocal(tableOf(message)) });
      if (!this.send({ ...message, request } as ClientMessage))
        this.#refuse(request, new Refused("offline", "The link is down."));
    });
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.send({ type: "hello", protocol: PROTOCOL });
      this.rejoin((table) => !isLocal(table)); // without waiting for the answer
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#lost();
      if (event.code === CLOSE_PROTOCOL) this.#stop();
    };
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "welcome") {
      this.identity = message.identity;
      this.skew = message.time - Date.now();
      this.#tries = 0;
      this.state = "live";
      for (const done of this.#ready.splice(0)) done();
    }
    if (message.type === "pong") this.skew = message.time - Date.now();
    this.deliver(message);
  }

  /** Let those ask again who follow such tables. */
  rejoin(which: (table: string | undefined) => boolean): void {
    for (const follower of this.#followers) if (which(follower.id)) follower.join();
  }

  /** A message for whoever follows: of the server, or of the house on this device. */
  deliver(message: ServerMessage): void {
    if ("request" in message && message.request) {
      const waiting = this.#waiting.get(message.request);
      this.#waiting.delete(message.request);
      if (message.type === "error") waiting?.fail(new Refused(message.code, message.message, message.details));
      else waiting?.done(message);
    }
    for (const follower of this.#followers) follower.hear(message);
  }

  #lost(): void {
    this.#drop();
    // Who can play without the server is not kept waiting for it.
    const patience = engineHere() ? 2 : 4;
    this.state = navigator.onLine && this.#tries < patience ? "reconnecting" : "offline";
    for (const [request, waiting] of [...this.#waiting]) {
      if (!waiting.here) this.#refuse(request, new Refused("offline", "The link went down before the answer."));
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** Only a new page can talk to this server. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.state = "outdated";
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= socket.OPEN) socket.close();
  }

  #now(): void {
    if (this.state === "outdated") return;
    if (this.state === "live") return this.#check();
    this.#tries = 0;
    this.#drop();
    this.#open();
  }

  #check(): void {
    if (this.state !== "live") return;
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.send({ type: "ping" });
  }

  /** The house on this device is gone: what was asked of it is not answered any more. */
  refuseHere(error: Refused): void {
    for (const [request, waiting] of [...this.#waiting]) if (waiting.here) this.#refuse(request, error);
  }

  #refuse(request: string, error: Refused): void {
    const waiting = this.#waiting.get(request);
    this.#waiting.delete(request);
    waiting?.fail(error);
  }
}

export const link = new Link();
watchLink(() => link.state !== "live");
