"""How a game goes: four rounds of four phases, and what is conserved on the way."""

from __future__ import annotations

from collections import Counter

import pytest
from games.rome_in_a_day.table import Table, thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.tables import ANNEX, DIVIDE, EXPLORE, OVER, SELECT
from ludotheca.games.rome_in_a_day.view import view
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL, SPECTATOR

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@COUNTS
def test_four_rounds_of_four_phases(players: int) -> None:
    table = Table(players)
    rng = Rng(players)
    phases: list[tuple[int, int]] = []
    while table.state.phase != OVER:
        now = (int(table.state.round), int(table.state.phase))
        if not phases or phases[-1] != now:
            phases.append(now)
        seat = int(table.state.first_owing())
        table.state.apply(seat, table.state.random_action(seat, rng))
    order = [EXPLORE, DIVIDE, SELECT, ANNEX]
    assert phases == [(round_number, phase) for round_number in (1, 2, 3, 4) for phase in order]
    assert table.state.to_move() == NOBODY


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
    table = Table(2)
    rounds = []
    for _ in range(4):
        rounds += [event.args for event in table.events(SPECTATOR) if event.kind == "round"]
        table.round([0], "large", "small")
    assert rounds == [{"round": number} for number in (1, 2, 3, 4)]


@COUNTS
def test_everybody_decides_at_the_same_time(players: int) -> None:
    table = Table(players)
    assert table.state.to_move() == CHANCE
    table.explore_any()
    assert table.state.to_move() == SEVERAL
    assert table.owing == list(range(players))
    table.divide(*[[0, 1]] * players)
    assert table.state.to_move() == SEVERAL
    assert table.owing == list(range(players))
    table.select(*["small"] * players)
    assert table.state.to_move() == SEVERAL
    assert table.owing == list(range(players))
    assert table.state.round == 1
    table.annex_all()
    assert table.state.round == 2
    assert table.state.to_move() == CHANCE


@COUNTS
def test_the_reminder_tile_turns_after_every_round(players: int) -> None:
    table = Table(players)
    directions = []
    for _ in range(4):
        directions.append([seat.takes_from for seat in view(table.state, SPECTATOR).seats])
        table.round((), *["large"] * players)
    left = [(seat + 1) % players for seat in range(players)]
    right = [(seat - 1) % players for seat in range(players)]
    assert directions == [left, right, left, right]


@COUNTS
def test_it_is_over_after_the_fourth_round(players: int) -> None:
    table = Table(players)
    for _ in range(4):
        assert table.state.to_move() != NOBODY
        table.round([0], *["small"] * players)
    assert table.state.to_move() == NOBODY
    assert view(table.state, SPECTATOR).phase == "over"
    assert table.owing == []
    assert all(table.legal(seat) == [] for seat in (CHANCE, *range(players)))


@COUNTS
def test_stacks_and_cards_are_used_up_exactly(players: int) -> None:
    table = Table(players, cards="CEBDA")
    for _ in range(4):
        table.round([0, 4], *["large"] * players)
    seats = view(table.state, SPECTATOR).seats
    assert all(sum(seat.stack.values()) == 0 for seat in seats)
    standing = Counter(laid.building for seat in seats for laid in seat.domain if laid.building)
    printed = Counter(building for seat in seats for row in seat.card_rows for building in row)
    assert standing == printed
    assert sum(printed.values()) == 8 * players


@pytest.mark.parametrize("final", range(9))
@COUNTS
def test_every_reserve_from_0_to_8_can_come_about(players: int, final: int) -> None:
    table = Table(players)
    for round_number in (1, 2, 3, 4):
        # Seat 0 wins a gem by taking a small set and keeping its own, loses one the other way round.
        sets = ["large"] * players
        taker = (players - 1) if round_number % 2 else 1 % players
        if final - 4 >= round_number:
            sets[0] = "small"
        if 4 - final >= round_number:
            sets[taker] = "small"
        table.round([], *sets)
    assert table.gems[0] == final
    assert sum(table.gems) == 4 * players
    assert table.state.score(0) >= 0


@thorough
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 100))
def test_whatever_is_played_nothing_is_lost(players: int, seed: int, greed: int) -> None:
    """Lands, buildings and gems only change hands; one gem always remains to lay on a split."""
    table = Table(players)
    rng = Rng(seed)
    while table.state.phase != OVER:
        seat = int(table.state.first_owing())
        if table.state.phase == DIVIDE:
            assert all(gems >= 0 for gems in table.gems)
            assert all(table.gems[i] >= 1 for i in table.owing)
            lands = [len(table.domain(i)) for i in range(players)]
            assert sum(lands) == 5 * players * int(table.state.round - 1)
        if table.state.phase == SELECT and seat == 0 and rng.below(100) < greed:
            table.act(0, type="take", set="large")
            continue
        table.state.apply(seat, table.state.random_action(seat, rng))
    assert GAME.faults(table.state) == []
    assert all(0 <= gems <= 8 for gems in table.gems)
    assert sum(table.gems) == 4 * players
    assert sum(len(table.domain(seat)) for seat in range(players)) == 20 * players


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
    table = Table(2)
    table.explore_any()
    table.divide([], [])
    table.select("large", "small")
    assert [sum(table.to_lay(seat).values()) for seat in (0, 1)] == [10, 0]
    assert table.gems == [3, 5]
    assert sum(1 for _, building in table.to_lay(0).elements() if building) == 4
