"""Somebody wants to be forgotten: their name and number leave the database, their games stay and verify."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, select, update

from ludotheca.bots.levels import DEFAULT_LEVEL
from ludotheca.kernel.errors import LudothecaError, RecordError
from ludotheca.server.jobs import Handler, Jobs
from ludotheca.server.people import crests, leaves
from ludotheca.server.play import give_up
from ludotheca.server.store import (
    Store,
    deals,
    events,
    house,
    jobs,
    members,
    names,
    notices,
    people,
    prepared,
    ratings,
    reports,
    rows,
    tries,
    voices,
)
from ludotheca.server.store import ddl as t
from ludotheca.server.store.jobs import JobRow
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow

log = logging.getLogger(__name__)

FORGOTTEN = "person-forgotten"
ERASE = "erase"
# What follows from what has happened.
LISTENERS = {FORGOTTEN: (ERASE,)}


def handlers(store: Store) -> dict[str, Handler]:
    """The jobs of forgetting: to overwrite on the disk what was deleted."""

    async def erase(_: JobRow) -> None:
        await store.erase()

    return {ERASE: erase}


async def find(store: Store, name: str, begins: str = "") -> list[IdentityRow]:
    """Those with this name, and with an id that begins so."""
    found = await store.read(lambda c: people.named(c, name))
    return [person for person in found if person.id.startswith(begins)]


async def forget_now(store: Store, identity: str, now: Callable[[], int]) -> None:
    """Forget a person without a server that runs, and overwrite their bytes."""
    await store.write(lambda c: forget(c, identity, now()))
    await Jobs(store, now, handlers(store), LISTENERS).work()


def forget(c: Connection, identity: str, now: int) -> list[str]:
    """Take a person out of every row; the tables that changed. Their bytes are overwritten by a job afterwards."""
    touched = [name for bot in members.bots_of(c, identity) for name in forget(c, bot, now)]
    mine = _tables_of(c, identity)
    for table_id in mine:
        row, seats = rows.load_table(c, table_id, lock=True)
        if row.status == "waiting" and row.owner == identity and row.reveal_by is None:
            rows.delete_table(c, table_id)
        else:
            _leave(c, row, seats, identity, now)
    tries.forget(c, identity)
    deals.forget(c, identity)
    notices.forget(c, identity)
    voices.forget(c, identity)
    reports.forget(c, identity)
    house.forget(c, identity)
    ratings.forget(c, identity)
    members.forget(c, identity)
    events.forget(c, identity)
    leaves.forget(c, identity)
    crests.forget(c, identity)
    prepared.forget(c, identity)
    _keep_no_seat(c, identity)
    people.delete_identity(c, identity)
    jobs.note(c, FORGOTTEN, secrets.token_hex(8), now)
    return touched + mine


def _keep_no_seat(c: Connection, identity: str) -> None:
    """No seat is kept for their name any more."""
    who = people.load_identity(c, identity)
    if who is not None:
        c.execute(update(t.seats).where(t.seats.c.kept == who.name).values(kept=""))


def _tables_of(c: Connection, identity: str) -> list[str]:
    seated = (t.seats.c.identity == identity) | (t.seats.c.reserved == identity)
    found = set(c.execute(select(t.seats.c.table_id).where(seated)).scalars())
    found |= set(c.execute(select(t.tables.c.id).where(t.tables.c.owner == identity)).scalars())
    return sorted(found)


def _leave(c: Connection, row: TableRow, seats: list[SeatRow], identity: str, now: int) -> None:
    """Their seats without them: free before the start, a bot's in a game that runs, nameless in one that is over."""
    if row.owner == identity:
        row.owner, row.owner_name = "", ""
    for seat in seats:
        if identity in {seat.identity, seat.reserved}:
            _empty(row, seat, identity)
            rows.save_seat(c, seat)
    if row.status == "running":
        row.bots_due = any(row.owing >> seat.seat & 1 and seat.by_bot for seat in seats)
        if not any(seat.kind == "person" and not seat.resigned for seat in seats):
            _give_up(c, row, now)
    rows.save_table(c, row)
    if row.header:
        _take_out(c, row.id)


def _take_out(c: Connection, table_id: str) -> None:
    """A process of an earlier version, beside this one, may have kept names in a header or a record."""
    try:
        names.take_out(c, table_id)
    except (RecordError, msgspec.DecodeError) as error:
        log.warning("left as it is", extra={"table": table_id, "error": str(error)})


def _empty(row: TableRow, seat: SeatRow, identity: str) -> None:
    seat.reserved, seat.kept = "", ""
    if seat.identity != identity:
        return
    seat.identity, seat.name, seat.crest = None, "", ""
    if row.status == "running":
        seat.resigned, seat.level, seat.absent = True, seat.level or DEFAULT_LEVEL, False
    elif row.status == "waiting" and row.reveal_by is None:
        seat.kind = "invited" if seat.key else "open"
        seat.salt, seat.salt_commitment = "", ""
    elif row.status == "waiting":
        seat.kind, seat.level = "bot", DEFAULT_LEVEL


def _give_up(c: Connection, row: TableRow, now: int) -> None:
    try:
        give_up(c, row, now)
    except LudothecaError as error:  # a damaged game keeps nobody from being forgotten
        log.warning("not given up", extra={"table": row.id, "error": str(error)})
