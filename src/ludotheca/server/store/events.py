"""Statements about events. Each takes part in its caller's transaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludotheca.server.store import ddl as t

TAKEN = "taken"


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    """An event: pods drawn round by round, or a duplicate challenge with a date."""

    id: str
    kind: str
    name: str
    title: str
    options: str
    pace_unit: str
    pace_amount: int
    rounds: int
    maker: str
    secret: str
    starts: int
    ends: int
    status: str
    round: int
    challenge: str
    made: int


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who entered; `gone` is the first round without them, 0 while they stay."""

    event: str
    number: int
    identity: str | None
    name: str
    grain: str
    gone: int


def insert_event(c: Connection, row: EventRow) -> None:
    c.execute(insert(t.events), [msgspec.structs.asdict(row)])


def load_event(c: Connection, event: str) -> EventRow | None:
    row = c.execute(select(t.events).where(t.events.c.id == event)).first()
    return None if row is None else EventRow(**row._mapping)


def upcoming(c: Connection, most: int = 50) -> list[EventRow]:
    """Events that are open or run, the next first, then the latest that are over."""
    over = t.events.c.status == "over"
    coming = (
        select(t.events)
        .where(t.events.c.status.in_(("open", "running")))
        .order_by(t.events.c.starts, t.events.c.made)
        .limit(most)
    )
    past = select(t.events).where(over).order_by(t.events.c.starts.desc()).limit(most)
    return [EventRow(**row._mapping) for query in (coming, past) for row in c.execute(query)][:most]


def count_open(c: Connection, maker: str) -> int:
    """How many events of somebody's are not over."""
    mine = (t.events.c.maker == maker) & t.events.c.status.in_(("open", "running"))
    return int(c.execute(select(func.count()).select_from(t.events).where(mine)).scalar_one())


def active(c: Connection) -> list[EventRow]:
    query = select(t.events).where(t.events.c.status.in_(("open", "running")))
    return [EventRow(**row._mapping) for row in c.execute(query)]


def entrants(c: Connection, event: str) -> list[EntrantRow]:
    query = select(t.entrants).where(t.entrants.c.event == event).order_by(t.entrants.c.number)
    return [EntrantRow(**row._mapping) for row in c.execute(query)]


def enter(c: Connection, event: str, identity: str, name: str, grain: str) -> None:
    """One more; a number of its own."""
    number = select(func.coalesce(func.max(t.entrants.c.number), -1)).where(t.entrants.c.event == event)
    fields = {"event": event, "number": int(c.execute(number).scalar_one()) + 1, "identity": identity}
    c.execute(insert(t.entrants), [{**fields, "name": name, "grain": grain, "gone": 0}])


def withdraw(c: Connection, event: str, identity: str) -> None:
    """Before the start: as if they had never entered."""
    mine = (t.entrants.c.event == event) & (t.entrants.c.identity == identity)
    c.execute(delete(t.entrants).where(mine))


def go(c: Connection, event: str, identity: str, number: int) -> None:
    """From this round on without them."""
    mine = (t.entrants.c.event == event) & (t.entrants.c.identity == identity) & (t.entrants.c.gone == 0)
    c.execute(update(t.entrants).where(mine).values(gone=number))


def set_status(c: Connection, event: str, status: str) -> None:
    """As those who run the server want it."""
    c.execute(update(t.events).where(t.events.c.id == event).values(status=status))


def advance(c: Connection, event: EventRow, number: int, status: str) -> bool:
    """The event goes on to this round; whether nobody else did it before."""
    same = (
        (t.events.c.id == event.id) & (t.events.c.round == event.round) & (t.events.c.status == event.status)
    )
    return c.execute(update(t.events).where(same).values(round=number, status=status)).rowcount == 1


def add_table(c: Connection, event: str, number: int, pod: int, table_id: str, seats: str) -> None:
    fields = {"event": event, "round": number, "pod": pod, "table_id": table_id, "seats": seats, "points": ""}
    c.execute(insert(t.event_tables), [fields])


def tables(c: Connection, event: str) -> list[tuple[int, int, str, str, str]]:
    """Round, pod, table, the entrants in its seats and their points as JSON, in order."""
    columns = t.event_tables.c
    query = select(columns.round, columns.pod, columns.table_id, columns.seats, columns.points)
    query = query.where(columns.event == event).order_by(columns.round, columns.pod)
    return [(row.round, row.pod, row.table_id, row.seats, row.points) for row in c.execute(query)]


def save_points(c: Connection, event: str, number: int, pod: int, points: str) -> None:
    columns = t.event_tables.c
    mine = (columns.event == event) & (columns.round == number) & (columns.pod == pod)
    c.execute(update(t.event_tables).where(mine).values(points=points))


def forget(c: Connection, identity: str) -> None:
    """Their entries stay without a name: the draw needs their grain."""
    c.execute(update(t.entrants).where(t.entrants.c.identity == identity).values(identity=None, name=""))
    c.execute(update(t.events).where(t.events.c.maker == identity).values(maker=""))
