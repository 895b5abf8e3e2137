"""What came of a plan of the arena: shares, points and times by bot and by seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheca.lab.arena.game import GameResult
from ludotheca.lab.arena.luck import LuckOutcome, without_luck
from ludotheca.lab.plan import Plan, Setup, seated
from ludotheca.lab.statistics import Side, Standing


class TimedStanding(Standing, frozen=True):
    """`margin` is the mean distance to the best of the others, `seconds` the mean time of a decision with something to
    choose, `slowest` the longest."""

    margin: float
    decisions: int
    seconds: float
    slowest: float


class Outcome(Setup, frozen=True, kw_only=True):
    """What came of a plan. `fair` is the share of a bot as strong as the others."""

    bots_version: str = msgspec.field(name="fingerprint")
    games: int
    fair: float
    bots: list[TimedStanding]
    seats: list[TimedStanding]
    luck: LuckOutcome | None = None


def summarise(plan: Plan, results: Sequence[GameResult]) -> Outcome:
    """Every bot and every seat of a plan, over its games."""
    by_bot: dict[str, list[tuple[GameResult, int]]] = {label: [] for label in plan.line_up}
    for result in results:
        for seat, label in enumerate(seated(plan.line_up, result.game)):
            by_bot[label].append((result, seat))
    return Outcome(
        **plan.setup(),
        bots_version=plan.bots_version,
        games=len(results),
        fair=1 / plan.players,
        bots=[_standing(label, played) for label, played in by_bot.items()],
        seats=[_standing(seat, [(result, seat) for result in results]) for seat in range(plan.players)],
        luck=_without_luck(plan, results),
    )


def _without_luck(plan: Plan, results: Sequence[GameResult]) -> LuckOutcome | None:
    """Where the luck of every game is known."""
    lucks = [result.luck for result in results if result.luck is not None]
    if len(lucks) < len(results):
        return None
    shares = [
        [float(seat in result.winners) / max(1, len(result.winners)) for seat in range(plan.players)]
        for result in results
    ]
    labels = [seated(plan.line_up, result.game) for result in results]
    return without_luck(shares, lucks, labels, [result.game // plan.players for result in results])


def margin(result: GameResult, seat: int) -> int:
    """How far the seat is before the best of the others."""
    return result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)


def _standing(who: str | int, played: Sequence[tuple[GameResult, int]]) -> TimedStanding:
    """Of one bot or seat, from its games and where it sat in them."""
    side = Side([0] * len(played[0][0].scores))
    for result, seat in played:
        side.count(seat, result.scores, result.winners)
    decisions = sum(result.decisions[seat] for result, seat in played)
    return TimedStanding(
        **msgspec.structs.asdict(side.standing(who)),
        margin=sum(margin(result, seat) for result, seat in played) / len(played),
        decisions=decisions,
        seconds=sum(result.seconds[seat] for result, seat in played) / max(1, decisions),
        slowest=max(result.slowest[seat] for result, seat in played),
    )
