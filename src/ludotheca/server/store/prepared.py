"""Statements about answers that were prepared ahead. Each function takes part in its caller's transaction."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from ludotheca.server.store import ddl as t

_p = t.prepared.c


class PreparedRow(msgspec.Struct, frozen=True, kw_only=True):
    """An answer of a seat for its next turn: the head it was prepared at, the action, what it would do; and why it was dropped."""

    table_id: str
    seat: int
    id: str
    identity: str
    base: int
    action: str
    effect: str
    made: int
    dropped: str = ""


def keep(c: Connection, row: PreparedRow) -> None:
    """In place of an earlier one."""
    take_away(c, row.table_id, row.seat)
    c.execute(insert(t.prepared), [msgspec.structs.asdict(row)])


def take_away(c: Connection, table_id: str, seat: int, name: str | None = None) -> None:
    """Take one away; with a name only that one."""
    there = (_p.table_id == table_id) & (_p.seat == seat)
    c.execute(delete(t.prepared).where(there if name is None else there & (_p.id == name)))


def drop(c: Connection, row: PreparedRow, why: str) -> None:
    """It does not fit any more; its player will see why."""
    here = (_p.table_id == row.table_id) & (_p.seat == row.seat) & (_p.id == row.id)
    c.execute(update(t.prepared).where(here).values(dropped=why))


def of_seat(c: Connection, table_id: str, seat: int) -> PreparedRow | None:
    found = c.execute(select(t.prepared).where(_p.table_id == table_id, _p.seat == seat)).first()
    return None if found is None else _row(found)


def of_table(c: Connection, table_id: str) -> list[PreparedRow]:
    """Those that wait for their turn."""
    query = select(t.prepared).where(_p.table_id == table_id, _p.dropped == "").order_by(_p.seat)
    return [_row(row) for row in c.execute(query)]


def tables(c: Connection) -> list[tuple[str, bool]]:
    """Where something was prepared and waits; with whether it is somebody's turn for whom it was."""
    owing = t.tables.c.owing
    query = select(_p.table_id, _p.seat, owing, t.tables.c.status).join(
        t.tables, t.tables.c.id == _p.table_id
    )
    found: dict[str, bool] = {}
    for row in c.execute(query.where(_p.dropped == "")):
        due = row.status != "running" or bool(row.owing >> row.seat & 1)
        found[row.table_id] = found.get(row.table_id, False) or due
    return list(found.items())


def forget(c: Connection, identity: str) -> None:
    c.execute(delete(t.prepared).where(_p.identity == identity))


def _row(found: Row[Any]) -> PreparedRow:
    return PreparedRow(**{column.key: found._mapping[column] for column in t.prepared.c})
