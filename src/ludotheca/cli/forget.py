"""`ludotheca forget`: take a person out of a server's database, for whoever hosts it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import context
from ludotheca.kernel.errors import LudothecaError


class NobodyNamed(LudothecaError):
    code = "nobody-named"

    def __init__(self, name: str) -> None:
        super().__init__(
            f"Nobody in this database is called '{name}', or has an id that begins so.", name=name
        )


def forget(
    name: Annotated[str, Parameter(help="flag-forget-name")],
    /,
    *,
    id: Annotated[str, Parameter(help="flag-forget-id")] = "",  # noqa: A002 - the flag's own name
    database: Annotated[str | None, Parameter(help="flag-serve-database")] = None,
    yes: Annotated[bool, Parameter(help="flag-forget-yes", negative="")] = False,
) -> None:
    """Forget a person: their name leaves the database, their games stay and verify."""
    from ludotheca.server import settings  # noqa: PLC0415 - the other commands need not wait for it
    from ludotheca.server.people import forgetting  # noqa: PLC0415 - the other commands need not wait for it
    from ludotheca.server.service import now_ms  # noqa: PLC0415
    from ludotheca.server.store import open_store  # noqa: PLC0415

    say = context.say()
    store = open_store(settings.database_url(settings.load({"database": database})))
    try:
        found = asyncio.run(forgetting.find(store, name, id))
        if not found:
            raise NobodyNamed(name)
        for person in found:
            since = datetime.fromtimestamp(person.created / 1000, UTC).date().isoformat()
            print(say.text("forget-person", id=person.id[:8], name=person.name, since=since))
        if len(found) > 1:
            print(say.text("forget-which"))
        elif not yes:
            print(say.text("forget-sure"))
        else:
            asyncio.run(forgetting.forget_now(store, found[0].id, now_ms))
            print(say.text("forget-done"))
    finally:
        store.close()
