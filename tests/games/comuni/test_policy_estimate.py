"""The estimate of the final score, and the order in which the policy names actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from games.random_games import play_out, walk

from ludotheca.games.comuni import box
from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.weights import EVALUATION, FEATURE_NAMES, FEATURES, STAGES
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY


def decisions(players: int, seed: int, slips: int, *, free_exchange: bool = False) -> Iterator[ComuniState]:
    """The positions of a game in which somebody must decide."""
    for state in walk(GAME, players, seed, slips=slips, options={"free_exchange": free_exchange}):
        if state.first_owing() not in (CHANCE, NOBODY):
            yield state


def test_at_the_end_it_is_the_score() -> None:
    state = play_out(GAME, 3, 1, slips=0)
    assert [state.evaluate(seat) for seat in range(3)] == [float(state.score(seat)) for seat in range(3)]


def test_the_features_of_the_stage_make_the_estimate() -> None:
    assert len(FEATURE_NAMES) == FEATURES
    assert len(EVALUATION.names) == FEATURES * STAGES
    stages = set()
    for state in islice(decisions(3, 4, 30), 0, None, 9):
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
        half = next(state.clone() for state in decisions(4, seed, 0) if state.deck_number == 2)
        final = play_out(GAME, 4, seed, slips=0)
        for seat in range(4):
            off += (half.evaluate(seat) - final.score(seat)) ** 2
            plain += (half.score(seat) - final.score(seat)) ** 2
    assert off < 0.5 * plain


def test_amounts_come_by_their_distance_from_its_own() -> None:
    seen = 0
    for state in decisions(4, 7, 20):
        if state.phase not in (codes.OFFER, codes.COMMIT):
            continue
        ranked = list(state.candidates(int(state.first_owing()), 1000, Rng(2)))
        distances = [abs(int(action - ranked[0])) for action in ranked]
        assert distances == sorted(distances)
        seen += len(ranked) > 2
    assert seen > 5


def test_fewer_candidates_are_the_first_of_more() -> None:
    for state in decisions(4, 8, 20):
        if state.phase == codes.PROJECT:
            seat = int(state.first_owing())
            ranked = list(state.candidates(seat, 1000, Rng(2)))
            assert list(state.candidates(seat, 3, Rng(2))) == ranked[:3]


def test_without_a_pilgrim_an_outbid_envoy_goes_home() -> None:
    """With the table option a displaced player may exchange his last pilgrims before he answers [R5]."""
    asked = 0
    for seed in range(6):
        for state in decisions(4, seed, 20, free_exchange=True):
            if state.phase == codes.DISPLACED:
                state.stock[state.displaced * box.RESOURCES + box.PILGRIM] = 0
                assert state.greedy_action(state.displaced, Rng(1)) == codes.A_TAKE_BACK
                asked += 1
    assert asked > 5
