"""What somebody may ask about their notices, and the part of the server that sends them."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection

from ludotheca.kernel.codec import canonical
from ludotheca.server import protocol as p
from ludotheca.server.errors import BadToken, BadValue, NotOwner, ServerError, TooMany
from ludotheca.server.jobs import Jobs
from ludotheca.server.limits import per_hour
from ludotheca.server.notices import quiet, words
from ludotheca.server.notices.carriers import Carriers, Gone, check_mail, check_push
from ludotheca.server.notices.reach import Unreached
from ludotheca.server.notices.sending import Sender
from ludotheca.server.store import notices, rows
from ludotheca.server.store.notices import Way
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.tables import Tables

_MOST_WAYS = 12
_SENDERS = 4  # at once, in each process: one slow address keeps nobody waiting


class CannotSend(ServerError):
    """This server has no such carrier."""

    code = "cannot-send"
    status = 409

    def __init__(self, kind: str) -> None:
        super().__init__(f"This server sends no {kind}: its host has not set it up.", kind=kind)


class UnknownWay(ServerError):
    code = "unknown-way"
    status = 404
    sentence = "You have no such way to be reached: GET /api/me/notices lists yours."


class NotTaken(ServerError):
    """The trial did not arrive."""

    code = "not-taken"
    status = 502

    def __init__(self, reason: str) -> None:
        super().__init__(f"Nobody took the notice there: {reason}.", reason=reason)


class Notices:
    """The notices of a server."""

    def __init__(self, tables: Tables, carriers: Carriers) -> None:
        self._tables = tables
        self._store = tables.store
        self._carriers = carriers
        self._tries = per_hour(20)  # new ways and trials, per identity
        self._letters = per_hour(3)  # first letters, per mail address
        self._jobs = Jobs(self._store, tables.now, Sender(tables, carriers).handlers(), {})

    def start(self) -> None:
        """Begin to send."""
        for _ in range(_SENDERS):
            self._tables.tasks.every(self._tables.settings.sweep_seconds, self._jobs.work)

    async def settings(self, who: IdentityRow) -> p.NoticeSettings:
        """What they have."""
        return await self._store.read(lambda c: self._describe(c, who.id))

    async def save(self, who: IdentityRow, rules: p.NoticeRules) -> p.NoticeSettings:
        """Other rules."""
        quiet.zone_of(rules.zone)
        if (rules.quiet_from is None) != (rules.quiet_to is None):
            raise BadValue("quiet_from", "and quiet_to come together or not at all")

        def work(c: Connection) -> p.NoticeSettings:
            notices.save_rules(c, who.id, rules)
            return self._describe(c, who.id)

        return await self._store.write(work)

    async def add(self, who: IdentityRow, wish: p.NewWay) -> p.NoticeSettings:
        """One more way; a mail gets a first letter."""
        self._tries.check(who.id)
        way = await self._made(who, wish)

        def work(c: Connection) -> p.NoticeRules:
            if wish.table and rows.load_table(c, wish.table)[0].owner != who.id:
                raise NotOwner
            for known in notices.ways_of(c, who.id):  # the same again takes its place
                if (known.kind, known.address, known.table_id) == (way.kind, way.address, way.table_id):
                    notices.drop_way(c, known.id)
            if notices.count_ways(c, who.id) >= _MOST_WAYS:
                raise TooMany("ways to reach you", _MOST_WAYS)
            notices.insert_way(c, way)
            return notices.rules_of(c, who.id)

        rules = await self._store.write(work)
        if way.kind == "mail":
            try:
                await self._carriers.ask(way, rules.language)
            except Unreached as error:
                await self._store.write(lambda c: notices.drop_way(c, way.id))
                raise NotTaken(str(error)) from error
        return await self.settings(who)

    async def _made(self, who: IdentityRow, wish: p.NewWay) -> Way:
        address, keys, state = wish.address, {}, "on"
        match wish.kind:
            case "push":
                if not self._carriers.push_key:
                    raise CannotSend("push")
                check_push(wish.p256dh, wish.auth)
                keys = {"p256dh": wish.p256dh, "auth": wish.auth}
            case "mail":
                if not self._carriers.mails:
                    raise CannotSend("mail")
                address, state = check_mail(address), "waits"
                self._letters.check(address.lower())
            case "hook":
                keys = {"format": wish.format}
        if wish.table and wish.kind != "hook":
            raise BadValue("table", "is for hooks: others reach one person")
        if wish.kind != "mail":
            try:
                await self._carriers.reach.check(address)
            except Unreached as error:
                raise NotTaken(str(error)) from error
        fields = {
            "id": secrets.token_hex(8),
            "identity": who.id,
            "table_id": wish.table or None,
            "kind": wish.kind,
        }
        fields |= {"address": address, "keys": canonical(keys).decode(), "label": wish.label, "state": state}
        return msgspec.convert(fields | {"token": secrets.token_urlsafe(24), "made": self._tables.now()}, Way)

    async def drop(self, who: IdentityRow, way: str) -> p.NoticeSettings:
        """One way less."""
        await self._own(who, way)
        await self._store.write(lambda c: notices.drop_way(c, way))
        return await self.settings(who)

    async def enters(self, who: IdentityRow, way: str, on: bool) -> p.NoticeSettings:
        """Letters to this address let its owner in, or not."""
        found = await self._own(who, way)
        if found.kind != "mail" or found.state == "waits":
            raise BadValue("way", "is no mail address whose first letter was answered")
        await self._store.write(lambda c: notices.change_way(c, way, enters=on))
        return await self.settings(who)

    async def test(self, who: IdentityRow, way: str) -> p.NoticeSettings:
        """A trial; one that arrives wakes a way that rests."""
        self._tries.check(who.id)
        found = await self._own(who, way)
        if found.state == "waits":
            raise BadValue("way", "waits for its first letter to be answered")
        rules = await self._store.read(lambda c: notices.rules_of(c, who.id))
        try:
            await self._carriers.carry(
                found, words.of_trial(rules.language), f"trial {secrets.token_hex(8)}", rules.language
            )
        except Gone:
            await self._store.write(lambda c: notices.drop_way(c, way))
            raise NotTaken("there is nobody any more") from None
        except Unreached as error:
            reason = str(error)
            await self._store.write(lambda c: notices.failed(c, found, reason))
            raise NotTaken(reason) from error
        await self._store.write(lambda c: notices.change_way(c, way, state="on", failures=0, error=""))
        return await self.settings(who)

    async def answer(self, token: str, *, keep: bool) -> p.WayAnswered:
        """A letter was answered by its link, by whoever reads that mail."""
        way = await self._store.write(lambda c: notices.answer(c, token, keep=keep))
        if way is None:
            raise BadToken
        return p.WayAnswered(state="on" if keep else "off", shown=_shown(way))

    async def _own(self, who: IdentityRow, way: str) -> Way:
        found = await self._store.read(lambda c: notices.load_way(c, way))
        if found is None or found.identity != who.id:
            raise UnknownWay
        return found

    def _describe(self, c: Connection, identity: str) -> p.NoticeSettings:
        return p.NoticeSettings(
            rules=notices.rules_of(c, identity),
            ways=[_info(way) for way in notices.ways_of(c, identity)],
            push_key=self._carriers.push_key,
            mail=self._carriers.mails,
        )


def _info(way: Way) -> p.WayInfo:
    return p.WayInfo(
        way=way.id,
        kind=way.kind,
        shown=_shown(way),
        format=msgspec.json.decode(way.keys).get("format", ""),
        table=way.table_id or "",
        state=way.state,
        failures=way.failures,
        error=way.error,
        enters=way.enters,
    )


def _shown(way: Way) -> str:
    """The label, or enough of the address to know it by."""
    if way.kind == "mail":
        name, _, host = way.address.rpartition("@")
        return f"{name[:1]}…{name[-1:]}@{host}"
    return way.label or urlsplit(way.address).hostname or ""
