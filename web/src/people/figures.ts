/** What a profile counts, from the list of games that the server gives. */
import type { PlayedGame, RatedTitle } from "../generated/protocol";

export interface Filter {
  title: string;
  opponent: string;
  place: number;
  rated: boolean;
}

export const ALL: Filter = { title: "", opponent: "", place: 0, rated: false };

/** Others at a table, not me: people by name, bots by level. */
export const opponents = (game: PlayedGame): string[] =>
  game.seats.flatMap(({ name, bot }, seat) => (seat === game.seat || bot || !name ? [] : [name]));

export const matching = (games: readonly PlayedGame[], want: Filter): PlayedGame[] =>
  games.filter(
    (game) =>
      (!want.title || game.title === want.title) &&
      (!want.opponent || opponents(game).includes(want.opponent)) &&
      (!want.place || game.place === want.place) &&
      (!want.rated || game.rated),
  );

/** Those met most often, with how often and how often I was before them. */
export function favourites(games: readonly PlayedGame[]): { name: string; games: number; before: number }[] {
  const met = new Map<string, { name: string; games: number; before: number }>();
  for (const game of games)
    game.seats.forEach(({ name, bot, place }, seat) => {
      if (seat === game.seat || bot || !name) return;
      const one = met.get(name) ?? { name, games: 0, before: 0 };
      met.set(name, {
        name,
        games: one.games + 1,
        before: one.before + (game.place !== null && game.place < place ? 1 : 0),
      });
    });
  return [...met.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/** How a share of games went: how many, the mean place and points. */
export interface Row {
  key: number;
  games: number;
  place: number;
  points: number;
}

/** Games by something about them, such as the seat. */
export function by(games: readonly PlayedGame[], key: (game: PlayedGame) => number): Row[] {
  const rows = new Map<number, PlayedGame[]>();
  for (const game of games) rows.set(key(game), [...(rows.get(key(game)) ?? []), game]);
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([found, some]) => ({
      key: found,
      games: some.length,
      place: mean(some.flatMap(({ place }) => (place === null ? [] : [place]))),
      points: mean(some.map(({ points }) => points)),
    }));
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length ? numbers.reduce((all, one) => all + one, 0) / numbers.length : NaN;

/** The luck of all reviewed games, added up, the first game first: victories that dice and cards gave or took, and the band in which
 * luck alone would keep it 19 times in 20. The spread of one game is what these games show. */
export function ledger(games: readonly PlayedGame[]): { sum: number; band: number; table: string }[] {
  const known = games.flatMap(({ luck, table, ended }) =>
    luck === null || luck === undefined ? [] : [{ luck, table, ended }],
  );
  known.sort((a, b) => a.ended - b.ended);
  const spread = known.length > 1 ? Math.sqrt(mean(known.map(({ luck }) => luck * luck))) : 0.3;
  let sum = 0;
  return known.map(({ luck, table }, i) => ({ sum: (sum += luck), band: 1.96 * spread * Math.sqrt(i + 1), table }));
}

/** The bots inside somebody's range of doubt; which sentence says it. */
export function standing(at: RatedTitle): { key: string; level: string; other: string } {
  const { mu, doubt } = at;
  if (mu === undefined || mu === null || doubt === undefined || doubt === null || at.unsure)
    return { key: "rating-unknown", level: "", other: "" };
  const bots = Object.entries(at.bots).sort(([, a], [, b]) => a - b);
  const near = bots
    .filter(([, value]) => Math.abs(value - mu) <= doubt)
    .sort(([, a], [, b]) => Math.abs(a - mu) - Math.abs(b - mu))[0];
  if (near) return { key: "rating-like", level: near[0], other: "" };
  const above = bots.find(([, value]) => value > mu);
  const below = bots.filter(([, value]) => value <= mu).at(-1);
  if (!above) return { key: "rating-above", level: below?.[0] ?? "", other: "" };
  if (!below) return { key: "rating-below", level: above[0], other: "" };
  return { key: "rating-between", level: below[0], other: above[0] };
}
