"""`ludotheca arena`: bots against each other, seats rotated, with intervals."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.bots.own import short
from ludotheca.cli import choices, context, progress, standings
from ludotheca.games import registry
from ludotheca.lab import plots
from ludotheca.lab.arena import run
from ludotheca.lab.arena.game import GameResult
from ludotheca.lab.arena.luck import LuckOutcome
from ludotheca.lab.arena.outcome import summarise
from ludotheca.lab.arena.plan import make_plan
from ludotheca.lab.arena.run import Workers
from ludotheca.lab.plan import Plan, seated
from ludotheca.lab.statistics import Side

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
    paired: Annotated[bool, Parameter(help="flag-arena-paired", negative="")] = False,
    option: Annotated[list[str] | None, Parameter(help="flag-option", negative="")] = None,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    backend: Annotated[str, Parameter(help="flag-arena-backend")] = "processes",
    scheduler: Annotated[str | None, Parameter(help="flag-arena-scheduler")] = None,
    store: Annotated[Path | None, Parameter(help="flag-arena-store")] = None,
    plot: Annotated[Path | None, Parameter(help="flag-arena-plot")] = None,
    luck: Annotated[bool, Parameter(help="flag-arena-luck", negative="")] = False,
    json: Annotated[bool, Parameter(help="flag-json", negative="")] = False,
) -> None:
    """Let bots play each other with rotated seats; win shares with intervals, points, margins, seconds."""
    given = choices.options(registry.get(title), option or [])
    choices.positive("--games", games)
    workers = Workers(backend, standings.processes(jobs), scheduler)
    run.check_workers(workers)
    if plot is not None:
        plots.prepare(plot)
    plan = make_plan(title, players, bots.split(","), seed, options=given, budget=budget, paired=paired)
    start = time.perf_counter()
    results, before = play(plan, games, workers, store, luck=luck)
    spent = time.perf_counter() - start
    outcome = summarise(plan, results)
    if json:
        standings.write_json(FORMAT, outcome)
    else:
        say = context.say()
        fair = say.text("arena-fair", fair=standings.decimal(100 * outcome.fair))
        standings.show(outcome, COLUMNS, fair, short)
        if outcome.luck is not None:
            _tell_luck(outcome.luck)
        seconds = standings.decimal(spent)
        cost = say.text("arena-cost", played=outcome.games - before, before=before, seconds=seconds)
        context.console().print(cost)
    if plot is not None:
        plots.draw_arena(plot, plan, results, context.say())


def _tell_luck(luck: LuckOutcome) -> None:
    """Shares with the luck taken out, the games that saves, and whether luck was even."""
    say, console = context.say(), context.console()
    for bot in luck.bots:
        figures = {name: standings.decimal(100 * getattr(bot, name)) for name in ("share", "low", "high")}
        console.print(say.text("arena-without-luck", bot=short(bot.bot), **figures))
    console.print(say.text("arena-luck-factor", factor=say.text("hundredths", value=luck.factor)))
    for seat in luck.seats:
        mean, z = say.text("hundredths", value=100 * seat.mean), standings.decimal(seat.z)
        console.print(say.text("arena-luck-seat", number=seat.seat + 1, mean=mean, z=z))
    console.print()


def play(
    plan: Plan,
    games: int,
    workers: Workers,
    store: Path | None,
    what: str = "",
    *,
    luck: bool = False,
    seconds: float | None = None,
) -> tuple[list[GameResult], int]:
    """All results, and how many of them a store held before. Without a store of its own a run keeps its games in one
    until it is complete, so that the same command goes on where it was interrupted."""
    file = store or _unfinished(plan, games)
    counted = {True: 0, False: 0}
    with progress.bar(games, what) as advance:
        watch = _watcher(plan, counted, advance)
        try:
            results = run.arena(plan, games, workers, store=file, progress=watch, luck=luck, seconds=seconds)
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


def _watcher(plan: Plan, counted: dict[bool, int], advance: progress.Advance | None) -> run.Progress:
    """Counts games as they come, those played now and those of before, and says beside the bar how the first bot does."""
    first = plan.line_up[0]
    side = Side([0] * plan.players)

    def watch(results: list[GameResult], fresh: bool) -> None:
        counted[fresh] += len(results)
        if advance is None:
            return
        for result in results:
            for seat, label in enumerate(seated(plan.line_up, result.game)):
                if label == first:
                    side.count(seat, result.scores, result.winners)
        now = side.standing(first)
        share, low, high = (standings.decimal(100 * value) for value in (now.share, now.low, now.high))
        advance(len(results), f"{short(first)} {share} % ({low} – {high})")

    return watch
