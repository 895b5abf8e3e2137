"""`ludotheca ratings`: compute all ratings of a server anew from its records, and compare or keep them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludotheca.cli import context

if TYPE_CHECKING:
    from sqlalchemy import Connection

DIFFERENT = 1


def ratings(
    *,
    check: Annotated[bool, Parameter(help="flag-ratings-check", negative="")] = False,
    database: Annotated[str | None, Parameter(help="flag-serve-database")] = None,
) -> int:
    """Compute all ratings anew; with `check` only compare them with what is stored."""
    from ludotheca.server import settings  # noqa: PLC0415 - the other commands need not wait for it
    from ludotheca.server.store import open_store  # noqa: PLC0415
    from ludotheca.server.store import ratings as rows  # noqa: PLC0415

    say = context.say()
    store = open_store(settings.database_url(settings.load({"database": database})))

    def work(c: Connection) -> tuple[int, bool]:
        fresh = rows.rebuilt(c)
        same = fresh == rows.stored(c)
        if not check:
            rows.replace_all(c, fresh)
        return len({change.table_id for change in fresh}), same

    try:
        games, same = asyncio.run(store.write(work))
    finally:
        store.close()
    print(say.text("ratings-same" if same else "ratings-different", games=games))
    return DIFFERENT if check and not same else 0
