"""Reviews on this device: made a piece at a time, so that the house can listen in between."""

from __future__ import annotations

import time
from collections.abc import Iterator

from ludotheca.kernel.record import from_bytes
from ludotheca.review import Review, ReviewPart, collect, review
from ludotheca.server import protocol as p

PIECE_SECONDS = 0.3
_MOST_KEPT = 6

Key = tuple[str, int, str, str]


class Making:
    """A review on its way, or whole."""

    def __init__(self, rest: Iterator[ReviewPart]) -> None:
        self.parts: list[ReviewPart] = []
        self.whole: Review | None = None
        self._rest = rest

    def go_on(self, seconds: float) -> None:
        """At least one part more, and as many as come in this time."""
        end = time.perf_counter() + seconds
        while self.whole is None:
            part = next(self._rest, None)
            if part is None:
                self.whole = collect(self.parts)
            else:
                self.parts.append(part)
                if time.perf_counter() >= end:
                    return


class Reviews:
    """The reviews of this device, the last few of them kept."""

    def __init__(self) -> None:
        self._made: dict[Key, Making] = {}

    def look(self, ask: p.AskReview, record: bytes, since: int = 0) -> p.Reviewed | Review:
        """The whole review if it is made; else it is gone on with, and the parts from `since` on are told."""
        key = (ask.table, ask.seat, ask.view, ask.effort)
        making = self._made.pop(key, None)
        if making is None:
            making = Making(review(from_bytes(record), ask.seat, ask.view, ask.effort))
        if len(making.parts) <= since:
            making.go_on(PIECE_SECONDS)
        self._made[key] = making
        while len(self._made) > _MOST_KEPT:
            del self._made[next(iter(self._made))]
        if making.whole is not None:
            return making.whole
        parts = making.parts[since:]
        return p.Reviewed(request=ask.request, table=ask.table, parts=parts, next=len(making.parts))
