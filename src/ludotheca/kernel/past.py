"""The last positions of a match: whoever missed a few entries can be shown them one by one, without folding again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import State

T = TypeVar("T")
Work = Callable[[], T]
MOST_POSITIONS = 60
LONGEST_MS = 60_000  # between the oldest position and the newest


class Past:
    """The positions after the last entries, each a copy of its own."""

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._kept: deque[tuple[Entry, State]] = deque(maxlen=most)
        self._found: dict[int, dict[object, Any]] = {}  # by entry, for those that were asked for

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

    def once(self, seq: int, what: object, work_out: Work[T]) -> T:
        """What follows from the position after a kept entry and is the same for several: worked out once."""
        return _once(self._found.setdefault(seq, {}), what, work_out)


class Present:
    """What follows from the position of a match as it stands, worked out once for all who ask before it changes."""

    def __init__(self) -> None:
        self._of: tuple[int, State | None] = (-1, None)  # the head and the position
        self._found: dict[object, Any] = {}

    def once(self, head: int, state: State, what: object, work_out: Work[T]) -> T:
        if self._of[0] != head or self._of[1] is not state:
            self._of, self._found = (head, state), {}
        return _once(self._found, what, work_out)


def _once(found: dict[object, Any], what: object, work_out: Work[T]) -> T:
    known: T | None = found.get(what)
    if known is None:
        known = found[what] = work_out()
    return known
