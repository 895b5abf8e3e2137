"""Bots for the seats of this server: they think in processes of their own, under a deadline, and submit as anyone does.

If the chosen bot fails or takes too long its process is ended and the title's quick policy is asked; if that fails
too, any legal action is taken. So a table never hangs on a bot. A lease keeps two processes of the server from thinking
about the same decision; should both answer, the command's id lets only one count.

Tables take turns: one whose four bots are due at once gets its second decision after every other table its first. When
many wait, each may think less, so that nobody waits long.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence

from ludotheca.bots.levels import DEFAULT_LEVEL
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.kernel.match import Match
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server.figures import Seconds
from ludotheca.server.play import Order
from ludotheca.server.protocol import Ack, CommandAnswer, Stale
from ludotheca.server.settings import Settings
from ludotheca.server.table import Table
from ludotheca.server.thinking.pool import WORKER, BotFailed, Pool
from ludotheca.server.thinking.worker import MoveQuestion

log = logging.getLogger(__name__)

_QUICK_LEVEL = "greedy"
_QUICK_SECONDS = 1.0
# All decisions that wait should be made within this time, as far as the bots can think faster.
_PATIENCE_SECONDS = 8.0

Submit = Callable[[Table, Order], Awaitable[CommandAnswer]]


class BotMoves:
    """Takes the decisions of bots' seats, and of people whose time is up."""

    def __init__(
        self,
        settings: Settings,
        instance: str,
        find: Callable[[str], Awaitable[Table]],
        submit: Submit,
        command: Sequence[str] = WORKER,
    ) -> None:
        self._settings = settings
        self._instance = instance
        self._find = find
        self._submit = submit
        self._pool = Pool(settings.bots(), command)
        # Tables where a person waits come first; then by the rounds of `_turns`, then in the order of asking.
        self._queue: asyncio.PriorityQueue[tuple[bool, int, int, str, int]] = asyncio.PriorityQueue()
        self._turns = Turns()
        self._count = 0
        self._busy: set[tuple[str, int]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self.thinking: Seconds | None = None  # where it is counted

    @property
    def waiting(self) -> int:
        """Decisions that no process has begun."""
        return self._pool.waiting + self._queue.qsize()

    def start(self) -> None:
        # More tasks than processes: while one waits for its commit, another thinks.
        self._tasks = [asyncio.create_task(self._run()) for _ in range(4 * self._pool.size)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.stop()

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
                turn = self._turns.take(table.id)
                self._queue.put_nowait((not people, turn, self._count, table.id, seat.seat))

    async def _run(self) -> None:
        while True:
            _, turn, _, table_id, seat = await self._queue.get()
            self._turns.come(turn)
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
                self._turns.leave(table_id)
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
            mine = table.seats[seat]
            deadline = play.clocks.due(seat, absent=mine.absent, leave=mine.leave)
            if not by_bot and (deadline is None or deadline > now):
                return False
            opened, view = play.clocks.opened_at(seat), play.match.view(seat)
            level = table.seats[seat].level or DEFAULT_LEVEL
            hidden = knows_more(play.match, view)
        until = now + int(2000 * (self._settings.bot_seconds + self._settings.bot_grace))
        if not await table.store.lease(table.id, opened, seat, self._instance, now, until):
            return False
        action = await self._decide(table.row.title, level, view, decision, hidden=hidden)
        order = Order(
            seat=seat,
            base=view.head,
            command_id=f"bot:{opened}",
            action=action,
            by_bot=by_bot,
            absent=not by_bot,
        )
        return isinstance(await self._submit(table, order), Ack | Stale)

    async def _decide(
        self, title: str, level: str, view: MatchView, decision: Decision, *, hidden: bool
    ) -> Named:
        """An action, whatever happens: the level asked for, the quick policy, any legal one. Without a choice there is
        nothing to think about, unless others would learn from it that there was none."""
        if len(decision.actions) == 1 and not hidden:
            return decision.actions[0]
        for name, most in ((level, self._settings.bot_seconds), (_QUICK_LEVEL, _QUICK_SECONDS)):
            try:
                async with self._pool.lend() as worker:
                    seconds = min(most, self._share())
                    question = MoveQuestion(
                        title=title,
                        level=name,
                        hidden=hidden,
                        seed=secrets.randbits(62),
                        seconds=seconds,
                        view=view,
                        decision=decision,
                    )
                    began = time.monotonic()
                    action = await worker.ask(question, seconds + self._settings.bot_grace)
                    if self.thinking is not None:
                        self.thinking.add(name, time.monotonic() - began)
            except BotFailed as error:
                log.warning("bot failed", extra={"title": title, "bot": name, "error": str(error)})
                continue
            if action in decision.actions:
                return action
            log.warning("bot gave no legal action", extra={"title": title, "bot": name})
        return secrets.choice(decision.actions)

    def _share(self) -> float:
        """The seconds of one decision, if all that wait should be made in time."""
        return _PATIENCE_SECONDS * self._pool.size / (1 + self.waiting)


def knows_more(match: Match, view: MatchView) -> bool:
    """Whether the viewer sees anything that is not open to everybody: then their legal actions may tell of it."""
    return bool(view.position != match.game.view(match.state, SPECTATOR))


class Turns:
    """Rounds in which each table has one turn: a table that asks for more gets later rounds."""

    def __init__(self) -> None:
        self._now = 0
        self._next: dict[str, int] = {}  # of the tables that wait
        self._open: dict[str, int] = {}

    def take(self, table: str) -> int:
        """The round of one more turn of this table."""
        turn = max(self._now, self._next.get(table, 0))
        self._next[table] = turn + 1
        self._open[table] = self._open.get(table, 0) + 1
        return turn

    def come(self, turn: int) -> None:
        """A turn of this round has come."""
        self._now = max(self._now, turn)

    def leave(self, table: str) -> None:
        """A turn of this table is over; who has none open is forgotten."""
        self._open[table] -= 1
        if not self._open[table]:
            del self._open[table], self._next[table]
