"""The acts of those who run a server. Each is one transaction with its line in the log; each but closing a table can be undone."""

from __future__ import annotations

import hashlib

import msgspec
from sqlalchemy import Connection, func, select

from ludotheca.bots.levels import DEFAULT_LEVEL
from ludotheca.kernel.codec import canonical
from ludotheca.server.house.errors import NoSubject, UnknownAct
from ludotheca.server.play import give_up
from ludotheca.server.protocol import ActKind, HouseEntry, HouseHost, HouseLimit, HouseLog, HouseReport, Line
from ludotheca.server.store import ddl as t
from ludotheca.server.store import events, house, members, people, reports, rows

DAY_MS = 86_400_000
_ROLES = {"make_moderator": "moderator", "make_owner": "owner", "take_role": None}
_LIFTS = {"unban": "ban", "unmute": "mute"}


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """An act with whom it concerns: a person's number, or a table's, or for a banner nobody."""

    act: ActKind
    subject: str = ""
    days: int = 7
    reason: str = ""
    text: str = ""


def carry_out(c: Connection, by: str, order: Order, now: int) -> list[str]:
    """Do it and note it; the tables that changed."""
    touched: list[str] = []
    before = ""
    match order.act:
        case "ban" | "mute":
            before = _kept(house.restriction(c, _person(order), order.act, now))
            house.restrict(c, order.subject, order.act, now + order.days * DAY_MS, order.reason)
            if order.act == "ban":
                touched = _leave_all(c, order.subject, now)
        case "unban" | "unmute":
            before = _kept(house.restriction(c, _person(order), _LIFTS[order.act], now))
            house.lift(c, order.subject, _LIFTS[order.act])
        case "make_moderator" | "make_owner" | "take_role":
            before = house.role_of(c, _person(order)) or ""
            house.set_role(c, order.subject, msgspec.convert(_ROLES[order.act], house.Role | None), now)
        case "banner":
            before = house.banner(c)
            house.set_banner(c, order.text)
        case "take_event":
            before, touched = _take_event(c, order)
        case "close_table":
            touched = [order.subject] if order.subject else []
            _close(c, order, now)
    reason = order.text if order.act == "banner" else order.reason
    house.log(c, by=by, act=order.act, subject=order.subject, reason=reason, now=now, before=before)
    return touched


def undo(c: Connection, by: str, number: int, now: int) -> list[str]:
    """As if it had not been done; the log keeps both. The tables that changed."""
    touched: list[str] = []
    found = house.act_of(c, number)
    if (
        found is None
        or found[0].undone
        or found[0].act in {"close_table", "undo", "look", "report", "invite"}
    ):
        raise UnknownAct
    act, before = found
    match act.act:
        case "ban" | "mute" | "unban" | "unmute":
            kind = _LIFTS.get(act.act, act.act)
            if before:
                until, reason = msgspec.json.decode(before, type=tuple[int, str])
                house.restrict(c, act.subject, kind, until, reason)
            else:
                house.lift(c, act.subject, kind)
        case "banner":
            house.set_banner(c, before)
        case "take_event":
            touched = _set_event(c, act.subject, before)
        case _:
            house.set_role(c, act.subject, msgspec.convert(before or None, house.Role | None), now)
    house.mark_undone(c, number)
    house.log(c, by=by, act="undo", subject=act.subject, reason=str(number), now=now)
    return touched


def entries(c: Connection) -> list[HouseEntry]:
    """The log with names as they are now."""
    found = house.acts(c)
    numbers = {act.by for act in found} | {act.subject for act in found}
    names = {
        row.id: row.name
        for known in (t.identities.c, t.events.c)
        for row in c.execute(select(known.id, known.name).where(known.id.in_(numbers)))
    }
    return [
        HouseEntry(
            number=act.id,
            by=names.get(act.by, ""),
            act=act.act,
            subject=act.subject if act.act == "close_table" else names.get(act.subject, ""),
            reason=act.reason,
            made=act.made,
            undone=act.undone,
        )
        for act in found
    ]


def log(c: Connection, now: int) -> HouseLog:
    """What was done, and what holds now, by names."""
    r = t.restrictions.c
    last = select(func.max(t.acts.c.id)).where(
        t.acts.c.act == r.kind, t.acts.c.subject == r.identity, ~t.acts.c.undone
    )
    query = select(r.identity, r.kind, r.until, r.reason, last.scalar_subquery().label("number"))
    limits = [
        HouseLimit(
            name=_name(c, row.identity),
            act=row.kind,
            until=row.until,
            reason=row.reason,
            number=row.number or 0,
        )
        for row in c.execute(query.where(r.until > now).order_by(r.until))
    ]
    hosts = [
        HouseHost(name=_name(c, identity), role=msgspec.convert(role, house.Role))
        for identity, role in house.roles(c)
    ]
    return HouseLog(entries=entries(c), hosts=hosts, limits=limits)


def open_reports(c: Connection, most: int = 50) -> list[HouseReport]:
    """What was reported and is not settled, the oldest first; nobody's number is in it."""
    return [_report(c, row) for row in reports.unsettled(c, most)]


def look(c: Connection, by: str, now: int) -> list[HouseReport]:
    """The same for somebody's eyes, and noted."""
    found = open_reports(c)
    if found:
        house.log(c, by=by, act="look", subject="", reason=str(len(found)), now=now)
    return found


def _report(c: Connection, row: reports.ReportRow) -> HouseReport:
    seated = [one.identity for one in row.seats]
    lines = [{"yours": False, **{key: line[key] for key in line if key != "by"}} for line in row.context]
    there = c.execute(select(t.tables.c.id).where(t.tables.c.id == row.table_id)).first() is not None
    return HouseReport(
        report=row.id,
        table=row.table_id if there else "",
        title=row.title,
        seat=seated.index(row.against) if row.against in seated and row.against else -1,
        seq=row.seq,
        name=_name(c, row.against),
        reason=row.reason,
        names=[one.bot or _name(c, one.identity) for one in row.seats],
        lines=msgspec.convert(lines, list[Line]),
        made=row.made,
    )


def _name(c: Connection, identity: str) -> str:
    """What somebody is called now; empty of who was forgotten."""
    known = people.load_identity(c, identity) if identity else None
    return "" if known is None else known.name


def reported(c: Connection, report: str) -> str:
    """Whom a report is about; `NoSubject` if there is none, or they were forgotten."""
    found = reports.load(c, report)
    if found is None or not found.against:
        raise NoSubject("act", "a report about somebody who is still here")
    return found.against


def settle_report(c: Connection, by: str, report: str, now: int) -> None:
    """Close a report; `UnknownAct` if it is not open."""
    if not reports.settle(c, report, now):
        raise UnknownAct
    house.log(c, by=by, act="report", subject="", reason=report, now=now)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _kept(restriction: tuple[int, str] | None) -> str:
    return canonical(restriction).decode() if restriction is not None else ""


def _person(order: Order) -> str:
    if not order.subject:
        raise NoSubject(order.act, "a person: a table and a seat where one sits")
    return order.subject


def _leave_all(c: Connection, identity: str, now: int) -> list[str]:
    """A bot plays their seats and those of their programs, so that nobody waits for them; they may return when they are let in again."""
    touched = [table for bot in members.bots_of(c, identity) for table in _leave_all(c, bot, now)]
    running = select(t.tables.c.id).where(t.tables.c.status == "running")
    sits = (t.seats.c.identity == identity) & t.seats.c.table_id.in_(running)
    own = list(c.execute(select(t.seats.c.table_id).where(sits)).scalars())
    for table_id in own:
        row, seats = rows.load_table(c, table_id, lock=True)
        mine = seats[rows.seat_of(seats, identity)]
        mine.resigned, mine.level, mine.absent = True, mine.level or DEFAULT_LEVEL, False
        rows.save_seat(c, mine)
        if any(seat.kind == "person" and not seat.resigned for seat in seats):
            row.bots_due = any(row.owing >> seat.seat & 1 and seat.by_bot for seat in seats)
        else:
            give_up(c, row, now)
        rows.save_table(c, row)
    return touched + own


def _close(c: Connection, order: Order, now: int) -> None:
    """Take a table away that waits; give one up that runs, its dice published."""
    if not order.subject:
        raise NoSubject(order.act, "a table")
    row, _ = rows.load_table(c, order.subject, lock=True)
    if row.status == "waiting":
        rows.delete_table(c, row.id)
    elif row.status == "running":
        give_up(c, row, now)
        rows.save_table(c, row)


def _take_event(c: Connection, order: Order) -> tuple[str, list[str]]:
    """Nobody sees it any more, no round follows; how it stood, and the tables that changed."""
    event = events.load_event(c, order.subject)
    if event is None or event.status == events.TAKEN:
        raise NoSubject(order.act, "an event")
    return event.status, _set_event(c, event.id, events.TAKEN)


def _set_event(c: Connection, event: str, status: str) -> list[str]:
    """An event as it is to stand; its tables have its name while it is there."""
    row = events.load_event(c, event)
    if row is None:
        raise UnknownAct
    events.set_status(c, event, status)
    tables = [table_id for _, _, table_id, _, _ in events.tables(c, event)]
    for table_id in tables:
        table, _ = rows.load_table(c, table_id, lock=True)
        table.owner_name = "" if status == events.TAKEN else row.name
        rows.save_table(c, table)
    return tables


def find_person(c: Connection, table_id: str, seat: int) -> str:
    """Who sits there; `NoSubject` if nobody does."""
    _, seats = rows.load_table(c, table_id)
    found = seats[seat].identity if seat < len(seats) else None
    if found is None or people.load_identity(c, found) is None:
        raise NoSubject("act", "a seat where a person sits")
    return found
