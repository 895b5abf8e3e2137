"""What must hold in every position: nothing lost, nothing out of bounds."""

from __future__ import annotations

from ludotheca.games._example import box
from ludotheca.games._example.state import ExampleState
from ludotheca.kernel.state import NONE


def faults(s: ExampleState) -> list[str]:
    """What is impossible about this position."""
    found = []
    for card in range(box.VALUES):
        held = [int(s.hand[seat * box.VALUES + card]) for seat in range(int(s.players))]
        laid = sum(1 for other in s.laid if other == card)
        if int(s.deck[card]) + sum(held) + laid != box.COPIES or min(held) < 0:
            found.append(f"card {card + 1}: {s.deck[card]} in the deck, {held} in hands, {laid} laid")
    for seat in range(int(s.players)):
        card = int(s.bid[seat])
        if card != NONE and s.hand[seat * box.VALUES + card] == 0:
            found.append(f"seat {seat} has laid a card it does not have")
    if s.pot < 0 or min(s.pebbles) < 0:
        found.append("fewer than no pebbles")
    return found
