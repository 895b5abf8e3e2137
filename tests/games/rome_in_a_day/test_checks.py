"""What the checks of a position find."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.rome_in_a_day.scripted import ScriptedGame

from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.state import RomeState


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
