"""The last positions of a match: whoever missed a few entries can be shown them one by one, without folding again."""

from __future__ import annotations

from collections import deque

from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import State

MOST_POSITIONS = 60
LONGEST_MS = 60_000  # between the oldest position and the newest


class Past:
    """The positions after the last entries, each a copy of its own."""

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._kept: deque[tuple[Entry, State]] = deque(maxlen=most)

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

    def __len__(self) -> int:
        return len(self._kept)

    def since(self, seq: int) -> list[tuple[Entry, State]]:
        """The entries from `seq` on with the positions after them; nothing if one of them is not kept any more."""
        found = [item for item in self._kept if item[0].seq >= seq]
        return found if found and found[0][0].seq == seq else []
