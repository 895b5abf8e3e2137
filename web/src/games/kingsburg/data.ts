/** What is printed on the board and the cards, from the tables of the Python package: nothing here is a rule. */
import components from "../../../../src/ludotheca/games/kingsburg/components.json";
import {
  ADVISOR_NAMES,
  BUILDING_NAMES,
  PHASES,
  type AdvisorName,
  type BuildingName,
  type EnemyName,
  type GoodName,
  type Phase,
} from "./generated";

/** Amounts by what they are of: a good, `goods` of choice, `tokens`, `soldiers`, `points`, `peek`, `buildings`. */
export type Amounts = Readonly<Record<string, number>>;

/** In the order in which they are told, and their pictures. */
export const AMOUNTS = [
  "pay_points",
  "swap",
  "gold",
  "wood",
  "stone",
  "goods",
  "tokens",
  "soldiers",
  "buildings",
  "points",
  "peek",
] as const;
export const PICTURES: Readonly<Record<string, string>> = {
  gold: "r-gold",
  wood: "r-wood",
  stone: "r-stone",
  goods: "r-any",
  tokens: "r-plus2",
  soldiers: "r-soldier",
  points: "r-vp",
};

/** Goods one by one, counted. */
export function countOf(goods: readonly GoodName[]): Amounts {
  const sum: Record<string, number> = {};
  for (const good of goods) sum[good] = (sum[good] ?? 0) + 1;
  return sum;
}

export interface Building {
  name: BuildingName;
  /** From the top, and from the left. */
  row: number;
  column: number;
  cost: Amounts;
  points: number;
  combat: number;
  versus: Amounts;
}

export interface Gift {
  /** What everybody gets, then one of these. */
  all: Amounts;
  either: readonly Amounts[];
}

export interface Card {
  year: number;
  enemy: EnemyName;
  strength: number;
  lose: Amounts;
  gain: Amounts;
}

/** The file as it is written. */
interface Components {
  buildings: { name: BuildingName; cost: Amounts; points: number; combat: number; versus?: Amounts }[];
  advisors: { name: AdvisorName; gift: Record<string, number> & { one_of?: Amounts[] } }[];
  enemies: Card[];
}
const { buildings, advisors, enemies } = components as unknown as Components;

export const BUILDINGS: readonly Building[] = buildings.map((raw, index) => ({
  versus: {},
  ...raw,
  row: Math.floor(index / 4),
  column: index % 4,
}));
export const buildingOf = (name: BuildingName): Building | undefined => BUILDINGS[BUILDING_NAMES.indexOf(name)];

/** The gift of each advisor, by number less one. What both of two alternatives hold is told once. */
export const GIFTS: readonly Gift[] = advisors.map(({ gift }) => {
  if (!gift.one_of) return { all: gift, either: [] };
  const [one = {}, two = {}] = gift.one_of;
  const shared = Object.fromEntries(Object.entries(one).filter(([what, count]) => two[what] === count));
  const rest = (set: Amounts) => Object.fromEntries(Object.entries(set).filter(([what]) => !(what in shared)));
  return { all: shared, either: [rest(one), rest(two)] };
});
export const numberOf = (advisor: AdvisorName): number => ADVISOR_NAMES.indexOf(advisor) + 1;

export const CARDS: readonly Card[] = enemies;
export const LAST_YEAR = Math.max(...CARDS.map((card) => card.year));
export const cardsOf = (year: number): Card[] => CARDS.filter((card) => card.year === year);

/** The court from the top: two, four, six and six. */
export const TIERS: readonly (readonly number[])[] = [
  [17, 18],
  [13, 14, 15, 16],
  [7, 8, 9, 10, 11, 12],
  [1, 2, 3, 4, 5, 6],
];

/** The phases of a year. */
export const CALENDAR: readonly Phase[] = PHASES.filter((phase) => phase !== "setup");
