"""The processes in which bots think, seen from the server: started when first asked, ended when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec

from ludotheca.bots.advice import Advice
from ludotheca.bots.coach import Counsel
from ludotheca.kernel.game import Named
from ludotheca.review.format import Done, ReviewPart, SeatTotal, SumPart
from ludotheca.server.thinking.worker import (
    LENGTH,
    STOP,
    AnyQuestion,
    CounselQuestion,
    HintQuestion,
    LuckQuestion,
    MoveQuestion,
    ReviewQuestion,
    Thought,
)

_START_SECONDS = 60.0

# How a process that thinks is started.
WORKER = (sys.executable, "-m", "ludotheca.server.thinking.worker")


class BotFailed(Exception):
    """No answer came back; the text says why."""


class Worker:
    """A process that thinks, started when first asked and again after it was ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: MoveQuestion, deadline: float) -> Named:
        """The bot's action, or `BotFailed` if it did not come in time."""
        async with self._asking(question, deadline) as (source, _):
            thought = await _read(source)
        if thought.action is None:
            raise BotFailed(thought.error)
        return thought.action

    async def counsel(self, question: CounselQuestion, deadline: float) -> Counsel:
        """What the options of a decision are worth, or `BotFailed`."""
        async with self._asking(question, deadline) as (source, _):
            thought = await _read(source)
        if thought.counsel is None:
            raise BotFailed(thought.error)
        return thought.counsel

    async def advise(
        self, question: HintQuestion, deadline: float, tell: Callable[[Advice], None], stop: asyncio.Event
    ) -> None:
        """Tell of every step until the final one; once `stop` is set nothing more is told and the process soon free."""
        async with self._asking(question, deadline) as (source, target):
            stopper = asyncio.create_task(_stop_when(stop, target))
            try:
                while True:
                    thought = await _read(source)
                    if thought.advice is None:
                        break
                    if not stop.is_set():
                        tell(thought.advice)
                    if thought.advice.final:
                        return
            finally:
                stopper.cancel()
        raise BotFailed(thought.error)

    async def look_over(
        self, question: ReviewQuestion, deadline: float, tell: Callable[[ReviewPart], None]
    ) -> None:
        """Tell of every part of a review until the last; each must come in this time."""
        async with self._asking(question, None) as (source, _):
            while True:
                async with asyncio.timeout(deadline):
                    thought = await _read(source)
                if thought.part is None:
                    break
                tell(thought.part)
                if isinstance(thought.part, Done):
                    return
        raise BotFailed(thought.error)

    async def add_up(self, question: LuckQuestion, deadline: float) -> list[SeatTotal]:
        """Every seat's sum of a game, or `BotFailed`."""
        async with self._asking(question, deadline) as (source, _):
            thought = await _read(source)
        if not isinstance(thought.part, SumPart):
            raise BotFailed(thought.error)
        return thought.part.totals

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    @contextlib.asynccontextmanager
    async def _asking(
        self, question: AnyQuestion, deadline: float | None
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """The pipes once the question is sent; whoever does not read its answer in time ends the process."""
        try:
            async with asyncio.timeout(_START_SECONDS):
                source, target = await self._pipes()
            async with asyncio.timeout(deadline):
                data = msgspec.json.encode(question)
                target.write(LENGTH.pack(len(data)) + data)
                await target.drain()
                yield source, target
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise BotFailed(type(error).__name__) from error
        except BaseException:
            await self.end()  # its answer would be read as that of the next question
            raise

    async def _pipes(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The process's output and input, once it has loaded everything: that is no thinking time."""
        process = self._process
        if process is None or process.returncode is not None:
            self._process = process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
            assert process.stdout is not None
            await _read(process.stdout)
        assert process.stdout is not None
        assert process.stdin is not None
        return process.stdout, process.stdin


class Pool:
    """Some processes, lent to one thinker at a time in the order of asking."""

    def __init__(self, size: int, command: Sequence[str]) -> None:
        self.size = size
        self.waiting = 0
        self._workers = [Worker(command) for _ in range(size)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    @contextlib.asynccontextmanager
    async def lend(self) -> AsyncIterator[Worker]:
        """A process that has nothing else to do."""
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.end()


async def _read(source: asyncio.StreamReader) -> Thought:
    (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
    return msgspec.json.decode(await source.readexactly(length), type=Thought)


async def _stop_when(stop: asyncio.Event, target: asyncio.StreamWriter) -> None:
    await stop.wait()
    target.write(STOP)
