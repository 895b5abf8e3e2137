import { expect, test } from "vitest";
import type { GameEvent, MatchView, Moment } from "../../generated/protocol";
import { stopsOf } from "./stops";

const TABLE = {
  story: { weight: 3, ms: 500, holds: true },
  end: { weight: 2, ms: 300 },
  mute: { weight: 0, ms: 0 },
} as const;
const moment = (head: number, ...kinds: string[]): Moment => ({
  seat: 0,
  time: 0,
  view: { head } as MatchView,
  events: kinds.map((kind): GameEvent => ({ seq: head - 1, kind, args: {} })),
});

test("each scene is a stop, with the game as it is then and what was told", () => {
  const game = [moment(0), moment(1, "mute"), moment(2, "story", "mute", "end"), moment(3, "end"), moment(4, "mute")];
  const stops = stopsOf(game, TABLE, -1).map(({ view, told, scene }) => [scene?.kind ?? "", view.head, told]);
  expect(stops).toEqual([
    ["", 0, 0],
    ["story", 1, 3],
    ["end", 2, 4],
    ["end", 3, 5],
    ["", 4, 6],
  ]);
});

test("the end of the game is always a stop", () => {
  expect(stopsOf([moment(0), moment(1, "story")], TABLE, -1).at(-1)).toMatchObject({
    told: 1,
    scene: null,
    view: { head: 1 },
  });
  expect(stopsOf([moment(0), moment(1, "end")], TABLE, -1)).toHaveLength(2);
});
