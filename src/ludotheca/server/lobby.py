"""The list of public tables and everybody's own tables, kept live for those who look at them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Protocol

from ludotheca.server import describe
from ludotheca.server.bus import Pointer
from ludotheca.server.errors import Damaged, UnknownTable
from ludotheca.server.protocol import LobbyChange, LobbyList, Mine, MyTable, TableSummary, encode
from ludotheca.server.store import rows
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.server.table import Table

if TYPE_CHECKING:
    from ludotheca.server.tables import Tables

_FLUSH_SECONDS = 0.25
_MOST = 200
_MOST_SEEN = 10_000


class Visitor(Protocol):
    """Somebody who looks at the lobby."""

    identity: str | None

    def lobby_changed(self, change: bytes) -> None: ...

    def mine_changed(self) -> None: ...


class Lobby:
    """Keeps the list in memory and sends what changed in it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._entries: dict[str, TableSummary] = {}
        self._changed: set[str] = set()
        self._people: set[str] = set()  # identities whose own tables changed
        self._flushing = False
        self._seen: dict[str, int] = {}  # versions of tables that are not in memory here
        self.visitors: set[Visitor] = set()

    async def start(self) -> None:
        """Read the list for the first time."""
        self._entries = await self._read()

    def message(self) -> bytes:
        """The whole list."""
        newest = sorted(self._entries.values(), key=lambda entry: -entry.created)
        return encode(LobbyList(tables=newest[:_MOST]))

    async def mine(self, identity: str) -> list[MyTable]:
        """An identity's own tables: those that wait for it first, then the latest."""
        found = await self._tables.store.read(lambda c: rows.tables_of(c, identity))
        tables = []
        for row, seats in found:
            with contextlib.suppress(Damaged):
                expires = self._tables.retention.expires(row)
                tables.append(describe.my_table(row, seats, self._connected(row.id), identity, expires))
        order = {"running": 0, "waiting": 1, "over": 2, "abandoned": 2}
        tables.sort(key=lambda mine: (not mine.your_turn, order[mine.status], -mine.updated))
        return tables

    async def mine_bytes(self, identity: str) -> bytes:
        """The same as a message."""
        return encode(Mine(tables=await self.mine(identity)))

    def touch(self, table: Table, *, described: bool) -> None:
        """A table changed: its place in the list if it is public, and in the lists of those who sit at it."""
        row = table.row
        if described:
            listed = row.public and row.status in {"waiting", "running"}
            summary = self._summary(row, table.seats) if listed else None
            if summary is not None:
                self._put(summary)
            else:
                self.drop(row.id)
        if self.visitors:
            self._people.update(seat.identity for seat in table.seats if seat.identity is not None)
            self._flush_soon()

    def drop(self, table_id: str) -> None:
        """A table left the list."""
        if self._entries.pop(table_id, None) is not None:
            self._changed.add(table_id)
            self._flush_soon()

    def wants(self, pointer: Pointer) -> bool:
        """Whether it is worth looking at: only the game moved on if the version is known, and then only visitors care."""
        if pointer.people:
            return False
        return bool(self.visitors) or self._seen.get(pointer.table) != pointer.version

    async def look(self, pointer: Pointer) -> None:
        """Another process changed a table that is not in memory here."""
        if not self.wants(pointer):
            return
        if len(self._seen) >= _MOST_SEEN:
            self._seen.clear()
        self._seen[pointer.table] = pointer.version
        try:
            row, seats = await self._tables.store.read(lambda c: rows.load_table(c, pointer.table))
        except UnknownTable:
            self.drop(pointer.table)
            return
        self.touch(Table(row, seats, self._tables.store, self._tables.now), described=True)

    async def reload(self) -> None:
        """Read the list again: what a lost pointer would have said."""
        fresh = await self._read()
        for table_id in self._entries.keys() - fresh.keys():
            self.drop(table_id)
        for entry in fresh.values():
            self._put(entry)

    def _put(self, entry: TableSummary) -> None:
        if self._entries.get(entry.table) != entry:
            self._entries[entry.table] = entry
            self._changed.add(entry.table)
            self._flush_soon()

    async def _read(self) -> dict[str, TableSummary]:
        found = await self._tables.store.read(rows.lobby)
        listed = [self._summary(row, seats) for row, seats in found]
        return {summary.table: summary for summary in listed if summary is not None}

    def _summary(self, row: TableRow, seats: list[SeatRow]) -> TableSummary | None:
        try:
            return describe.table_summary(row, seats, self._connected(row.id))
        except Damaged:
            return None

    def _connected(self, table_id: str) -> int:
        table = self._tables.loaded(table_id)
        return 0 if table is None else table.connected

    def _flush_soon(self) -> None:
        if not self._flushing and not self._tables.stopping:
            self._flushing = True
            asyncio.get_running_loop().call_later(_FLUSH_SECONDS, self._flush)

    def _flush(self) -> None:
        self._flushing = False
        changed, self._changed = self._changed, set()
        people, self._people = self._people, set()
        put = [self._entries[table_id] for table_id in sorted(changed) if table_id in self._entries]
        drop = [table_id for table_id in sorted(changed) if table_id not in self._entries]
        message = encode(LobbyChange(put=put, drop=drop)) if changed else b""
        for visitor in list(self.visitors):
            if message:
                visitor.lobby_changed(message)
            if visitor.identity in people:
                visitor.mine_changed()
