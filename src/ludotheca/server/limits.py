"""How much one person may ask: buckets that fill with time. They live in this process's memory, bounded."""

from __future__ import annotations

import functools
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from ludotheca.server.errors import TooFast

_KEPT = 10_000
# Whoever has run into debt waits no longer than this for a turn.
_LONGEST_SECONDS = 5.0


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; each message takes one."""

    __slots__ = ("_burst", "_clock", "_level", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._clock = clock
        self._seen = clock()

    def take(self, amount: float = 1) -> float:
        """0 if the tokens were there, else the seconds until they are."""
        self._fill()
        if self._level >= amount:
            self._level -= amount
            return 0.0
        return (amount - self._level) / self._rate

    def reserve(self, amount: float = 1) -> float:
        """Take the tokens in any case; the seconds until they are there. So those who wait get their turns in order."""
        self._fill()
        self._level = max(self._level - amount, -self._rate * _LONGEST_SECONDS)
        return max(0.0, -self._level / self._rate)

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now


class Limiter:
    """A bucket for each address or identity; the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        """The bucket of this one."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket

    def check(self, who: str) -> None:
        """`TooFast` if this one has asked too often."""
        wait = self.bucket(who).take()
        if wait > 0:
            raise TooFast(wait)


def per_hour(times: int) -> Limiter:
    """A limiter that lets through so many an hour, all at once if need be."""
    return Limiter(times / 3600, times)


@functools.lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """What limits count an address as. A household has a whole /64 of IPv6, so its single addresses mean nothing."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
