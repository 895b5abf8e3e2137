"""The games of a plan, by whoever is there to play them.

The seats are rotated on the same deals: game number g is deal g // N, with everybody moved on by g % N seats. A game
depends on its number and the plan alone, as long as budgets are iterations, so it does not matter who plays it, here or
on another machine, or whether the run was interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import msgspec

from ludotheca.games import registry
from ludotheca.lab import backends
from ludotheca.lab.arena.entrant import entrant, thinks
from ludotheca.lab.arena.game import GameResult, play_game
from ludotheca.lab.arena.plan import bots_version
from ludotheca.lab.arena.store import GamesFile
from ludotheca.lab.plan import BadPlan, Plan, check_count

# Games in a part where nobody thinks; otherwise every game is a part, so that a bar moves.
QUICK_PART = 20

# Told of results as they come, and whether they were played now.
Progress = Callable[[list[GameResult], bool], None]


class Workers(msgspec.Struct, frozen=True):
    """Who plays the games: processes of this machine, or the workers of a Dask scheduler."""

    backend: str = backends.PROCESSES
    jobs: int = 1
    scheduler: str | None = None


def arena(
    plan: Plan,
    games: int,
    workers: Workers | None = None,
    *,
    store: Path | None = None,
    progress: Progress | None = None,
    luck: bool = False,
    seconds: float | None = None,
) -> list[GameResult]:
    """Games 0 to `games` - 1 of a plan. Those that the store holds are not played again; the others are added to it as
    they finish. `progress` is told of results as they come, first of those from the store. With `luck` games that were
    played without it are played again. When `seconds` are over it ends: with the deals played from every seat, from the first on."""
    check_count(games)
    workers = workers or Workers()
    check_workers(workers)
    end = None if seconds is None else time.monotonic() + seconds
    with GamesFile(store, plan) if store is not None else nullcontext() as kept:
        held = kept.games if kept is not None else {}
        known = {number for number, result in held.items() if result.luck is not None or not luck}
        found = {number: held[number] for number in range(games) if number in known}
        if found and progress is not None:
            progress(list(found.values()), False)
        missing = [number for number in range(games) if number not in found]
        for results in _play(plan, missing, workers, luck):
            if kept is not None:
                kept.add(results)
            found |= {result.game: result for result in results}
            if progress is not None:
                progress(results, True)
            if end is not None and time.monotonic() > end:
                break
    return [found[number] for number in range(_whole(plan, games, found))]


def _whole(plan: Plan, games: int, found: Container[int]) -> int:
    """How many games there are from the first on: all of them, or those of whole deals."""
    first_missing = next((number for number in range(games) if number not in found), games)
    return games if first_missing == games else first_missing // plan.players * plan.players


def check_workers(workers: Workers) -> None:
    """A backend that exists, with what it needs."""
    known = ", ".join(backends.BACKENDS)
    if workers.backend not in backends.BACKENDS:
        raise BadPlan(
            f"there is no backend '{workers.backend}'; there are: {known}",
            why="backend",
            backend=workers.backend,
            known=known,
        )
    if (workers.backend == backends.DASK) != bool(workers.scheduler):
        raise BadPlan("a Dask scheduler's address and the dask backend go together", why="scheduler-needed")


def play_part(plan: Plan, luck: bool, numbers: Sequence[int]) -> list[GameResult]:
    """Some games of a plan."""
    results = []
    for number in numbers:
        if backends.stopping():
            raise backends.Stopped
        results.append(play_game(plan, number, luck=luck))
    return results


def _play(plan: Plan, numbers: Sequence[int], workers: Workers, luck: bool) -> Iterator[list[GameResult]]:
    game = registry.get(plan.title)
    slow = luck or any(thinks(game, entrant(label).bot) for label in plan.line_up)
    size = 1 if slow else max(1, min(QUICK_PART, len(numbers) // (8 * workers.jobs)))
    parts = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    work = partial(play_part, plan, luck)
    if workers.scheduler is not None:
        return backends.on_dask(work, parts, workers.scheduler, partial(bots_version, plan))
    return backends.in_processes(work, parts, workers.jobs)
