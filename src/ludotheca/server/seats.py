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
from ludotheca.server.protocol import NewTable, NewTableAnswer, Pace, SeatLink, SeatPlan, SitDown
from ludotheca.server.store import rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.server.table import Table
from ludotheca.server.tables import Tables

_LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"  # none that is taken for another
_ID_LENGTH = 12
_PACES = {"none": (0, 0), "second": (5, 86_400), "day": (1, 60)}

T = TypeVar("T")
Change = Callable[[Connection, TableRow, list[SeatRow]], T]


class Seats:
    """What people do around a game. Every method takes the identity that asks."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._creations = per_hour(tables.settings.tables_per_hour)

    async def create(self, who: IdentityRow, plan: NewTable) -> NewTableAnswer:
        """Set a table."""
        self._creations.check(who.id)
        row, seats = self._set(who, plan)

        def work(c: Connection) -> None:
            limit = self._tables.settings.open_tables
            if rows.count_open(c, who.id) >= limit:
                raise TooMany("tables of yours that wait or run", limit)
            rows.insert_table(c, row, seats)

        await self._tables.tasks.finish(self._tell(work, row.id))
        return NewTableAnswer(table=row.id, link=describe.link_of(row.id), links=describe.seat_links(seats))

    async def sit(self, who: IdentityRow, table: str, wish: SitDown) -> None:
        """Take a seat, or change to another one."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need(row, "waiting")
            wanted = _find_seat(who, seats, wish)
            mine = next((seat for seat in seats if seat.identity == who.id), None)
            if mine is not None and mine is not wanted:
                _vacate(mine)
                rows.save_seat(c, mine)
            wanted.kind, wanted.identity, wanted.name = "person", who.id, who.name
            wanted.salt = wish.salt or wanted.salt
            rows.save_seat(c, wanted)

        await self._change(table, work)

    async def leave(self, who: IdentityRow, table: str) -> None:
        """Get up before the start; a table without people goes."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> bool:
            _need(row, "waiting")
            mine = _seat_of(who, seats)
            _vacate(mine)
            rows.save_seat(c, mine)
            if any(seat.kind == "person" for seat in seats):
                return False
            rows.delete_table(c, row.id)
            return True

        await self._change(table, work, removes=True)

    async def close(self, who: IdentityRow, table: str) -> None:
        """The owner takes the table away before the start."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> bool:
            _need_owner(who, row)
            _need(row, "waiting")
            rows.delete_table(c, row.id)
            return True

        await self._change(table, work, removes=True)

    async def change_seat(self, who: IdentityRow, table: str, seat: int, plan: SeatPlan) -> None:
        """The owner decides what a seat without a person is."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need_owner(who, row)
            _need(row, "waiting")
            if seat >= row.players:
                raise UnknownSeat(seat, row.players)
            if seats[seat].kind == "person":
                raise SeatTaken(seat)
            if plan.kind == "me":
                raise BadValue("plan", "says 'me': sit down instead")
            rows.save_seat(c, _planned(row.id, seat, plan, who))

        await self._change(table, work)

    async def add_salt(self, who: IdentityRow, table: str, salt: str) -> None:
        """The sitter's addition to the dice, before the start."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need(row, "waiting")
            mine = _seat_of(who, seats)
            mine.salt = salt
            rows.save_seat(c, mine)

        await self._change(table, work)

    async def start(self, who: IdentityRow, table: str, fill: bool) -> None:
        """Deal and begin. Asking again once it runs changes nothing."""
        now = self._tables.now()

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need_owner(who, row)
            if row.status == "running":
                return
            _need(row, "waiting")
            free = [seat for seat in seats if seat.free]
            if free and not fill:
                raise SeatsFree([seat.seat for seat in free])
            for seat in free:
                seat.kind, seat.level, seat.key = "bot", DEFAULT_LEVEL, ""
                rows.save_seat(c, seat)
            begin(c, row, seats, now)

        await self._change(table, work)

    async def resign(self, who: IdentityRow, table: str) -> None:
        """A bot takes over; without any person left the game is given up."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need(row, "running")
            mine = _seat_of(who, seats)
            mine.resigned, mine.level, mine.absent = True, mine.level or DEFAULT_LEVEL, False
            rows.save_seat(c, mine)
            if any(seat.kind == "person" and not seat.resigned for seat in seats):
                row.bots_due = any(row.owing >> seat.seat & 1 and seat.by_bot for seat in seats)
            else:
                give_up(c, row, self._tables.outages, row.updated)

        await self._change(table, work)

    async def come_back(self, who: IdentityRow, table: str) -> None:
        """Take one's seat back from the bot."""

        def work(c: Connection, row: TableRow, seats: list[SeatRow]) -> None:
            _need(row, "running")
            mine = _seat_of(who, seats)
            mine.resigned = False
            rows.save_seat(c, mine)

        await self._change(table, work)

    async def rematch(self, who: IdentityRow, table: str) -> NewTableAnswer:
        """A new table like the one that is over; everybody's seat is kept for him."""
        old, old_seats = await self._tables.store.read(lambda c: rows.load_table(c, table))
        if old.status not in {"over", "abandoned"}:
            raise WrongStatus(old.status, "over")
        _seat_of(who, old_seats)
        fresh = await self._find_rematch(old)
        if fresh is None:
            fresh = await self._tables.get(await self._set_rematch(who, old, old_seats))
        if fresh.row.status == "waiting" and fresh.seat_of(who.id) == SPECTATOR:
            await self.sit(who, fresh.id, SitDown())
        return NewTableAnswer(table=fresh.id, link=describe.link_of(fresh.id), links=[])

    async def links(self, who: IdentityRow, table: str) -> list[SeatLink]:
        """The links of the free invited seats, for the owner."""
        row, seats = await self._tables.store.read(lambda c: rows.load_table(c, table))
        _need_owner(who, row)
        return describe.seat_links(seats)

    # How.

    async def _change(self, table: str, work: Change[T], *, removes: bool = False) -> T:
        """One transaction on a table, then everybody is told."""

        def run(c: Connection) -> T:
            row, seats = rows.load_table(c, table, lock=True)
            row.updated = self._tables.now()
            result = work(c, row, seats)
            if not (removes and result):
                rows.save_table(c, row)
            return result

        return await self._tables.tasks.finish(self._tell(run, table, removes))

    async def _tell(self, run: Callable[[Connection], T], table: str, removes: bool = False) -> T:
        result = await self._tables.store.write(run)
        if removes and result:
            self._tables.removed(table)
        else:
            await self._tables.reread(table)
        return result

    def _set(self, who: IdentityRow, plan: NewTable) -> tuple[TableRow, list[SeatRow]]:
        game = registry.get(plan.title)
        game.check_players(len(plan.seats))
        options = game.check_options(plan.options, len(plan.seats))
        _check_pace(plan.pace)
        if sum(seat.kind == "me" for seat in plan.seats) > 1:
            raise BadValue("seats", "say 'me' more than once")
        row = _new_row(who, game.meta.title, len(plan.seats), self._tables.now())
        row.options = canonical(options).decode()
        row.public, row.pace_unit, row.pace_amount = plan.public, plan.pace.unit, plan.pace.amount
        row.hints = plan.hints
        seats = [_planned(row.id, number, seat, who) for number, seat in enumerate(plan.seats)]
        for seat in seats:
            if seat.kind == "person":
                seat.salt = plan.salt
        return row, seats

    async def _find_rematch(self, old: TableRow) -> Table | None:
        if old.rematch is None:
            return None
        try:
            return await self._tables.get(old.rematch)
        except UnknownTable:  # it was taken away before it started
            return None

    async def _set_rematch(self, who: IdentityRow, old: TableRow, old_seats: list[SeatRow]) -> str:
        """The id of the new table; another's, if he was quicker."""
        self._creations.check(who.id)
        row = _new_row(who, old.title, old.players, self._tables.now())
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

        return await self._tables.tasks.finish(self._tell(work, old.id))


def _kept_seat(table: str, old: SeatRow) -> SeatRow:
    """A bot again, or a seat that is kept for the person who had it."""
    if old.kind == "bot":
        return SeatRow(match=table, seat=old.seat, kind="bot", level=old.level)
    return SeatRow(match=table, seat=old.seat, kind="invited", key=_key(), reserved=old.identity or "")


def _new_row(who: IdentityRow, title: str, players: int, now: int) -> TableRow:
    return TableRow(
        id="".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH)),
        title=title,
        players=players,
        options="{}",
        public=False,
        pace_unit="none",
        pace_amount=0,
        hints=True,
        status="waiting",
        version=0,
        owner=who.id,
        owner_name=who.name,
        created=now,
        started=None,
        ended=None,
        updated=now,
        secret=fairness.new_secret(),
        header="",
        rematch=None,
        head=0,
        owing=0,
        bots_due=False,
        deadline=None,
    )


def _planned(table: str, seat: int, plan: SeatPlan, who: IdentityRow) -> SeatRow:
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


def _find_seat(who: IdentityRow, seats: list[SeatRow], wish: SitDown) -> SeatRow:
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


def _seat_of(who: IdentityRow, seats: list[SeatRow]) -> SeatRow:
    mine = next((seat for seat in seats if seat.identity == who.id), None)
    if mine is None:
        raise NotSeated
    return mine


def _need(row: TableRow, status: str) -> None:
    if row.status != status:
        raise WrongStatus(row.status, status)


def _need_owner(who: IdentityRow, row: TableRow) -> None:
    if row.owner != who.id:
        raise NotOwner
