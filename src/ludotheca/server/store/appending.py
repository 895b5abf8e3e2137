"""What every move writes, in the words of the driver: building the same statements anew costs more than running them.

On SQLite these are a few statements of the transaction they stand in. On PostgreSQL it is one statement, and so a transaction
by itself if the connection commits at once. All first see that the table is as it was known, then add.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from ludotheca.kernel.codec import canonical
from ludotheca.kernel.record import Entry
from ludotheca.server.store.base import Conflict

if TYPE_CHECKING:
    from ludotheca.server.store.rows import CommandRow, Progress, TableRow

_PROGRESS = """
UPDATE tables SET updated = ?, head = ?, owing = ?, bots_due = ?, deadline = ?
WHERE id = ? AND version = ? AND status = 'running'
"""
_ENTRY = "INSERT INTO entries (match, seq, entry) VALUES (?, ?, ?)"
_COMMAND = "INSERT INTO commands (match, seat, command_id, digest, seq, head) VALUES (?, ?, ?, ?, ?, ?)"

# Somebody at the table, or the table itself, has a way to be told of turns.
_WAYS = "SELECT 1 FROM ways WHERE table_id = ? OR identity IN (SELECT value FROM json_each(?))"
_NO_WAYS = "AND NOT EXISTS (SELECT 1 FROM ways WHERE table_id = tables.id OR identity = ANY(?))"

_TOGETHER = """
WITH known AS ({progress} {unless} RETURNING id),
     made AS (INSERT INTO entries (match, seq, entry)
              SELECT id, seq, entry FROM known, unnest(?::integer[], ?::text[]) AS given (seq, entry)),
     said AS (INSERT INTO commands (match, seat, command_id, digest, seq, head)
              SELECT id, ?::integer, ?::text, ?::text, ?::integer, ?::integer FROM known)
SELECT id FROM known
"""
_ANYWAY = _TOGETHER.format(progress=_PROGRESS, unless="").replace("?", "%s")
_ALONE = _TOGETHER.format(progress=_PROGRESS, unless=_NO_WAYS).replace("?", "%s")


class NotAlone(Exception):
    """More may have to be written with a move; nothing was."""


class Append:
    """New entries with the command that made them: work for `Store.write`. `Conflict` if one of their numbers is taken
    already, or if the table is not as it was known: somebody may have resigned, or given the game up."""

    def __init__(
        self, known: TableRow, entries: Sequence[Entry], command: CommandRow, progress: Progress, now: int
    ) -> None:
        self.table = known.id
        self.entries = [(entry.seq, canonical(entry).decode()) for entry in entries]
        self.command = (command.seat, command.command_id, command.digest, command.seq, command.head)
        self.progress = (now, progress.head, progress.owing, progress.bots_due, progress.deadline)
        self.known = (known.id, known.version)

    def __call__(self, c: Connection) -> None:
        driver: Any = c.connection.driver_connection
        if c.dialect.name == "sqlite":
            self.on_sqlite(driver)
        elif not self.on_postgres(driver):
            raise Conflict

    def on_sqlite(self, driver: sqlite3.Connection) -> None:
        try:
            changed = driver.execute(_PROGRESS, (*self.progress, *self.known))
            if changed.rowcount != 1:
                raise Conflict
            for seq, entry in self.entries:
                driver.execute(_ENTRY, (self.table, seq, entry))
            driver.execute(_COMMAND, (self.table, *self.command))
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.Error as error:
            raise OperationalError("append", None, error) from error

    def on_postgres(self, driver: Any, people: Sequence[str] | None = None) -> bool:
        """Whether it was written; with `people` only if nobody has a way to be told."""
        from psycopg import Error, IntegrityError  # noqa: PLC0415 - SQLite needs no psycopg

        numbers, texts = [seq for seq, _ in self.entries], [text for _, text in self.entries]
        unless = () if people is None else (list(people),)
        given = (*self.progress, *self.known, *unless, numbers, texts, *self.command)
        try:
            changed = driver.execute(_ANYWAY if people is None else _ALONE, given, prepare=True)
        except IntegrityError as error:
            raise Conflict from error
        except Error as error:
            raise OperationalError("append", None, error) from error
        return bool(changed.rowcount == 1)


class Quiet:
    """The same if it is all there is to write: `NotAlone` if somebody may have to be told of the turn, or perhaps, on
    PostgreSQL, if it is a `Conflict`: the longer way finds out."""

    def __init__(self, append: Append, people: Sequence[str]) -> None:
        self.append = append
        self.people = people

    def __call__(self, c: Connection) -> None:
        driver: Any = c.connection.driver_connection
        self.on_sqlite(driver)

    def on_sqlite(self, driver: sqlite3.Connection) -> None:
        if driver.execute(_WAYS, (self.append.table, json.dumps(self.people))).fetchone():
            raise NotAlone
        self.append.on_sqlite(driver)

    def on_postgres(self, driver: Any) -> None:
        if not self.append.on_postgres(driver, self.people):
            raise NotAlone
