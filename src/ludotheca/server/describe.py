"""Rows as everybody may see them: no identity, no key, no secret of a running game can pass through here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheca.games import registry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import fairness
from ludotheca.server.errors import reading
from ludotheca.server.protocol import (
    LOCAL,
    MyTable,
    SeatInfo,
    SeatLink,
    TableInfo,
    TableMessage,
    TableSummary,
    You,
)
from ludotheca.server.store.rows import SeatRow, TableRow, seat_of
from ludotheca.server.table import Table


def seat_links(seats: Sequence[SeatRow]) -> list[SeatLink]:
    """The links of invited seats that are still free. For the owner's eyes only."""
    return [
        SeatLink(seat=seat.seat, link=f"/t/{seat.table_id}#{seat.key}")
        for seat in seats
        if seat.kind == "invited" and seat.key
    ]


def seat_info(seat: SeatRow, connected: int) -> SeatInfo:
    """A seat as everybody sees it."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level if seat.by_bot else "",
        connected=bool(connected >> seat.seat & 1),
        resigned=seat.resigned,
        absent=seat.absent,
        missed=seat.missed,
        leave=seat.leave_until,
        crest=seat.crest,
        kept=seat.kept if seat.kind == "invited" else "",
    )


def _summary(row: TableRow, seats: Sequence[SeatRow], connected: int) -> dict[str, Any]:
    """The fields of a `TableSummary`; `connected` has a bit for each seat whose person is there."""
    return {
        "table": row.id,
        "title": row.title,
        "options": row.read_options(),
        "pace": row.pace,
        "status": row.status,
        "owner": row.owner_name,
        "created": row.created,
        "seats": [seat_info(seat, connected) for seat in seats],
    }


def table_summary(row: TableRow, seats: Sequence[SeatRow], connected: int) -> TableSummary:
    """A table in the list of public tables; `Damaged` if its row cannot be read."""
    with reading(row.id):
        return TableSummary(**_summary(row, seats, connected))


def my_table(
    row: TableRow, seats: Sequence[SeatRow], connected: int, identity: str, expires: int | None
) -> MyTable:
    """A table in the list of one who sits at it; `Damaged` if its row cannot be read."""
    seat = seat_of(seats, identity)
    turn = (
        row.status == "running"
        and seat != SPECTATOR
        and not seats[seat].by_bot
        and bool(row.owing >> seat & 1)
    )
    with reading(row.id):
        summary = _summary(row, seats, connected)
    return MyTable(
        **summary,
        seat=seat,
        your_turn=turn,
        deadline=row.deadline if turn else None,
        updated=row.updated,
        expires=expires,
    )


def table_info(table: Table) -> TableInfo:
    """A table with who is connected to it."""
    row = table.row
    header = row.read_header() if row.header else None
    return TableInfo(
        **_summary(row, table.seats, table.connected),
        rules=header.rules if header else registry.get(row.title).meta.rules_version,
        public=row.public,
        hints=row.hints,
        rated=row.rated,
        started=row.started,
        ended=row.ended,
        spectators=table.spectators,
        fairness=fairness.describe(row, table.seats, table.now()),
        rematch=row.rematch,
        origin=row.read_origin(),
        together=row.read_together(),
        typing=row.typing,
        begins=row.begins if row.status == "waiting" else None,
        joinable=[seat.seat for seat in table.seats if row.joinable and seat.kind == "bot"],
        expires=table.expires,
        offline=header is not None and header.fairness.match.startswith(LOCAL),
    )


def table_message(table: Table, identity: str | None) -> TableMessage:
    """A table and what this identity is there; `Damaged` if its rows cannot be read."""
    you = You(seat=table.seat_of(identity), owner=identity is not None and table.row.owner == identity)
    with reading(table.id):
        return TableMessage(info=table_info(table), you=you)
