"""The end of a year: feeding, losses, elimination, growth."""

from __future__ import annotations

import pytest
from games.alba_longa.table import Table, thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules.year_end import feed
from ludotheca.games.alba_longa.tables import growth_cost
from ludotheca.kernel.state import SPECTATOR


def winter(*wheat: int, first: int = 0, named: int | None = None, **options: bool | str) -> Table:
    """The year is fed: these kings had so much wheat for eight peasants each."""
    table = Table(len(wheat), first, "harvest", **options)
    for king, count in enumerate(wheat):
        table.city(king, wheat=count)
    table.to_combat()
    while table.phase == "stock":
        table.do(table.owing[0], "stock", item="silver")
    table.events(0)
    table.resolve_harvest()
    table.name(named)
    return table


def test_every_peasant_eats_a_wheat() -> None:
    table = winter(8, 11, 9)
    assert list(table.state.wheat) == [0, 3, 1]
    assert list(table.state.home) == [8, 8, 8]


def test_who_gets_no_wheat_leaves() -> None:
    table = winter(5, 1, 20)
    assert list(table.state.home) == [5, 1, 8]
    assert list(table.state.wheat) == [0, 0, 12]


def test_nobody_can_feed_fewer_than_he_has() -> None:
    """There is no decision between the harvest and the growth."""
    table = winter(9, 9, 9)
    assert table.phase == "growth"
    assert list(table.state.wheat) == [1, 1, 1]


@thorough
@given(st.integers(0, 30), st.integers(1, 30))
def test_feeding_in_numbers(peasants: int, wheat: int) -> None:
    table = Table(3)
    table.city(0, home=peasants, wheat=wheat)
    feed(table.state, 0)
    assert table.state.home[0] == min(peasants, wheat)
    assert table.state.wheat[0] == max(0, wheat - peasants)
    assert GAME.faults(table.state) == []


def test_without_any_wheat_a_king_is_removed() -> None:
    table = winter(0, 10, 10)
    assert list(table.state.alive) == [0, 1, 1]
    assert {"seat": 0} in table.told("eliminated")


def test_nothing_is_left_of_a_removed_king() -> None:
    table = Table(3, season="harvest", job_well_done=True)
    table.city(0, wheat=0, monuments=7, worship=4, disc=3, silver=6, used=[1, 2])
    table.city(1, wheat=10)
    table.city(2, wheat=10)
    supply, bank = int(table.state.supply), int(table.state.bank)
    table.to_combat()
    table.resolve_harvest()
    table.name(1)
    king = GAME.view(table.state, SPECTATOR).kings[0]
    assert (king.alive, king.population, king.silver, king.wheat) == (False, 0, 0, 0)
    assert (king.monuments, king.worship, king.disc, king.used_count) == (0, 0, 0, 0)
    assert (table.state.supply, table.state.bank) == (supply + 8, bank + 6)


def test_a_removed_king_is_passed_over_and_the_stalls_stay() -> None:
    table = winter(0, 10, 10, named=1)
    while table.phase == "growth":
        table.do(table.owing[0], "no-growth")
    asked = set()
    while table.phase in ("slavery", "court"):
        asked |= set(table.owing)
        table.do(table.owing[0], "keep" if table.phase == "slavery" else "pass-court")
    assert 0 not in asked
    assert len(table.state.stalls) == 4


def test_a_removed_king_of_kings_names_any_survivor() -> None:
    table = winter(10, 0, 10, 10, first=3, named=1)
    assert (table.phase, table.owing) == ("successor", [1])
    assert table.values(1, "other") == [0, 2, 3]  # the one who named him included
    table.do(1, "name", other=3)
    assert table.state.king_of_kings == 3


def test_a_successor_is_named_after_all_have_fed() -> None:
    table = winter(10, 0, 0, 10, first=3, named=1)
    assert (table.phase, table.values(1, "other")) == ("successor", [0, 3])


def test_a_sole_survivor_wins_at_once() -> None:
    table = winter(0, 3, 0)
    assert table.over
    assert table.winners == [1]


def test_a_sole_survivor_plays_on_where_the_table_agreed() -> None:
    table = winter(0, 30, 0, sole_survivor_wins=False)
    assert (table.phase, table.owing, table.state.king_of_kings) == ("growth", [1], 1)
    table.do(1, "grow", count=1)
    assert (table.phase, table.owing) == ("slavery", [1])


def test_if_all_are_removed_all_lose() -> None:
    table = winter(0, 0, 0)
    assert table.over
    assert table.winners == []
    assert table.told("all-lose") == [{}]


@pytest.mark.parametrize(("count", "cost"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_the_growth_table(count: int, cost: int) -> None:
    assert growth_cost(count) == cost
    table = winter(8 + cost, 8, 8)
    assert table.owing == [0]
    assert table.values(0, "count") == list(range(1, count + 1))
    table.do(0, "grow", count=count)
    assert table.state.home[0] == 8 + count


def test_six_at_most() -> None:
    table = winter(8 + 60, 8, 8)
    assert table.values(0, "count") == [1, 2, 3, 4, 5, 6]


def test_more_than_six_where_the_table_agreed() -> None:
    table = winter(8 + 37, 8, 8, large_growth=True)
    assert table.values(0, "count") == [1, 2, 3, 4, 5, 6, 7, 8]
    table.do(0, "grow", count=8)
    assert (table.state.home[0], table.state.wheat[0]) == (16, 1)


def test_one_purchase_a_year_and_it_is_optional() -> None:
    table = winter(8 + 3, 8 + 3, 8)
    table.do(1, "grow", count=1)
    assert table.owing == [0]
    table.do(0, "no-growth")
    assert table.state.year == 2
    assert list(table.state.wheat) == [3, 2, 0]


def test_growth_goes_clockwise_from_the_new_king_of_kings() -> None:
    table = winter(10, 10, 10, 10, first=0, named=2)
    asked = []
    while table.phase == "growth":
        asked += table.owing
        table.do(asked[-1], "no-growth")
    assert asked == [2, 3, 0, 1]


def test_growth_goes_from_the_successor_if_the_named_king_was_removed() -> None:
    table = winter(10, 10, 0, 10, first=0, named=2)
    table.do(2, "name", other=1)
    asked = []
    while table.phase == "growth":
        asked += table.owing
        table.do(asked[-1], "no-growth")
    assert asked == [1, 3, 0]


def test_the_supply_of_peasants_never_ends() -> None:
    table = Table(3, season="harvest")
    for king in range(3):
        table.city(king, home=40, wheat=61)
    table.to_combat()
    table.resolve_harvest()
    table.name(1)
    assert table.state.supply < 0
    for king in (1, 2, 0):
        table.do(king, "grow", count=6)
    assert list(table.state.home) == [46, 46, 46]


def test_wheat_carries_over_to_the_next_year() -> None:
    table = winter(8 + 5, 8, 8)
    table.do(0, "grow", count=1)
    assert table.state.wheat[0] == 4
    assert table.state.year == 2


def test_a_new_year_begins_with_the_climate_that_was_announced() -> None:
    table = Table(3, season="harvest")
    for king in range(3):
        table.city(king, wheat=8)
    table.to_combat()
    table.resolve_harvest(ahead="wet")
    table.name(1)
    seen = GAME.view(table.state, SPECTATOR)
    assert (seen.year, seen.season, seen.weather.climate) == (2, "growing", "wet")
    assert (seen.weather.cost, seen.weather.ahead) == (None, None)
