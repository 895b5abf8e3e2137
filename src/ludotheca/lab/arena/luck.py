"""What dice and cards did in a game of the arena, taken out of its result.

The luck of a draw is what the review says of it: the shares after it less their mean over what might have come. Its mean is zero whatever
the shares are worth, so a result less its luck has the same mean as the result. Where the shares are good it differs less from
game to game, and fewer games say as much. How the shares are made is fixed before any game that they judge.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from ludotheca.games import registry
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, State
from ludotheca.lab.statistics import Z95
from ludotheca.review.line import weigh
from ludotheca.review.values import Judge, mean

TRIES = 16


class Luck:
    """Of one game, added up draw by draw, with the cards open."""

    def __init__(self, title: str, rules: int, players: int, seed: int, tries: int = TRIES) -> None:
        self.judge = Judge(registry.get(title), rules, 0, "open", tries, seed)
        self.lots = Rng(seed, 1)
        self.total = [0.0] * players

    def add(self, state: State, outcome: int) -> None:
        """The draw that is due, and what came of it."""
        if len(state.actions(CHANCE)) < 2:
            return
        prospect = weigh(self.judge, state, outcome, self.lots)
        assert prospect is not None, "an outcome that was dealt is possible"
        before, after = mean(prospect.before()), mean(prospect.values[prospect.came])
        self.total = [luck + b - a for luck, a, b in zip(self.total, before, after, strict=True)]


class FairShare(msgspec.Struct, frozen=True):
    """A bot's share with the luck taken out, and its interval of 95 %."""

    bot: str
    share: float
    low: float
    high: float


class SeatLuck(msgspec.Struct, frozen=True):
    """A seat's mean luck, its standard error, and how many of them it is from zero: beyond 3 something is wrong."""

    seat: int
    mean: float
    error: float
    z: float


class LuckOutcome(msgspec.Struct, frozen=True):
    """`factor`: so many times as many games would be needed without taking the luck out; below 1 it does harm."""

    factor: float
    bots: list[FairShare]
    seats: list[SeatLuck]


def without_luck(
    shares: Sequence[Sequence[float]],
    lucks: Sequence[Sequence[float]],
    labels: Sequence[Sequence[str]],
    deals: Sequence[int],
) -> LuckOutcome:
    """Of games by seat: the shares of victory, the luck, who sat there; and which deal each game was played on. Games on one deal
    have much of their luck in common, so they count as one where it is said how sure something is."""
    seats = range(len(shares[0]))
    plain = [[row[seat] for row in shares] for seat in seats]
    luck = [[row[seat] for row in lucks] for seat in seats]
    rest = [[a - b for a, b in zip(*pair, strict=True)] for pair in zip(plain, luck, strict=True)]
    before, after = sum(map(variance, plain)), sum(map(variance, rest))
    games = list(zip(*rest, strict=True))
    return LuckOutcome(
        factor=before / after if after else 1.0,
        bots=[_fair(bot, games, labels, deals) for bot in dict.fromkeys(labels[0])],
        seats=[_seat(seat, by_deal(luck[seat], deals)) for seat in seats],
    )


def by_deal(values: Sequence[float], deals: Sequence[int]) -> list[float]:
    """The mean of every deal."""
    kept: dict[int, list[float]] = {}
    for deal, value in zip(deals, values, strict=True):
        kept.setdefault(deal, []).append(value)
    return [sum(group) / len(group) for group in kept.values()]


def variance(values: Sequence[float]) -> float:
    """Of a sample."""
    if len(values) < 2:
        return 0.0
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def _fair(
    bot: str, games: Sequence[Sequence[float]], labels: Sequence[Sequence[str]], deals: Sequence[int]
) -> FairShare:
    """The mean over games; a game in which the bot has several seats counts once."""
    each = []
    for row, who in zip(games, labels, strict=True):
        mine = [value for value, label in zip(row, who, strict=True) if label == bot]
        each.append(sum(mine) / len(mine))
    groups = by_deal(each, deals)
    share, reach = sum(each) / len(each), Z95 * sqrt(variance(groups) / len(groups))
    return FairShare(bot, share, share - reach, share + reach)


def _seat(seat: int, luck: Sequence[float]) -> SeatLuck:
    middle, error = sum(luck) / len(luck), sqrt(variance(luck) / len(luck))
    return SeatLuck(seat, middle, error, middle / error if error else 0.0)
