"""The estimate of where a king will stand, and the order in which the policy names ways to use a die."""

from __future__ import annotations

from games.random_games import walk

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.policy_worth import farmers_wanted, gain
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.games.alba_longa.weights import EVALUATION, FEATURE_NAMES, FEATURES, SEASONS
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY


def start(players: int = 4) -> AlbaState:
    state = GAME.new_state(players, GAME.check_options({}), 1)
    assert isinstance(state, AlbaState)
    return state


def test_at_the_end_it_is_the_standing_that_decides() -> None:
    """Peasants beyond sixteen and then wheat and coins part those who reached the goal together [Y9] [Y10]."""
    state = start(2)
    state.phase = codes.OVER
    state.monuments[0] = state.monuments[1] = 10
    state.home[0], state.home[1] = 17, 18
    state.winners = 0b10
    assert state.score(0) == state.score(1) == 26
    assert state.evaluate(1) > state.evaluate(0) + 1
    before = state.evaluate(0)
    state.wheat[0] += 1
    assert before < state.evaluate(0) < before + 1


def test_every_season_has_weights_of_its_own() -> None:
    assert len(FEATURE_NAMES) == FEATURES
    assert len(EVALUATION.names) == FEATURES * SEASONS
    state = start()
    for year, season, first in (
        (1, box.GROWING, 0),
        (1, box.HARVEST, 1),
        (4, box.HARVEST, 7),
        (7, box.GROWING, 6),
    ):
        state.year, state.season = year, season
        found = list(state.features(2))
        assert {i // FEATURES for i, value in enumerate(found) if value} == {first}
        assert found[first * FEATURES] == 1


def test_the_features_make_the_estimate() -> None:
    for number, state in enumerate(walk(GAME, 3, 3, slips=30)):
        if state.phase == codes.OVER or number % 7:
            continue
        for king in range(3):
            weighed = sum(w * f for w, f in zip(EVALUATION.values, state.features(king), strict=True))
            assert abs(state.evaluate(king) - weighed / 1000) < 1e-9


def test_it_foretells_who_will_stand_better() -> None:
    """In the third year's growing season, of two kings of a greedy game: better than by lot."""
    right, pairs = 0, 0
    for seed in range(40):
        state, rng = start(), Rng(seed, 4)
        told: list[float] = []
        while (seat := int(state.first_owing())) != NOBODY:
            if state.year == 3 and not told:
                told = [float(state.evaluate(king)) for king in range(4)]
            state.apply(seat, state.greedy_action(seat, rng) if seat >= 0 else state.random_action(seat, rng))
        final = [float(state.evaluate(king)) for king in range(4)]
        for one in range(4):
            for other in range(one):
                pairs += 1
                right += (told[one] - told[other]) * (final[one] - final[other]) > 0
    assert right > 0.6 * pairs


def test_ways_to_use_a_die_come_by_their_gain() -> None:
    seen = 0
    for state in walk(GAME, 4, 9, slips=60):
        if state.phase != codes.TAKE:
            continue
        seat = int(state.turn)
        wanted = farmers_wanted(state, seat)
        ranked = [int(action) for action in state.candidates(seat, 100, Rng(1))]
        assert sorted(ranked) == sorted(state.actions(seat))
        gains = []
        for action in ranked:
            die, count = divmod(action - codes.A_TAKE, box.SIDES)
            gains.append(int(gain(state, seat, die if die < box.DICE else box.FARMERS, count + 1, wanted)))
        assert gains == sorted(gains, reverse=True)
        assert list(state.candidates(seat, 2, Rng(1))) == ranked[:2]
        seen += 1
    assert seen > 20
