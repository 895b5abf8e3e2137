"""What came of many games, for people and for programs: both `simulate` and `arena` tell it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludotheca.cli import choices, context
from ludotheca.games import registry
from ludotheca.lab.arena.outcome import Outcome
from ludotheca.lab.simulate import Simulation
from ludotheca.lab.statistics import Standing

# By the key of a column's heading, what stands below it.
CELLS: dict[str, Callable[[Any], str]] = {
    "wins": lambda standing: str(standing.wins),
    "shared": lambda standing: str(standing.shared),
    "share": lambda standing: f"{decimal(100 * standing.share)} %",
    "interval": lambda standing: f"{decimal(100 * standing.low)} – {decimal(100 * standing.high)}",
    "points": lambda standing: decimal(standing.mean),
    "deviation": lambda standing: decimal(standing.sd),
    "margin": lambda standing: decimal(standing.margin),
    "thought": lambda standing: context.say().text("thousandths", value=standing.seconds),
    "slowest": lambda standing: context.say().text("thousandths", value=standing.slowest),
}


def processes(jobs: int | None) -> int:
    """As many processes as asked for, or as there are processors."""
    return choices.positive("--jobs", jobs) if jobs is not None else os.cpu_count() or 1


def write_json(form: str, outcome: Outcome | Simulation) -> None:
    """The outcome for `--json`; docs/command-line.md documents it."""
    sys.stdout.buffer.write(msgspec.json.encode({"format": form, **msgspec.to_builtins(outcome)}) + b"\n")


def show(
    outcome: Outcome | Simulation, columns: Sequence[str], note: str, name: Callable[[str], str]
) -> None:
    """What was played, a note, and the tables by bot and by seat; `name` is what a bot is called."""
    from rich.table import Table  # noqa: PLC0415 - `--json` needs no screen

    say, console = context.say(), context.console()
    title = registry.get(outcome.title).meta.names[say.lang]
    seed = str(outcome.seed)
    console.print(say.text("simulated", name=title, games=outcome.games, players=outcome.players, seed=seed))
    if note:
        console.print(note)
    console.print()
    parts: list[tuple[str, Sequence[Standing]]] = [
        ("simulated-by-bot", outcome.bots),
        ("simulated-by-seat", outcome.seats),
    ]
    for which, standings in parts:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(say.text(which))
        for key in columns:
            table.add_column(say.text(f"column-{key}"), justify="right")
        for standing in standings:
            who = name(standing.bot) if standing.bot is not None else say.name(standing.seat)
            table.add_row(who, *[CELLS[key](standing) for key in columns])
        console.print(table)
        console.print()


def decimal(value: float) -> str:
    """One figure after the point, or the comma."""
    return context.say().text("decimal", value=value)
