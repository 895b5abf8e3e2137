import { expect, test } from "vitest";
import { around, box, key, outline, rim, step } from "./hex";

const O = { q: 0, r: 0 };

test("a lone cell has six neighbours and six edges", () => {
  expect(new Set(around(O).map(key)).size).toBe(6);
  expect(rim([O])).toHaveLength(6);
  expect(outline([O]).match(/M/g)).toHaveLength(6);
});

test("two cells share an edge that is not in their outline", () => {
  expect(rim([O, { q: 1, r: 0 }])).toHaveLength(8);
  expect(outline([O, { q: 1, r: 0 }]).match(/M/g)).toHaveLength(10);
});

test("arrows walk to the cell that lies that way", () => {
  const cells = around(O);
  expect(cells[step(O, cells, 1, 0)]).toEqual({ q: 1, r: 0 });
  expect(cells[step(O, cells, -1, 0)]).toEqual({ q: -1, r: 0 });
  expect(cells[step(O, cells, 0, -1)]?.r).toBe(-1);
  expect(step(O, [], 0, 1)).toBe(-1);
});

test("a box holds its cells", () => {
  expect(box([O], 10)).toEqual({ x: -53.3, y: -60, w: 106.6, h: 120 });
});
