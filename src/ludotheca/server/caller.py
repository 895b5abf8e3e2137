"""Who may ask at all: what this house is called, the origin of a page, the identity of a cookie."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludotheca.server.errors import BadOrigin, SignedOut
from ludotheca.server.limits import counted
from ludotheca.server.people.errors import BadBearer, WrongScope
from ludotheca.server.people.identities import COOKIE, Identities
from ludotheca.server.people.tokens import Bearer
from ludotheca.server.settings import Settings
from ludotheca.server.store.people import IdentityRow

Anyone = ASGIConnection[Any, Any, Any, Any]
_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?", re.IGNORECASE)
_USUAL_PORTS = {"http": 80, "https": 443}


class OwnNames:
    """The names this server answers to. A page on a foreign name that was turned to this machine's address (DNS
    rebinding) must not use it. Nobody can turn `localhost`, a plain address or this machine's own name."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        named = [urlsplit(url).hostname for url in (settings.public_url, *_listed(settings))]
        self._names = {"localhost", own, f"{own}.local", settings.host.lower(), *filter(None, named)}

    def is_called(self, host: str) -> bool:
        """Whether a `Host` header names this server; its port does not matter."""
        found = _HOST.fullmatch(host.strip())
        if found is None:
            return False
        name = found["name"].lower().removesuffix(".")
        return name in self._names or name.endswith(".localhost") or _is_address(name.strip("[]"))


def check_origin(connection: Anyone, settings: Settings) -> None:
    """Refuse a page of another site that tries to act with its visitor's cookie. Scripts send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    allowed = {_origin(url) for url in (settings.public_url, *_listed(settings))}
    if scheme == "https" or not settings.secure():  # a page that came unprotected may be anybody's
        allowed.add(_origin(f"{scheme}://{connection.headers.get('host', '')}"))
    found = _origin(origin)
    if not found or found not in allowed:
        raise BadOrigin(origin)


def socket_of(connection: Anyone) -> str:
    """Where a page of this server finds its WebSocket: the only other address it may talk to."""
    host = connection.headers.get("host", "").strip()
    if not _HOST.fullmatch(host):
        return ""
    return f"{'wss' if connection.scope['scheme'] == 'https' else 'ws'}://{host}"


def address_of(connection: Anyone) -> str:
    """Where the request comes from, as limits count it."""
    return counted(connection.client.host) if connection.client is not None else "local"


async def need_caller(connection: Anyone, identities: Identities) -> IdentityRow | None:
    """Whose cookie or token it is, None without one; `SignedOut` or `BadBearer` if it is void. A token reads with the scope
    `read` and does the rest with `play`; what is only for a person at a browser, it never does."""
    bearer = await bearer_of(connection)
    if bearer is None:
        return await identities.signed_in(connection.cookies.get(COOKIE))
    reads = connection.scope.get("method", "GET") in {"GET", "HEAD"}
    if not reads and connection.scope["path"].startswith("/api/me"):
        raise WrongScope("a browser")
    bearer.need("read" if reads else "play")
    row = await identities.who(bearer.identity)
    if row is None:
        raise BadBearer
    return row


async def bearer_of(connection: Anyone) -> Bearer | None:
    """The token that came with a request, None without one; `BadBearer` if it is void."""
    secret = _bearer(connection)
    found: Bearer | None = await connection.app.state.service.tokens.read(secret) if secret else None
    return found


def by_token(connection: Anyone) -> bool:
    """Whether a program asks."""
    return bool(_bearer(connection))


def _bearer(connection: Anyone) -> str:
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip()[:256] if scheme.lower() == "bearer" else ""


async def caller(connection: Anyone, identities: Identities) -> IdentityRow | None:
    """The same for what anybody may see: a void cookie is none."""
    try:
        return await need_caller(connection, identities)
    except SignedOut:
        return None


def _listed(settings: Settings) -> list[str]:
    return [text.strip() for text in settings.origins.split(",") if text.strip()]


def _origin(url: str) -> str:
    """Scheme, name and port of an address, written in one way; empty if it has none."""
    try:
        parts = urlsplit(url)
        port = parts.port or _USUAL_PORTS.get(parts.scheme)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port}" if parts.hostname and port else ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
