"""A quick sensible way to play, for the greedy bot and for playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.kernel.rng import Rng

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def greedy_action(s: AlbaState, seat: i64, rng: Rng) -> i64:
    return s.random_action(seat, rng)


def evaluate(s: AlbaState, seat: i64) -> float:
    return float(s.score(seat))
