"""A quick sensible way to play, for the greedy bot and for playouts.

A land is worth the points it brings at its best place now, and a little for what can still grow there. Values are in
hundredths of a point. A row is divided and a set is taken by the sum of what its lands are worth to either side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, u8

from ludotheca.games.rome_in_a_day import rules, scoring
from ludotheca.games.rome_in_a_day.tables import (
    ANNEX,
    CELLS,
    DIVIDE,
    FIRST_LAND,
    MOST_BORDER,
    MOST_IN_HAND,
    MOST_LANDS,
    NONE,
    ROUNDS,
    ROW,
    building_of,
    gem_points,
    land_of,
    neighbour,
    taken_by,
    takes_from,
)
from ludotheca.games.rome_in_a_day.weights import BARE, ENVY, JOINED, LINK, LONELY, PAIR, WEIGHTS
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState

POINT: Final = 100  # the unit of value


def greedy_action(s: RomeState, seat: i64, rng: Rng) -> i64:
    """The action with the best value; equal ones by lot."""
    if seat == CHANCE:
        return s.random_action(seat, rng)
    if s.phase == ANNEX:
        return best_annexation(s, seat, rng)
    if s.phase == DIVIDE:
        return best_split(s, seat, rng)
    return best_choice(s, seat, rng)


@final
class Survey:
    """A domain seen by region: how large each is and which buildings count it, as a bit per land of the domain."""

    def __init__(self, s: RomeState, seat: i64) -> None:
        self.state = s
        self.grid_base: i64 = seat * CELLS
        self.first: i64 = seat * MOST_LANDS
        self.to_come: i64 = ROUNDS - s.round
        self.regions: vec[i64] = scoring.label_regions(s, seat)
        self.sizes: vec[i64] = scoring.region_sizes(self.regions)
        self.counted_by: vec[i64] = vec[i64]([0] * len(self.sizes))
        i: i64 = 0
        while i < s.land_count[seat]:
            if building_of(s.land_kind[self.first + i]) >= 0:
                self.link(i)
            i += 1

    def link(self, index: i64) -> None:
        """Note the regions that the building on land `index` counts."""
        s = self.state
        kind: i64 = s.land_kind[self.first + index]
        wanted: i64 = building_of(kind)
        bit: i64 = i64(1) << index
        if land_of(kind) == wanted:
            self.counted_by[self.regions[index]] |= bit
            return
        cell: i64 = s.land_cell[self.first + index]
        direction: i64 = 0
        while direction < 6:
            mark: u8 = s.grid[self.grid_base + neighbour(cell, direction)]
            if mark >= FIRST_LAND:
                there: i64 = i64(mark) - FIRST_LAND
                if land_of(s.land_kind[self.first + there]) == wanted:
                    self.counted_by[self.regions[there]] |= bit
            direction += 1

    def value(self, kind: i64, cell: i64) -> i64:
        """What laying this kind on this border cell is worth."""
        s = self.state
        land: i64 = land_of(kind)
        building: i64 = building_of(kind)
        joined: i64 = 0  # regions of the land's own type beside the cell, a bit each
        touched: i64 = 0  # regions of the building's type beside it
        counting: i64 = 0  # buildings that will count the joined region
        size: i64 = 1  # of the joined region
        before: i64 = 0  # points of its parts until now
        own: i64 = 0  # points of the building
        links: i64 = 0
        room: i64 = 0
        direction: i64 = 0
        while direction < 6:
            mark: u8 = s.grid[self.grid_base + neighbour(cell, direction)]
            direction += 1
            if mark < FIRST_LAND:
                room += 1
                continue
            there: i64 = i64(mark) - FIRST_LAND
            its_kind: i64 = s.land_kind[self.first + there]
            its_land: i64 = land_of(its_kind)
            region: i64 = self.regions[there]
            bit: i64 = i64(1) << region
            if its_land == land and joined & bit == 0:
                joined |= bit
                size += self.sizes[region]
                buildings: i64 = bits(self.counted_by[region])
                before += self.sizes[region] * buildings
                links -= buildings
                counting |= self.counted_by[region]
            elif its_land == building and touched & bit == 0:
                touched |= bit
                own += self.sizes[region]
                links += 1
            if building_of(its_kind) == land:
                counting |= i64(1) << there
        here: i64 = bits(counting)
        if building == land:
            here += 1
        links += here
        w: vec[i64] = WEIGHTS.values
        value: i64 = POINT * (here * size - before + own)
        value += self.to_come * (w[LINK] * links + w[JOINED] * bits(joined) + w[BARE])
        if building >= 0 and building != land and touched == 0 and room > 1:
            value += w[LONELY] * self.to_come
        return value


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    left: i64 = mask
    while left != 0:
        left &= left - 1
        count += 1
    return count


# Annexation: the best land at the best place.


def best_annexation(s: RomeState, seat: i64, rng: Rng) -> i64:
    """Pick up the land with the best place, or put down the one picked up."""
    survey = Survey(s, seat)
    if s.chosen[seat] != NONE:
        return rules.A_PLACE + best_cell(survey, seat, s.chosen[seat], rng)
    start: i64 = seat * MOST_IN_HAND
    best: i64 = s.hand[start]
    best_value: i64 = -1
    i: i64 = 0
    while i < s.hand_size[seat]:
        kind: i64 = s.hand[start + i]
        if i == 0 or kind != s.hand[start + i - 1]:
            value: i64 = best_value_of(survey, seat, kind)
            if value > best_value:
                best = kind
                best_value = value
        i += 1
    return rules.A_CHOOSE + best


def best_cell(survey: Survey, seat: i64, kind: i64, rng: Rng) -> i64:
    """The border cell where this kind is worth most; equal ones by lot."""
    s = survey.state
    best: i64 = s.border[seat * MOST_BORDER]
    best_value: i64 = -1
    equals: i64 = 0
    i: i64 = 0
    while i < s.border_size[seat]:
        cell: i64 = s.border[seat * MOST_BORDER + i]
        value: i64 = survey.value(kind, cell)
        if value > best_value:
            best = cell
            best_value = value
            equals = 1
        elif value == best_value:
            equals += 1
            if rng.below(equals) == 0:
                best = cell
        i += 1
    return best


def best_value_of(survey: Survey, seat: i64, kind: i64) -> i64:
    """What this kind is worth at its best place."""
    s = survey.state
    best: i64 = -1
    i: i64 = 0
    while i < s.border_size[seat]:
        value: i64 = survey.value(kind, s.border[seat * MOST_BORDER + i])
        best = max(best, value)
        i += 1
    return best


# Division and selection: what the sets of a row are worth to whom.


def best_choice(s: RomeState, seat: i64, rng: Rng) -> i64:
    """The set of the neighbour's row that is worth more."""
    source: i64 = takes_from(seat, s.players, s.round)
    worth = worth_of_row(s, seat, source)
    small: i64 = set_worth(s, source, s.split[source], worth) + gem_worth(s, seat)
    large: i64 = set_worth(s, source, 31 - s.split[source], worth)
    if small == large:
        return rules.A_TAKE + rng.below(2)
    return rules.A_TAKE + (rules.SMALL if small > large else rules.LARGE)


def best_split(s: RomeState, seat: i64, rng: Rng) -> i64:
    """The split that leaves most when the taker takes what is worth more to him."""
    taker: i64 = taken_by(seat, s.players, s.round)
    mine = worth_of_row(s, seat, seat)
    his = worth_of_row(s, taker, seat)
    best: i64 = 0
    best_value: i64 = -1_000_000
    equals: i64 = 0
    i: i64 = 0
    while i < len(rules.SPLITS):
        small: i64 = i64(rules.SPLITS[i])
        his_small: i64 = set_worth(s, seat, small, his) + gem_worth(s, taker)
        his_large: i64 = set_worth(s, seat, 31 - small, his)
        value: i64 = 0
        if his_small > his_large:
            value = (
                100 * (set_worth(s, seat, 31 - small, mine) - gem_worth(s, seat))
                - WEIGHTS.values[ENVY] * his_small
            )
        else:
            value = 100 * set_worth(s, seat, small, mine) - WEIGHTS.values[ENVY] * his_large
        if value > best_value:
            best = small
            best_value = value
            equals = 1
        elif value == best_value:
            equals += 1
            if rng.below(equals) == 0:
                best = small
        i += 1
    return rules.A_SPLIT + best


def worth_of_row(s: RomeState, seat: i64, owner: i64) -> vec[i64]:
    """What each of the five lands of the owner's row is worth to a seat."""
    survey = Survey(s, seat)
    worth: vec[i64] = vec[i64]()
    position: i64 = 0
    while position < ROW:
        worth = append(worth, best_value_of(survey, seat, s.row[owner * ROW + position]))
        position += 1
    return worth


def set_worth(s: RomeState, owner: i64, mask: i64, worth: vec[i64]) -> i64:
    """The lands of a set one by one, and a little for those that help each other."""
    total: i64 = 0
    i: i64 = 0
    while i < ROW:
        if (mask >> i) & 1:
            total += worth[i]
            building: i64 = building_of(s.row[owner * ROW + i])
            j: i64 = 0
            while building >= 0 and j < ROW:
                if j != i and (mask >> j) & 1 and land_of(s.row[owner * ROW + j]) == building:
                    total += WEIGHTS.values[PAIR]
                j += 1
        i += 1
    return total


def gem_worth(s: RomeState, seat: i64) -> i64:
    """What one more gem brings; the gem on the own small set may or may not come back."""
    gems: i64 = s.gems[seat]
    gems = min(gems, 6)
    return POINT * (gem_points(gems + 2) - gem_points(gems)) // 2
