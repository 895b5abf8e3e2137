"""Statements about ways to reach people, their rules, and when they looked. Each takes part in its caller's transaction."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludotheca.kernel.codec import canonical
from ludotheca.server.protocol import NoticeRules, WayKind
from ludotheca.server.store import ddl as t
from ludotheca.server.store.upsert import put

MOST_FAILURES = 5
_NEVER = {"looked": 0, "told": 0, "told_all": 0}


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A way to reach somebody, or with a table everybody there."""

    id: str
    identity: str | None
    table_id: str | None
    kind: WayKind
    address: str
    keys: str
    label: str
    state: Literal["on", "waits", "rests"]
    token: str
    failures: int = 0
    error: str = ""
    made: int
    enters: bool = False


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """When somebody last looked at a table and was last told of it."""

    looked: int = 0
    told: int = 0
    told_all: int = 0


# Ways.


def insert_way(c: Connection, way: Way) -> None:
    c.execute(insert(t.ways), [msgspec.structs.asdict(way)])


def load_way(c: Connection, way: str) -> Way | None:
    row = c.execute(select(t.ways).where(t.ways.c.id == way)).first()
    return None if row is None else Way(**row._mapping)


def ways_of(c: Connection, identity: str) -> list[Way]:
    """All that somebody made, the oldest first; those of tables too."""
    query = select(t.ways).where(t.ways.c.identity == identity).order_by(t.ways.c.made, t.ways.c.id)
    return [Way(**row._mapping) for row in c.execute(query)]


def ways_to(c: Connection, identity: str) -> list[Way]:
    """Those that reach this person and work."""
    return [way for way in ways_of(c, identity) if way.table_id is None and way.state == "on"]


def ways_at(c: Connection, table_id: str) -> list[Way]:
    """Those that reach everybody at a table and work."""
    query = select(t.ways).where(t.ways.c.table_id == table_id, t.ways.c.state == "on")
    return [Way(**row._mapping) for row in c.execute(query)]


def answer(c: Connection, token: str, *, keep: bool) -> Way | None:
    """A letter was answered: its way works from now on, or goes."""
    row = c.execute(select(t.ways).where(t.ways.c.token == token)).first()
    if row is None or not token:
        return None
    if keep:
        change_way(c, row.id, state="on", failures=0, error="")
    else:
        drop_way(c, row.id)
    return Way(**row._mapping)


def change_way(c: Connection, way: str, **values: Any) -> None:
    c.execute(update(t.ways).where(t.ways.c.id == way).values(values))


def drop_way(c: Connection, way: str) -> None:
    c.execute(delete(t.ways).where(t.ways.c.id == way))


def failed(c: Connection, way: Way, error: str) -> None:
    """It did not work; after five times in a row it rests."""
    count = way.failures + 1
    state = "rests" if count >= MOST_FAILURES else way.state
    change_way(c, way.id, failures=count, error=error[:200], state=state)


def count_ways(c: Connection, identity: str) -> int:
    query = select(func.count()).select_from(t.ways).where(t.ways.c.identity == identity)
    return int(c.execute(query).scalar_one())


def forget(c: Connection, identity: str) -> None:
    for table in (t.ways, t.notice_rules, t.looks):
        c.execute(delete(table).where(table.c.identity == identity))


# Rules.


def rules_of(c: Connection, identity: str) -> NoticeRules:
    query = select(t.notice_rules.c.rules).where(t.notice_rules.c.identity == identity)
    found = c.execute(query).scalar()
    return NoticeRules() if found is None else msgspec.json.decode(found, type=NoticeRules)


def save_rules(c: Connection, identity: str, rules: NoticeRules) -> None:
    put(c, t.notice_rules, {"identity": identity}, {"rules": canonical(rules).decode()})


# Looks.


def wanted(c: Connection, table_id: str, identity: str) -> bool:
    """Whether anybody would hear that this person's turn has come."""
    reaches = (t.ways.c.identity == identity) & t.ways.c.table_id.is_(None) | (t.ways.c.table_id == table_id)
    return c.execute(select(t.ways.c.id).where(reaches).limit(1)).first() is not None


def look_of(c: Connection, table_id: str, identity: str, *, lock: bool = False) -> Look:
    """What is known of their looks; with `lock` nobody else decides about telling them until the transaction ends."""
    looks = t.looks.c
    if lock:
        put(c, t.looks, {"table_id": table_id, "identity": identity}, {}, **_NEVER)
    query = select(looks.looked, looks.told, looks.told_all)
    query = query.where(looks.table_id == table_id, looks.identity == identity)
    row = c.execute(query.with_for_update() if lock else query).first()
    return Look() if row is None else Look(**row._mapping)


def note_look(c: Connection, table_id: str, identity: str, now: int) -> None:
    """Somebody looks at a table."""
    note(c, table_id, identity, looked=now)


def note(c: Connection, table_id: str, identity: str, **values: int) -> None:
    put(c, t.looks, {"table_id": table_id, "identity": identity}, values, **_NEVER)


def told_unseen(c: Connection, identity: str) -> list[str]:
    """The tables somebody was told of and has not looked at since, the longest waiting first."""
    looks = t.looks.c
    query = select(looks.table_id).where(looks.identity == identity, looks.told > looks.looked)
    return list(c.execute(query.order_by(looks.told).limit(50)).scalars())
