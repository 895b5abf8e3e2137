import { expect, test } from "vitest";
import { beside, type Box } from "./inspect.svelte";

const ROOM: Box = { left: 0, top: 0, right: 800, bottom: 600 };
const box = (left: number, top: number, size = 60): Box => ({ left, top, right: left + size, bottom: top + size });
const touches = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("a card stands beside its target, never on it, and inside the room", () => {
  for (const target of [box(0, 0), box(740, 0), box(740, 540), box(0, 540), box(370, 270)]) {
    const card = beside(target, 264, 180, ROOM, []);
    expect(touches(card, target)).toBe(false);
    expect(card.left >= 0 && card.top >= 0 && card.right <= 800 && card.bottom <= 600).toBe(true);
  }
});

test("it takes the side where the least can be pressed", () => {
  const target = box(370, 270);
  const right = beside(target, 200, 100, ROOM, []);
  expect(right.left).toBe(440);
  expect(beside(target, 200, 100, ROOM, [box(450, 270)]).right).toBe(360);
  const above = beside(target, 200, 100, ROOM, [box(450, 270), box(250, 270)]);
  expect(above.bottom).toBe(260);
});
