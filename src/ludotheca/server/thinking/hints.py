"""Hints for people: what a master would do in their place, streamed while it is found.

A hint is thought out in a process of its own that gives way to every other (the bots' moves come first), from the
asker's view and decision alone. It ends by itself, or when its decision is gone, another hint for the seat is asked,
or nobody listens any more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence

from ludotheca.bots.advice import Advice
from ludotheca.kernel.errors import LudothecaError, NotYourDecision
from ludotheca.kernel.match import Match
from ludotheca.server import protocol as p
from ludotheca.server.errors import (
    HintEnded,
    HintFailed,
    HintsElsewhere,
    HintsOff,
    WrongStatus,
    error_message,
)
from ludotheca.server.figures import Seconds
from ludotheca.server.limits import Limiter
from ludotheca.server.play import Play
from ludotheca.server.settings import Settings
from ludotheca.server.table import Table
from ludotheca.server.thinking.pool import WORKER, BotFailed, Pool
from ludotheca.server.thinking.worker import PATIENT, HintQuestion

log = logging.getLogger(__name__)

STEPS = 8

Tell = Callable[[p.FromServer], None]


def question_for(match: Match, seat: int, seed: int, seconds: float) -> HintQuestion:
    """All that the process gets to know: what the seat itself knows. `NotYourDecision` if it owes none."""
    decision = match.decision(seat)
    if decision is None:
        raise NotYourDecision(seat, match.owing)
    return HintQuestion(
        title=match.header.game,
        seed=seed,
        seconds=seconds,
        steps=STEPS,
        view=match.view(seat),
        decision=decision,
    )


class Hint:
    """One hint on its way. It watches its table, to end with the decision."""

    def __init__(self, table: Table, seat: int, opened: int, request: str, tell: Tell) -> None:
        self.table = table
        self.seat = seat
        self.stop = asyncio.Event()
        self._opened = opened
        self._request = request
        self._tell: Tell | None = tell

    def touch(self) -> None:
        """The table changed."""
        table, play = self.table, self.table.play
        running = table.row.status == "running" and not table.seats[self.seat].by_bot
        if not running or (play is not None and not play.clocks.is_open(self.seat, self._opened)):
            self.end(HintEnded())

    def advise(self, advice: Advice) -> None:
        """Send what is known so far."""
        self._say(p.HintAdvice(request=self._request, advice=advice))
        if advice.final:
            self._tell = None

    def end(self, why: LudothecaError | None = None) -> None:
        """No more of it; whoever asked is told why, unless they know."""
        if why is not None:
            self._say(error_message(why, request=self._request, table=self.table.id))
        self._tell = None
        self.stop.set()

    def _say(self, message: p.FromServer) -> None:
        if self._tell is not None:
            self._tell(message)


class Hints:
    """All hints of this process: one at a time for each seat."""

    def __init__(self, settings: Settings, command: Sequence[str] = WORKER) -> None:
        self._settings = settings
        self._limiter = Limiter(settings.hints_per_minute / 60, settings.hints_per_minute)  # per identity
        self.pool = Pool(settings.hint_workers, (*command, PATIENT))
        self._running: dict[tuple[str, int], Hint] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.thinking: Seconds | None = None  # where it is counted

    async def ask(self, table: Table, seat: int, request: str, tell: Tell) -> Hint:
        """Begin a hint for the seat's open decision; it is told step by step. An error if there can be none."""
        async with table.lock:
            play = await self.allowed(table, seat)
            question = question_for(play.match, seat, secrets.randbits(31), self._settings.hint_seconds)
            self._limiter.check(str(table.seats[seat].identity))
            hint = Hint(table, seat, play.clocks.opened_at(seat), request, tell)
        before = self._running.get((table.id, seat))
        if before is not None:
            before.end(HintEnded())
        self._running[table.id, seat] = hint
        table.watchers.add(hint)
        task = asyncio.create_task(self._run(hint, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return hint

    async def allowed(self, table: Table, seat: int) -> Play:
        """The game of a table at which this seat may be advised now, or an error. The caller has the table's lock."""
        if not table.row.hints:
            raise HintsOff
        if not self._settings.hint_workers:
            raise HintsElsewhere
        if table.row.status != "running":
            raise WrongStatus(table.row.status, "running")
        play = await table.load()
        if table.seats[seat].by_bot:
            raise NotYourDecision(seat, play.match.owing)
        return play

    async def stop(self) -> None:
        """End everything."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.stop()

    async def _run(self, hint: Hint, question: HintQuestion) -> None:
        try:
            async with self.pool.lend() as worker:
                if not hint.stop.is_set():  # else nobody wants it any more
                    deadline = question.seconds + self._settings.bot_grace
                    began = time.monotonic()
                    await worker.advise(question, deadline, hint.advise, hint.stop)
                    if self.thinking is not None:
                        self.thinking.add("hint", time.monotonic() - began)
        except BotFailed as error:
            log.warning("hint failed", extra={"title": question.title, "error": str(error)})
            hint.end(HintFailed())
        except Exception:
            log.exception("hint broke")
            hint.end(HintFailed())
        finally:
            hint.table.watchers.discard(hint)
            if self._running.get((hint.table.id, hint.seat)) is hint:
                del self._running[hint.table.id, hint.seat]
