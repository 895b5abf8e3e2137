"""Work beside the requests: jobs that repeat, and changes that must not break off halfway."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server.store import Conflict

log = logging.getLogger(__name__)
T = TypeVar("T")


class Tasks:
    """The tasks of this server, so that they can be ended with it."""

    def __init__(self) -> None:
        self._beside: set[asyncio.Task[Any]] = set()
        self._changes: set[asyncio.Task[Any]] = set()

    def spawn(self, job: Coroutine[Any, Any, Any]) -> None:
        """Run something beside; an error is logged and harms nobody else."""
        task = asyncio.create_task(job)
        self._beside.add(task)
        task.add_done_callback(self._ended)

    def every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again."""
        self.spawn(_repeat(seconds, job))

    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it hangs up meanwhile: what is written must be told."""
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await heeded(task)

    async def stop(self) -> None:
        """End what runs beside, and wait for the changes that have begun."""
        for task in list(self._beside):
            task.cancel()
        await asyncio.gather(*self._beside, *self._changes, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._beside.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task broke", exc_info=task.exception())


async def heeded(task: asyncio.Future[T]) -> T:
    """The result of a task that goes on if whoever waits for it hangs up. Then nobody hears its error, and only what
    should never happen is logged."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise


def _unheard(task: asyncio.Future[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, LudothecaError | Conflict):
        log.error("a change broke", exc_info=error)


async def _repeat(seconds: float, job: Callable[[], Awaitable[None]]) -> None:
    """Whatever goes wrong once may go well the next time."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await job()
        except (LudothecaError, Conflict) as error:
            log.warning("put off", extra={"job": job.__name__, "error": repr(error)})
        except Exception:
            log.exception("a job broke", extra={"job": job.__name__})
