"""Names of actions: one for each, none for anything else."""

from __future__ import annotations

from typing import Any

import pytest
from games.kingsburg.scripted import placement
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.influence import code_of
from ludotheca.kernel.errors import BadAction

encode, decode = GAME.encode, GAME.decode

rising_three = [a * 36 + b * 6 + c for a in range(6) for b in range(a, 6) for c in range(b, 6)]
rising_two = [a * 6 + b for a in range(6) for b in range(a, 6)]
white = [*range(1, 7), *(a * 7 + b for a in range(1, 7) for b in range(a, 7))]
EVERY = [
    *range(5),
    *range(codes.A_ENEMY, codes.A_ENEMY + 25),
    *range(codes.A_KINGS_DIE + 1, codes.A_KINGS_DIE + 7),
    *(codes.A_NEUTRAL_THREE + dice for dice in rising_three),
    *(codes.A_NEUTRAL_TWO + dice for dice in rising_two),
    *(codes.A_ROLL + seat * 216 + dice for seat in range(5) for dice in rising_three),
    *(codes.A_ROLL_WHITE + seat * 49 + dice for seat in range(5) for dice in white),
    *range(codes.A_ROLL_ONE, codes.A_ROLL_ONE + 30),
    codes.A_KEEP,
    *range(codes.A_REROLL, codes.A_REROLL + 3),
    codes.A_PASS,
    codes.A_DECLINE,
    codes.A_DONE,
    *range(codes.A_SWAP, codes.A_SWAP + 3),
    *range(codes.A_TOWN_HALL, codes.A_TOWN_HALL + 4),
    *(first + goods for first in (codes.A_TAKE, codes.A_LOSE, codes.A_RECRUIT) for goods in range(125)),
    *range(codes.A_BUILD, codes.A_BUILD + 40),
]


def test_encode_and_decode_are_inverse() -> None:
    named = [encode(action) for action in EVERY]
    assert [decode(name) for name in named] == EVERY
    assert len({repr(sorted(name.items())) for name in named}) == len(EVERY)


face = st.integers(1, 6)


@thorough
@given(
    st.lists(face, min_size=1, max_size=3),
    st.lists(face, max_size=2),
    st.booleans(), st.integers(-1, 1), st.booleans(),
)  # fmt: skip
def test_placements_are_named(
    dice: list[int], white: list[int], plus2: bool, market: int, envoy: bool
) -> None:
    total = sum(dice) + sum(white) + 2 * plus2 + market
    if not 1 <= total <= 18:
        return
    named = placement(
        box.ADVISOR_NAMES[total - 1], *dice, white=white, plus2=plus2, market=market, envoy=envoy
    )
    code = decode(named)
    assert code >= codes.A_INFLUENCE
    assert encode(code) == named


def test_a_placement_in_numbers() -> None:
    code = codes.A_INFLUENCE + int(code_of(3 * 7 + 5, 2, 1, -1, 0))
    assert encode(code) == placement("duchess", 3, 5, white=[2], plus2=True, market=-1) | {
        "advisor": box.ADVISOR_NAMES[10]
    }


@pytest.mark.parametrize(
    ("action", "named"),
    [
        (3, {"type": "order", "seat": 3}),
        (codes.A_ENEMY + 2, {"type": "enemy", "year": 1, "enemy": "goblins", "strength": 3}),
        (codes.A_ENEMY + 24, {"type": "enemy", "year": 5, "enemy": "dragons", "strength": 9}),
        (codes.A_KINGS_DIE + 4, {"type": "troops", "die": 4}),
        (codes.A_NEUTRAL_THREE + 0, {"type": "neutral", "dice": [1, 1, 1]}),
        (codes.A_NEUTRAL_TWO + 35, {"type": "neutral", "dice": [6, 6]}),
        (codes.A_ROLL + 216 + 2 * 6 + 4, {"type": "roll", "seat": 1, "dice": [1, 3, 5]}),
        (codes.A_ROLL_WHITE + 2 * 49 + 4, {"type": "white", "seat": 2, "dice": [4]}),
        (codes.A_ROLL_WHITE + 2 * 49 + 4 * 7 + 6, {"type": "white", "seat": 2, "dice": [4, 6]}),
        (codes.A_ROLL_ONE + 5, {"type": "single", "seat": 0, "die": 6}),
        (codes.A_REROLL, {"type": "reroll", "building": "chapel", "die": "all"}),
        (codes.A_SWAP + 1, {"type": "swap", "good": "wood"}),
        (codes.A_TOWN_HALL, {"type": "pay", "payment": "token"}),
        (codes.A_TAKE + 25 + 2, {"type": "take", "goods": ["gold", "stone", "stone"]}),
        (codes.A_LOSE + 5, {"type": "lose", "goods": ["wood"]}),
        (codes.A_RECRUIT + 50, {"type": "recruit", "goods": ["gold", "gold"]}),
        (codes.A_BUILD + 19 * 2 + 1, {"type": "build", "building": "embassy", "envoy": True}),
    ],
)
def test_names_say_what_is_done(action: int, named: dict[str, Any]) -> None:
    assert encode(action) == named
    assert decode(named) == action


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ({}, "its type is None"),
        ({"type": "charge"}, "not one of order"),
        ({"type": "pass", "seat": 1}, "has the fields type"),
        ({"type": "build", "building": "statue"}, "has the fields building, envoy, type"),
        ({"type": "build", "building": "castle", "envoy": False}, "'building' is one of statue"),
        ({"type": "build", "building": "statue", "envoy": 0}, "'envoy' is true or false"),
        ({"type": "take", "goods": ["wood", "gold"]}, "in the order gold, wood, stone"),
        ({"type": "take", "goods": ["silver"]}, "a list of gold, wood, stone"),
        ({"type": "take", "goods": ["gold"] * 5}, "at most 4 of a kind"),
        ({"type": "take", "goods": "gold"}, "a list of gold"),
        ({"type": "reroll", "building": "chapel", "die": "white"}, "one of chapel, all"),
        (
            {"type": "enemy", "year": 1, "enemy": "dragons", "strength": 9},
            "no dragons of strength 9 in year 1",
        ),
        ({"type": "roll", "seat": 0, "dice": [3, 2, 1]}, "in rising order"),
        ({"type": "roll", "seat": 0, "dice": [1, 2]}, "3 to 3 dice, not 2"),
        ({"type": "roll", "seat": 5, "dice": [1, 2, 3]}, "a whole number from 0 to 4"),
        ({"type": "neutral", "dice": [1]}, "2 to 3 dice, not 1"),
        ({"type": "white", "seat": 0, "dice": []}, "1 to 2 dice, not 0"),
        ({"type": "troops", "die": 7}, "a whole number from 1 to 6"),
        ({"type": "pay", "payment": "points"}, "one of token"),
        (placement("treasurer", 3, 6), "these dice reach master_hunter (9), not treasurer (8)"),
        (placement("king", 6, 6, 6, plus2=True), "these dice reach 20, not king (18)"),
        (placement("jester", 1) | {"market": 2}, "'market' is a whole number from -1 to 1"),
        (placement("jester") | {"white": [1]}, "'dice' has 1 to 3 dice, not 0"),
        (placement("jester", 1) | {"dice": [True]}, "a list of faces"),
    ],
)
def test_what_is_no_action(named: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadAction) as error:
        decode(named)
    assert reason in str(error.value)
