"""Statements about what is said at tables: lines, who does not hear whom, what was read, what the host is told of."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludotheca.kernel.codec import canonical
from ludotheca.server.store import ddl as t
from ludotheca.server.store.upsert import put

_s = t.said.c
_LINE = select(_s.table_id.label("table_id"), _s.seq, _s.seat, _s.identity, _s.time, _s.line, _s.typed)
# How many lines before and after a reported one the host sees.
AROUND = 20


class LineRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line; `line` has its key and what fills the gaps, as JSON. `typed` are somebody's own words."""

    table_id: str
    seq: int
    seat: int
    identity: str
    time: int
    line: str = "{}"
    typed: str = ""


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line that somebody told the host of; `context` is a JSON list of the lines around it."""

    id: str
    table_id: str
    seq: int
    by: str
    against: str
    reason: str
    context: str
    made: int
    state: str = "open"


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


def report(c: Connection, row: ReportRow) -> bool:
    """Keep a report with the lines around it; False if they have told of this line already."""
    r = t.reports.c
    same = (r.table_id == row.table_id) & (r.seq == row.seq) & (r.by == row.by)
    if c.execute(select(r.id).where(same)).first() is not None:
        return False
    near = (_s.table_id == row.table_id) & _s.seq.between(row.seq - AROUND, row.seq + AROUND)
    found = c.execute(_LINE.where(near).order_by(_s.seq))
    context = [_told(LineRow(**line._mapping)) for line in found]
    values = {**msgspec.structs.asdict(row), "context": canonical(context).decode()}
    c.execute(insert(t.reports), [values])
    return True


def _told(row: LineRow) -> dict[str, Any]:
    """A line for the host: without its speaker's number."""
    said = msgspec.json.decode(row.line)
    return {"seq": row.seq, "seat": row.seat, "time": row.time, "text": row.typed, **said}


def erase_typed(c: Connection, ended_before: int) -> list[str]:
    """Take away what was typed at tables that ended before then; the tables."""
    old = select(t.tables.c.id).where(t.tables.c.ended < ended_before)
    mine = (_s.typed != "") & _s.table_id.in_(old)
    touched = sorted(set(c.execute(select(_s.table_id).where(mine)).scalars()))
    c.execute(delete(t.said).where(mine))
    return touched


def forget(c: Connection, identity: str) -> None:
    """What they typed goes, also where the host was told of it; phrases stay, their seat's. They mute nobody, nobody mutes them."""
    seats = dict[str, set[int]]()
    for row in c.execute(select(_s.table_id, _s.seat).where((_s.identity == identity) & (_s.typed != ""))):
        seats.setdefault(row.table_id, set()).add(row.seat)
    for table_id, mine in seats.items():
        _forget_in_reports(c, table_id, mine)
    c.execute(delete(t.said).where((_s.identity == identity) & (_s.typed != "")))
    c.execute(update(t.said).where(_s.identity == identity).values(identity=""))
    c.execute(delete(t.mutes).where((t.mutes.c.identity == identity) | (t.mutes.c.other == identity)))
    c.execute(delete(t.reads).where(t.reads.c.identity == identity))
    for column in (t.reports.c.by, t.reports.c.against):
        c.execute(update(t.reports).where(column == identity).values({column: ""}))


def _forget_in_reports(c: Connection, table_id: str, seats: set[int]) -> None:
    r = t.reports.c
    for row in c.execute(select(r.id, r.context).where(r.table_id == table_id)).all():
        kept = msgspec.json.decode(row.context)
        for line in kept:
            if line["seat"] in seats:
                line["text"] = ""
        c.execute(update(t.reports).where(r.id == row.id).values(context=canonical(kept).decode()))
