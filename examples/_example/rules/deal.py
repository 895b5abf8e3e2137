"""What chance does: cards are drawn, the die is rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games._example import box
from ludotheca.games._example.rules import codes

if TYPE_CHECKING:
    from ludotheca.games._example.state import ExampleState


def draw_card(s: ExampleState, seat: i64, card: i64) -> None:
    """A card goes from the deck to a hand. Only its owner is told which."""
    s.deck[card] -= 1
    s.hand[seat * box.VALUES + card] += 1
    s.turn += 1
    s.tell_seat(seat, codes.E_MY_CARD, seat, card)


def roll(s: ExampleState, pebbles: i64) -> None:
    """As many pebbles as the die shows go into the pot, beside those left there [R1]. Then all bid."""
    s.pot += pebbles
    s.phase = codes.BID
    s.step += 1
    s.tell(codes.E_ROLLED, s.round, pebbles, s.pot)
