/**
 * QR codes, made here: bytes, error level M, versions 1 to 10 (213 bytes), which is more than any address of a table. After
 * ISO/IEC 18004. The result is a square of dark and light without its quiet zone.
 */
export type Square = readonly (readonly boolean[])[];

/** By version: how many words correct each block, and the blocks as [count, words of data]. */
const BLOCKS: readonly (readonly [number, readonly (readonly [number, number])[]])[] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];
/** By version: the middles of the small squares, beside those at 6. */
const MIDDLES: readonly (readonly number[])[] = [
  [],
  [18],
  [22],
  [26],
  [30],
  [34],
  [22, 38],
  [24, 42],
  [26, 46],
  [28, 50],
];

// Arithmetic in the field of 256 elements.
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, x = 1; i < 255; i += 1) {
  POWERS[i] = x;
  LOGS[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
export const times = (a: number, b: number): number =>
  a && b ? (POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] ?? 0) : 0;
export const power = (i: number): number => POWERS[i % 255] ?? 0;

/** The words that correct a block. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i += 1) {
    const next = Array.from({ length: generator.length + 1 }, () => 0);
    generator.forEach((factor, k) => {
      next[k] = (next[k] ?? 0) ^ factor;
      next[k + 1] = (next[k + 1] ?? 0) ^ times(factor, power(i));
    });
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < data.length; i += 1) {
    const factor = rest[i] ?? 0;
    if (factor) generator.forEach((one, k) => (rest[i + k] = (rest[i + k] ?? 0) ^ times(one, factor)));
  }
  return rest.slice(data.length);
}

const capacity = (version: number): number => {
  const [, blocks] = BLOCKS[version - 1] ?? [0, []];
  return blocks.reduce((sum, [count, words]) => sum + count * words, 0);
};

/** All words in the order they are laid: blocks woven into each other, data first. */
export function words(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= capacity(i + 1)) + 1;
  if (!version) throw new RangeError(`${bytes.length} bytes do not fit into a code`);
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
  for (let pad = 0xec; data.length < capacity(version); pad ^= 0xec ^ 0x11) data.push(pad);
  const [extra, plan] = BLOCKS[version - 1] ?? [0, []];
  const blocks: number[][] = [];
  for (const [count, size] of plan) for (let i = 0; i < count; i += 1) blocks.push(data.splice(0, size));
  const fixes = blocks.map((block) => correction(block, extra));
  const weave = (rows: number[][]): number[] => {
    const longest = Math.max(...rows.map((row) => row.length));
    return Array.from({ length: longest }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i] ?? 0] : [])),
    ).flat();
  };
  return { version, words: [...weave(blocks), ...weave(fixes)] };
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The remainder that protects the format (10 bits) or the version (12 bits). */
function protect(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = 31 - Math.clz32(rest)) rest ^= generator << (i - bits);
  return (value << bits) | rest;
}

class Plan {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
  readonly size: number;

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.fixed = this.dark.map((row) => [...row]);
    this.#frame();
  }

  set(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  #frame(): void {
    for (let i = 0; i < this.size; i += 1) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const)
      for (let dy = -4; dy <= 4; dy += 1)
        for (let dx = -4; dx <= 4; dx += 1) {
          const far = Math.max(Math.abs(dx), Math.abs(dy));
          this.set(x + dx, y + dy, far !== 2 && far !== 4);
        }
    const middles = this.version > 1 ? [6, ...(MIDDLES[this.version - 1] ?? [])] : [];
    const last = middles.at(-1);
    for (const y of middles)
      for (const x of middles) {
        if ((x === 6 && (y === 6 || y === last)) || (x === last && y === 6)) continue;
        for (let dy = -2; dy <= 2; dy += 1)
          for (let dx = -2; dx <= 2; dx += 1) this.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    this.format(0);
    if (this.version < 7) return;
    const bits = protect(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(far, near, ((bits >> i) & 1) === 1);
      this.set(near, far, ((bits >> i) & 1) === 1);
    }
  }

  /** Level M is 0; the mask's number follows. */
  format(mask: number): void {
    const bits = protect(mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i += 1) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i += 1) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i += 1) this.set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i += 1) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }

  /** The free cells in the order that words are laid: upwards and downwards in pairs of columns, from the right. */
  path(): [number, number][] {
    const cells: [number, number][] = [];
    for (let right = this.size - 1, up = true; right >= 1; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let i = 0; i < this.size; i += 1) {
        const y = up ? this.size - 1 - i : i;
        for (const x of [right, right - 1]) if (!this.fixed[y]?.[x]) cells.push([x, y]);
      }
    }
    return cells;
  }
}

const LINE = [true, false, true, true, true, false, true];
/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one shade. */
function penalty(dark: Square): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => row[x] ?? false));
  let sum = 0;
  for (const row of [...dark, ...columns]) {
    for (let i = 0, run = 0; i < size; i += 1) {
      run = i && row[i] === row[i - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
    }
    for (let i = 0; i + 7 <= size; i += 1) {
      if (!LINE.every((one, k) => row[i + k] === one)) continue;
      const light = (from: number): boolean => [0, 1, 2, 3].every((k) => !row[from + k]);
      if (light(i - 4) || light(i + 7)) sum += 40;
    }
  }
  for (let y = 0; y + 1 < size; y += 1)
    for (let x = 0; x + 1 < size; x += 1) {
      const one = dark[y]?.[x];
      if (one === dark[y]?.[x + 1] && one === dark[y + 1]?.[x] && one === dark[y + 1]?.[x + 1]) sum += 3;
    }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}

/** A code that says this text. */
export function qr(text: string): Square {
  const made = words(text);
  const codes = MASKS.map((mask, number) => {
    const plan = new Plan(made.version);
    plan.format(number);
    plan.path().forEach(([x, y], i) => {
      const bit = (((made.words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
      const row = plan.dark[y];
      if (row) row[x] = bit !== mask(x, y);
    });
    return plan.dark;
  });
  return codes.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** A code as the path of an SVG with a box of `size` units, a quiet zone of four around it. */
export function qrPath(text: string): { size: number; path: string } {
  const square = qr(text);
  const path = square.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  return { size: square.length + 8, path };
}
