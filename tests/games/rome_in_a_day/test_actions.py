"""Names of actions: one for each, none for anything else."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheca.games.rome_in_a_day.actions import (
    cell_at,
    coordinates,
    kind_of,
    mask_of,
    name_kind,
    positions,
)
from ludotheca.games.rome_in_a_day.box import CELLS, CENTRE, neighbour
from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.rules.codes import A_CHOOSE, A_DEAL, A_PLACE, A_SPLIT, A_TAKE, A_TURN
from ludotheca.kernel.errors import BadAction

EVERY = [
    *range(A_DEAL, A_DEAL + 25),
    *range(A_TURN, A_TURN + 25),
    *range(A_SPLIT, A_SPLIT + 32),
    *range(A_TAKE, A_TAKE + 2),
    *range(A_CHOOSE, A_CHOOSE + 30),
    *range(A_PLACE, A_PLACE + CELLS),
]


def test_encode_and_decode_are_inverse() -> None:
    named = [GAME.encode(action) for action in EVERY]
    assert [GAME.decode(name) for name in named] == EVERY
    assert len({repr(sorted(name.items())) for name in named}) == len(EVERY)


@pytest.mark.parametrize(
    ("action", "named"),
    [
        (A_DEAL + 2 * 5 + 3, {"type": "deal", "seat": 2, "card": "D"}),
        (A_TURN + 4 * 5 + 1, {"type": "turn", "seat": 4, "land": "vineyard"}),
        (A_SPLIT + 0b10100, {"type": "split", "small": [2, 4]}),
        (A_TAKE, {"type": "take", "set": "small"}),
        (A_TAKE + 1, {"type": "take", "set": "large"}),
        (A_CHOOSE + 4 * 6, {"type": "choose", "land": "quarry", "building": None}),
        (A_CHOOSE + 3 * 6 + 5, {"type": "choose", "land": "quarter", "building": "workshop"}),
        (A_PLACE + CENTRE, {"type": "place", "q": 0, "r": 0}),
    ],
)
def test_names_say_what_is_done(action: int, named: dict[str, Any]) -> None:
    assert GAME.encode(action) == named
    assert GAME.decode(named) == action


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ({}, "its type is None"),
        ({"type": "sell"}, "not one of deal, turn, split, take, choose, place"),
        ({"type": "take"}, "has the fields set, type"),
        ({"type": "take", "set": "small", "gem": 1}, "has the fields set, type"),
        ({"type": "take", "set": "middle"}, "'set' is one of small, large"),
        ({"type": "take", "set": 0}, "'set' is one of small, large"),
        ({"type": "split", "small": "01"}, "a list of positions from 0 to 4"),
        ({"type": "split", "small": [5]}, "a list of positions from 0 to 4"),
        ({"type": "split", "small": [True]}, "a list of positions from 0 to 4"),
        ({"type": "split", "small": [1, 0]}, "each position once, in rising order"),
        ({"type": "split", "small": [1, 1]}, "each position once, in rising order"),
        ({"type": "choose", "land": "swamp", "building": None}, "'land' is one of olive_grove"),
        ({"type": "choose", "land": "field", "building": "castle"}, "'building' is one of oil_press"),
        ({"type": "place", "q": 41, "r": 0}, "'q' is a whole number from -40 to 40"),
        ({"type": "place", "q": 0, "r": -41}, "'r' is a whole number from -40 to 40"),
        ({"type": "place", "q": 0.0, "r": 0}, "'q' is a whole number"),
        ({"type": "place", "q": True, "r": 0}, "'q' is a whole number"),
        ({"type": "turn", "seat": 5, "land": "field"}, "'seat' is a whole number from 0 to 4"),
        ({"type": "deal", "seat": 0, "card": "F"}, "'card' is one of A, B, C, D, E"),
    ],
)
def test_what_is_no_action_says_why(named: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadAction) as caught:
        GAME.decode(named)
    assert reason in str(caught.value)


def test_coordinates_and_cells_are_inverse() -> None:
    assert [cell_at(*coordinates(cell)) for cell in range(CELLS)] == list(range(CELLS))
    assert cell_at(0, 0) == CENTRE


def test_neighbours_go_round_a_cell() -> None:
    ring = [coordinates(int(neighbour(CENTRE, direction))) for direction in range(6)]
    assert ring == [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def test_kinds_and_masks_are_inverse() -> None:
    assert [kind_of(**name_kind(kind)) for kind in range(30)] == list(range(30))
    assert [mask_of(positions(mask)) for mask in range(32)] == list(range(32))
