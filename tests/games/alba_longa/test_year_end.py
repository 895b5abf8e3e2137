"""The end of a year: feeding, losses, elimination, growth."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules.year_end import feed
from ludotheca.kernel.state import SPECTATOR


def winter(*wheat: int, first: int = 0, named: int | None = None, **options: bool | str) -> ScriptedGame:
    """The year is fed: these kings had so much wheat for eight peasants each."""
    game = ScriptedGame(len(wheat), first, "harvest", **options)
    for king, count in enumerate(wheat):
        game.city(king, wheat=count)
    game.to_combat()
    while game.phase == "stock":
        game.do(game.owing[0], "stock", item="silver")
    game.events(0)
    game.resolve_harvest()
    game.name(named)
    return game


def test_every_peasant_eats_a_wheat() -> None:
    game = winter(8, 11, 9)
    assert list(game.state.wheat) == [0, 3, 1]
    assert list(game.state.home) == [8, 8, 8]


def test_who_gets_no_wheat_leaves() -> None:
    game = winter(5, 1, 20)
    assert list(game.state.home) == [5, 1, 8]
    assert list(game.state.wheat) == [0, 0, 12]


def test_nobody_can_feed_fewer_than_he_has() -> None:
    """There is no decision between the harvest and the growth."""
    game = winter(9, 9, 9)
    assert game.phase == "growth"
    assert list(game.state.wheat) == [1, 1, 1]


@thorough
@given(st.integers(0, 30), st.integers(1, 30))
def test_feeding_in_numbers(peasants: int, wheat: int) -> None:
    game = ScriptedGame(3)
    game.city(0, home=peasants, wheat=wheat)
    feed(game.state, 0)
    assert game.state.home[0] == min(peasants, wheat)
    assert game.state.wheat[0] == max(0, wheat - peasants)
    assert GAME.faults(game.state) == []


def test_without_any_wheat_a_king_is_removed() -> None:
    game = winter(0, 10, 10)
    assert list(game.state.alive) == [0, 1, 1]
    assert {"seat": 0} in game.told("eliminated")


def test_nothing_is_left_of_a_removed_king() -> None:
    game = ScriptedGame(3, season="harvest", job_well_done=True)
    game.city(0, wheat=0, monuments=7, worship=4, disc=3, silver=6, used=[1, 2])
    game.city(1, wheat=10)
    game.city(2, wheat=10)
    supply, bank = int(game.state.supply), int(game.state.bank)
    game.to_combat()
    game.resolve_harvest()
    game.name(1)
    king = GAME.view(game.state, SPECTATOR).kings[0]
    assert (king.alive, king.population, king.silver, king.wheat) == (False, 0, 0, 0)
    assert (king.monuments, king.worship, king.disc, king.used_count) == (0, 0, 0, 0)
    assert (game.state.supply, game.state.bank) == (supply + 8, bank + 6)


def test_a_removed_king_is_passed_over_and_the_stalls_stay() -> None:
    game = winter(0, 10, 10, named=1)
    while game.phase == "growth":
        game.do(game.owing[0], "no-growth")
    asked = set()
    while game.phase in ("slavery", "court"):
        asked |= set(game.owing)
        game.do(game.owing[0], "keep" if game.phase == "slavery" else "pass-court")
    assert 0 not in asked
    assert len(game.state.stalls) == 4


def test_a_removed_king_of_kings_names_any_survivor() -> None:
    game = winter(10, 0, 10, 10, first=3, named=1)
    assert (game.phase, game.owing) == ("successor", [1])
    assert game.values(1, "other") == [0, 2, 3]  # the one who named him included
    game.do(1, "name", other=3)
    assert game.state.king_of_kings == 3


def test_a_successor_is_named_after_all_have_fed() -> None:
    game = winter(10, 0, 0, 10, first=3, named=1)
    assert (game.phase, game.values(1, "other")) == ("successor", [0, 3])


def test_a_sole_survivor_wins_at_once() -> None:
    game = winter(0, 3, 0)
    assert game.over
    assert game.winners == [1]


def test_a_sole_survivor_plays_on_where_the_table_agreed() -> None:
    game = winter(0, 30, 0, sole_survivor_wins=False)
    assert (game.phase, game.owing, game.state.king_of_kings) == ("growth", [1], 1)
    game.do(1, "grow", count=1)
    assert (game.phase, game.owing) == ("slavery", [1])


def test_if_all_are_removed_all_lose() -> None:
    game = winter(0, 0, 0)
    assert game.over
    assert game.winners == []
    assert game.told("all-lose") == [{}]


@pytest.mark.parametrize(("count", "cost"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_the_growth_table(count: int, cost: int) -> None:
    assert box.growth_cost(count) == cost
    game = winter(8 + cost, 8, 8)
    assert game.owing == [0]
    assert game.values(0, "count") == list(range(1, count + 1))
    game.do(0, "grow", count=count)
    assert game.state.home[0] == 8 + count


def test_six_at_most() -> None:
    game = winter(8 + 60, 8, 8)
    assert game.values(0, "count") == [1, 2, 3, 4, 5, 6]


def test_more_than_six_where_the_table_agreed() -> None:
    game = winter(8 + 37, 8, 8, large_growth=True)
    assert game.values(0, "count") == [1, 2, 3, 4, 5, 6, 7, 8]
    game.do(0, "grow", count=8)
    assert (game.state.home[0], game.state.wheat[0]) == (16, 1)


def test_one_purchase_a_year_and_it_is_optional() -> None:
    game = winter(8 + 3, 8 + 3, 8)
    game.do(1, "grow", count=1)
    assert game.owing == [0]
    game.do(0, "no-growth")
    assert game.state.year == 2
    assert list(game.state.wheat) == [3, 2, 0]


def test_growth_goes_clockwise_from_the_new_king_of_kings() -> None:
    game = winter(10, 10, 10, 10, first=0, named=2)
    asked = []
    while game.phase == "growth":
        asked += game.owing
        game.do(asked[-1], "no-growth")
    assert asked == [2, 3, 0, 1]


def test_growth_goes_from_the_successor_if_the_named_king_was_removed() -> None:
    game = winter(10, 10, 0, 10, first=0, named=2)
    game.do(2, "name", other=1)
    asked = []
    while game.phase == "growth":
        asked += game.owing
        game.do(asked[-1], "no-growth")
    assert asked == [1, 3, 0]


def test_the_supply_of_peasants_never_ends() -> None:
    game = ScriptedGame(3, season="harvest")
    for king in range(3):
        game.city(king, home=40, wheat=61)
    game.to_combat()
    game.resolve_harvest()
    game.name(1)
    assert game.state.supply < 0
    for king in (1, 2, 0):
        game.do(king, "grow", count=6)
    assert list(game.state.home) == [46, 46, 46]


def test_wheat_carries_over_to_the_next_year() -> None:
    game = winter(8 + 5, 8, 8)
    game.do(0, "grow", count=1)
    assert game.state.wheat[0] == 4
    assert game.state.year == 2


def test_a_new_year_begins_with_the_climate_that_was_announced() -> None:
    game = ScriptedGame(3, season="harvest")
    for king in range(3):
        game.city(king, wheat=8)
    game.to_combat()
    game.resolve_harvest(ahead="wet")
    game.name(1)
    seen = GAME.view(game.state, SPECTATOR)
    assert (seen.year, seen.season, seen.weather.climate) == (2, "growing", "wet")
    assert (seen.weather.cost, seen.weather.ahead) == (None, None)
