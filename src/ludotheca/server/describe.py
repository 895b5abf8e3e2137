"""Rows as everybody may see them: no identity, no key, no secret of a running game can pass through here."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.games import registry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import fairness
from ludotheca.server.protocol import (
    LobbyEntry,
    MyTable,
    SeatInfo,
    SeatLink,
    TableInfo,
    TableMessage,
    You,
    encode,
)
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.server.table import Table


def link_of(table: str) -> str:
    """The path people share."""
    return f"/t/{table}"


def seat_links(seats: Sequence[SeatRow]) -> list[SeatLink]:
    """The links of invited seats that are still free. For the owner's eyes only."""
    return [
        SeatLink(seat=seat.seat, link=f"{link_of(seat.match)}#{seat.key}")
        for seat in seats
        if seat.kind == "invited" and seat.key
    ]


def seat_info(seat: SeatRow, connected: bool) -> SeatInfo:
    """A seat as everybody sees it."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level if seat.by_bot else "",
        connected=connected,
        resigned=seat.resigned,
        absent=seat.absent,
    )


def table_info(table: Table) -> TableInfo:
    """A table with who is connected to it."""
    row = table.row
    return TableInfo(
        id=row.id,
        title=row.title,
        rules=row.read_header().rules if row.header else registry.get(row.title).meta.rules_version,
        players=row.players,
        options=row.read_options(),
        public=row.public,
        pace=row.pace,
        hints=row.hints,
        status=row.status,
        version=row.version,
        owner=row.owner_name,
        created=row.created,
        started=row.started,
        ended=row.ended,
        seats=[seat_info(seat, bool(table.connected >> seat.seat & 1)) for seat in table.seats],
        spectators=table.spectators,
        fairness=fairness.describe(row, table.seats),
        link=link_of(row.id),
        rematch=row.rematch,
    )


def you(table: Table, identity: str | None) -> You:
    """What an identity is at a table."""
    return You(seat=table.seat_of(identity), owner=identity is not None and table.row.owner == identity)


def table_bytes(table: Table, identity: str | None) -> bytes:
    """The message that describes a table to this identity."""
    return encode(TableMessage(table=table_info(table), you=you(table, identity)))


def lobby_entry(row: TableRow, seats: Sequence[SeatRow], connected: int) -> LobbyEntry:
    """A table in a list; `connected` has a bit for each seat whose person is there."""
    return LobbyEntry(
        id=row.id,
        title=row.title,
        options=row.read_options(),
        pace=row.pace,
        status=row.status,
        owner=row.owner_name,
        created=row.created,
        seats=[seat_info(seat, bool(connected >> seat.seat & 1)) for seat in seats],
        free=sum(seat.free for seat in seats),
    )


def my_table(row: TableRow, seats: Sequence[SeatRow], identity: str, connected: int) -> MyTable:
    """A table in the list of one who sits at it."""
    seat = next((s.seat for s in seats if s.identity == identity), SPECTATOR)
    turn = row.status == "running" and seat != SPECTATOR and bool(row.owing >> seat & 1)
    return MyTable(
        table=lobby_entry(row, seats, connected),
        seat=seat,
        your_turn=turn,
        deadline=row.deadline if turn else None,
        updated=row.updated,
    )
