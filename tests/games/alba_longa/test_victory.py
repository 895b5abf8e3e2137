"""Who wins: ten monuments and sixteen peasants at the end of a year, and what parts equals."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.scoring import victors

Kingdom = tuple[int, int, int, int]  # monuments, peasants, wheat left, silver


def last_day(*kingdoms: Kingdom, year: int = 3, **options: bool | str) -> ScriptedGame:
    """The year ends for these kings, none of whom grows; the silver is what they end with."""
    game = ScriptedGame(len(kingdoms), season="harvest", **options)
    game.to_year(year)
    for king, (monuments, peasants, wheat, silver) in enumerate(kingdoms):
        game.city(king, monuments=monuments, home=peasants, wheat=peasants + wheat, silver=silver)
    game.to_combat()
    game.resolve_harvest()
    game.name(1)
    while game.phase == "growth":
        game.do(game.owing[0], "no-growth")
    return game


@pytest.mark.parametrize(
    ("monuments", "peasants", "wins"), [(10, 16, True), (10, 15, False), (9, 16, False), (9, 30, False)]
)
def test_ten_monuments_and_sixteen_peasants(monuments: int, peasants: int, wins: bool) -> None:
    game = last_day((monuments, peasants, 0, 0), (3, 8, 0, 5), (3, 8, 0, 5))
    assert game.over == wins
    assert game.winners == ([0] if wins else [])


def test_only_at_the_end_of_a_year() -> None:
    game = ScriptedGame(3)
    game.city(0, monuments=10, home=20, wheat=40)
    game.to_combat()
    game.name(1)
    assert not game.over


def test_growth_comes_before_the_check() -> None:
    game = ScriptedGame(3, season="harvest")
    game.city(0, monuments=10, home=14, wheat=17)
    for king in (1, 2):
        game.city(king, wheat=8)
    game.to_combat()
    game.resolve_harvest()
    game.name(1)
    game.do(0, "grow", count=2)
    assert game.winners == [0]


def test_peasants_lost_to_hunger_do_not_count() -> None:
    game = ScriptedGame(3, season="harvest")
    game.city(0, monuments=10, home=16, wheat=15)
    for king in (1, 2):
        game.city(king, wheat=8)
    game.to_combat()
    game.resolve_harvest()
    game.name(1)
    assert not game.over


def test_of_several_the_largest_population_wins() -> None:
    assert last_day((10, 17, 0, 0), (10, 18, 0, 0), (10, 16, 50, 9)).winners == [1]


def test_then_the_most_wheat_and_coins_together() -> None:
    assert last_day((10, 17, 3, 4), (10, 17, 0, 8), (10, 17, 6, 1)).winners == [1]


def test_then_they_share_the_victory() -> None:
    game = last_day((10, 17, 3, 4), (10, 17, 0, 7), (10, 17, 0, 6))
    assert game.winners == [0, 1]
    assert game.told("won-together") == [{"seats": [0, 1]}]


def test_no_winner_after_the_seventh_year_and_all_lose() -> None:
    game = last_day((10, 15, 0, 0), (9, 20, 0, 0), (3, 8, 0, 0), year=7)
    assert game.over
    assert game.winners == []
    results = GAME.results(game.state)
    assert [result.won for result in results] == [False] * 3
    assert [result.place for result in results] == [None] * 3


def test_a_winner_in_the_seventh_year_wins() -> None:
    assert last_day((10, 16, 0, 0), (9, 20, 0, 0), (3, 8, 0, 0), year=7).winners == [0]


def test_a_year_without_a_winner_is_followed_by_another() -> None:
    game = last_day((9, 16, 0, 0), (9, 16, 0, 0), (9, 16, 0, 0), year=6)
    assert (game.over, game.state.year) == (False, 7)


@pytest.mark.parametrize(("peasants", "over"), [(15, False), (16, True)])
def test_the_housing_disc_does_not_count(peasants: int, over: bool) -> None:
    game = ScriptedGame(3, season="harvest", job_well_done=True)
    game.city(0, monuments=10, home=peasants, wheat=peasants, disc=4)
    for king in (1, 2):
        game.city(king, wheat=8)
    game.to_combat()
    game.resolve_harvest()
    game.name(1)
    assert game.over is over


def test_losers_share_the_place_behind_the_winners() -> None:
    game = last_day((10, 16, 0, 0), (9, 20, 0, 0), (3, 8, 0, 0))
    assert [result.place for result in GAME.results(game.state)] == [1, 2, 2]


def test_the_score_is_how_far_the_goal_is_reached() -> None:
    game = last_day((10, 18, 0, 0), (9, 20, 0, 0), (3, 8, 0, 0))
    assert [result.score for result in GAME.results(game.state)] == [26, 25, 11]
    lines = GAME.score_lines(game.state, 1)
    assert [(line.what, line.points, line.args["count"]) for line in lines] == [
        ("monuments", 9, 9),
        ("population", 16, 20),
    ]


KINGDOMS = st.lists(
    st.tuples(st.integers(9, 10), st.integers(15, 18), st.integers(0, 3), st.integers(0, 3)),
    min_size=3,
    max_size=5,
)


@thorough
@given(KINGDOMS)
def test_winners_by_sorting(kingdoms: list[Kingdom]) -> None:
    game = ScriptedGame(len(kingdoms))
    for king, (monuments, peasants, wheat, silver) in enumerate(kingdoms):
        game.city(king, monuments=monuments, home=peasants, wheat=wheat, silver=silver)
    reached = [k for k, kingdom in enumerate(kingdoms) if kingdom[0] == 10 and kingdom[1] >= 16]
    best = max(((kingdoms[k][1], kingdoms[k][2] + kingdoms[k][3]) for k in reached), default=None)
    winners = [k for k in reached if (kingdoms[k][1], kingdoms[k][2] + kingdoms[k][3]) == best]
    assert victors(game.state) == sum(1 << k for k in winners)
