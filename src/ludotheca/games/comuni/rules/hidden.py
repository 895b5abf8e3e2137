"""What a viewer cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.invasion import begin_commitment, commit, next_step
from ludotheca.kernel.rng import Rng

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def redraw_hidden(s: ComuniState, viewer: i64, rng: Rng) -> None:
    """What the others have put into their fists, made again step by step as far as they have come.

    Half of the steps are taken as a sensible player would, half of them at random: every commitment can come, likely
    ones come more often.
    """
    if s.phase != codes.COMMIT:
        return
    sink = s.sink
    s.sink = None  # nobody listens
    for seat in range(s.players):
        if seat != viewer:
            reached: i64 = next_step(s, seat)
            begin_commitment(s, seat)
            while next_step(s, seat) < reached:
                sensible: bool = rng.below(2) == 0
                commit(s, seat, s.greedy_action(seat, rng) if sensible else s.random_action(seat, rng))
    s.sink = sink


def reopen(s: ComuniState, viewer: i64) -> None:
    """All fists but the viewer's."""
    if s.phase == codes.COMMIT:
        for seat in range(s.players):
            if seat != viewer:
                begin_commitment(s, seat)
