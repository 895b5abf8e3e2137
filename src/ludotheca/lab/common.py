"""What simulation and the arena share: checks of what is asked, seeds of bots, intervals of shares."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import sqrt
from typing import Any

from ludotheca.kernel.errors import LudothecaError

Z95 = 1.959963984540054  # the normal quantile of a two-sided interval of 95 %
MOST_SEED = 2**63 - 1


class BadPlan(LudothecaError):
    """Games that cannot be played as asked."""

    code = "bad-plan"

    def __init__(self, reason: str, *, why: str, **details: Any) -> None:
        super().__init__(f"These games cannot be played: {reason}.", reason=reason, why=why, **details)


class MissingExtra(LudothecaError):
    """A package that only some commands need, and that is not installed."""

    code = "missing-extra"

    def __init__(self, package: str, extra: str) -> None:
        install = f"pip install 'ludotheca[{extra}]'"
        super().__init__(
            f"This needs {package}, which is not installed: {install}.", package=package, install=install
        )


def check_count(games: int) -> None:
    """One game at least."""
    if games < 1:
        raise BadPlan(f"{games} games are none", why="games", games=games)


def check_seed(seed: int) -> None:
    """What the generator takes."""
    if not 0 <= seed <= MOST_SEED:
        raise BadPlan(f"a seed is a number from 0 to 2**63 - 1, not {seed}", why="seed", seed=str(seed))


def fill(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every seat: the last one named takes the seats that are left."""
    if not 1 <= len(bots) <= players:
        raise BadPlan(
            f"{len(bots)} bots are named for {players} seats", why="bots", named=len(bots), players=players
        )
    return (*bots, *[bots[-1]] * (players - len(bots)))


def seated(line_up: Sequence[str], number: int) -> list[str]:
    """Who sits where in a game: the line-up, moved on by a seat each game."""
    return [line_up[(seat - number) % len(line_up)] for seat in range(len(line_up))]


def bot_seed(seed: int, number: int) -> int:
    """The seed of the bots of a game."""
    digest = hashlib.sha256(f"bots {seed} {number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def wilson(won: float, played: int) -> tuple[float, float]:
    """The Wilson interval of 95 % for a share: where the true one lies, also near 0 and 1."""
    share = won / played
    bottom = 1 + Z95**2 / played
    middle = share + Z95**2 / (2 * played)
    reach = Z95 * sqrt(share * (1 - share) / played + Z95**2 / (4 * played**2))
    low, high = (middle - reach) / bottom, (middle + reach) / bottom
    return min(max(0.0, low), share), max(min(1.0, high), share)  # rounding must not leave the share outside


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
