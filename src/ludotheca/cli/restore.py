"""`ludotheca restore`: a copy in the place of a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import context
from ludotheca.cli.backup import sizes


def restore(
    file: Annotated[Path, Parameter(help="flag-restore-file")],
    /,
    *,
    database: Annotated[str | None, Parameter(help="flag-serve-database")] = None,
    yes: Annotated[bool, Parameter(help="flag-restore-yes", negative="")] = False,
) -> None:
    """Put a copy in the place of the database. The server must not run."""
    from ludotheca.server import settings  # noqa: PLC0415 - the other commands need not wait for it
    from ludotheca.server.store import backup  # noqa: PLC0415

    say = context.say()
    url = settings.database_url(settings.load({"database": database}))
    target = backup.file_of(url)
    if target.exists() and not yes:
        print(say.text("restore-sure", file=str(target)))
        return
    made, aside = backup.restore(file, url)
    print(say.text("restore-done", file=str(made.file), **sizes(made)))
    if aside is not None:
        print(say.text("restore-aside", file=str(aside)))
