"""Leave: up to fourteen days a year during which somebody's clocks in games of days stand still. An event waits for nobody."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import Connection, delete, insert, select, update

from ludotheca.server.errors import ServerError
from ludotheca.server.store import Store
from ludotheca.server.store import ddl as t
from ludotheca.server.store.rows import SeatRow, TableRow

DAY_MS = 86_400_000
DAYS_A_YEAR = 14
_l = t.leaves.c


class NoLeave(ServerError):
    """More leave than the year has left."""

    code = "no-leave"
    status = 409

    def __init__(self, left: int) -> None:
        super().__init__(f"This year has {left} days of leave left for you, of {DAYS_A_YEAR}.", left=left)


async def take(store: Store, identity: str, days: int, now: int) -> list[str]:
    """Be on leave from now on for so many days, or end it; the tables that this changes."""
    return await store.write(lambda c: _take(c, identity, days, now))


def _take(c: Connection, identity: str, days: int, now: int) -> list[str]:
    # What of an earlier leave was not used is given back.
    c.execute(update(t.leaves).where((_l.identity == identity) & (_l.until > now)).values(until=now))
    left = days_left(c, identity, now)
    if days > left:
        raise NoLeave(left)
    until = now + days * DAY_MS
    if days:
        c.execute(delete(t.leaves).where((_l.identity == identity) & (_l.start == now)))
        c.execute(insert(t.leaves), [{"identity": identity, "start": now, "until": until}])
    return _tell(c, identity, now, until)


def days_left(c: Connection, identity: str, now: int) -> int:
    """How many days of leave somebody still has this year; a day that was begun is used."""
    year = datetime.fromtimestamp(now / 1000, UTC).year
    begun = int(datetime(year, 1, 1, tzinfo=UTC).timestamp() * 1000)
    rows = c.execute(select(_l.start, _l.until).where((_l.identity == identity) & (_l.start >= begun)))
    used = sum(math.ceil((int(row.until) - int(row.start)) / DAY_MS) for row in rows)
    return max(0, DAYS_A_YEAR - used)


def _tell(c: Connection, identity: str, now: int, until: int) -> list[str]:
    """Write it to their seats in games of days; the next sweep computes these deadlines anew."""
    s = t.seats.c
    contests = select(t.event_tables.c.table_id)
    days = select(t.tables.c.id).where(
        t.tables.c.status == "running", t.tables.c.pace_unit == "day", t.tables.c.id.not_in(contests)
    )
    mine = (s.identity == identity) & s.table_id.in_(days)
    touched = sorted(c.execute(select(s.table_id).where(mine)).scalars())
    on_leave = until > now
    if on_leave:
        c.execute(update(t.seats).where(mine).values(leave_from=now, leave_until=until))
    else:
        c.execute(update(t.seats).where(mine & (s.leave_until > now)).values(leave_until=now))
    fresh = {"version": t.tables.c.version + 1}
    c.execute(update(t.tables).where(t.tables.c.id.in_(touched)).values(fresh))
    timed = t.tables.c.id.in_(touched) & t.tables.c.deadline.is_not(None)
    c.execute(update(t.tables).where(timed).values(deadline=now))
    return touched


def carry_over(c: Connection, row: TableRow, seats: Sequence[SeatRow], now: int) -> set[int]:
    """A game of days begins: leave that somebody is on counts there too. These seats are to be saved."""
    who = [seat.identity for seat in seats if seat.identity]
    if row.pace_unit != "day" or not who:
        return set()
    query = select(_l.identity, _l.until).where(_l.identity.in_(who) & (_l.until > now))
    until = {str(found.identity): int(found.until) for found in c.execute(query)}
    for seat in seats:
        if seat.identity in until:
            seat.leave_from, seat.leave_until = now, until[seat.identity]
    return {seat.seat for seat in seats if seat.identity in until}


def forget(c: Connection, identity: str) -> None:
    c.execute(delete(t.leaves).where(_l.identity == identity))
