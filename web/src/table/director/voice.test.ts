import { expect, test } from "vitest";
import type { GameEvent } from "../../generated/protocol";
import { Voice, type Heard, type Sounding } from "./voice";

const event = (kind: string, seat: number, more = {}): GameEvent => ({ seq: 1, kind, args: { seat, ...more } });

function voice(): { heard: Voice; said: string[] } {
  const said: string[] = [];
  const table = {
    viewer: 0,
    view: null,
    speaker: { event: ({ kind, args }: GameEvent) => `${kind} ${String(args["seat"])} ${String(args["count"] ?? "")}` },
  } as unknown as Heard;
  const title = {
    scenes: { placed: { weight: 0, ms: 0, act: true, together: "laid", rank: 3 }, round: { weight: 2, ms: 900 } },
    sound: () => undefined,
  } satisfies Sounding;
  return { heard: new Voice(table, title, (lines) => said.push(...lines)), said };
}

test("what others do beside my question interrupts nobody, and is told with what concerns all", () => {
  const { heard, said } = voice();
  heard.hear([event("placed", 1)], true);
  heard.hear([event("placed", 2), event("placed", 1)], true);
  expect(said).toEqual([]);
  heard.hear([event("round", -1)], true);
  expect(said).toEqual(["laid 2 1", "laid 1 2", "round -1 "]);
});
