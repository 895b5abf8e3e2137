"""`ludotheca arena`: bots against each other, seats rotated, with intervals."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from ludotheca.cli import choices, context, progress
from ludotheca.games import registry
from ludotheca.lab import arena as lab
from ludotheca.lab import plots
from ludotheca.lab.arena_game import GameResult
from ludotheca.lab.arena_plan import Plan
from ludotheca.lab.arena_setup import make_plan
from ludotheca.lab.common import seated, wilson

FORMAT = "ludotheca-arena/1"
COLUMNS = ("share", "interval", "wins", "shared", "points", "margin", "thought", "slowest")


def arena(
    title: Annotated[str, Parameter(help="flag-title")],
    /,
    *,
    bots: Annotated[str, Parameter(help="flag-arena-bots")],
    players: Annotated[int, Parameter(help="flag-simulate-players")],
    games: Annotated[int, Parameter(help="flag-simulate-games")],
    budget: Annotated[str | None, Parameter(help="flag-arena-budget")] = None,
    seed: Annotated[int, Parameter(help="flag-simulate-seed")] = 0,
    option: Annotated[list[str] | None, Parameter(help="flag-option", negative="")] = None,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    backend: Annotated[str, Parameter(help="flag-arena-backend")] = "processes",
    scheduler: Annotated[str | None, Parameter(help="flag-arena-scheduler")] = None,
    store: Annotated[Path | None, Parameter(help="flag-arena-store")] = None,
    plot: Annotated[Path | None, Parameter(help="flag-arena-plot")] = None,
    json: Annotated[bool, Parameter(help="flag-json", negative="")] = False,
) -> None:
    """Let bots play each other with rotated seats; win shares with intervals, points, margins, seconds."""
    given = choices.options(registry.get(title), option or [])
    choices.positive("--games", games)
    crew = lab.Crew(backend, workers(jobs), scheduler)
    lab.check_crew(crew)
    if plot is not None:
        plots.prepare(plot)
    plan = make_plan(title, players, bots.split(","), seed, options=given, budget=budget)
    start = time.perf_counter()
    results, before = play(plan, games, crew, store)
    spent = time.perf_counter() - start
    outcome = lab.summarise(plan, results)
    if json:
        sys.stdout.buffer.write(msgspec.json.encode(describe(outcome)) + b"\n")
    else:
        show(outcome, before, spent)
    if plot is not None:
        plots.draw_arena(plot, plan, results, context.say())


def workers(jobs: int | None) -> int:
    """As many processes as asked for, or as there are processors."""
    return choices.positive("--jobs", jobs) if jobs is not None else os.cpu_count() or 1


def play(
    plan: Plan, games: int, crew: lab.Crew, store: Path | None, what: str = ""
) -> tuple[list[GameResult], int]:
    """All results, and how many of them a store held before. Without a store of its own a run keeps its games in one
    until it is complete, so that the same command goes on where it was interrupted."""
    file = store or _unfinished(plan, games)
    counted = {True: 0, False: 0}
    with progress.bar(games, what) as advance:
        watch = _watcher(plan, counted, advance)
        try:
            results = lab.arena(plan, games, crew, store=file, progress=watch)
        except KeyboardInterrupt:
            if file is not None and any(counted.values()):
                told = context.say().text("arena-kept", kept=sum(counted.values()), games=games)
                print(f"\n{told}", file=sys.stderr)
            raise
    if store is None and file is not None:
        file.unlink(missing_ok=True)
    return results, counted[False]


def _unfinished(plan: Plan, games: int) -> Path | None:
    """Where games wait for the rest of their run, if there is a place for that."""
    import platformdirs  # noqa: PLC0415

    folder = platformdirs.user_cache_path("ludotheca") / "arena"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / f"{plan.name}-{games}.jsonl" if os.access(folder, os.W_OK) else None


def _watcher(plan: Plan, counted: dict[bool, int], advance: progress.Advance | None) -> lab.Progress:
    """Counts games as they come, those played now and those of before, and says beside the bar how the first bot does."""
    won = played = 0.0
    first = plan.line_up[0]

    def watch(results: list[GameResult], fresh: bool) -> None:
        nonlocal won, played
        counted[fresh] += len(results)
        if advance is None:
            return
        for result in results:
            for seat, label in enumerate(seated(plan.line_up, result.game)):
                if label == first:
                    played += 1
                    won += (seat in result.winners) / max(1, len(result.winners))
        low, high = wilson(won, int(played))
        share, low_text, high_text = (_decimal(100 * value) for value in (won / played, low, high))
        advance(len(results), f"{first} {share} % ({low_text} – {high_text})")

    return watch


def describe(outcome: lab.Outcome) -> dict[str, Any]:
    """The outcome for `--json`; docs/command-line.md documents it."""
    return {"format": FORMAT, **msgspec.to_builtins(outcome)}


def show(outcome: lab.Outcome, before: int, seconds: float) -> None:
    """The outcome for people."""
    from rich.table import Table  # noqa: PLC0415

    say, console = context.say(), context.console()
    console.print(
        say.text(
            "simulated",
            name=registry.get(outcome.title).meta.names[say.lang],
            games=outcome.games,
            players=outcome.players,
            seed=str(outcome.seed),
        )
    )
    console.print(say.text("arena-fair", fair=_decimal(100 * outcome.fair)))
    console.print()
    for heading, standings in (("simulated-by-bot", outcome.bots), ("simulated-by-seat", outcome.seats)):
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(say.text(heading))
        for key in COLUMNS:
            table.add_column(say.text(f"column-{key}"), justify="right")
        for standing in standings:
            table.add_row(*_row(standing))
        console.print(table)
        console.print()
    console.print(
        say.text("arena-cost", played=outcome.games - before, before=before, seconds=_decimal(seconds))
    )


def _row(standing: lab.Standing) -> list[str]:
    return [
        standing.bot if standing.bot is not None else context.say().name(standing.seat),
        f"{_decimal(100 * standing.share)} %",
        f"{_decimal(100 * standing.low)} – {_decimal(100 * standing.high)}",
        str(standing.wins),
        str(standing.shared),
        _decimal(standing.mean),
        _decimal(standing.margin),
        context.say().text("thousandths", value=standing.seconds),
        context.say().text("thousandths", value=standing.slowest),
    ]


def _decimal(value: float) -> str:
    """One figure after the point, or the comma."""
    return context.say().text("decimal", value=value)
