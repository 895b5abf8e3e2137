"""Names of actions: one each, readable without a position, and every mistake in one told."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheca.games.comuni.actions import ACTIONS
from ludotheca.games.comuni.rules import codes
from ludotheca.kernel.errors import BadAction

NAMED: list[tuple[int, dict[str, Any]]] = [
    (codes.A_DEAL + 2 * 5 + 4, {"type": "deal", "seat": 2, "comune": "milano"}),
    (codes.A_DRAW + 1 * 16 + 0b1010, {"type": "draw", "card": "military_religion_2"}),
    (codes.A_CLAIM, {"type": "claim"}),
    (codes.A_INCOME, {"type": "income"}),
    (codes.A_TAKE_BACK, {"type": "take-back"}),
    (codes.A_FINISH, {"type": "finish"}),
    (codes.A_PASS, {"type": "pass"}),
    (codes.A_BID + 6, {"type": "bid", "column": 7}),
    (codes.A_MOVE, {"type": "move", "column": 1}),
    (codes.A_GAIN + 3, {"type": "gain", "resource": "pilgrim"}),
    (codes.A_EXCHANGE + 3 * 4 + 2, {"type": "exchange", "pay": "pilgrim", "take": "craftsman"}),
    (codes.A_REPAIR + 2, {"type": "repair", "pillage": 2}),
    (codes.A_BUILD + 3 * 4 + 3, {"type": "build", "category": "religion", "storeys": 4}),
    (codes.A_WALL + 3, {"type": "wall", "storeys": 4}),
    (codes.A_OFFER + 12, {"type": "offer", "gold": 12}),
    (codes.A_CHOOSE + 3 * 16 + 15, {"type": "choose", "card": "any_4"}),
    (codes.A_DISCARD + 1, {"type": "discard", "card": "economy_1"}),
    (codes.A_GOLD + 5, {"type": "gold-armies", "armies": 5}),
    (codes.A_PILGRIMS, {"type": "pilgrim-armies", "armies": 0}),
    (codes.A_ALLIANCE + 60, {"type": "alliance", "armies": 60}),
    (codes.A_CITY + 9, {"type": "city", "armies": 9}),
]


@pytest.mark.parametrize(("code", "named"), NAMED, ids=[named["type"] for _, named in NAMED])
def test_an_action_has_one_name(code: int, named: dict[str, Any]) -> None:
    assert ACTIONS.encode(code) == named
    assert ACTIONS.decode(named) == code


def test_every_type_is_tried() -> None:
    assert {named["type"] for _, named in NAMED} == set(ACTIONS.acts)


@pytest.mark.parametrize(
    ("named", "complaint"),
    [
        ({}, "its type is None"),
        ({"type": "rest"}, "its type is 'rest'"),
        ({"type": ["bid"]}, "its type is"),
        ({"type": "claim", "column": 1}, "has the fields type, not column, type"),
        ({"type": "bid"}, "has the fields column, type"),
        ({"type": "bid", "column": 0}, "'column' is a whole number from 1 to 7, not 0"),
        ({"type": "bid", "column": 8}, "from 1 to 7"),
        ({"type": "bid", "column": "1"}, "whole number"),
        ({"type": "bid", "column": True}, "whole number"),
        ({"type": "offer", "gold": -1}, "from 0 to 99"),
        ({"type": "wall", "storeys": 5}, "from 1 to 4"),
        ({"type": "build", "category": "walls", "storeys": 1}, "'category' is one of economy"),
        ({"type": "gain", "resource": "wood"}, "'resource' is one of gold"),
        ({"type": "choose", "card": "economy_5"}, "'card' is a word like"),
        ({"type": "choose", "card": "military_economy_1"}, "'card' is a word like"),
        ({"type": "choose", "card": 3}, "'card' is a word like"),
        ({"type": "deal", "seat": 5, "comune": "lucca"}, "from 0 to 4"),
        ({"type": "deal", "seat": 0, "comune": "roma"}, "'comune' is one of lucca"),
        ({"type": "exchange", "pay": "gold", "take": None}, "'take' is one of"),
    ],
)
def test_a_name_that_is_none_is_told_why(named: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadAction, match=complaint):
        ACTIONS.decode(named)
