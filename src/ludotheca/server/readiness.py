"""Whether this process can serve: a write to the database, begun at most once a second whoever asks."""

from __future__ import annotations

import asyncio
import logging
import time

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server.store import Conflict, Store, people

log = logging.getLogger(__name__)
_FRESH_SECONDS = 1.0


class Readiness:
    """Remembers the last trial. While one hangs no other is begun, and whoever asks is told after a while."""

    def __init__(self, store: Store, instance: str, seconds: float) -> None:
        self._store = store
        self._instance = instance
        self._seconds = seconds
        self._trial: asyncio.Task[bool] | None = None
        self._ended = -_FRESH_SECONDS

    async def check(self) -> bool:
        """Whether the database takes a write."""
        trial = self._trial
        if trial is None or (trial.done() and time.monotonic() - self._ended >= _FRESH_SECONDS):
            trial = self._trial = asyncio.create_task(self._try())
        await asyncio.wait({trial}, timeout=self._seconds)
        return trial.done() and trial.result()

    async def _try(self) -> bool:
        try:
            await self._store.write(lambda c: people.touch(c, self._instance))
        except (LudothecaError, Conflict):
            return False
        except Exception:
            log.exception("the trial of the store broke")
            return False
        finally:
            self._ended = time.monotonic()
        return True
