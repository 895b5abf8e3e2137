"""Phase 1: five lands from the own stack, two buildings from the own card."""

from __future__ import annotations

from collections import Counter

import pytest
from games.rome_in_a_day.scripted import (
    CELLAR,
    FIELD,
    MILL,
    OLIVE,
    PRESS,
    QUARRY,
    THEATRE,
    TOWN,
    VINE,
    WORKSHOP,
    ScriptedGame,
)
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day.box import LAND_NAMES
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view import view
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, SPECTATOR


def test_five_lands_each_from_left_to_right_for_all_to_see() -> None:
    game = ScriptedGame(3)
    rows = [
        [QUARRY, FIELD, VINE, FIELD, QUARRY],
        [OLIVE, OLIVE, OLIVE, OLIVE, VINE],
        [TOWN, VINE, FIELD, QUARRY, OLIVE],
    ]
    game.explore(*rows)
    for viewer in (SPECTATOR, 0, 1, 2):
        seats = view(game.state, viewer).seats
        assert [[tile.land for tile in seat.row] for seat in seats] == rows
    assert game.owing == [0, 1, 2]


# By round: the two buildings of the cards A to E.
ROWS = {
    1: [(PRESS, CELLAR), (CELLAR, MILL), (MILL, THEATRE), (THEATRE, WORKSHOP), (WORKSHOP, PRESS)],
    2: [(CELLAR, WORKSHOP), (MILL, PRESS), (THEATRE, CELLAR), (WORKSHOP, MILL), (PRESS, THEATRE)],
    3: [(MILL, THEATRE), (THEATRE, WORKSHOP), (WORKSHOP, PRESS), (PRESS, CELLAR), (CELLAR, MILL)],
    4: [(PRESS, MILL), (CELLAR, THEATRE), (MILL, WORKSHOP), (THEATRE, PRESS), (WORKSHOP, CELLAR)],
}


@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_the_two_buildings_of_the_round_go_on_the_first_two_lands(round_number: int) -> None:
    game = ScriptedGame(5, cards="EDCBA")
    for _ in range(round_number - 1):
        game.round((), *["large"] * 5)
    game.explore_any()
    for seat, card in enumerate([4, 3, 2, 1, 0]):
        first, second = ROWS[round_number][card]
        assert [building for _, building in game.row(seat)] == [first, second, None, None, None]


def test_nobody_decides_while_lands_are_turned_up() -> None:
    game = ScriptedGame(2)
    for drawn in range(10):
        assert game.state.to_move() == CHANCE
        assert game.owing == []
        assert game.legal(0) == game.legal(1) == []
        assert {action["seat"] for action in game.legal(CHANCE)} == {drawn // 5}
        game.state.apply(CHANCE, game.state.actions(CHANCE)[0])
    assert game.state.to_move() != CHANCE
    assert game.legal(CHANCE) == []
    assert list(game.state.weights()) == []


@thorough
@given(st.integers(2, 5), st.lists(st.integers(0, 4), min_size=100, max_size=100))
def test_a_land_is_as_likely_as_the_stack_still_holds_it(players: int, picks: list[int]) -> None:
    game = ScriptedGame(players)
    left = [Counter(dict.fromkeys(LAND_NAMES, 4)) for _ in range(players)]
    for round_number in (1, 2, 3, 4):
        for seat in range(players):
            for _ in range(5):
                due = [land for land in LAND_NAMES if left[seat][land]]
                assert game.legal(CHANCE) == [{"type": "turn", "seat": seat, "land": land} for land in due]
                assert list(game.state.weights()) == [left[seat][land] for land in due]
                land = due[picks[seat * 20 + 5 * round_number - 5] % len(due)]
                game.act(CHANCE, type="turn", seat=seat, land=land)
                left[seat][land] -= 1
        game.divide(*[()] * players)
        game.select(*["small"] * players)
        game.annex_all()
    assert all(sum(stack.values()) == 0 for stack in left)


def test_random_draws_follow_the_weights() -> None:
    game = ScriptedGame(2)
    game.explore([OLIVE, OLIVE, OLIVE, VINE, VINE], [FIELD] * 4 + [QUARRY])
    game.divide((), ())
    game.select("large", "large")
    game.annex_all()
    # Left for seat 0: one olive grove, two vineyards, four each of the others.
    rng = Rng(2024)
    names = Counter(
        game.legal(CHANCE)[list(game.state.actions(CHANCE)).index(game.state.random_action(CHANCE, rng))][
            "land"
        ]
        for _ in range(6000)
    )
    for land, weight in {OLIVE: 1, VINE: 2, FIELD: 4, TOWN: 4, QUARRY: 4}.items():
        assert names[land] == pytest.approx(6000 * weight / 15, rel=0.15)


def test_random_cards_are_equally_likely() -> None:
    fresh = RomeState(5)
    fresh.set_up()
    rng = Rng(7)
    cards = Counter(int(fresh.random_action(CHANCE, rng)) for _ in range(5000))
    assert sorted(cards) == [int(action) for action in fresh.actions(CHANCE)]
    assert all(count == pytest.approx(1000, rel=0.12) for count in cards.values())
