"""Who may come in: connections counted when they are accepted, and ended when they take too long.

A proxy that the host trusts speaks for many people, so its connections count towards the whole house only. What it
forwards is counted by the addresses it names, as soon as they are known.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import math
import time
from collections.abc import Callable, Iterable
from typing import Any

import uvicorn

from ludotheca.server.limits import Bucket, Limiter, counted
from ludotheca.server.settings import Settings

log = logging.getLogger(__name__)

SWEEP_SECONDS = 0.5
LINGER_SECONDS = 2.0
SLICE_BYTES = 16_384  # read at a time from one connection, so that the others get their turns

# Read into by every connection in turn; what came is copied out before the next one reads.
BUFFER = memoryview(bytearray(SLICE_BYTES))


class Proxies:
    """The proxies that may say whom they speak for."""

    def __init__(self, text: str) -> None:
        names = [name.strip() for name in text.split(",")]
        self._all = "*" in names
        self._names = set(names)
        self._networks = list(_networks(names))

    def __contains__(self, host: str) -> bool:
        if self._all or host in self._names:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _networks(names: Iterable[str]) -> Iterable[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    for name in names:
        try:
            yield ipaddress.ip_network(name)
        except ValueError:
            continue


class Visit:
    """One connection, from its acceptance to its end."""

    __slots__ = ("address", "due", "late", "stalled", "transport", "trusted")

    def __init__(self, transport: asyncio.Transport, trusted: bool, address: str) -> None:
        self.transport = transport
        self.trusted = trusted
        self.address = address
        self.due = math.inf  # when it must have got further
        self.stalled = math.inf  # when it must have read what was sent to it
        self.late: Callable[[], None] = transport.abort  # what to do when it has not


class Doors:
    """Counts the connections of this process."""

    def __init__(self, settings: Settings, room: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.visits: set[Visit] = set()
        self._room = room
        self._proxies = Proxies(settings.proxies)
        self._by_address: dict[str, int] = {}
        self._arrivals = Limiter(settings.connections_per_second, settings.connections_per_address, clock)
        self._frames = Limiter(
            settings.address_frames_per_second, settings.address_frames_burst, clock
        )  # of all sockets of an address
        self._waiting: dict[Visit, None] = {}  # those that ask nothing now, the longest first
        self._warned = False

    def enter(self, transport: asyncio.Transport) -> Visit | None:
        """A new connection; None if it is not welcome."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else "local"
        visit = Visit(transport, host in self._proxies, counted(host))
        if not visit.trusted and not self._welcome(visit.address):
            return None
        if len(self.visits) >= self._room and not self._make_room():
            return None
        self.visits.add(visit)
        if not visit.trusted:
            self._by_address[visit.address] = self._by_address.get(visit.address, 0) + 1
        self.waits(visit)
        return visit

    def leave(self, visit: Visit) -> None:
        """It has ended."""
        if visit not in self.visits:
            return
        self.visits.discard(visit)
        self._waiting.pop(visit, None)
        if not visit.trusted:
            count = self._by_address.pop(visit.address, 1) - 1
            if count > 0:
                self._by_address[visit.address] = count

    def waits(self, visit: Visit) -> None:
        """It asks nothing now: where room is short it goes first."""
        self._waiting.setdefault(visit)

    def works(self, visit: Visit) -> None:
        """It has asked for something."""
        self._waiting.pop(visit, None)

    def frames_of(self, host: str) -> Bucket:
        """What all sockets of an address may send together."""
        return self._frames.bucket(counted(host))

    def heard_of_proxy(self, host: str) -> None:
        """Somebody who is not trusted names others: most likely a proxy that the host forgot to tell us of."""
        if not self._warned:
            self._warned = True
            log.warning(
                "a proxy is not trusted: all it speaks for share one address's limits; "
                "name it in LUDOTHECA_PROXIES",
                extra={"proxy": host},
            )

    def sweep(self) -> None:
        """End what has taken too long."""
        now = self.clock()
        for visit in list(self.visits):
            if visit.due <= now or visit.stalled <= now:
                late, visit.late = visit.late, visit.transport.abort
                visit.due = visit.stalled = now + LINGER_SECONDS
                late()
            elif visit.transport.is_closing() and visit.due > now + LINGER_SECONDS:
                visit.due, visit.late = now + LINGER_SECONDS, visit.transport.abort

    async def keep(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def _welcome(self, address: str) -> bool:
        if self._by_address.get(address, 0) >= self.settings.connections_per_address:
            return False
        return self._arrivals.bucket(address).take() == 0

    def _make_room(self) -> bool:
        """Whoever has waited longest without asking for anything goes; whether there was one."""
        for visit in self._waiting:
            self.works(visit)
            visit.transport.abort()
            return True
        return False


class EdgeConfig(uvicorn.Config):
    """uvicorn's settings with the doors that its protocols need."""

    def __init__(self, app: Any, doors: Doors, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.doors = doors
