"""A table that somebody follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheca.server.table import Table

if TYPE_CHECKING:
    from ludotheca.server.connection import Connection


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

    def touch(self) -> None:
        self.due = True
        if not self._connection.tell_now(self):
            self._connection.wake()
