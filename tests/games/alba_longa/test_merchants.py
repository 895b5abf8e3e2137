"""Merchants: silver for spaces, who takes which stall, and the lying merchant."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.jobs import resolve_merchants


def market(
    *merchants: int, first: int = 0, stalls: tuple[int, ...] = (), lying: tuple[int, ...] = ()
) -> ScriptedGame:
    """Merchants to be resolved; `lying` are kings whose only merchant lies."""
    game = ScriptedGame(len(merchants), first)
    for king, count in enumerate(merchants):
        game.city(king, merchants=count, silver=0)
    game.stalls(*stalls)
    for king in lying:
        game.state.lying_merchant[king] = codes.OWN_LIES
    return game


def earned(game: ScriptedGame) -> list[int]:
    resolve_merchants(game.state)
    return [int(silver) for silver in game.state.silver]


@pytest.mark.parametrize(
    ("standing", "silver"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)]
)
def test_spaces_1_3_and_6_bring_a_silver_each(standing: int, silver: int) -> None:
    assert box.merchant_silver(1, standing) == silver
    assert earned(market(standing, 0, 0)) == [silver, 0, 0]


def test_the_fullest_stall_is_emptied_and_the_next_go_by_merchants() -> None:
    game = market(1, 3, 2, stalls=(2, 5, 4, 1))
    assert earned(game) == [1 + 1, 2 + 4, 1 + 2]
    assert list(game.state.stalls) == [0, 0, 0, 0]


@pytest.mark.parametrize("stalls", [(6, 0), (0, 6)])
def test_the_fullest_is_emptied_even_if_no_other_has_a_coin(stalls: tuple[int, int]) -> None:
    game = market(1, 0, 0, stalls=stalls)
    assert earned(game) == [1, 0, 0]
    assert game.told("stall-emptied") == [{"stall": stalls.index(6) + 1, "silver": 6}]


def test_ties_go_clockwise_from_the_king_of_kings() -> None:
    assert earned(market(2, 2, 2, first=1, stalls=(9, 5, 3, 2))) == [1 + 2, 1 + 5, 1 + 3]


def test_who_has_only_a_lying_merchant_comes_last_and_earns_no_silver() -> None:
    assert earned(market(0, 1, 0, first=0, stalls=(9, 5, 3, 2), lying=(0,))) == [3, 1 + 5, 0]


def test_two_lying_merchants_tie_from_the_king_of_kings() -> None:
    assert earned(market(0, 1, 0, first=2, stalls=(9, 5, 3, 2), lying=(0, 2))) == [2, 1 + 5, 3]


def test_without_merchants_there_is_nothing() -> None:
    assert earned(market(0, 1, 0, stalls=(9, 5, 3, 2))) == [0, 6, 0]


def test_coins_left_over_go_to_the_bank() -> None:
    game = market(1, 0, 0, stalls=(9, 5, 3, 2))
    bank = int(game.state.bank)
    earned(game)
    assert list(game.state.stalls) == [0, 0, 0, 0]
    assert game.state.bank == bank + 9 + 3 + 2 - 1


def test_a_captive_behind_a_lying_merchant_stands_on_space_2() -> None:
    for lies in (codes.OWN_LIES, codes.CAPTIVE_LIES):
        game = market(0, 0, 0)
        game.captives(0, merchants=1)
        game.state.lying_merchant[0] = lies
        assert earned(game) == [0, 0, 0]
    game = market(0, 0, 0)
    game.captives(0, merchants=2)  # on spaces 2 and 3
    game.state.lying_merchant[0] = codes.OWN_LIES
    assert earned(game) == [1, 0, 0]


def test_captives_and_merchants_beside_the_track_count_for_the_rank() -> None:
    game = market(6, 6, 0, first=0, stalls=(9, 5, 3, 2))
    game.captives(1, merchants=1)
    assert earned(game) == [3 + 3, 3 + 5, 0]
    assert earned(market(8, 9, 0, first=0, stalls=(9, 5, 3, 2))) == [3 + 3, 3 + 5, 0]


KINGS = st.integers(3, 5)


@thorough
@given(st.data())
def test_stalls_against_a_plain_sort(data: st.DataObject) -> None:
    players = data.draw(KINGS)
    first = data.draw(st.integers(0, players - 1))
    standing = data.draw(st.lists(st.integers(0, 7), min_size=players, max_size=players))
    lies = data.draw(st.lists(st.booleans(), min_size=players, max_size=players))
    coins = data.draw(st.lists(st.integers(0, 9), min_size=players + 1, max_size=players + 1))
    game = market(*standing, first=first, stalls=tuple(coins))
    for king in range(players):
        if lies[king]:
            game.state.lying_merchant[king] = codes.OWN_LIES
    order = [k for k in range(players) if standing[k] or lies[k]]
    order.sort(key=lambda k: (-standing[k], (k - first) % players))
    expected = [0] * players
    for king, stall in zip(order, sorted(coins, reverse=True)[1:], strict=False):
        expected[king] = stall
    for king in range(players):
        spaces = range(2 if lies[king] else 1, (2 if lies[king] else 1) + standing[king])
        expected[king] += sum(space in spaces for space in (1, 3, 6))
    assert earned(game) == expected
