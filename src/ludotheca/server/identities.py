"""Guests with a durable identity and no account: a signed cookie, a display name, a private link to move it.

The cookie holds the identity's number and a signature of this server's key, which is in the database so that every
instance knows it. Neither appears in any message.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from ludotheca.server.errors import BadToken, BadValue, NoIdentity
from ludotheca.server.store import Store, people
from ludotheca.server.store.people import IdentityRow

COOKIE = "ludotheca"
COOKIE_SECONDS = 400 * 86_400  # the longest that browsers keep
NAME_LENGTH = 24
_KEPT = 20_000


class Identities:
    """Makes, reads and renames identities."""

    def __init__(self, store: Store, key: str, now: Callable[[], int]) -> None:
        self._store = store
        self._key = bytes.fromhex(key)
        self._now = now
        self._known: dict[str, IdentityRow] = {}

    def cookie(self, identity: str) -> str:
        """What the browser keeps."""
        return f"{identity}.{self._sign(identity)}"

    def read(self, cookie: str | None) -> str | None:
        """The identity of a cookie; None if it was not signed here."""
        identity, _, signature = (cookie or "").partition(".")
        if not signature.isascii() or not hmac.compare_digest(signature, self._sign(identity)):
            return None
        return identity

    async def who(self, identity: str | None) -> IdentityRow | None:
        """The row of an identity."""
        if identity is None:
            return None
        row = self._known.get(identity)
        if row is None:
            row = await self._store.read(lambda c: people.load_identity(c, identity))
            self._keep(row)
        return row

    async def need(self, identity: str | None) -> IdentityRow:
        """The row of an identity, or an error that says how to get one."""
        row = await self.who(identity)
        if row is None:
            raise NoIdentity
        return row

    async def create(self, name: str) -> IdentityRow:
        """A new guest."""
        row = IdentityRow(id=secrets.token_hex(16), name=clean_name(name), restore="", created=self._now())
        await self._store.write(lambda c: people.insert_identity(c, row))
        self._keep(row)
        return row

    async def rename(self, identity: str, name: str) -> tuple[IdentityRow, list[str]]:
        """Give a guest another name; also returns the tables where it shows."""
        row = msgspec.structs.replace(await self.need(identity), name=clean_name(name))

        def work(c: Connection) -> list[str]:
            people.change_identity(c, identity, name=row.name)
            return people.rename_in_waiting(c, identity, row.name)

        touched = await self._store.write(work)
        self._keep(row)
        return row, touched

    async def new_restore(self, identity: str) -> str:
        """A token that makes whoever brings it this identity; the one before is void."""
        row = await self.need(identity)
        token = secrets.token_urlsafe(32)
        await self._store.write(lambda c: people.change_identity(c, row.id, restore=_digest(token)))
        return token

    async def restore(self, token: str) -> IdentityRow:
        """The identity of a restore token."""
        row = await self._store.read(lambda c: people.find_restore(c, _digest(token)))
        if row is None:
            raise BadToken
        return row

    def _sign(self, identity: str) -> str:
        return hmac.new(self._key, identity.encode(), hashlib.sha256).hexdigest()

    def _keep(self, row: IdentityRow | None) -> None:
        # Where other processes may rename people, memory is no place for names.
        if row is None or self._store.shared:
            return
        if len(self._known) >= _KEPT:
            self._known.clear()
        self._known[row.id] = row


def clean_name(name: str) -> str:
    """A display name without what cannot be seen, or an error that says what is wrong with it."""
    shown = "".join(char if unicodedata.category(char)[0] not in "CZ" else " " for char in name)
    shown = unicodedata.normalize("NFC", " ".join(shown.split()))
    if not shown:
        raise BadValue("name", "has nothing in it that can be seen")
    if len(shown) > NAME_LENGTH:
        raise BadValue("name", f"has {len(shown)} characters; at most {NAME_LENGTH} fit")
    return shown


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
