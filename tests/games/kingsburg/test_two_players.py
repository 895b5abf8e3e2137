"""The neutral dice of two players."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from games.kingsburg.table import AUTUMN, SPRING, SUMMER, Table
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.kingsburg.tables import NEUTRAL
from ludotheca.games.kingsburg.view import view
from ludotheca.kernel.state import CHANCE, SPECTATOR

face = st.integers(1, 6)


def neutral(three: tuple[int, int, int], two: tuple[int, int], phase: int = SPRING) -> Table:
    table = Table(2)
    table.begin(phase)
    table.act(CHANCE, type="neutral", dice=sorted(three))
    table.act(CHANCE, type="neutral", dice=sorted(two))
    return table


def held(table: Table) -> set[int]:
    """The advisors that neutral dice hold."""
    return {spot for spot in range(1, 37) if table.state.owner[spot] == NEUTRAL}


@pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])
def test_three_dice_then_two_on_their_sums(phase: int) -> None:
    table = neutral((2, 4, 5), (3, 6), phase)
    assert held(table) == {11, 9}
    assert table.kinds(CHANCE) == {"roll"}


def test_neutral_dice_are_fair() -> None:
    table = Table(2)
    table.begin(SPRING)
    for count in (3, 2):
        ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count))
        listed = [tuple(action["dice"]) for action in table.legal(CHANCE)]
        assert dict(zip(listed, table.state.weights(), strict=True)) == ways
        table.act(CHANCE, type="neutral", dice=[1] * count)


def test_they_come_before_everything_else() -> None:
    table = Table(2)
    table.own(0, "inn", "market", "farms", "merchants_guild")
    table.begin(SPRING)
    assert table.kinds(CHANCE) == {"neutral"}
    assert table.goods(0) == (0, 0, 0)
    table.act(CHANCE, type="neutral", dice=[1, 1, 1])
    table.act(CHANCE, type="neutral", dice=[6, 6])
    assert table.goods(0) == (1, 0, 0)


def test_two_dice_on_the_same_sum_go_on_their_own_numbers() -> None:
    table = neutral((2, 2, 5), (3, 6))
    assert held(table) == {9, 3, 6}
    assert [(die.face, die.advisor) for die in view(table.state, SPECTATOR).neutral] == [
        (2, 9), (2, 9), (5, 9), (3, 3), (6, 6),
    ]  # fmt: skip


def test_equal_dice_leave_one_aside() -> None:
    table = neutral((1, 1, 6), (4, 4))
    assert held(table) == {8, 4}
    assert table.told("neutral-aside") == [{"die": 4}]
    assert [(die.face, die.advisor) for die in view(table.state, SPECTATOR).neutral][-2:] == [(4, 4), (4, 0)]


@given(st.tuples(face, face, face), st.tuples(face, face))
def test_two_or_three_advisors_are_held(three: tuple[int, int, int], two: tuple[int, int]) -> None:
    first, second = sum(three), sum(two)
    expected = {first, second} if first != second else {first, *two}
    assert held(neutral(three, two)) == expected


def test_their_advisors_are_closed_but_to_the_envoy() -> None:
    table = neutral((2, 2, 5), (1, 1))
    table.roll(0, 3, 6, 6)
    table.roll(1, 2, 6, 6)
    assert not table.can_influence(1, "squire", 2)
    table.state.envoy = 0
    table.pass_turn(1)
    assert table.can_influence(0, "master_hunter", 3, 6, envoy=True)
    table.influence(0, "master_hunter", 3, 6, envoy=True)
    table.all_pass()
    table.take(0, "gold", "wood")
    assert table.goods(0) == (1, 1, 0)  # and nobody has a gift by the neutral dice


def test_they_give_nothing() -> None:
    table = neutral((6, 6, 6), (1, 1))
    table.roll(0, 3, 6, 6)
    table.roll(1, 2, 6, 6)
    table.events()
    table.all_pass()
    assert table.told("gift") == []


def test_they_go_when_the_season_ends() -> None:
    table = neutral((6, 6, 6), (1, 1))
    table.own(0, gold=2)
    table.roll(0, 3, 6, 6)
    table.roll(1, 2, 6, 6)
    while table.decision(table.mover).kind == "influence":
        table.pass_turn(table.mover)
    assert held(table) == {18, 2}
    table.pass_turn(0)
    assert held(table) == set()
    assert not any(table.state.neutral)
    assert table.kinds(CHANCE) == {"neutral"}  # those of Summer


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_and_more_have_none(players: int) -> None:
    table = Table(players)
    table.begin(SPRING)
    assert table.kinds(CHANCE) == {"roll"}
