"""PostgreSQL: several processes write; the primary key of an entry decides who was first."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.dialects.postgresql import insert

from ludotheca.server.store import ddl as t
from ludotheca.server.store.base import Store, T, Work, guarded
from ludotheca.server.store.migrate import migrate

_WRITERS = 8
_READERS = 4
# Any number, the same in every instance: who holds it may change the tables' shape.
_MIGRATION_LOCK = 0x4C55444F


class PostgresStore(Store):
    """A server. Connections come from a pool and are tried before use, so that a restart of the database heals."""

    shared = True

    def __init__(self, url: str) -> None:
        engine = create_engine(url, pool_size=_WRITERS + _READERS, max_overflow=2, pool_pre_ping=True)
        super().__init__(engine, threads=_READERS)
        self._writers = ThreadPoolExecutor(_WRITERS, thread_name_prefix="store-writer")

    async def write(self, work: Work[T]) -> T:
        def run() -> T:
            return guarded(lambda: self._in_transaction(work))

        return await asyncio.get_running_loop().run_in_executor(self._writers, run)

    def migrate(self) -> None:
        with self._engine.connect() as connection:
            connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            connection.commit()
            try:
                migrate(self._engine)
            finally:
                connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": _MIGRATION_LOCK})
                connection.commit()

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

    def close(self) -> None:
        self._writers.shutdown(wait=True)
        super().close()
