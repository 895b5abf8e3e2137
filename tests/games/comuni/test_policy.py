"""The quick policy: its games have the size of people's games, and it looks only at what is open."""

from __future__ import annotations

import pytest
from contract.play import look
from games.random_games import play_out

from ludotheca.games.comuni.game import GAME
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY


def test_it_plays_from_a_view_alone() -> None:
    """On a sample it does what it does on the truth: it looks at nothing that is hidden."""
    rng = Rng(5)
    state = GAME.new_state(4, GAME.check_options({}), 1)
    while (seat := int(state.first_owing())) != NOBODY:
        if seat != CHANCE:
            imagined = GAME.sample(look(GAME, state, seat, {}), Rng(int(state.turn)))
            assert imagined.greedy_action(seat, rng) == state.greedy_action(seat, rng)
        state.apply(seat, state.random_action(seat, rng))


@pytest.mark.parametrize(
    ("players", "buildings", "finals"),
    [(2, (25, 45), (40, 65)), (3, (18, 35), (28, 48)), (4, (15, 30), (20, 40)), (5, (12, 26), (13, 32))],
)
def test_its_games_have_the_size_of_peoples_games(
    players: int, buildings: tuple[int, int], finals: tuple[int, int]
) -> None:
    """People at four: building points 31, 26, 22, 25 and finals 53, 37, 31, 23; about 20 turns each."""
    games = 40
    states = [play_out(GAME, players, seed, slips=0) for seed in range(games)]
    seats = games * players
    built = sum(int(points) for state in states for points in state.points) / seats
    final = sum(int(state.score(seat)) for state in states for seat in range(players)) / seats
    turns = sum(int(state.turn) for state in states) / seats
    assert buildings[0] <= built <= buildings[1]
    assert finals[0] <= final <= finals[1]
    assert 15 <= turns <= 28
