"""The tables that this process serves: finding them, changing them, telling whoever watches.

Every process of a server reads and writes the same database and knows nothing the others could not find there.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

from ludotheca.server.bus import Bus, Pointer
from ludotheca.server.errors import UnknownTable
from ludotheca.server.figures import Figures
from ludotheca.server.lobby import Lobby
from ludotheca.server.notices.turns import Delays
from ludotheca.server.play import Order
from ludotheca.server.prepared import Prepared
from ludotheca.server.presence import Presence
from ludotheca.server.protocol import Ack, CommandAnswer
from ludotheca.server.retention import Retention, WatchedClock
from ludotheca.server.settings import Settings
from ludotheca.server.store import Store, rows
from ludotheca.server.store.base import Work
from ludotheca.server.table import Table, Tell
from ludotheca.server.tasks import Tasks, heeded
from ludotheca.server.thinking.moves import BotMoves

T = TypeVar("T")

# Changes of a table within this time reach its watchers in one message.
FLUSH_SECONDS = 0.02
_FEW = 8  # watchers: to tell a crowd takes time, so it is told less often


class Tables:
    """Keeps tables in memory as long as they are needed, and carries out orders."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        now: WatchedClock,
        worker: Sequence[str],
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.now = now
        self.instance = secrets.token_hex(6)
        self.retention = Retention(settings, now)
        self.delays = Delays(int(1000 * settings.notice_seconds), int(1000 * settings.notice_days_seconds))
        self.jumps: list[
            tuple[int, int]
        ] = []  # of the clock, not yet in the database: where it was, where it is
        now.on_jump = self._jumped
        self.stopping = False
        self.tasks = Tasks()
        self.figures = Figures(store.seconds)
        self.lobby = Lobby(self)
        self.presence = Presence(self)
        self.bots = BotMoves(settings, self.instance, self.get, self.submit, worker)
        self.bots.thinking = self.figures.thinking
        self.prepared = Prepared(self)
        self._loaded: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._flushes: set[Table] = set()

    # Finding.

    async def get(self, table_id: str) -> Table:
        """A table, from memory or from the database; `UnknownTable` if there is none."""
        table = self._loaded.get(table_id)
        if table is not None:
            self._loaded.move_to_end(table_id)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._read(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await heeded(loading)

    async def get_fresh(self, table_id: str) -> Table:
        """A table as it is now, with what other processes wrote. It is in memory: whoever follows it before they wait for
        anything else hears all that comes after."""
        while True:
            table = await self.get(table_id)
            async with table.lock:
                if self._keep(table):
                    if self.store.shared:
                        await table.look_again()
                    return table

    def _keep(self, table: Table) -> bool:
        """Put a table back that old news or want of room put out of memory; False if it is gone, or another took its place."""
        return not table.gone and self._loaded.setdefault(table.id, table) is table

    def loaded(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._loaded.get(table_id)

    @property
    def count(self) -> int:
        """How many are in memory."""
        return len(self._loaded)

    def watched(self) -> list[str]:
        """The tables that somebody watches."""
        return [table.id for table in self._loaded.values() if table.watchers]

    async def _read(self, table_id: str) -> Table:
        row, seats = await self.store.read(lambda c: rows.load_table(c, table_id))
        table = Table(row, seats, self.store, self.now)
        table.retention = self.retention
        table.delays = self.delays
        if self.store.shared:
            table.elsewhere = (await self.presence.elsewhere([table_id]))[table_id]
        self._loaded[table_id] = table
        self._make_room()
        return table

    def _jumped(self, was: int, now: int) -> None:
        """The clock jumped: nobody was served meanwhile, and nobody is neglected by it."""
        self.retention.stay_calm()
        self.jumps.append((was, now))
        if not self.store.shared:  # else it depends on who else was there: see Chores
            self.retention.jump(was, now)

    def _make_room(self) -> None:
        spare = len(self._loaded) - self.settings.tables_in_memory
        if spare > 0:
            idle = [table for table in self._loaded.values() if _is_idle(table)]
            for table in idle[:spare]:
                del self._loaded[table.id]

    def rest(self) -> None:
        """Let go of what nobody will soon ask for: a position is large, and a game has many."""
        now = self.now()
        for table in self._loaded.values():
            table.rest(now)

    # Changing.

    async def submit(self, table: Table, order: Order) -> CommandAnswer:
        """Carry out an order and return its answer."""
        answers: list[CommandAnswer] = []
        await self.command(table, order, answers.append)
        return answers[0]

    async def command(
        self, table: Table, order: Order, answer: Tell, done: Callable[[], None] | None = None
    ) -> None:
        """Carry out an order: commit, answer, then tell everybody. `done` is called once those have been told who need not
        wait."""
        began = time.monotonic()

        def told(said: CommandAnswer) -> None:
            answer(said)
            self.figures.commands.add(str(said.__struct_config__.tag))
            if isinstance(said, Ack):
                self.figures.acks.add("bot" if order.by_bot else "person", time.monotonic() - began)

        await self.tasks.finish(self._command(table, order, told, done))

    async def _command(
        self, table: Table, order: Order, answer: Tell, done: Callable[[], None] | None
    ) -> None:
        version, warned = table.row.version, table.expires is not None
        if await table.command(order, answer):
            table.serial += warned  # the warning is over
            described = warned or table.row.version != version
            self.changed(table, described=described, at_once=_is_settled(table))
        if done is not None:
            done()

    async def write(self, table_id: str, work: Work[T]) -> T:
        """One transaction that makes, changes or deletes a table's rows; then everybody is told."""

        async def change() -> T:
            result = await self.store.write(work)
            await self.look_anew(table_id)
            return result

        return await self.tasks.finish(change())

    async def look_anew(self, table_id: str) -> None:
        """This process changed or took away a table: everybody is told."""
        try:
            await self.reread(table_id)
        except UnknownTable:
            self._forget(table_id)
            self.bus.publish(Pointer(table_id, -1, -1))

    async def reread(self, table_id: str) -> Table:
        """A table after this process changed its rows: everybody is told."""
        table = await self.get(table_id)
        async with table.lock:
            await (table.look_again() if self.store.shared else table.refresh())
        self.changed(table, described=True)
        return table

    def _forget(self, table_id: str) -> None:
        table = self._loaded.pop(table_id, None)
        if table is not None:
            table.gone = True
            _touch(table)
        self.lobby.drop(table_id)

    # Telling.

    def changed(self, table: Table, *, described: bool, at_once: bool = False) -> None:
        """This process changed a table; `described`: not only its game. `at_once`: nothing more is to come in the next moment."""
        pointer = Pointer(table.id, table.row.head, table.row.version)
        current = self._loaded.get(table.id)
        if current is not None and current is not table:
            # It was put out of memory meanwhile and read again: those who watch look at the other object.
            self.tasks.spawn(self.look(pointer))
        self._tell_here(table, described=described, at_once=at_once)
        self.bus.publish(pointer)

    def voiced(self, table: Table) -> None:
        """Somebody said something at a table."""
        self.flush_soon(table)
        self.bus.publish(Pointer(table.id, table.row.head, table.row.version, voiced=table.row.voiced))

    def look_soon(self, table_id: str) -> None:
        """A table's lines changed: whoever watches hears them anew."""
        table = self._loaded.get(table_id)
        if table is not None:
            self.flush_soon(table)

    def _tell_here(self, table: Table, *, described: bool, at_once: bool = False) -> None:
        if at_once:
            self._flush(table)
        else:
            self.flush_soon(table)
        self.bots.wake(table)
        self.prepared.wake(table)
        self.lobby.touch(table, described=described)

    def flush_soon(self, table: Table) -> None:
        """Tell whoever watches, together with what changes in the next moment."""
        if table not in self._flushes:
            self._flushes.add(table)
            asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._flush, table)

    def _flush(self, table: Table) -> None:
        self._flushes.discard(table)
        _touch(table)

    def concerns(self, pointer: Pointer) -> bool:
        """Whether there is anything to do about news of another process; asked on its thread."""
        return pointer.table in self._loaded or self.lobby.wants(pointer)

    def hear(self, pointer: Pointer) -> None:
        """News of another process. What nobody needs here is not read."""
        if self.stopping:
            return
        table = self._loaded.get(pointer.table)
        if table is not None and _is_idle(table):
            del self._loaded[pointer.table]  # whoever asks for it next reads it anew
            table = None
        if table is not None or self.lobby.wants(pointer):
            self.tasks.spawn(self.look(pointer))

    async def look(self, pointer: Pointer) -> None:
        """Read what a pointer speaks of, if it is new."""
        table = self._loaded.get(pointer.table)
        if table is None:
            await self.lobby.look(pointer)
            return
        described = pointer.version != table.row.version
        if pointer.people:
            self.presence.note_elsewhere(table, (await self.presence.elsewhere([table.id]))[table.id])
        if _knows(table, pointer):
            self.flush_soon(table)  # whoever looked first may have told nobody else
            return
        try:
            async with table.lock:
                if _knows(table, pointer):  # somebody looked meanwhile
                    self.flush_soon(table)
                    return
                if described or pointer.voiced > table.row.voiced or not await table.follow():
                    await table.refresh()
                    if table.started and table.play is not None:
                        await table.catch_up()
        except UnknownTable:  # another process took it away
            self._forget(table.id)
            return
        self._tell_here(table, described=described, at_once=_is_settled(table))


def _is_settled(table: Table) -> bool:
    """Whether nothing more comes in the next moment, as a bot's answer would, and those who watch are told in no time."""
    return not table.row.bots_due and len(table.watchers) <= _FEW


def _is_idle(table: Table) -> bool:
    """Whether nobody follows it or is at work with it."""
    return not table.watchers and not table.lock.locked()


def _knows(table: Table, pointer: Pointer) -> bool:
    """Whether a table in memory has all that a pointer speaks of."""
    head = table.row.head if table.play is None else table.play.match.head
    row = table.row
    return pointer.version == row.version and pointer.head <= head and pointer.voiced <= row.voiced


def _touch(table: Table) -> None:
    for watcher in list(table.watchers):
        watcher.touch()
