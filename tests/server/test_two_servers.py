"""Two processes of one server, here both in one process on one PostgreSQL: what one does the other shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from server.harness import ME, OPEN, LocalServer, eventually

from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.errors import UnknownTable
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


class Eyes:
    """Watches a table."""

    def __init__(self) -> None:
        self.touched = 0

    def touch(self) -> None:
        self.touched += 1


@asynccontextmanager
async def two_servers(database: str, bus: bool) -> AsyncIterator[tuple[LocalServer, LocalServer]]:
    async with LocalServer.open(database, bus=bus) as one, LocalServer.open(database, bus=bus) as two:
        yield one, two


@pytest.fixture(params=[True, False], ids=["bus", "no bus"])
def bus(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.mark.postgres
async def test_news_travel(postgres: str, bus: bool) -> None:
    async with two_servers(postgres, bus) as (one, two):
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        here = await one.table(ann, ME, OPEN, start=False, public=True)
        there = await two.tables.get(here.id)
        eyes = Eyes()
        two.tables.presence.join(there, eyes, -1)
        await eventually(lambda: b'"owner":"Ann"' in two.tables.lobby.message())
        # Who watches there is counted here.
        one.tables.presence.join(here, Eyes(), 0)
        await eventually(lambda: describe.table_info(here).spectators == 1)
        await eventually(lambda: describe.table_info(there).seats[0].connected)
        # Who sits down there is seen here, and the game goes on at either place.
        await two.ask(bob, "sit", there.id)
        await eventually(lambda: here.seat_of(bob.id) == 1)
        await one.ask(ann, "start", here.id, fill=False)
        await eventually(lambda: there.row.status == "running")
        await two.look(there, 1)
        before = eyes.touched
        assert isinstance(await one.decide(here, 0), p.Ack)
        await eventually(lambda: there.play is not None and there.play.match.head == here.row.head)
        await eventually(lambda: eyes.touched > before)
        assert isinstance(await two.decide(there, 1), p.Ack)
        # A command that knows more than this process does is right all the same.
        assert isinstance(await one.decide(here, 1), p.Ack | p.Stale)


@pytest.mark.postgres
async def test_a_table_taken_away_is_gone_everywhere(postgres: str, bus: bool) -> None:
    async with two_servers(postgres, bus) as (one, two):
        ann = await one.guest()
        table = await one.table(ann, ME, OPEN, start=False, public=True)
        there = await two.tables.get(table.id)
        two.tables.presence.join(there, Eyes(), -1)
        await one.ask(ann, "close", table.id)
        await eventually(lambda: there.gone)
        with pytest.raises(UnknownTable):
            await two.tables.get(table.id)
        await eventually(lambda: table.id.encode() not in two.tables.lobby.message())


@pytest.mark.postgres
async def test_both_write_at_once(postgres: str) -> None:
    """Without a bus each process writes on what it has: the second finds out, reads, and writes after the first."""

    async def decide(local: LocalServer, table: Table, seat: int) -> p.FromServer | None:
        if (await local.look(table, seat)).decision is None:
            async with table.lock:
                await table.look_again()
            return None
        return await local.decide(table, seat, name=f"{seat}-{local.now()}")

    async with two_servers(postgres, bus=False) as (one, two):
        people = [await one.guest(name) for name in ("Ann", "Bob")]
        here = await one.full_table(*people)
        there = await two.tables.get(here.id)
        for _ in range(20):
            answers = await asyncio.gather(decide(one, here, 0), decide(two, there, 1))
            assert all(isinstance(answer, p.Ack | p.Stale | p.ErrorMessage | None) for answer in answers)
        for local, table in ((one, here), (two, there)):
            async with table.lock:
                await table.look_again()
            assert (await local.look(table, -1)).view.head == table.row.head
        assert here.play.match.entries == there.play.match.entries
        assert sum(entry.seat >= 0 for entry in here.play.match.entries) >= 20


async def test_watchers_of_a_table_that_left_memory(sqlite: str) -> None:
    """An old object of a table commits: those who watch the new one are told."""
    async with LocalServer.open(sqlite) as local:
        old = await local.full_table(await local.guest(), await local.guest("Bob"))
        await local.look(old, 0)
        del local.tables._loaded[old.id]
        new = await local.tables.get(old.id)
        await local.look(new, 0)
        eyes = Eyes()
        local.tables.presence.join(new, eyes, -1)
        await eventually(lambda: eyes.touched == 1)  # somebody came: himself
        await local.decide(old, 0)
        await eventually(lambda: eyes.touched == 2)
        assert new.play.match.head == old.row.head
