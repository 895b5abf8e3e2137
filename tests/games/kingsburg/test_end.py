"""The end of the game: the Cathedral, the winner, the tie-breaks."""

from __future__ import annotations

import pytest
from games.kingsburg.scripted import ScriptedGame
from games.random_games import some_way
from games.scripted import quick
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.province import building_count, building_strength, goods_count
from ludotheca.kernel.state import NOBODY

CATHEDRAL = ("statue", "chapel", "church", "cathedral")


def last_battle(game: ScriptedGame) -> None:
    """Everybody draws against the Barbarians of year V."""
    for seat in range(game.players):
        game.state.soldiers[seat] = 6 - building_strength(
            game.state, seat, box.ENEMY_NAMES.index("barbarians")
        )
    game.battle("barbarians", 7, die=1, year=5)
    assert game.over


def places(game: ScriptedGame) -> list[int]:
    return [result.place for result in GAME.results(game.state)]


def winners(game: ScriptedGame) -> list[int]:
    return [result.seat for result in GAME.results(game.state) if result.won]


def test_it_is_over_after_the_fifth_winter() -> None:
    for year in (1, 2, 3, 4):
        game = ScriptedGame(2)
        game.battle(
            {1: "orcs", 2: "orcs", 3: "orcs", 4: "orcs"}[year], {1: 3, 2: 4, 3: 5, 4: 7}[year], 6, year=year
        )
        assert game.phase[0] == year + 1
    game = ScriptedGame(2)
    last_battle(game)
    assert game.owing == []


@pytest.mark.parametrize(("goods", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (11, 5)])
def test_the_cathedral_counts_pairs_of_goods(goods: int, points: int) -> None:
    game = ScriptedGame(2)
    game.own(0, *CATHEDRAL, gold=goods - goods // 2, wood=goods // 2)
    last_battle(game)
    assert game.state.earned[codes.FROM_CATHEDRAL] == points
    assert game.score(0) == 24 + points
    assert sum(game.goods(0)) == goods  # they stay, and count for the tie-break


def test_goods_are_worth_nothing_without_a_cathedral() -> None:
    game = ScriptedGame(2)
    game.own(0, "statue", gold=12)
    last_battle(game)
    assert game.score(0) == 3


def test_most_points_win() -> None:
    game = ScriptedGame(3)
    game.own(1, "statue")
    game.own(0, "guard_tower", gold=9)
    last_battle(game)
    assert (winners(game), places(game)) == ([1], [2, 1, 3])


def test_goods_break_a_tie() -> None:
    game = ScriptedGame(3)
    game.own(0, "guard_tower", gold=1)
    game.own(1, "guard_tower", gold=1, stone=1)
    game.own(2, "inn", "market", tokens=9)
    last_battle(game)
    assert game.scores() == [1, 1, 1]
    assert (winners(game), places(game)) == ([1], [2, 1, 3])


def test_buildings_break_the_next_tie() -> None:
    game = ScriptedGame(3)
    game.own(0, "guard_tower", wood=2)
    game.own(1, "inn", "market", gold=2)
    game.own(2, "guard_tower", "inn", "palisade", stone=2)
    last_battle(game)
    assert (winners(game), places(game)) == ([2], [3, 2, 1])


def test_else_the_victory_is_shared() -> None:
    game = ScriptedGame(3)
    game.own(0, "guard_tower", "inn", gold=1)
    game.own(1, "inn", "market", wood=1)
    last_battle(game)
    assert (winners(game), places(game)) == ([0, 1], [1, 1, 3])


def test_tie_breaks_order_the_later_places_too() -> None:
    game = ScriptedGame(4)
    game.own(0, "statue", "chapel")
    game.own(1, "guard_tower", gold=1)
    game.own(2, "guard_tower")
    game.own(3, "guard_tower", gold=1)
    last_battle(game)
    assert places(game) == [1, 2, 4, 2]


@quick
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_any_ranking_is_what_a_sort_says(players: int, seed: int) -> None:
    state = some_way(GAME, players, seed, 10_000)
    assert state.to_move() == NOBODY
    standing = [(state.score(s), goods_count(state, s), building_count(state, s)) for s in range(players)]
    results = GAME.results(state)
    assert [result.place for result in results] == [1 + sum(b > a for b in standing) for a in standing]
    for result in results:
        assert sum(line.points for line in result.lines) == result.score


def test_score_lines_say_what_points_were_for() -> None:
    game = ScriptedGame(2)
    game.own(0, *CATHEDRAL, gold=4)
    last_battle(game)
    lines = {line.what: (line.points, line.args) for line in GAME.results(game.state)[0].lines}
    assert lines == {
        "buildings": (24, {"count": 4}),
        "advisors": (0, {}),
        "reward": (0, {}),
        "embassy": (0, {}),
        "town-hall": (0, {}),
        "victories": (0, {}),
        "defeats": (0, {}),
        "cathedral": (2, {"count": 4}),
    }
