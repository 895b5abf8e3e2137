"""What happens by itself: clocks that run out, news that got lost, tables that everybody forgot."""

from __future__ import annotations

import contextlib
from functools import partial

from sqlalchemy import Connection

from ludotheca.server.bus import Pointer
from ludotheca.server.errors import Damaged, UnknownTable, reading
from ludotheca.server.play import give_up
from ludotheca.server.presence import ALIVE_MS, BEAT_SECONDS
from ludotheca.server.retention import JUMP_MS
from ludotheca.server.seats import begin_late, start_by_itself
from ludotheca.server.store import people, rows
from ludotheca.server.tables import Tables

_TIDY_SECONDS = 60.0


class Chores:
    """Jobs that this server does again and again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    def start(self) -> None:
        settings, tasks = self._tables.settings, self._tables.tasks
        tasks.every(BEAT_SECONDS, self.beat)
        tasks.every(settings.sweep_seconds, self.sweep)
        tasks.every(_TIDY_SECONDS, self.tidy)
        if self._store.shared:
            tasks.every(settings.poll_seconds, self.poll)

    async def beat(self) -> None:
        """Say that this process lives."""
        await self._settle_jumps()
        now = self._tables.now()
        await self._store.write(lambda c: people.beat(c, self._tables.instance, now))

    async def sweep(self) -> None:
        """Find tables where time is up, and bots that were lost with another process; let go of games nobody looks at."""
        await self._settle_jumps()
        self._tables.rest()
        now, settings = self._tables.now(), self._tables.settings
        quiet = now - int(1000 * (settings.bot_seconds + settings.bot_grace))
        for table_id in await self._store.read(lambda c: rows.to_begin(c, now)):
            with contextlib.suppress(UnknownTable, Damaged), reading(table_id):
                await self._tables.write(
                    table_id, partial(begin_late, table_id=table_id, now=now, delays=self._tables.delays)
                )
        reveal = int(1000 * settings.reveal_seconds)
        for table_id in await self._store.read(lambda c: rows.to_fill(c, now)):
            with contextlib.suppress(UnknownTable, Damaged), reading(table_id):
                delays = self._tables.delays
                start = partial(start_by_itself, table_id=table_id, now=now, reveal_ms=reveal, delays=delays)
                await self._tables.write(table_id, start)
        for table_id in await self._store.read(lambda c: rows.due(c, now, quiet)):
            with contextlib.suppress(UnknownTable, Damaged):
                await self._attend(table_id)

    async def _attend(self, table_id: str) -> None:
        table = await self._tables.get(table_id)
        async with table.lock:
            await table.refresh()
            play = await table.load()
            if self._store.shared:
                await table.catch_up()
            progress = play.progress(table.seats)
            if table.row.status == "running" and progress.deadline != table.row.deadline:
                await self._store.write(lambda c: rows.save_progress(c, table.row, progress))
                await table.refresh()
        self._tables.bots.wake(table)

    async def poll(self) -> None:
        """Compare what is in memory with the database: the bus may have lost something."""
        tables = self._tables
        watched = tables.watched()
        marks = await self._store.read(lambda c: rows.marks(c, watched))
        elsewhere = await tables.presence.elsewhere(watched)
        for table_id in watched:
            table = tables.loaded(table_id)
            if table is not None:
                tables.presence.note_elsewhere(table, elsewhere[table_id])
            head, version, voiced = marks.get(table_id, (-1, -1, 0))
            await tables.look(Pointer(table_id, head, version, voiced=voiced))
        await tables.lobby.reload()

    async def tidy(self) -> None:
        """Take away tables nobody started, give up games nobody touches."""
        await self._settle_jumps()
        for table_id in await self._forgotten("waiting"):
            await self._tables.write(table_id, partial(rows.delete_table, table_id=table_id))
        for table_id in await self._forgotten("running"):
            with contextlib.suppress(Damaged):
                await self._tables.write(table_id, partial(self._abandon, table_id=table_id))

    async def _settle_jumps(self) -> None:
        """Put jumps of the clock into the database: time that nobody had is an outage, unless others ran meanwhile."""
        tables = self._tables
        tables.now()  # notices a jump
        jumps = list(tables.jumps)
        if not jumps:
            return

        def work(c: Connection) -> list[tuple[int, int]]:
            for was, now in jumps:
                people.beat(c, tables.instance, now)
                if self._store.shared and people.others_alive(c, tables.instance, was - ALIVE_MS):
                    continue
                if now > was:
                    people.add_outage(c, was, now)
                else:
                    people.forget_future(c, now, now + JUMP_MS)
                    people.reset_deadlines(c, now)
            return people.outages(c)

        outages = await self._store.write(work)
        tables.retention.outages[:] = outages
        del tables.jumps[: len(jumps)]

    async def _forgotten(self, status: str) -> list[str]:
        """Those that may go; none while people come back after an outage, or the clock is in doubt."""
        before = self._tables.retention.forgotten_since(status)
        if self._tables.retention.calm:
            return []
        return await self._store.read(lambda c: rows.forgotten(c, status, before))

    def _abandon(self, c: Connection, table_id: str) -> None:
        row, _ = rows.load_table(c, table_id, lock=True)
        if row.status == "running":
            with reading(table_id):
                give_up(c, row, self._tables.now())
            rows.save_table(c, row)
