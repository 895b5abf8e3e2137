"""What a domain and a reserve are worth, case by case and against the slow reference."""

from __future__ import annotations

import pytest
from games.rome_in_a_day import reference
from games.rome_in_a_day.reference import Place, Tile
from games.rome_in_a_day.scripted import (
    CELLAR,
    FIELD,
    MILL,
    OLIVE,
    PRESS,
    QUARRY,
    THEATRE,
    TOWN,
    VINE,
    WORKSHOP,
    domain_of,
    domains,
    lay_all,
    position,
)
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day import scoring
from ludotheca.games.rome_in_a_day.box import BUILDING_NAMES, LAND_NAMES
from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.rules import annex
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view import view

RING = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def points(domain: dict[Place, Tile]) -> int:
    """What the buildings of a domain are worth."""
    return int(scoring.building_score(position([domain, {}]), 0))


def each(domain: dict[Place, Tile]) -> dict[Place, int]:
    """The points of every building, by its place."""
    seen = view(position([domain, {}]), 0).seats[0].domain
    return {(laid.q, laid.r): laid.points for laid in seen if laid.building}


@pytest.mark.parametrize(("land", "building"), list(zip(LAND_NAMES, BUILDING_NAMES, strict=True)))
def test_each_building_counts_its_own_land_and_no_other(land: str, building: str) -> None:
    for ground in LAND_NAMES:
        for beside in LAND_NAMES:
            expected = 0
            if ground == land:
                expected = 2 if beside == land else 1
            elif beside == land:
                expected = 1
            assert points({(0, 0): (ground, building), (1, 0): (beside, None)}) == expected


@pytest.mark.parametrize("place", RING)
def test_every_edge_counts(place: Place) -> None:
    assert points({(0, 0): (FIELD, CELLAR), place: (VINE, None)}) == 1


def test_a_region_counts_as_far_as_it_is_joined() -> None:
    line: dict[Place, Tile] = {(0, 0): (FIELD, CELLAR)}
    for q in range(1, 8):
        line[q, 0] = (VINE, None)
        assert points(line) == q


def test_a_gap_ends_a_region() -> None:
    domain: dict[Place, Tile] = {(0, 0): (FIELD, CELLAR), (1, 0): (VINE, None), (2, 0): (QUARRY, None)}
    assert points({**domain, (3, 0): (VINE, None)}) == 1


def test_on_its_own_land_the_tile_counts_too() -> None:
    assert points({(0, 0): (VINE, CELLAR)}) == 1
    assert points({(0, 0): (VINE, CELLAR), (1, 0): (VINE, None), (2, 0): (VINE, None)}) == 3


def test_one_region_at_several_edges_counts_once() -> None:
    ring: dict[Place, Tile] = {(0, 0): (FIELD, CELLAR), **dict.fromkeys(RING, (VINE, None))}
    assert points(ring) == 6
    half: dict[Place, Tile] = {(0, 0): (FIELD, CELLAR), **dict.fromkeys(RING[:3], (VINE, None))}
    assert points(half) == 3


def test_regions_that_meet_elsewhere_are_one() -> None:
    # Two vineyards on opposite sides of the cellar, joined far round.
    apart: dict[Place, Tile] = {(0, 0): (FIELD, CELLAR), (1, 0): (VINE, None), (-1, 0): (VINE, None)}
    assert points(apart) == 2
    joined = {**apart, (1, -1): (VINE, None), (0, -1): (VINE, None)}
    assert points(joined) == 4


@pytest.mark.parametrize("sizes", [(1, 1), (3, 2), (1, 1, 1), (4, 2, 3)])
def test_two_or_three_regions_all_count(sizes: tuple[int, ...]) -> None:
    domain: dict[Place, Tile] = {(0, 0): (QUARRY, CELLAR)}
    for (dq, dr), size in zip(RING[::2], sizes, strict=False):
        for i in range(1, size + 1):
            domain[dq * i, dr * i] = (VINE, None)
    assert points(domain) == sum(sizes)


@thorough
@given(domains())
def test_no_building_counts_more_than_three_regions(laid: list[tuple[int, int]]) -> None:
    state = RomeState(2)
    state.set_up()
    lay_all(state, 0, laid)
    for land in view(state, 0).seats[0].domain:
        assert len(land.scores) <= 3
        assert len(land.scores) == len(set(land.scores))


def test_several_buildings_at_one_region_each_count_it_in_full() -> None:
    domain: dict[Place, Tile] = {(0, 0): (VINE, None), (1, 0): (VINE, None)}
    for place in [(0, -1), (1, -1), (0, 1), (2, 0)]:
        domain[place] = (FIELD, CELLAR)
    assert each(domain) == {(0, -1): 2, (1, -1): 2, (0, 1): 2, (2, 0): 2}
    assert points(domain) == 8


def test_a_land_with_another_building_still_counts() -> None:
    domain: dict[Place, Tile] = {
        (0, 0): (VINE, WORKSHOP),
        (1, 0): (QUARRY, CELLAR),
        (2, 0): (QUARRY, THEATRE),
    }
    assert each(domain) == {(0, 0): 2, (1, 0): 1, (2, 0): 0}


def test_without_its_land_a_building_counts_nothing() -> None:
    assert points({(0, 0): (TOWN, WORKSHOP), (1, 0): (TOWN, None), (2, 0): (QUARRY, None)}) == 0


def test_lands_and_regions_without_a_building_count_nothing() -> None:
    assert points({(q, 0): (VINE, None) for q in range(10)}) == 0
    assert points({(0, 0): (OLIVE, PRESS), **{(q, 0): (FIELD, None) for q in range(1, 9)}}) == 1


def test_an_empty_domain_counts_nothing() -> None:
    assert points({}) == 0


@pytest.mark.parametrize(("gems", "worth"), reference.GEMS.items())
def test_gems_are_added_to_the_buildings(gems: int, worth: int) -> None:
    domain: dict[Place, Tile] = {(0, 0): (FIELD, MILL), (1, 0): (FIELD, None)}
    state = position([domain, {}], gems=[gems, 0])
    assert state.score(0) == 2 + worth
    assert state.score(1) == 0
    lines = {line.what: line.points for line in GAME.score_lines(state, 0)}
    assert lines == {PRESS: 0, CELLAR: 0, MILL: 2, THEATRE: 0, WORKSHOP: 0, "gems": worth}


@thorough
@given(domains(), domains(), st.integers(0, 8))
def test_any_domain_is_worth_what_the_reference_says(
    mine: list[tuple[int, int]], other: list[tuple[int, int]], gems: int
) -> None:
    state = RomeState(2)
    state.set_up()
    lay_all(state, 0, other)
    lay_all(state, 1, mine)
    state.gems[1] = gems
    domain = domain_of(state, 1)
    assert state.score(1) == reference.score(domain, gems)
    assert sum(line.points for line in GAME.score_lines(state, 1)) == state.score(1)
    seen = view(state, 0).seats[1]
    for laid in seen.domain:
        assert laid.points == (reference.building_points(domain, (laid.q, laid.r)) if laid.building else 0)
    assert sorted((region.land, region.size) for region in seen.regions) == sorted(
        (land, len(zone)) for land, zone in reference.zones(domain)
    )


@thorough
@given(domains(most=12), st.integers(0, 29))
def test_the_gain_of_a_place_is_the_difference_it_makes(laid: list[tuple[int, int]], kind: int) -> None:
    state = RomeState(2)
    state.set_up()
    lay_all(state, 0, laid)
    state.chosen[0] = kind
    before = reference.score(domain_of(state, 0), 0)
    gains = [int(gain) for gain in scoring.placement_gains(state, 0)]
    assert len(gains) == state.border_size[0]
    for i, gain in enumerate(gains):
        after = state.clone()
        annex.lay(after, 0, kind, state.border[i])
        assert gain == reference.score(domain_of(after, 0), 0) - before
    assert state.domain_of(0) == [[cell, kind] for kind, cell in laid]
