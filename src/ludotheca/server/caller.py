"""Who may ask at all: the origin of a page, the rate of an address, the identity of a cookie."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludotheca.server.errors import BadOrigin, SignedOut
from ludotheca.server.identities import COOKIE, Identities
from ludotheca.server.limits import counted
from ludotheca.server.settings import Settings
from ludotheca.server.store.people import IdentityRow

Anyone = ASGIConnection[Any, Any, Any, Any]


def check_origin(connection: Anyone, settings: Settings) -> None:
    """Refuse a page of another site that tries to act with its visitor's cookie. Scripts send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = {urlsplit(settings.public_url).netloc, *(urlsplit(o.strip()).netloc for o in _list(settings))}
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        netloc = ""
    if not netloc or netloc not in allowed | {connection.headers.get("host", "")}:
        raise BadOrigin(origin)


def address_of(connection: Anyone) -> str:
    """Where the request comes from, as limits count it."""
    return counted(connection.client.host) if connection.client is not None else "local"


async def need_caller(connection: Anyone, identities: Identities) -> IdentityRow | None:
    """Whose cookie it is, None without one; `SignedOut` if it is void."""
    return await identities.signed_in(connection.cookies.get(COOKIE))


async def caller(connection: Anyone, identities: Identities) -> IdentityRow | None:
    """The same for what anybody may see: a void cookie is none."""
    try:
        return await need_caller(connection, identities)
    except SignedOut:
        return None


def _list(settings: Settings) -> list[str]:
    return [text for text in settings.origins.split(",") if text.strip()]
