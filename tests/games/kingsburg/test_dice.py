"""Step a of a season: the roll, rerolls by Statue and Chapel, the turn order."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from games.kingsburg.table import AUTUMN, SPRING, Table, thorough
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
    table = Table(3)
    table.begin(SPRING)
    for seat in (0, 1, 2):
        assert table.mover == CHANCE
        table.roll(seat, 4, 5, 6)
    assert list(table.state.die) == [4, 5, 6, 0, 0] * 3


def test_coloured_dice_are_fair() -> None:
    table = Table(3)
    table.begin(SPRING)
    ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
    listed = [tuple(action["dice"]) for action in table.legal(CHANCE)]
    assert dict(zip(listed, table.state.weights(), strict=True)) == ways


@pytest.mark.parametrize("white", [1, 2])
def test_white_dice_are_fair(white: int) -> None:
    table = Table(3)
    table.own(0, *FARMS)
    table.begin(SPRING)
    table.state.aid = 0 if white == 2 else -1
    table.act(CHANCE, type="roll", seat=0, dice=[1, 1, 1])
    ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=white))
    listed = [tuple(action["dice"]) for action in table.legal(CHANCE)]
    assert dict(zip(listed, table.state.weights(), strict=True)) == ways


def test_random_rolls_follow_the_weights() -> None:
    table = Table(3)
    table.begin(SPRING)
    rng = Rng(1)
    outcomes = [int(code) for code in table.state.actions(CHANCE)]
    drawn = Counter(int(table.state.random_action(CHANCE, rng)) for _ in range(21_600))
    assert set(drawn) <= set(outcomes)
    for code, weight in zip(outcomes, table.state.weights(), strict=True):
        assert abs(drawn[code] - 100 * weight) < 5 * (100 * weight) ** 0.5


# Rerolls.


def two(*dice: int, owns: tuple[str, ...] = ("statue", "chapel")) -> Table:
    """Seat 0 with these buildings has rolled."""
    table = Table(3)
    white = len(dice) - 3
    table.own(0, *owns, *(FARMS if white else ()))
    table.season(dice, (6, 6, 5), (6, 6, 5))
    return table


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
    table = two(*dice)
    assert table.mover == 0
    assert table.legal(0) == offered


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
    table = two(*dice, owns=owns)
    assert table.decision(table.mover).kind == "influence"


def test_a_reroll_is_no_duty() -> None:
    table = two(5, 5, 5)
    table.act(0, **KEEP)
    assert table.decision(table.mover).kind == "influence"
    assert list(table.state.die[:5]) == [5, 5, 5, 0, 0]


@pytest.mark.parametrize(("new", "dice"), [(2, [2, 4, 4]), (4, [4, 4, 4]), (6, [4, 4, 6])])
def test_the_statue_rerolls_one_die(new: int, dice: list[int]) -> None:
    table = two(4, 4, 4, owns=("statue",))
    table.act(0, **STATUE)
    assert table.legal(CHANCE) == [{"type": "single", "seat": 0, "die": face} for face in range(1, 7)]
    assert list(table.state.weights()) == [1] * 6
    table.act(CHANCE, type="single", seat=0, die=new)
    assert list(table.state.die[:3]) == dice
    assert table.decision(table.mover).kind == "influence"  # used, even if they are equal again


def test_the_statue_may_reroll_a_white_die() -> None:
    table = two(4, 4, 4, 4, owns=("statue",))
    table.act(0, **STATUE_WHITE)
    table.act(CHANCE, type="single", seat=0, die=6)
    assert list(table.state.die[:5]) == [4, 4, 4, 6, 0]


def test_the_chapel_rerolls_all_dice() -> None:
    table = two(1, 1, 2, 2)
    table.act(0, **CHAPEL)
    assert list(table.state.die[:5]) == [0] * 5
    table.roll(0, 6, 6, 5, 3)
    assert list(table.state.die[:5]) == [5, 6, 6, 3, 0]
    assert list(table.state.die[5:15]) == [5, 6, 6, 0, 0] * 2  # only his own


def test_statue_and_chapel_in_either_sequence() -> None:
    table = two(1, 1, 1)
    table.act(0, **CHAPEL)
    table.roll(0, 3, 3, 3)
    assert table.legal(0) == [STATUE, KEEP]
    table = two(1, 1, 1)
    table.act(0, **STATUE)
    table.act(CHANCE, type="single", seat=0, die=5)
    assert table.legal(0) == [CHAPEL, KEEP]
    table = two(1, 1, 1)
    table.act(0, **STATUE)
    table.act(CHANCE, type="single", seat=0, die=6)
    assert table.decision(table.mover).kind == "influence"  # eight now: the Chapel has closed again


def test_each_works_once_a_season_and_again_in_the_next() -> None:
    table = two(1, 1, 1)
    table.act(0, **CHAPEL)
    table.roll(0, 1, 1, 1)
    assert table.legal(0) == [STATUE, KEEP]
    table.act(0, **KEEP)
    table.all_pass()
    for seat in table.order:
        table.roll(seat, *((1, 1, 1) if seat == 0 else (6, 6, 5)))
    assert table.legal(0) == [STATUE, CHAPEL, KEEP]


def test_rerolls_go_in_the_old_turn_order_one_player_after_the_other() -> None:
    table = Table(3, order=(2, 0, 1))
    for seat in range(3):
        table.own(seat, "statue", "chapel")
    table.season((1, 1, 1), (1, 1, 1), (2, 2, 2))
    assert table.mover == 2
    table.act(2, **STATUE)
    table.act(CHANCE, type="single", seat=2, die=1)
    assert table.mover == 2  # he finishes first: five in all, so the Chapel has opened
    table.act(2, **KEEP)
    assert table.mover == 0
    table.act(0, **CHAPEL)
    table.roll(0, 2, 2, 2)
    assert table.mover == 0
    table.act(0, **KEEP)
    assert table.mover == 1
    table.act(1, **KEEP)
    assert table.order == [1, 2, 0]  # 3, 5 and 6


# The turn order.


def test_the_lowest_total_plays_first_white_dice_included() -> None:
    table = Table(3)
    table.own(1, *FARMS)
    table.season((3, 3, 3), (1, 1, 1, 5), (1, 2, 4))
    assert table.order == [2, 1, 0]


def test_equal_totals_keep_their_order() -> None:
    table = Table(4, order=(3, 1, 2, 0))
    table.season((2, 3, 4), (1, 3, 5), (1, 1, 1), (3, 3, 3))
    assert table.order == [2, 3, 1, 0]


def test_rerolls_count_for_the_order() -> None:
    table = two(1, 1, 1)
    assert table.order == [0, 1, 2]
    table.act(0, **CHAPEL)
    table.roll(0, 6, 6, 6)
    table.act(0, **KEEP)
    assert table.order == [1, 2, 0]


@thorough
@given(st.permutations(range(5)), st.lists(st.lists(face, min_size=3, max_size=3), min_size=5, max_size=5))
def test_any_turn_order_is_what_a_stable_sort_says(order: list[int], rolls: list[list[int]]) -> None:
    table = Table(5, order=order)
    table.season(*rolls)
    assert table.order == sorted(order, key=lambda seat: sum(rolls[seat]))


def test_the_order_of_autumn_serves_recruitment_and_battle() -> None:
    table = Table(3)
    for seat in range(3):
        table.own(seat, gold=2)
    table.season((6, 6, 6), (1, 2, 6), (3, 3, 3), phase=AUTUMN)
    while table.phase == (1, AUTUMN):
        table.pass_turn(table.mover)
    recruits = []
    while table.mover >= 0:
        recruits.append(table.mover)
        table.act(table.mover, type="done")
    assert recruits == table.order == [1, 2, 0]
    table.enemy("zombies", 4)
    table.events()
    table.act(CHANCE, type="troops", die=4)
    assert table.told("troops") == [{"seat": 1, "die": 4}]
