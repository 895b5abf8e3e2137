import { expect, test } from "vitest";
import { digest, things, three } from "./digest";
import type { SceneTable } from "./scenes";

const TABLE: SceneTable = {
  placed: { weight: 2, ms: 0, act: true },
  lost: { weight: 3, ms: 0, rank: 8 },
  built: { weight: 1, ms: 0, act: true },
  gift: { weight: 1, ms: 0 },
  stuck: { weight: 0, ms: 0 },
};
const event = (seq: number, kind: string, seat: number, more = {}) => ({ seq, kind, args: { seat, ...more } });
const me = { table: TABLE, viewer: 0, leader: 2 };
const kinds = (list: readonly { event: { kind: string; args: Record<string, unknown> } }[]) =>
  list.map((thing) => `${thing.event.kind} ${String(thing.event.args["seat"])}`);

test("my own acts and what has no scene are not news; what befalls me is", () => {
  const all = things([event(1, "placed", 0), event(2, "stuck", 1), event(3, "gift", 0)], me);
  expect(kinds(all)).toEqual(["gift 0"]);
});

test("groups are by kind and seat, in the order of play", () => {
  const all = things([event(1, "gift", 1), event(2, "placed", 1), event(3, "gift", 1)], me);
  expect(all.map(({ event: { kind }, count }) => [kind, count])).toEqual([
    ["placed", 1],
    ["gift", 2],
  ]);
});

test("what is done beside everything else is told as one event, with how many", () => {
  const table: SceneTable = { placed: { weight: 0, ms: 0, act: true, together: "laid", rank: 3 } };
  const lands = [event(1, "placed", 1, { score: 3 }), event(2, "placed", 0), event(3, "placed", 1, { score: 5 })];
  const all = things(lands, { table, viewer: 0, leader: 1 });
  expect(all).toEqual([{ event: event(3, "laid", 1, { score: 5, count: 2 }), count: 2, score: 4, beside: true }]);
  expect(three(all)).toHaveLength(1);
});

test("at most three things, one of a kind, two of a seat, and only what matters", () => {
  const story = [
    event(1, "gift", 1),
    event(2, "placed", 2),
    event(3, "placed", 1),
    event(4, "built", 2, { points: 6 }),
    event(5, "lost", 2),
    event(6, "gift", 0),
  ];
  expect(kinds(three(things(story, me)))).toEqual(["built 2", "lost 2", "gift 0"]);
  expect(three(things([event(1, "gift", 1)], me))).toEqual([]);
});

test("what is spoken is short, keeps what matters most and the order of play", () => {
  const long = "x".repeat(100);
  const all = things([event(1, "gift", 1), event(2, "placed", 1), event(3, "lost", 0), event(4, "built", 2)], me);
  expect(digest(all, ({ kind }) => kind)).toEqual(["gift", "placed", "lost", "built"]);
  const said = digest(all, ({ kind }) => kind + long);
  expect(said).toEqual([`placed${long}`, `lost${long}`]);
});
