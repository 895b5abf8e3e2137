"""Bidding: everybody lays a card face down, and all are opened together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games._example import box
from ludotheca.games._example.rules import codes
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games._example.state import ExampleState


def lay_card(s: ExampleState, seat: i64, card: i64) -> None:
    """A card of the hand, face down [B2]. It stays among the cards of the hand until all are opened."""
    s.bid[seat] = card
    s.tell(codes.E_SEALED, seat)
    s.tell_seat(seat, codes.E_MY_BID, seat, card)


def open_bids(s: ExampleState) -> None:
    """The cards are turned up and stay open. One seat takes the pot, or it stays for the next round [B4]."""
    taker: i64 = highest_alone(s)
    seat: i64 = 0
    while seat < s.players:
        card: i64 = s.bid[seat]
        s.hand[seat * box.VALUES + card] -= 1
        s.laid[seat * box.ROUNDS + s.round - 1] = card
        s.bid[seat] = NONE
        s.tell(codes.E_OPENED, seat, card)
        seat += 1
    s.shown += 1  # from here on the last card laid cannot be taken back
    if taker == NONE:
        s.tell(codes.E_LEFT, s.pot)
        return
    s.tell(codes.E_TAKEN, taker, s.pot)
    s.pebbles[taker] += s.pot
    s.pot = 0


def highest_alone(s: ExampleState) -> i64:
    """The seat with the highest card that nobody else has laid [B3], or NONE."""
    card: i64 = box.VALUES - 1
    while card >= 0:
        holder: i64 = NONE
        count: i64 = 0
        seat: i64 = 0
        while seat < s.players:
            if s.bid[seat] == card:
                holder = seat
                count += 1
            seat += 1
        if count == 1:
            return holder
        card -= 1
    return NONE
