"""The quick policy with every variant: better than chance, and it reaches the goal."""

from __future__ import annotations

import pytest

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY

EVERYTHING = {"job_well_done": True, "spoils_of_war": True, "assisi": True}


def play(players: int, greedy: set[int], seed: int, **options: bool) -> AlbaState:
    """A game between these greedy kings and uniform ones; each decides on a sample of what he sees."""
    state = GAME.new_state(players, GAME.check_options(options), 1)
    assert isinstance(state, AlbaState)
    rng = Rng(seed, 77)
    while (seat := int(state.first_owing())) != NOBODY:
        if seat in greedy:
            sample = state.clone()
            sample.redraw_hidden(seat, rng)
            state.apply(seat, sample.greedy_action(seat, rng))
        else:
            state.apply(seat, state.random_action(seat, rng))
    return state


def test_it_wins_nine_in_ten_with_every_variant_too() -> None:
    games = 200
    won = sum(play(4, {game % 4}, game, **EVERYTHING).won(game % 4) for game in range(games))
    assert won >= 0.9 * games


@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_four_greedy_kings_reach_the_goal_in_most_games(options: dict[str, bool]) -> None:
    games = 24
    reached = 0
    for game in range(games):
        end = play(4, {0, 1, 2, 3}, game, **options)
        reached += any(
            end.won(king)
            and end.monuments[king] == box.MONUMENTS
            and end.home[king] >= box.VICTORY_POPULATION
            for king in range(4)
        )
    assert reached > 0.75 * games


def test_an_estimate_rises_with_what_a_king_has() -> None:
    state = GAME.new_state(3, GAME.check_options({}), 1)
    assert isinstance(state, AlbaState)
    start = state.evaluate(0)
    state.monuments[0] += 1
    monument = state.evaluate(0)
    state.silver[0] += 1
    assert state.evaluate(0) > monument > start
