"""The outbox and the jobs: written with their cause, done by whoever gets to it, and their effect once."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from server import jobworker
from sqlalchemy import Connection, insert, select

from ludotheca.server.jobs import Jobs
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import Conflict, Store, ddl, open_store
from ludotheca.server.store import jobs as rows
from ludotheca.server.store.base import Work
from ludotheca.server.store.jobs import JobRow

pytestmark = pytest.mark.once


@contextmanager
def opened(database: str) -> Iterator[Store]:
    store = open_store(database_url(Settings(database=database)))
    try:
        yield store
    finally:
        store.close()


class Clock:
    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


class Desk:
    """A worker with a clock that the test moves, and a handler that leaves marks and does as it is told."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.fails = 0
        self.begun = asyncio.Event()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.jobs = Jobs(store, clock, {"mark": self.mark}, {"happened": ("mark",)})

    async def mark(self, job: JobRow) -> Work[None]:
        self.begun.set()
        await self.goes_on.wait()
        if self.fails:
            self.fails -= 1
            raise ValueError("not yet")
        return lambda c: leave_mark(c, job.key)

    async def marks(self) -> int:
        return len(await self.store.read(lambda c: c.execute(select(ddl.facts)).all()))

    async def job(self) -> object:
        return await self.store.read(lambda c: c.execute(select(ddl.jobs)).one())


def leave_mark(c: Connection, key: str) -> None:
    c.execute(insert(ddl.facts), [{"name": f"{key} {random.random()}", "value": ""}])


async def happen(store: Store, clock: Clock, key: str) -> None:
    await store.write(lambda c: rows.note(c, "happened", key, clock()))


async def test_what_happened_is_done_once_for_its_key(database: str) -> None:
    with opened(database) as store:
        desk = Desk(store, Clock())
        await happen(store, desk.clock, "a")
        await happen(store, desk.clock, "a")
        await desk.jobs.work()
        assert await desk.marks() == 1
        await happen(store, desk.clock, "a")  # again, after it was done
        await desk.jobs.work()
        assert await desk.marks() == 1
        assert await store.read(lambda c: c.execute(select(ddl.outbox)).all()) == []
        # The key is free again after a long time.
        desk.clock.time += 31 * 86_400_000
        await desk.jobs.tidy()
        await happen(store, desk.clock, "a")
        await desk.jobs.work()
        assert await desk.marks() == 2


async def test_the_outbox_belongs_to_the_transaction_of_the_cause(database: str) -> None:
    with opened(database) as store:
        desk = Desk(store, Clock())

        def broken(c: Connection) -> None:
            rows.note(c, "happened", "x", desk.clock())
            raise ValueError("changed my mind")

        with pytest.raises(ValueError, match="changed"):
            await store.write(broken)
        await desk.jobs.work()
        assert await desk.marks() == 0


async def test_a_job_that_fails_is_tried_later_and_given_up_in_the_end(database: str) -> None:
    with opened(database) as store:
        desk = Desk(store, Clock())
        desk.fails = 2
        await happen(store, desk.clock, "a")
        waits = []
        for _ in range(3):
            await desk.jobs.work()
            job = await desk.job()
            waits.append(job.due - desk.clock.time)
            if job.state == "waiting":
                await desk.jobs.work()  # not yet due
                assert (await desk.job()).tries == job.tries
                desk.clock.time = job.due
        assert waits[:2] == [1_000, 2_000]
        assert (job.state, job.tries, await desk.marks()) == ("done", 3, 1)
        desk.fails = 100
        await store.write(lambda c: rows.add(c, "mark", "b", desk.clock()))
        await store.write(lambda c: c.execute(ddl.jobs.delete().where(ddl.jobs.c.key == "a")))
        for _ in range(rows.MOST_TRIES):
            await desk.jobs.work()
            desk.clock.time += 4_000_000
        await desk.jobs.work()
        job = await desk.job()
        assert (job.state, job.tries, job.error) == ("failed", rows.MOST_TRIES, "ValueError('not yet')")


async def test_a_worker_that_dies_is_followed_by_another(database: str) -> None:
    """It is cut off in the middle. Nobody takes its job while the lease lasts; then the next one does it, once."""
    with opened(database) as store:
        clock = Clock()
        one, two = Desk(store, clock), Desk(store, clock)
        one.goes_on.clear()
        await happen(store, clock, "a")
        dying = asyncio.create_task(one.jobs.work())
        await one.begun.wait()
        dying.cancel()
        await asyncio.gather(dying, return_exceptions=True)
        await two.jobs.work()
        assert (await two.marks(), two.begun.is_set()) == (0, False)
        clock.time += 61_000
        await two.jobs.work()
        assert await two.marks() == 1


async def test_a_worker_that_was_too_slow_changes_nothing(database: str) -> None:
    """It wakes up after its lease was given to another: its effect is rolled back with the close of the job."""
    with opened(database) as store:
        clock = Clock()
        one, two = Desk(store, clock), Desk(store, clock)
        one.goes_on.clear()
        await happen(store, clock, "a")
        slow = asyncio.create_task(one.jobs.work())
        await one.begun.wait()
        clock.time += 61_000
        await two.jobs.work()
        assert await two.marks() == 1
        one.goes_on.set()
        await slow
        assert await two.marks() == 1


async def test_a_lease_cannot_be_closed_by_another(database: str) -> None:
    with opened(database) as store:
        await store.write(lambda c: rows.add(c, "mark", "a", 5))
        job = await store.write(lambda c: rows.claim(c, ["mark"], "me", 10, 20))
        assert job is not None
        assert await store.write(lambda c: rows.claim(c, ["mark"], "you", 19, 40)) is None
        other = await store.write(lambda c: rows.claim(c, ["mark"], "you", 20, 40))
        assert (other.holder, other.tries) == ("you", 2)
        with pytest.raises(Conflict):
            await store.write(lambda c: rows.finish(c, job))
        await store.write(lambda c: rows.finish(c, other))


def start(database: str) -> subprocess.Popen[str]:
    folders = [*filter(None, [os.environ.get("PYTHONPATH")]), str(Path(__file__).parents[1])]
    process = subprocess.Popen(
        [sys.executable, "-m", "server.jobworker", database],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folders)},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


@pytest.mark.parametrize("count", [40])
async def test_processes_are_killed_and_every_effect_comes_once(database: str, count: int) -> None:
    """SIGKILL at random moments: two processes on PostgreSQL, one after the other on SQLite."""
    several = database.startswith("postgres")
    with opened(database) as store:
        for number in range(count):
            await store.write(lambda c, n=number: rows.note(c, "happened", f"k{n}", jobworker.now()))
    for _ in range(4):
        processes = [start(database) for _ in range(2 if several else 1)]
        await asyncio.sleep(random.random() * 0.5)
        for process in processes:
            process.kill()
            process.wait()
            process.stdout.close()
    with opened(database) as store:
        jobs = jobworker.worker(store)
        for _ in range(600):
            await jobs.work()
            left = await store.read(
                lambda c: c.execute(select(ddl.jobs.c.key).where(ddl.jobs.c.state != "done")).all()
            )
            if not left:
                break
            await asyncio.sleep(0.05)
        names = await store.read(lambda c: c.execute(select(ddl.facts.c.name)).scalars().all())
        done = sorted(name.rpartition(" ")[0] for name in names)
        assert done == sorted(f"{kind} k{n}" for n in range(count) for kind in ("count", "tell"))
