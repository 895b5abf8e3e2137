"""What happened, for the log, the animation and the screen reader.

An event is a kind and arguments, never a sentence: sentences are data in the title's texts under `event-<kind>`.
Arguments follow one convention so that any screen can say any event: `seat` and `other` are seat numbers, other
numbers are numbers, and a word is looked up as `<argument>-<word>` (`land: "vineyard"` is the text `land-vineyard`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheca.kernel.state import EVERYONE, SPECTATOR


class Event(msgspec.Struct, frozen=True):
    """`seq` is the entry of the record it came from."""

    seq: int
    kind: str
    args: dict[str, Any]


class HeardEvent(msgspec.Struct, frozen=True):
    """An event with the bits of the seats that may hear it, as the match keeps it."""

    event: Event
    audience: int

    def heard_by(self, viewer: int) -> bool:
        """Whether this viewer, a seat or SPECTATOR, may hear it."""
        return self.audience == EVERYONE or (viewer != SPECTATOR and bool(self.audience >> viewer & 1))
