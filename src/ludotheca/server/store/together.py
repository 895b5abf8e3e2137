"""Moves of many tables written as one: a few statements, however many there are. Each statement lets other threads run
once, and a thread that is let in again waits its turn; so the number of statements is what a busy server pays for.

Only moves that change the game alone are written so (`Quiet`). What does not fit (a table that changed meanwhile, somebody who has
to be told) is left out, and whoever asked writes it by itself and finds out why.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludotheca.server.store.appending import Quiet

MOST_TOGETHER = 64
# UPDATE ... FROM and RETURNING came with this version of SQLite.
ON_SQLITE = sqlite3.sqlite_version_info >= (3, 35)

_encode = msgspec.json.Encoder().encode
# The plus keeps SQLite from going through all tables that run.
_SQLITE_MOVES = """
UPDATE tables SET updated = given.updated, head = given.head, owing = given.owing, bots_due = given.bots_due,
                  deadline = given.deadline
FROM (SELECT json_extract(value, '$[0]') AS updated, json_extract(value, '$[1]') AS head,
             json_extract(value, '$[2]') AS owing, json_extract(value, '$[3]') AS bots_due,
             json_extract(value, '$[4]') AS deadline, json_extract(value, '$[5]') AS id,
             json_extract(value, '$[6]') AS version, json_extract(value, '$[7]') AS people
      FROM json_each(?)) AS given
WHERE tables.id = given.id AND tables.version = given.version AND +tables.status = 'running'
  AND NOT EXISTS (SELECT 1 FROM ways WHERE ways.table_id = given.id
                  OR ways.identity IN (SELECT value FROM json_each(given.people)))
RETURNING id
"""
_SQLITE_ENTRIES = """
INSERT INTO entries (match, seq, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
"""
_SQLITE_COMMANDS = """
INSERT INTO commands (match, seat, command_id, digest, seq, head)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]') FROM json_each(?)
"""

# A row that another writer holds is left out as well: nobody waits for one table because of another.
_POSTGRES = """
WITH given AS (SELECT (move->>0)::bigint AS updated, (move->>1)::bigint AS head, (move->>2)::bigint AS owing,
                      (move->>3)::boolean AS bots_due, (move->>4)::bigint AS deadline, move->>5 AS id,
                      (move->>6)::bigint AS version, move->7 AS people
               FROM json_array_elements(%s::json) AS move),
     free AS (SELECT tables.id FROM tables JOIN given ON tables.id = given.id AND tables.version = given.version
              WHERE tables.status = 'running'
                AND NOT EXISTS (SELECT 1 FROM ways WHERE ways.table_id = tables.id)
                AND NOT EXISTS (SELECT 1 FROM json_array_elements_text(given.people) AS people (who)
                                JOIN ways ON ways.identity = people.who)
              FOR NO KEY UPDATE OF tables SKIP LOCKED),
     known AS (UPDATE tables SET updated = given.updated, head = given.head, owing = given.owing,
                                 bots_due = given.bots_due, deadline = given.deadline
               FROM given JOIN free ON free.id = given.id
               WHERE tables.id = given.id AND tables.version = given.version AND tables.status = 'running'
               RETURNING tables.id),
     made AS (INSERT INTO entries (match, seq, entry)
              SELECT known.id, (made->>1)::bigint, made->>2
              FROM json_array_elements(%s::json) AS made JOIN known ON known.id = made->>0),
     said AS (INSERT INTO commands (match, seat, command_id, digest, seq, head)
              SELECT known.id, (said->>1)::bigint, said->>2, said->>3, (said->>4)::bigint, (said->>5)::bigint
              FROM json_array_elements(%s::json) AS said JOIN known ON known.id = said->>0)
SELECT id FROM known
"""


def on_sqlite(driver: sqlite3.Connection, moves: Sequence[Quiet]) -> set[str]:
    """The tables whose moves were written, in the transaction that is open. `sqlite3.IntegrityError`: one of them is late; what
    was begun is to be rolled back, and each tried by itself."""
    if not ON_SQLITE or not _apart(moves):
        return set()
    asked = _progress(moves)
    written = {name for (name,) in driver.execute(_SQLITE_MOVES, (asked,)).fetchall()}
    fitting = [move for move in moves if move.append.table in written]
    if fitting:
        driver.execute(_SQLITE_ENTRIES, (_entries(fitting),))
        driver.execute(_SQLITE_COMMANDS, (_commands(fitting),))
    return written


def on_postgres(driver: Any, moves: Sequence[Quiet]) -> set[str]:
    """The tables whose moves were written, and committed. An error of psycopg: perhaps nothing was."""
    if not _apart(moves):
        return set()
    given = (_progress(moves), _entries(moves), _commands(moves))
    return {name for (name,) in driver.execute(_POSTGRES, given, prepare=True).fetchall()}


# A statement is given JSON: to hand over each number by itself costs more than to write them.


def _progress(moves: Sequence[Quiet]) -> str:
    return _encode([(*move.append.progress, *move.append.known, move.people) for move in moves]).decode()


def _entries(moves: Sequence[Quiet]) -> str:
    return _encode([(move.append.table, *entry) for move in moves for entry in move.append.entries]).decode()


def _commands(moves: Sequence[Quiet]) -> str:
    return _encode([(move.append.table, *move.append.command) for move in moves]).decode()


def _apart(moves: Sequence[Quiet]) -> bool:
    """Whether no table has two."""
    return len({move.append.table for move in moves}) == len(moves)


class Waiting:
    """A move that waits to be written with others."""

    def __init__(self, move: Quiet, loop: asyncio.AbstractEventLoop) -> None:
        self.move = move
        self.loop = loop
        self.future: asyncio.Future[bool] = loop.create_future()  # whether it was written
        self.written = False

    def settle(self) -> None:
        if not self.future.done():
            self.future.set_result(self.written)


class Gatherer:
    """A thread that writes all that waits, then what has come meanwhile."""

    def __init__(self, write: Callable[[Sequence[Quiet]], set[str]]) -> None:
        self._write = write
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-gatherer", daemon=True)
        self._thread.start()

    async def written(self, move: Quiet) -> bool:
        """Whether it was written with others; else it is to be tried by itself."""
        waiting = Waiting(move, asyncio.get_running_loop())
        self._queue.put(waiting)
        return await waiting.future

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            batch: list[Waiting] = []
            found = self._queue.get()
            while found is not None and len(batch) < MOST_TOGETHER:
                batch.append(found)
                try:
                    found = self._queue.get_nowait()
                except queue.Empty:
                    break
            last = found is None
            if batch:
                self._settle(batch)

    def _settle(self, batch: list[Waiting]) -> None:
        written = self._write([waiting.move for waiting in batch])
        by_loop: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        for waiting in batch:
            waiting.written = waiting.move.append.table in written
            by_loop.setdefault(waiting.loop, []).append(waiting)
        for loop, done in by_loop.items():
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle_all, done)


def _settle_all(batch: list[Waiting]) -> None:
    for waiting in batch:
        waiting.settle()
