"""Points: every building for the regions it stands in or touches, and the gems."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import annex
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


def score(s: RomeState, seat: i64) -> i64:
    """Buildings and gems as they stand [V1]."""
    return building_score(s, seat) + box.gem_points(s.gems[seat])


def building_score(s: RomeState, seat: i64) -> i64:
    """The sum over all buildings of the domain: each counts in full [V8], lands alone count nothing [V9]."""
    count: i64 = s.land_count[seat]
    regions: vec[i64] = label_regions(s, seat)
    sizes: vec[i64] = region_sizes(regions)
    total: i64 = 0
    i: i64 = 0
    while i < count:
        if box.building_of(s.land_kind[seat * box.MOST_LANDS + i]) >= 0:
            total += building_points(s, seat, i, regions, sizes)
        i += 1
    return total


def label_regions(s: RomeState, seat: i64) -> vec[i64]:
    """For each land of the domain the number of its region: lands of one type joined edge to edge [V6], whatever
    stands on them [V7]."""
    count: i64 = s.land_count[seat]
    base: i64 = seat * box.CELLS
    first: i64 = seat * box.MOST_LANDS
    grid = s.grid
    kinds = s.land_kind
    cells = s.land_cell
    regions: vec[i64] = vec[i64]([-1] * count)
    todo: vec[i64] = vec[i64]([0] * count)
    label: i64 = 0
    start: i64 = 0
    while start < count:
        if regions[start] < 0:
            land: i64 = box.land_of(kinds[first + start])
            regions[start] = label
            todo[0] = start
            waiting: i64 = 1
            while waiting > 0:
                waiting -= 1
                cell: i64 = cells[first + todo[waiting]]
                direction: i64 = 0
                while direction < 6:
                    mark: u8 = grid[base + box.neighbour(cell, direction)]
                    if mark >= box.FIRST_LAND:
                        there: i64 = i64(mark) - box.FIRST_LAND
                        if regions[there] < 0 and box.land_of(kinds[first + there]) == land:
                            regions[there] = label
                            todo[waiting] = there
                            waiting += 1
                    direction += 1
            label += 1
        start += 1
    return regions


def region_sizes(regions: vec[i64]) -> vec[i64]:
    """How many lands each region has."""
    sizes: vec[i64] = vec[i64]()
    i: i64 = 0
    while i < len(regions):
        if regions[i] == len(sizes):  # labels rise in the order of their first land
            sizes = append(sizes, 0)
        sizes[regions[i]] += 1
        i += 1
    return sizes


def scoring_regions(s: RomeState, seat: i64, index: i64, regions: vec[i64]) -> vec[i64]:
    """The regions the building on land `index` counts: of its own type, under it or beside it, each once [V3]; or none
    at all [V4]."""
    first: i64 = seat * box.MOST_LANDS
    kind: i64 = s.land_kind[first + index]
    wanted: i64 = box.building_of(kind)
    out: vec[i64] = vec[i64]()
    if (
        box.land_of(kind) == wanted
    ):  # a neighbour of the same land is in the same region: nothing more to find
        return append(out, regions[index])
    cell: i64 = s.land_cell[first + index]
    direction: i64 = 0
    while direction < 6:
        mark: u8 = s.grid[seat * box.CELLS + box.neighbour(cell, direction)]
        if mark >= box.FIRST_LAND:
            there: i64 = i64(mark) - box.FIRST_LAND
            if box.land_of(s.land_kind[first + there]) == wanted and regions[there] not in out:
                out = append(out, regions[there])
        direction += 1
    return out


def building_points(s: RomeState, seat: i64, index: i64, regions: vec[i64], sizes: vec[i64]) -> i64:
    """A point for every land of every region the building stands in or touches [V2]."""
    points: i64 = 0
    mine: vec[i64] = scoring_regions(s, seat, index, regions)
    i: i64 = 0
    while i < len(mine):
        points += sizes[mine[i]]
        i += 1
    return points


def building_values(s: RomeState, seat: i64) -> vec[i64]:
    """What the building on each land of the domain scores, 0 for a bare land, in the order the lands were laid."""
    regions: vec[i64] = label_regions(s, seat)
    sizes: vec[i64] = region_sizes(regions)
    values: vec[i64] = vec[i64]()
    i: i64 = 0
    while i < s.land_count[seat]:
        bare: bool = box.building_of(s.land_kind[seat * box.MOST_LANDS + i]) < 0
        values = append(values, 0 if bare else building_points(s, seat, i, regions, sizes))
        i += 1
    return values


def placement_changes(s: RomeState, seat: i64) -> list[list[list[int]]]:
    """What laying the land picked up would do now, for each border cell in the order of `actions`: the buildings whose
    points would change, each as the index of its land in the domain and the difference. The new land comes last."""
    out: list[list[list[int]]] = []
    now: vec[i64] = append(building_values(s, seat), 0)
    i: i64 = 0
    while i < s.border_size[seat]:
        trial = s.clone()
        annex.lay(trial, seat, s.chosen[seat], s.border[seat * box.MOST_BORDER + i])
        then: vec[i64] = building_values(trial, seat)
        changes: list[list[int]] = []
        k: i64 = 0
        while k < len(then):
            if then[k] != now[k]:
                changes.append([int(k), int(then[k] - now[k])])
            k += 1
        out.append(changes)
        i += 1
    return out


def placement_gains(s: RomeState, seat: i64) -> vec[i64]:
    """What the land picked up would add to the seat's score now, for each border cell in the order of `actions`."""
    return vec[i64]([sum([change[1] for change in changes]) for changes in placement_changes(s, seat)])


def placement_regions(s: RomeState, seat: i64) -> list[int]:
    """How many lands the region of the land picked up would have, for each border cell in the order of `actions`."""
    land: i64 = box.land_of(s.chosen[seat])
    regions: vec[i64] = label_regions(s, seat)
    sizes: vec[i64] = region_sizes(regions)
    out: list[int] = []
    i: i64 = 0
    while i < s.border_size[seat]:
        cell: i64 = s.border[seat * box.MOST_BORDER + i]
        joined: vec[i64] = vec[i64]()
        size: i64 = 1
        direction: i64 = 0
        while direction < 6:
            mark: u8 = s.grid[seat * box.CELLS + box.neighbour(cell, direction)]
            if mark >= box.FIRST_LAND:
                there: i64 = i64(mark) - box.FIRST_LAND
                same: bool = box.land_of(s.land_kind[seat * box.MOST_LANDS + there]) == land
                if same and regions[there] not in joined:
                    joined = append(joined, regions[there])
                    size += sizes[regions[there]]
            direction += 1
        out.append(int(size))
        i += 1
    return out
