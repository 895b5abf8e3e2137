"""Points: every pebble counts one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games._example import box
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games._example.state import ExampleState


def score(s: ExampleState, seat: i64) -> i64:
    """The pebbles of a seat [E2]."""
    return s.pebbles[seat]


def compare(s: ExampleState, seat: i64, other: i64) -> i64:
    """Pebbles first. A tie goes to whoever laid the lower cards in all; then the place is shared [E3]."""
    points: i64 = score(s, seat) - score(s, other)
    if points != 0:
        return points
    return spent(s, other) - spent(s, seat)


def spent(s: ExampleState, seat: i64) -> i64:
    """The sum of the cards this seat has laid."""
    total: i64 = 0
    i: i64 = seat * box.ROUNDS
    while i < (seat + 1) * box.ROUNDS:
        if s.laid[i] != NONE:
            total += s.laid[i] + 1
        i += 1
    return total
