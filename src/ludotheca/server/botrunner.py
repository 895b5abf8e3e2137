"""Bots for the seats of this house: they think in processes of their own, under a deadline, and submit as anyone does.

If the chosen bot fails or takes too long its process is ended and the title's quick policy is asked; if that fails
too, any legal action is taken. So a table never hangs on a bot. A lease keeps two processes of the house from thinking
about the same decision; should both answer, the command's id lets only one count.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from ludotheca.bots.levels import DEFAULT_LEVEL
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import Decision, Named
from ludotheca.kernel.match import MatchView
from ludotheca.server.botworker import LENGTH, Question, Thought
from ludotheca.server.settings import Settings
from ludotheca.server.table import Answer, Order, Table

log = logging.getLogger(__name__)

_QUICK_LEVEL = "greedy"
_QUICK_SECONDS = 1.0
_START_SECONDS = 60.0

# How a process that thinks is started.
THINKER = (sys.executable, "-m", "ludotheca.server.botworker")

Submit = Callable[[Table, Order], Awaitable[Answer]]


class BotFailed(Exception):
    """No action came back; the text says why."""


class Worker:
    """A process that thinks, started when first asked and again after it was ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, deadline: float) -> Named:
        """The bot's action, or `BotFailed` if it did not come in time."""
        try:
            async with asyncio.timeout(_START_SECONDS):
                source, target = await self._pipes()
            async with asyncio.timeout(deadline):
                data = msgspec.json.encode(question)
                target.write(LENGTH.pack(len(data)) + data)
                await target.drain()
                thought = await _read(source)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise BotFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be read as that of the next question
            raise
        if thought.action is None:
            raise BotFailed(thought.error)
        return thought.action

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

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


async def _read(source: asyncio.StreamReader) -> Thought:
    (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
    return msgspec.json.decode(await source.readexactly(length), type=Thought)


class BotRunner:
    """Takes the decisions of bots' seats, and of people whose time is up."""

    def __init__(
        self,
        settings: Settings,
        instance: str,
        find: Callable[[str], Awaitable[Table]],
        submit: Submit,
        command: Sequence[str] = THINKER,
    ) -> None:
        self._settings = settings
        self._instance = instance
        self._find = find
        self._submit = submit
        self._workers: asyncio.Queue[Worker] = asyncio.Queue()
        self._all_workers = [Worker(command) for _ in range(settings.bots())]
        # Tables where a person waits come first; then in the order of asking.
        self._queue: asyncio.PriorityQueue[tuple[bool, int, str, int]] = asyncio.PriorityQueue()
        self._count = 0
        self._busy: set[tuple[str, int]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for worker in self._all_workers:
            self._workers.put_nowait(worker)
        # More tasks than processes: while one waits for its commit, another thinks.
        self._tasks = [asyncio.create_task(self._run()) for _ in range(4 * len(self._all_workers))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._all_workers:
            await worker.end()

    def wake(self, table: Table) -> None:
        """See whether bots owe anything at this table, or people whose time is up."""
        row = table.row
        if row.status != "running":
            return
        late = row.deadline is not None and row.deadline <= table.now()
        people = any(seat.kind == "person" and not seat.resigned for seat in table.seats)
        for seat in table.seats:
            due = row.owing >> seat.seat & 1 and (seat.by_bot or late)
            if due and (table.id, seat.seat) not in self._busy:
                self._busy.add((table.id, seat.seat))
                self._count += 1
                self._queue.put_nowait((not people, self._count, table.id, seat.seat))

    async def _run(self) -> None:
        while True:
            _, _, table_id, seat = await self._queue.get()
            table = None
            try:
                table = await self._find(table_id)
                answered = await self._answer(table, seat)
            except LudothecaError as error:
                answered = False
                log.warning("bot could not answer", extra={"table": table_id, "error": error.code})
            except Exception:
                answered = False
                log.exception("bot broke", extra={"table": table_id})
            finally:
                self._busy.discard((table_id, seat))
            if answered and table is not None:
                self.wake(table)  # the same seat may owe the next decision already

    async def _answer(self, table: Table, seat: int) -> bool:
        """Decide for a seat, if it still needs it; whether the table moved on."""
        now = table.now()
        async with table.lock:
            play = await table.load()
            decision = play.match.decision(seat) if table.row.status == "running" else None
            if decision is None:
                return False
            by_bot = table.seats[seat].by_bot
            deadline = play.clocks.deadline(seat)
            if not by_bot and (deadline is None or deadline > now):
                return False
            opened, view = play.clocks.opened_at(seat), play.match.view(seat)
            level = table.seats[seat].level or DEFAULT_LEVEL
        until = now + int(2000 * (self._settings.bot_seconds + self._settings.bot_grace))
        if not await table.store.lease(table.id, opened, seat, self._instance, now, until):
            return False
        action = await self._decide(table.row.title, level, view, decision)
        order = Order(
            seat=seat,
            base=view.head,
            command_id=f"bot:{opened}",
            action=action,
            absent=not by_bot,
            by_bot=True,
        )
        answer = await self._submit(table, order)
        return answer.__struct_config__.tag in {"ack", "stale"}

    async def _decide(self, title: str, level: str, view: MatchView, decision: Decision) -> Named:
        """An action, whatever happens: the level asked for, the quick policy, any legal one."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        for name, seconds in ((level, self._settings.bot_seconds), (_QUICK_LEVEL, _QUICK_SECONDS)):
            question = Question(title, name, secrets.randbits(62), seconds, view, decision)
            worker = await self._workers.get()
            try:
                action = await worker.ask(question, seconds + self._settings.bot_grace)
            except BotFailed as error:
                log.warning("bot failed", extra={"title": title, "level": name, "error": str(error)})
                continue
            finally:
                self._workers.put_nowait(worker)
            if action in decision.actions:
                return action
            log.warning("bot gave no legal action", extra={"title": title, "level": name})
        return secrets.choice(decision.actions)
