"""PostgreSQL: several processes write; the primary key of an entry decides who was first."""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import psycopg
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError, OperationalError

from ludotheca.server.errors import Unavailable
from ludotheca.server.store import ddl as t
from ludotheca.server.store import together
from ludotheca.server.store.appending import Quiet
from ludotheca.server.store.base import Store, T, Work
from ludotheca.server.store.migrate import migrate

_WRITERS = 8
_READERS = 4
# Any number, the same in every instance: who holds it may change the tables' shape.
_MIGRATION_LOCK = 0x4C55444F
# Where names are, or were.
_PERSONAL = (
    t.identities,
    t.seats,
    t.tables,
    t.records,
    t.ways,
    t.passkeys,
    t.tokens,
    t.ratings,
    t.rating_changes,
    t.entrants,
    t.said,
    t.reports,
    t.acts,
    t.restrictions,
    t.notice_rules,
    t.looks,
    t.prepared,
    t.mutes,
    t.reads,
    t.crests,
    t.leaves,
    t.roles,
    t.puzzle_tries,
    t.deal_games,
    t.challenges,
    t.events,
)

# How the system notices a peer that is gone without a word.
_ALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 20_000}


class Patience(NamedTuple):
    """How many seconds a database may take: to be connected to, over one statement, and over all that is asked at once."""

    connect: float = 5.0
    statement: float = 10.0
    answer: float = 15.0


class PostgresStore(Store):
    """A server. Connections come from a pool and are tried before use, so that a restart of the database heals."""

    shared = True

    def __init__(self, url: str, patience: Patience = Patience()) -> None:  # noqa: B008 - it never changes
        self._address = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._how: dict[str, Any] = {"connect_timeout": max(2, math.ceil(patience.connect)), **_ALIVE}
        engine = create_engine(
            url,
            pool_size=_WRITERS + _READERS,
            max_overflow=2,
            pool_pre_ping=True,
            pool_timeout=patience.answer,
            connect_args=self._how,
        )
        self._statement_ms = 0  # none while the tables are brought up to date

        @event.listens_for(engine, "connect")
        def on_connect(connection: Any, _: Any) -> None:
            connection.execute(f"SET statement_timeout = {self._statement_ms}")
            connection.commit()

        super().__init__(engine, threads=_READERS)
        self._patience = patience
        self._own = threading.local()  # a thread's connection for single statements, which commits at once
        self._all_own: list[Any] = []
        self._writers = ThreadPoolExecutor(_WRITERS, thread_name_prefix="store-writer")
        self._gatherer = together.Gatherer(self._write_together)

    async def read(self, work: Work[T]) -> T:
        return await self._in_time(super().read(work))

    async def write(self, work: Work[T]) -> T:
        began = time.monotonic()
        try:
            return await self._in_time(self._write(work))
        finally:
            self.seconds.add("write", time.monotonic() - began)

    async def _write(self, work: Work[T]) -> T:
        if isinstance(work, Quiet) and await self._gatherer.written(work):
            return None  # type: ignore[return-value]  # as such a work does by itself
        alone = self._append if isinstance(work, Quiet) else self._in_transaction

        def run() -> T:
            result: T = self.guarded(lambda: alone(work))
            self.trouble.worked()
            return result

        return await asyncio.get_running_loop().run_in_executor(self._writers, run)

    def _write_together(self, moves: Sequence[Quiet]) -> set[str]:
        """Those that were surely written. If anything breaks, each is tried by itself, and what was written in spite of that
        is met again as a `Conflict`."""
        try:
            driver = self._own_driver() or self._connect_own()
            written = together.on_postgres(driver, moves)
        except (DBAPIError, psycopg.Error):
            return set()
        self.trouble.worked()
        return written

    def _own_driver(self) -> Any:
        """This thread's connection for single statements, if it has one that works."""
        driver = getattr(self._own, "driver", None)
        return None if driver is None or driver.closed else driver

    def _append(self, work: Any) -> Any:
        """One statement, one way to the server and back. A connection that broke meanwhile is made anew, once: what was
        written in spite of that is met again as a `Conflict`."""
        driver = self._own_driver()
        if driver is not None:
            try:
                return work.on_postgres(driver)
            except DBAPIError:
                if not driver.closed:
                    raise
        return work.on_postgres(self._connect_own())

    def _connect_own(self) -> Any:
        try:
            driver = psycopg.connect(self._address, autocommit=True, **self._how)
            driver.execute(f"SET statement_timeout = {self._statement_ms}")
        except psycopg.Error as error:
            raise OperationalError("connect", None, error) from error
        self._all_own = [own for own in self._all_own if not own.closed] + [driver]
        self._own.driver = driver
        return driver

    def close(self) -> None:
        self._gatherer.close()
        self._writers.shutdown(wait=True)
        for driver in self._all_own:
            driver.close()
        super().close()

    async def _in_time(self, answer: Awaitable[T]) -> T:
        """A server that is frozen keeps our thread, but not whoever asked."""
        try:
            async with asyncio.timeout(self._patience.answer):
                return await answer
        except TimeoutError as error:
            self.trouble.failed(TimeoutError(f"no answer in {self._patience.answer:g} seconds"))
            raise Unavailable from error

    def migrate(self) -> None:
        with self._engine.connect() as connection:
            connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            connection.commit()
            try:
                migrate(self._engine)
            finally:
                connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": _MIGRATION_LOCK})
                connection.commit()
        self._statement_ms = int(1000 * self._patience.statement)
        self._engine.dispose()  # connections made from now on have the limit

    async def lease(self, table_id: str, seq: int, seat: int, holder: str, now: int, until: int) -> bool:
        wanted = insert(t.leases).values(table_id=table_id, seq=seq, seat=seat, holder=holder, expires=until)
        free = (t.leases.c.expires <= now) | (t.leases.c.holder == holder)
        statement = wanted.on_conflict_do_update(
            index_elements=[t.leases.c.table_id, t.leases.c.seq, t.leases.c.seat],
            set_={"holder": holder, "expires": until},
            where=free,
        ).returning(t.leases.c.holder)

        def work(connection: Connection) -> bool:
            # A lease that is lost in a crash is as good as one that ran out.
            connection.execute(text("SET LOCAL synchronous_commit = off"))
            return connection.execute(statement).first() is not None

        return await self.write(work)

    async def erase(self) -> None:
        def run() -> None:
            with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.detach()  # from the pool: its settings end with it
                connection.execute(text("SET statement_timeout = 0"))
                connection.execute(text("SET lock_timeout = '5s'"))
                for table in _PERSONAL:
                    connection.execute(text(f"VACUUM (FULL) {table.name}"))

        await asyncio.get_running_loop().run_in_executor(self._writers, lambda: self.guarded(run))
