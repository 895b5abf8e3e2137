"""A table soon for whoever wants to play now: one that waits or has just begun, or a new one that begins by itself."""

from __future__ import annotations

import contextlib
import secrets

from ludotheca.games import registry
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import protocol as p
from ludotheca.server.new_tables import NewTables
from ludotheca.server.seats import change_table
from ludotheca.server.store import rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.tables import Tables

PLAYERS = 4


class PlayNow:
    """Finds seats."""

    def __init__(self, tables: Tables, new_tables: NewTables) -> None:
        self._tables = tables
        self._new_tables = new_tables

    async def ask(self, who: IdentityRow, wish: p.PlayNow) -> p.Created:
        """Sit down where somebody waits, take a bot's seat of a game that has just begun, or set a table. Of two who want
        the same seat one gets it; the other looks on."""
        if wish.title:
            registry.get(wish.title)
        for table_id in await self._tables.store.read(lambda c: rows.soon(c, wish.title)):
            with contextlib.suppress(LudothecaError):
                await self._join(who, table_id, wish.salt_commitment)
                return p.Created(request=wish.request, table=table_id, links=[])
        return await self._set(who, wish)

    async def _join(self, who: IdentityRow, table_id: str, salt: str) -> None:
        """An error if there is no seat any more."""
        table = await self._tables.get_fresh(table_id)
        if table.row.status == "waiting":
            await change_table(self._tables, who, p.Sit(table=table_id, salt_commitment=salt))
            return
        bots = [seat.seat for seat in table.seats if seat.kind == "bot"]
        await change_table(self._tables, who, p.DropIn(table=table_id, seat=secrets.choice(bots or [0])))

    async def _set(self, who: IdentityRow, wish: p.PlayNow) -> p.Created:
        title = wish.title or secrets.choice(registry.titles())
        meta = registry.get(title).meta
        players = min(max(PLAYERS, meta.least_players), meta.most_players)
        plan = p.CreateTable(
            request=wish.request,
            title=title,
            seats=[p.SeatPlan("me"), *[p.SeatPlan("open")] * (players - 1)],
            public=True,
            salt_commitment=wish.salt_commitment,
        )
        seconds = self._tables.settings.play_now_seconds
        return await self._new_tables.create(who, plan, begins=self._tables.now() + int(1000 * seconds))
