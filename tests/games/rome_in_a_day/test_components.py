"""The figures of the box. The building cards are ours: their status says so, and what is known of them holds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from games.rome_in_a_day.reference import BUILDING_OF_LAND, GEMS

from ludotheca.games.rome_in_a_day.box import (
    BUILDING_NAMES,
    CARD_NAMES,
    COMPONENTS,
    LAND_NAMES,
    card_building,
    gem_points,
)


def cards() -> list[list[list[int]]]:
    """Card by card, row by row: the building on the first land, the building on the second."""
    return [
        [[int(card_building(card, round_number, i)) for i in (0, 1)] for round_number in (1, 2, 3, 4)]
        for card in range(5)
    ]


def test_only_the_cards_are_reconstructed() -> None:
    assert {name: part["status"] for name, part in COMPONENTS.items()} == {
        "cards": "reconstructed",
        "lands_of_each_kind_per_stack": "sure",
        "gems_per_player": "sure",
        "gem_points": "sure",
    }


def test_five_lands_and_a_building_for_each() -> None:
    assert dict(zip(LAND_NAMES, BUILDING_NAMES, strict=True)) == BUILDING_OF_LAND


def test_eight_buildings_a_card_and_eight_of_each() -> None:
    assert len(CARD_NAMES) == len(cards()) == 5
    counts = Counter(building for card in cards() for row in card for building in row)
    assert counts == dict.fromkeys(range(5), 8)
    assert all(sum(len(row) for row in card) == 8 for card in cards())


def test_every_card_has_each_building_once_or_twice() -> None:
    for card in cards():
        counts = Counter(building for row in card for building in row)
        assert sorted(counts.values()) == [1, 1, 2, 2, 2]


def test_no_row_has_a_building_twice_and_no_card_a_pair_twice() -> None:
    for card in cards():
        pairs = [frozenset(row) for row in card]
        assert all(len(pair) == 2 for pair in pairs)
        assert len(set(pairs)) == 4


def test_cards_are_rotations_of_one_another() -> None:
    for card, following in pairwise(cards()):
        assert following == [[(building + 1) % 5 for building in row] for row in card]


def test_rows_are_balanced_over_the_cards() -> None:
    for round_index in range(4):
        for position in (0, 1):
            assert sorted(card[round_index][position] for card in cards()) == [0, 1, 2, 3, 4]


def test_either_neighbour_meets_four_different_buildings() -> None:
    for card in cards():
        assert len({*card[0], *card[2]}) == 4
        assert len({*card[1], *card[3]}) == 4


def test_the_compact_form_of_the_cards() -> None:
    for k, card in enumerate(cards()):
        rows = [(k, k + 1), (k + 1, k + 4), (k + 2, k + 3), (k, k + 2)]
        assert card == [[a % 5, b % 5] for a, b in rows]


@pytest.mark.parametrize(("gems", "points"), GEMS.items())
def test_gem_table(gems: int, points: int) -> None:
    assert gem_points(gems) == points
    assert len(COMPONENTS["gem_points"]["value"]) == 9  # 0 to 8: more than eight cannot be
