"""Work that is done later, by whichever process gets to it: after a crash again, and its effect once.

A handler is a function by the kind of job. It may take its time; what it changes in the database it returns as work,
which is done in the transaction that closes the job. Whoever lost the lease meanwhile changes nothing. What a handler does
outside the database may happen twice, and must bear it; or it hands the job over before (`store.jobs.hand_over`), and it
happens at most once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

from sqlalchemy import Connection

from ludotheca.server.store import Conflict, Store
from ludotheca.server.store import jobs as rows
from ludotheca.server.store.base import Work
from ludotheca.server.store.jobs import JobRow

log = logging.getLogger(__name__)
Handler = Callable[[JobRow], Awaitable[Work[None] | None]]

LEASE_SECONDS = 60.0
KEPT_MS = 30 * 86_400_000  # how long a job that is done keeps its key from being used again


class Jobs:
    """The worker of one process. `listeners` say which jobs follow from what has happened."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        handlers: Mapping[str, Handler],
        listeners: Mapping[str, Sequence[str]],
        lease_seconds: float = LEASE_SECONDS,
    ) -> None:
        self._store = store
        self._now = now
        self._handlers = handlers
        self._listeners = listeners
        self._lease_seconds = lease_seconds

    async def work(self) -> None:
        """Do all that is due, one job after the other."""
        kinds = list(self._handlers)
        while await self._store.read(lambda c: rows.anything_due(c, self._listeners, kinds, self._now())):
            await self._store.write(lambda c: rows.relay(c, self._listeners, self._now()))
            job = await self._claim(kinds)
            if job is None:
                return
            await self._do(job)

    async def tidy(self) -> None:
        """Forget what was done long ago."""
        await self._store.write(lambda c: rows.clear_done(c, self._now() - KEPT_MS))

    async def _claim(self, kinds: list[str]) -> JobRow | None:
        holder, now = secrets.token_hex(8), self._now()
        return await self._store.write(lambda c: rows.claim(c, kinds, holder, now, self._until(now)))

    def _until(self, now: int) -> int:
        return now + int(1000 * self._lease_seconds)

    async def _do(self, job: JobRow) -> None:
        try:
            effect = await self._leased(job)
            await self._store.write(lambda c: _finish(c, job, effect))
        except Conflict:
            log.warning("another process has the job", extra={"kind": job.kind, "key": job.key})
        except Exception as error:  # noqa: BLE001 - whatever it was, it may go well the next time
            log.warning("a job failed", extra={"kind": job.kind, "key": job.key, "error": repr(error)})
            await self._put_off(job, error)

    async def _leased(self, job: JobRow) -> Work[None] | None:
        """Run the handler, and renew the lease as long as it takes."""
        work = asyncio.ensure_future(self._handlers[job.kind](job))
        try:
            while True:
                done, _ = await asyncio.wait({work}, timeout=self._lease_seconds / 3)
                if done:
                    return work.result()
                await self._store.write(lambda c: rows.renew(c, job, self._until(self._now())))
        finally:
            work.cancel()

    async def _put_off(self, job: JobRow, error: Exception) -> None:
        try:
            failed = await self._store.write(lambda c: rows.put_off(c, job, self._now(), repr(error)))
        except Conflict:
            return
        if failed:
            log.error("a job is given up", extra={"kind": job.kind, "key": job.key, "error": repr(error)})


def _finish(c: Connection, job: JobRow, effect: Work[None] | None) -> None:
    rows.finish(c, job)
    if effect is not None:
        effect(c)
