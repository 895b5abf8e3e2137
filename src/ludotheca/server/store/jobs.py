"""Statements about what is to be done later. Each function takes part in its caller's transaction.

A cause writes to the outbox what has happened. A worker turns each of these into the jobs of whoever listens. A job
is claimed by a lease, worked at, and closed in the transaction of its effect, if its holder still has the lease. What
must not happen twice outside is handed over first: such a job is never claimed again, whatever becomes of its holder.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludotheca.server.store import ddl as t
from ludotheca.server.store.base import Conflict

MOST_TRIES = 12
_FIRST_WAIT_MS = 1_000
_LONGEST_WAIT_MS = 3_600_000
_MOST_AT_ONCE = 100


class JobRow(msgspec.Struct, frozen=True, kw_only=True):
    """A job that somebody works at: this is try number `tries`."""

    kind: str
    key: str
    body: str
    tries: int
    holder: str


def note(c: Connection, kind: str, key: str, now: int, body: str = "") -> None:
    """Something has happened. Whoever listens hears of it once for this kind and key."""
    _insert_once(c, t.outbox, [{"kind": kind, "key": key, "body": body, "made": now}])


def add(c: Connection, kind: str, key: str, now: int, body: str = "", due: int | None = None) -> None:
    """Something is to be done, at `due` or now. The same kind and key again changes nothing."""
    _insert_once(c, t.jobs, [_new_job(kind, key, body, now if due is None else due, now)])


def relay(c: Connection, listeners: Mapping[str, Sequence[str]], now: int) -> None:
    """Turn what has happened into jobs of the kinds that listen to it."""
    query = select(t.outbox).where(t.outbox.c.kind.in_(list(listeners))).order_by(t.outbox.c.made)
    found = c.execute(query.limit(_MOST_AT_ONCE).with_for_update(skip_locked=True)).all()
    for event in found:
        made = [_new_job(kind, event.key, event.body, now, now) for kind in listeners[event.kind]]
        _insert_once(c, t.jobs, made)
        c.execute(delete(t.outbox).where(t.outbox.c.kind == event.kind, t.outbox.c.key == event.key))


def anything_due(c: Connection, events: Iterable[str], kinds: Iterable[str], now: int) -> bool:
    """Whether there is anything to relay or to work at: what an idle worker asks, without writing."""
    heard = select(t.outbox.c.key).where(t.outbox.c.kind.in_(list(events)))
    if c.execute(heard.limit(1)).first() is not None:
        return True
    return c.execute(_due(kinds, now).limit(1)).first() is not None


def claim(c: Connection, kinds: Iterable[str], holder: str, now: int, until: int) -> JobRow | None:
    """A job that is due, leased until then; on PostgreSQL others pass over it meanwhile."""
    found = c.execute(_due(kinds, now).limit(1).with_for_update(skip_locked=True)).first()
    if found is None:
        return None
    tries = found.tries + 1
    values = {"holder": holder, "due": until, "tries": tries}
    c.execute(update(t.jobs).where(_is(found.kind, found.key)).values(values))
    return JobRow(kind=found.kind, key=found.key, body=found.body, tries=tries, holder=holder)


def renew(c: Connection, job: JobRow, until: int) -> None:
    """Work at it longer; `Conflict` if somebody else has it."""
    _change(c, job, due=until)


def hand_over(c: Connection, job: JobRow) -> None:
    """From here on nobody else begins it: what it does outside happens at most once. `Conflict` if somebody else has it."""
    _change(c, job, state="handed")


def finish(c: Connection, job: JobRow) -> None:
    """It is done; `Conflict` if somebody else has it, so that the effect in the same transaction is not made twice."""
    _change(c, job, state="done", holder="", error="")


def settle(c: Connection, kind: str, key: str) -> None:
    """It was done by other means: nobody need begin to work at it. Whoever has begun closes it."""
    c.execute(update(t.jobs).where(_is(kind, key) & (t.jobs.c.holder == "")).values(state="done", error=""))


def put_off(c: Connection, job: JobRow, now: int, error: str) -> bool:
    """It did not work: later again, each time twice as late. Whether it is given up instead."""
    failed = job.tries >= MOST_TRIES
    wait = min(_LONGEST_WAIT_MS, _FIRST_WAIT_MS * 2 ** (job.tries - 1))
    state = "failed" if failed else "waiting"
    _change(c, job, state=state, due=now + wait, holder="", error=error[:500])
    return failed


def clear_done(c: Connection, before: int) -> None:
    """Forget jobs that were done or handed over long ago, and with them that their keys were used."""
    c.execute(delete(t.jobs).where(t.jobs.c.state.in_(("done", "handed")), t.jobs.c.due < before))


def _due(kinds: Iterable[str], now: int) -> Any:
    jobs = t.jobs.c
    due = (jobs.state == "waiting") & (jobs.due <= now) & jobs.kind.in_(list(kinds))
    return select(t.jobs).where(due).order_by(jobs.due)


def _is(kind: str, key: str) -> Any:
    return (t.jobs.c.kind == kind) & (t.jobs.c.key == key)


def _change(c: Connection, job: JobRow, **values: Any) -> None:
    mine = (
        _is(job.kind, job.key) & (t.jobs.c.holder == job.holder) & t.jobs.c.state.in_(("waiting", "handed"))
    )
    if c.execute(update(t.jobs).where(mine).values(values)).rowcount != 1:
        raise Conflict


def _new_job(kind: str, key: str, body: str, due: int, now: int) -> dict[str, Any]:
    fields = {"kind": kind, "key": key, "body": body, "due": due, "made": now}
    return {**fields, "state": "waiting", "tries": 0, "holder": "", "error": ""}


def _insert_once(c: Connection, table: Table, values: list[dict[str, Any]]) -> None:
    dialect = postgresql if c.dialect.name == "postgresql" else sqlite
    if values:
        c.execute(dialect.insert(table).on_conflict_do_nothing(), values)
