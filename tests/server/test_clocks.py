"""Pace: whose time runs, what stops it, and the bot that answers when it is up."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.harness import Lodge, eventually

from ludotheca.server import protocol as p
from ludotheca.server.clocks import deadline_after
from ludotheca.server.table import Order, Play

pytestmark = pytest.mark.once

PACE = {"unit": "second", "amount": 60}
MINUTE = 60_000


def test_a_deadline_does_not_count_time_without_a_server() -> None:
    assert deadline_after(1000, 500, []) == 1500
    assert deadline_after(1000, 500, [(100, 900)]) == 1500
    assert deadline_after(1000, 500, [(900, 1100)]) == 1600
    assert deadline_after(1000, 500, [(1200, 1300), (1550, 1560), (5000, 6000)]) == 1610


@given(st.integers(0, 1000), st.integers(1, 1000), st.lists(st.integers(0, 3000), max_size=8))
def test_thinking_time_is_what_was_allowed(opened: int, allowed: int, marks: list[int]) -> None:
    times = sorted(set(marks))
    outages = list(zip(times[::2], times[1::2], strict=False))
    deadline = deadline_after(opened, allowed, outages)
    served = sum(
        not any(start <= moment < end for start, end in outages) for moment in range(opened, deadline)
    )
    assert served == allowed


def test_who_is_absent_is_played_for_and_may_come_back(database: str) -> None:
    async def scene() -> None:
        async with Lodge.open(database) as lodge:
            ann, bob = await lodge.guest("Ann"), await lodge.guest("Bob")
            table = await lodge.full_table(ann, bob, pace=PACE)
            base = table.row.head
            clocks = (await lodge.look(table, 0)).clocks
            assert [clock.seat for clock in clocks] == [0, 1]
            assert {clock.deadline - clock.opened for clock in clocks} == {MINUTE}
            await lodge.decide(table, 0)
            # Ann's answer leaves Bob's clock as it was.
            assert (await lodge.look(table, 0)).clocks == clocks[1:]
            lodge.time += MINUTE // 2
            await asyncio.sleep(0.2)
            assert table.row.head == base + 1
            lodge.time += MINUTE
            await eventually(lambda: table.row.head > base + 1)
            assert [seat.absent for seat in table.seats] == [False, True]
            assert isinstance(await lodge.decide(table, 1), p.Ack)
            assert not table.seats[1].absent

    asyncio.run(scene())


def test_time_without_a_server_is_credited(database: str) -> None:
    async def scene() -> None:
        async with Lodge.open(database) as lodge:
            table = await lodge.full_table(await lodge.guest(), await lodge.guest("Bob"), pace=PACE)
            base, closed = table.row.head, lodge.time
        async with Lodge.open(database, time=closed + 10 * MINUTE) as lodge:
            found = await lodge.house.get(table.id)
            await asyncio.sleep(0.3)
            assert found.row.head == base
            deadlines = [clock.deadline for clock in (await lodge.look(found, -1)).clocks]
            assert all(deadline - lodge.time > MINUTE - 5000 for deadline in deadlines)
            lodge.time += 2 * MINUTE
            await eventually(lambda: found.row.head > base)

    asyncio.run(scene())


def test_taking_back_does_not_buy_time(sqlite: str) -> None:
    async def scene() -> None:
        async with Lodge.open(sqlite, sweep_seconds=1000) as lodge:
            table = await lodge.full_table(await lodge.guest(), await lodge.guest("Bob"), pace=PACE)
            before = (await lodge.look(table, 0)).clocks
            lodge.time += MINUTE // 2

            async def undo(name: str) -> p.FromServer:
                order = Order(seat=0, base=table.row.head, command_id=name, action=None)
                return await lodge.house.submit(table, order)

            await lodge.decide(table, 0)
            assert isinstance(await undo("u1"), p.Ack)
            assert (await lodge.look(table, 0)).clocks == before
            await lodge.decide(table, 0)
            lodge.time += MINUTE
            late = await undo("u2")
            assert isinstance(late, p.ErrorMessage)
            assert late.details["why"] == "late"

    asyncio.run(scene())


def test_clocks_are_a_function_of_the_entries(sqlite: str) -> None:
    """A fold from the database gives the clocks that were running."""

    async def scene() -> None:
        async with Lodge.open(sqlite, sweep_seconds=1000) as lodge:
            people = [await lodge.guest(name) for name in ("Ann", "Bob", "Cyd")]
            table = await lodge.full_table(*people, pace={"unit": "day", "amount": 2})
            for number in range(60):
                owing = (await lodge.look(table, -1)).view.owing
                lodge.time += 1000 + number
                await lodge.decide(table, owing[number % len(owing)], number)
                assert table.play is not None
                fresh = Play(table.row, table.play.match.entries, ())
                assert fresh.clocks.describe() == table.play.clocks.describe()
                assert fresh.standing(table.seats) == table.play.standing(table.seats)
                assert table.row.deadline == fresh.standing(table.seats).deadline

    asyncio.run(scene())
