import { expect, it } from "vitest";
import { correction, power, qr, times, words } from "./qr";

const LINK = "https://ludotheca.example.org/t/abcdefghjkmn#0123456789abcdefghijklmn";

/** The value of a polynomial: 0 at the powers of two where a block is whole. */
const at = (block: readonly number[], x: number): number => block.reduce((sum, one) => times(sum, x) ^ one, 0);

it("corrects blocks as the standard does", () => {
  // The example of the standard's annex: version 1, level M, "01234567".
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  for (let i = 0; i < 10; i += 1) expect(at([...data, ...correction(data, 10)], power(i))).toBe(0);
});

/** Read a code back: its format, its mask, its words. */
function read(square: readonly (readonly boolean[])[]): string {
  const size = square.length;
  const version = (size - 17) / 4;
  const dark = (x: number, y: number): number => Number(square[y]?.[x] ?? false);
  let format = 0;
  const spots = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const);
  const rest = [7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const);
  [...spots, ...rest].forEach(([x, y], i) => (format |= dark(x, y) << i));
  format ^= 0x5412;
  expect(format >> 13).toBe(0); // level M
  const mask = (format >> 10) & 7;
  const flips = [
    (x: number, y: number) => (x + y) % 2 === 0,
    (_: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ];
  const middle = version > 1 ? 10 + 4 * version : -9; // one small square, for versions below 7
  const fixed = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (Math.abs(x - middle) < 3 && Math.abs(y - middle) < 3);
  const bits: number[] = [];
  for (let right = size - 1, up = true; right >= 1; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i += 1) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits.push(dark(x, y) ^ Number(flips[mask]?.(x, y)));
    }
  }
  const all = Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
  const blocks = [1, 1, 1, 2, 2, 4][version - 1] ?? 1;
  const each = [16, 28, 44, 32, 43, 27][version - 1] ?? 0;
  const data = Array.from({ length: blocks }, (_, b) => Array.from({ length: each }, (__, i) => all[i * blocks + b]));
  const plain = data.flat().flatMap((word) => [(word ?? 0) >> 4, (word ?? 0) & 15]);
  expect(plain[0]).toBe(4);
  const count = 16 * (plain[1] ?? 0) + (plain[2] ?? 0);
  const bytes = Array.from({ length: count }, (_, i) => 16 * (plain[3 + 2 * i] ?? 0) + (plain[4 + 2 * i] ?? 0));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

it.each(["http://10.0.0.4/t/abc", LINK, `${LINK}?${"x".repeat(30)}`])("says %s", (text) => {
  expect(read(qr(text))).toBe(text);
});

it("takes the smallest size that holds the text, and refuses what fits none", () => {
  expect(qr("x".repeat(14)).length).toBe(21);
  expect(qr("x".repeat(15)).length).toBe(25);
  expect(words("x".repeat(213)).version).toBe(10);
  expect(() => qr("x".repeat(214))).toThrow(RangeError);
});
