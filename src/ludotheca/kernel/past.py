"""What a match has behind it: the acts that stand, and its last positions.

Whoever missed a few entries can be shown them one by one, without folding again.
"""

from __future__ import annotations

from collections import deque
from typing import Any, final

from ludotheca.kernel.event import HeardEvent
from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import State

Found = dict[object, Any]  # what follows from a position, by what it is
MOST_POSITIONS = 60
LONGEST_MS = 60_000  # between the oldest position and the newest


@final
class Deed:
    """An act that stands: an entry that was not taken back, with what its application told. `several`: it was one of several
    answers open at once, so it commutes with the others of its step."""

    def __init__(
        self,
        seq: int,
        seat: int,
        action: int,
        step: int,
        several: bool,
        showed: bool,
        heard: list[HeardEvent],
    ) -> None:
        self.seq = seq
        self.seat = seat
        self.action = action
        self.step = step
        self.several = several
        self.showed = showed
        self.heard = heard


class Past:
    """The positions after the last entries, each a copy of its own."""

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._kept: deque[tuple[Entry, State]] = deque(maxlen=most)
        self._found: dict[int, Found] = {}  # by entry, for those that were asked for

    def note(self, entry: Entry, state: State) -> None:
        """Keep the position after an entry."""
        if self._kept.maxlen == 0:
            return
        self._kept.append((entry, state.clone()))
        self.trim(entry.time)

    def trim(self, now: int) -> None:
        """What is too old goes."""
        while self._kept and now - self._kept[0][0].time > LONGEST_MS:
            self._kept.popleft()
        if len(self._found) > len(self._kept):
            self._found.clear()

    def __len__(self) -> int:
        return len(self._kept)

    def since(self, seq: int) -> list[tuple[Entry, State]]:
        """The entries from `seq` on with the positions after them; nothing if one of them is not kept any more."""
        found = [item for item in self._kept if item[0].seq >= seq]
        return found if found and found[0][0].seq == seq else []

    def found(self, seq: int) -> Found:
        """What follows from the position after a kept entry and is the same for several: to be worked out once."""
        return self._found.setdefault(seq, {})


class Present:
    """What follows from the position of a match as it stands, worked out once for all who ask before it changes."""

    def __init__(self) -> None:
        self._head = -1
        self._state: State | None = None
        self._found: Found = {}

    def found(self, head: int, state: State) -> Found:
        if self._head != head or self._state is not state:
            self._head, self._state, self._found = head, state, {}
        return self._found
