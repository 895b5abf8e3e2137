import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { House, IDLE, NotKept, type Disk, type Door } from "./serve";
import { CHANNEL, type ToHouse, type ToPage } from "./wire";

/** A door that stores every message as a game and answers it. */
class Echo implements Door {
  loaded: string[] = [];
  parted: string[] = [];
  left = 0;
  knows = (): boolean => false;
  load(data: string): void {
    this.loaded.push(data);
  }
  part(client: string): void {
    this.parted.push(client);
  }
  hear(client: string, text: string): string {
    return JSON.stringify({ put: [["local-1", text, ""]], drop: [], out: [[client, text]], more: this.left > 0 });
  }
  work(): string {
    this.left -= 1;
    return JSON.stringify({ put: [], drop: [], out: [], more: this.left > 0 });
  }
  ask = (): string => JSON.stringify({ put: [], drop: [], out: [], more: false, status: 200, body: "answer" });
}

let page: BroadcastChannel;
let heard: ToPage[];
const done: string[] = [];
const saved: string[] = [];
const disk: Disk = {
  load: (table) => Promise.resolve(`stored ${table}`),
  save: (put) => {
    for (const [, data] of put) saved.push(data);
    return Promise.resolve();
  },
};
const say = (said: ToHouse): void => page.postMessage(said);
const of = (kind: string): ToPage[] => heard.filter((one) => one.kind === kind);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  page = new BroadcastChannel(CHANNEL);
  heard = [];
  done.length = saved.length = 0;
  page.onmessage = ({ data }: MessageEvent<ToPage | ToHouse>) => {
    if (data.to !== "house") heard.push(data as ToPage);
  };
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

function serve(door: Door, where = disk): Promise<void> {
  return new House(door, where, "engine").serve().then(
    () => void done.push("ended"),
    (error: unknown) => void done.push(error instanceof NotKept ? "not kept" : "broken"),
  );
}

test("one house serves all pages and stores before it answers", async () => {
  const door = new Echo();
  const over = serve(door);
  await vi.waitFor(() => expect(of("open")).toHaveLength(1));
  say({ to: "house", from: "a", kind: "message", text: "local-1 first" });
  say({ to: "house", from: "b", kind: "ask", id: "q", method: "GET", path: "/api/tables/local-2", body: "" });
  say({ to: "house", from: "b", kind: "knock", engine: "engine" });
  say({ to: "house", from: "a", kind: "part" });
  await vi.waitFor(() => expect(of("answer")).toHaveLength(1));
  expect(of("message")).toEqual([{ to: "a", kind: "message", text: "local-1 first" }]);
  expect(saved).toEqual(["local-1 first"]);
  expect(door.loaded).toEqual(["stored local-1", "stored local-2"]);
  await vi.waitFor(() => expect([of("open").length, door.parted]).toEqual([2, ["a"]]));
  vi.advanceTimersByTime(IDLE + 10_000);
  await over;
});

test("it ends when nobody has said anything for some minutes, and not before", async () => {
  const over = serve(new Echo());
  await vi.waitFor(() => expect(of("open")).toHaveLength(1));
  vi.advanceTimersByTime(IDLE - 10_000);
  say({ to: "house", from: "a", kind: "message", text: "local-1" });
  await vi.waitFor(() => expect(of("message")).toHaveLength(1));
  vi.advanceTimersByTime(IDLE - 10_000);
  await new Promise((next) => setTimeout(next, 20));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(20_000);
  await over;
  expect(done).toEqual(["ended"]);
  await vi.waitFor(() => expect(of("sleep")).toHaveLength(1));
});

test("it gives way to the house of another engine", async () => {
  const over = serve(new Echo());
  await vi.waitFor(() => expect(of("open")).toHaveLength(1));
  say({ to: "house", from: "new", kind: "knock", engine: "newer" });
  await over;
  expect(done).toEqual(["ended"]);
});

test("a game that cannot be stored is not acknowledged, and the house ends", async () => {
  const full: Disk = { ...disk, save: () => Promise.reject(new Error("QuotaExceededError")) };
  const over = serve(new Echo(), full);
  await vi.waitFor(() => expect(of("open")).toHaveLength(1));
  say({ to: "house", from: "a", kind: "message", text: "local-1" });
  await over;
  expect(done).toEqual(["not kept"]);
  expect(of("message")).toEqual([]);
});

test("bots play on while nobody speaks", async () => {
  const door = new Echo();
  door.left = 3;
  const over = serve(door);
  await vi.waitFor(() => expect(of("open")).toHaveLength(1));
  say({ to: "house", from: "a", kind: "message", text: "local-1" });
  await vi.waitFor(() => expect(door.left).toBe(0));
  vi.advanceTimersByTime(IDLE + 10_000);
  await over;
});
