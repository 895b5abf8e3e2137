"""A position back from a view."""

from __future__ import annotations

from ludotheca.games._example import box
from ludotheca.games._example.rules import codes
from ludotheca.games._example.state import ExampleState
from ludotheca.games._example.view_types import ExampleView, SeatView
from ludotheca.kernel.game import MatchView


def view_back(match: MatchView) -> ExampleState:
    """Some position that gives this view: unseen cards are the lowest there are until they are drawn anew."""
    seen: ExampleView = match.position
    s = ExampleState(match.players)
    s.set_up()
    s.round = seen.round
    s.phase = codes.PHASE_NAMES.index(seen.phase)
    s.pot = seen.pot
    s.turn = seen.seat or 0
    if s.phase == codes.DEAL:
        s.turn = sum(mine.cards for mine in seen.seats)
    for seat, mine in enumerate(seen.seats):
        _lay_open(s, seat, mine)
    for seat, mine in enumerate(seen.seats):
        if mine.hand is None:
            _fill_hand(s, seat, mine)
    return s


def _lay_open(s: ExampleState, seat: int, seen: SeatView) -> None:
    """What the viewer knows of a seat."""
    s.pebbles[seat] = seen.pebbles
    for i, card in enumerate(seen.laid):
        s.laid[seat * box.ROUNDS + i] = card - 1
        s.deck[card - 1] -= 1
    for card in seen.hand or ():
        s.hand[seat * box.VALUES + card - 1] += 1
        s.deck[card - 1] -= 1
    if seen.bid is not None:
        s.bid[seat] = seen.bid - 1


def _fill_hand(s: ExampleState, seat: int, seen: SeatView) -> None:
    """As many cards as the viewer sees from behind."""
    card = 0
    for _ in range(seen.cards):
        while s.deck[card] == 0:
            card += 1
        s.deck[card] -= 1
        s.hand[seat * box.VALUES + card] += 1
    if seen.sealed:
        s.bid[seat] = card
