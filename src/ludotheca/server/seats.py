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
from ludotheca.server.people import crests
from ludotheca.server.play import begin, give_up
from ludotheca.server.store import rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.server.tables import Tables

# After so many deadlines in a row the others need not wait for somebody any more.
MOST_MISSED = 2


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
    crests.give(at.c, [wanted])
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
    planned, old = planned_seat(at.row.id, wish.seat, wish.plan, at.who), at.seats[wish.seat]
    if planned.kind == old.kind == "invited":  # a link that was sent stays good
        planned.key, planned.reserved = old.key, old.reserved
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
    _settle(at.c, at.row, at.seats, at.reveal_ms, at.delays)


def _settle(c: Connection, row: TableRow, seats: list[SeatRow], reveal_ms: int, delays: Delays) -> None:
    """Bots in the seats that are free; then await the salts, or begin."""
    for seat in seats:
        if seat.free:
            seat.kind, seat.level, seat.key = "bot", DEFAULT_LEVEL, ""
            rows.save_seat(c, seat)
    if fairness.awaited(seats):
        row.reveal_by = row.updated + reveal_ms
    else:
        begin(c, row, seats, row.updated, delays)


def start_by_itself(c: Connection, table_id: str, now: int, reveal_ms: int, delays: Delays) -> None:
    """Begin a table whose time has come, with bots in the seats that are free."""
    row, seats = rows.load_table(c, table_id, lock=True)
    if row.status != "waiting" or row.reveal_by is not None or row.begins is None or row.begins > now:
        return
    row.updated = now
    _settle(c, row, seats, reveal_ms, delays)
    rows.save_table(c, row)


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
def drop_in(wish: p.DropIn, at: Change) -> None:
    """Take a bot's seat while the first round lasts. From now on the newcomer knows what that seat knows, and nothing else."""
    at.need("running")
    if wish.seat >= len(at.seats):
        raise UnknownSeat(wish.seat, len(at.seats))
    seat = at.seats[wish.seat]
    if not at.row.joinable or seat.kind != "bot" or rows.seat_of(at.seats, at.who.id) != SPECTATOR:
        raise SeatTaken(wish.seat)
    rating.check_person(at.row, at.who)
    seat.kind, seat.identity, seat.name = "person", at.who.id, at.who.name
    crests.give(at.c, [seat])
    at.save(seat)
    at.row.joinable = any(other.kind == "bot" for other in at.seats)
    at.row.bots_due = any(at.row.owing >> other.seat & 1 and other.by_bot for other in at.seats)


@carry_out.register
def replace(wish: p.Replace, at: Change) -> None:
    """A bot plays on for somebody who has long been away; the seat stays theirs."""
    at.need("running")
    at.own_seat()
    if wish.seat >= len(at.seats):
        raise UnknownSeat(wish.seat, len(at.seats))
    seat = at.seats[wish.seat]
    if seat.kind != "person" or seat.resigned:
        raise BadValue("seat", "is a bot's already")
    if seat.missed < MOST_MISSED or seat.leave_until > at.row.updated:
        raise BadValue(
            "seat", f"is not long away: it has missed {seat.missed} of {MOST_MISSED} deadlines in a row"
        )
    seat.resigned, seat.level, seat.absent, seat.missed = True, seat.level or DEFAULT_LEVEL, False, 0
    at.save(seat)
    at.row.bots_due = any(at.row.owing >> other.seat & 1 and other.by_bot for other in at.seats)


@carry_out.register
def hold(wish: p.HoldTable, at: Change) -> None:
    """Wait for people instead of beginning with bots."""
    at.need_owner()
    at.need_open()
    at.row.begins = None


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
    seat.identity, seat.name, seat.salt, seat.salt_commitment, seat.crest = None, "", "", "", ""
    at.save(seat)
