"""A letter that lets its reader in: a link for one use within a quarter of an hour, to an address its owner has confirmed and
chosen for that. Who asks learns nothing: the answer is the same for every address, and the rest happens afterwards."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from functools import partial
from typing import Literal

from sqlalchemy import Connection

from ludotheca.server import protocol as p
from ludotheca.server.errors import BadToken, TooFast
from ludotheca.server.limits import per_hour
from ludotheca.server.notices.carriers import Carriers, check_mail
from ludotheca.server.notices.reach import Unreached
from ludotheca.server.notices.service import CannotSend
from ludotheca.server.store import members, people
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.tables import Tables

LINK_MS = 15 * 60_000
_MOST_NAMES = 3  # that one address lets in


class SignInLetters:
    """Sends them, and takes their links."""

    def __init__(self, tables: Tables, carriers: Carriers) -> None:
        self._tables = tables
        self._store = tables.store
        self._carriers = carriers
        self._letters = per_hour(3)  # per mail address

    def ask(self, wish: p.AskLetter) -> None:
        """A letter to this address, if it lets anybody in."""
        if not self._carriers.mails:
            raise CannotSend("mail")
        address = check_mail(wish.address).lower()
        self._tables.tasks.spawn(self._send(address, wish.language))

    async def _send(self, address: str, language: Literal["en", "fr"]) -> None:
        found = await self._store.read(lambda c: members.let_in_by(c, address))
        try:
            if found:
                self._letters.check(address)
        except TooFast:
            return
        for identity, name, to in found[:_MOST_NAMES]:
            token, now = secrets.token_urlsafe(32), self._tables.now()
            link = members.SignInLink(digest=_digest(token), identity=identity, until=now + LINK_MS)
            await self._store.write(partial(members.keep_link, link=link, now=now))
            with contextlib.suppress(Unreached):  # it is in the log
                await self._carriers.let_in(to, name, token, language)

    async def come_in(self, token: str) -> IdentityRow:
        """Whom the link lets in; it is used up."""
        now = self._tables.now()

        def work(c: Connection) -> IdentityRow | None:
            identity = members.take_link(c, _digest(token), now)
            return None if identity is None else people.load_identity(c, identity)

        row = await self._store.write(work)
        if row is None:
            raise BadToken
        return row


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
