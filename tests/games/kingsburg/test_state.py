"""The position itself: copies, numbers out and in, what its own checks find, and the greedy way to play it."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest
from games.kingsburg.scripted import ScriptedGame, positions, random_state
from games.scripted import quick, thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.codec import digest, state_from_json, state_to_json
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL


@thorough
@given(positions())
def test_a_position_survives_json_and_pickle(state: KingsburgState) -> None:
    for copy in (state_from_json(KingsburgState, state_to_json(state)), pickle.loads(pickle.dumps(state))):
        assert digest(copy) == digest(state)
        for seat in (CHANCE, *range(int(state.players))):
            if state.owes(seat) or state.to_move() == seat:
                assert list(copy.actions(seat)) == list(state.actions(seat))


@quick
@given(positions(), st.integers(0, 2**32))
def test_a_clone_goes_its_own_way(state: KingsburgState, seed: int) -> None:
    before = digest(state)
    copy = state.clone()
    assert digest(copy) == before
    rng = Rng(seed)
    while copy.first_owing() != NOBODY:
        seat = int(copy.first_owing())
        copy.apply(seat, copy.random_action(seat, rng))
    assert digest(state) == before
    assert GAME.faults(copy) == []


@thorough
@given(positions())
def test_steps_that_several_share_are_theirs_alone(state: KingsburgState) -> None:
    if state.to_move() == SEVERAL:
        step = int(state.step)
        while state.to_move() == SEVERAL and state.step == step:
            seat = int(state.first_owing())
            state.apply(seat, state.actions(seat)[0])
        assert state.step > step


def _goods(state: KingsburgState) -> None:
    state.goods[0] = -1


def _tokens(state: KingsburgState) -> None:
    state.tokens[1] = -1


def _rows(state: KingsburgState) -> None:
    state.rows[0] = 5


def _points(state: KingsburgState) -> None:
    state.earned[0] += 1


def _order(state: KingsburgState) -> None:
    state.order[0] = state.order[1]


def _die(state: KingsburgState) -> None:
    state.die[0] = 7


def _half_rolled(state: KingsburgState) -> None:
    state.die[0] = 0


def _lost_die(state: KingsburgState) -> None:
    state.spot[0] = 5


def _wrong_sum(state: KingsburgState) -> None:
    state.owner[5], state.spot[0] = 0, 5


def _white_alone(state: KingsburgState) -> None:
    state.owner[4], state.die[3], state.spot[3] = 0, 4, 4


def _token_left(state: KingsburgState) -> None:
    state.extra[9] = 4


def _envoy_on_free(state: KingsburgState) -> None:
    state.owner[19], state.spot[0] = 0, 19


def _neutral(state: KingsburgState) -> None:
    state.neutral[0] = 3


def _neutral_owner(state: KingsburgState) -> None:
    state.owner[12] = 5


def _aid(state: KingsburgState) -> None:
    state.aid, state.phase = 1, 4


def _troops(state: KingsburgState) -> None:
    state.kings_die = 3


def _gift(state: KingsburgState) -> None:
    state.gift = 8


def _enemy(state: KingsburgState) -> None:
    state.enemy = 3


def _enemy_of_another_year(state: KingsburgState) -> None:
    state.enemy, state.known = 7, 1


def _turned_up(state: KingsburgState) -> None:
    state.enemy, state.known = 3, -1


def _owes(state: KingsburgState) -> None:
    state.owed[0] = 1


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (_goods, "goods below zero"),
        (_tokens, "tokens below zero"),
        (_rows, "a row has more"),
        (_points, "are worth 0 points, not 1"),
        (_order, "the turn order is"),
        (_die, "the dice of seat 0 are"),
        (_half_rolled, "has rolled some"),
        (_lost_die, "where it has no group"),
        (_wrong_sum, "make 1, not 5"),
        (_white_alone, "no coloured die"),
        (_token_left, "but no group"),
        (_envoy_on_free, "went to a free advisor"),
        (_neutral, "not two players"),
        (_neutral_owner, "neutral dice lie on"),
        (_aid, "has the King's Aid in phase 4"),
        (_troops, "before the first battle"),
        (_gift, "gift 8 is open"),
        (_enemy, "is known to 0"),
        (_enemy_of_another_year, "is not of year 1"),
        (_turned_up, "turned up in phase 2"),
        (_owes, "the seats owe"),
    ],
)
def test_the_checks_find_what_is_impossible(spoil: Callable[[KingsburgState], None], fault: str) -> None:
    game = ScriptedGame(3)
    game.season((1, 2, 3), (4, 5, 6), (4, 5, 6))
    assert GAME.faults(game.state) == []
    spoil(game.state)
    assert any(fault in found for found in GAME.faults(game.state))


# The greedy policy.


@thorough
@given(positions())
def test_greedy_actions_are_listed_and_only_look(state: KingsburgState) -> None:
    before = digest(state)
    for seat in range(int(state.players)):
        if state.owes(seat):
            assert state.greedy_action(seat, Rng(1)) in state.actions(seat)
        assert -60 < state.evaluate(seat) < 200
    assert digest(state) == before


def test_greedy_beats_three_uniform_players() -> None:
    """Nine times in ten; a seat of its own every fourth game. The hidden card is drawn anew before it looks."""
    games, wins = 40, 0
    for game in range(games):
        state, rng, hero = random_state(4, game, 3), Rng(game, 1), game % 4
        while (seat := int(state.first_owing())) != NOBODY:
            if seat == hero:
                sample = state.clone()
                sample.redraw_hidden(hero, rng)
                state.apply(seat, sample.greedy_action(seat, rng))
            else:
                state.apply(seat, state.random_action(seat, rng))
        wins += state.won(hero)
    assert wins >= 0.9 * games


def test_at_the_end_the_estimate_is_the_score() -> None:
    state = random_state(4, 1, 10_000)
    assert [state.evaluate(seat) for seat in range(4)] == [state.score(seat) for seat in range(4)]


@pytest.mark.parametrize(("enemy", "kind"), [(20, "done"), (23, "recruit")])
def test_greedy_uses_a_look_at_the_enemy(enemy: int, kind: str) -> None:
    """Barbarians of strength 7 cannot beat six soldiers and a die, Demons of 9 can, and would raze the Cathedral."""
    game = ScriptedGame(3)
    game.own(0, "statue", "chapel", "church", "cathedral", "inn", wood=2, soldiers=6)
    game.state.enemy, game.state.known = enemy, 1
    game.begin(7, year=5)
    assert GAME.encode(int(game.state.greedy_action(0, Rng(1))))["type"] == kind
