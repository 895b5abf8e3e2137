"""The comuni: who has which, and the order of play that follows from their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.town import receive
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def deal_comune(s: ComuniState, seat: i64, comune: i64) -> None:
    """A random comune for each seat [S4], with its resources [S6]."""
    s.comune[seat] = comune
    for resource in range(i64(box.RESOURCES)):
        receive(s, seat, resource, box.start_stock(comune, resource))
    s.drawn += 1
    s.tell(codes.E_COMUNE, seat, comune)
    if s.drawn == s.players:
        s.phase = codes.LAYOUT


def seat_with(s: ComuniState, comune: i64) -> i64:
    """Who has this comune, or NONE."""
    for seat in range(s.players):
        if s.comune[seat] == comune:
            return seat
    return NONE


def first_seat(s: ComuniState) -> i64:
    """The comune with the lowest number begins [S7]."""
    comune: i64 = 0
    while seat_with(s, comune) == NONE:
        comune += 1
    return seat_with(s, comune)


def next_seat(s: ComuniState, seat: i64) -> i64:
    """The left neighbour: the next higher comune in play, after the highest the lowest [S5]."""
    comune: i64 = (s.comune[seat] + 1) % box.COMUNI
    while seat_with(s, comune) == NONE:
        comune = (comune + 1) % box.COMUNI
    return seat_with(s, comune)
