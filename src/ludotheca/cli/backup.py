"""`ludotheca backup`: a copy of a server's database, while it is served."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import context


def backup(
    file: Annotated[Path, Parameter(help="flag-backup-file")],
    /,
    *,
    database: Annotated[str | None, Parameter(help="flag-serve-database")] = None,
    keep: Annotated[int, Parameter(help="flag-backup-keep")] = 0,
) -> None:
    """Copy the database of a server to a file, or to a new file in a folder."""
    from ludotheca.server import settings  # noqa: PLC0415 - the other commands need not wait for it
    from ludotheca.server.store.backup import back_up  # noqa: PLC0415

    made = back_up(settings.database_url(settings.load({"database": database})), file, keep)
    print(context.say().text("backup-done", file=str(made.file), **sizes(made)))


def sizes(made: tuple[Path, int, int, int, int]) -> dict[str, str]:
    """What a copy holds, for a sentence."""
    _, size, tables, entries, records = made
    return {
        "megabytes": f"{size / 1e6:.1f}",
        "tables": str(tables),
        "entries": str(entries),
        "records": str(records),
    }
