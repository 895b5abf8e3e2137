"""The crest that somebody chose: kept with them, shown on their seats."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, select, update

from ludotheca.server.store import ddl as t
from ludotheca.server.store.rows import SeatRow
from ludotheca.server.store.upsert import put

_c = t.crests.c


def choose(c: Connection, identity: str, crest: str) -> list[str]:
    """Keep it, and show it at tables that have not started; those tables."""
    put(c, t.crests, {"identity": identity}, {"crest": crest})
    waiting = select(t.tables.c.id).where(t.tables.c.status == "waiting")
    mine = (t.seats.c.identity == identity) & t.seats.c.table_id.in_(waiting)
    touched = sorted(c.execute(select(t.seats.c.table_id).where(mine)).scalars())
    c.execute(update(t.seats).where(mine).values(crest=crest))
    raised = update(t.tables).where(t.tables.c.id.in_(touched))
    c.execute(raised.values(version=t.tables.c.version + 1))
    return touched


def give(c: Connection, seats: Iterable[SeatRow]) -> None:
    """The people of these seats bring their crests. The caller saves the seats."""
    people = {seat.identity: seat for seat in seats if seat.identity is not None}
    for row in c.execute(select(t.crests).where(_c.identity.in_(list(people)))):
        people[row.identity].crest = row.crest


def chosen(c: Connection, identity: str) -> str:
    """The crest they like; empty if they have not said."""
    return str(c.execute(select(_c.crest).where(_c.identity == identity)).scalar() or "")


def forget(c: Connection, identity: str) -> None:
    c.execute(delete(t.crests).where(_c.identity == identity))
