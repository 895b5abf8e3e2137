"""Shares of victories and points, with how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Z95 = 1.959963984540054  # the normal quantile of a two-sided interval of 95 %


class Standing(msgspec.Struct, frozen=True):
    """How a bot, in all its seats, or a seat did. A victory shared by k seats counts 1/k in `share`; `low` and `high`
    bound it (Wilson, 95 %). `seat` counts from 0."""

    bot: str | None
    seat: int | None
    played: int
    wins: int
    shared: int
    share: float
    low: float
    high: float
    mean: float
    sd: float


class Side(msgspec.Struct):
    """What is counted for one bot or one seat. `wins[k]` are victories shared by k + 1 seats."""

    wins: list[int]
    played: int = 0
    total: int = 0
    squares: int = 0

    def count(self, seat: int, scores: Sequence[int], winners: Sequence[int]) -> None:
        """One game, in which it had this seat."""
        self.played += 1
        self.total += scores[seat]
        self.squares += scores[seat] ** 2
        if seat in winners:
            self.wins[len(winners) - 1] += 1

    def add(self, other: Side) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.played += other.played
        self.total += other.total
        self.squares += other.squares

    def standing(self, who: str | int) -> Standing:
        """The sums as shares and means, of a bot by its name or of a seat by its number."""
        won = sum(count / (others + 1) for others, count in enumerate(self.wins))
        low, high = wilson(won, self.played)
        return Standing(
            bot=who if isinstance(who, str) else None,
            seat=who if isinstance(who, int) else None,
            played=self.played,
            wins=self.wins[0],
            shared=sum(self.wins[1:]),
            share=won / self.played,
            low=low,
            high=high,
            mean=self.total / self.played,
            sd=deviation(self.total, self.squares, self.played),
        )


def wilson(won: float, played: int) -> tuple[float, float]:
    """The Wilson interval of 95 % for a share: where the true one lies, also near 0 and 1."""
    share = won / played
    bottom = 1 + Z95**2 / played
    middle = share + Z95**2 / (2 * played)
    reach = Z95 * sqrt(share * (1 - share) / played + Z95**2 / (4 * played**2))
    low, high = (middle - reach) / bottom, (middle + reach) / bottom
    return min(max(0.0, low), share), max(min(1.0, high), share)  # rounding must not leave the share outside


def rate(count: int, units: int) -> tuple[float, float]:
    """Where the true number of rare events in a unit lies (95 %, the score interval), `count` having been seen in `units`."""
    middle = count + Z95**2 / 2
    reach = Z95 * sqrt(count + Z95**2 / 4)
    return max(0.0, middle - reach) / units, (middle + reach) / units


def surely_less(share: float, played: int, other: float, other_played: int) -> bool:
    """Whether a share is lower than another one beyond chance: the pooled test of two shares at 95 %."""
    pooled = (share * played + other * other_played) / (played + other_played)
    error = sqrt(pooled * (1 - pooled) * (1 / played + 1 / other_played))
    return other - share > Z95 * error


def deviation(total: float, squares: float, count: int) -> float:
    """The standard deviation of a sample, from its sum and the sum of its squares."""
    if count < 2:
        return 0.0
    return sqrt(max(0.0, squares - total * total / count) / (count - 1))
