"""SQLite: one writer thread, many readers. Transactions that wait together are committed together."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludotheca.server.errors import Unavailable
from ludotheca.server.store import together
from ludotheca.server.store.appending import Quiet
from ludotheca.server.store.base import Conflict, Store, T, Work, cannot_be_kept
from ludotheca.server.store.lock import FileLock, hand_over
from ludotheca.server.store.migrate import check, migrate

_LAST = object()


class _Job:
    """A transaction that waits for the writer; `alone`: not with others, and outside of a transaction."""

    alone = False

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Tell the waiting task; on its loop."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStore(Store):
    """A file. Every commit is flushed to the disk before anybody is told of it."""

    shared = False

    def __init__(self, url: str) -> None:
        name = make_url(url).database
        self._file = Path(name) if name and name != ":memory:" else None
        self._lock = FileLock(self._file) if self._file else None
        engine = create_engine(url, pool_size=5, max_overflow=0)
        _tune(engine, "BEGIN")
        super().__init__(engine, threads=4)
        self._write_engine = create_engine(url, pool_size=2, max_overflow=0)  # both for the writer alone
        self._for_moves: Any = None  # a connection of its own: most of what is written are moves
        _tune(self._write_engine, "BEGIN IMMEDIATE")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._leases: dict[tuple[str, int, int], tuple[str, int]] = {}
        self._writer = threading.Thread(target=self._write_jobs, name="store-writer", daemon=True)
        self._writer.start()

    async def write(self, work: Work[T]) -> T:
        began = time.monotonic()
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        try:
            result: T = await job.future
        finally:
            self.seconds.add("write", time.monotonic() - began)
        return result

    async def erase(self) -> None:
        job = _Job(lambda _: None, asyncio.get_running_loop())
        job.alone = True
        self._jobs.put(job)
        await job.future

    def migrate(self) -> None:
        # First without our pragmas, which would change the file of another program.
        plain = create_engine(self._write_engine.url)
        check(plain)
        plain.dispose()
        if self._file:
            hand_over(self._file)
        migrate(self._write_engine)

    async def lease(self, table_id: str, seq: int, seat: int, holder: str, now: int, until: int) -> bool:
        # One process writes here, so its memory is enough.
        found = self._leases.get((table_id, seq, seat))
        if found is not None and found[0] != holder and found[1] > now:
            return False
        if len(self._leases) > 10_000:
            self._leases = {key: value for key, value in self._leases.items() if value[1] > now}
        self._leases[table_id, seq, seat] = (holder, until)
        return True

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        self._drop_moves()
        self._write_engine.dispose()
        super().close()
        if self._lock is not None:
            self._lock.release()

    def _write_jobs(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            jobs, next_one = self._gather(job)
            if jobs:
                self._commit(jobs)
            _finish(jobs)
            if isinstance(next_one, _Job):
                self._erase(next_one)
                _finish([next_one])
            if next_one is _LAST:
                return

    def _gather(self, first: _Job) -> tuple[list[_Job], _Job | object | None]:
        """What waits with the first; and the one after it that must be alone, or `_LAST`."""
        jobs: list[_Job] = []
        waiting: _Job | None = first
        while True:
            if waiting is None:
                return jobs, _LAST
            if waiting.alone:
                return jobs, waiting
            jobs.append(waiting)
            if len(jobs) == together.MOST_TOGETHER:
                return jobs, None
            try:
                waiting = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, None

    def _erase(self, job: _Job) -> None:
        """Write the whole file anew and empty the log beside it."""
        try:
            with contextlib.closing(self._write_engine.raw_connection()) as connection:
                connection.execute("VACUUM")
                (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if busy:  # somebody still reads what was there
                job.error = Unavailable()
        except (sqlite3.Error, DBAPIError) as error:
            self.trouble.failed(error)
            job.error = Unavailable()
            job.error.__cause__ = error

    def _commit(self, jobs: list[_Job]) -> None:
        """All of them in one transaction, each in a savepoint, so that one that fails does not harm the others."""
        try:
            if all(isinstance(job.work, Quiet) for job in jobs):
                self._commit_moves(jobs)
            else:
                with self._write_engine.connect() as connection, connection.begin():
                    driver: Any = connection.connection.driver_connection
                    driver.execute("SAVEPOINT moves")
                    written = _run_moves(driver, jobs, "ROLLBACK TO moves")
                    driver.execute("RELEASE moves")
                    _run_all(driver, connection, jobs, written)
            self.trouble.worked()
        except (DBAPIError, sqlite3.Error) as error:
            self._drop_moves()
            self.trouble.failed(error)
            for job in jobs:
                job.error = Unavailable()
                job.error.__cause__ = error

    def _commit_moves(self, jobs: list[_Job]) -> None:
        """The same where all are moves, without SQLAlchemy, which would cost more than the moves."""
        if self._for_moves is None:
            self._for_moves = self._write_engine.raw_connection()
        driver: sqlite3.Connection = self._for_moves.driver_connection
        driver.execute("BEGIN IMMEDIATE")
        written = _run_moves(driver, jobs, "ROLLBACK", "BEGIN IMMEDIATE")
        _run_all(driver, None, jobs, written)
        driver.execute("COMMIT")

    def _drop_moves(self) -> None:
        """Whatever was begun on that connection ends; the next moves open another."""
        if self._for_moves is not None:
            self._for_moves.invalidate()
            self._for_moves = None


def _run_moves(driver: sqlite3.Connection, jobs: list[_Job], *back: str) -> set[str]:
    """The tables of the moves that change their game alone, written all at once; `back` undoes them if one is late."""
    moves = [job.work for job in jobs if isinstance(job.work, Quiet)]
    try:
        return together.on_sqlite(driver, moves) if moves else set()
    except sqlite3.IntegrityError:
        for statement in back:
            driver.execute(statement)
        return set()


def _run_all(
    driver: sqlite3.Connection, connection: Connection | None, jobs: list[_Job], written: set[str]
) -> None:
    """What was not written yet, one after another."""
    for job in jobs:
        if not isinstance(job.work, Quiet) or job.work.append.table not in written:
            _run(driver, connection, job)


def _run(driver: sqlite3.Connection, connection: Connection | None, job: _Job) -> None:
    driver.execute("SAVEPOINT job")
    try:
        if isinstance(job.work, Quiet):
            job.work.on_sqlite(driver)
        else:
            assert connection is not None
            job.result = job.work(connection)
    except IntegrityError as error:
        job.error = Conflict()
        job.error.__cause__ = error
    except OverflowError as error:
        job.error = cannot_be_kept()
        job.error.__cause__ = error
    except DBAPIError:
        raise
    except Exception as error:  # noqa: BLE001 - it belongs to whoever asked for the work
        job.error = error
    if job.error is not None:
        driver.execute("ROLLBACK TO job")
    driver.execute("RELEASE job")


def _finish(jobs: list[_Job]) -> None:
    """Tell those who wait, all of a loop at once: waking a loop costs more than the telling."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, done in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, done)


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()


def _tune(engine: Any, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def on_connect(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy's own BEGIN, not the driver's
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "secure_delete=ON",
            "busy_timeout=10000",
            "temp_store=MEMORY",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
