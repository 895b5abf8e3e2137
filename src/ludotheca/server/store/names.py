"""Takes names out of what earlier versions kept of a game. Only columns that every version has are named here."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ludotheca.kernel import record
from ludotheca.kernel.codec import canonical

_tables = sa.table("tables", sa.column("id", sa.Text()), sa.column("header", sa.Text()))
_records = sa.table("records", sa.column("match", sa.Text()), sa.column("data", sa.LargeBinary()))


def take_out(c: sa.Connection, table_id: str) -> None:
    """The header of a game, and its record if it is over, in format 2 and without names. The old seal is kept."""
    text = c.execute(sa.select(_tables.c.header).where(_tables.c.id == table_id)).scalar_one()
    header = msgspec.json.decode(text, type=record.Header)
    if header.format == record.FORMAT and not any(seat.name for seat in header.seats):
        return
    data = c.execute(sa.select(_records.c.data).where(_records.c.match == table_id)).scalar()
    if data is None:
        fresh = _nameless_header(header, table_id)
    else:
        whole = record.nameless(record.from_bytes(bytes(data)))
        mine = _records.c.match == table_id
        c.execute(_records.update().where(mine).values(data=record.to_bytes(whole)))
        # Its secret is in the record and in the table's own row.
        unopened = msgspec.structs.replace(whole.header.fairness, secret="")
        fresh = msgspec.structs.replace(whole.header, fairness=unopened)
    c.execute(_tables.update().where(_tables.c.id == table_id).values(header=canonical(fresh).decode()))


def _nameless_header(header: record.Header, table_id: str) -> record.Header:
    """The seats of a game that runs get the ids they would have had from the start."""
    fresh = record.nameless(record.Record(header, ())).header
    ids = record.seat_ids(table_id, header.players)
    seats = [msgspec.structs.replace(s, who=who) for s, who in zip(fresh.seats, ids, strict=True)]
    return msgspec.structs.replace(fresh, seats=tuple(seats))
