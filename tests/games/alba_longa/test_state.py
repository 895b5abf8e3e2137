"""The position itself: copies, views back to positions, random actions, its own checks, and what stays hidden."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable

import pytest
from games.alba_longa.games import POSITIONS, look, walk_mixed
from games.alba_longa.scripted import ScriptedGame
from games.scripted import quick
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.games.alba_longa.view import view
from ludotheca.kernel.codec import canonical, digest, state_from_json, state_to_json
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY, SPECTATOR

VARIANTS = [
    {"job_well_done": jwd, "spoils_of_war": spoils, "assisi": assisi}
    for jwd in (False, True)
    for spoils in (False, True)
    for assisi in (False, True)
]


@quick
@given(POSITIONS)
def test_a_position_survives_json_and_pickle(state: AlbaState) -> None:
    for copy in (state_from_json(AlbaState, state_to_json(state)), pickle.loads(pickle.dumps(state))):
        assert digest(copy) == digest(state)
        for seat in range(int(state.players)):
            if state.owes(seat):
                assert list(copy.actions(seat)) == list(state.actions(seat))


@quick
@given(POSITIONS, st.integers(0, 2**32))
def test_a_clone_goes_its_own_way(state: AlbaState, seed: int) -> None:
    before = digest(state)
    copy = state.clone()
    assert digest(copy) == before
    rng = Rng(seed)
    for _ in range(300):
        seat = int(copy.first_owing())
        if seat == NOBODY:
            break
        copy.apply(seat, copy.random_action(seat, rng))
    assert digest(state) == before


@quick
@given(POSITIONS)
def test_a_view_gives_a_position_that_looks_the_same(state: AlbaState) -> None:
    for viewer in (SPECTATOR, *range(int(state.players))):
        seen = view(state, viewer)
        sample = GAME.sample(look(state, viewer), Rng(1))
        assert canonical(GAME.view(sample, viewer)) == canonical(seen)
        assert GAME.faults(sample) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_is_lost_and_nothing_is_out_of_bounds(players: int, variant: dict[str, bool]) -> None:
    """Peasants, captives and coins are conserved in every position of whole games with every combination."""
    if players == 5 and variant["assisi"]:
        variant = {**variant, "assisi": False}
    for seed in range(2):
        for state in walk_mixed(players, seed, **variant):
            assert GAME.faults(state) == []


@pytest.mark.parametrize(
    "house", ["one_slavery_deal", "keep_one_peasant", "large_growth", "sole_survivor_wins"]
)
def test_house_rules_switched_over_lose_nothing_either(house: str) -> None:
    default = next(option.default for option in GAME.meta.options if option.name == house)
    for seed in range(4):
        for state in walk_mixed(3 + seed % 3, seed, 50, **{house: not default}):
            assert GAME.faults(state) == []


def test_random_actions_are_equally_likely() -> None:
    game = ScriptedGame(3, season="harvest")
    game.to_courts()
    game.hold(0, 1, 3, 2, 4)
    spread(game.state, 0)
    game.take(0, "priests", 2, job="farmers")
    spread(game.state, 1)
    game.do(1, "buy", die="quarry", count=1)
    spread(game.state, 1)


def spread(state: AlbaState, seat: int) -> None:
    """Every legal action comes, each about as often."""
    rng = Rng(99)
    actions = [int(action) for action in state.actions(seat)]
    drawn = Counter(int(state.random_action(seat, rng)) for _ in range(500 * len(actions)))
    assert sorted(drawn) == sorted(actions)
    assert all(count == pytest.approx(500, rel=0.25) for count in drawn.values())


# Every check notices what it is there for.


def a_peasant_more(s: AlbaState) -> None:
    s.home[0] += 1


def a_captive_less(s: AlbaState) -> None:
    s.captive_supply -= 1


def a_coin_more(s: AlbaState) -> None:
    s.silver[1] += 1


def eleven_monuments(s: AlbaState) -> None:
    s.monuments[0] = 11


def too_much_worship(s: AlbaState) -> None:
    s.worship[0] = 13


def farmers_in_spring(s: AlbaState) -> None:
    s.home[0] -= 1
    s.workers[4] += 1


def a_captive_soldier(s: AlbaState) -> None:
    s.captive_supply -= 1
    s.captives[0] += 1


def a_standing_merchant_behind_a_lying_one(s: AlbaState) -> None:
    s.home[0] -= 2
    s.workers[1] += 1
    s.lying_merchant[0] = codes.OWN_LIES


def a_lying_captive_from_nowhere(s: AlbaState) -> None:
    s.lying_merchant[0] = codes.CAPTIVE_LIES


def a_used_zero(s: AlbaState) -> None:
    s.used[0] = 1


def a_pile_nobody_thinks_possible(s: AlbaState) -> None:
    s.used[0] = 0b10


def a_hero_out_of_season(s: AlbaState) -> None:
    s.hero[0] = 2


def a_blessing_too_many(s: AlbaState) -> None:
    s.blessings_left[0] -= 1


def a_weather_card_too_many(s: AlbaState) -> None:
    s.costs_left[4] -= 1


def a_ghost(s: AlbaState) -> None:
    s.alive[2] = 0


def a_fourth_item(s: AlbaState) -> None:
    s.assisi_items[1] = 4


def defenders_from_nowhere(s: AlbaState) -> None:
    s.assisi_defenders = 9


@pytest.mark.parametrize(
    "spoil",
    [
        a_peasant_more, a_captive_less, a_coin_more, eleven_monuments, too_much_worship, farmers_in_spring,
        a_captive_soldier, a_standing_merchant_behind_a_lying_one, a_lying_captive_from_nowhere, a_used_zero,
        a_pile_nobody_thinks_possible, a_hero_out_of_season, a_blessing_too_many, a_weather_card_too_many, a_ghost,
        a_fourth_item, defenders_from_nowhere,
    ],
)  # fmt: skip
def test_an_impossible_position_is_noticed(spoil: Callable[[AlbaState], None]) -> None:
    game = ScriptedGame(3, assisi=True)
    assert GAME.faults(game.state) == []
    spoil(game.state)
    assert GAME.faults(game.state) != []
