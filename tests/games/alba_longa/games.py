"""Whole games for tests: the quick policy with slips, so that games last and every rule comes up."""

from __future__ import annotations

from collections.abc import Iterator

from contract import play
from hypothesis import strategies as st

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.kernel.game import MatchView, Options
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, EventSink

# In per cent: how often a king does just anything. Uniform kings starve in a year or two.
SLIPS = 25
BOUND = 5000


def walk_mixed(
    players: int, seed: int, slips: int = SLIPS, sink: EventSink | None = None, **options: bool | str
) -> Iterator[AlbaState]:
    """Every position of a game, the last one included. The consumer leaves the state as it is."""
    state = GAME.new_state(players, GAME.check_options(options), 1)
    assert isinstance(state, AlbaState)
    state.sink = sink
    rng = Rng(seed, players)
    for _ in range(BOUND):
        yield state
        owing = [seat for seat in range(players) if state.owes(seat)] or [int(state.first_owing())]
        seat = owing[rng.below(len(owing))]
        if seat == NOBODY:
            return
        if seat == CHANCE or rng.below(100) < slips:
            action = state.random_action(seat, rng)
        else:
            action = state.greedy_action(seat, rng)
        state.apply(seat, action)
    raise AssertionError(f"no end after {BOUND} actions")


def play_mixed(
    players: int, seed: int, slips: int = SLIPS, sink: EventSink | None = None, **options: bool | str
) -> AlbaState:
    """The end of such a game."""
    last = None
    for state in walk_mixed(players, seed, slips, sink, **options):
        last = state
    assert last is not None
    return last


def some_way(players: int, seed: int, slips: int, acts: int, variants: int) -> AlbaState:
    """A position some way into such a game; `variants` has a bit for each of the three."""
    options = {
        "job_well_done": bool(variants & 1),
        "spoils_of_war": bool(variants & 2),
        "assisi": bool(variants & 4) and players < 5,
    }
    last = None
    for number, state in enumerate(walk_mixed(players, seed, slips, **options)):
        last = state
        if number == acts:
            break
    assert last is not None
    return last


def options_of(state: AlbaState) -> Options:
    """The options a position is played by."""
    options: Options = {
        option.name: bool(getattr(state, option.name))
        for option in GAME.meta.options
        if option.name != "first_king"
    }
    options["first_king"] = "random" if state.random_first_king else "first_seat"
    return options


def look(state: AlbaState, viewer: int) -> MatchView:
    """What a viewer may know of a position."""
    return play.look(GAME, state, viewer, options_of(state))


POSITIONS = st.builds(
    some_way,
    st.integers(2, 5),
    st.integers(0, 2**32),
    st.sampled_from((0, SLIPS, 60)),
    st.integers(0, 900),
    st.integers(0, 7),
)
