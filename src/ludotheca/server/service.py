"""What both doors, the WebSocket and HTTP, offer: requests of an identity, replay, export."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection

from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import protocol as p
from ludotheca.server.errors import BadValue, StillRunning, UnknownSeat, WrongStatus
from ludotheca.server.house import House
from ludotheca.server.limits import Limiter, per_hour
from ludotheca.server.seats import Seats
from ludotheca.server.store import rows
from ludotheca.server.table import Play, Table

MOST_MOMENTS = 50


class Service:
    """The house and what people do in it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seats = Seats(house)
        settings = house.settings
        self.requests = Limiter(settings.requests_per_second, settings.requests_burst)  # per address
        self.newcomers = per_hour(settings.identities_per_hour)  # per address

    async def request(self, identity: str | None, message: p.Request) -> p.FromServer:
        """Carry out a request and answer it."""
        who = await self.house.identities.need(identity)
        request = message.request
        match message:
            case p.CreateTable():
                made = await self.seats.create(who, message.plan)
                return p.Created(request=request, table=made.table, link=made.link, links=made.links)
            case p.Rematch():
                made = await self.seats.rematch(who, message.table)
                return p.Created(request=request, table=made.table, link=made.link, links=made.links)
            case p.GetLinks():
                links = await self.seats.links(who, message.table)
                return p.Links(request=request, table=message.table, links=links)
            case p.Sit():
                wish = p.SitDown(seat=message.seat, key=message.key, salt=message.salt)
                await self.seats.sit(who, message.table, wish)
            case p.Leave():
                await self.seats.leave(who, message.table)
            case p.Close():
                await self.seats.close(who, message.table)
            case p.ChangeSeat():
                await self.seats.change_seat(who, message.table, message.seat, message.plan)
            case p.AddSalt():
                await self.seats.add_salt(who, message.table, message.salt)
            case p.Start():
                await self.seats.start(who, message.table, message.fill)
            case p.Resign():
                await self.seats.resign(who, message.table)
            case p.Return():
                await self.seats.come_back(who, message.table)
            case p.Rename():
                await self.rename(who.id, message.name)
            case _:
                raise BadValue("type", "is no request")
        return p.Done(request=request)

    async def rename(self, identity: str, name: str) -> p.Identity:
        """Another display name, shown at once at tables that have not started."""
        row, touched = await self.house.identities.rename(identity, name)
        for table in touched:
            await self.house.reread(table)
        return p.Identity(name=row.name)

    async def seat_at(self, table: Table, identity: str | None) -> int:
        """The seat of an identity at a table, or SPECTATOR; another process may have seated it just now."""
        seat = table.seat_of(identity)
        if seat == SPECTATOR and identity is not None and self.house.store.shared:
            await self.look_again(table)
            seat = table.seat_of(identity)
        return seat

    async def look_again(self, table: Table) -> None:
        """Take over what other processes wrote."""
        async with table.lock:
            await table.look_again()

    # After and during a game.

    async def record(self, table_id: str) -> bytes:
        """The file of a game that is over or was given up."""
        table = await self.house.get(table_id)
        if table.row.status == "waiting":
            raise WrongStatus("waiting", "over")
        data = await self.house.store.read(lambda c: rows.load_record(c, table_id))
        if data is None:
            raise StillRunning
        return data

    async def replay(self, table_id: str, viewer: int, first: int, last: int | None) -> p.Replay:
        """The game at some of its entries: to spectators at any time, from a seat once it is over."""
        row, _ = await self.house.store.read(lambda c: rows.load_table(c, table_id))
        if row.status == "waiting":
            raise WrongStatus("waiting", "running or over")
        if not SPECTATOR <= viewer < row.players:
            raise UnknownSeat(viewer, row.players)
        if viewer != SPECTATOR and row.status == "running":
            raise StillRunning

        def work(c: Connection) -> p.Replay:
            entries = rows.load_entries(c, table_id)
            if not 0 <= first <= len(entries):
                raise BadValue("first", f"goes from 0 to {len(entries)}, not {first}")
            end = min(len(entries), first + MOST_MOMENTS - 1, first if last is None else max(first, last))
            found = list(moments(Play(row, entries[:first], ()).match, entries[first:end], viewer))
            return p.Replay(match=table_id, viewer=viewer, head=len(entries), moments=found)

        return await self.house.store.read(work)


def moments(match: Match, entries: list[Entry], viewer: int) -> Iterator[p.Moment]:
    """The match as it stands and after each of the next entries, as this viewer may see it."""
    yield _moment(match, viewer)
    for entry in entries:
        match.extend(entry)
        yield _moment(match, viewer)


def _moment(match: Match, viewer: int) -> p.Moment:
    last = match.entries[-1] if match.entries else None
    view = msgspec.structs.replace(match.view(viewer), can_undo=False)
    return p.Moment(
        seq=match.head,
        seat=None if last is None else last.seat,
        time=0 if last is None else last.time,
        events=[] if last is None else match.events(viewer, last.seq),
        view=view,
    )
