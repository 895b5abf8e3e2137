/**
 * Where things stand on the painted plate. It is painted twice, wide and tall, from the same drawings; numbers are units
 * of the painting, points are the upper left corner of a piece.
 */
import type { JobName } from "./generated";
import { BAYS, HOUSES } from "./data";

export type Place = JobName | "home";

export interface Point {
  x: number;
  y: number;
}
export interface Area extends Point {
  w: number;
  h: number;
}

/** One place of the city: where it can be pressed, the line round it and the middle of its sign. */
export interface Site {
  area: Area;
  ring: string;
  sign: Point;
}

export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** The width of a person; a lying one is wider. */
  person: number;
  sites: Record<Place, Site>;
  house(space: number): Point;
  houseSize: Point;
  houseNumber: Point;
  atHome: Point;
  monument(index: number): Area;
  pennant(index: number): Point;
  pennantSize: Point;
  line: string;
  bay(index: number): Point;
  bayNumber: Point;
  bayCoin: Point;
  atBay: Point;
  field(index: number): Point;
  fieldNumber: Point;
  inField: Point;
  liesInField: Point;
  granary: { from: Point; step: number; room: number };
  stored: Point;
  soldiers: { from: Point; step: number; room: number };
  workers: { from: Point; step: number; room: number; dips: readonly number[] };
  step(level: number): { y: number; left: number; right: number };
  stepDepth: readonly [number, number];
  stepNumber(level: number): Point;
  priest(level: number): Point;
  disc(level: number): Point;
  discRadius: number;
  people: Point;
  built: Point;
}

const BEND = [8.8, 3.9, 1, 0, 1, 3.9, 8.8];
const RISE = [20.4, 15.6, 11.4, 7.9, 5.1, 2.8, 1.2, 0.3, 0, 0.3];
const curve = (i: number, a: Point, sag: number, width: number): Point => {
  const t = (i + 0.5) / 16;
  return { x: a.x + width * t, y: a.y + sag * t * (1 - t) };
};

const QUARRY_WIDE =
  "M9.9 670.3 17.8 617.3 31.5 605.5 35.5 579 57.1 569.1 62.9 550.5 98.3 541.7 163.1 540.7 202.4 538.7 208.3 605.5 218.1 619.2 218.1 682.1 208.3 689.9H19.7Z";
const QUARRY_TALL =
  "M4.3 406.9 8.9 376 16.9 369.1 19.2 353.6 31.8 347.9 35.2 337 55.8 331.9 93.6 331.3 116.5 330.2 120 369.1 125.7 377.1 125.7 413.8 120 418.4H10Z";

export const WIDE: Layout = {
  name: "wide",
  width: 768,
  height: 706,
  person: 29,
  sites: {
    soldiers: { area: { x: 10, y: 196, w: 190, h: 132 }, ring: "M8 196H200V331H8Z", sign: { x: 104, y: 338 } },
    merchants: { area: { x: 12, y: 354, w: 186, h: 150 }, ring: "M11 352H200V505H11Z", sign: { x: 104, y: 513 } },
    quarry: { area: { x: 6, y: 523, w: 216, h: 177 }, ring: QUARRY_WIDE, sign: { x: 112, y: 690 } },
    priests: {
      area: { x: 621, y: 90, w: 136, h: 607 },
      ring: "M636 184L620 699H758L742 184Z",
      sign: { x: 689, y: 171 },
    },
    farmers: { area: { x: 231, y: 517, w: 374, h: 183 }, ring: "M251 513H609V680H227Z", sign: { x: 300, y: 690 } },
    home: { area: { x: 207, y: 247, w: 406, h: 234 }, ring: "M205 214H615V492H205Z", sign: { x: 410, y: 489 } },
  },
  house: (space) => house(space, 209, 58, 219.3, 1, 90),
  houseSize: { x: 54, y: 57.7 },
  houseNumber: { x: 27, y: 16.2 },
  atHome: { x: 12.5, y: 30.4 },
  monument: (i) => ({ x: 17 + 53.5 * i, y: 119.8 + (RISE[i] ?? 0), w: 42, h: 63 }),
  pennant: (i) => curve(i, { x: 18, y: 58 }, 72, 542),
  pennantSize: { x: 20, y: 24 },
  line: "M28 58Q299 94 570 58",
  bay: (i) => ({ x: 14 + 61 * (i % 3), y: 355 + 75 * Math.floor(i / 3) }),
  bayNumber: { x: 29.8, y: 15 },
  bayCoin: { x: 50.5, y: 17.8 },
  atBay: { x: 15.5, y: 34.3 },
  field: (i) => ({ x: 255 + 119 * (i % 3) - 12 * Math.floor(i / 3), y: 517 + 82 * Math.floor(i / 3) }),
  fieldNumber: { x: 13, y: 11.8 },
  inField: { x: 37, y: 28.7 },
  liesInField: { x: 30.6, y: 37.6 },
  granary: { from: { x: 492, y: 634 }, step: 19, room: 98 },
  stored: { x: 492, y: 690 },
  soldiers: { from: { x: 19.5, y: 287.7 }, step: 30, room: 136 },
  workers: { from: { x: 26.8, y: 615.3 }, step: 30.45, room: 140, dips: [0, 17.7, 0, 12.7] },
  step: (s) => ({ y: 657.5 - 39.455 * s, left: 682 + 0.12 * s, right: 730.8 - 0.72 * s }),
  stepDepth: [27.7, 11.8],
  stepNumber: (s) => ({ x: 651.3 + 0.6 * s, y: 672.1 - 39.45 * s }),
  priest: (s) => ({ x: 690.3 - 0.15 * s, y: 647.8 - 39.45 * s }),
  disc: (s) => ({ x: 706.4 - 0.3 * s, y: 671.4 - 39.45 * s }),
  discRadius: 14,
  people: { x: 610, y: 60 },
  built: { x: 565, y: 190 },
};

export const TALL: Layout = {
  name: "tall",
  width: 374,
  height: 446,
  person: 18,
  sites: {
    soldiers: { area: { x: 3, y: 108, w: 97, h: 80 }, ring: "M3 108H101V187H3Z", sign: { x: 50, y: 186 } },
    merchants: { area: { x: 4, y: 198, w: 98, h: 92 }, ring: "M3 197H104.5V289H3Z", sign: { x: 52, y: 292 } },
    quarry: { area: { x: 2, y: 321, w: 126, h: 119 }, ring: QUARRY_TALL, sign: { x: 64, y: 430 } },
    priests: {
      area: { x: 296, y: 49, w: 72, h: 391 },
      ring: "M303.5 100L295 442H369L360.5 100Z",
      sign: { x: 332, y: 91 },
    },
    farmers: { area: { x: 140, y: 321, w: 143, h: 119 }, ring: "M144 317H287V424H136Z", sign: { x: 172, y: 432 } },
    home: { area: { x: 102, y: 140, w: 188, h: 154 }, ring: "M100 122H292V300H100Z", sign: { x: 201, y: 305 } },
  },
  house: (space) => house(space, 102.2, 26.85, 124.7, 0.5, 64),
  houseSize: { x: 26.5, y: 28.3 },
  houseNumber: { x: 13.2, y: 7.8 },
  atHome: { x: 4.2, y: 11.2 },
  monument: (i) => ({ x: 3.5 + 27.5 * i, y: 59.3 + (RISE[i] ?? 0) * 0.475, w: 27, h: 40.5 }),
  pennant: (i) => curve(i, { x: 6.75, y: 36 }, 32, 246),
  pennantSize: { x: 10.5, y: 13 },
  line: "M12 36Q135 52 258 36",
  bay: (i) => ({ x: 6 + 32 * (i % 3), y: 200 + 45 * Math.floor(i / 3) }),
  bayNumber: { x: 15.7, y: 8.3 },
  bayCoin: { x: 26.5, y: 10 },
  atBay: { x: 6.8, y: 18 },
  field: (i) => ({ x: 148 + 46 * (i % 3) - 4 * Math.floor(i / 3), y: 321 + 51 * Math.floor(i / 3) }),
  fieldNumber: { x: 8, y: 8.1 },
  inField: { x: 10.8, y: 19.1 },
  liesInField: { x: 6.8, y: 24.6 },
  granary: { from: { x: 232, y: 396 }, step: 10, room: 44 },
  stored: { x: 250, y: 432 },
  soldiers: { from: { x: 5, y: 154.9 }, step: 17, room: 76 },
  workers: { from: { x: 13.6, y: 373.5 }, step: 17.75, room: 82, dips: [0, 10.3, 0, 7.3] },
  step: (s) => ({ y: 413.8 - 26.14 * s, left: 328.3 + 0.06 * s, right: 354 - 0.3 * s }),
  stepDepth: [18.3, 7.8],
  stepNumber: (s) => ({ x: 312.3 + 0.26 * s, y: 423.3 - 26.13 * s }),
  priest: (s) => ({ x: 332.1 - 0.1 * s, y: 409 - 26.15 * s }),
  disc: (s) => ({ x: 341.2 - 0.12 * s, y: 423 - 26.15 * s }),
  discRadius: 9,
  people: { x: 287, y: 39 },
  built: { x: 270, y: 108 },
};

/** The house of a space of the housing track; what is past the last one crowds before it. */
function house(space: number, left: number, step: number, top: number, bend: number, row: number): Point {
  const index = Math.min(Math.max(space, 1), HOUSES) - 1;
  const column = index % 7;
  return {
    x: left + step * column + Math.max(0, space - HOUSES) * step * 0.12,
    y: top + (BEND[column] ?? 0) * bend + row * Math.floor(index / 7),
  };
}

/** Where the person stands who has slot `slot` of `count` at a place. */
export function stand(
  l: Layout,
  place: Place,
  slot: number,
  count: number,
  more: { disc: number; worship: number; worshipped: boolean; top: number; fields: number; lies: boolean },
): Point {
  if (place === "home") return add(l.house(more.disc + slot + 1), l.atHome);
  if (place === "soldiers") {
    const step = Math.min(l.soldiers.step, l.soldiers.room / Math.max(1, count - 1));
    return { x: l.soldiers.from.x + step * slot, y: l.soldiers.from.y + (slot % 2) * l.person * 0.07 };
  }
  if (place === "merchants") {
    const round = Math.floor(slot / BAYS);
    const at = add(l.bay(slot % BAYS), l.atBay);
    return {
      x: at.x + round * l.person * 0.3 - (more.lies ? l.person * 0.2 : 0),
      y: at.y + round * 3 + (more.lies ? l.person * 0.25 : 0),
    };
  }
  if (place === "quarry") {
    const step = Math.min(l.workers.step, l.workers.room / Math.max(1, count - 1));
    return { x: l.workers.from.x + step * slot, y: l.workers.from.y + (l.workers.dips[slot % 4] ?? 0) };
  }
  if (place === "priests") {
    const level = more.worshipped ? Math.max(0, more.worship - slot) : more.worship + 1 + slot;
    const at = l.priest(Math.min(level, more.top));
    return { x: at.x + Math.max(0, level - more.top) * l.person * 0.3, y: at.y };
  }
  if (slot >= more.fields) {
    const step = Math.min(l.granary.step, l.granary.room / Math.max(1, count - more.fields - 1));
    return { x: l.granary.from.x + step * (slot - more.fields), y: l.granary.from.y };
  }
  return add(l.field(slot), more.lies ? l.liesInField : l.inField);
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** Where a point of the plate lies, as a style. */
export const percent = (layout: Layout, { x, y }: Point): string =>
  `left:${(100 * x) / layout.width}%;top:${(100 * y) / layout.height}%`;
