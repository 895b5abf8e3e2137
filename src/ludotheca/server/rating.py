"""Rated tables: who may sit at one, and the job that counts a game once it is over."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from ludotheca.ratings.anchors import anchors
from ludotheca.server.errors import BadValue
from ludotheca.server.jobs import Handler
from ludotheca.server.people.errors import NeedsAccount
from ludotheca.server.store import jobs, ratings
from ludotheca.server.store.base import Work
from ludotheca.server.store.jobs import JobRow
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow

RATED = "rated-game-over"
RATE = "rate"
LISTENERS = {RATED: (RATE,)}


def handlers() -> dict[str, Handler]:
    """The job of rating: the effect is in the database alone, and comes once."""

    async def rate(job: JobRow) -> Work[None]:
        return lambda c: ratings.rate(c, job.key)

    return {RATE: rate}


def note_end(c: Connection, row: TableRow, now: int) -> None:
    """A game is over: if it is rated, it will be counted."""
    if row.rated:
        jobs.note(c, RATED, row.id, now)


def check_person(row: TableRow, who: IdentityRow) -> None:
    """Whether somebody may sit at this table."""
    if row.rated and (who.handle is None or who.maker is not None):
        raise NeedsAccount


def check_table(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Whether a table can be rated as it is set: without hints, with bots that are measured."""
    if not row.rated:
        return
    if row.hints:
        raise BadValue("rated", "does not go with hints: set the table without them")
    known = anchors(row.title)
    for seat in seats:
        if seat.kind == "bot" and seat.level not in known:
            measured = ", ".join(known) or "none"
            raise BadValue(
                "rated", f"does not go with the bot '{seat.level}'; bots that are measured: {measured}"
            )
