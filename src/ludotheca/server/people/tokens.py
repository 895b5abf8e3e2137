"""Tokens for programs: `Authorization: Bearer ludo_...` in place of a cookie, at both doors. We keep their digests only."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from ludotheca.server import protocol as p
from ludotheca.server.errors import BadValue, TooMany
from ludotheca.server.people import handles
from ludotheca.server.people.errors import BadBearer, NeedsAccount, UnknownKey, WrongScope
from ludotheca.server.people.names import clean_name
from ludotheca.server.store import Store, members, people
from ludotheca.server.store.members import TokenRow
from ludotheca.server.store.people import IdentityRow

PREFIX = "ludo_"
MOST = 10
MOST_BOTS = 10  # of one member; each keeps its name
DAY_MS = 86_400_000
_NOTED_MS = 60_000  # a use is written down once a minute


class Bearer(msgspec.Struct, frozen=True):
    """A token that was shown: its id, whom it acts for, and what it may."""

    id: str
    identity: str
    scopes: frozenset[str]

    def need(self, scope: p.Scope) -> None:
        """`WrongScope` if it may not do that."""
        if scope not in self.scopes:
            raise WrongScope(f"the scope '{scope}'")


class Tokens:
    """Makes, reads and ends tokens."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def make(self, who: IdentityRow, wish: p.NewToken) -> p.MadeToken:
        """A new token, and the bot it acts for if it is a new one."""
        if who.handle is None or who.maker is not None:
            raise NeedsAccount
        if ("bot" in wish.scopes) != bool(wish.bot.strip()):
            raise BadValue("bot", "names the program if it has the scope 'bot', and only then")
        secret, now = PREFIX + secrets.token_urlsafe(32), self._now()

        def work(c: Connection) -> p.TokenInfo:
            if len(members.tokens_of(c, who.id)) >= MOST:
                raise TooMany("tokens", MOST)
            row = TokenRow(
                id=secrets.token_hex(8),
                identity=_bot(c, who, wish.bot, now) if wish.bot.strip() else who.id,
                maker=who.id,
                digest=_digest(secret),
                scopes=" ".join(sorted(set(wish.scopes))),
                name=clean_name(wish.name),
                made=now,
                until=now + wish.days * DAY_MS,
            )
            members.add_token(c, row)
            return describe(row, {who.id: who.name} | members.bots_of(c, who.id))

        return p.MadeToken(token=secret, info=await self._store.write(work))

    async def read(self, secret: str) -> Bearer:
        """Whom it acts for; `BadBearer` if it is none, or has ended."""
        now = self._now()
        row = await self._store.read(lambda c: members.token(c, _digest(secret), now))
        if row is None:
            raise BadBearer
        if row.used is None or now - row.used > _NOTED_MS:
            await self._store.write(lambda c: members.use_token(c, row.id, now))
        return Bearer(row.id, row.identity, frozenset(row.scopes.split()))

    async def ended(self, tokens: set[str]) -> set[str]:
        """Which of them are tokens no more: somebody ended them, or their time is up."""
        now = self._now()
        return tokens - await self._store.read(lambda c: members.living_tokens(c, tokens, now))

    async def drop(self, who: IdentityRow, token: str) -> None:
        if not await self._store.write(lambda c: members.drop_token(c, token, who.id)):
            raise UnknownKey


def describe(row: TokenRow, acts: dict[str, str]) -> p.TokenInfo:
    """A token as its maker sees it."""
    scopes = msgspec.convert(row.scopes.split(), list[p.Scope])
    return p.TokenInfo(
        id=row.id,
        name=row.name,
        acts=acts.get(row.identity, ""),
        scopes=scopes,
        made=row.made,
        used=row.used,
        until=row.until,
    )


def _bot(c: Connection, who: IdentityRow, wanted: str, now: int) -> str:
    """The id of a member's bot of this name, made if there is none. Its name says that it is one."""
    handles.check_pretence(wanted)
    name = clean_name(wanted)[:18].strip() + handles.BOT_MARK
    for found, called in members.bots_of(c, who.id).items():
        if called == name:
            return found
    if len(members.bots_of(c, who.id)) >= MOST_BOTS:
        raise TooMany("programs", MOST_BOTS)
    handles.check_free(c, name)
    row = IdentityRow(
        id=secrets.token_hex(16),
        name=name,
        restore="",
        created=now,
        handle=handles.skeleton(name),
        maker=who.id,
    )
    people.insert_identity(c, row)
    return row.id


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
