/** Where the teacher's card stands: beside what it speaks of, never over it and never over the question. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Side = "above" | "right" | "left" | "below" | "none";
export interface Placed {
  x: number;
  y: number;
  side: Side;
  /** Where the tail stands along the card's edge. */
  tail: number;
}

const GAP = 24;
const EDGE = 8;
const TAIL = 26;
/** Where along the card its tail may stand: the middle looks best. */
const SLIDES = [0.5, 0.25, 0.75, 0.08, 0.92] as const;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Those that do not lie in another one: one line round a thing is enough. */
export const apart = (boxes: readonly Box[]): Box[] =>
  boxes.filter((box, i) => {
    const holds = (other: Box, k: number): boolean =>
      k !== i && overlap(box, other) >= area(box) && (k < i || area(other) > area(box));
    return !boxes.some(holds);
  });
const area = ({ width, height }: Box): number => width * height;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** `targets`: what it points at, the first with the tail; `keep`: what stays free besides. */
export function place(
  card: { width: number; height: number },
  targets: readonly Box[],
  keep: readonly Box[],
  room: Box,
): Placed {
  const free = [...targets.slice(0, 2), ...keep];
  const fits = ({ x, y }: Placed): boolean => {
    const box = { x, y, ...card };
    const inside =
      x >= room.x && y >= room.y && x + card.width <= room.x + room.width && y + card.height <= room.y + room.height;
    return inside && free.every((other) => overlap(box, other) === 0);
  };
  // The tail prefers the first thing; where the card has no room there, it goes to the second.
  const found = targets
    .slice(0, 2)
    .flatMap((target) => around(card, target, keep, room))
    .find(fits);
  if (found) return found;
  return corner(card, free, room);
}

function around(card: { width: number; height: number }, target: Box, keep: readonly Box[], room: Box): Placed[] {
  // What is asked about inside the question is pointed at from above it.
  const holder = keep.find((box) => overlap(box, target) > 0);
  const top = Math.min(target.y, holder?.y ?? target.y);
  const midX = target.x + target.width / 2;
  const midY = target.y + target.height / 2;
  const left = (at: number) => clamp(midX - at, room.x, room.x + room.width - card.width);
  const up = (at: number) => clamp(midY - at, room.y, room.y + room.height - card.height);
  const tail = (at: number, length: number) => clamp(at, TAIL, length - TAIL);
  return SLIDES.flatMap((part): Placed[] => {
    const x = left(card.width * part);
    const y = up(card.height * part);
    const [along, down] = [tail(midX - x, card.width), tail(midY - y, card.height)];
    return [
      { x, y: top - card.height - GAP, side: "above", tail: along },
      { x: target.x + target.width + GAP, y, side: "right", tail: down },
      { x: target.x - card.width - GAP, y, side: "left", tail: down },
      { x, y: target.y + target.height + GAP, side: "below", tail: along },
    ];
  });
}

/** No place beside it: the corner or edge of the room that hides least. */
function corner(card: { width: number; height: number }, free: readonly Box[], room: Box): Placed {
  const right = room.x + room.width - card.width - EDGE;
  const bottom = room.y + room.height - card.height - EDGE;
  const middle = room.x + (room.width - card.width) / 2;
  const spots = [bottom, room.y + EDGE, (room.y + bottom) / 2].flatMap((y) =>
    [middle, right, room.x + EDGE].map((x): Placed => ({ x, y, side: "none", tail: 0 })),
  );
  const hides = ({ x, y }: Placed): number => free.reduce((sum, box) => sum + overlap({ x, y, ...card }, box), 0);
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}
