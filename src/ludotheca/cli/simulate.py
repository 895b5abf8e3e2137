"""`ludotheca simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from ludotheca.cli import choices, context, progress
from ludotheca.games import registry
from ludotheca.lab.simulate import Simulation, Standing
from ludotheca.lab.simulate import simulate as run

FORMAT = "ludotheca-simulation/1"


def simulate(
    title: Annotated[str, Parameter(help="flag-title")],
    /,
    *,
    players: Annotated[int, Parameter(help="flag-simulate-players")],
    games: Annotated[int, Parameter(help="flag-simulate-games")],
    bots: Annotated[str, Parameter(help="flag-simulate-bots")] = "uniform",
    seed: Annotated[int, Parameter(help="flag-simulate-seed")] = 0,
    option: Annotated[list[str] | None, Parameter(help="flag-option", negative="")] = None,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    save: Annotated[Path | None, Parameter(help="flag-simulate-save")] = None,
    json: Annotated[bool, Parameter(help="flag-json", negative="")] = False,
) -> None:
    """Play games between bots and count wins, points, decisions and seconds."""
    game = registry.get(title)
    levels = choices.bots(bots)
    given = choices.options(game, option or [])
    choices.positive("--games", games)
    workers = choices.positive("--jobs", jobs) if jobs is not None else os.cpu_count() or 1
    with progress.bar(games) as advance:
        told = None if advance is None else lambda done: advance(done, "")
        outcome = run(
            title, players, games, levels, seed, options=given, jobs=workers, save=save, progress=told
        )
    if json:
        sys.stdout.buffer.write(msgspec.json.encode(describe(outcome)) + b"\n")
    else:
        show(outcome)


def describe(outcome: Simulation) -> dict[str, Any]:
    """The outcome for `--json`; docs/command-line.md documents it."""
    return {"format": FORMAT, **msgspec.to_builtins(outcome)}


def show(outcome: Simulation) -> None:
    """The outcome for people."""
    from rich.table import Table  # noqa: PLC0415

    say, console = context.say(), context.console()
    name = registry.get(outcome.title).meta.names[say.lang]
    console.print(
        say.text("simulated", name=name, games=outcome.games, players=outcome.players, seed=str(outcome.seed))
    )
    console.print()
    parts = [("simulated-by-bot", outcome.bots), ("simulated-by-seat", outcome.seats)]
    for heading, standings in parts:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(say.text(heading))
        for key in ("wins", "shared", "share", "interval", "points", "deviation"):
            table.add_column(say.text(f"column-{key}"), justify="right")
        for standing in standings:
            table.add_row(*_row(standing))
        console.print(table)
        console.print()
    each = outcome.decisions / outcome.games
    pace = outcome.games / outcome.seconds
    console.print(
        say.text(
            "simulated-cost",
            decisions=outcome.decisions,
            each=round(each),
            draws=outcome.draws,
            seconds=_decimal(outcome.seconds),
            pace=round(pace) if pace >= 10 else _decimal(pace),
        )
    )


def _row(standing: Standing) -> list[str]:
    say = context.say()
    name = say.word("level", standing.bot) if standing.bot is not None else say.name(standing.seat)
    return [
        name,
        str(standing.wins),
        str(standing.shared),
        f"{_decimal(100 * standing.share)} %",
        f"{_decimal(100 * standing.low)} – {_decimal(100 * standing.high)} %",
        _decimal(standing.mean),
        _decimal(standing.sd),
    ]


def _decimal(value: float) -> str:
    """One figure after the point, or the comma."""
    return context.say().text("decimal", value=value)
