"""Random games of any title: players who follow the title's quick policy, and slip now and then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, TypeVar

from hypothesis import strategies as st

from ludotheca.kernel.game import Game
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, EventSink, State

S = TypeVar("S", bound=State)
BOUND = 10_000  # actions that no game has


def walk(
    game: Game[S, Any],
    players: int,
    seed: int,
    *,
    slips: int = 100,
    options: Mapping[str, Any] | None = None,
    sink: EventSink | None = None,
) -> Iterator[S]:
    """Every position of a game, the last one included. `slips` in a hundred decisions are just anything; the others are
    the policy's. The consumer leaves the state as it is."""
    state = game.new_state(players, game.check_options(options or {}), game.meta.rules_version)
    state.sink = sink
    rng = Rng(seed, players)
    for _ in range(BOUND):
        yield state
        owing = [seat for seat in range(players) if state.owes(seat)] or [int(state.first_owing())]
        seat = owing[rng.below(len(owing))]
        if seat == NOBODY:
            return
        anything = seat == CHANCE or rng.below(100) < slips
        state.apply(seat, state.random_action(seat, rng) if anything else state.greedy_action(seat, rng))
    raise AssertionError(f"no end after {BOUND} actions")


def some_way(
    game: Game[S, Any],
    players: int,
    seed: int,
    acts: int,
    *,
    slips: int = 100,
    options: Mapping[str, Any] | None = None,
) -> S:
    """The position after so many acts, or at the end."""
    for number, state in enumerate(walk(game, players, seed, slips=slips, options=options)):
        last = state
        if number == acts:
            break
    return last


def play_out(
    game: Game[S, Any], players: int, seed: int, *, slips: int = 100, options: Mapping[str, Any] | None = None
) -> S:
    """The end of a game."""
    return some_way(game, players, seed, BOUND, slips=slips, options=options)


def positions(
    game: Game[S, Any], *, acts: int = 600, slips: int = 100, **options: st.SearchStrategy[Any]
) -> st.SearchStrategy[S]:
    """Positions up to so many acts into games with any number of players, and with options drawn from these."""
    return st.builds(
        partial(some_way, game, slips=slips),
        st.integers(game.meta.least_players, game.meta.most_players),
        st.integers(0, 2**32),
        st.integers(0, acts),
        options=st.fixed_dictionaries(options),
    )
