"""What a seat is asked. The questions are in texts/, under `prompt-<kind>`."""

from __future__ import annotations

from ludotheca.games._example.rules import codes
from ludotheca.games._example.state import ExampleState
from ludotheca.kernel.names import Asked, Decisions, Named, number

DECISIONS = Decisions(
    Asked("bid", number("pot"), sealed=True),
    Asked("buy", number("pebbles")),
)


def describe(s: ExampleState, seat: int) -> tuple[str, Named]:
    """The kind of the seat's decision and what its question names."""
    if s.phase == codes.BID:
        return "bid", {"pot": int(s.pot)}
    return "buy", {"pebbles": int(s.pebbles[seat])}
