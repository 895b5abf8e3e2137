"""Buying: seat after seat may pay a pebble for a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games._example.rules import codes

if TYPE_CHECKING:
    from ludotheca.games._example.state import ExampleState


def find_buyer(s: ExampleState) -> bool:
    """The next seat with a pebble, from `turn` on. Who has none cannot buy, so it is not asked [M2]."""
    while s.turn < s.players and s.pebbles[s.turn] == 0:
        s.turn += 1
    return s.turn < s.players


def buy_card(s: ExampleState, seat: i64) -> None:
    """A pebble is paid, and a card is due [M1]."""
    s.pebbles[seat] -= 1
    s.phase = codes.DRAW
    s.tell(codes.E_BOUGHT, seat)


def pass_on(s: ExampleState, seat: i64) -> None:
    """The seat keeps its pebbles [M3]."""
    s.turn += 1
    s.tell(codes.E_PASSED, seat)
