"""Step a of a season: the roll, rerolls by Statue and Chapel, the turn order."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from games.kingsburg.scripted import AUTUMN, SPRING, ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE

STATUE = {"type": "reroll", "building": "statue", "die": "coloured"}
STATUE_WHITE = {"type": "reroll", "building": "statue", "die": "white"}
CHAPEL = {"type": "reroll", "building": "chapel", "die": "all"}
KEEP = {"type": "keep"}
FARMS = ("inn", "market", "farms")
face = st.integers(1, 6)


# The roll.


def test_everybody_rolls_three_coloured_dice() -> None:
    game = ScriptedGame(3)
    game.begin(SPRING)
    for seat in (0, 1, 2):
        assert game.mover == CHANCE
        game.roll(seat, 4, 5, 6)
    assert list(game.state.die) == [4, 5, 6, 0, 0] * 3


def test_coloured_dice_are_fair() -> None:
    game = ScriptedGame(3)
    game.begin(SPRING)
    ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
    listed = [tuple(action["dice"]) for action in game.legal(CHANCE)]
    assert dict(zip(listed, game.state.weights(), strict=True)) == ways


@pytest.mark.parametrize("white", [1, 2])
def test_white_dice_are_fair(white: int) -> None:
    game = ScriptedGame(3)
    game.own(0, *FARMS)
    game.begin(SPRING)
    game.state.aid = 0 if white == 2 else -1
    game.act(CHANCE, type="roll", seat=0, dice=[1, 1, 1])
    ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=white))
    listed = [tuple(action["dice"]) for action in game.legal(CHANCE)]
    assert dict(zip(listed, game.state.weights(), strict=True)) == ways


def test_random_rolls_follow_the_weights() -> None:
    game = ScriptedGame(3)
    game.begin(SPRING)
    rng = Rng(1)
    outcomes = [int(code) for code in game.state.actions(CHANCE)]
    drawn = Counter(int(game.state.random_action(CHANCE, rng)) for _ in range(21_600))
    assert set(drawn) <= set(outcomes)
    for code, weight in zip(outcomes, game.state.weights(), strict=True):
        assert abs(drawn[code] - 100 * weight) < 5 * (100 * weight) ** 0.5


# Rerolls.


def two(*dice: int, owns: tuple[str, ...] = ("statue", "chapel")) -> ScriptedGame:
    """Seat 0 with these buildings has rolled."""
    game = ScriptedGame(3)
    white = len(dice) - 3
    game.own(0, *owns, *(FARMS if white else ()))
    game.season(dice, (6, 6, 5), (6, 6, 5))
    return game


@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        ((5, 5, 5), [STATUE, KEEP]),
        ((5, 5, 5, 5), [STATUE, STATUE_WHITE, KEEP]),
        ((1, 1, 5), [CHAPEL, KEEP]),
        ((1, 2, 2, 2), [CHAPEL, KEEP]),
        ((1, 1, 1), [STATUE, CHAPEL, KEEP]),
        ((1, 1, 1, 1), [STATUE, STATUE_WHITE, CHAPEL, KEEP]),
    ],
)
def test_what_may_be_rerolled(dice: tuple[int, ...], offered: list[dict[str, str]]) -> None:
    game = two(*dice)
    assert game.mover == 0
    assert game.legal(0) == offered


@pytest.mark.parametrize(
    ("dice", "owns"),
    [
        ((5, 5, 4), ("statue", "chapel")),
        ((5, 5, 5, 4), ("statue", "chapel")),  # the white die differs
        ((1, 2, 5), ("statue", "chapel")),  # eight
        ((1, 1, 4, 2), ("statue", "chapel")),  # eight with the white die
        ((1, 1, 1), ()),
        ((1, 1, 4), ("statue",)),
    ],
)
def test_what_may_not_be_rerolled(dice: tuple[int, ...], owns: tuple[str, ...]) -> None:
    game = two(*dice, owns=owns)
    assert game.decision(game.mover).kind == "influence"


def test_a_reroll_is_no_duty() -> None:
    game = two(5, 5, 5)
    game.act(0, **KEEP)
    assert game.decision(game.mover).kind == "influence"
    assert list(game.state.die[:5]) == [5, 5, 5, 0, 0]


@pytest.mark.parametrize(("new", "dice"), [(2, [2, 4, 4]), (4, [4, 4, 4]), (6, [4, 4, 6])])
def test_the_statue_rerolls_one_die(new: int, dice: list[int]) -> None:
    game = two(4, 4, 4, owns=("statue",))
    game.act(0, **STATUE)
    assert game.legal(CHANCE) == [{"type": "single", "seat": 0, "die": face} for face in range(1, 7)]
    assert list(game.state.weights()) == [1] * 6
    game.act(CHANCE, type="single", seat=0, die=new)
    assert list(game.state.die[:3]) == dice
    assert game.decision(game.mover).kind == "influence"  # used, even if they are equal again


def test_the_statue_may_reroll_a_white_die() -> None:
    game = two(4, 4, 4, 4, owns=("statue",))
    game.act(0, **STATUE_WHITE)
    game.act(CHANCE, type="single", seat=0, die=6)
    assert list(game.state.die[:5]) == [4, 4, 4, 6, 0]


def test_the_chapel_rerolls_all_dice() -> None:
    game = two(1, 1, 2, 2)
    game.act(0, **CHAPEL)
    assert list(game.state.die[:5]) == [0] * 5
    game.roll(0, 6, 6, 5, 3)
    assert list(game.state.die[:5]) == [5, 6, 6, 3, 0]
    assert list(game.state.die[5:15]) == [5, 6, 6, 0, 0] * 2  # only his own


def test_statue_and_chapel_in_either_sequence() -> None:
    game = two(1, 1, 1)
    game.act(0, **CHAPEL)
    game.roll(0, 3, 3, 3)
    assert game.legal(0) == [STATUE, KEEP]
    game = two(1, 1, 1)
    game.act(0, **STATUE)
    game.act(CHANCE, type="single", seat=0, die=5)
    assert game.legal(0) == [CHAPEL, KEEP]
    game = two(1, 1, 1)
    game.act(0, **STATUE)
    game.act(CHANCE, type="single", seat=0, die=6)
    assert game.decision(game.mover).kind == "influence"  # eight now: the Chapel has closed again


def test_each_works_once_a_season_and_again_in_the_next() -> None:
    game = two(1, 1, 1)
    game.act(0, **CHAPEL)
    game.roll(0, 1, 1, 1)
    assert game.legal(0) == [STATUE, KEEP]
    game.act(0, **KEEP)
    game.all_pass()
    for seat in game.order:
        game.roll(seat, *((1, 1, 1) if seat == 0 else (6, 6, 5)))
    assert game.legal(0) == [STATUE, CHAPEL, KEEP]


def test_rerolls_go_in_the_old_turn_order_one_player_after_the_other() -> None:
    game = ScriptedGame(3, order=(2, 0, 1))
    for seat in range(3):
        game.own(seat, "statue", "chapel")
    game.season((1, 1, 1), (1, 1, 1), (2, 2, 2))
    assert game.mover == 2
    game.act(2, **STATUE)
    game.act(CHANCE, type="single", seat=2, die=1)
    assert game.mover == 2  # he finishes first: five in all, so the Chapel has opened
    game.act(2, **KEEP)
    assert game.mover == 0
    game.act(0, **CHAPEL)
    game.roll(0, 2, 2, 2)
    assert game.mover == 0
    game.act(0, **KEEP)
    assert game.mover == 1
    game.act(1, **KEEP)
    assert game.order == [1, 2, 0]  # 3, 5 and 6


# The turn order.


def test_the_lowest_total_plays_first_white_dice_included() -> None:
    game = ScriptedGame(3)
    game.own(1, *FARMS)
    game.season((3, 3, 3), (1, 1, 1, 5), (1, 2, 4))
    assert game.order == [2, 1, 0]


def test_equal_totals_keep_their_order() -> None:
    game = ScriptedGame(4, order=(3, 1, 2, 0))
    game.season((2, 3, 4), (1, 3, 5), (1, 1, 1), (3, 3, 3))
    assert game.order == [2, 3, 1, 0]


def test_rerolls_count_for_the_order() -> None:
    game = two(1, 1, 1)
    assert game.order == [0, 1, 2]
    game.act(0, **CHAPEL)
    game.roll(0, 6, 6, 6)
    game.act(0, **KEEP)
    assert game.order == [1, 2, 0]


@thorough
@given(st.permutations(range(5)), st.lists(st.lists(face, min_size=3, max_size=3), min_size=5, max_size=5))
def test_any_turn_order_is_what_a_stable_sort_says(order: list[int], rolls: list[list[int]]) -> None:
    game = ScriptedGame(5, order=order)
    game.season(*rolls)
    assert game.order == sorted(order, key=lambda seat: sum(rolls[seat]))


def test_the_order_of_autumn_serves_recruitment_and_battle() -> None:
    game = ScriptedGame(3)
    for seat in range(3):
        game.own(seat, gold=2)
    game.season((6, 6, 6), (1, 2, 6), (3, 3, 3), phase=AUTUMN)
    while game.phase == (1, AUTUMN):
        game.pass_turn(game.mover)
    recruits = []
    while game.mover >= 0:
        recruits.append(game.mover)
        game.act(game.mover, type="done")
    assert recruits == game.order == [1, 2, 0]
    game.enemy("zombies", 4)
    game.events()
    game.act(CHANCE, type="troops", die=4)
    assert game.told("troops") == [{"seat": 1, "die": 4}]
