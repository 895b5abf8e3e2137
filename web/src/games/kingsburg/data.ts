/** What is printed on the board and the cards, from the tables of the Python package: nothing here is a rule. */
import components from "../../../../src/ludotheca/games/kingsburg/components.json";

export const GOODS = ["gold", "wood", "stone"] as const;

/** Amounts by what they are of: a good, `goods` of choice, `tokens`, `soldiers`, `points`, `peek`, `buildings`. */
export type Amounts = Readonly<Record<string, number>>;

export interface Building {
  name: string;
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
  enemy: string;
  strength: number;
  lose: Amounts;
  gain: Amounts;
}

type Raw = Record<string, unknown>;
const amounts = (raw: unknown): Amounts => (raw ?? {}) as Amounts;

export const BUILDINGS: readonly Building[] = components.buildings.map((raw, index) => ({
  name: raw.name,
  row: Math.floor(index / 4),
  column: index % 4,
  cost: amounts(raw.cost),
  points: raw.points,
  combat: raw.combat,
  versus: amounts((raw as Raw)["versus"]),
}));
const byName = new Map(BUILDINGS.map((building) => [building.name, building]));
export const buildingOf = (name: string): Building | undefined => byName.get(name);

/** What a building adds against an enemy. */
export const combatOf = (building: Building, enemy: string): number => building.combat + (building.versus[enemy] ?? 0);

/** The gift of each advisor, by number less one. What both of two alternatives hold is told once. */
export const GIFTS: readonly Gift[] = components.advisors.map(({ gift }) => {
  const choice = (gift as Raw)["one_of"] as Amounts[] | undefined;
  if (!choice) return { all: amounts(gift), either: [] };
  const [one = {}, two = {}] = choice;
  const shared = Object.fromEntries(Object.entries(one).filter(([what, count]) => two[what] === count));
  const rest = (set: Amounts) => Object.fromEntries(Object.entries(set).filter(([what]) => !(what in shared)));
  return { all: shared, either: [rest(one), rest(two)] };
});
export const ADVISORS: readonly string[] = components.advisors.map((advisor) => advisor.name);
export const numberOf = (advisor: string): number => ADVISORS.indexOf(advisor) + 1;

export const CARDS: readonly Card[] = components.enemies.map((raw) => ({
  year: raw.year,
  enemy: raw.enemy,
  strength: raw.strength,
  lose: amounts(raw.lose),
  gain: amounts(raw.gain),
}));
export const cardsOf = (year: number): Card[] => CARDS.filter((card) => card.year === year);

/** The court from the top: two, four, six and six. */
export const TIERS: readonly (readonly number[])[] = [
  [17, 18],
  [13, 14, 15, 16],
  [7, 8, 9, 10, 11, 12],
  [1, 2, 3, 4, 5, 6],
];

export const PHASES = [
  "kings_aid",
  "spring",
  "kings_reward",
  "summer",
  "kings_envoy",
  "autumn",
  "recruitment",
  "winter",
];
