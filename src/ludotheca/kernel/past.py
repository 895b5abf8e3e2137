"""The last positions of a match: whoever missed a few entries can be shown them one by one, without folding again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import State

T = TypeVar("T")
MOST_POSITIONS = 60
LONGEST_MS = 60_000  # between the oldest position and the newest


class Past:
    """The positions after the last entries, each a copy of its own."""

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._kept: deque[tuple[Entry, State]] = deque(maxlen=most)
        self._results: dict[int, Any] = {}  # by entry, for those that were asked for

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
        if len(self._results) > len(self._kept):
            self._results.clear()

    def __len__(self) -> int:
        return len(self._kept)

    def since(self, seq: int) -> list[tuple[Entry, State]]:
        """The entries from `seq` on with the positions after them; nothing if one of them is not kept any more."""
        found = [item for item in self._kept if item[0].seq >= seq]
        return found if found and found[0][0].seq == seq else []

    def results(self, seq: int, work_out: Callable[[State], T]) -> T:
        """What follows from the position after a kept entry and is the same for everybody: worked out once."""
        found: T | None = self._results.get(seq)
        if found is None:
            state = next(state for entry, state in reversed(self._kept) if entry.seq == seq)
            found = self._results[seq] = work_out(state)
        return found
