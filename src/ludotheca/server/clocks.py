"""How long a seat has been thinking: a function of the entries, the pace and the times when no server ran."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import CHANCE
from ludotheca.server.protocol import Clock, Pace

_MILLISECONDS = {"second": 1000, "day": 86_400_000}

Outages = Sequence[tuple[int, int]]


def pace_time(pace: Pace) -> int | None:
    """Milliseconds a decision may take; None without a pace."""
    return None if pace.unit == "none" else pace.amount * _MILLISECONDS[pace.unit]


def deadline_after(opened: int, allowed: int, outages: Outages) -> int:
    """When time is up for a decision opened then; time during which no server ran does not count."""
    deadline = opened + allowed
    for start, end in outages:
        if end <= opened:
            continue
        if start >= deadline:
            break
        deadline += end - max(start, opened)
    return deadline


def merged(spans: Outages) -> Outages:
    """Spans in order, none of which meets another."""
    out: list[tuple[int, int]] = []
    for start, end in spans:
        if out and start <= out[-1][1]:
            out[-1] = (out[-1][0], max(out[-1][1], end))
        else:
            out.append((start, end))
    return out


def moment_before(now: int, served: int, outages: Outages) -> int:
    """The moment since which a server has run for so long; time during which none ran does not count."""
    for start, end in reversed(outages):
        if start >= now:
            continue
        open_since = min(end, now)
        if now - open_since >= served:
            break
        served -= now - open_since
        now = start
    return now - served


class Clocks:
    """Since when each seat owes its decision. Fed with the entries of the match, in order.

    A decision that others' answers to the same step leave as it was keeps its clock. A decision that is taken back
    to keeps the clock it had, so that taking back does not buy time.
    """

    def __init__(self, match: Match, pace: Pace, outages: Outages, started: int) -> None:
        self._allowed = pace_time(pace)
        self._days = pace.unit == "day"
        self._outages = outages
        self._started = started
        self._answered: dict[int, int] = {}  # by the entry that answered: when its decision was opened
        self._opened: dict[int, tuple[int, int]] = {}
        self._actor = CHANCE  # who decided last
        self._going_on: set[int] = set()  # seats whose open decision is the rest of their turn
        self._step = 0
        self.note(match, [])

    def note(self, match: Match, entries: Sequence[Entry]) -> None:
        """Take in what a command, or one stored entry, added to the match."""
        step = int(match.state.step)
        time = entries[-1].time if entries else self._started
        actor = entries[0].seat if entries else CHANCE
        self._actor = next((e.seat for e in reversed(entries) if e.seat != CHANCE), self._actor)
        same_step = step == self._step and len(entries) == 1 and actor != CHANCE
        alone = step == self._step or len(match.owing) == 1
        went_on, self._going_on = self._going_on, set()
        before, self._opened, self._step = self._opened, {}, step
        if entries and actor in before and entries[0].undo is None:
            self._answered[entries[0].seq] = before[actor][1]
        for seat in match.owing:
            kept = seat in before and same_step and seat != actor
            if seat in went_on if kept else seat == self._actor and alone:
                self._going_on.add(seat)
            if kept:
                self._opened[seat] = before[seat]
            elif entries and seat == actor and entries[0].undo is not None:
                self._opened[seat] = (match.head, self._answered.get(entries[0].undo, time))
            else:
                self._opened[seat] = (match.head, time)

    def opened_at(self, seat: int) -> int:
        """The head at which the seat's open decision appeared: it names the decision."""
        return self._opened[seat][0]

    def is_open(self, seat: int, opened_at: int) -> bool:
        """Whether the decision that appeared at this head is still the seat's."""
        return seat in self._opened and self._opened[seat][0] == opened_at

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if it owes a decision and the table has a pace."""
        if self._allowed is None or seat not in self._opened:
            return None
        return deadline_after(self._opened[seat][1], self._allowed, self._outages)

    def goes_on(self, seat: int) -> bool:
        """Whether the seat's open decision is the rest of a turn it has begun."""
        return seat in self._going_on

    def due(self, seat: int, *, absent: bool, leave: tuple[int, int] = (0, 0)) -> int | None:
        """The same for a seat that may have missed its time already: the rest of its turn is due at once. Leave is time that
        does not count in a game of days."""
        if self._allowed is None or seat not in self._opened:
            return None
        opened = self._opened[seat][1]
        if absent and seat in self._going_on:
            return opened
        free = sorted([*self._outages, leave]) if self._days and leave[1] > leave[0] else self._outages
        return deadline_after(opened, self._allowed, merged(free))

    def late_to_undo(self, entry: int, now: int) -> bool:
        """Whether the decision that this entry answered would be past its time already."""
        if self._allowed is None or entry not in self._answered:
            return False
        return deadline_after(self._answered[entry], self._allowed, self._outages) <= now

    def describe(self, leaves: Sequence[tuple[int, int]] = ()) -> list[Clock]:
        """Every clock that runs, by seat; `leaves` are those of the seats."""
        return [
            Clock(
                seat=seat,
                opened=opened,
                deadline=self.due(seat, absent=False, leave=leaves[seat] if leaves else (0, 0)),
            )
            for seat, (_, opened) in sorted(self._opened.items())
        ]
