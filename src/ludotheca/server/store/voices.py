"""Statements about what is said at tables: lines, who does not hear whom, what was read."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludotheca.server.store import ddl as t
from ludotheca.server.store.upsert import put

_s = t.said.c
_LINE = select(_s.table_id.label("table_id"), _s.seq, _s.seat, _s.identity, _s.time, _s.line, _s.typed)


class LineRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line; `line` has its key and what fills the gaps, as JSON. `typed` are somebody's own words."""

    table_id: str
    seq: int
    seat: int
    identity: str
    time: int
    line: str = "{}"
    typed: str = ""


def insert_line(c: Connection, row: LineRow) -> None:
    """A new line. The caller holds the lock of its table, whose count goes up with it."""
    c.execute(insert(t.said), [msgspec.structs.asdict(row)])
    c.execute(update(t.tables).where(t.tables.c.id == row.table_id).values(voiced=row.seq))


def lines(c: Connection, table_id: str, since: int, most: int) -> list[LineRow]:
    """The last lines of a table from `since` on, in order."""
    mine = (_s.table_id == table_id) & (_s.seq >= since)
    found = c.execute(_LINE.where(mine).order_by(_s.seq.desc()).limit(most))
    return [LineRow(**row._mapping) for row in found][::-1]


def line(c: Connection, table_id: str, seq: int) -> LineRow | None:
    row = c.execute(_LINE.where((_s.table_id == table_id) & (_s.seq == seq))).first()
    return None if row is None else LineRow(**row._mapping)


def around(c: Connection, table_id: str, seq: int, most: int) -> list[LineRow]:
    """A line with so many before it and after it, in order."""
    near = (_s.table_id == table_id) & _s.seq.between(seq - most, seq + most)
    return [LineRow(**row._mapping) for row in c.execute(_LINE.where(near).order_by(_s.seq))]


def latest_of(c: Connection, identity: str, most: int) -> list[LineRow]:
    """What somebody said last, at any table, the latest first."""
    query = _LINE.where(_s.identity == identity).order_by(_s.time.desc()).limit(most)
    return [LineRow(**row._mapping) for row in c.execute(query)]


def muted(c: Connection, identity: str) -> set[str]:
    """Whom they do not want to hear."""
    return set(c.execute(select(t.mutes.c.other).where(t.mutes.c.identity == identity)).scalars())


def set_mute(c: Connection, identity: str, other: str, *, on: bool) -> None:
    if on:
        put(c, t.mutes, {"identity": identity, "other": other}, {})
    else:
        c.execute(delete(t.mutes).where((t.mutes.c.identity == identity) & (t.mutes.c.other == other)))


def read(c: Connection, table_id: str, identity: str) -> int:
    """The last line they have read at a table; 0 if none."""
    mine = (t.reads.c.table_id == table_id) & (t.reads.c.identity == identity)
    return int(c.execute(select(t.reads.c.seq).where(mine)).scalar() or 0)


def set_read(c: Connection, table_id: str, identity: str, seq: int) -> None:
    """They have read so far; never less than before."""
    if seq > read(c, table_id, identity):
        put(c, t.reads, {"table_id": table_id, "identity": identity}, {"seq": seq})


def erase_typed(c: Connection, ended_before: int) -> list[str]:
    """Take away what was typed at tables that ended before then; the tables."""
    old = select(t.tables.c.id).where(t.tables.c.ended < ended_before)
    mine = (_s.typed != "") & _s.table_id.in_(old)
    touched = sorted(set(c.execute(select(_s.table_id).where(mine)).scalars()))
    c.execute(delete(t.said).where(mine))
    return touched


def forget(c: Connection, identity: str) -> None:
    """What they typed goes; phrases stay, their seat's. They mute nobody, nobody mutes them."""
    c.execute(delete(t.said).where((_s.identity == identity) & (_s.typed != "")))
    c.execute(update(t.said).where(_s.identity == identity).values(identity=""))
    c.execute(delete(t.mutes).where((t.mutes.c.identity == identity) | (t.mutes.c.other == identity)))
    c.execute(delete(t.reads).where(t.reads.c.identity == identity))
