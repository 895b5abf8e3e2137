"""What a seat or a spectator may know, built up field by field.

Hidden are the others' hands, the deck, and the cards laid face down until all are opened.
"""

from __future__ import annotations

from ludotheca.games._example import box
from ludotheca.games._example.rules import codes
from ludotheca.games._example.state import ExampleState
from ludotheca.games._example.view_types import ExampleView, SeatView
from ludotheca.kernel.game import ScoreLine
from ludotheca.kernel.state import NONE


def view(s: ExampleState, viewer: int) -> ExampleView:
    """What `viewer` may know: of the cards in hand and face down only their own [S4]."""
    return ExampleView(
        round=int(s.round),
        phase=codes.PHASE_NAMES[s.phase],
        seat=int(s.turn) if s.phase in (codes.BUY, codes.DRAW) else None,
        pot=int(s.pot),
        seats=[_seat(s, seat, viewer) for seat in range(int(s.players))],
    )


def _seat(s: ExampleState, seat: int, viewer: int) -> SeatView:
    held = [int(count) for count in s.hand[seat * box.VALUES : (seat + 1) * box.VALUES]]
    laid = [int(card) for card in s.laid[seat * box.ROUNDS : (seat + 1) * box.ROUNDS]]
    sealed = s.bid[seat] != NONE
    return SeatView(
        pebbles=int(s.pebbles[seat]),
        cards=sum(held),
        hand=[card + 1 for card in range(box.VALUES) for _ in range(held[card])] if seat == viewer else None,
        sealed=sealed,
        bid=int(s.bid[seat]) + 1 if sealed and seat == viewer else None,
        laid=[card + 1 for card in laid if card != NONE],
    )


def score_lines(s: ExampleState, seat: int) -> list[ScoreLine]:
    """Pebbles are all that counts."""
    return [ScoreLine("pebbles", int(s.pebbles[seat]))]
