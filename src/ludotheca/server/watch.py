"""A table that somebody follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheca.server import protocol as p
from ludotheca.server.table import Table

if TYPE_CHECKING:
    from ludotheca.server.connection import Connection
    from ludotheca.server.voices import Voices


class Watch:
    """A table that a connection follows, and what it has been sent of it."""

    def __init__(self, connection: Connection, table: Table, last: int | None) -> None:
        self._connection = connection
        self.table = table
        self.seat = table.seat_of(connection.identity)
        self.since = last or 0
        self.sent: tuple[int, str, bool] | None = (
            None  # of the last update: head, status, whether they decide
        )
        self.serial = -1
        self.heard: tuple[int, int, bool, int] | None = None  # of the lines: see Voices.mark
        self.due = True

    def hears_more(self, voices: Voices, identity: str | None) -> bool:
        """Whether there are lines that they have not got."""
        mark = voices.mark(self.table, identity, self.table.seat_of(identity))
        return self.heard != mark and (self.heard is not None or bool(mark[0]))

    async def lines(self, voices: Voices, identity: str | None) -> p.Voices | None:
        """The lines that are new, or all where it changed which of them this one hears."""
        had, more = self.heard, self.hears_more(voices, identity)
        self.heard = mark = voices.mark(self.table, identity, self.seat)
        if not more:
            return None
        since = had[0] + 1 if had is not None and had[1:] == mark[1:] else 0
        return await voices.message(self.table, identity, self.seat, since)

    def touch(self) -> None:
        self.due = True
        if not self._connection.tell_now(self):
            self._connection.wake()
