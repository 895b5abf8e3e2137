"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from ludotheca.games._example.actions import CARD
from ludotheca.games._example.rules import codes
from ludotheca.kernel.names import Events, Told, number

SEAT, PEBBLES = number("seat"), number("pebbles")

EVENTS = Events(
    Told(codes.E_MY_CARD, "my-card", SEAT, CARD),
    Told(codes.E_ROLLED, "rolled", number("round"), PEBBLES, number("pot")),
    Told(codes.E_SEALED, "sealed", SEAT),
    Told(codes.E_MY_BID, "my-bid", SEAT, CARD),
    Told(codes.E_OPENED, "opened", SEAT, CARD),
    Told(codes.E_TAKEN, "taken", SEAT, PEBBLES),
    Told(codes.E_LEFT, "left", PEBBLES),
    Told(codes.E_BOUGHT, "bought", SEAT),
    Told(codes.E_PASSED, "passed", SEAT),
    Told(codes.E_OVER, "over", SEAT, number("score"), number("place")),
)
