"""What both databases share: work runs in threads, a function of a connection at a time, each one transaction."""

from __future__ import annotations

import abc
import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ludotheca.server.errors import BadMessage, Unavailable
from ludotheca.server.figures import database_seconds
from ludotheca.server.store.trouble import Trouble

T = TypeVar("T")
Work = Callable[[Connection], T]


class Conflict(Exception):
    """Somebody else wrote first. Read again and decide anew."""


class Store(abc.ABC):
    """A database. `read` and `write` run a function in a transaction and are awaited; `write` returns after the
    commit. `shared` says whether other processes may write beside this one."""

    shared: bool

    def __init__(self, engine: Engine, threads: int) -> None:
        self.trouble = Trouble()
        self.seconds = database_seconds()
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")

    async def read(self, work: Work[T]) -> T:
        """What `work` finds."""
        began = time.monotonic()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)
        finally:
            self.seconds.add("read", time.monotonic() - began)

    @abc.abstractmethod
    async def write(self, work: Work[T]) -> T:
        """What `work` returns, once its changes are on the disk. `Conflict` if another writer was first."""

    @abc.abstractmethod
    def migrate(self) -> None:
        """Bring the tables up to date; called once, before anything else."""

    @abc.abstractmethod
    async def lease(self, table_id: str, seq: int, seat: int, holder: str, now: int, until: int) -> bool:
        """Whether the holder may think about this decision until then."""

    @abc.abstractmethod
    async def erase(self) -> None:
        """Overwrite on the disk what was deleted; `Unavailable` if it cannot be done now."""

    def close(self) -> None:
        """Finish what was begun and let go of the database."""
        self._threads.shutdown(wait=True)
        self._engine.dispose()

    def _read(self, work: Work[T]) -> T:
        return self.guarded(lambda: self._in_transaction(work))

    def guarded(self, run: Callable[[], T]) -> T:
        """Run it with the driver's errors in the store's words."""
        try:
            return run()
        except IntegrityError as error:
            raise Conflict from error
        except (DataError, OverflowError) as error:
            raise cannot_be_kept() from error
        except (DBAPIError, PoolTimeout) as error:
            self.trouble.failed(error)
            raise Unavailable from error

    def _in_transaction(self, work: Work[T]) -> T:
        with self._engine.connect() as connection, connection.begin():
            return work(connection)


def cannot_be_kept() -> BadMessage:
    """Of what somebody sent, and no fault of the database: PostgreSQL keeps no sign 0, and neither keeps numbers of any size."""
    return BadMessage("it holds a sign or a number that cannot be kept")
