"""Whole games at full speed: the loops that simulation, benchmarks and searches share."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.kernel.vecs import vec
from ludotheca.kernel.weights import Weights


def play_randomly(state: State, rng: Rng, limit: i64 = 1_000_000) -> tuple[i64, i64]:
    """Play `state` to its end with random legal actions; returns how many decisions seats made and chance draws fell."""
    decisions: i64 = 0
    draws: i64 = 0
    while decisions + draws < limit:
        seat: i64 = state.first_owing()
        if seat == NOBODY:
            return decisions, draws
        state.apply(seat, state.random_action(seat, rng))
        if seat == CHANCE:
            draws += 1
        else:
            decisions += 1
    raise RuntimeError(f"no end after {limit} actions")


def play_uniformly(
    state: State, seed: i64, stream: i64, bot_seed: i64, limit: i64 = 1_000_000
) -> tuple[i64, i64]:
    """The game that uniform bots play with the seeded dealer of `chance`, without views and names; returns how many
    decisions seats made and chance draws fell. Simulation needs it; a test compares the two."""
    bots = [Rng(bot_seed, seat + 1) for seat in range(int(state.players))]
    decisions: i64 = 0
    draws: i64 = 0
    while decisions + draws < limit:
        seat: i64 = state.first_owing()
        if seat == NOBODY:
            return decisions, draws
        actions = state.actions(seat)
        if seat == CHANCE:
            rng = Rng(seed, stream * 0x100000 + draws)
            state.apply(CHANCE, actions[rng.weighted(state.weights())])
            draws += 1
        else:
            state.apply(seat, actions[bots[seat].below(len(actions))])
            decisions += 1
    raise RuntimeError(f"no end after {limit} actions")


def deal(state: State, rng: Rng) -> i64:
    """Draw until a seat must decide; that seat, or NOBODY."""
    seat: i64 = state.first_owing()
    while seat == CHANCE:
        state.apply(CHANCE, state.random_action(CHANCE, rng))
        seat = state.first_owing()
    return seat


def play_quickly(state: State, draws: Rng, moves: Rng) -> None:
    """Play `state` to its end by its quick policy. Draws have a generator of their own, so that they fall alike whatever
    the seats do."""
    while True:
        seat: i64 = deal(state, draws)
        if seat == NOBODY:
            return
        move_quickly(state, seat, moves)


def play_to_quiet(state: State, draws: Rng, moves: Rng) -> None:
    """Play `state` by its quick policy to the next quiet point, or to its end."""
    while not state.quiet():
        seat: i64 = state.first_owing()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            state.apply(CHANCE, state.random_action(CHANCE, draws))
        else:
            move_quickly(state, seat, moves)


def move_quickly(state: State, seat: i64, rng: Rng) -> None:
    """One decision by the quick policy."""
    state.apply(seat, state.greedy_action(seat, rng))


def play_rivals(
    state: State, weights: Weights, ours: vec[i64], theirs: vec[i64], seat: i64, draws: Rng, moves: Rng
) -> None:
    """Play `state` to its end by its quick policy, with one set of weights for `seat` and another for the rest."""
    kept: vec[i64] = weights.values
    weights.use(theirs)
    is_ours: bool = False
    while True:
        mover: i64 = deal(state, draws)
        if mover == NOBODY:
            break
        if is_ours != (mover == seat):
            is_ours = mover == seat
            weights.use(ours if is_ours else theirs)
        move_quickly(state, mover, moves)
    weights.use(kept)


def play_random_games(start: State, games: i64, rng: Rng) -> tuple[i64, i64]:
    """Random games from `start`, one after another; returns the decisions and draws of all."""
    decisions: i64 = 0
    draws: i64 = 0
    game: i64 = 0
    while game < games:
        made, fell = play_randomly(start.clone(), rng)
        decisions += made
        draws += fell
        game += 1
    return decisions, draws


def clone_often(state: State, times: i64) -> None:
    """Clone again and again, for the benchmark."""
    i: i64 = 0
    while i < times:
        state.clone()
        i += 1
