"""The sum of a game for every seat: start + luck + own decisions + others' decisions = result.

Each step of the line belongs to chance or to the seat that acted. The steps of one try add up from the share at the start to
the result; the parts are means over the tries, so they add up too, and how far they differ from try to try is their doubt.
"""

from __future__ import annotations

from ludotheca.kernel.state import CHANCE
from ludotheca.review.format import BEFORE, Draw, SeatTotal
from ludotheca.review.line import Step
from ludotheca.review.values import Values, mean, two_errors


class Sums:
    """Steps of a line, added up as they come."""

    def __init__(self, players: int, tries: int) -> None:
        self.players = players
        self.tries = tries
        # By try, then by whose step it was (chance last), then by the seat whose share it changed.
        self.parts = [[[0.0] * players for _ in range(players + 1)] for _ in range(tries)]
        self.last: Values = [[1 / players] * players] * tries

    def begin(self, first: Values) -> Draw:
        """From equal shares to those of the first position: that is the luck of the seat one sits in."""
        self._add(self.players, self.last, first)
        luck = [share - 1 / self.players for share in mean(first)]
        self.last = first
        return Draw(BEFORE, "seat", "seat", luck, [two_errors(c) for c in zip(*first, strict=True)], 1, True)

    def add(self, step: Step) -> None:
        who = self.players if step.act.seat == CHANCE else step.act.seat
        self._add(who, step.before, step.after)
        self.last = step.after

    def totals(self) -> list[SeatTotal]:
        """Once the last step is in."""
        return [self._total(seat) for seat in range(self.players)]

    def _add(self, who: int, before: Values, after: Values) -> None:
        for part, a, b in zip(self.parts, before, after, strict=True):
            row = part[who]
            for seat in range(self.players):
                row[seat] += b[seat] - a[seat]

    def _total(self, seat: int) -> SeatTotal:
        tries = [[row[seat] for row in part] for part in self.parts]
        by = [sum(column) / self.tries for column in zip(*tries, strict=True)]
        luck = by.pop()
        return SeatTotal(
            seat=seat,
            start=1 / self.players,
            luck=luck,
            own=by[seat],
            others=sum(by) - by[seat],
            result=mean(self.last)[seat],
            by=by,
            luck_doubt=two_errors([row[-1] for row in tries]),
            own_doubt=two_errors([row[seat] for row in tries]),
            others_doubt=two_errors([sum(row[:-1]) - row[seat] for row in tries]),
        )
