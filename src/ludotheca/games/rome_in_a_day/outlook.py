"""Quiet points, and what a net sees of a domain there: the start of a round, when all lands are laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.policy_survey import Survey, bits, survey_of
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.look import Look
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState

SEATS: Final = 5
GEMS: Final = 10
REGION: Final = 10
COUNTED: Final = 5
KINDS: Final = box.LANDS * box.SITES
FINE: Final = 20  # what a land is worth at its best place is told in so many hundredths of a point

# Where each part begins.
PLAYERS: Final = 0
ROUND: Final = PLAYERS + SEATS + 1
GEM: Final = ROUND + box.ROUNDS + 1
SINGLES: Final = GEM + GEMS
LARGEST: Final = SINGLES + 12
COUNTING: Final = LARGEST + box.LANDS * REGION
LANDS: Final = COUNTING + box.LANDS * COUNTED
BUILDINGS: Final = LANDS + box.LANDS
LONELY: Final = BUILDINGS + box.LANDS
BEST: Final = LONELY + box.LANDS
STACK: Final = BEST + KINDS
SOURCE: Final = STACK + box.LANDS
NEXT: Final = SOURCE + box.LANDS
SOURCE_NEXT: Final = NEXT + box.LANDS
SIZE: Final = SOURCE_NEXT + box.LANDS

SINGLE_NAMES: Final = (
    "lead", "lead_of_mean", "score", "points", "links", "lonely", "lands", "gem_points", "border", "hope", "source_hope",
    "gem_lead",
)  # fmt: skip


def _each(name: str, size: int) -> tuple[str, ...]:
    return tuple([f"{name}_{number}" for number in range(size)])


FEATURES: Final[tuple[str, ...]] = (
    *_each("players", SEATS + 1),
    *_each("round", box.ROUNDS + 1),
    *_each("gems", GEMS),
    *SINGLE_NAMES,
    *[f"largest_{land}_{size}" for land in box.LAND_NAMES for size in range(REGION)],
    *[f"counting_{land}_{size}" for land in box.LAND_NAMES for size in range(COUNTED)],
    *box.LAND_NAMES,
    *box.BUILDING_NAMES,
    *[f"lonely_{building}" for building in box.BUILDING_NAMES],
    *_each("best", KINDS),
    *[f"stack_{land}" for land in box.LAND_NAMES],
    *[f"source_{land}" for land in box.LAND_NAMES],
    *[f"next_{building}" for building in box.BUILDING_NAMES],
    *[f"source_next_{building}" for building in box.BUILDING_NAMES],
)
assert len(FEATURES) == SIZE


def quiet(s: RomeState) -> bool:
    """Before the first land of a round is turned up."""
    return s.phase == codes.EXPLORE and s.drawn == 0


def alone(s: RomeState, seat: i64) -> bool:
    """While it lays its lands: nobody can disturb it, and nothing is turned up before all have laid theirs."""
    return s.phase == codes.ANNEX and s.owes(seat)


def look(s: RomeState, seat: i64, viewer: i64, out: Look) -> None:
    """Time, points, gems, regions, what each kind of land would bring, and what is to come."""
    survey = survey_of(s, seat)
    out.one_of(PLAYERS, SEATS + 1, s.players)
    out.one_of(ROUND, box.ROUNDS + 1, s.round)
    out.one_of(GEM, GEMS, s.gems[seat])
    look_at_lead(s, seat, out)
    look_at_domain(s, seat, survey, out)
    cells: i64 = s.border_size[seat]
    out.put(SINGLES + 8, cells)
    kind: i64 = 0
    while kind < KINDS:
        out.put(BEST + kind, survey.best_value(kind, cells) // FINE)
        kind += 1
    look_ahead(s, seat, survey, out)


def look_at_lead(s: RomeState, seat: i64, out: Look) -> None:
    """Points before the best and the mean of the others."""
    mine: i64 = s.score(seat)
    best: i64 = -1000
    total: i64 = 0
    most_gems: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat:
            theirs: i64 = s.score(other)
            total += theirs
            best = max(best, theirs)
            most_gems = max(most_gems, s.gems[other])
        other += 1
    out.put(SINGLES, mine - best)
    out.put(SINGLES + 1, mine - total // (s.players - 1))
    out.put(SINGLES + 2, mine)
    out.put(SINGLES + 7, box.gem_points(s.gems[seat]))
    out.put(SINGLES + 11, s.gems[seat] - most_gems)


def look_at_domain(s: RomeState, seat: i64, survey: Survey, out: Look) -> None:
    """Lands, buildings and the largest region of each type, with how many buildings count it."""
    first: i64 = seat * box.MOST_LANDS
    counts: vec[i64] = vec[i64]([0] * (5 * box.LANDS))  # largest, counted, lands, buildings, lonely
    linked: i64 = 0
    links: i64 = 0
    points: i64 = 0
    i: i64 = 0
    while i < survey.lands:
        land: i64 = box.land_of(s.land_kind[first + i])
        counts[2 * box.LANDS + land] += 1
        if survey.region[i] == i:
            counted: i64 = bits(survey.counted_by[i])
            links += counted
            points += counted * survey.size[i]
            linked |= survey.counted_by[i]
            if survey.size[i] > counts[land]:
                counts[land] = survey.size[i]
                counts[box.LANDS + land] = counted
        i += 1
    i = 0
    while i < survey.lands:
        building: i64 = box.building_of(s.land_kind[first + i])
        if building >= 0:
            counts[3 * box.LANDS + building] += 1
            if (linked >> i) & 1 == 0:
                counts[4 * box.LANDS + building] += 1
        i += 1
    lonely: i64 = 0
    land = 0
    while land < box.LANDS:
        out.one_of(LARGEST + land * REGION, REGION, counts[land])
        out.one_of(COUNTING + land * COUNTED, COUNTED, counts[box.LANDS + land])
        out.put(LANDS + land, counts[2 * box.LANDS + land])
        out.put(BUILDINGS + land, counts[3 * box.LANDS + land])
        out.put(LONELY + land, counts[4 * box.LANDS + land])
        lonely += counts[4 * box.LANDS + land]
        land += 1
    out.put(SINGLES + 3, points)
    out.put(SINGLES + 4, links)
    out.put(SINGLES + 5, lonely)
    out.put(SINGLES + 6, survey.lands)


def look_ahead(s: RomeState, seat: i64, survey: Survey, out: Look) -> None:
    """The lands and buildings that one's own row and the one taken from may have this round."""
    source: i64 = box.takes_from(seat, s.players, s.round)
    cells: i64 = s.border_size[seat]
    hope: i64 = 0
    source_hope: i64 = 0
    left: i64 = 0
    land: i64 = 0
    while land < box.LANDS:
        best: i64 = survey.best_value(land * box.SITES, cells)
        mine: i64 = s.stack[seat * box.LANDS + land]
        theirs: i64 = s.stack[source * box.LANDS + land]
        out.put(STACK + land, mine)
        out.put(SOURCE + land, theirs)
        hope += mine * best
        source_hope += theirs * best
        left += mine
        own_next: i64 = 0
        source_next: i64 = 0
        position: i64 = 0
        while position < 2:
            if box.card_building(s.card[seat], s.round, position) == land:
                own_next += 1
            if box.card_building(s.card[source], s.round, position) == land:
                source_next += 1
            position += 1
        out.put(NEXT + land, own_next)
        out.put(SOURCE_NEXT + land, source_next)
        land += 1
    if left > 0:
        out.put(SINGLES + 9, hope // (left * FINE))
        out.put(SINGLES + 10, source_hope // (left * FINE))
