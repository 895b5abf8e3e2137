"""Time that nobody could use is not neglect: outages, clocks that jump, and the warning before a game is given up."""

from __future__ import annotations

import asyncio
import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.harness import BOT, ME, OPEN, LocalServer, eventually
from sqlalchemy import select

from ludotheca.server import describe
from ludotheca.server.chores import Chores
from ludotheca.server.clocks import deadline_after, moment_before
from ludotheca.server.store import ddl as t

pytestmark = pytest.mark.once

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
PACE = {"unit": "second", "amount": 60}


@given(st.integers(1, 1000), st.lists(st.integers(0, 3000), max_size=8), st.integers(0, 4000))
def test_neglect_is_counted_as_deadlines_are(span: int, marks: list[int], touched: int) -> None:
    """A table may go at the moment when its span is served."""
    times = sorted(set(marks))
    outages = list(zip(times[::2], times[1::2], strict=False))
    now = 4000
    assert (touched <= moment_before(now, span, outages)) == (deadline_after(touched, span, outages) <= now)


async def statuses(local: LocalServer) -> dict[str, str]:
    def work(c: object) -> dict[str, str]:
        return {row.id: row.status for row in c.execute(select(t.tables))}

    return await local.tables.store.read(work)


async def test_a_house_that_was_shut_neglects_nobody(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann = await local.guest()
        waiting = await local.table(ann, ME, OPEN, start=False)
        running = await local.table(ann, ME, BOT)
        local.time += 6 * DAY
    kept = {waiting.id: "waiting", running.id: "running"}
    async with LocalServer.open(database, time=local.time + 90 * DAY) as local:
        chores = Chores(local.tables)
        await chores.tidy()
        assert await statuses(local) == kept
        local.time += 23 * HOUR  # the first day is for people to come back
        await chores.tidy()
        assert await statuses(local) == kept
        local.time += 2 * HOUR  # seven days in which it was open
        await chores.tidy()
        assert await statuses(local) == {running.id: "running"}


async def test_nothing_goes_in_the_first_day_after_an_outage(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        await local.table(await local.guest(), ME, OPEN, start=False)
        local.time += 7 * DAY - HOUR
    async with LocalServer.open(sqlite, time=local.time + 2 * HOUR) as local:
        chores = Chores(local.tables)
        local.time += 2 * HOUR
        await chores.tidy()
        assert len(await statuses(local)) == 1
        local.time += DAY
        await chores.tidy()
        assert await statuses(local) == {}


async def test_a_clock_that_jumps_deletes_nothing(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        waiting = await local.table(ann, ME, OPEN, start=False)
        running = await local.full_table(ann, bob, pace=PACE)
        head, chores = running.row.head, Chores(local.tables)
        kept = {waiting.id: "waiting", running.id: "running"}
        with caplog.at_level(logging.WARNING):
            local.jump(90 * DAY)
            await chores.tidy()
        assert "the clock jumped" in caplog.text
        assert await statuses(local) == kept
        await asyncio.sleep(0.3)
        assert running.row.head == head  # nobody's time is up by it
        (deadline, *_) = [clock.deadline for clock in (await local.look(running, 0)).clocks]
        assert 0 < deadline - local.time <= MINUTE
        local.jump(-90 * DAY)
        await chores.sweep()
        await chores.tidy()
        assert await statuses(local) == kept
        assert all(end <= local.time for _, end in local.tables.retention.outages)
        local.time += 2 * MINUTE
        await eventually(lambda: running.row.head > head)  # the clocks go on as they should


async def test_an_instance_seen_in_the_future_hides_no_outage(database: str) -> None:
    async with LocalServer.open(database) as local:
        running = await local.full_table(await local.guest(), await local.guest("Bob"), pace=PACE)
        opened = local.time
    async with LocalServer.open(database, time=opened + 90 * DAY):
        pass  # its clock was wrong
    later = opened + 20 * MINUTE
    async with LocalServer.open(database, time=later) as local:
        await Chores(local.tables).sweep()
        found = await local.tables.get(running.id)
        (deadline, *_) = [clock.deadline for clock in (await local.look(found, 0)).clocks]
        assert 30 * SECOND < deadline - later <= MINUTE + SECOND
        assert found.row.head == running.row.head
    async with LocalServer.open(database, time=local.time + 20 * SECOND) as local:
        found = await local.tables.get(running.id)
        (moved, *_) = [clock.deadline for clock in (await local.look(found, 0)).clocks]
        assert moved - deadline >= 19 * SECOND


@pytest.mark.postgres
async def test_a_jump_here_is_no_outage_where_others_ran(postgres: str) -> None:
    async with LocalServer.open(postgres) as one, LocalServer.open(postgres) as two:
        two.time = one.time
        await Chores(two.tables).beat()
        one.jump(90 * DAY)
        await Chores(one.tables).sweep()
        assert one.tables.retention.outages == []
        assert one.tables.retention.calm
        assert not two.tables.retention.calm


async def test_people_are_warned_before_a_game_is_given_up(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        running = await local.full_table(ann, bob)
        touched = running.row.updated

        async def warned() -> list[int | None]:
            (mine,) = await local.tables.lobby.mine(ann.id)
            return [describe.table_info(running).expires, mine.expires]

        local.time += 52 * DAY
        assert await warned() == [None, None]
        local.time += 2 * DAY
        assert await warned() == [touched + 60 * DAY] * 2
        serial = running.serial
        await local.decide(running, 0)
        assert await warned() == [None, None]
        assert running.serial > serial  # whoever watches is told that the warning is over
        waiting = await local.table(ann, ME, OPEN, start=False)
        local.time += 6 * DAY
        assert describe.table_info(waiting).expires == waiting.row.updated + 7 * DAY
