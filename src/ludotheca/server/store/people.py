"""Statements about identities, instances and who is connected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheca.server.store import ddl as t


class IdentityRow(msgspec.Struct, frozen=True, kw_only=True):
    """A guest with a durable name; a member, once they have a `handle`; a program, if it has a `maker`."""

    id: str
    name: str
    restore: str
    restore_until: int = 0
    epoch: int = 0
    created: int
    handle: str | None = None
    maker: str | None = None


def load_identity(c: Connection, identity: str) -> IdentityRow | None:
    row = c.execute(select(t.identities).where(t.identities.c.id == identity)).first()
    return None if row is None else IdentityRow(**row._mapping)


def find_restore(c: Connection, digest: str) -> IdentityRow | None:
    """The identity whose restore token has this digest."""
    row = c.execute(select(t.identities).where(t.identities.c.restore == digest)).first()
    return None if row is None or not digest else IdentityRow(**row._mapping)


def use_restore(c: Connection, digest: str, now: int) -> IdentityRow | None:
    """The identity whose restore token has this digest, if its time is not up. It works once."""
    row = find_restore(c, digest)
    if row is None or row.restore_until <= now:
        return None
    unused = (t.identities.c.id == row.id) & (t.identities.c.restore == digest)
    used = c.execute(update(t.identities).where(unused).values(restore="", restore_until=0))
    return row if used.rowcount == 1 else None


def raise_epoch(c: Connection, identity: str) -> IdentityRow | None:
    """All cookies of this identity so far, and its restore link, are void."""
    mine = t.identities.c.id == identity
    raised = {"epoch": t.identities.c.epoch + 1, "restore": "", "restore_until": 0}
    c.execute(update(t.identities).where(mine).values(raised))
    return load_identity(c, identity)


def epochs(c: Connection, identities: Sequence[str]) -> dict[str, int]:
    """The epochs of some identities; one that is gone is missing."""
    columns = t.identities.c
    query = select(columns.id, columns.epoch).where(columns.id.in_(identities))
    return {row.id: row.epoch for row in c.execute(query)}


def insert_identity(c: Connection, row: IdentityRow) -> None:
    c.execute(insert(t.identities), [msgspec.structs.asdict(row)])


def delete_identity(c: Connection, identity: str) -> None:
    c.execute(delete(t.identities).where(t.identities.c.id == identity))


def named(c: Connection, name: str) -> list[IdentityRow]:
    """The identities with this name, the oldest first."""
    query = select(t.identities).where(t.identities.c.name == name).order_by(t.identities.c.created)
    return [IdentityRow(**row._mapping) for row in c.execute(query)]


def change_identity(c: Connection, identity: str, **values: Any) -> None:
    c.execute(update(t.identities).where(t.identities.c.id == identity).values(values))


def rename_in_waiting(c: Connection, identity: str, name: str) -> list[str]:
    """Show the new name at tables that have not started; a record keeps the name its game was played under."""
    waiting = select(t.tables.c.id).where(t.tables.c.status == "waiting")
    mine = (t.seats.c.identity == identity) & t.seats.c.table_id.in_(waiting)
    touched = set(c.execute(select(t.seats.c.table_id).where(mine)).scalars())
    c.execute(update(t.seats).where(mine).values(name=name))
    owned = (t.tables.c.owner == identity) & (t.tables.c.status == "waiting")
    touched |= set(c.execute(select(t.tables.c.id).where(owned)).scalars())
    c.execute(update(t.tables).where(owned).values(owner_name=name))
    c.execute(update(t.tables).where(t.tables.c.id.in_(list(touched))).values(version=t.tables.c.version + 1))
    return sorted(touched)


def adopt(c: Connection, guest: str, member: IdentityRow) -> list[str]:
    """Give a guest's seats and tables to a member, except where both sit; the tables that changed."""
    theirs = set(c.execute(select(t.seats.c.table_id).where(t.seats.c.identity == member.id)).scalars())
    mine = set(c.execute(select(t.seats.c.table_id).where(t.seats.c.identity == guest)).scalars())
    owned = set(c.execute(select(t.tables.c.id).where(t.tables.c.owner == guest)).scalars())
    touched = sorted((mine | owned) - theirs)
    seats = (t.seats.c.identity == guest) & t.seats.c.table_id.in_(touched)
    c.execute(update(t.seats).where(seats).values(identity=member.id, name=member.name))
    tables = (t.tables.c.owner == guest) & t.tables.c.id.in_(touched)
    c.execute(update(t.tables).where(tables).values(owner=member.id, owner_name=member.name))
    raised = update(t.tables).where(t.tables.c.id.in_(touched))
    c.execute(raised.values(version=t.tables.c.version + 1))
    return touched


def fact(c: Connection, name: str, fresh: str) -> str:
    """A fact of the whole server; the first to ask settles it."""
    query = select(t.facts.c.value).where(t.facts.c.name == name)
    found = c.execute(query).scalar()
    if found is not None:
        return str(found)
    try:
        with c.begin_nested():
            c.execute(insert(t.facts), [{"name": name, "value": fresh}])
    except IntegrityError:
        return str(c.execute(query).scalar_one())
    return fresh


# Instances and the time when there was none.


def arrive(c: Connection, instance: str, now: int, alive_since: int, believed: int) -> None:
    """Note a new instance. If none was alive, the time since the last one was seen becomes an outage. Who was seen
    after `believed` had a wrong clock; the last act at a table counts instead."""
    wrong = forget_future(c, now, believed)
    last = c.execute(select(func.max(t.instances.c.seen))).scalar()
    if wrong:
        acted = select(func.max(t.tables.c.updated)).where(t.tables.c.updated <= now)
        last = max(last or 0, c.execute(acted).scalar() or 0) or None
    if last is not None and last < alive_since and now - last > 1000:
        add_outage(c, last, now)
    if wrong:
        reset_deadlines(c, now)
    gone = select(t.instances.c.id).where(t.instances.c.seen < alive_since)
    c.execute(delete(t.presence).where(t.presence.c.instance.in_(gone)))
    c.execute(delete(t.instances).where(t.instances.c.seen < alive_since, t.instances.c.seen < (last or 0)))
    c.execute(insert(t.instances), [{"id": instance, "started": now, "seen": now}])


def add_outage(c: Connection, start: int, end: int) -> None:
    """Nobody could be served then: what was due later is due that much later."""
    start = max(start, c.execute(select(func.max(t.outages.c.end))).scalar() or 0)
    if start >= end:
        return  # it is known already
    c.execute(insert(t.outages), [{"start": start, "end": end}])
    waits = (t.tables.c.status == "running") & (t.tables.c.deadline > start)
    c.execute(update(t.tables).where(waits).values(deadline=t.tables.c.deadline + (end - start)))
    starts = (t.tables.c.status == "waiting") & (t.tables.c.reveal_by > start)
    c.execute(update(t.tables).where(starts).values(reveal_by=t.tables.c.reveal_by + (end - start)))


def forget_future(c: Connection, now: int, believed: int) -> bool:
    """The clock was ahead and is right again: what it said of times after `believed` was wrong. Whether there was
    anything."""
    ends = t.outages.c.end
    wrong = c.execute(delete(t.instances).where(t.instances.c.seen > believed)).rowcount
    wrong += c.execute(delete(t.outages).where(t.outages.c.start >= now)).rowcount
    wrong += c.execute(update(t.outages).where(ends > believed).values(end=now)).rowcount
    return wrong > 0


def reset_deadlines(c: Connection, now: int) -> None:
    """Let the next sweep compute all deadlines anew, from the entries and the outages."""
    timed = (t.tables.c.status == "running") & (t.tables.c.deadline > now)
    c.execute(update(t.tables).where(timed).values(deadline=now))
    starts = (t.tables.c.status == "waiting") & (t.tables.c.reveal_by > now)
    c.execute(update(t.tables).where(starts).values(reveal_by=now))


def others_alive(c: Connection, instance: str, alive_since: int) -> bool:
    """Whether another instance has been seen since then."""
    query = select(t.instances.c.id).where(t.instances.c.id != instance, t.instances.c.seen >= alive_since)
    return c.execute(query.limit(1)).first() is not None


def beat(c: Connection, instance: str, now: int) -> None:
    """This instance is alive."""
    c.execute(update(t.instances).where(t.instances.c.id == instance).values(seen=now))


def touch(c: Connection, instance: str) -> None:
    """Write something of no weight, a millisecond: a trial. SQLite writes nothing where nothing changes."""
    c.execute(update(t.instances).where(t.instances.c.id == instance).values(seen=t.instances.c.seen + 1))


def depart(c: Connection, instance: str, now: int) -> None:
    """This instance stops; its last beat stays so that the outage is known to the millisecond."""
    beat(c, instance, now)
    c.execute(delete(t.presence).where(t.presence.c.instance == instance))


def outages(c: Connection) -> list[tuple[int, int]]:
    """When no instance ran, in order."""
    query = select(t.outages.c.start, t.outages.c.end).order_by(t.outages.c.start)
    return [(row.start, row.end) for row in c.execute(query)]


# Who is connected elsewhere.


def save_presence(c: Connection, table_id: str, instance: str, seats: int, spectators: int) -> None:
    mine = (t.presence.c.table_id == table_id) & (t.presence.c.instance == instance)
    c.execute(delete(t.presence).where(mine))
    if seats or spectators:
        row = {"table_id": table_id, "instance": instance, "seats": seats, "spectators": spectators}
        c.execute(insert(t.presence), [row])


def load_presence(
    c: Connection, table_ids: Sequence[str], but: str, alive_since: int
) -> dict[str, tuple[int, int]]:
    """By table, the seats, a bit each, and the number of spectators connected to other instances that are alive."""
    alive = select(t.instances.c.id).where(t.instances.c.seen >= alive_since)
    query = select(t.presence).where(
        t.presence.c.table_id.in_(table_ids), t.presence.c.instance != but, t.presence.c.instance.in_(alive)
    )
    found = dict.fromkeys(table_ids, (0, 0))
    for row in c.execute(query):
        seats, spectators = found[row.table_id]
        found[row.table_id] = (seats | row.seats, spectators + row.spectators)
    return found
