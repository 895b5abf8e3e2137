"""Posting to an address that somebody gave us, without letting them reach inside.

Only https, only public addresses, no redirect, a few seconds. The name is resolved once and the address that was judged is the one
connected to, so a name that changes its mind between the two (rebinding) gains nothing. Nothing of the answer but its status
is kept. A host may list origins that are exempt: their own ntfy in the same house, say.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

import msgspec

from ludotheca.server.errors import ServerError

SECONDS = 4.0
_MOST_URL = 1_000
_MOST_HEAD = 16_384
_NAME = re.compile(
    r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?", re.IGNORECASE
)
# Ranges that carry an IPv4 address inside: what counts is where that leads.
_WRAPPED = (
    (ipaddress.IPv6Network("::ffff:0:0/96"), 0),
    (ipaddress.IPv6Network("::/96"), 0),
    (ipaddress.IPv6Network("64:ff9b::/96"), 0),
    (ipaddress.IPv6Network("64:ff9b:1::/48"), 0),
    (ipaddress.IPv6Network("2002::/16"), 80),
)
_NEVER = (
    ipaddress.ip_network("2001::/32"),  # Teredo: an address behind somebody's router
    ipaddress.ip_network("fec0::/10"),
    ipaddress.ip_network("192.88.99.0/24"),
    ipaddress.ip_network("100.64.0.0/10"),
)

# A name server may be as slow as it likes: it keeps these waiting, and nobody who thinks.
_THREADS = ThreadPoolExecutor(4, thread_name_prefix="look-up")

Found = list[tuple[int, str]]
# Called when everything is ready, a moment before a message leaves us.
HandOver = Callable[[], Awaitable[None]]
Resolve = Callable[[str, int], Awaitable[Found]]


_TROUBLE = (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError)


class BadAddress(ServerError):
    """An address that this server does not post to."""

    code = "bad-address"

    def __init__(self, reason: str) -> None:
        super().__init__(f"Notices cannot be sent there: {reason}.", reason=reason)


class Unreached(Exception):
    """The address was fine, but nobody took the message there."""


class Doubtful(Unreached):
    """The message was on its way and no answer came: nobody knows whether it arrived."""


async def at_once() -> None:
    """For what may be sent again: nobody is to know that it leaves."""


class Target(msgspec.Struct, frozen=True):
    """An address taken apart; `exempt`: the host of this server listed its origin."""

    secure: bool
    host: str
    port: int
    path: str
    exempt: bool


class Reach:
    """Posts to addresses of people. `exempt` are origins, separated by commas."""

    def __init__(self, exempt: str = "", resolve: Resolve | None = None, seconds: float = SECONDS) -> None:
        self._exempt = {part.strip().rstrip("/").lower() for part in exempt.split(",") if part.strip()}
        self._resolve = resolve or look_up
        self._seconds = seconds

    def read(self, url: str) -> Target:
        """An address taken apart, or `BadAddress`. Nothing is looked up."""
        if len(url) > _MOST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise BadAddress("it is no address of at most 1000 plain characters")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadAddress("it is no address") from None
        host, secure = (parts.hostname or "").lower(), parts.scheme == "https"
        if "\\" in url or "@" in parts.netloc or not host:
            raise BadAddress("it is no plain address of a host")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if f"{parts.scheme}://{parts.netloc}".lower() in self._exempt:
            return Target(secure, host, port or (443 if secure else 80), path, exempt=True)
        if not secure:
            raise BadAddress("it does not begin with https://")
        if not _NAME.fullmatch(host) or host.endswith((".localhost", ".local", ".internal", ".home.arpa")):
            raise BadAddress("its host is no public name")
        if port not in {None, 443} and not (port or 0) >= 1024:
            raise BadAddress(f"its port {port} belongs to something else")
        return Target(True, host, port or 443, path, exempt=False)

    async def check(self, url: str) -> None:
        """`BadAddress` unless it may be posted to as its name stands now."""
        await self._address(self.read(url))

    async def post(
        self, url: str, body: bytes, headers: Mapping[str, str], hand_over: HandOver = at_once
    ) -> int:
        """The status of the answer. `BadAddress`, `Unreached`, or `Doubtful` if no answer comes in time."""
        target = self.read(url)
        try:
            asked = _request(target, body, headers)
            async with asyncio.timeout(self._seconds):
                reader, writer = await _connect(target, await self._address(target))
        except _TROUBLE as error:
            raise Unreached(_said(error)) from error
        try:
            await hand_over()
            async with asyncio.timeout(self._seconds):
                writer.write(asked)
                await writer.drain()
                return await _status(reader)
        except _TROUBLE as error:
            raise Doubtful(_said(error)) from error
        finally:
            writer.close()

    async def _address(self, target: Target) -> str:
        """The one address to connect to; refused if any that the name has is not public."""
        try:
            async with asyncio.timeout(self._seconds):
                found = await self._resolve(target.host, target.port)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise Unreached(f"'{target.host}' is not known") from error
        if not found:
            raise Unreached(f"'{target.host}' is not known")
        if not target.exempt and not all(is_public(address) for _, address in found):
            raise BadAddress("it leads inside a private network")
        return found[0][1]


async def _connect(target: Target, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    context = ssl.create_default_context() if target.secure else None
    name = target.host if target.secure else None
    return await asyncio.open_connection(
        address, target.port, ssl=context, server_hostname=name, limit=_MOST_HEAD
    )


def _request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    usual = target.port == (443 if target.secure else 80)
    host = target.host if usual else f"{target.host}:{target.port}"
    lines = [f"POST {target.path} HTTP/1.1", f"Host: {host}", "Connection: close"]
    lines += [f"{key}: {value}" for key, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode("latin-1") + body


async def _status(reader: asyncio.StreamReader) -> int:
    try:
        return int((await reader.readuntil(b"\n")).split(b" ", 2)[1])
    except (IndexError, asyncio.LimitOverrunError) as error:
        raise ValueError("no HTTP") from error


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]


async def look_up(host: str, port: int) -> Found:
    """Every address of a name."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_THREADS, ask)
    return [(family, str(where[0])) for family, _, _, _, where in found]


def is_public(text: str) -> bool:
    """Whether an address lies in the open internet, whatever way it is wrapped."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        for network, shift in _WRAPPED:
            if address in network:
                inner = ipaddress.IPv4Address(int(address) >> shift & 0xFFFF_FFFF)
                return is_public(str(inner))
    if any(address in network for network in _NEVER if network.version == address.version):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)
