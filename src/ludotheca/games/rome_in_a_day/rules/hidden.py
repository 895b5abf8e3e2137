"""What a viewer cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.rules.legal import SPLITS
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


def redraw_hidden(s: RomeState, viewer: i64, rng: Rng) -> None:
    """The others' sealed splits and choices. Stacks have no order, so there is nothing to shuffle."""
    seat: i64 = 0
    while seat < s.players:
        if seat != viewer:
            if s.phase == codes.DIVIDE and s.split[seat] != NONE:
                s.split[seat] = SPLITS[rng.below(len(SPLITS))]
            if s.phase == codes.SELECT and s.choice[seat] != NONE:
                s.choice[seat] = rng.below(2)
        seat += 1


def reopen(s: RomeState, viewer: i64) -> None:
    """Splits and choices that are not open yet."""
    seat: i64 = 0
    while seat < s.players:
        if seat != viewer:
            if s.phase == codes.DIVIDE and s.split[seat] != NONE:
                s.split[seat] = NONE
                s.gems[seat] += 1
            if s.phase == codes.SELECT:
                s.choice[seat] = NONE
        seat += 1
