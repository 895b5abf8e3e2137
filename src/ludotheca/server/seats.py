"""Setting a table, sitting down, getting up, starting, resigning, a rematch: each one transaction on the table's rows."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from ludotheca.bots.levels import BOTS, DEFAULT_LEVEL, UnknownLevel
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import describe, fairness
from ludotheca.server.errors import (
    BadValue,
    NoFreeSeat,
    NotOwner,
    NotSeated,
    SeatReserved,
    SeatsFree,
    SeatTaken,
    TooMany,
    UnknownSeat,
    UnknownTable,
    WrongStatus,
)
from ludotheca.server.limits import per_hour
from ludotheca.server.play import begin, give_up
from ludotheca.server.protocol import (
    AddSalt,
    ChangeSeat,
    Close,
    Created,
    CreateTable,
    GetLinks,
    Leave,
    Links,
    Pace,
    Rematch,
    Resign,
    Return,
    SeatPlan,
    Sit,
    Start,
)
from ludotheca.server.store import rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow, seat_of
from ludotheca.server.table import Table
from ludotheca.server.tables import Tables

_LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"  # none that is taken for another
_ID_LENGTH = 12
_PACES = {"none": (0, 0), "second": (5, 86_400), "day": (1, 60)}

T = TypeVar("T")
Change = Callable[[Connection, TableRow, list[SeatRow]], bool | None]


class Seats:
    """What people do around a game. Every method takes the identity that asks, and its request."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._creations = per_hour(tables.settings.tables_per_hour)

    async def create(self, who: IdentityRow, plan: CreateTable) -> Created:
        """Set a table."""
        self._creations.check(who.id)
        row, seats = _planned_table(who, plan, self._tables.now())

        def work(c: Connection) -> None:
            limit = self._tables.settings.open_tables
            if rows.count_open(c, who.id) >= limit:
                raise TooMany("tables of yours that wait or run", limit)
            rows.insert_table(c, row, seats)

        await self._write(work, row.id)
        return Created(request=plan.request, table=row.id, links=describe.seat_links(seats))

    async def sit(self, who: IdentityRow, wish: Sit) -> None:
        """Take a seat, or change to another one."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need(row, "waiting")
            wanted = _find_seat(who, seats, wish)
            mine = seat_of(seats, who.id)
            if mine not in {SPECTATOR, wanted.seat}:
                _vacate(seats[mine])
                rows.save_seat(c, seats[mine])
            wanted.kind, wanted.identity, wanted.name = "person", who.id, who.name
            wanted.salt = wish.salt or wanted.salt
            rows.save_seat(c, wanted)

        await self._change(wish.table, work)

    async def leave(self, who: IdentityRow, wish: Leave) -> None:
        """Get up before the start; a table without people goes."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> bool:
            _need(row, "waiting")
            mine = _own_seat(who, seats)
            _vacate(mine)
            rows.save_seat(c, mine)
            if any(seat.kind == "person" for seat in seats):
                return False
            rows.delete_table(c, row.id)
            return True

        await self._change(wish.table, work)

    async def close(self, who: IdentityRow, wish: Close) -> None:
        """The owner takes the table away before the start."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> bool:
            _need_owner(who, row)
            _need(row, "waiting")
            rows.delete_table(c, row.id)
            return True

        await self._change(wish.table, work)

    async def change_seat(self, who: IdentityRow, wish: ChangeSeat) -> None:
        """The owner decides what a seat without a person is."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need_owner(who, row)
            _need(row, "waiting")
            if wish.seat >= row.players:
                raise UnknownSeat(wish.seat, row.players)
            if seats[wish.seat].kind == "person":
                raise SeatTaken(wish.seat)
            if wish.plan.kind == "me":
                raise BadValue("plan", "says 'me': sit down instead")
            rows.save_seat(c, _planned_seat(row.id, wish.seat, wish.plan, who))

        await self._change(wish.table, work)

    async def add_salt(self, who: IdentityRow, wish: AddSalt) -> None:
        """The sitter's addition to the dice, before the start."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need(row, "waiting")
            mine = _own_seat(who, seats)
            mine.salt = wish.salt
            rows.save_seat(c, mine)

        await self._change(wish.table, work)

    async def start(self, who: IdentityRow, wish: Start) -> None:
        """Deal and begin. Asking again once it runs changes nothing."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need_owner(who, row)
            if row.status == "running":
                return
            _need(row, "waiting")
            free = [seat for seat in seats if seat.free]
            if free and not wish.fill:
                raise SeatsFree([seat.seat for seat in free])
            for seat in free:
                seat.kind, seat.level, seat.key = "bot", DEFAULT_LEVEL, ""
                rows.save_seat(c, seat)
            begin(c, row, seats, row.updated)

        await self._change(wish.table, work)

    async def resign(self, who: IdentityRow, wish: Resign) -> None:
        """A bot takes over; without any person left the game is given up."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need(row, "running")
            mine = _own_seat(who, seats)
            mine.resigned, mine.level, mine.absent = True, mine.level or DEFAULT_LEVEL, False
            rows.save_seat(c, mine)
            if any(seat.kind == "person" and not seat.resigned for seat in seats):
                row.bots_due = any(row.owing >> seat.seat & 1 and seat.by_bot for seat in seats)
            else:
                give_up(c, row, self._tables.outages, row.updated)

        await self._change(wish.table, work)

    async def come_back(self, who: IdentityRow, wish: Return) -> None:
        """Take one's seat back from the bot."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need(row, "running")
            mine = _own_seat(who, seats)
            mine.resigned = False
            rows.save_seat(c, mine)

        await self._change(wish.table, work)

    async def rematch(self, who: IdentityRow, wish: Rematch) -> Created:
        """A new table like the one that is over; everybody's seat is kept for them."""
        old, old_seats = await self._store.read(lambda c: rows.load_table(c, wish.table))
        if old.status not in {"over", "abandoned"}:
            raise WrongStatus(old.status, "over")
        _own_seat(who, old_seats)
        fresh = await self._find_rematch(old)
        if fresh is None:
            fresh = await self._tables.get(await self._set_rematch(who, old, old_seats))
        if fresh.row.status == "waiting" and fresh.seat_of(who.id) == SPECTATOR:
            await self.sit(who, Sit(table=fresh.id))
        return Created(request=wish.request, table=fresh.id, links=[])

    async def links(self, who: IdentityRow, wish: GetLinks) -> Links:
        """The links of the free invited seats, for the owner."""
        row, seats = await self._store.read(lambda c: rows.load_table(c, wish.table))
        _need_owner(who, row)
        return Links(request=wish.request, table=wish.table, links=describe.seat_links(seats))

    # How.

    async def _change(self, table: str, work: Change) -> None:
        """One transaction on a table, then everybody is told; `work` says whether the table went away."""

        def run(c: Connection) -> bool | None:
            row, seats = rows.load_table(c, table, lock=True)
            row.updated = self._tables.now()
            gone = work(c, row, seats)
            if not gone:
                rows.save_table(c, row)
            return gone

        async def change() -> None:
            if await self._store.write(run):
                self._tables.removed(table)
            else:
                await self._tables.reread(table)

        await self._tables.tasks.finish(change())

    async def _write(self, work: Callable[[Connection], T], table: str) -> T:
        """One transaction that makes or changes a table, then everybody is told."""

        async def change() -> T:
            result = await self._store.write(work)
            await self._tables.reread(table)
            return result

        return await self._tables.tasks.finish(change())

    async def _find_rematch(self, old: TableRow) -> Table | None:
        if old.rematch is None:
            return None
        try:
            return await self._tables.get(old.rematch)
        except UnknownTable:  # it was taken away before it started
            return None

    async def _set_rematch(self, who: IdentityRow, old: TableRow, old_seats: list[SeatRow]) -> str:
        """The id of the new table; another's, if they were quicker."""
        self._creations.check(who.id)
        row = _new_table(who, old.title, old.players, self._tables.now())
        row.options, row.public, row.hints = old.options, old.public, old.hints
        row.pace_unit, row.pace_amount = old.pace_unit, old.pace_amount
        seats = [_kept_seat(row.id, seat) for seat in old_seats]

        def work(c: Connection) -> str:
            locked, _ = rows.load_table(c, old.id, lock=True)
            if locked.rematch is not None and locked.rematch != old.rematch:
                return locked.rematch
            locked.rematch = row.id
            rows.insert_table(c, row, seats)
            rows.save_table(c, locked)
            return row.id

        return await self._write(work, old.id)


def _planned_table(who: IdentityRow, plan: CreateTable, now: int) -> tuple[TableRow, list[SeatRow]]:
    game = registry.get(plan.title)
    game.check_players(len(plan.seats))
    options = game.check_options(plan.options, len(plan.seats))
    _check_pace(plan.pace)
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise BadValue("seats", "say 'me' more than once")
    row = _new_table(who, game.meta.title, len(plan.seats), now)
    row.options = canonical(options).decode()
    row.public, row.pace_unit, row.pace_amount = plan.public, plan.pace.unit, plan.pace.amount
    row.hints = plan.hints
    seats = [_planned_seat(row.id, number, seat, who) for number, seat in enumerate(plan.seats)]
    for seat in seats:
        if seat.kind == "person":
            seat.salt = plan.salt
    return row, seats


def _kept_seat(table: str, old: SeatRow) -> SeatRow:
    """A bot again, or a seat that is kept for the person who had it."""
    if old.kind == "bot":
        return SeatRow(match=table, seat=old.seat, kind="bot", level=old.level)
    return SeatRow(match=table, seat=old.seat, kind="invited", key=_key(), reserved=old.identity or "")


def _new_table(who: IdentityRow, title: str, players: int, now: int) -> TableRow:
    return TableRow(
        id="".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH)),
        title=title,
        players=players,
        owner=who.id,
        owner_name=who.name,
        created=now,
        updated=now,
        secret=fairness.new_secret(),
    )


def _planned_seat(table: str, seat: int, plan: SeatPlan, who: IdentityRow) -> SeatRow:
    if plan.kind == "me":
        return SeatRow(match=table, seat=seat, kind="person", identity=who.id, name=who.name)
    row = SeatRow(match=table, seat=seat, kind=plan.kind)
    if plan.kind == "invited":
        row.key = _key()
    elif plan.kind == "bot":
        row.level = plan.level or DEFAULT_LEVEL
        if row.level not in BOTS:
            raise UnknownLevel(row.level)
    return row


def _check_pace(pace: Pace) -> None:
    least, most = _PACES[pace.unit]
    if not least <= pace.amount <= most:
        raise BadValue("pace", f"in the unit '{pace.unit}' goes from {least} to {most}, not {pace.amount}")


def _key() -> str:
    return secrets.token_urlsafe(18)


def _find_seat(who: IdentityRow, seats: list[SeatRow], wish: Sit) -> SeatRow:
    """The seat a wish means, if the wisher may have it."""
    if wish.key:
        found = next(
            (s for s in seats if s.key and hmac.compare_digest(s.key.encode(), wish.key.encode())), None
        )
        if found is None or (wish.seat is not None and wish.seat != found.seat):
            raise SeatReserved
    elif wish.seat is not None:
        if wish.seat >= len(seats):
            raise UnknownSeat(wish.seat, len(seats))
        found = seats[wish.seat]
    else:
        mine = [s for s in seats if who.id in {s.identity, s.reserved}]
        found = next(iter(mine or [s for s in seats if s.kind == "open"]), None)
        if found is None:
            raise NoFreeSeat
    if found.identity == who.id:
        return found
    if not found.free:
        raise SeatTaken(found.seat)
    if found.kind == "invited" and not wish.key and found.reserved != who.id:
        raise SeatReserved
    return found


def _vacate(seat: SeatRow) -> None:
    seat.kind = "invited" if seat.key else "open"
    seat.identity, seat.name, seat.salt = None, "", ""


def _own_seat(who: IdentityRow, seats: list[SeatRow]) -> SeatRow:
    mine = seat_of(seats, who.id)
    if mine == SPECTATOR:
        raise NotSeated
    return seats[mine]


def _need(row: TableRow, status: str) -> None:
    if row.status != status:
        raise WrongStatus(row.status, status)


def _need_owner(who: IdentityRow, row: TableRow) -> None:
    if row.owner != who.id:
        raise NotOwner
