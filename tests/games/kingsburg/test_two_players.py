"""The neutral dice of two players."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from games.kingsburg.scripted import AUTUMN, SPRING, SUMMER, ScriptedGame
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.view import view
from ludotheca.kernel.state import CHANCE, SPECTATOR

face = st.integers(1, 6)


def neutral(three: tuple[int, int, int], two: tuple[int, int], phase: int = SPRING) -> ScriptedGame:
    game = ScriptedGame(2)
    game.begin(phase)
    game.act(CHANCE, type="neutral", dice=sorted(three))
    game.act(CHANCE, type="neutral", dice=sorted(two))
    return game


def held(game: ScriptedGame) -> set[int]:
    """The advisors that neutral dice hold."""
    return {spot for spot in range(1, 37) if game.state.owner[spot] == box.NEUTRAL}


@pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])
def test_three_dice_then_two_on_their_sums(phase: int) -> None:
    game = neutral((2, 4, 5), (3, 6), phase)
    assert held(game) == {11, 9}
    assert game.types(CHANCE) == {"roll"}


def test_neutral_dice_are_fair() -> None:
    game = ScriptedGame(2)
    game.begin(SPRING)
    for count in (3, 2):
        ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count))
        listed = [tuple(action["dice"]) for action in game.legal(CHANCE)]
        assert dict(zip(listed, game.state.weights(), strict=True)) == ways
        game.act(CHANCE, type="neutral", dice=[1] * count)


def test_they_come_before_everything_else() -> None:
    game = ScriptedGame(2)
    game.own(0, "inn", "market", "farms", "merchants_guild")
    game.begin(SPRING)
    assert game.types(CHANCE) == {"neutral"}
    assert game.goods(0) == (0, 0, 0)
    game.act(CHANCE, type="neutral", dice=[1, 1, 1])
    game.act(CHANCE, type="neutral", dice=[6, 6])
    assert game.goods(0) == (1, 0, 0)


def test_two_dice_on_the_same_sum_go_on_their_own_numbers() -> None:
    game = neutral((2, 2, 5), (3, 6))
    assert held(game) == {9, 3, 6}
    assert [(die.face, die.advisor) for die in view(game.state, SPECTATOR).neutral] == [
        (2, 9), (2, 9), (5, 9), (3, 3), (6, 6),
    ]  # fmt: skip


def test_equal_dice_leave_one_aside() -> None:
    game = neutral((1, 1, 6), (4, 4))
    assert held(game) == {8, 4}
    assert game.told("neutral-aside") == [{"die": 4}]
    assert [(die.face, die.advisor) for die in view(game.state, SPECTATOR).neutral][-2:] == [(4, 4), (4, 0)]


@given(st.tuples(face, face, face), st.tuples(face, face))
def test_two_or_three_advisors_are_held(three: tuple[int, int, int], two: tuple[int, int]) -> None:
    first, second = sum(three), sum(two)
    expected = {first, second} if first != second else {first, *two}
    assert held(neutral(three, two)) == expected


def test_their_advisors_are_closed_but_to_the_envoy() -> None:
    game = neutral((2, 2, 5), (1, 1))
    game.roll(0, 3, 6, 6)
    game.roll(1, 2, 6, 6)
    assert not game.can_influence(1, "squire", 2)
    game.state.envoy = 0
    game.pass_turn(1)
    assert game.can_influence(0, "master_hunter", 3, 6, envoy=True)
    game.influence(0, "master_hunter", 3, 6, envoy=True)
    game.all_pass()
    game.take(0, "gold", "wood")
    assert game.goods(0) == (1, 1, 0)  # and nobody has a gift by the neutral dice


def test_they_give_nothing() -> None:
    game = neutral((6, 6, 6), (1, 1))
    game.roll(0, 3, 6, 6)
    game.roll(1, 2, 6, 6)
    game.events()
    game.all_pass()
    assert game.told("gift") == []


def test_they_go_when_the_season_ends() -> None:
    game = neutral((6, 6, 6), (1, 1))
    game.own(0, gold=2)
    game.roll(0, 3, 6, 6)
    game.roll(1, 2, 6, 6)
    while game.decision(game.mover).kind == "influence":
        game.pass_turn(game.mover)
    assert held(game) == {18, 2}
    game.pass_turn(0)
    assert held(game) == set()
    assert not any(game.state.neutral)
    assert game.types(CHANCE) == {"neutral"}  # those of Summer


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_and_more_have_none(players: int) -> None:
    game = ScriptedGame(players)
    game.begin(SPRING)
    assert game.types(CHANCE) == {"roll"}
