"""Names of actions: each code has one, each name has one code, and nothing else is read."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.actions import ACTIONS
from ludotheca.games.alba_longa.rules import codes
from ludotheca.kernel.errors import BadAction

ALL = [
    *range(codes.A_FIRST_KING, codes.A_FIRST_KING + 5),
    *range(codes.A_COST + 4, codes.A_COST + 7),
    *range(codes.A_CLIMATE, codes.A_CLIMATE + 3),
    *range(codes.A_CARD, codes.A_CARD + 3),
    codes.A_SELL,
    codes.A_SELL + 1,
    codes.A_KEEP,
    *range(codes.A_ASSIGN, codes.A_ASSIGN + 5),
    codes.A_NO_ASSIGNMENT,
    codes.A_HOLD,
    codes.A_PASS,
    codes.A_PASS_DIE,
    *range(codes.A_PAY, codes.A_PAY + 6),
    *range(codes.A_TAKE, codes.A_TAKE + 32),
    *range(codes.A_BUY, codes.A_BUY + 16),
    *range(codes.A_RECALL + 1, codes.A_RECALL + 5),
    codes.A_TAKE_BACK,
    codes.A_NO_RECALL,
    *range(codes.A_ATTACK, codes.A_ATTACK + box.ASSISI + 1),
    *range(codes.A_HERO, codes.A_HERO + 5),
    *range(codes.A_SABOTAGE + 1, codes.A_SABOTAGE + 5),
    *range(codes.A_PILLAGE, codes.A_PILLAGE + 2),
    *range(codes.A_PILLAGE_CAPTIVE + 1, codes.A_PILLAGE_CAPTIVE + 5),
    *range(codes.A_STOCK, codes.A_STOCK + 3),
    codes.A_NO_UPGRADE,
    codes.A_UPGRADE,
    codes.A_NO_BLESSING,
    codes.A_BLESSING,
    *range(codes.A_NAME, codes.A_NAME + 5),
    *range(codes.A_GROW, codes.A_GROW + codes.MOST_GROWTH + 1),
    *range(codes.A_ROLL, codes.A_ROLL + codes.ROLLS),
]


def test_every_action_has_one_name_and_every_name_one_action() -> None:
    names = [ACTIONS.encode(code) for code in ALL]
    assert [ACTIONS.decode(name) for name in names] == ALL
    assert len({tuple(sorted(name.items())) for name in names}) == len(ALL) == len(set(ALL))
    assert {name["type"] for name in names} == set(ACTIONS.acts)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (codes.A_TAKE, {"type": "take", "die": "soldiers", "job": "soldiers", "count": 1}),
        (codes.A_TAKE + 31, {"type": "take", "die": "priests", "job": "farmers", "count": 4}),
        (codes.A_BUY + 9, {"type": "buy", "die": "quarry", "count": 2}),
        (codes.A_PAY, {"type": "pay", "stall": 1}),
        (
            codes.A_ROLL + 0b10_01_01_11,
            {"type": "roll", "soldiers": 3, "merchants": 2, "quarry": 2, "priests": 4},
        ),
        (codes.A_GROW, {"type": "no-growth"}),
        (codes.A_GROW + 3, {"type": "grow", "count": 3}),
    ],
)
def test_some_names(code: int, name: dict[str, Any]) -> None:
    assert ACTIONS.encode(code) == name


@pytest.mark.parametrize(
    "name",
    [
        {},
        {"type": "march"},
        {"type": ["take"]},
        {"type": "keep", "count": 1},
        {"type": "sell", "count": 2},
        {"type": "sell", "count": True},
        {"type": "sell", "count": "1"},
        {"type": "pay", "stall": 0},
        {"type": "pay", "stall": 7},
        {"type": "pay", "stall": 1.0},
        {"type": "take", "die": "soldiers", "count": 1},
        {"type": "take", "die": "soldiers", "job": "priests", "count": 1},
        {"type": "take", "die": "farmers", "job": "farmers", "count": 1},
        {"type": "take", "die": "quarry", "job": "quarry", "count": 5},
        {"type": "buy", "die": "quarry", "count": 0},
        {"type": "recall", "hero": 0},
        {"type": "hero", "hero": 5},
        {"type": "sabotage", "job": "soldiers"},
        {"type": "pillage", "item": "captive"},
        {"type": "pillage-captive", "job": "soldiers"},
        {"type": "attack", "other": 5},
        {"type": "attack", "other": "assisi"},
        {"type": "grow", "count": 0},
        {"type": "roll", "soldiers": 1, "merchants": 1, "quarry": 1, "priests": 5},
        {"type": "roll", "soldiers": 1, "merchants": 1, "quarry": 1},
        {"type": "weather-cost", "cost": 7},
        {"type": "climate", "climate": "cold"},
    ],
)
def test_what_is_no_action_is_refused(name: dict[str, Any]) -> None:
    with pytest.raises(BadAction):
        ACTIONS.decode(name)
