/** Hexagons with a corner up, 50 from centre to corner, in axial coordinates. */
export interface Cell {
  q: number;
  r: number;
}

export const HEX = "M0-50 43.3-25V25L0 50-43.3 25V-25Z";
export const INNER = "M0-46 39.8-23V23L0 46-39.8 23V-23Z";
const CORNERS = [
  [43.3, -25],
  [0, -50],
  [-43.3, -25],
  [-43.3, 25],
  [0, 50],
  [43.3, 25],
] as const;
/** East, north-east, north-west, west, south-west, south-east; the edge towards number i runs from corner i - 1 to i. */
export const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export const centre = ({ q, r }: Cell): { x: number; y: number } => ({ x: 86.6 * (q + r / 2), y: 75 * r });
export const key = ({ q, r }: Cell): string => `${q},${r}`;
export const around = ({ q, r }: Cell): Cell[] => AROUND.map(([dq, dr]) => ({ q: q + dq, r: r + dr }));

/** The cells beside some cells that are not among them. */
export function rim(cells: readonly Cell[]): Cell[] {
  const taken = new Set(cells.map(key));
  const found = new Map<string, Cell>();
  for (const cell of cells)
    for (const beside of around(cell)) if (!taken.has(key(beside))) found.set(key(beside), beside);
  return [...found.values()];
}

/** The line round some cells, as a path. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(key));
  let path = "";
  for (const cell of cells) {
    const { x, y } = centre(cell);
    around(cell).forEach((beside, i) => {
      if (inside.has(key(beside))) return;
      const from = CORNERS[(i + 5) % 6] ?? CORNERS[0];
      const to = CORNERS[i] ?? CORNERS[0];
      path += `M${(x + from[0]).toFixed(1)} ${y + from[1]}L${(x + to[0]).toFixed(1)} ${y + to[1]}`;
    });
  }
  return path;
}

/** A line round each of some cells by itself. */
export const outlines = (cells: readonly Cell[]): string => cells.map((cell) => outline([cell])).join("");

/** The next of some cells in a direction of the screen, or none. */
export function step(from: Cell, to: readonly Cell[], dx: number, dy: number): number {
  const start = centre(from);
  let best = -1;
  let least = Infinity;
  to.forEach((cell, i) => {
    const { x, y } = centre(cell);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    if (along < 10) return;
    const aside = Math.abs((x - start.x) * dy - (y - start.y) * dx);
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** A box round some cells, with room to breathe. */
export function box(cells: readonly Cell[], pad: number): { x: number; y: number; w: number; h: number } {
  const points = cells.length ? cells.map(centre) : [{ x: 0, y: 0 }];
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: left - 43.3 - pad, y: top - 50 - pad, w: right - left + 86.6 + 2 * pad, h: bottom - top + 100 + 2 * pad };
}
