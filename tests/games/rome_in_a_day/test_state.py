"""The position itself: copies, numbers out and in, random actions, views back to positions, and its own checks."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable

import pytest
from contract import play
from games.rome_in_a_day.scripted import OLIVE, TOWN, VINE, ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view import view
from ludotheca.kernel.codec import canonical, digest, state_from_json, state_to_json
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY, SPECTATOR


def played(players: int, seed: int, acts: int) -> RomeState:
    """A position some way into a random game."""
    state = GAME.new_state(players, {}, 1)
    assert isinstance(state, RomeState)
    rng = Rng(seed)
    while acts > 0 and state.first_owing() != NOBODY:
        owing = [seat for seat in range(players) if state.owes(seat)] or [int(state.first_owing())]
        seat = owing[rng.below(len(owing))]
        state.apply(seat, state.random_action(seat, rng))
        acts -= 1
    return state


POSITIONS = st.builds(played, st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 320))


@thorough
@given(POSITIONS)
def test_a_position_survives_json_and_pickle(state: RomeState) -> None:
    for copy in (state_from_json(RomeState, state_to_json(state)), pickle.loads(pickle.dumps(state))):
        assert digest(copy) == digest(state)
        for seat in (-1, *range(int(state.players))):
            assert list(copy.actions(seat)) == list(state.actions(seat))


@thorough
@given(POSITIONS, st.integers(0, 2**32))
def test_a_clone_goes_its_own_way(state: RomeState, seed: int) -> None:
    before = digest(state)
    copy = state.clone()
    assert digest(copy) == before
    rng = Rng(seed)
    while copy.first_owing() != NOBODY:
        seat = int(copy.first_owing())
        copy.apply(seat, copy.random_action(seat, rng))
    assert digest(state) == before
    assert GAME.faults(state) == []


@thorough
@given(POSITIONS)
def test_a_view_gives_a_position_that_looks_the_same(state: RomeState) -> None:
    for viewer in (SPECTATOR, *range(int(state.players))):
        seen = view(state, viewer)
        assert canonical(
            GAME.view(GAME.sample(play.look(GAME, state, viewer, {}), Rng(1)), viewer)
        ) == canonical(seen)


@thorough
@given(POSITIONS, st.integers(0, 2**32))
def test_random_actions_are_legal(state: RomeState, seed: int) -> None:
    rng = Rng(seed)
    seat = int(state.first_owing())
    if seat != NOBODY:
        assert state.random_action(seat, rng) in list(state.actions(seat))


def spread(state: RomeState, seat: int) -> None:
    """Every legal action comes, each about as often."""
    rng = Rng(99)
    actions = [int(action) for action in state.actions(seat)]
    drawn = Counter(int(state.random_action(seat, rng)) for _ in range(500 * len(actions)))
    assert sorted(drawn) == sorted(actions)
    assert all(count == pytest.approx(500, rel=0.2) for count in drawn.values())


def test_random_actions_are_equally_likely() -> None:
    game = ScriptedGame(2)
    game.explore([OLIVE, VINE, OLIVE, OLIVE, OLIVE], [TOWN, TOWN, VINE, VINE, VINE])
    spread(game.state, 0)
    game.divide([], [0])
    spread(game.state, 1)
    game.select("large", "small")
    assert len(game.legal(0)) < sum(game.to_lay(0).values())  # equal lands count as one choice
    spread(game.state, 0)
    game.lay(0, OLIVE, None, 0, 0)
    game.state.apply(0, game.state.actions(0)[0])
    spread(game.state, 0)


def lose_a_land(s: RomeState) -> None:
    s.hand_size[0] -= 1


def turn_a_stack(s: RomeState) -> None:
    s.stack[0] += 1
    s.stack[5] -= 1


def add_a_building(s: RomeState) -> None:
    s.land_kind[0] = s.land_kind[0] // 6 * 6 + 1 + (s.land_kind[0] % 6 + 1) % 5


def find_a_gem(s: RomeState) -> None:
    s.gems[0] += 1


def owe_gems(s: RomeState) -> None:
    s.gems[0] -= 7
    s.gems[1] += 7


def forget_a_border_cell(s: RomeState) -> None:
    s.border_size[0] -= 1


def shift_a_land(s: RomeState) -> None:
    s.land_cell[1] += 5


def blur_the_grid(s: RomeState) -> None:
    s.grid[s.border[0]] = 0


def blur_a_land(s: RomeState) -> None:
    s.grid[s.land_cell[0]] = 9


def leave_a_split(s: RomeState) -> None:
    s.split[0] = 1
    s.gems[0] -= 1


def open_too_early(s: RomeState) -> None:
    s.phase = 3


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        (lose_a_land, "face down and"),
        (turn_a_stack, "the stack of seat 0 holds"),
        (add_a_building, "the buildings on lands are"),
        (find_a_gem, "there are 9 gems, not 8"),
        (owe_gems, "a reserve of gems is out of bounds"),
        (forget_a_border_cell, "the border of seat 0 is not"),
        (shift_a_land, "land 1 of seat 0 touched nothing"),
        (blur_the_grid, "the grid of seat 0 does not show its border"),
        (blur_a_land, "the grid of seat 0 does not show land 0"),
        (leave_a_split, "a split is left over"),
        (open_too_early, "not every row is divided"),
    ],
)
def test_the_checks_find(harm: Callable[[RomeState], None], fault: str) -> None:
    game = ScriptedGame(2)
    game.round([0], "small", "large")
    game.explore_any()
    game.divide([0], [1])
    game.select("small", "large")
    game.state.apply(1, game.state.actions(1)[0])
    assert GAME.faults(game.state) == []
    harm(game.state)
    assert fault in str(GAME.faults(game.state))


def test_a_dump_without_a_part_says_which() -> None:
    dump = ScriptedGame(2).state.dump()
    for name in ("round", "gems"):
        part = {key: value for key, value in dump.items() if key != name}
        with pytest.raises(ValueError, match=f"no (list|number) '{name}'"):
            RomeState(2).load(part)
