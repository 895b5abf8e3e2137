"""`ludotheca event verify FILE`: draw an event again and see whether its pods are the ones that had to come."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ludotheca.cli import context, files


def event(
    what: Annotated[Literal["verify"], Parameter(help="flag-event-what")],
    file: Annotated[Path, Parameter(help="flag-event-file")],
    /,
) -> None:
    """Check the file of an event."""
    from ludotheca.server.events import book  # noqa: PLC0415 - the other commands need not wait for it

    found = book.read(files.read_bytes(file))
    book.verify(found)
    say = context.say()
    tables = sum(len(pods) for pods in found.rounds)
    print(say.text("event-holds", name=found.name, rounds=len(found.rounds), tables=tables))
    for standing in book.standings(found):
        name = found.entrants[standing.entrant].name or "-"
        points = f"{standing.points / book.WHOLE:.3f}"
        print(say.text("event-standing", place=standing.place, name=name, points=points))
