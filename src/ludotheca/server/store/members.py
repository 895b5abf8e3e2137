"""Statements about passkeys and tokens. Each function takes part in its caller's transaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludotheca.server.store import ddl as t

_k, _t = t.passkeys.c, t.tokens.c


class PasskeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey: its id and public key, and how often it says it was used."""

    id: str
    identity: str
    public_key: bytes
    count: int
    name: str
    made: int
    used: int


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """A token of `maker`, acting for `identity`."""

    id: str
    identity: str
    maker: str
    digest: str
    scopes: str
    name: str
    made: int
    used: int | None = None
    until: int


def ask(c: Connection, question: str, identity: str, until: int, now: int) -> None:
    """Keep what a passkey is asked; questions nobody answered in time go."""
    c.execute(delete(t.passkey_questions).where(t.passkey_questions.c.until <= now))
    c.execute(insert(t.passkey_questions), [{"question": question, "identity": identity, "until": until}])


def take_question(c: Connection, question: str, identity: str, now: int) -> bool:
    """Whether it was asked of this one and is not answered yet; it is now."""
    columns = t.passkey_questions.c
    asked = (columns.question == question) & (columns.identity == identity) & (columns.until > now)
    return c.execute(delete(t.passkey_questions).where(asked)).rowcount == 1


def add_passkey(c: Connection, row: PasskeyRow) -> None:
    c.execute(insert(t.passkeys), [msgspec.structs.asdict(row)])


def passkey(c: Connection, key: str) -> PasskeyRow | None:
    row = c.execute(select(t.passkeys).where(_k.id == key)).first()
    return None if row is None else PasskeyRow(**row._mapping)


def passkeys_of(c: Connection, identity: str) -> list[PasskeyRow]:
    query = select(t.passkeys).where(_k.identity == identity).order_by(_k.made, _k.id)
    return [PasskeyRow(**row._mapping) for row in c.execute(query)]


def use_passkey(c: Connection, key: str, count: int, now: int) -> None:
    c.execute(update(t.passkeys).where(_k.id == key).values(count=count, used=now))


def drop_passkey(c: Connection, key: str, identity: str) -> bool:
    return c.execute(delete(t.passkeys).where(_k.id == key, _k.identity == identity)).rowcount == 1


def add_token(c: Connection, row: TokenRow) -> None:
    c.execute(insert(t.tokens), [msgspec.structs.asdict(row)])


def token(c: Connection, digest: str, now: int) -> TokenRow | None:
    """The token with this digest, if it has not ended."""
    row = c.execute(select(t.tokens).where(_t.digest == digest, _t.until > now)).first()
    return None if row is None else TokenRow(**row._mapping)


def living_tokens(c: Connection, names: set[str], now: int) -> set[str]:
    """Those of them that have not ended."""
    return set(c.execute(select(_t.id).where(_t.id.in_(names), _t.until > now)).scalars())


def use_token(c: Connection, name: str, now: int) -> None:
    c.execute(update(t.tokens).where(_t.id == name).values(used=now))


def tokens_of(c: Connection, maker: str) -> list[TokenRow]:
    query = select(t.tokens).where(_t.maker == maker).order_by(_t.made, _t.id)
    return [TokenRow(**row._mapping) for row in c.execute(query)]


def drop_token(c: Connection, name: str, maker: str) -> bool:
    return c.execute(delete(t.tokens).where(_t.id == name, _t.maker == maker)).rowcount == 1


def bots_of(c: Connection, maker: str) -> dict[str, str]:
    """A member's bots: name by id."""
    columns = t.identities.c
    query = select(columns.id, columns.name).where(columns.maker == maker)
    return {row.id: row.name for row in c.execute(query)}


class SignInLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link that lets somebody in, once, until then; we keep its digest."""

    digest: str
    identity: str
    until: int


def let_in_by(c: Connection, address: str) -> list[tuple[str, str, str]]:
    """Whom letters to an address let in, the latest first: their number, their name, the address as they wrote it."""
    w, known = t.ways.c, t.identities.c
    query = select(known.id, known.name, w.address).join(t.ways, w.identity == known.id)
    query = query.where(w.kind == "mail", w.state == "on", w.enters, func.lower(w.address) == address)
    return [(row.id, row.name, row.address) for row in c.execute(query.order_by(w.made.desc()))]


def keep_link(c: Connection, link: SignInLink, now: int) -> None:
    """In place of what is void: the same person's earlier one, and all whose time is up."""
    columns = t.sign_in_links.c
    void = (columns.identity == link.identity) | (columns.until <= now)
    c.execute(delete(t.sign_in_links).where(void))
    c.execute(insert(t.sign_in_links), [msgspec.structs.asdict(link)])


def take_link(c: Connection, digest: str, now: int) -> str | None:
    """Whom it lets in, None if it is void; it is used up."""
    columns = t.sign_in_links.c
    good = (columns.digest == digest) & (columns.until > now)
    found = c.execute(select(columns.identity).where(good)).scalar()
    taken = c.execute(delete(t.sign_in_links).where(good)).rowcount == 1
    return str(found) if found is not None and taken else None


def forget(c: Connection, identity: str) -> None:
    """All keys and tokens of somebody."""
    c.execute(delete(t.sign_in_links).where(t.sign_in_links.c.identity == identity))
    c.execute(delete(t.passkeys).where(_k.identity == identity))
    c.execute(delete(t.passkey_questions).where(t.passkey_questions.c.identity == identity))
    c.execute(delete(t.tokens).where((_t.maker == identity) | (_t.identity == identity)))
