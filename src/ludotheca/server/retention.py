"""How long tables are kept that nobody touches. Only time in which the house was open counts, and people are warned."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from ludotheca.server.clocks import Outages, deadline_after, moment_before
from ludotheca.server.settings import Settings
from ludotheca.server.store.rows import TableRow

log = logging.getLogger(__name__)

DAY_MS = 86_400_000
# An outage of more than this is followed by a day in which nothing is tidied away.
LONG_OUTAGE_MS = 3_600_000
# How long before the end people are warned: this, or a quarter of the whole time.
_WARNING_MS = 7 * DAY_MS
# By how much a clock must jump to be noticed.
JUMP_MS = 60_000


class WatchedClock:
    """The system's clock, in milliseconds since 1970. Where it runs away from steady time, that is a jump: somebody set
    it, or the machine slept. Whoever reads the time notes it first, so nobody acts on a jump that is unknown."""

    def __init__(self, wall: Callable[[], int], steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self.steady = wall, steady
        self._last = (wall(), steady())
        self.on_jump: Callable[[int, int], None] | None = None

    def __call__(self) -> int:
        (was, then), (now, steady) = self._last, (self._wall(), self.steady())
        self._last = (now, steady)
        expected = was + int(1000 * (steady - then))
        if abs(now - expected) > JUMP_MS:
            log.warning("the clock jumped", extra={"seconds": (now - expected) // 1000})
            if self.on_jump is not None:
                self.on_jump(expected, now)
        return now


class Retention:
    """When tables go. `outages` are the times in which nobody could have touched them."""

    def __init__(self, settings: Settings, clock: WatchedClock) -> None:
        self._clock = clock
        self._spans = {
            "waiting": int(settings.waiting_days * DAY_MS),
            "running": int(settings.idle_days * DAY_MS),
        }
        self.outages: list[tuple[int, int]] = []
        self._calm_until = 0.0

    def open(self, outages: Outages) -> None:
        """The house opens, with the outages so far. After a long one people get a day to come back."""
        self.outages[:] = outages
        if self.outages and self.outages[-1][1] - self.outages[-1][0] > LONG_OUTAGE_MS:
            left = self.outages[-1][1] + DAY_MS - self._clock()
            self._calm_until = self._clock.steady() + left / 1000

    def jump(self, was: int, now: int) -> None:
        """The clock jumped. Ahead: an outage. Back: there are no outages in times to come."""
        if now > was:
            self.outages.append((was, now))
        else:
            self.outages[:] = [(start, min(end, now)) for start, end in self.outages if start < now]

    def stay_calm(self) -> None:
        """Something is wrong with the time: nothing goes for a day."""
        self._calm_until = self._clock.steady() + DAY_MS / 1000

    @property
    def calm(self) -> bool:
        """Whether nothing may be tidied away now."""
        return self._clock.steady() < self._calm_until

    def forgotten_since(self, status: str) -> int:
        """A table of this status that nobody has touched since then may go."""
        return moment_before(self._clock(), self._spans[status], self.outages)

    def expires(self, row: TableRow) -> int | None:
        """When this table goes unless somebody touches it; None while that is far off."""
        span = self._spans.get(row.status)
        if span is None:
            return None
        moment = deadline_after(row.updated, span, self.outages)
        if self.calm:
            moment = max(moment, self._clock() + int(1000 * (self._calm_until - self._clock.steady())))
        return moment if moment - self._clock() <= min(_WARNING_MS, span // 4) else None
