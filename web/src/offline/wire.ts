/** What pages and the worker of the local house say to each other, over one channel for all tabs. */
export const CHANNEL = "ludotheca-house";

/** A page to the house. `knock`: is it open, and of this engine? */
export type ToHouse =
  | { to: "house"; from: string; kind: "knock"; engine: string }
  | { to: "house"; from: string; kind: "part" }
  | { to: "house"; from: string; kind: "message"; text: string }
  | { to: "house"; from: string; kind: "ask"; id: string; method: string; path: string; body: string };

/** The house to a page, or to all. `open` names the house: another name means that what was asked before is lost. */
export type ToPage =
  | { to: string; kind: "open"; house: string }
  | { to: "all"; kind: "sleep" }
  | { to: "all"; kind: "failed"; code: string }
  | { to: string; kind: "message"; text: string }
  | { to: string; kind: "answer"; id: string; status: number; body: string };
