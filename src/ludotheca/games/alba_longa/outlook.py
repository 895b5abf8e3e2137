"""Quiet points, and what a net sees of a king there: the start of a season, with everybody at home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.season import seats_after, survivors
from ludotheca.games.alba_longa.scoring import population, score
from ludotheca.kernel.look import Look

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState

SEATS: Final = 5
SEASONS: Final = 12
PEOPLE: Final = 24
STEPS: Final = 11
HEAP: Final = 12
SPARE: Final = 16  # wheat beyond the mouths, from -8 on
HEROES: Final = 4  # the 0 is always there

# Where each part begins.
PLAYERS: Final = 0
SEASON: Final = PLAYERS + SEATS + 1
AFTER: Final = SEASON + SEASONS
CLIMATE: Final = AFTER + SEATS
SINGLES: Final = CLIMATE + box.CLIMATES
POPULATION: Final = SINGLES + 33
MONUMENTS: Final = POPULATION + PEOPLE
SILVER: Final = MONUMENTS + STEPS
WORSHIP: Final = SILVER + HEAP
FOOD: Final = WORSHIP + HEAP
USED: Final = FOOD + SPARE
SIZE: Final = USED + HEROES

SINGLE_NAMES: Final = (
    "alive", "job_well_done", "spoils_of_war", "assisi", "many_deals", "sell_all", "large_growth", "survivor_wins",
    "harvest", "people", "monuments", "silver", "wheat", "worship", "disc", "king_of_kings", "mark", "lead",
    "lead_of_mean", "rival_people", "rival_monuments", "rival_wheat", "rival_silver", "richer", "larger", "survivors",
    "stalls", "dearest_stall", "defenders", "assisi_silver", "assisi_wheat", "to_goal", "next_known",
)  # fmt: skip


def _each(name: str, size: int) -> tuple[str, ...]:
    return tuple([f"{name}_{number}" for number in range(size)])


FEATURES: Final[tuple[str, ...]] = (
    *_each("players", SEATS + 1),
    *_each("season", SEASONS),
    *_each("after", SEATS),
    *box.CLIMATE_NAMES,
    *SINGLE_NAMES,
    *_each("population", PEOPLE),
    *_each("monuments", STEPS),
    *_each("silver", HEAP),
    *_each("worship", HEAP),
    *_each("food", SPARE),
    *_each("used", HEROES),
)
assert len(FEATURES) == SIZE


def quiet(s: AlbaState) -> bool:
    """At the start of a season, before the first king is asked."""
    return s.phase == codes.SLAVERY and s.asked == 0


def look(s: AlbaState, seat: i64, viewer: i64, out: Look) -> None:
    """Time, people, monuments, stock, worship, heroes, and how the others stand."""
    out.one_of(PLAYERS, SEATS + 1, s.players)
    out.one_of(SEASON, SEASONS, 2 * (s.year - 1) + s.season)
    look_at_table(s, out)
    if s.alive[seat] == 0:
        return
    out.put(SINGLES, 1)
    out.one_of(AFTER, SEATS, seats_after(s, seat))
    people: i64 = population(s, seat)
    out.one_of(POPULATION, PEOPLE, people)
    out.put(SINGLES + 9, people)
    out.one_of(MONUMENTS, STEPS, s.monuments[seat])
    out.put(SINGLES + 10, s.monuments[seat])
    out.one_of(SILVER, HEAP, s.silver[seat])
    out.put(SINGLES + 11, s.silver[seat])
    out.put(SINGLES + 12, s.wheat[seat])
    out.one_of(FOOD, SPARE, s.wheat[seat] - people + SPARE // 2)
    out.one_of(WORSHIP, HEAP, s.worship[seat])
    out.put(SINGLES + 13, s.worship[seat])
    out.put(SINGLES + 14, s.disc[seat])
    if s.king_of_kings == seat:
        out.put(SINGLES + 15, 1)
    if s.mark == seat:
        out.put(SINGLES + 16, 1)
    out.put(SINGLES + 31, max(box.VICTORY_POPULATION - people, 0) + box.MONUMENTS - s.monuments[seat])
    look_at_rivals(s, seat, people, out)
    look_at_heroes(s, seat, viewer, out)


def look_at_table(s: AlbaState, out: Look) -> None:
    """What is the same for all: the options, the weather, the stalls, Assisi."""
    out.one_of(CLIMATE, box.CLIMATES, s.climate)
    out.put(SINGLES + 1, s.job_well_done)
    out.put(SINGLES + 2, s.spoils_of_war)
    out.put(SINGLES + 3, s.assisi)
    out.put(SINGLES + 4, 1 - s.one_slavery_deal)
    out.put(SINGLES + 5, 1 - s.keep_one_peasant)
    out.put(SINGLES + 6, s.large_growth)
    out.put(SINGLES + 7, s.sole_survivor_wins)
    out.put(SINGLES + 8, s.season)
    out.put(SINGLES + 25, survivors(s))
    total: i64 = 0
    most: i64 = 0
    for stall in range(len(s.stalls)):
        total += s.stalls[stall]
        most = max(most, s.stalls[stall])
    out.put(SINGLES + 26, total)
    out.put(SINGLES + 27, most)
    out.put(SINGLES + 28, s.assisi_defenders)
    out.put(SINGLES + 29, s.assisi_items[box.SILVER_ITEM])
    out.put(SINGLES + 30, s.assisi_items[box.WHEAT_ITEM])
    out.put(SINGLES + 32, s.next_climate + 1)


def look_at_rivals(s: AlbaState, seat: i64, people: i64, out: Look) -> None:
    """The way to the goal against the best and the mean of the others, and what that best one has."""
    mine: i64 = score(s, seat)
    best: i64 = -1
    rival: i64 = seat
    total: i64 = 0
    others: i64 = 0
    for other in range(s.players):
        if other != seat and s.alive[other] == 1:
            theirs: i64 = score(s, other)
            total += theirs
            others += 1
            if theirs > best:
                best = theirs
                rival = other
    if others == 0:
        return
    out.put(SINGLES + 17, mine - best)
    out.put(SINGLES + 18, mine - total // others)
    out.put(SINGLES + 19, population(s, rival))
    out.put(SINGLES + 20, s.monuments[rival])
    out.put(SINGLES + 21, s.wheat[rival])
    out.put(SINGLES + 22, s.silver[rival])
    out.put(SINGLES + 23, s.wheat[seat] + s.silver[seat] - s.wheat[rival] - s.silver[rival])
    out.put(SINGLES + 24, people - population(s, rival))


def look_at_heroes(s: AlbaState, seat: i64, viewer: i64, out: Look) -> None:
    """How likely each hero is used, of a hundred: one's own are known, the others' as far as everybody saw."""
    piles: i64 = 0
    if seat == viewer:
        piles = i64(1) << (s.used[seat] >> 1)
    else:
        piles = s.possible[seat]
    count: i64 = 0
    for pile in range(i64(box.PILES)):
        count += (piles >> pile) & 1
    for hero in range(i64(HEROES)):
        with_it: i64 = 0
        for pile in range(i64(box.PILES)):
            with_it += ((piles >> pile) & 1) * ((pile >> hero) & 1)
        out.put(USED + hero, 100 * with_it // count)
