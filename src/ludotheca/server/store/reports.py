"""Statements about what the host was told of: a line, why, and what was said around it. A report outlives its table, which whom it is
about may close. What leads to a person in it are numbers alone, so that being forgotten leaves nothing."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, delete, insert, select, update

from ludotheca.kernel.codec import canonical
from ludotheca.server.store import ddl as t
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.server.store.voices import LineRow, around

# How many lines before and after a reported one the host sees.
AROUND = 20
KEPT_MS = 30 * 86_400_000  # how long one is kept that is settled
_r = t.reports.c


class Sitting(msgspec.Struct, frozen=True, array_like=True):
    """Who sat in a seat when the report was made: a person's number, or a bot's name."""

    identity: str
    bot: str


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line that somebody told the host of; `context` are the lines around it, each with its speaker as `by`."""

    id: str
    table_id: str
    title: str
    seats: list[Sitting]
    seq: int
    by: str
    against: str
    reason: str
    context: list[dict[str, Any]]
    made: int
    state: str = "open"
    settled: int = 0


def add(
    c: Connection,
    report: str,
    line: LineRow,
    row: TableRow,
    seats: list[SeatRow],
    by: str,
    reason: str,
    now: int,
) -> bool:
    """Keep a report with what was said around; False if they have told of this line already."""
    same = (_r.table_id == line.table_id) & (_r.seq == line.seq) & (_r.by == by)
    if c.execute(select(_r.id).where(same)).first() is not None:
        return False
    sat = [Sitting(seat.identity or "", "" if seat.identity else seat.name) for seat in seats]
    context = [_told(one) for one in around(c, line.table_id, line.seq, AROUND)]
    made = {"id": report, "table_id": row.id, "title": row.title, "seq": line.seq, "by": by, "reason": reason}
    made |= {"against": line.identity, "made": now, "state": "open", "settled": 0}
    c.execute(insert(t.reports), [{**made, **_written(sat, context)}])
    return True


def _told(line: LineRow) -> dict[str, Any]:
    said = msgspec.json.decode(line.line)
    return {
        "seq": line.seq,
        "seat": line.seat,
        "time": line.time,
        "text": line.typed,
        "by": line.identity,
        **said,
    }


def _written(seats: list[Sitting], context: list[dict[str, Any]]) -> dict[str, str]:
    return {"seats": canonical(seats).decode(), "context": canonical(context).decode()}


def unsettled(c: Connection, most: int) -> list[ReportRow]:
    """What is open, the oldest first."""
    return _found(c, _r.state == "open", most)


def load(c: Connection, report: str) -> ReportRow | None:
    return next(iter(_found(c, _r.id == report)), None)


def _found(c: Connection, which: ColumnElement[bool], most: int | None = None) -> list[ReportRow]:
    found = c.execute(select(t.reports).where(which).order_by(_r.made, _r.id).limit(most)).all()
    return [_read(row._mapping) for row in found]


def _read(row: RowMapping) -> ReportRow:
    values = {column.key: row[column] for column in _r}
    seats = msgspec.json.decode(values["seats"], type=list[Sitting])
    return ReportRow(**{**values, "seats": seats, "context": msgspec.json.decode(values["context"])})


def settle(c: Connection, report: str, now: int) -> bool:
    """Whether it was open."""
    mine = (_r.id == report) & (_r.state == "open")
    return c.execute(update(t.reports).where(mine).values(state="closed", settled=now)).rowcount == 1


def clear_settled(c: Connection, now: int) -> None:
    """Take away what was settled long ago."""
    c.execute(delete(t.reports).where((_r.state == "closed") & (_r.settled < now - KEPT_MS)))


def forget(c: Connection, identity: str) -> None:
    """What they typed goes, and their number; that something was reported stays."""
    theirs = _r.seats.contains(identity) | _r.context.contains(identity)
    for row in _found(c, theirs):
        seats = [Sitting("", "") if one.identity == identity else one for one in row.seats]
        context = [{**line, "text": "", "by": ""} if line["by"] == identity else line for line in row.context]
        c.execute(update(t.reports).where(_r.id == row.id).values(_written(seats, context)))
    for column in (_r.by, _r.against):
        c.execute(update(t.reports).where(column == identity).values({column: ""}))
