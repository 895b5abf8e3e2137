"""A domain as the policy sees it: its regions, which buildings count them, and what each land would bring where.

A survey follows its domain land by land and is asked again and again, so it works everything out once: for every border
cell what each type of land would bring bare, and what a building would add to it. Values are in hundredths of a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, u8

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.weights import BARE, GROWN, JOINED, LINK, LONELY, ROOM, WEIGHTS
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState

POINT: Final = 100  # the unit of value

# Four numbers of a region in one, so that neighbouring regions add up in one step: lands, regions, buildings that count
# it, and points.
REGION: Final = 1 << 12
COUNTED: Final = 1 << 24
POINTS: Final = 1 << 36
PART: Final = (1 << 12) - 1

# A border cell in the table: five values of a bare land, five of a building on its own land, five of one on another, and
# a nought for no building, so that any kind of land is worth the sum of two columns.
OWN: Final = box.LANDS
OTHER: Final = 2 * box.LANDS
NO_BUILDING: Final = 3 * box.LANDS
TABLE: Final = NO_BUILDING + 1


@final
class Survey:
    """One seat's domain. A region is named by one of its lands; lands and buildings are bits of a mask."""

    def __init__(self) -> None:
        self.lands: i64 = 0  # of the domain, as far as they are surveyed
        self.round: i64 = 0
        self.stamp: i64 = 0  # of the weights the table was made with
        self.region: vec[i64] = vec[i64]([0] * box.MOST_LANDS)  # of each land
        self.size: vec[i64] = vec[i64]([0] * box.MOST_LANDS)  # of each region
        self.counted_by: vec[i64] = vec[i64]([0] * box.MOST_LANDS)  # each region
        self.changed: i64 = 0  # regions that have changed since the table was made
        self.cell: vec[i64] = vec[i64]([NONE] * box.MOST_BORDER)  # the border cell of each row of the table
        self.around: vec[i64] = vec[i64]([0] * box.MOST_BORDER)  # the regions beside it
        self.table: vec[i64] = vec[i64]([0] * (box.MOST_BORDER * TABLE))
        self.best: vec[i64] = vec[i64]([NONE] * (box.LANDS * box.SITES))  # of each kind, once asked for
        self.beside: vec[i64] = vec[i64]([0] * box.LANDS)  # a cell's neighbouring regions by type, see REGION
        self.counting: vec[i64] = vec[i64](
            [0] * box.LANDS
        )  # buildings that would count a land on the cell, by its type

    def follow(self, s: RomeState, seat: i64) -> None:
        """Take in what has changed since the last call."""
        if self.lands == s.land_count[seat] and self.round == s.round and self.stamp == WEIGHTS.stamp:
            return
        self.changed = 0
        newest: i64 = NONE  # every row is made anew
        if self.lands + 1 == s.land_count[seat] and self.round == s.round and self.stamp == WEIGHTS.stamp:
            newest = s.land_cell[seat * box.MOST_LANDS + self.lands]  # or only those that this land concerns
        while self.lands < s.land_count[seat]:
            self.take_in(s, seat * box.CELLS, seat * box.MOST_LANDS)
            self.lands += 1
        self.round = s.round
        self.stamp = WEIGHTS.stamp
        i: i64 = 0
        while i < box.LANDS * box.SITES:
            self.best[i] = NONE
            i += 1
        border = s.border
        cells = self.cell
        around = self.around
        changed: i64 = self.changed
        first: i64 = seat * box.MOST_BORDER
        count: i64 = s.border_size[seat]
        i = 0
        while i < count:
            cell: i64 = border[first + i]
            if newest == NONE or cells[i] != cell or around[i] & changed != 0 or near(cell, newest):
                cells[i] = cell
                self.look(s, seat, cell, i)
            i += 1

    # Regions.

    def take_in(self, s: RomeState, base: i64, first: i64) -> None:
        """The next land of the domain: it joins regions, is counted and counts."""
        index: i64 = self.lands
        land: i64 = box.land_of(s.land_kind[first + index])
        building: i64 = box.building_of(s.land_kind[first + index])
        cell: i64 = s.land_cell[first + index]
        region: i64 = index
        self.region[index] = index
        self.size[index] = 1
        counted: i64 = 0
        bit: i64 = i64(1) << index
        if building == land:
            counted = bit
        direction: i64 = 0
        while direction < 6:
            there: i64 = i64(s.grid[base + box.neighbour(cell, direction)]) - box.FIRST_LAND
            direction += 1
            if there < 0 or there >= index:
                continue
            kind: i64 = s.land_kind[first + there]
            if box.land_of(kind) == land:
                self.changed |= i64(1) << self.region[there]
                region = self.join(self.region[there], region)
            elif box.land_of(kind) == building:
                self.changed |= i64(1) << self.region[there]
                self.counted_by[self.region[there]] |= bit
            if box.building_of(kind) == land:
                counted |= i64(1) << there
        self.counted_by[region] |= counted

    def join(self, region: i64, other: i64) -> i64:
        """Make one region of two; the name of the first stays."""
        if region != other:
            self.size[region] += self.size[other]
            self.counted_by[region] |= self.counted_by[other]
            i: i64 = other
            while i <= self.lands:
                if self.region[i] == other:
                    self.region[i] = region
                i += 1
        return region

    # Border cells.

    def look(self, s: RomeState, seat: i64, cell: i64, index: i64) -> None:
        """Fill the row of the table for a border cell."""
        base: i64 = seat * box.CELLS
        first: i64 = seat * box.MOST_LANDS
        grid = s.grid
        kinds = s.land_kind
        regions = self.region
        beside = self.beside
        counting = self.counting
        land: i64 = 0
        while land < box.LANDS:
            beside[land] = 0
            counting[land] = 0
            land += 1
        seen: i64 = 0
        room: i64 = 0
        direction: i64 = 0
        while direction < 6:
            mark: u8 = grid[base + box.neighbour(cell, direction)]
            direction += 1
            if mark < box.FIRST_LAND:
                room += 1
                continue
            there: i64 = i64(mark) - box.FIRST_LAND
            kind: i64 = kinds[first + there]
            building: i64 = box.building_of(kind)
            if building >= 0:
                counting[building] |= i64(1) << there
            region: i64 = regions[there]
            if (seen >> region) & 1 == 0:
                seen |= i64(1) << region
                land = box.land_of(kind)
                size: i64 = self.size[region]
                counted: i64 = self.counted_by[region]
                beside[land] += size + REGION + bits(counted) * (COUNTED + POINTS * size)
                counting[land] |= counted
        self.around[index] = seen
        self.weigh(index * TABLE, room)

    def weigh(self, row: i64, room: i64) -> None:
        """What each type of land, bare or built on, is worth where `beside` and `counting` say what lies around."""
        w: vec[i64] = WEIGHTS.values
        table: vec[i64] = self.table
        beside = self.beside
        counting = self.counting
        lonely: i64 = 0
        link: i64 = 0
        joined: i64 = 0
        grown: i64 = 0
        bare: i64 = 0
        to_come: i64 = box.ROUNDS - self.round
        if to_come > 0:
            link = w[LINK + self.round - 1]
            joined = w[JOINED + self.round - 1]
            grown = w[GROWN] * to_come
            bare = w[BARE + self.round - 1] + w[ROOM] * to_come * room
            if room > 1:
                lonely = w[LONELY + self.round - 1]
        land: i64 = 0
        while land < box.LANDS:
            parts: i64 = beside[land]
            here: i64 = bits(counting[land])
            if parts == 0:  # no such land around
                table[row + land] = here * (POINT + link) + bare
                table[row + OWN + land] = POINT + link
                table[row + OTHER + land] = lonely
            else:
                size: i64 = parts & PART
                regions: i64 = (parts >> 12) & PART
                counted: i64 = (parts >> 24) & PART
                value: i64 = POINT * (here * (1 + size) - (parts >> 36)) + link * (here - counted)
                table[row + land] = value + joined * regions + grown * size + bare
                table[row + OWN + land] = POINT * (1 + size) + link
                table[row + OTHER + land] = POINT * size + link * regions
            land += 1

    def value(self, kind: i64, index: i64) -> i64:
        """What a kind of land is worth on a border cell, given by its place in the list."""
        row: i64 = index * TABLE
        return self.table[row + box.land_of(kind)] + self.table[row + column(kind)]

    def best_value(self, kind: i64, cells: i64) -> i64:
        """What a kind of land is worth on its best cell."""
        if self.best[kind] == NONE:
            table = self.table
            bare: i64 = box.land_of(kind)
            built: i64 = column(kind)
            most: i64 = table[bare] + table[built]
            row: i64 = TABLE
            while row < cells * TABLE:
                most = max(most, table[row + bare] + table[row + built])
                row += TABLE
            self.best[kind] = most
        return self.best[kind]


def column(kind: i64) -> i64:
    """Where the table says what the building of a kind of land adds."""
    building: i64 = box.building_of(kind)
    if building < 0:
        return NO_BUILDING
    if building == box.land_of(kind):
        return OWN + building
    return OTHER + building


def near(cell: i64, other: i64) -> bool:
    """Whether two cells touch."""
    apart: i64 = cell - other
    return -box.WIDTH <= apart <= box.WIDTH and apart in (
        1,
        -1,
        box.WIDTH,
        -box.WIDTH,
        box.WIDTH - 1,
        1 - box.WIDTH,
    )


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    left: i64 = mask
    while left != 0:
        left &= left - 1
        count += 1
    return count


def survey_of(s: RomeState, seat: i64) -> Survey:
    """The survey of a seat's domain as it is now."""
    if len(s.surveys) == 0:
        s.surveys = [Survey() for _ in range(s.players)]
    survey = s.surveys[seat]
    survey.follow(s, seat)
    return survey
