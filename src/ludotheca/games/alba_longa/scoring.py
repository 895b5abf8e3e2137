"""How the kings stand: the way to the goal, who has reached it, and who of those wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def population(s: AlbaState, king: i64) -> i64:
    """A king's own peasants, at home or at work; captives are not theirs, and the housing disc adds none [J8]."""
    total: i64 = s.home[king] + s.lying_farmers[king]
    if s.lying_merchant[king] == 1:
        total += 1
    for job in range(i64(box.JOBS)):
        total += s.workers[king * box.JOBS + job]
    return total


def score(s: AlbaState, king: i64) -> i64:
    """How far a king has come: monuments, and peasants as far as they count. The booklet has no points; 26 is
    the goal reached."""
    return s.monuments[king] + min(population(s, king), box.VICTORY_POPULATION)


def compare(s: AlbaState, king: i64, other: i64) -> i64:
    """At the end there are winners and losers, nothing between [Y11]; before, who is nearer to the goal."""
    if s.phase == codes.OVER:
        return ((s.winners >> king) & 1) - ((s.winners >> other) & 1)
    ahead: i64 = score(s, king) - score(s, other)
    if ahead != 0:
        return ahead
    return tie_break(s, king, other)


def goal_reached(s: AlbaState, king: i64) -> bool:
    """Ten monuments and sixteen peasants [Y8]."""
    return (
        s.alive[king] == 1
        and s.monuments[king] >= box.MONUMENTS
        and population(s, king) >= box.VICTORY_POPULATION
    )


def tie_break(s: AlbaState, king: i64, other: i64) -> i64:
    """The larger population [Y9], then the larger sum of wheat and coins [Y10]."""
    people: i64 = population(s, king) - population(s, other)
    if people != 0:
        return people
    return s.wheat[king] + s.silver[king] - s.wheat[other] - s.silver[other]


def victors(s: AlbaState) -> i64:
    """Who wins at this year's end, a bit per king; several share it if nothing parts them [Y10]."""
    bits: i64 = 0
    for king in range(s.players):
        if goal_reached(s, king) and not beaten(s, king):
            bits |= i64(1) << king
    return bits


def beaten(s: AlbaState, king: i64) -> bool:
    """Whether another king who reached the goal stands before this one."""
    for other in range(s.players):
        if other != king and goal_reached(s, other) and tie_break(s, other, king) > 0:
            return True
    return False
