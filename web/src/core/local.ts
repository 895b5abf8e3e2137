/** Tables of this device. Only what every page needs to know of them is here; the house itself is loaded when one is opened. */
import type { ClientMessage } from "../generated/protocol";
import { recall } from "./storage";

const PREFIX = "local-";

/** Whether a table stands on this device; its id says so. */
export const isLocal = (table: string | undefined): boolean => table?.startsWith(PREFIX) ?? false;

/** The table that a message is about, if any. */
export const tableOf = (message: object): string => ("table" in message ? String(message.table) : "");

/** Whether an address is answered on this device. */
export const isLocalPath = (path: string): boolean => path.startsWith(`/api/tables/${PREFIX}`);

/** The engine this device keeps for playing offline; empty if none. */
export const engineHere = (): string => recall("engine") ?? "";

/** Whether a game begins on this device: the engine is here and the server is away. */
export const playsHere = (): boolean => !!engineHere() && away();
let away = (): boolean => !navigator.onLine;
/** How the link says whether the server is away. */
export const watchLink = (look: () => boolean): void => void (away = look);

/** Whether an address is answered here when the server is away: lessons and puzzles come with the engine. */
export const taughtHere = (path: string): boolean => !!engineHere() && /^\/api\/(lessons|puzzles)(\/|$)/.test(path);

/** Whether this device thinks about hints and reviews itself. */
export const hintsHere = (): boolean => !!engineHere() && recall("hints-here") === "on";

const opened = () => import("../offline/house").then(({ house }) => house);

/** Say something to the local house; its answers come over the link. */
export function tellHouse(message: ClientMessage): void {
  void opened().then((house) => house.send(message));
}

/** Ask the local house by address. */
export async function askHouse<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await opened()).ask<T>(method, path, body);
}
