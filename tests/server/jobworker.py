"""A process that works at jobs until it is killed: `python -m server.jobworker DATABASE`.

Each job leaves a mark in the database of its own, so that one done twice shows; and it may fail or dawdle.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
import uuid

from sqlalchemy import Connection, insert

from ludotheca.server.jobs import Jobs
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import Store, ddl, open_store
from ludotheca.server.store.base import Work
from ludotheca.server.store.jobs import JobRow

LISTENERS = {"happened": ("count", "tell")}


def now() -> int:
    return time.time_ns() // 1_000_000


async def mark(job: JobRow) -> Work[None]:
    """A mark under a name that no other try has."""
    await asyncio.sleep(random.random() * 0.05)
    if random.random() < 0.1:
        raise OSError("not today")

    def effect(c: Connection) -> None:
        name = f"{job.kind} {job.key} {uuid.uuid4().hex}"
        c.execute(insert(ddl.facts), [{"name": name, "value": job.body}])

    return effect


def worker(store: Store, lease_seconds: float = 1.0) -> Jobs:
    return Jobs(store, now, {"count": mark, "tell": mark}, LISTENERS, lease_seconds)


async def main(database: str) -> None:
    store = open_store(database_url(Settings(database=database)))
    jobs = worker(store)
    print("ready", flush=True)
    while True:
        await jobs.work()
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
