"""Before the first decision: seats, turn order, empty provinces, the pile of enemies."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.kingsburg.scripted import AID, WINTER, ScriptedGame

from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.view import view
from ludotheca.kernel.errors import BadOption, BadPlayers
from ludotheca.kernel.state import CHANCE, SPECTATOR


def test_two_to_five_play() -> None:
    for players in (2, 3, 4, 5):
        assert GAME.check_players(players) == players
    for players in (1, 6):
        with pytest.raises(BadPlayers):
            GAME.check_players(players)


def test_the_turn_order_is_drawn_at_random() -> None:
    state = GAME.new_state(3, GAME.check_options({}), 1)
    assert state.to_move() == CHANCE
    assert [GAME.encode(int(code)) for code in state.actions(CHANCE)] == [
        {"type": "order", "seat": seat} for seat in range(3)
    ]
    assert list(state.weights()) == [1, 1, 1]
    for order in permutations(range(3)):
        assert ScriptedGame(3, order=order).order == list(order)


def test_the_last_place_is_no_draw() -> None:
    state = GAME.new_state(5, GAME.check_options({}), 1)
    draws = 0
    while state.to_move() == CHANCE:
        state.apply(CHANCE, state.actions(CHANCE)[0])
        draws += 1
    assert draws == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_nothing(players: int) -> None:
    game = ScriptedGame(players)
    assert game.phase == (1, AID)
    for seat in range(players):
        assert game.goods(seat) == (0, 0, 0)
        assert (game.tokens(seat), game.soldiers(seat), game.score(seat)) == (0, 0, 0)
        assert game.buildings(seat) == set()
    assert (game.state.aid, game.state.envoy) == (-1, -1)


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_one_of_five_enemies_a_year_each_as_likely(year: int) -> None:
    game = ScriptedGame(3)
    game.begin(WINTER, year)
    drawn = game.legal(CHANCE)
    assert len(drawn) == 5
    assert {action["year"] for action in drawn} == {year}
    assert list(game.state.weights()) == [1] * 5


@pytest.mark.parametrize(("year", "back"), [(1, (2, 4)), (2, (3, 5)), (3, (4, 6)), (4, (5, 7)), (5, (7, 9))])
def test_the_back_of_the_card_shows_its_range(year: int, back: tuple[int, int]) -> None:
    game = ScriptedGame(3)
    game.state.year = year
    assert view(game.state, SPECTATOR).range == back


def test_no_enemy_exists_before_somebody_sees_it() -> None:
    game = ScriptedGame(3)
    assert (game.state.enemy, game.state.known) == (-1, 0)


def test_the_option_is_off_by_default() -> None:
    assert GAME.check_options({}) == {"one_plus2_per_season": False}
    assert ScriptedGame(3).state.one_plus2 == 0
    assert ScriptedGame(3, one_plus2_per_season=True).state.one_plus2 == 1
    with pytest.raises(BadOption):
        GAME.check_options({"one_plus2_per_season": 1})
