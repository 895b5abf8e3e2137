"""Exploration: cards of buildings are dealt, five lands each are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


def deal_card(s: RomeState, seat: i64, card: i64) -> None:
    """A seat gets its card of buildings."""
    s.card[seat] = card
    s.drawn += 1
    s.tell(codes.E_CARD, seat, card)


def turn_up(s: RomeState, seat: i64, land: i64) -> None:
    """Five lands from left to right, open to all [E1]; the row's two buildings go on the first two [E2]. Four rounds
    leave nothing in the stack [R5]."""
    position: i64 = s.drawn % box.ROW
    site: i64 = 0
    if position < 2:
        site = 1 + box.card_building(s.card[seat], s.round, position)
    s.row[seat * box.ROW + position] = land * box.SITES + site
    s.stack[seat * box.LANDS + land] -= 1
    s.drawn += 1
    if position == box.ROW - 1 and s.sink is not None:
        s.sink.emit(codes.E_ROW, EVERYONE, [int(seat), *row_of(s, seat, 31)])


def row_of(s: RomeState, seat: i64, mask: i64) -> list[int]:
    """The kinds at the positions of a mask, from left to right."""
    return [int(s.row[seat * box.ROW + i]) for i in range(box.ROW) if mask >> i & 1]
