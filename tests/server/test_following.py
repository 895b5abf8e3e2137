"""A process that follows a table of another takes over its entries, and reads the rows again only where they changed."""

from __future__ import annotations

import asyncio

import pytest
from server.harness import Idle, LocalServer, eventually

from ludotheca.server.bus import Pointer
from ludotheca.server.protocol import Ack
from ludotheca.server.table import Table
from ludotheca.server.tables import Tables

pytestmark = [pytest.mark.once, pytest.mark.postgres]


def shown(table: Table) -> tuple[object, ...]:
    row = table.row
    return row.head, row.owing, row.bots_due, row.deadline, row.updated, row.status, row.version


async def test_moves_elsewhere_are_followed_without_the_rows(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalServer.open(postgres) as here, LocalServer.open(postgres) as there:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table = await here.full_table(ann, bob, pace={"unit": "second", "amount": 600})
        far = await there.tables.get_fresh(table.id)
        far.watchers.add(Idle())
        await far.load()
        read = []
        usual = Table.refresh

        async def refresh(self: Table) -> None:
            read.append(self)
            await usual(self)

        monkeypatch.setattr(Table, "refresh", refresh)
        serial = far.serial
        for _ in range(6):
            async with table.lock:
                seat = (await table.load()).match.owing[0]
            assert isinstance(await here.decide(table, seat), Ack)
            await eventually(lambda: shown(far) == shown(table))
        assert far not in read
        assert far.serial == serial  # nobody is told again who sits there
        monkeypatch.undo()
        await here.ask(ann, "resign", table.id)
        await eventually(lambda: far.row.version == table.row.version and far.seats[0].resigned)
        assert far.serial > serial


async def test_moves_that_nobody_follows_do_not_wake_the_loop(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[Tables, str]] = []
    usual = Tables.hear

    def hear(self: Tables, pointer: Pointer) -> None:
        heard.append((self, pointer.table))
        usual(self, pointer)

    monkeypatch.setattr(Tables, "hear", hear)
    async with LocalServer.open(postgres) as here, LocalServer.open(postgres) as there:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        alone, followed = await here.full_table(ann, bob), await here.full_table(ann, bob)
        far = await there.tables.get_fresh(followed.id)
        far.watchers.add(Idle())

        async def move(table: Table) -> None:
            async with table.lock:
                seat = (await table.load()).match.owing[0]
            assert isinstance(await here.decide(table, seat), Ack)

        async def both(times: int) -> None:
            for _ in range(times):
                await move(alone)
            await move(followed)  # comes after the others, on the same way
            await eventually(lambda: far.row.head == followed.row.head)

        await both(1)
        heard.clear()
        await both(6)
        await eventually(lambda: (there.tables, followed.id) in heard)  # the poll may have been first
        assert (there.tables, alone.id) not in heard


async def test_those_who_follow_are_told_of_what_another_here_came_to_know_first(postgres: str) -> None:
    """Somebody comes to a table, and so brings it up to date, before the pointer does."""

    class Told:
        times = 0

        def touch(self) -> None:
            self.times += 1

    async with LocalServer.open(postgres) as here, LocalServer.open(postgres) as there:
        there.tables.stopping = True  # deaf: the pointer is ours to give
        table = await here.full_table(await here.guest("Ann"), await here.guest("Bob"))
        far = await there.tables.get_fresh(table.id)
        await far.load()
        told = Told()
        far.watchers.add(told)
        async with table.lock:
            seat = (await table.load()).match.owing[0]
        assert isinstance(await here.decide(table, seat), Ack)
        await there.tables.get_fresh(table.id)
        told.times = 0
        await there.tables.look(Pointer(table.id, table.row.head, table.row.version))
        await eventually(lambda: told.times == 1)


async def test_what_was_just_asked_for_is_kept(postgres: str) -> None:
    """Old news may come between the question for a table and its answer: who then follows it must hear of the next move."""
    async with LocalServer.open(postgres) as here, LocalServer.open(postgres) as there:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table = await here.full_table(ann, bob)
        news = Pointer(table.id, table.row.head, table.row.version)
        far = await there.tables.get(table.id)
        await far.lock.acquire()
        question = asyncio.create_task(there.tables.get_fresh(table.id))
        await asyncio.sleep(0)  # it waits for the lock
        far.lock.release()
        there.tables.hear(news)
        assert there.tables.loaded(table.id) is None
        assert await question is far
        assert there.tables.loaded(table.id) is far


async def test_what_is_asked_for_stays_in_a_full_memory(postgres: str) -> None:
    async with LocalServer.open(postgres, tables_in_memory=1) as here:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        first, second = await here.full_table(ann, bob), await here.full_table(ann, bob)
        (await here.tables.get_fresh(first.id)).watchers.add(Idle())
        found = await here.tables.get_fresh(second.id)
        assert here.tables.loaded(second.id) is found
