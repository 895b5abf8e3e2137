"""All tables of this process: finding them, telling who watches, keeping clocks and bots going.

Every process of a house reads and writes the same database and knows nothing the others could not find there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection

from ludotheca.kernel import record
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server.bus import Bus, Pointer
from ludotheca.server.clocks import Outages
from ludotheca.server.errors import UnknownTable
from ludotheca.server.identities import Identities
from ludotheca.server.lobby import Lobby
from ludotheca.server.settings import Settings
from ludotheca.server.store import Conflict, Store, people, rows
from ludotheca.server.table import Answer, Order, Play, Table, Watcher
from ludotheca.server.thinking.hints import Hints
from ludotheca.server.thinking.moves import BotMoves

log = logging.getLogger(__name__)
T = TypeVar("T")

BEAT_SECONDS = 5.0
# An instance that has not been seen for this long is taken for gone.
ALIVE_MS = int(BEAT_SECONDS * 3000)
# Changes of a table within this time reach its watchers in one message.
FLUSH_SECONDS = 0.02
_PRESENCE_SECONDS = 0.3
_TIDY_SECONDS = 60.0


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """The tables, and what keeps them alive."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, now: Callable[[], int] = now_ms) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.now = now
        self.instance = secrets.token_hex(6)
        self.lobby = Lobby(self)
        self.bots = BotMoves(settings, self.instance, self.get, self.submit)
        self.hints = Hints(settings)
        self.identities: Identities
        self.stopping = False
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._flushes: set[Table] = set()
        self._telling: set[str] = set()
        self._outages: Outages = ()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._begun: set[asyncio.Task[Any]] = set()

    # Life.

    async def start(self) -> None:
        """Open for business: the database is up to date already."""
        started = self.now()

        def work(c: Connection) -> tuple[str, list[tuple[int, int]]]:
            people.arrive(c, self.instance, started, started - ALIVE_MS)
            return people.fact(c, "cookie-key", secrets.token_hex(32)), people.outages(c)

        try:
            key, self._outages = await self.store.write(work)
        except Conflict:  # another instance noted the same outage at the same moment
            key, self._outages = await self.store.write(work)
        self.identities = Identities(self.store, key, self.now)
        await self.lobby.start()
        self.bus.start(self._hear)
        self.bots.start()
        self.spawn(_every(BEAT_SECONDS, self._beat))
        self.spawn(_every(self.settings.sweep_seconds, self._sweep))
        self.spawn(_every(_TIDY_SECONDS, self.tidy))
        if self.store.shared:
            self.spawn(_every(self.settings.poll_seconds, self._poll))

    async def stop(self) -> None:
        """Close: what was begun is finished, the last beat is noted."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._begun, return_exceptions=True)
        await self.hints.stop()
        await self.bots.stop()
        await asyncio.gather(*self._begun, return_exceptions=True)
        with contextlib.suppress(LudothecaError):
            await self.store.write(lambda c: people.depart(c, self.instance, self.now()))
        await asyncio.to_thread(self.bus.stop)
        await asyncio.to_thread(self.store.close)

    def spawn(self, job: Coroutine[Any, Any, Any]) -> None:
        """Run something beside; an error is logged and harms nobody else."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def whole(self, job: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also if whoever asked for it hangs up meanwhile: what is written must be told."""
        task = asyncio.create_task(job)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task broke", exc_info=task.exception())

    # Tables.

    async def get(self, table_id: str) -> Table:
        """A table, from memory or from the database; `UnknownTable` if there is none."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._read(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _read(self, table_id: str) -> Table:
        row, seats = await self.store.read(lambda c: rows.load_table(c, table_id))
        table = Table(row, seats, self.store, self.now)
        table.outages = self._outages
        if self.store.shared:
            table.elsewhere = await self._others_at(table_id)
        self._tables[table_id] = table
        self._make_room()
        return table

    def loaded(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    def _make_room(self) -> None:
        spare = len(self._tables) - self.settings.tables_in_memory
        if spare > 0:
            idle = [t for t in self._tables.values() if not t.watchers and not t.lock.locked()]
            for table in idle[:spare]:
                del self._tables[table.id]

    async def submit(self, table: Table, order: Order) -> Answer:
        """Carry out an order and return its answer."""
        answers: list[Answer] = []
        await self.command(table, order, answers.append)
        return answers[0]

    async def command(self, table: Table, order: Order, answer: Callable[[Answer], None]) -> None:
        """Carry out an order: commit, answer, then tell everybody."""
        await self.whole(self._command(table, order, answer))

    async def _command(self, table: Table, order: Order, answer: Callable[[Answer], None]) -> None:
        version = table.row.version
        if await table.command(order, answer):
            self.changed(table, described=table.row.version != version)

    async def reread(self, table_id: str) -> Table:
        """A table after this process changed its rows: everybody is told."""
        table = await self.get(table_id)
        async with table.lock:
            await (table.look_again() if self.store.shared else table.refresh())
        self.changed(table, described=True)
        return table

    def removed(self, table_id: str) -> None:
        """A table was taken away."""
        table = self._tables.pop(table_id, None)
        if table is not None:
            table.gone = True
            self._touch(table)
        self.lobby.drop(table_id)
        self.bus.publish(Pointer(table_id, -1, -1))

    # Telling.

    def changed(self, table: Table, *, described: bool) -> None:
        """This process changed a table; `described`: not only its game."""
        current = self._tables.get(table.id)
        if current is not None and current is not table:
            # It was put out of memory meanwhile and read again: those who watch look at the other object.
            self.spawn(self._look(Pointer(table.id, table.row.head, table.row.version)))
        self._flush_soon(table)
        self.bots.wake(table)
        self.lobby.touch(table, described=described)
        self.bus.publish(Pointer(table.id, table.row.head, table.row.version))

    def _flush_soon(self, table: Table) -> None:
        if table not in self._flushes:
            self._flushes.add(table)
            asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._flush, table)

    def _flush(self, table: Table) -> None:
        self._flushes.discard(table)
        self._touch(table)

    def _touch(self, table: Table) -> None:
        for watcher in list(table.watchers):
            watcher.touch()

    def _hear(self, pointer: Pointer) -> None:
        """News of another process."""
        if not self.stopping:
            self.spawn(self._look(pointer))

    async def _look(self, pointer: Pointer) -> None:
        table = self._tables.get(pointer.table)
        if table is None:
            await self.lobby.look(pointer)
            return
        described = pointer.people or pointer.version != table.row.version
        if pointer.people:
            table.elsewhere = await self._others_at(table.id)
        head = table.row.head if table.play is None else table.play.match.head
        if not described and pointer.head <= head:
            return
        try:
            async with table.lock:
                await table.refresh()
                if table.started and table.play is not None:
                    await table.catch_up()
        except UnknownTable:
            self.removed_elsewhere(table)
            return
        self._flush_soon(table)
        self.bots.wake(table)
        self.lobby.touch(table, described=described)

    def removed_elsewhere(self, table: Table) -> None:
        """Another process took the table away."""
        self._tables.pop(table.id, None)
        table.gone = True
        self._touch(table)
        self.lobby.drop(table.id)

    # Who is there.

    def join(self, table: Table, watcher: Watcher, seat: int) -> None:
        """Somebody watches a table, from a seat or as a spectator."""
        table.watchers.add(watcher)
        table.here[seat] = table.here.get(seat, 0) + 1
        self._people_changed(table)

    def part(self, table: Table, watcher: Watcher, seat: int) -> None:
        """He no longer does."""
        table.watchers.discard(watcher)
        table.here[seat] = max(0, table.here.get(seat, 0) - 1)
        self._people_changed(table)

    def _people_changed(self, table: Table) -> None:
        table.serial += 1
        self._flush_soon(table)
        self.lobby.touch(table, described=True)
        if self.store.shared and not self.stopping and table.id not in self._telling:
            self._telling.add(table.id)
            self.spawn(self._tell_presence(table))

    async def _tell_presence(self, table: Table) -> None:
        await asyncio.sleep(_PRESENCE_SECONDS)  # a reload of the page goes and comes
        self._telling.discard(table.id)
        mask = sum(1 << seat for seat, count in table.here.items() if seat >= 0 and count)
        spectators = table.here.get(-1, 0)
        with contextlib.suppress(Conflict):  # the table is gone
            await self.store.write(
                lambda c: people.save_presence(c, table.id, self.instance, mask, spectators)
            )
        self.bus.publish(Pointer(table.id, table.row.head, table.row.version, people=True))

    async def _others_at(self, table_id: str) -> tuple[int, int]:
        alive = self.now() - ALIVE_MS
        found = await self.store.read(lambda c: people.load_presence(c, [table_id], self.instance, alive))
        return found[table_id]

    # What happens by itself.

    async def _beat(self) -> None:
        await self.store.write(lambda c: people.beat(c, self.instance, self.now()))

    async def _sweep(self) -> None:
        """Find tables where time is up, and bots that were lost with another process."""
        for table_id in await self._due():
            with contextlib.suppress(UnknownTable):
                await self._attend(table_id)

    async def _due(self) -> list[str]:
        now = self.now()
        quiet = now - int(1000 * (self.settings.bot_seconds + self.settings.bot_grace))
        return await self.store.read(lambda c: rows.due(c, now, quiet))

    async def _attend(self, table_id: str) -> None:
        table = await self.get(table_id)
        async with table.lock:
            await table.refresh()
            play = await table.load()
            if self.store.shared:
                await table.catch_up()
            standing = play.standing(table.seats)
            if table.row.status == "running" and standing.deadline != table.row.deadline:
                await self.store.write(
                    lambda c: rows.append(c, table_id, [], None, standing, table.row.updated)
                )
                await table.refresh()
        self.bots.wake(table)

    async def _poll(self) -> None:
        """The net under the bus: compare what is in memory with the database."""
        watched = [table.id for table in self._tables.values() if table.watchers]
        alive = self.now() - ALIVE_MS

        def work(c: Connection) -> tuple[dict[str, tuple[int, int]], dict[str, tuple[int, int]]]:
            return rows.marks(c, watched), people.load_presence(c, watched, self.instance, alive)

        marks, elsewhere = await self.store.read(work)
        for table_id in watched:
            table = self._tables.get(table_id)
            if table is not None and table.elsewhere != elsewhere[table_id]:
                table.elsewhere = elsewhere[table_id]
                table.serial += 1
                self._flush_soon(table)
            await self._look(Pointer(table_id, *marks.get(table_id, (-1, -1))))
        await self.lobby.reload()

    async def tidy(self) -> None:
        """Take away tables nobody started, give up games nobody touches."""
        for table_id in await self._forgotten("waiting", self.settings.waiting_days):
            await self._take_away(table_id)
        for table_id in await self._forgotten("running", self.settings.idle_days):
            await self._abandon(table_id)

    async def _forgotten(self, status: str, days: float) -> list[str]:
        before = self.now() - int(days * 86_400_000)
        return await self.store.read(lambda c: rows.forgotten(c, status, before))

    async def _take_away(self, table_id: str) -> None:
        await self.store.write(lambda c: rows.delete_table(c, table_id))
        self.removed(table_id)

    async def _abandon(self, table_id: str) -> None:
        def work(c: Connection) -> None:
            row, _ = rows.load_table(c, table_id, lock=True)
            if row.status == "running":
                self.give_up(c, row)
                rows.save_table(c, row)

        await self.store.write(work)
        await self.reread(table_id)

    def give_up(self, c: Connection, row: rows.TableRow) -> None:
        """End a running game without a result: its secret is published and its record kept. The caller saves the
        row."""
        play = Play(row, rows.load_entries(c, row.id), self._outages)
        rows.save_record(c, row.id, record.to_bytes(play.match.record(publish=True)))
        row.status, row.ended = "abandoned", self.now()
        row.owing, row.bots_due, row.deadline = 0, False, None


async def _every(seconds: float, job: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; whatever goes wrong once may go well the next time."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await job()
        except (LudothecaError, Conflict) as error:
            log.warning("put off", extra={"job": job.__name__, "error": repr(error)})
        except Exception:
            log.exception("a job broke", extra={"job": job.__name__})
