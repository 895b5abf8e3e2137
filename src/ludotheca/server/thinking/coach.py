"""Counsel for learners: what the options of their decision are worth, and which of them are much worse than the best.

It is thought out in the processes of the hints, from the asker's view and decision alone, and only where hints are
allowed: whoever plays against others plays alone, unless the table was set with hints for all.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from ludotheca.server import protocol as p
from ludotheca.server.errors import HintEnded, HintFailed, error_message
from ludotheca.server.limits import Limiter
from ludotheca.server.settings import Settings
from ludotheca.server.table import Table
from ludotheca.server.thinking.hints import Hints, Tell, question_for
from ludotheca.server.thinking.pool import BotFailed
from ludotheca.server.thinking.worker import CounselQuestion

log = logging.getLogger(__name__)


class Coach:
    """All counsel of this process."""

    def __init__(self, settings: Settings, hints: Hints) -> None:
        self._settings = settings
        self._hints = hints
        self._limiter = Limiter(
            settings.counsels_per_minute / 60, settings.counsels_per_minute
        )  # per identity
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, table: Table, seat: int, request: str, tell: Tell) -> None:
        """Begin to weigh the seat's open decision; it is told once. An error if that cannot be."""
        async with table.lock:
            play = await self._hints.allowed(table, seat)
            hint = question_for(play.match, seat, secrets.randbits(31), self._settings.counsel_seconds)
            self._limiter.check(str(table.seats[seat].identity))
            opened = play.clocks.opened_at(seat)
        question = CounselQuestion(
            title=hint.title, seed=hint.seed, seconds=hint.seconds, view=hint.view, decision=hint.decision
        )

        def is_open() -> bool:
            return table.play is None or table.play.clocks.is_open(seat, opened)

        async def run() -> None:
            try:
                async with self._hints.pool.lend() as worker:
                    counsel = None
                    if is_open():
                        deadline = question.seconds + self._settings.bot_grace
                        counsel = await worker.counsel(question, deadline)
            except BotFailed as error:
                log.warning("counsel failed", extra={"title": question.title, "error": str(error)})
                tell(error_message(HintFailed(), request=request, table=table.id))
                return
            if counsel is None or not is_open():
                tell(error_message(HintEnded(), request=request, table=table.id))
            else:
                tell(p.Weighed(request=request, head=question.view.head, counsel=counsel))

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """End everything."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
