"""`ludotheca dataset`: the decisions of games between bots as a Parquet file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import choices, context, files, progress
from ludotheca.games import registry
from ludotheca.lab.plan import MissingExtra


def dataset(
    title: Annotated[str, Parameter(help="flag-title")],
    file: Annotated[Path, Parameter(help="flag-dataset-file")],
    /,
    *,
    players: Annotated[int, Parameter(help="flag-simulate-players")],
    games: Annotated[int, Parameter(help="flag-simulate-games")],
    bots: Annotated[str, Parameter(help="flag-simulate-bots")] = "uniform",
    seed: Annotated[int, Parameter(help="flag-simulate-seed")] = 0,
    option: Annotated[list[str] | None, Parameter(help="flag-option", negative="")] = None,
) -> None:
    """Play games between bots and write what each saw, could do and did, one row a decision."""
    try:
        from ludotheca.research import dataset as made  # noqa: PLC0415 - an extra
    except ImportError:
        raise MissingExtra("numpy", "research") from None
    given = choices.options(registry.get(title), option or [])
    choices.positive("--games", games)
    files.check_new(file)
    with progress.bar(games) as advance:
        told = None if advance is None else lambda done: advance(done, "")
        rows = made.write(file, title, players, games, choices.bots(bots), seed, options=given, progress=told)
    context.console().print(context.say().text("dataset-written", rows=rows, path=str(file)), soft_wrap=True)
