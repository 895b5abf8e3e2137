import { describe, expect, it, test } from "vitest";
import { apart, overlap, place, type Box } from "./placing";

const ROOM: Box = { x: 0, y: 60, width: 1400, height: 840 };
const CARD = { width: 400, height: 240 };
const QUESTION: Box = { x: 0, y: 780, width: 1400, height: 120 };

function clear(targets: Box[]): ReturnType<typeof place> {
  const found = place(CARD, targets, [QUESTION], ROOM);
  for (const box of [...targets.slice(0, 2), QUESTION]) expect(overlap({ ...found, ...CARD }, box)).toBe(0);
  return found;
}

describe("the teacher's card", () => {
  it("stands above what it points at, if there is room", () => {
    const found = clear([{ x: 600, y: 600, width: 100, height: 100 }]);
    expect(found).toMatchObject({ side: "above", y: 600 - 24 - 240, tail: 200 });
  });
  it("stands beside what is at the top", () => {
    expect(clear([{ x: 600, y: 80, width: 100, height: 100 }]).side).toBe("right");
    expect(clear([{ x: 1200, y: 80, width: 190, height: 600 }]).side).toBe("left");
  });
  it("points down into the question from above it", () => {
    const found = clear([{ x: 20, y: 800, width: 60, height: 60 }]);
    expect(found).toMatchObject({ side: "above", y: 780 - 24 - 240 });
    expect(found.tail).toBeLessThan(200);
  });
  it("keeps off the second thing, too", () => {
    clear([
      { x: 600, y: 500, width: 100, height: 100 },
      { x: 560, y: 300, width: 180, height: 100 },
    ]);
  });
  it("slides along where its middle would hide the second thing", () => {
    const found = clear([
      { x: 270, y: 800, width: 560, height: 60 },
      { x: 545, y: 570, width: 120, height: 125 },
    ]);
    expect(found.side).not.toBe("none");
  });
  it("hides as little as it can where there is no room", () => {
    const whole: Box = { x: 270, y: 70, width: 740, height: 690 };
    const found = place(CARD, [whole], [QUESTION], ROOM);
    expect(found.side).toBe("none");
    expect(overlap({ ...found, ...CARD }, QUESTION)).toBe(0);
  });
});

test("a mark inside another mark is left out", () => {
  const seat = { x: 0, y: 0, width: 100, height: 40 };
  const score = { x: 10, y: 10, width: 20, height: 10 };
  const beside = { x: 90, y: 0, width: 40, height: 40 };
  expect(apart([score, seat, beside])).toEqual([seat, beside]);
  expect(apart([seat, { ...seat }])).toEqual([seat]);
});
