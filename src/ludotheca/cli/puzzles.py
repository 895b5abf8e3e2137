"""`ludotheca puzzles`: find puzzles in games, put those of a title to the test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from ludotheca.cli import choices, context, progress, standings
from ludotheca.games import registry
from ludotheca.kernel.game import AnyGame
from ludotheca.lab.puzzles import check as checks
from ludotheca.lab.puzzles import run
from ludotheca.lab.puzzles.mine import Mined, MinePlan
from ludotheca.puzzles.puzzle import FILE, Puzzle, pack, unpack

WANTED = 120
ITERATIONS = 4_000
TASKS = ("mine", "check")


def puzzles(
    task: Annotated[str, Parameter(help="flag-puzzles-task")],
    title: Annotated[str, Parameter(help="flag-title")],
    /,
    *,
    count: Annotated[int, Parameter(help="flag-puzzles-count")] = WANTED,
    records: Annotated[Path | None, Parameter(help="flag-puzzles-records")] = None,
    kinds: Annotated[str, Parameter(help="flag-puzzles-kinds")] = "",
    minutes: Annotated[float, Parameter(help="flag-puzzles-minutes")] = 0.0,
    iterations: Annotated[int, Parameter(help="flag-puzzles-iterations")] = ITERATIONS,
    seed: Annotated[int, Parameter(help="flag-simulate-seed")] = 0,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    folder: Annotated[Path | None, Parameter(help="flag-puzzles-folder")] = None,
    write: Annotated[bool, Parameter(help="flag-puzzles-write", negative="")] = False,
    json: Annotated[bool, Parameter(help="flag-json", negative="")] = False,
) -> int:
    """Find puzzles and confirm them, or solve those of a title again."""
    game = registry.get(title)
    choices.positive("--count", count)
    choices.positive("--iterations", iterations)
    if task not in TASKS:
        raise choices.BadChoice(
            f"there is no task '{task}'; there are: {', '.join(TASKS)}",
            why="puzzles-task",
            task=task,
            known=", ".join(TASKS),
        )
    workers = standings.processes(jobs)
    into = folder or Path("puzzles")
    if task == "mine":
        wanted = tuple(kind for kind in kinds.split(",") if kind)
        plan = MinePlan(title=game.meta.title, seed=seed, records=_records(records), kinds=wanted)
        return _mine(game, plan, count, 60 * minutes, workers, into, write)
    source = into / f"{game.meta.title}.json.gz" if folder else game.folder / FILE
    return _check(game, source, iterations, seed, workers, write, json)


def _records(folder: Path | None) -> tuple[str, ...]:
    """The record files of a folder."""
    if folder is None:
        return ()
    found = sorted(str(path) for path in folder.glob("*.json"))
    if not found:
        raise choices.BadChoice(
            f"there is no record in '{folder}'; records end in .json",
            why="puzzles-records",
            folder=str(folder),
        )
    return tuple(found)


def _mine(
    game: AnyGame, plan: MinePlan, count: int, seconds: float, workers: int, into: Path, write: bool
) -> int:
    say, title = context.say(), game.meta.title
    looked = [0] * 5
    with progress.bar(count, say.text("puzzles-mining")) as advance:
        before = 0

        def told(mined: Mined, puzzles: int) -> None:
            nonlocal before
            looked[:] = [a + b for a, b in zip(looked, mined.looks, strict=True)]
            if advance is not None:
                advance(puzzles - before, say.text("puzzles-looked", looked=looked[0]))
            before = puzzles

        found = run.mine(plan, count, into / f"{title}.jsonl", workers, seconds=seconds, progress=told)
    path = _write(game, found, game.folder / FILE if write else into / f"{title}.json.gz")
    context.console().print(
        say.text("puzzles-mined", puzzles=len(found), looked=looked[0], confirmed=looked[4], path=str(path))
    )
    return 0


def _check(
    game: AnyGame, source: Path, iterations: int, seed: int, workers: int, write: bool, json: bool
) -> int:
    """The verdict; status 1 where the puzzles do not keep what they should."""
    say, title, all_of_them = context.say(), game.meta.title, unpack(source)
    with progress.bar(len(all_of_them), say.text("puzzles-checking")) as advance:
        steps: Callable[[int], None] | None = None if advance is None else lambda more: advance(more, "")
        checked = checks.check(
            title, all_of_them, iterations=iterations, seed=seed, jobs=workers, progress=steps
        )
    verdict = checks.verdict(title, checked)
    if json:
        context.console().out(msgspec.json.encode(verdict).decode())
    else:
        shares = {
            name: standings.decimal(100 * getattr(verdict, name)) for name in ("same", "greedy", "master")
        }
        context.console().print(say.text("puzzles-checked", puzzles=verdict.puzzles, **shares))
    if write:
        kept = [puzzle for puzzle, one in zip(all_of_them, checked, strict=True) if one.same]
        _write(game, kept, source)
    return 0 if verdict.good else 1


def _write(game: AnyGame, found: list[Puzzle], path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(pack(game.meta.title, found))
    return path
