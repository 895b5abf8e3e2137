"""One's own luck on a deal: a job after the game, told to its player alone.

It follows from what the player has seen, so it tells them nothing new about a deal that others may still play; a whole
review, which anybody may read, waits until the deal is closed.
"""

from __future__ import annotations

from sqlalchemy import Connection

from ludotheca.server.jobs import Handler
from ludotheca.server.store import Store, deals, jobs, rows
from ludotheca.server.store.base import Work
from ludotheca.server.store.jobs import JobRow
from ludotheca.server.thinking.reviews import Reviews

KIND = "deal-luck"


def note_end(c: Connection, table_id: str, seat: int, now: int) -> None:
    """The game on a deal is over: the luck of this seat is wanted."""
    jobs.add(c, KIND, table_id, now, body=str(seat))


def handlers(store: Store, reviews: Reviews) -> dict[str, Handler]:
    """The job: it thinks in the process of the reviews."""

    async def weigh(job: JobRow) -> Work[None]:
        data = await store.read(lambda c: rows.load_record(c, job.key))
        if data is None:
            raise LookupError(f"table {job.key} has no record")
        total = await reviews.total(data, int(job.body))
        return lambda c: deals.set_luck(c, job.key, total.luck, total.luck_doubt)

    return {KIND: weigh}
