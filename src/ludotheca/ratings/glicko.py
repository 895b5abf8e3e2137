"""Glicko over all pairs of a game. Pure numbers: no name, no clock, no database.

A game of n seats is one period in which every seat meets every other once: ahead counts 1, level 1/2, behind 0. The
pairs of one game depend on each other, so with three seats or more each counts half. With two seats this is
Glickman's own formula.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, pi, sqrt

import msgspec

START = 1500.0
WIDEST = 350.0  # the doubt about somebody unknown
LEAST = 45.0  # nobody is known better: people change
GROWTH = 23.3  # of the squared doubt a day: 60 becomes 110 in a year
UNSURE = 110.0  # above this doubt a rating is shown with a question mark
PAIR = 0.5
FRESH = 5  # games of one pair a day that count in full; each further one counts half of the one before
_Q = log(10) / 400


class Rating(msgspec.Struct, frozen=True):
    """A number and its doubt, one standard deviation. `fixed`: a bot of the ladder, which is measured elsewhere."""

    mu: float = START
    rd: float = WIDEST
    fixed: bool = False


class Meeting(msgspec.Struct, frozen=True):
    """One pair from one side: the other, what came of it (1, 1/2 or 0), and how much it counts."""

    other: Rating
    score: float
    weight: float = 1.0


def updated(own: Rating, meetings: Sequence[Meeting]) -> Rating:
    """The rating after one period. The order of the meetings does not matter, to the last bit."""
    pulls, weights = [], []
    for met in meetings:
        softened = _soften(met.other.rd)
        hoped = expected(own, met.other)
        pulls.append(met.weight * softened * (met.score - hoped))
        weights.append(met.weight * softened**2 * hoped * (1 - hoped))
    known = 1 / own.rd**2 + _Q**2 * _sum(weights)
    return Rating(own.mu + _Q / known * _sum(pulls), sqrt(1 / known))


def after_game(
    ratings: Sequence[Rating], places: Sequence[int], met: Sequence[Sequence[int]] = ()
) -> list[Rating]:
    """Everybody's rating after a game, by seat. Seats on one place are level; fixed ratings stay. `met`: by seat and other seat, how
    often the two have met before on this day."""
    weight = pair_weight(len(ratings))
    result = []
    for seat, own in enumerate(ratings):
        if own.fixed:
            result.append(own)
            continue
        meetings = [
            Meeting(
                other,
                _score(places[seat], places[number]),
                weight * (again(met[seat][number]) if met else 1.0),
            )
            for number, other in enumerate(ratings)
            if number != seat
        ]
        fresh = updated(own, meetings)
        result.append(Rating(fresh.mu, max(LEAST, fresh.rd)))
    return result


def pair_weight(seats: int) -> float:
    return 1.0 if seats == 2 else PAIR


def again(met: int) -> float:
    """How much a meeting counts of two who have met so often before on this day: nobody gets far by playing the same one again
    and again."""
    return 0.5 ** max(0, met + 1 - FRESH)


def rested(own: Rating, days: int) -> Rating:
    """The same after some days without a game: the doubt grows."""
    if own.fixed or days <= 0:
        return own
    return Rating(own.mu, min(WIDEST, sqrt(own.rd**2 + GROWTH * days)))


def expected(own: Rating, other: Rating) -> float:
    """The chance to finish before the other, as far as the other is known."""
    return 1 / (1 + 10 ** (-_soften(other.rd) * (own.mu - other.mu) / 400))


def forecast(one: Rating, other: Rating) -> float:
    """The chance that one finishes before the other, with the doubt about both."""
    return 1 / (1 + 10 ** (-_soften(sqrt(one.rd**2 + other.rd**2)) * (one.mu - other.mu) / 400))


def _soften(rd: float) -> float:
    return 1 / sqrt(1 + 3 * _Q**2 * rd**2 / pi**2)


def _score(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def _sum(values: list[float]) -> float:
    """A sum that does not depend on the order: seats may come in any."""
    return sum(sorted(values))
