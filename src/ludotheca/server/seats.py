"""What people do around a game that is set: sit down, get up, start, resign. Each is one transaction on its rows."""

from __future__ import annotations

import hmac
from functools import singledispatch

import msgspec
from sqlalchemy import Connection

from ludotheca.bots.levels import DEFAULT_LEVEL
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import fairness, rating
from ludotheca.server import protocol as p
from ludotheca.server.errors import (
    BadValue,
    NoFreeSeat,
    NotOwner,
    NotSeated,
    NotStarting,
    SeatReserved,
    SeatsFree,
    SeatTaken,
    Starting,
    StillRunning,
    UnknownSeat,
    WrongStatus,
)
from ludotheca.server.new_tables import planned_seat
from ludotheca.server.notices.turns import Delays
from ludotheca.server.play import begin, give_up
from ludotheca.server.store import rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.server.tables import Tables


class Change(msgspec.Struct, frozen=True):
    """A table that is being changed, its rows locked, and who asks for it."""

    c: Connection
    row: TableRow
    seats: list[SeatRow]
    who: IdentityRow
    reveal_ms: int  # how long salts are awaited after the start
    delays: Delays = Delays()  # of notices

    def need(self, status: str) -> None:
        """`WrongStatus` unless the table has this one."""
        if self.row.status != status:
            raise WrongStatus(self.row.status, status)

    def need_open(self) -> None:
        """An error unless people may still come, go and choose their salts."""
        self.need("waiting")
        if self.row.reveal_by is not None:
            raise Starting

    def need_owner(self) -> None:
        """`NotOwner` unless the asker set the table."""
        if self.row.owner != self.who.id:
            raise NotOwner

    def own_seat(self) -> SeatRow:
        """The asker's seat; `NotSeated` if there is none."""
        mine = rows.seat_of(self.seats, self.who.id)
        if mine == SPECTATOR:
            raise NotSeated
        return self.seats[mine]

    def save(self, seat: SeatRow) -> None:
        rows.save_seat(self.c, seat)


async def change_table(tables: Tables, who: IdentityRow, wish: p.TableRequest) -> None:
    """Carry out a wish about a table; everybody is told."""

    reveal_ms = int(1000 * tables.settings.reveal_seconds)

    def work(c: Connection) -> None:
        row, seats = rows.load_table(c, wish.table, lock=True)
        row.updated = tables.now()
        carry_out(wish, Change(c, row, seats, who, reveal_ms, tables.delays))
        rows.save_table(c, row)

    await tables.write(wish.table, work)


@singledispatch
def carry_out(wish: p.TableRequest, at: Change) -> None:
    """What a wish changes."""
    raise TypeError(wish)


@carry_out.register
def sit(wish: p.Sit, at: Change) -> None:
    """Take a seat, or change to another one. What binds the sitter goes with them."""
    at.need_open()
    rating.check_person(at.row, at.who)
    wanted = _find_seat(wish, at)
    mine = rows.seat_of(at.seats, at.who.id)
    bound = "" if mine == SPECTATOR else at.seats[mine].salt_commitment
    if mine not in {SPECTATOR, wanted.seat}:
        _vacate(at, at.seats[mine])
    wanted.kind, wanted.identity, wanted.name = "person", at.who.id, at.who.name
    wanted.salt_commitment, wanted.salt = wish.salt_commitment or bound, ""
    at.save(wanted)


@carry_out.register
def leave(wish: p.Leave, at: Change) -> None:
    """Get up before the start; a table without people goes."""
    at.need_open()
    _vacate(at, at.own_seat())
    if not any(seat.kind == "person" for seat in at.seats):
        rows.delete_table(at.c, at.row.id)


@carry_out.register
def close(wish: p.Close, at: Change) -> None:
    """The owner takes the table away before the start."""
    at.need_owner()
    at.need_open()
    rows.delete_table(at.c, at.row.id)


@carry_out.register
def change_seat(wish: p.ChangeSeat, at: Change) -> None:
    """The owner decides what a seat without a person is."""
    at.need_owner()
    at.need_open()
    if wish.seat >= at.row.players:
        raise UnknownSeat(wish.seat, at.row.players)
    if at.seats[wish.seat].kind == "person":
        raise SeatTaken(wish.seat)
    if wish.plan.kind == "me":
        raise BadValue("plan", "says 'me': sit down instead")
    planned = planned_seat(at.row.id, wish.seat, wish.plan, at.who)
    rating.check_table(at.row, [planned])
    at.save(planned)


@carry_out.register
def allow_typing(wish: p.AllowTyping, at: Change) -> None:
    """The owner lets players type to each other, at a table that strangers do not find."""
    at.need_owner()
    at.need_open()
    if wish.on and at.row.public:
        raise BadValue("on", "is for tables that are not public")
    at.row.typing = wish.on


@carry_out.register
def commit(wish: p.Commit, at: Change) -> None:
    """What binds the sitter's addition to the dice, before the start."""
    at.need_open()
    mine = at.own_seat()
    mine.salt_commitment, mine.salt = wish.salt_commitment, ""
    at.save(mine)


@carry_out.register
def reveal(wish: p.Reveal, at: Change) -> None:
    """The sitter's addition itself, once nobody can change theirs; the last one begins the game."""
    mine = at.own_seat()
    if mine.salt == wish.salt:
        return  # sent again
    at.need("waiting")
    if at.row.reveal_by is None:
        raise NotStarting
    fairness.take_salt(mine, wish.salt)
    at.save(mine)
    if not fairness.awaited(at.seats):
        begin(at.c, at.row, at.seats, at.row.updated, at.delays)


@carry_out.register
def start(wish: p.Start, at: Change) -> None:
    """Settle the seats and what binds them; without a salt to wait for, deal and begin. Asking again changes nothing."""
    at.need_owner()
    if at.row.status == "running" or at.row.reveal_by is not None:
        return
    at.need("waiting")
    free = [seat for seat in at.seats if seat.free]
    if free and not wish.fill:
        raise SeatsFree([seat.seat for seat in free])
    for seat in free:
        seat.kind, seat.level, seat.key = "bot", DEFAULT_LEVEL, ""
        at.save(seat)
    if fairness.awaited(at.seats):
        at.row.reveal_by = at.row.updated + at.reveal_ms
    else:
        begin(at.c, at.row, at.seats, at.row.updated, at.delays)


def begin_late(c: Connection, table_id: str, now: int, delays: Delays) -> None:
    """Begin without the salts that did not come in time."""
    row, seats = rows.load_table(c, table_id, lock=True)
    if row.status == "waiting" and row.reveal_by is not None and row.reveal_by <= now:
        row.updated = now
        begin(c, row, seats, now, delays)
        rows.save_table(c, row)


@carry_out.register
def resign(wish: p.Resign, at: Change) -> None:
    """A bot takes over; without any person left the game is given up."""
    at.need("running")
    mine = at.own_seat()
    mine.resigned, mine.level, mine.absent = True, mine.level or DEFAULT_LEVEL, False
    at.save(mine)
    if any(seat.kind == "person" and not seat.resigned for seat in at.seats):
        at.row.bots_due = any(at.row.owing >> seat.seat & 1 and seat.by_bot for seat in at.seats)
    else:
        give_up(at.c, at.row, at.row.updated)


@carry_out.register
def come_back(wish: p.Return, at: Change) -> None:
    """Take one's seat back from the bot."""
    at.need("running")
    mine = at.own_seat()
    mine.resigned = False
    at.save(mine)


@carry_out.register
def lead(wish: p.Lead, at: Change) -> None:
    """Whoever leads last leads. A lead says no name: who is forgotten leaves none here."""
    if at.row.status not in {"over", "abandoned"}:
        raise StillRunning
    now = at.row.read_together()
    if wish.at is None:
        if now is not None and now.by == wish.by:
            at.row.together = ""
        return
    if wish.seat >= at.row.players:
        raise UnknownSeat(wish.seat, at.row.players)
    if wish.at > at.row.head:
        raise BadValue("at", f"goes from 0 to {at.row.head}, not {wish.at}")
    leader = rows.seat_of(at.seats, at.who.id)
    fresh = p.Together(by=wish.by, leader=leader, at=wish.at, seat=wish.seat, view=wish.view)
    at.row.together = canonical(fresh).decode()


def _find_seat(wish: p.Sit, at: Change) -> SeatRow:
    """The seat a wish means, if the asker may have it."""
    if wish.key:
        found = next(
            (s for s in at.seats if s.key and hmac.compare_digest(s.key.encode(), wish.key.encode())), None
        )
        if found is None or (wish.seat is not None and wish.seat != found.seat):
            raise SeatReserved
    elif wish.seat is not None:
        if wish.seat >= len(at.seats):
            raise UnknownSeat(wish.seat, len(at.seats))
        found = at.seats[wish.seat]
    else:
        mine = [s for s in at.seats if at.who.id in {s.identity, s.reserved}]
        found = next(iter(mine or [s for s in at.seats if s.kind == "open"]), None)
        if found is None:
            raise NoFreeSeat
    if found.identity == at.who.id:
        return found
    if not found.free:
        raise SeatTaken(found.seat)
    if found.kind == "invited" and not wish.key and found.reserved != at.who.id:
        raise SeatReserved
    return found


def _vacate(at: Change, seat: SeatRow) -> None:
    seat.kind = "invited" if seat.key else "open"
    seat.identity, seat.name, seat.salt, seat.salt_commitment = None, "", "", ""
    at.save(seat)
