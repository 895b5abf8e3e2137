"""The five years of eight phases, and the steps of a season."""

from __future__ import annotations

from games.kingsburg.scripted import AUTUMN, SPRING, SUMMER, ScriptedGame
from games.random_games import positions, some_way
from games.scripted import quick, thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, SEVERAL, EventSink

PHASES = ["kings_aid", "spring", "kings_reward", "summer", "kings_envoy", "autumn", "recruitment", "winter"]


@quick
@given(st.integers(2, 5), st.integers(0, 1000))
def test_five_years_of_eight_phases(players: int, seed: int) -> None:
    state = GAME.new_state(players, GAME.check_options({}), 1)
    state.sink = EventSink()
    rng = Rng(seed)
    while state.to_move() != NOBODY:
        seat = state.first_owing()
        state.apply(seat, state.random_action(seat, rng))
    events = [
        GAME.events.name(0, kind, numbers)
        for kind, audience, numbers in state.sink.take()
        if audience == EVERYONE
    ]
    phases = [(event.args["year"], event.args["phase"]) for event in events if event.kind == "phase"]
    assert phases == [(year, phase) for year in range(1, 6) for phase in PHASES]
    assert list(codes.PHASE_NAMES[1:]) == PHASES


def test_the_three_seasons_go_alike() -> None:
    """Roll, influence, gifts, build, in this order, in Spring, Summer and Autumn."""
    for phase in (SPRING, SUMMER, AUTUMN):
        game = ScriptedGame(2)
        for seat in (0, 1):
            game.own(seat, gold=2)
        game.begin(phase)
        game.act(CHANCE, type="neutral", dice=[6, 6, 6])
        game.act(CHANCE, type="neutral", dice=[6, 6])
        for seat in (0, 1):
            game.roll(seat, 4, 4, 4)
        kinds = []
        while game.phase == (1, phase) and game.mover >= 0:
            kind = game.decision(game.mover).kind
            kinds.append(kind)
            actions = game.legal(game.mover)
            game.act(game.mover, **next(action for action in actions))
        assert sorted(set(kinds), key=kinds.index) == ["influence", "either", "build"]


def test_a_new_year_begins_with_the_kings_aid() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn")
    game.own(1, "inn")
    game.battle("barbarians", 2, die=6)
    assert game.phase == (2, SPRING)  # seat 2 is last and has the white die, which is no decision
    assert game.state.aid == 2


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 600))
def test_whatever_is_played_nothing_is_impossible(players: int, seed: int, plies: int) -> None:
    state = some_way(GAME, players, seed, plies)
    assert GAME.faults(state) == []


@thorough
@given(positions(GAME))
def test_steps_that_several_share_are_theirs_alone(state: KingsburgState) -> None:
    if state.to_move() == SEVERAL:
        step = int(state.step)
        while state.to_move() == SEVERAL and state.step == step:
            seat = int(state.first_owing())
            state.apply(seat, state.actions(seat)[0])
        assert state.step > step
