/** Where things stand in the drawing of a town, in its own units. */
export interface Spot {
  x: number;
  scale: number;
}

/** Buildings side by side from the left; the more there are, the closer and smaller. */
export function spots(count: number, from: number, width: number, most: number, largest: number): Spot[] {
  const step = Math.min(most, width / Math.max(count, 1));
  const scale = Math.max(Math.min(largest, step / 100), largest * 0.45);
  return [...Array(count).keys()].map((i) => ({ x: from + step * (i + 0.5), scale }));
}
