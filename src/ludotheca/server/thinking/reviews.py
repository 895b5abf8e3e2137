"""Reviews of games that are over: made in the background by a process that gives way to all others, kept for good.

Nothing of a game that runs can be asked: the record is there only when the game is over. What was asked for is a job
too: if this process ends before it is made, another makes it.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection

from ludotheca.games import registry
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.record import Record, from_bytes
from ludotheca.review import engine_mark
from ludotheca.review.engine import check
from ludotheca.review.format import Review, ReviewPart, SeatTotal, collect, decode, encode
from ludotheca.review.picture import line_svg
from ludotheca.server import fairness
from ludotheca.server import protocol as p
from ludotheca.server.errors import NoReview, ReviewFailed, StillRunning, TooMany, WrongStatus, reading
from ludotheca.server.jobs import Handler
from ludotheca.server.limits import per_hour
from ludotheca.server.settings import Settings
from ludotheca.server.store import Conflict, Store, jobs, rows
from ludotheca.server.store import reviews as kept
from ludotheca.server.store.base import Work
from ludotheca.server.store.jobs import JobRow
from ludotheca.server.store.reviews import ReviewKey
from ludotheca.server.thinking.pool import WORKER, BotFailed, Pool
from ludotheca.server.thinking.worker import IDLE, LuckQuestion, ReviewQuestion

log = logging.getLogger(__name__)

_MOST_WAITING = 20  # reviews that are being made or wait for that
_LUCK_TRIES = 64  # imagined games a position, for the luck alone
_PART_SECONDS = 600.0  # in which the next part must come; the process has the lowest priority
_JOB = "review"
_HEADSTART_MS = 30_000  # for the process that was asked, before it is a job for any


class Making:
    """A review on its way: its parts so far, and whoever waits for the next."""

    def __init__(self) -> None:
        self.parts: list[ReviewPart] = []
        self.ended = False  # and kept, or failed
        self.failed = False
        self.news = asyncio.Event()

    def add(self, part: ReviewPart) -> None:
        self.parts.append(part)
        self.ring()

    def ring(self) -> None:
        """Wake all who wait; the next ones wait for the next part."""
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """The reviews of this process. Two who ask for the same share it."""

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], int], command: Sequence[str] = WORKER
    ) -> None:
        self._store = store
        self._now = now
        self._pool = Pool(1, (*command, IDLE))
        self._limit = per_hour(settings.reviews_per_hour)  # per address
        self._making: dict[ReviewKey, Making] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._mark = functools.lru_cache(maxsize=64)(engine_mark)

    async def stored(self, ask: p.AskReview) -> tuple[ReviewKey, bytes, bytes | None]:
        """The key of a review, the record it is of, and the review if it was made; an error if there can be none."""

        def work(c: Connection) -> tuple[ReviewKey, bytes, bytes | None]:
            row, _ = rows.load_table(c, ask.table)
            if row.status == "running" or fairness.sealed(row, self._now()):
                raise StillRunning  # or others are still to play the same deal
            data = rows.load_record(c, ask.table)
            if row.status == "waiting" or data is None:
                raise WrongStatus(row.status, "over")
            engine = self._mark(row.title, row.read_header().rules)
            key = ReviewKey(row.id, engine, ask.effort, ask.seat, ask.view)
            return key, data, kept.load(c, key)

        with reading(ask.table):
            return await self._store.read(work)

    async def look(
        self, address: str, ask: p.AskReview, since: int = 0, wait: float = 0.0
    ) -> p.Reviewed | bytes:
        """The whole review as JSON if it was made; else the parts from `since` on, and it is made meanwhile."""
        key, record, made = await self.stored(ask)
        if made is not None:
            return made
        making = self._making.get(key) or self._begin(address, key, record)
        if wait and len(making.parts) <= since and not making.ended:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(making.news.wait(), wait)
        if making.failed:
            raise ReviewFailed
        if making.ended and (made := (await self.stored(ask))[2]) is not None:
            return made
        parts = making.parts[since:]
        return p.Reviewed(request=ask.request, table=ask.table, parts=parts, next=len(making.parts))

    async def follow(self, address: str, ask: p.AskReview, tell: Callable[[p.Reviewed], None]) -> None:
        """Tell of a review until it is whole."""
        since = 0
        while True:
            found = await self.look(address, ask, since, _PART_SECONDS)
            if isinstance(found, bytes):
                whole = decode(found)
                tell(p.Reviewed(request=ask.request, table=ask.table, parts=[], next=since, review=whole))
                return
            since = found.next
            if found.parts:
                tell(found)

    async def picture(self, ask: p.AskReview) -> bytes:
        """The line of a review that was made, with the names its seats have now."""
        _, _, made = await self.stored(ask)
        if made is None:
            raise NoReview
        row, seats = await self._store.read(lambda c: rows.load_table(c, ask.table))
        names = [seat.name or (seat.level if seat.kind == "bot" else "") for seat in seats]
        heading = registry.get(row.title).meta.names["en"]
        return line_svg(decode(made), names, heading).encode()

    async def total(self, data: bytes, seat: int) -> SeatTotal:
        """What became of a seat's share in a game, as the seat saw it, without a look at its decisions."""
        question = LuckQuestion(record=data.decode(), seat=seat, tries=_LUCK_TRIES)
        async with self._pool.lend() as worker:
            return (await worker.add_up(question, _PART_SECONDS))[seat]

    def handlers(self) -> dict[str, Handler]:
        """What is left of a process that ended."""
        return {_JOB: self._resume}

    async def _resume(self, job: JobRow) -> Work[None] | None:
        """Make a review that was asked for, unless it is there by now or nobody could be shown it any more."""
        key = msgspec.json.decode(job.body, type=ReviewKey)
        ask = p.AskReview(request="", table=key.table_id, seat=key.seat, view=key.view, effort=key.effort)
        try:
            now, data, made = await self.stored(ask)
        except LudothecaError:
            return None  # the table is gone
        if made is not None or now != key:
            return None  # or another engine would judge it by now
        making = self._making.get(key) or self._start(key, from_bytes(data), data)
        while not making.ended:
            await making.news.wait()
        if (await self.stored(ask))[2] is None:
            raise ReviewFailed
        return None

    def _begin(self, address: str, key: ReviewKey, data: bytes) -> Making:
        record = from_bytes(data)
        check(record, key.seat, key.view, key.effort)
        if len(self._making) >= _MOST_WAITING:
            raise TooMany("reviews at once", _MOST_WAITING)
        self._limit.check(address)
        return self._start(key, record, data)

    def _start(self, key: ReviewKey, record: Record, data: bytes) -> Making:
        making = self._making[key] = Making()
        task = asyncio.create_task(self._make(key, record, data, making))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return making

    async def _make(self, key: ReviewKey, record: Record, data: bytes, making: Making) -> None:
        question = ReviewQuestion(record=data.decode(), seat=key.seat, view=key.view, effort=key.effort)
        start = time.monotonic()
        try:
            await self._note(key)
            async with self._pool.lend() as worker:
                await worker.look_over(question, _PART_SECONDS, making.add)
            whole = collect(making.parts)
            await self._keep(key, whole, int(1000 * (time.monotonic() - start)))
        except (BotFailed, ValueError) as error:
            making.failed = True
            log.warning("review failed", extra={"table": key.table_id, "error": str(error)})
        except Exception:
            making.failed = True
            log.exception("review broke")
        finally:
            self._making.pop(key, None)
            making.ended = True
            making.ring()

    async def _note(self, key: ReviewKey) -> None:
        """Whatever becomes of this process, it is to be made."""
        now, body = self._now(), msgspec.json.encode(key).decode()
        await self._store.write(lambda c: jobs.add(c, _JOB, job_key(key), now, body, now + _HEADSTART_MS))

    async def _keep(self, key: ReviewKey, whole: Review, millis: int) -> None:
        data, made = encode(whole), self._now()

        def work(c: Connection) -> None:
            kept.save(c, key, data, made, millis)
            jobs.settle(c, _JOB, job_key(key))

        with contextlib.suppress(Conflict):  # another process was quicker, with the same
            await self._store.write(work)

    async def stop(self) -> None:
        """End everything."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.stop()


def job_key(key: ReviewKey) -> str:
    """The name of its job: the same review is one."""
    return f"{key.table_id}/{key.engine}/{key.effort}/{key.seat}/{key.view}"
