"""How far many games have come: a bar on the error stream, if that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludotheca.cli import context

Advance = Callable[[int, str], None]


@contextmanager
def bar(games: int, what: str = "") -> Iterator[Advance | None]:
    """A function that is told how many games more are done and what to say beside the bar, or None where nobody
    watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # noqa: PLC0415 - most runs show no bar
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(compact=True),
        TextColumn("{task.fields[beside]}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(what or context.say().text("simulating"), total=games, beside="")
        yield lambda done, beside: shown.update(task, advance=done, beside=beside)
