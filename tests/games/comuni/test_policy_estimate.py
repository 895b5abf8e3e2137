"""The estimate of the final score, and the order in which the policy names actions."""

from __future__ import annotations

import pytest
from games.comuni.test_policy import play

from ludotheca.games.comuni import box
from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.weights import EVALUATION, FEATURE_NAMES, FEATURES, STAGES
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY


def walk(players: int, seed: int, slips: int, *, free_exchange: bool = False) -> list[ComuniState]:
    """The positions of a game in which somebody must decide; `slips` in ten decisions are random."""
    state = GAME.new_state(players, GAME.check_options({"free_exchange": free_exchange}), 1)
    assert isinstance(state, ComuniState)
    rng = Rng(seed, players)
    found = []
    while (seat := int(state.first_owing())) != NOBODY:
        if seat == CHANCE or rng.below(10) < slips:
            action = state.random_action(seat, rng)
        else:
            action = state.greedy_action(seat, rng)
        if seat != CHANCE:
            found.append(state.clone())
        state.apply(seat, action)
    return found


def test_at_the_end_it_is_the_score() -> None:
    state = play(3, 1, {0, 1, 2})
    assert [state.evaluate(seat) for seat in range(3)] == [float(state.score(seat)) for seat in range(3)]


def test_the_features_of_the_stage_make_the_estimate() -> None:
    assert len(FEATURE_NAMES) == FEATURES
    assert len(EVALUATION.names) == FEATURES * STAGES
    stages = set()
    for state in walk(3, 4, 3)[::9]:
        for seat in range(3):
            found = list(state.features(seat))
            weighed = sum(w * f for w, f in zip(EVALUATION.values, found, strict=True))
            assert abs(state.evaluate(seat) - weighed / 1000) < 1e-9
            used = {i // FEATURES for i, value in enumerate(found) if value}
            assert len(used) == 1
            stages |= used
    assert stages == set(range(STAGES))


def test_it_foretells_better_than_the_score_half_way() -> None:
    """With the third deck begun, over the seats of greedy games: nearer to the final score than the score is."""
    off, plain = 0.0, 0.0
    for seed in range(12):
        states = walk(4, seed, 0)
        half = next(state for state in states if state.deck_number == 2)
        final = play_on(states[-1])
        for seat in range(4):
            off += (half.evaluate(seat) - final.score(seat)) ** 2
            plain += (half.score(seat) - final.score(seat)) ** 2
    assert off < 0.5 * plain


def play_on(state: ComuniState) -> ComuniState:
    rng = Rng(1)
    while (seat := int(state.first_owing())) != NOBODY:
        state.apply(
            seat, state.random_action(seat, rng) if seat == CHANCE else state.greedy_action(seat, rng)
        )
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("free_exchange", [False, True])
def test_it_names_every_legal_action_its_own_first(players: int, free_exchange: bool) -> None:
    for state in walk(players, players, 5, free_exchange=free_exchange):
        seat = int(state.first_owing())
        before = state.dump()
        ranked = [int(action) for action in state.candidates(seat, 1000, Rng(2))]
        assert sorted(ranked) == sorted(state.actions(seat))
        assert ranked[0] == state.greedy_action(seat, Rng(2))
        assert state.dump() == before


def test_amounts_come_by_their_distance_from_its_own() -> None:
    seen = 0
    for state in walk(4, 7, 2):
        if state.phase not in (codes.OFFER, codes.COMMIT):
            continue
        ranked = list(state.candidates(int(state.first_owing()), 1000, Rng(2)))
        distances = [abs(int(action - ranked[0])) for action in ranked]
        assert distances == sorted(distances)
        seen += len(ranked) > 2
    assert seen > 5


def test_fewer_candidates_are_the_first_of_more() -> None:
    for state in walk(4, 8, 2):
        if state.phase == codes.PROJECT:
            seat = int(state.first_owing())
            ranked = list(state.candidates(seat, 1000, Rng(2)))
            assert list(state.candidates(seat, 3, Rng(2))) == ranked[:3]


def test_without_a_pilgrim_an_outbid_envoy_goes_home() -> None:
    """With the table option a displaced player may exchange his last pilgrims before he answers [R5]."""
    asked = 0
    for seed in range(6):
        for state in walk(4, seed, 2, free_exchange=True):
            if state.phase == codes.DISPLACED:
                state.stock[state.displaced * box.RESOURCES + box.PILGRIM] = 0
                assert state.greedy_action(state.displaced, Rng(1)) == codes.A_TAKE_BACK
                asked += 1
    assert asked > 5
