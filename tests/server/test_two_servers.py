"""Two processes of one server, here both in one process on one PostgreSQL: what one does the other shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from server.harness import ME, OPEN, TITLE, LocalServer, eventually
from server.test_deals import SILENT, finish

from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.errors import UnknownTable
from ludotheca.server.table import Table
from ludotheca.server.thinking.pool import WORKER

pytestmark = pytest.mark.once


class Eyes:
    """Watches a table."""

    def __init__(self) -> None:
        self.touched = 0

    def touch(self) -> None:
        self.touched += 1


@asynccontextmanager
async def two_servers(
    database: str, bus: bool, worker: Sequence[str] = WORKER
) -> AsyncIterator[tuple[LocalServer, LocalServer]]:
    async with (
        LocalServer.open(database, bus=bus, worker=worker) as one,
        LocalServer.open(database, bus=bus, worker=worker) as two,
    ):
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


@pytest.mark.postgres
async def test_deals_and_challenges_are_one_everywhere(postgres: str) -> None:
    """Whatever process a person comes to: the same deal, their one game on it, the same link, one list of results."""
    async with two_servers(postgres, bus=True, worker=SILENT) as (one, two):
        ann, ben = await one.guest("Ann"), await two.guest("Ben")
        here, there = one.service.deals, two.service.deals
        told = await asyncio.gather(here.today(None, one.now()), there.today(None, two.now()))
        assert told[0] == told[1]
        # One try, also if both processes are asked at the same moment.
        asked = [deals.play(ann, TITLE, one.now()) for deals in (here, there) * 3]
        assert len({found.table for found in await asyncio.gather(*asked)}) == 1
        # A link made here opens there, on the same dice; the game is played where one happens to be.
        wish = p.NewChallenge(title=TITLE, players=2, level="beginner", deals=2)
        link = (await here.new_challenge(ann, wish, one.now())).challenge
        tables = []
        for local, who in ((one, ann), (two, ben)):
            found = await local.service.deals.play_challenge(who, link, 1, local.now())
            table = await local.tables.get(found.table)
            tables.append(table)
            await local.look(table, -1)
        draws = [
            [e.action for e in table.play.match.entries if e.seat == -1] for table in tables if table.play
        ]
        assert len(draws) == 2
        assert draws[0][:3] == draws[1][:3] != []
        again = await here.play_challenge(ben, link, 1, one.now())
        assert again.table == tables[1].id
        await finish(one, await one.tables.get(again.table), 1)  # Ben's game, begun there
        seen = (await there.challenge(ben, link, two.now())).deals[0]
        assert [(result.name, result.mine) for result in seen.results] == [("Ben", True)]
        before = (await there.challenge(ann, link, two.now())).deals[0]
        assert (before.finished, before.results, before.mine and before.mine.over) == (1, [], False)
