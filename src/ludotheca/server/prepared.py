"""Answers that are prepared ahead: kept sealed, given at the player's turn if they still do what they did when they were
prepared, and dropped with the reason otherwise. Nobody else learns of one before it is given."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheca.kernel.ahead import Outlook, effect, outlook
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.match import Match
from ludotheca.server import protocol as p
from ludotheca.server.errors import Damaged, ServerError, UnknownTable, WrongStatus
from ludotheca.server.play import Order
from ludotheca.server.store import prepared as rows
from ludotheca.server.store.prepared import PreparedRow

if TYPE_CHECKING:
    from ludotheca.server.table import Table
    from ludotheca.server.tables import Tables


class CannotPrepare(ServerError):
    """It is the asker's turn, or what they will be asked cannot be known yet."""

    code = "cannot-prepare"
    status = 409
    sentence = "This cannot be prepared now: only one of the actions that 'ahead' lists, while you wait."


class Prepared:
    """Keeps answers for their turn. Which tables have some is known in memory and read again with every sweep."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._known: set[str] = set()

    async def ahead(self, table: Table, seat: int, request: str | None) -> p.Ahead:
        """What the seat can prepare now, and what it has prepared."""
        found = await self._outlook(table, seat)
        kept = await self._store.read(lambda c: rows.of_seat(c, table.id, seat))
        return p.Ahead(
            request=request,
            decision=None if found is None else found[1].decision,
            action=None if kept is None else msgspec.json.decode(kept.action),
            dropped="" if kept is None else kept.dropped,
        )

    async def prepare(self, table: Table, seat: int, action: dict[str, Any] | None) -> None:
        """Keep an answer for the seat's next turn, in place of an earlier one; or none."""
        if action is None:
            await self._store.write(lambda c: rows.take_away(c, table.id, seat))
            return
        found, key = await self._outlook(table, seat), canonical(action).decode()
        if found is None or key not in found[1].effects:
            raise CannotPrepare
        row = PreparedRow(
            table_id=table.id,
            seat=seat,
            id=secrets.token_hex(8),
            identity=table.seats[seat].identity or "",
            base=found[0],
            action=key,
            effect=found[1].effects[key],
            made=self._tables.now(),
        )
        await self._store.write(lambda c: rows.keep(c, row))
        self._known.add(table.id)
        await self._attend(table.id)  # the turn may have come meanwhile

    async def _outlook(self, table: Table, seat: int) -> tuple[int, Outlook] | None:
        """What the seat may prepare, and the head it was seen at."""
        if table.row.status != "running":
            raise WrongStatus(table.row.status, "running")
        async with table.lock:
            match = (await table.load()).match
            if not table.decides(seat):
                return None
            seen = match.view(seat)
        found = await asyncio.to_thread(outlook, match.game, seen)
        return None if found is None else (seen.head, found)

    # Giving them.

    def wake(self, table: Table) -> None:
        """A table has changed."""
        if table.id in self._known:
            self._tables.tasks.spawn(self._attend(table.id))

    async def sweep(self) -> None:
        """Find what other processes kept, and what was left behind by one that ended."""
        found = await self._store.read(rows.tables)
        self._known = {table for table, _ in found}
        for table, due in found:
            if due:
                await self._attend(table)

    async def _attend(self, table_id: str) -> None:
        """Give or drop what was prepared for those whose turn it is."""
        with contextlib.suppress(UnknownTable, Damaged):
            table = await self._tables.get_fresh(table_id)
            for row in await self._store.read(lambda c: rows.of_table(c, table_id)):
                await self._try(table, row)

    async def _try(self, table: Table, row: PreparedRow) -> None:
        if table.row.status != "running" or not self._theirs(table, row):
            await self._take_away(row)
            return
        async with table.lock:
            match = (await table.load()).match
            acted = any(entry.seat == row.seat for entry in match.entries[row.base :])
            owes, head = row.seat in match.owing, match.head
            fits = owes and _fits(match, row)
        if acted:
            await self._take_away(row)
        elif owes and not fits:
            await self._store.write(lambda c: rows.drop(c, row, "changed"))
        elif owes:
            await self._give(table, row, head)

    def _theirs(self, table: Table, row: PreparedRow) -> bool:
        return table.seats[row.seat].identity == row.identity and table.decides(row.seat)

    async def _give(self, table: Table, row: PreparedRow, head: int) -> None:
        """Like a command of the player's; the name of the row sees to it that it is given once."""
        action = msgspec.json.decode(row.action)
        order = Order(seat=row.seat, base=head, command_id=f"prepared-{row.id}", action=action, prepared=True)
        answer = await self._tables.submit(table, order)
        if isinstance(answer, p.Ack):
            await self._take_away(row)
        elif isinstance(answer, p.ErrorMessage) and answer.code in {"illegal-action", "not-your-decision"}:
            await self._store.write(lambda c: rows.drop(c, row, "changed"))

    async def _take_away(self, row: PreparedRow) -> None:
        await self._store.write(lambda c: rows.take_away(c, row.table_id, row.seat, row.id))


def _fits(match: Match, row: PreparedRow) -> bool:
    """Whether it is still allowed, and would do what it did when it was prepared."""
    return effect(match.game, match.view(row.seat), msgspec.json.decode(row.action)) == row.effect
