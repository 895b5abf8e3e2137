"""Guests with a durable identity and no account: a signed cookie, a display name, a private link to move it.

The cookie holds the identity's number, its epoch and a signature of this server's key, which is in the database so that
every instance knows it. None of them appears in any message. To sign out everywhere raises the epoch: cookies with
another one are void.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from ludotheca.server.errors import BadToken, NoIdentity, SignedOut
from ludotheca.server.people import handles
from ludotheca.server.people.names import clean_name
from ludotheca.server.store import Store, people
from ludotheca.server.store.people import IdentityRow

COOKIE = "ludotheca"
COOKIE_SECONDS = 400 * 86_400  # the longest that browsers keep
RESTORE_MS = 3_600_000  # how long a restore link works, once
_KEPT = 20_000


class Claim(msgspec.Struct, frozen=True):
    """What a cookie that was signed here says."""

    identity: str
    epoch: int


class Identities:
    """Makes, reads and renames identities."""

    def __init__(self, store: Store, key: str, now: Callable[[], int]) -> None:
        self._store = store
        self._key = bytes.fromhex(key)
        self._now = now
        self._known: dict[str, IdentityRow] = {}

    def cookie(self, row: IdentityRow) -> str:
        """What the browser keeps. The first epoch is not written: so cookies of earlier versions have it too."""
        claim = f"{row.id}.{row.epoch}" if row.epoch else row.id
        return f"{claim}.{self._sign(claim)}"

    def read(self, cookie: str | None) -> Claim | None:
        """What a cookie says; None if it was not signed here."""
        claim, _, signature = (cookie or "").rpartition(".")
        if not signature.isascii() or not hmac.compare_digest(signature, self._sign(claim)):
            return None
        identity, _, epoch = claim.partition(".")
        return Claim(identity, int(epoch or 0))

    async def signed_in(self, cookie: str | None) -> IdentityRow | None:
        """Whose cookie it is; None without one. `SignedOut` if it is void."""
        claim = self.read(cookie)
        if claim is None:
            return None
        row = await self.who(claim.identity)
        if row is None or row.epoch != claim.epoch:
            raise SignedOut
        return row

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

    async def create(self, name: str, admit: Callable[[Connection], None] | None = None) -> IdentityRow:
        """A new guest; `admit` raises an error if they may not come in."""
        row = IdentityRow(id=secrets.token_hex(16), name=clean_name(name), restore="", created=self._now())
        handles.check_pretence(row.name)

        def work(c: Connection) -> None:
            if admit is not None:
                admit(c)
            handles.check_free(c, row.name)
            people.insert_identity(c, row)

        await self._store.write(work)
        self._keep(row)
        return row

    async def rename(self, identity: str, name: str) -> tuple[IdentityRow, list[str]]:
        """Give a guest another name; also returns the tables where it shows."""
        known, wanted = await self.need(identity), clean_name(name)
        handles.check_pretence(wanted)

        def work(c: Connection) -> tuple[str | None, list[str]]:
            handle = known.handle and handles.for_member(c, wanted, identity)
            handles.check_free(c, wanted, identity)
            people.change_identity(c, identity, name=wanted, handle=handle)
            return handle, people.rename_in_waiting(c, identity, wanted)

        handle, touched = await self._store.write(work)
        row = msgspec.structs.replace(known, name=wanted, handle=handle)
        self._keep(row)
        return row, touched

    async def new_restore(self, identity: str) -> str:
        """A token that makes whoever brings it this identity, once, within the hour; the one before is void."""
        row = await self.need(identity)
        token = secrets.token_urlsafe(32)
        fresh = {"restore": _digest(token), "restore_until": self._now() + RESTORE_MS}
        await self._store.write(lambda c: people.change_identity(c, row.id, **fresh))
        return token

    async def restore(self, token: str) -> IdentityRow:
        """The identity of a restore token, which is used up."""
        now = self._now()
        row = await self._store.write(lambda c: people.use_restore(c, _digest(token), now))
        if row is None:
            raise BadToken
        return row

    async def sign_out(self, identity: str) -> IdentityRow:
        """Make all cookies and the restore link of an identity void; who asked gets a new cookie."""
        row = await self._store.write(lambda c: people.raise_epoch(c, identity))
        if row is None:
            raise NoIdentity
        self._keep(row)
        return row

    def drop(self, identity: str) -> None:
        """The row is gone."""
        self._known.pop(identity, None)

    def _sign(self, identity: str) -> str:
        return hmac.new(self._key, identity.encode(), hashlib.sha256).hexdigest()

    def _keep(self, row: IdentityRow | None) -> None:
        # Where other processes may rename people, memory is no place for names.
        if row is None or self._store.shared:
            return
        if len(self._known) >= _KEPT:
            self._known.clear()
        self._known[row.id] = row


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
