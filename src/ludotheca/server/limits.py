"""How much one person may ask: buckets that fill with time. They live in this process's memory, bounded."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from ludotheca.server.errors import TooFast

_KEPT = 10_000


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; each message takes one."""

    __slots__ = ("_burst", "_clock", "_level", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._clock = clock
        self._seen = clock()

    def take(self) -> float:
        """0 if a token was there, else the seconds until one is."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self._rate


class Limiter:
    """A bucket for each address or identity; the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        """`TooFast` if this one has asked too often."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        wait = bucket.take()
        if wait > 0:
            raise TooFast(wait)


def per_hour(times: int) -> Limiter:
    """A limiter that lets through so many an hour, all at once if need be."""
    return Limiter(times / 3600, times)
