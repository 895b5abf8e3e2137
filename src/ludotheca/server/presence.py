"""Who is connected to a table: here, and by the database at the other processes of this server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheca.kernel.state import SPECTATOR
from ludotheca.server.bus import Pointer
from ludotheca.server.store import Conflict, notices, people
from ludotheca.server.table import Table, Watcher

if TYPE_CHECKING:
    from ludotheca.server.tables import Tables

# Who comes and goes is told together: the more people are told, the less often. The first change is told at once.
_EACH_SECONDS = 0.02
_LEAST_SECONDS = 0.3
_MOST_SECONDS = 5.0

BEAT_SECONDS = 5.0
# A process that has not been seen for this long is taken for gone.
ALIVE_MS = int(BEAT_SECONDS * 3000)
_TELL_SECONDS = 0.3


class _Said:
    """What was said last of who is at a table, and when."""

    def __init__(self) -> None:
        self.people = (0, 0)
        self.at = -_MOST_SECONDS
        self.waits = False


class Presence:
    """Counts who watches, and tells those here and the other processes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._telling: set[str] = set()
        self._said: dict[str, _Said] = {}

    def join(self, table: Table, watcher: Watcher, seat: int) -> None:
        """Somebody watches a table, from a seat or as a spectator."""
        table.watchers.add(watcher)
        table.here[seat] = table.here.get(seat, 0) + 1
        self.look(table, seat)
        self._changed(table)

    def part(self, table: Table, watcher: Watcher, seat: int) -> None:
        """They no longer do."""
        table.watchers.discard(watcher)
        table.here[seat] = max(0, table.here.get(seat, 0) - 1)
        self.look(table, seat)
        self._changed(table)

    def look(self, table: Table, seat: int) -> None:
        """Whoever comes or goes has looked, and need not be told of what was there to see."""
        person = table.seats[seat].identity if seat != SPECTATOR else None
        if person is not None and table.row.status == "running" and not self._tables.stopping:
            self._tables.tasks.spawn(self._note_look(table.id, person, self._tables.now()))

    async def _note_look(self, table_id: str, person: str, now: int) -> None:
        store = self._tables.store
        if await store.read(lambda c: notices.wanted(c, table_id, person)):
            with contextlib.suppress(Conflict):  # the table is gone
                await store.write(lambda c: notices.note_look(c, table_id, person, now))

    async def elsewhere(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """By table: the seats, a bit each, and the spectators connected to other processes."""
        tables, alive = self._tables, self._tables.now() - ALIVE_MS
        return await tables.store.read(lambda c: people.load_presence(c, table_ids, tables.instance, alive))

    def note_elsewhere(self, table: Table, connected: tuple[int, int]) -> None:
        """Take over what the database says of the other processes."""
        if table.elsewhere != connected:
            table.elsewhere = connected
            self._say_soon(table)

    def _changed(self, table: Table) -> None:
        tables = self._tables
        self._say_soon(table)
        if tables.store.shared and not tables.stopping and table.id not in self._telling:
            self._telling.add(table.id)
            tables.tasks.spawn(self._tell(table))

    def _say_soon(self, table: Table) -> None:
        """Tell those who watch, now or when it is time again."""
        said = self._said.setdefault(table.id, _Said())
        if said.waits:
            return
        said.waits = True
        pause = min(_MOST_SECONDS, max(_LEAST_SECONDS, _EACH_SECONDS * len(table.watchers)))
        wait = said.at + pause - time.monotonic()
        asyncio.get_running_loop().call_later(max(0.0, wait), self._say, table, said)

    def _say(self, table: Table, said: _Said) -> None:
        """What is as it was needs no word: somebody went and came back."""
        said.waits = False
        people = (table.connected, table.spectators)
        if people != said.people:
            said.people, said.at = people, time.monotonic()
            table.serial += 1
            self._tables.flush_soon(table)
            self._tables.lobby.touch(table, described=True)
        if not table.watchers:
            asyncio.get_running_loop().call_later(_MOST_SECONDS, self._forget, table, said)

    def _forget(self, table: Table, said: _Said) -> None:
        if not table.watchers and not said.waits and self._said.get(table.id) is said:
            del self._said[table.id]

    async def _tell(self, table: Table) -> None:
        await asyncio.sleep(_TELL_SECONDS)  # a reload of the page goes and comes
        self._telling.discard(table.id)
        seats, spectators = table.seats_here, table.here.get(-1, 0)
        instance = self._tables.instance
        with contextlib.suppress(Conflict):  # the table is gone
            await self._tables.store.write(
                lambda c: people.save_presence(c, table.id, instance, seats, spectators)
            )
        self._tables.bus.publish(Pointer(table.id, table.row.head, table.row.version, people=True))
