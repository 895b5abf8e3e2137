"""The quick policy: its survey agrees with the scoring, and the estimate foretells the score."""

from __future__ import annotations

import pytest

from ludotheca.games.rome_in_a_day import scoring
from ludotheca.games.rome_in_a_day.box import ROUNDS
from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.policy import split_values
from ludotheca.games.rome_in_a_day.policy_survey import POINT, survey_of
from ludotheca.games.rome_in_a_day.rules.codes import DIVIDE
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, NONE


def new_state(players: int) -> RomeState:
    state = GAME.new_state(players, {}, 1)
    assert isinstance(state, RomeState)
    return state


def test_in_the_last_round_a_place_is_worth_the_points_it_brings() -> None:
    """Nothing can grow any more, so the survey, kept up land by land, and the scoring must agree on every cell."""
    compared = 0
    for seed in range(6):
        state, rng = new_state(2 + seed % 4), Rng(seed)
        while (seat := int(state.first_owing())) != NOBODY:
            act = state.random_action if seat == CHANCE or rng.below(3) == 0 else state.greedy_action
            if seat != CHANCE and state.round == ROUNDS and state.chosen[seat] != NONE:
                gains = [POINT * gain for gain in scoring.placement_gains(state, seat)]
                survey = survey_of(state, seat)
                kind = state.chosen[seat]
                assert [survey.value(kind, i) for i in range(len(gains))] == gains
                assert survey.best_value(kind, len(gains)) == max(gains)
                compared += len(gains)
            state.apply(seat, act(seat, rng))
    assert compared > 300


@pytest.mark.parametrize("players", [2, 4])
def test_a_survey_kept_up_is_a_survey_made_anew(players: int) -> None:
    state, rng = new_state(players), Rng(3, players)
    made = 0
    while (seat := int(state.first_owing())) != NOBODY:
        if seat != CHANCE:
            made += 1
            action = state.greedy_action(seat, Rng(1, made))
            assert state.clone().greedy_action(seat, Rng(1, made)) == action
            assert [state.clone().evaluate(other) for other in range(players)] == [
                state.evaluate(other) for other in range(players)
            ]
        state.apply(seat, state.random_action(seat, rng))


def test_the_estimate_comes_nearer_to_the_final_score_and_ends_on_it() -> None:
    off = [0.0] * (ROUNDS + 1)
    for seed in range(8):
        state, rng = new_state(4), Rng(seed, 9)
        guesses = []
        while (seat := int(state.first_owing())) != NOBODY:
            if seat != CHANCE and state.round == len(guesses) + 1:
                guesses.append([state.evaluate(other) for other in range(4)])
            state.apply(seat, state.greedy_action(seat, rng))
        guesses.append([state.evaluate(other) for other in range(4)])
        for number, guess in enumerate(guesses):
            off[number] += sum(abs(guess[other] - int(state.score(other))) for other in range(4))
    assert off[ROUNDS] == 0
    assert off[3] < off[0]
    assert off[0] / 32 < 15


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_split_is_worth_does_not_depend_on_who_has_divided_already(players: int) -> None:
    """Splits are sealed, so being asked last must be no advantage: the gems laid out meanwhile were due anyway."""
    state, rng = new_state(players), Rng(players)
    while int(state.first_owing()) == CHANCE:
        state.apply(CHANCE, state.random_action(CHANCE, rng))
    assert state.phase == DIVIDE
    first = [int(value) for value in split_values(state, players - 1)]
    for seat in range(players - 1):
        state.apply(seat, state.random_action(seat, rng))
        assert [int(value) for value in split_values(state, players - 1)] == first


def test_candidates_are_all_actions_with_the_most_promising_first() -> None:
    state, rng = new_state(3), Rng(8)
    while (seat := int(state.first_owing())) != NOBODY:
        if seat != CHANCE:
            ranked = list(state.candidates(seat, 100, Rng(5)))
            assert ranked[0] == state.greedy_action(seat, Rng(5))
            assert sorted(ranked) == sorted(state.actions(seat))
            if state.round == ROUNDS and state.chosen[seat] != NONE:
                gains = dict(zip(state.actions(seat), scoring.placement_gains(state, seat), strict=True))
                assert [gains[action] for action in ranked] == sorted(gains.values(), reverse=True)
        state.apply(seat, state.random_action(seat, rng))
