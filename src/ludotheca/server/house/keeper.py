"""What both doors may ask about running this server, and who is let in."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection

from ludotheca.server import protocol as p
from ludotheca.server.house import acts
from ludotheca.server.house.errors import Banned, InvitationNeeded, Muted, NeedsRole, NoSubject
from ludotheca.server.store import house
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.tables import Tables


class Keeper:
    """Keeps the house. Bans and mutes are known in memory, read again with every poll: a move costs no look at the database."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._restricted: dict[tuple[str, str], tuple[int, str]] = {}

    async def start(self) -> None:
        await self.refresh()
        self._tables.tasks.every(self._tables.settings.poll_seconds, self.refresh)

    async def refresh(self) -> None:
        """Read who may not, as other processes and the command line left it."""
        self._restricted = await self._store.read(house.restrictions)

    def check_player(self, identity: str) -> None:
        """`Banned` if they may not play here now."""
        if (until := self._until(identity, "ban")) is not None:
            raise Banned(*until)

    def check_speaker(self, identity: str) -> None:
        """`Muted` if they may not speak here now."""
        if (until := self._until(identity, "mute")) is not None:
            raise Muted(*until)

    def _until(self, identity: str, kind: str) -> tuple[int, str] | None:
        found = self._restricted.get((identity, kind))
        return found if found is not None and found[0] > self._tables.now() else None

    def admit(self, c: Connection, invitation: str) -> None:
        """Let a newcomer in, or `InvitationNeeded`. For the transaction that makes them: who is not made uses up nothing."""
        if not self._tables.settings.closed:
            return
        token, now = acts.digest(invitation), self._tables.now()
        if not invitation or not house.use_invitation(c, token, now):
            raise InvitationNeeded

    async def info(self, who: IdentityRow | None) -> p.HouseInfo:
        """What this house says to everybody."""

        def look(c: Connection) -> p.HouseInfo:
            role = None if who is None else house.role_of(c, who.id)
            return p.HouseInfo(
                banner=house.banner(c),
                closed=self._tables.settings.closed,
                mail=bool(self._tables.settings.mail_server),
                role=role,
            )

        return await self._store.read(look)

    async def act(self, who: IdentityRow, wish: p.HouseAct) -> p.HouseLog:
        """Carry out an act; the log with it."""
        now = self._tables.now()

        def work(c: Connection) -> tuple[list[str], p.HouseLog]:
            gives = wish.act in {"make_moderator", "make_owner", "take_role"}
            _need(c, who, now, owner=gives)
            order = acts.Order(
                act=wish.act, subject=_subject(c, wish), days=wish.days, reason=wish.reason, text=wish.text
            )
            if order.subject and not gives and house.role_of(c, order.subject) is not None:
                _need(c, who, now, owner=True)  # a moderator does not act against another
            touched = acts.carry_out(c, who.id, order, now)
            return touched, acts.log(c, now)

        return await self._changed(*await self._store.write(work))

    async def undo(self, who: IdentityRow, number: int) -> p.HouseLog:
        """As if an act had not been done."""
        now = self._tables.now()

        def work(c: Connection) -> tuple[list[str], p.HouseLog]:
            found = house.act_of(c, number)
            gives = found is not None and found[0].act in {"make_moderator", "make_owner", "take_role"}
            _need(c, who, now, owner=gives)
            touched = acts.undo(c, who.id, number, now)
            return touched, acts.log(c, now)

        return await self._changed(*await self._store.write(work))

    async def _changed(self, touched: list[str], log: p.HouseLog) -> p.HouseLog:
        """Everybody hears of it."""
        await self.refresh()
        for table in touched:
            await self._tables.look_anew(table)
        return log

    async def log(self, who: IdentityRow) -> p.HouseLog:
        """What was done; for those who run this server."""
        now = self._tables.now()

        def look(c: Connection) -> p.HouseLog:
            _need(c, who, now)
            return acts.log(c, now)

        return await self._store.read(look)

    async def reports(self, who: IdentityRow) -> p.HouseReports:
        """What was reported and is not settled; that somebody looked is in the log."""
        now = self._tables.now()

        def work(c: Connection) -> p.HouseReports:
            _need(c, who, now)
            return p.HouseReports(reports=acts.look(c, who.id, now))

        return await self._store.write(work)

    async def settle(self, who: IdentityRow, report: str) -> p.HouseReports:
        """A report is settled, whatever was done about it."""
        now = self._tables.now()

        def work(c: Connection) -> p.HouseReports:
            _need(c, who, now)
            acts.settle_report(c, who.id, report, now)
            return p.HouseReports(reports=acts.open_reports(c))

        return await self._store.write(work)

    async def invite(self, who: IdentityRow, wish: p.NewInvitation) -> p.Invitation:
        """A link that lets newcomers in."""
        token, now = secrets.token_urlsafe(18), self._tables.now()

        def work(c: Connection) -> None:
            _need(c, who, now)
            invite(c, who.id, token, wish, now)

        await self._store.write(work)
        return p.Invitation(link=f"/join#{token}")


def invite(c: Connection, by: str, token: str, wish: p.NewInvitation, now: int) -> None:
    """Note an invitation, and that it was made."""
    house.add_invitation(c, acts.digest(token), by, wish.uses, now + wish.days * acts.DAY_MS)
    house.log(c, by=by, act="invite", subject="", reason=f"{wish.uses} / {wish.days}", now=now)


def _need(c: Connection, who: IdentityRow, now: int, *, owner: bool = False) -> None:
    role = house.role_of(c, who.id)
    if house.restriction(c, who.id, "ban", now) is not None:
        role = None
    if role is None or (owner and role != "owner"):
        raise NeedsRole("owner" if owner else "moderators")


def _subject(c: Connection, wish: p.HouseAct) -> str:
    """Whom an act is about."""
    if wish.act == "banner":
        return ""
    if wish.act == "take_event":
        if wish.event is None:
            raise NoSubject(wish.act, "an event")
        return wish.event
    if wish.report is not None and wish.act != "close_table":
        return acts.reported(c, wish.report)
    if wish.table is None:
        raise NoSubject(wish.act, "a table")
    if wish.act == "close_table":
        return wish.table
    if wish.seat is None:
        raise NoSubject(wish.act, "a table and a seat")
    return acts.find_person(c, wish.table, wish.seat)
