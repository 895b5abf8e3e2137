"""The native base class, the vectors under it and the loops over it."""

from __future__ import annotations

import pickle

import pytest
from contract.toys import PEBBLES, PebblesState
from mypy_extensions import i64

from ludotheca.games import registry
from ludotheca.kernel.playout import clone_often, play_random_games, play_randomly
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, EventSink, State, best_first, stored_number, stored_numbers
from ludotheca.kernel.vecs import append, pop, vec


def fresh(players: int = 2) -> PebblesState:
    state: PebblesState = PEBBLES.new_state(players, PEBBLES.check_options({}), 1)
    return state


def test_vectors_hold_numbers() -> None:
    v = vec[i64]([3, 1, 2])
    v = append(v, 7)
    v, last = pop(v)
    v, first = pop(v, 0)
    copy = v[:]
    copy[0] = 9
    assert (list(v), last, first, list(copy)) == ([1, 2], 7, 3, [9, 2])
    assert list(vec[i64]()) == []
    assert (2 in v, 3 in v, len(v)) == (True, False, 2)


def test_a_sink_gives_what_it_got_once() -> None:
    sink = EventSink()
    sink.emit(3, -1, [1, 2])
    sink.emit(4, 0b10, [])
    assert sink.take() == [(3, -1, [1, 2]), (4, 2, [])]
    assert sink.take() == []


def test_the_base_class_leaves_the_rules_to_titles() -> None:
    state = State(2)
    assert (state.players, state.step, state.shown, state.sink) == (2, 0, 0, None)
    for call in (state.to_move, state.weights, state.clone):
        with pytest.raises(NotImplementedError):
            call()


def test_first_owing() -> None:
    state = fresh(3)
    assert state.first_owing() == CHANCE
    rng = Rng(1)
    while state.to_move() == CHANCE:
        state.apply(CHANCE, state.random_action(CHANCE, rng))
    assert state.first_owing() == 0
    state.apply(0, state.actions(0)[0])
    assert state.first_owing() == 1
    play_randomly(state, rng)
    assert state.first_owing() == NOBODY


def test_places_are_shared_by_equals() -> None:
    state = fresh(4)
    state.points = [5, 7, 7, 1]
    assert [state.place(seat) for seat in range(4)] == [3, 1, 1, 4]
    assert [state.won(seat) for seat in range(4)] == [False, True, True, False]
    assert [state.evaluate(seat) for seat in range(4)] == [5.0, 7.0, 7.0, 1.0]


def test_a_pickle_is_plain_numbers() -> None:
    state = fresh()
    state.sink = EventSink()
    again = pickle.loads(pickle.dumps(state))
    assert again.dump() == state.dump()
    assert again.sink is None


def test_what_a_dump_lacks_is_named() -> None:
    assert stored_number({"x": 3}, "x") == 3
    assert stored_numbers({"x": [3]}, "x") == [3]
    with pytest.raises(ValueError, match="no number 'x'"):
        stored_number({"x": [3]}, "x")
    with pytest.raises(ValueError, match="no list 'x'"):
        stored_numbers({}, "x")


@pytest.mark.parametrize("title", registry.titles())
def test_playouts_count_and_end(title: str) -> None:
    game = registry.get(title)
    start = game.new_state(game.meta.least_players, game.check_options({}), game.meta.rules_version)
    state = start.clone()
    decisions, draws = play_randomly(state, Rng(1))
    assert state.to_move() == NOBODY
    assert decisions > 0
    assert start.to_move() != NOBODY
    again = [play_random_games(start, games, Rng(1)) for games in (1, 3)]
    assert again[0] == (decisions, draws)
    assert again[1][0] > decisions
    with pytest.raises(RuntimeError, match="no end after 5 actions"):
        play_randomly(start.clone(), Rng(1), 5)
    before = start.dump()
    clone_often(start, 10)
    assert start.dump() == before


def test_candidates_begin_with_the_policys_own_and_are_all_different() -> None:
    rng = Rng(3)
    for title in registry.titles():
        game = registry.get(title)
        state = game.new_state(game.meta.least_players, game.check_options({}), 1)
        for _ in range(200):
            seat = state.first_owing()
            if seat == NOBODY:
                break
            if seat == CHANCE:
                state.apply(seat, state.random_action(seat, rng))
                continue
            legal = sorted(state.actions(seat))
            assert sorted(state.candidates(seat, 10_000, rng)) == legal
            few = list(state.candidates(seat, 3, rng))
            assert len(few) == min(3, len(legal)) == len(set(few))
            assert list(state.candidates(seat, 1, Rng(7))) == [state.greedy_action(seat, Rng(7))]
            state.apply(seat, few[-1])


def test_best_first_sorts_and_keeps_the_order_of_equals() -> None:
    actions, worths = [10, 11, 12, 13, 14], [1, 5, 3, 5, 1]
    assert list(best_first(vec[i64](actions), vec[i64](worths), 9)) == [11, 13, 12, 10, 14]
    assert list(best_first(vec[i64](actions), vec[i64](worths), 2)) == [11, 13]
    assert list(best_first(vec[i64](), vec[i64](), 2)) == []
