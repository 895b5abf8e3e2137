"""Games that were played offline: their records are checked, kept, and shown as what they are, dealt by the player."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import Connection

from ludotheca.bots.levels import BOTS
from ludotheca.games import registry
from ludotheca.kernel import record as files
from ludotheca.kernel.chance import SEEDED_METHOD
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.errors import RecordError
from ludotheca.kernel.match import verify
from ludotheca.kernel.record import Record
from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of, need_caller
from ludotheca.server.errors import BadValue, NoIdentity, UnknownTable
from ludotheca.server.service import Service
from ludotheca.server.static import WebApp
from ludotheca.server.store import rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow

MOST_BYTES = 2 << 20
_LAST_TIME = 253_402_300_799_999  # of the year 9999, in milliseconds

Asker = Request[Any, Any, State]


@get("/api/offline", summary="What a browser loads to play offline")
async def offline(request: Asker) -> p.OfflineList:
    web: WebApp = request.app.state.web
    return web.offline()


@post(
    "/api/games",
    summary="Keep the record of a game that was played offline",
    status_code=200,
    request_max_body_size=MOST_BYTES,
)
async def upload(request: Asker) -> p.Uploaded:
    service: Service = request.app.state.service
    who = await need_caller(request, service.identities)
    if who is None:
        raise NoIdentity
    service.keeper.check_player(who.id)
    service.uploads.check(address_of(request))
    return await keep(service, who, await request.body())


async def keep(service: Service, who: IdentityRow, data: bytes) -> p.Uploaded:
    """Check a record and keep it; the same one sent again is the same table."""
    record = await asyncio.to_thread(checked, data)
    row, seats = table_of(record, who, service.tables.now())

    def work(c: Connection) -> None:
        try:
            rows.load_table(c, row.id)
        except UnknownTable:
            rows.insert_table(c, row, seats)
            rows.insert_entries(c, row.id, record.entries)
            rows.save_record(c, row.id, files.to_bytes(record))

    await service.store.write(work)
    return p.Uploaded(table=row.id)


def checked(data: bytes) -> Record:
    """The record, nobody's name in it; an error says what is wrong with it."""
    try:
        record = files.nameless(files.from_bytes(data))
        fairness = record.header.fairness
        if fairness.method == SEEDED_METHOD or not fairness.match.startswith(p.LOCAL):
            raise BadValue("record", "is of a game that was not played offline on somebody's device")
        _check_facts(record)
        verify(registry.get(record.header.game), record)
    except RecordError as error:  # here it is the sender's, not the server's own
        raise BadValue("record", f"does not verify: {error.message}") from None
    return record


def _check_facts(record: Record) -> None:
    """What no rule speaks of, and rows and pages need."""
    if not all(0 <= entry.time <= _LAST_TIME for entry in record.entries):
        raise BadValue("record", "has an entry whose time is none")
    if strange := [seat.bot for seat in record.header.seats if seat.bot and seat.bot not in BOTS]:
        raise BadValue("record", f"has a bot that nobody knows: '{strange[0][:64]}'")


def table_of(record: Record, who: IdentityRow, now: int) -> tuple[TableRow, list[SeatRow]]:
    """A table that is over, with the sender in the first seat that was a person's. Whoever else played has no name here:
    they did not ask for it."""
    header, entries = record.header, record.entries
    started = min(entries[0].time, now) if entries else now
    ended = min(max(entries[-1].time, started), now) if entries else now
    row = TableRow(
        id=f"offline-{files.seal_of(record)[:20]}",
        title=header.game,
        players=header.players,
        options=canonical(header.options).decode(),
        status="abandoned" if record.result is None else "over",
        owner=who.id,
        owner_name=who.name,
        created=now,
        started=started,
        ended=ended,
        updated=now,
        secret=header.fairness.secret,
        method=header.fairness.method,
        header=canonical(header).decode(),
        head=len(entries),
    )
    first = next((number for number, seat in enumerate(header.seats) if not seat.bot), None)
    seats = []
    for number, seat in enumerate(header.seats):
        made = SeatRow(table_id=row.id, seat=number, kind="bot" if seat.bot else "person", level=seat.bot)
        if number == first:
            made.identity, made.name = who.id, who.name
        seats.append(made)
    return row, seats


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
