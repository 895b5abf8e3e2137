"""From a seat that owes to a notice. The first step is written in the transaction that makes the seat owe:

1. `owe` adds a job for each seat that somebody wants to hear of, due after a while.
2. `tell` looks whether the seat still owes, and its person has not looked since. If so it marks them as told, once until
   they look again, and adds a job for each way: now, or gathered at the end of their quiet hours.
3. `send` and `gather` (`sending.py`) look once more and send.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection

from ludotheca.kernel.codec import canonical
from ludotheca.server.clocks import pace_time
from ludotheca.server.notices import quiet
from ludotheca.server.protocol import NoticeKind
from ludotheca.server.store import jobs
from ludotheca.server.store import notices as rows
from ludotheca.server.store.rows import SeatRow, TableRow

TELL, SEND, GATHER = "notice-tell", "notice-send", "notice-gather"
_SHORT_SHARE = 6  # time is short when a sixth of it is left
_BEGIN_MS = 10_000


class Delays(msgspec.Struct, frozen=True):
    """How long a turn waits before its seat is told of it, in milliseconds."""

    sitting: int = 60_000
    days: int = 300_000


USUAL = Delays()


class Due(msgspec.Struct, frozen=True):
    """The body of a job: which seat is to be told of what, that began when."""

    table: str
    seat: int
    kind: NoticeKind
    since: int


class Sending(msgspec.Struct, frozen=True):
    """The body of a job: by which way whom to tell of which table; none: of all that wait."""

    way: str
    identity: str
    table: str = ""
    kind: NoticeKind = "turn"
    told: int = 0


def owe(
    c: Connection,
    row: TableRow,
    seats: Sequence[SeatRow],
    newly: Iterable[int],
    now: int,
    delays: Delays,
    *,
    deadline: int | None,
) -> None:
    """These seats owe a decision since now: whoever wants to hear of it will. For the transaction that makes them owe."""
    wait = delays.days if row.pace_unit == "day" else delays.sitting
    for seat in newly:
        person = seats[seat]
        if person.by_bot or person.identity is None or not rows.wanted(c, row.id, person.identity):
            continue
        _add(c, row, Due(row.id, seat, "turn", now), now, now + wait)
        allowed = pace_time(row.pace)
        if row.pace_unit == "day" and deadline is not None and allowed is not None:
            _add(c, row, Due(row.id, seat, "short", now), now, deadline - allowed // _SHORT_SHARE)


def acted(c: Connection, row: TableRow, identity: str | None, now: int) -> None:
    """Somebody decided: so they have looked."""
    if identity is not None and rows.wanted(c, row.id, identity):
        rows.note_look(c, row.id, identity, now)


def begun(c: Connection, row: TableRow, seats: Sequence[SeatRow], now: int, delays: Delays) -> None:
    """A game has begun: its people are told, and those who owe."""
    for seat in seats:
        if not seat.by_bot and seat.identity is not None and rows.wanted(c, row.id, seat.identity):
            _add(c, row, Due(row.id, seat.seat, "begin", now), now, now + min(_BEGIN_MS, delays.sitting))
    owing = [seat.seat for seat in seats if row.owing >> seat.seat & 1]
    owe(c, row, seats, owing, now, delays, deadline=row.deadline)


def invited(c: Connection, row: TableRow, seats: Iterable[SeatRow], now: int, delays: Delays) -> None:
    """Seats are kept for these people, who played together before. For the transaction that makes the table."""
    for seat in seats:
        if seat.reserved and rows.wanted(c, row.id, seat.reserved):
            _add(c, row, Due(row.id, seat.seat, "invite", now), now, now + delays.sitting)


def _add(c: Connection, row: TableRow, due: Due, now: int, at: int) -> None:
    key = f"{row.id}.{due.seat}.{row.head}.{due.kind}"
    jobs.add(c, TELL, key, now, canonical(due).decode(), max(at, now))


def waits_for(row: TableRow, seats: Sequence[SeatRow], identity: str) -> bool:
    """Whether a table waits for a decision of this person."""
    mine = next((seat for seat in seats if seat.identity == identity), None)
    if mine is None or mine.by_bot or row.status != "running":
        return False
    return bool(row.owing >> mine.seat & 1)


def awaits(row: TableRow, seats: Sequence[SeatRow], identity: str) -> bool:
    """Whether a seat is kept for this person at a table that has not begun."""
    kept = any(seat.reserved == identity and seat.identity is None for seat in seats)
    return kept and row.status == "waiting" and all(seat.identity != identity for seat in seats)


def settle(c: Connection, row: TableRow, seats: Sequence[SeatRow], due: Due, now: int) -> None:
    """Decide whether the seat is told, and by which ways. For the transaction that closes the job."""
    person = whom(seats, due)
    if person is None or not _still(row, seats, person, due):
        return
    look = rows.look_of(c, row.id, person, lock=True)
    if look.looked >= due.since:
        return
    _tell_person(c, row, person, look, due, now)
    if due.kind == "turn" and look.told_all <= look.looked:
        for way in rows.ways_at(c, row.id):
            rows.note(c, row.id, person, told_all=now)
            sending = Sending(way.id, person, row.id, due.kind, now)
            jobs.add(c, SEND, f"{way.id}.{row.id}.{due.seat}.{now}", now, canonical(sending).decode())


def whom(seats: Sequence[SeatRow], due: Due) -> str | None:
    """The person that a job is about; None if there is none any more."""
    if due.seat >= len(seats):
        return None
    seat = seats[due.seat]
    return (seat.reserved or None) if due.kind == "invite" else seat.identity


def _still(row: TableRow, seats: Sequence[SeatRow], person: str, due: Due) -> bool:
    """Whether what they are to be told is so now."""
    if due.kind == "invite":
        return awaits(row, seats, person)
    if row.status != "running" or seats[due.seat].by_bot:
        return False
    return due.kind == "begin" or waits_for(row, seats, person)


def _tell_person(c: Connection, row: TableRow, person: str, look: rows.Look, due: Due, now: int) -> None:
    """Once a visit; that time is short may be said besides, once a decision."""
    if due.kind != "short" and look.told > look.looked:
        return
    rules = rows.rules_of(c, person)
    wanted = getattr(rules, due.kind)
    ways = [way for way in rows.ways_to(c, person) if way.kind in wanted]
    if not ways:
        return
    rows.note(c, row.id, person, told=now)
    for way in ways:
        at = quiet.moment(rules, way.kind, due.kind, now)
        if at <= now:
            body = canonical(Sending(way.id, person, row.id, due.kind, now)).decode()
            jobs.add(c, SEND, f"{way.id}.{row.id}.{due.kind}.{now}", now, body)
        else:
            body = canonical(Sending(way.id, person)).decode()
            jobs.add(c, GATHER, f"{way.id}.{at}", now, body, at)
