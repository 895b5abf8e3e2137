"""How a game goes: four rounds of four phases, and what is conserved on the way."""

from __future__ import annotations

from collections import Counter

import pytest
from games.rome_in_a_day.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.rules.codes import ANNEX, DIVIDE, EXPLORE, OVER, SELECT
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view import view
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL, SPECTATOR

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@COUNTS
def test_four_rounds_of_four_phases(players: int) -> None:
    game = ScriptedGame(players)
    rng = Rng(players)
    phases: list[tuple[int, int]] = []
    while game.state.phase != OVER:
        now = (int(game.state.round), int(game.state.phase))
        if not phases or phases[-1] != now:
            phases.append(now)
        seat = int(game.state.first_owing())
        game.state.apply(seat, game.state.random_action(seat, rng))
    order = [EXPLORE, DIVIDE, SELECT, ANNEX]
    assert phases == [(round_number, phase) for round_number in (1, 2, 3, 4) for phase in order]
    assert game.state.to_move() == NOBODY


@COUNTS
def test_a_step_closes_with_every_phase_and_two_of_them_show_something(players: int) -> None:
    state = GAME.new_state(players, {}, 1)
    assert isinstance(state, RomeState)
    rng = Rng(players)
    opened = []
    while state.phase != OVER:
        phase, step, shown = int(state.phase), int(state.step), int(state.shown)
        seat = int(state.first_owing())
        state.apply(seat, state.random_action(seat, rng))
        assert state.step - step == (state.phase != phase)
        assert state.shown - shown == (state.phase != phase and state.phase in (SELECT, ANNEX))
        if state.phase != phase:
            opened.append(int(state.phase))
    assert opened == [EXPLORE, DIVIDE, SELECT, ANNEX] * 4 + [OVER]


def test_every_round_is_announced() -> None:
    game = ScriptedGame(2)
    rounds = []
    for _ in range(4):
        rounds += [event.args for event in game.events(SPECTATOR) if event.kind == "round"]
        game.round([0], "large", "small")
    assert rounds == [{"round": number} for number in (1, 2, 3, 4)]


@COUNTS
def test_everybody_decides_at_the_same_time(players: int) -> None:
    game = ScriptedGame(players)
    assert game.state.to_move() == CHANCE
    game.explore_any()
    assert game.state.to_move() == SEVERAL
    assert game.owing == list(range(players))
    game.divide(*[[0, 1]] * players)
    assert game.state.to_move() == SEVERAL
    assert game.owing == list(range(players))
    game.select(*["small"] * players)
    assert game.state.to_move() == SEVERAL
    assert game.owing == list(range(players))
    assert game.state.round == 1
    game.annex_all()
    assert game.state.round == 2
    assert game.state.to_move() == CHANCE


@COUNTS
def test_the_reminder_tile_turns_after_every_round(players: int) -> None:
    game = ScriptedGame(players)
    directions = []
    for _ in range(4):
        directions.append([seat.takes_from for seat in view(game.state, SPECTATOR).seats])
        game.round((), *["large"] * players)
    left = [(seat + 1) % players for seat in range(players)]
    right = [(seat - 1) % players for seat in range(players)]
    assert directions == [left, right, left, right]


@COUNTS
def test_it_is_over_after_the_fourth_round(players: int) -> None:
    game = ScriptedGame(players)
    for _ in range(4):
        assert game.state.to_move() != NOBODY
        game.round([0], *["small"] * players)
    assert game.state.to_move() == NOBODY
    assert view(game.state, SPECTATOR).phase == "over"
    assert game.owing == []
    assert all(game.legal(seat) == [] for seat in (CHANCE, *range(players)))


@COUNTS
def test_stacks_and_cards_are_used_up_exactly(players: int) -> None:
    game = ScriptedGame(players, cards="CEBDA")
    for _ in range(4):
        game.round([0, 4], *["large"] * players)
    seats = view(game.state, SPECTATOR).seats
    assert all(sum(seat.stack.values()) == 0 for seat in seats)
    standing = Counter(laid.building for seat in seats for laid in seat.domain if laid.building)
    printed = Counter(building for seat in seats for row in seat.card_rows for building in row)
    assert standing == printed
    assert sum(printed.values()) == 8 * players


@pytest.mark.parametrize("final", range(9))
@COUNTS
def test_every_reserve_from_0_to_8_can_come_about(players: int, final: int) -> None:
    game = ScriptedGame(players)
    for round_number in (1, 2, 3, 4):
        # Seat 0 wins a gem by taking a small set and keeping its own, loses one the other way round.
        sets = ["large"] * players
        taker = (players - 1) if round_number % 2 else 1 % players
        if final - 4 >= round_number:
            sets[0] = "small"
        if 4 - final >= round_number:
            sets[taker] = "small"
        game.round([], *sets)
    assert game.gems[0] == final
    assert sum(game.gems) == 4 * players
    assert game.state.score(0) >= 0


@thorough
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 100))
def test_whatever_is_played_nothing_is_lost(players: int, seed: int, greed: int) -> None:
    """Lands, buildings and gems only change hands; one gem always remains to lay on a split."""
    game = ScriptedGame(players)
    rng = Rng(seed)
    while game.state.phase != OVER:
        seat = int(game.state.first_owing())
        if game.state.phase == DIVIDE:
            assert all(gems >= 0 for gems in game.gems)
            assert all(game.gems[i] >= 1 for i in game.owing)
            lands = [len(game.domain(i)) for i in range(players)]
            assert sum(lands) == 5 * players * int(game.state.round - 1)
        if game.state.phase == SELECT and seat == 0 and rng.below(100) < greed:
            game.act(0, type="take", set="large")
            continue
        game.state.apply(seat, game.state.random_action(seat, rng))
    assert GAME.faults(game.state) == []
    assert all(0 <= gems <= 8 for gems in game.gems)
    assert sum(game.gems) == 4 * players
    assert sum(len(game.domain(seat)) for seat in range(players)) == 20 * players


@thorough
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_no_position_on_the_way_has_a_fault(players: int, seed: int) -> None:
    state = GAME.new_state(players, {}, 1)
    rng = Rng(seed)
    stop = rng.below(60 * players)
    while stop > 0 and state.first_owing() != NOBODY:
        seat = int(state.first_owing())
        state.apply(seat, state.random_action(seat, rng))
        stop -= 1
    assert GAME.faults(state) == []


def test_lands_of_a_round_are_0_to_10() -> None:
    game = ScriptedGame(2)
    game.explore_any()
    game.divide([], [])
    game.select("large", "small")
    assert [sum(game.to_lay(seat).values()) for seat in (0, 1)] == [10, 0]
    assert game.gems == [3, 5]
    assert sum(1 for _, building in game.to_lay(0).elements() if building) == 4
