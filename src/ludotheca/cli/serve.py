"""`ludotheca serve`: tables in the browser, for oneself or for a whole club."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def serve(
    *,
    host: Annotated[str | None, Parameter(help="flag-serve-host")] = None,
    port: Annotated[int | None, Parameter(help="flag-serve-port")] = None,
    database: Annotated[str | None, Parameter(help="flag-serve-database")] = None,
    no_browser: Annotated[bool, Parameter(help="flag-serve-no-browser", negative="")] = False,
) -> None:
    """Serve tables until interrupted. What is not given comes from the environment, LUDOTHECA_HOST and so on."""
    from ludotheca.server import run, settings  # noqa: PLC0415 - the other commands need not wait for it

    given = {"host": host, "port": port, "database": database}
    run.serve(settings.load(given), browser=not no_browser)
