"""Bots against each other, and how strong they are.

The seats are rotated on the same deals: game number g is deal g // N, with everybody moved on by g % N seats. A game
depends on its number and the plan alone, as long as budgets are iterations, so it does not matter who plays it, here or
on another machine, or whether the run was interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from ludotheca.games import registry
from ludotheca.kernel.game import Options
from ludotheca.lab import backends
from ludotheca.lab.arena_game import GameResult, play_game
from ludotheca.lab.arena_plan import Plan, entrant, thinks
from ludotheca.lab.arena_setup import fingerprint
from ludotheca.lab.arena_store import Store
from ludotheca.lab.common import BadPlan, check_count, deviation, seated, wilson

# Games in a part where nobody thinks; otherwise every game is a part, so that a bar moves.
QUICK_PART = 20

# Told of results as they come, and whether they were played now.
Progress = Callable[[list[GameResult], bool], None]


class Crew(msgspec.Struct, frozen=True):
    """Who plays the games: processes of this machine, or the workers of a Dask scheduler."""

    backend: str = backends.PROCESSES
    jobs: int = 1
    scheduler: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """How a bot, in all its seats, or a seat did. A victory shared by k seats counts 1/k in `share`; `low` and `high`
    bound it (Wilson, 95 %). `margin` is the mean distance to the best of the others, `seconds` the mean time of a
    decision with something to choose."""

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
    margin: float
    decisions: int
    seconds: float
    slowest: float


class Outcome(msgspec.Struct, frozen=True):
    """What came of a plan. `fair` is the share of a bot as strong as the others."""

    title: str
    rules: int
    players: int
    options: Options
    seed: int
    line_up: tuple[str, ...]
    fingerprint: str
    games: int
    fair: float
    bots: list[Standing]
    seats: list[Standing]


def arena(
    plan: Plan,
    games: int,
    crew: Crew | None = None,
    *,
    store: Path | None = None,
    progress: Progress | None = None,
) -> list[GameResult]:
    """Games 0 to `games` - 1 of a plan. Those that the store holds are not played again; the others are added to it as
    they finish. `progress` is told of results as they come, first of those from the store."""
    check_count(games)
    check_crew(crew or Crew())
    if store is None:
        return _gather(plan, games, {}, crew or Crew(), progress)
    with Store(store, plan) as kept:
        return _gather(plan, games, kept.games, crew or Crew(), progress, kept)


def check_crew(crew: Crew) -> None:
    """A backend that exists, with what it needs."""
    known = ", ".join(backends.BACKENDS)
    if crew.backend not in backends.BACKENDS:
        raise BadPlan(
            f"there is no backend '{crew.backend}'; there are: {known}",
            why="backend",
            backend=crew.backend,
            known=known,
        )
    if (crew.backend == backends.DASK) != bool(crew.scheduler):
        raise BadPlan("a Dask scheduler's address and the dask backend go together", why="scheduler-needed")


def play_part(plan: Plan, numbers: Sequence[int]) -> list[GameResult]:
    """Some games of a plan."""
    results = []
    for number in numbers:
        if backends.stopping():
            raise backends.Stopped
        results.append(play_game(plan, number))
    return results


def summarise(plan: Plan, results: Sequence[GameResult]) -> Outcome:
    """Shares, points and times by bot and by seat."""
    sides: dict[str | int, _Side] = {label: _Side() for label in plan.line_up}
    sides |= {seat: _Side() for seat in range(plan.players)}
    for result in results:
        for seat, label in enumerate(seated(plan.line_up, result.game)):
            sides[label].count(result, seat)
            sides[seat].count(result, seat)
    standings = [(who, side.standing(who)) for who, side in sides.items()]
    return Outcome(
        title=plan.title,
        rules=plan.rules,
        players=plan.players,
        options=plan.options,
        seed=plan.seed,
        line_up=plan.line_up,
        fingerprint=plan.bots,
        games=len(results),
        fair=1 / plan.players,
        bots=[standing for who, standing in standings if isinstance(who, str)],
        seats=[standing for who, standing in standings if isinstance(who, int)],
    )


def margin(result: GameResult, seat: int) -> int:
    """How far the seat is before the best of the others."""
    return result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)


def _gather(
    plan: Plan,
    games: int,
    kept: dict[int, GameResult],
    crew: Crew,
    progress: Progress | None,
    store: Store | None = None,
) -> list[GameResult]:
    found = {number: kept[number] for number in range(games) if number in kept}
    if found and progress is not None:
        progress(list(found.values()), False)
    left = [number for number in range(games) if number not in found]
    for results in _play(plan, left, crew):
        if store is not None:
            store.add(results)
        found |= {result.game: result for result in results}
        if progress is not None:
            progress(results, True)
    return [found[number] for number in range(games)]


def _play(plan: Plan, numbers: Sequence[int], crew: Crew) -> Iterator[list[GameResult]]:
    game = registry.get(plan.title)
    slow = any(thinks(game, entrant(label).bot) for label in plan.line_up)
    size = 1 if slow else max(1, min(QUICK_PART, len(numbers) // (8 * crew.jobs)))
    parts = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    work = partial(play_part, plan)
    if crew.scheduler is not None:
        return backends.on_dask(work, parts, crew.scheduler, partial(fingerprint, plan))
    return backends.in_processes(work, parts, crew.jobs)


class _Side:
    """What is counted for one bot or one seat."""

    def __init__(self) -> None:
        self.played = self.wins = self.shared = self.decisions = 0
        self.won = self.total = self.squares = self.margins = self.seconds = self.slowest = 0.0

    def count(self, result: GameResult, seat: int) -> None:
        self.played += 1
        if seat in result.winners:
            self.won += 1 / len(result.winners)
            self.wins += len(result.winners) == 1
            self.shared += len(result.winners) > 1
        self.total += result.scores[seat]
        self.squares += result.scores[seat] ** 2
        self.margins += margin(result, seat)
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]
        self.slowest = max(self.slowest, result.slowest[seat])

    def standing(self, who: str | int) -> Standing:
        low, high = wilson(self.won, self.played)
        numbers: dict[str, Any] = {
            "played": self.played,
            "wins": self.wins,
            "shared": self.shared,
            "share": self.won / self.played,
            "low": low,
            "high": high,
            "mean": self.total / self.played,
            "sd": deviation(self.total, self.squares, self.played),
            "margin": self.margins / self.played,
            "decisions": self.decisions,
            "seconds": self.seconds / max(1, self.decisions),
            "slowest": self.slowest,
        }
        return Standing(
            bot=who if isinstance(who, str) else None, seat=who if isinstance(who, int) else None, **numbers
        )
