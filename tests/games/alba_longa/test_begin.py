"""The beginning of a season: slavery and free assignments."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa import box

JOBS = ["soldiers", "merchants", "quarry", "priests"]


def test_the_dice_cost_goes_back_to_0_and_the_season_is_marked() -> None:
    game = ScriptedGame(3)
    game.to_courts()
    for _ in range(2):
        for king in range(3):
            game.hold(king, 1, 1, 1, 1)
            game.take(king, "quarry", 1)
            game.refuse_dice()
    assert game.state.dice_cost == 2
    game.to_combat()
    game.name(1)
    assert game.state.dice_cost == 0
    assert game.told("season")[-1] == {"year": 1, "season": "harvest", "climate": "moderate", "seat": 1}


def test_one_for_1_silver_or_three_for_2() -> None:
    game = ScriptedGame(3)
    assert game.legal(0) == [{"type": "keep"}, {"type": "sell", "count": 1}, {"type": "sell", "count": 3}]
    game.do(0, "sell", count=1)
    game.do(1, "sell", count=3)
    game.do(2, "keep")
    assert list(game.state.home) == [7, 5, 8]
    assert list(game.state.silver) == [6, 7, 5]
    assert game.phase == "court"


def test_sold_peasants_go_back_to_the_supply() -> None:
    game = ScriptedGame(3)
    supply = int(game.state.supply)
    game.do(0, "sell", count=3)
    assert game.state.supply == supply + 3


def test_kings_are_asked_clockwise_from_the_king_of_kings() -> None:
    game = ScriptedGame(4, first=2)
    asked = []
    while game.phase == "slavery":
        asked += game.owing
        game.do(asked[-1], "keep")
    assert asked == [2, 3, 0, 1]


def test_one_deal_a_season() -> None:
    game = ScriptedGame(3)
    game.do(0, "sell", count=1)
    assert game.owing == [1]


def test_any_number_of_deals_where_the_table_agreed() -> None:
    game = ScriptedGame(3, one_slavery_deal=False)
    game.do(0, "sell", count=1)
    game.do(0, "sell", count=3)
    assert game.owing == [0]
    game.do(0, "keep")
    assert game.owing == [1]
    assert (game.state.home[0], game.state.silver[0]) == (4, 8)


@pytest.mark.parametrize(("peasants", "counts"), [(2, [1]), (3, [1]), (4, [1, 3])])
def test_the_last_peasant_stays(peasants: int, counts: list[int]) -> None:
    game = ScriptedGame(3)
    game.city(0, home=peasants)
    assert game.values(0, "count") == counts


def test_a_king_with_one_peasant_is_not_asked() -> None:
    game = ScriptedGame(3)
    game.city(1, home=1)
    game.do(0, "keep")
    assert game.owing == [2]


@pytest.mark.parametrize(("peasants", "counts"), [(1, [1]), (2, [1]), (3, [1, 3])])
def test_the_last_peasant_can_be_sold_where_the_table_agreed(peasants: int, counts: list[int]) -> None:
    game = ScriptedGame(3, keep_one_peasant=False)
    game.city(0, home=peasants)
    assert game.values(0, "count") == counts
    game.do(0, "sell", count=counts[-1])
    assert game.state.home[0] == peasants - counts[-1]


def test_both_seasons_begin_with_slavery() -> None:
    game = ScriptedGame(3)
    game.to_combat()
    game.name(1)
    assert (game.state.season, game.phase, game.owing) == (1, "slavery", [1])


@pytest.mark.parametrize(
    ("peasants", "count"), [(11, 0), (12, 1), (15, 1), (16, 2), (19, 2), (20, 3), (21, 3), (30, 3)]
)
def test_spaces_12_16_and_20_are_free(peasants: int, count: int) -> None:
    game = ScriptedGame(3)
    game.city(0, home=peasants)
    while game.phase == "slavery":
        game.do(game.owing[0], "keep")
    assert game.state.free_left[0] == count
    assert (game.phase == "free") == (count > 0)


def test_selling_can_cost_a_free_space() -> None:
    game = ScriptedGame(3)
    game.city(0, home=12)
    game.do(0, "sell", count=1)
    game.do(1, "keep")
    game.do(2, "keep")
    assert game.phase == "court"


def free(season: str = "growing", peasants: int = 16) -> ScriptedGame:
    game = ScriptedGame(3, first=1, season=season)
    for king in (0, 1):
        game.city(king, home=peasants)
    while game.phase == "slavery":
        game.do(game.owing[0], "keep")
    return game


def test_a_free_peasant_goes_to_any_job_but_the_fields() -> None:
    game = free()
    assert game.legal(1) == [{"type": "no-assignment"}, *({"type": "assign", "job": job} for job in JOBS)]


def test_in_harvest_to_the_fields_too() -> None:
    game = free("harvest")
    assert game.values(1, "job") == [*JOBS, "farmers"]


def test_one_peasant_for_each_space_without_dice_or_silver() -> None:
    game = free()
    game.do(1, "assign", job="soldiers")
    game.do(1, "assign", job="quarry")
    assert game.owing == [0]
    assert (game.workers(1, "soldiers"), game.workers(1, "quarry"), game.state.home[1]) == (1, 1, 14)
    assert game.state.silver[1] == 5


def test_free_assignments_go_clockwise_from_the_king_of_kings() -> None:
    game = free()
    assert game.owing == [1]
    game.do(1, "no-assignment")
    assert game.owing == [0]
    game.do(0, "no-assignment")
    assert game.phase == "court"


def test_passing_ends_the_free_assignments_of_the_season() -> None:
    game = free()
    game.do(1, "assign", job="priests")
    game.do(1, "no-assignment")
    assert game.owing == [0]
    assert game.state.home[1] == 15


@thorough
@given(st.integers(0, 20), st.integers(0, 40))
def test_free_spaces_by_counting_them_out(disc: int, peasants: int) -> None:
    spaces = range(disc + 1, disc + peasants + 1)
    assert box.free_spaces(disc, peasants) == sum(space in spaces for space in (12, 16, 20))
