"""Pace: whose time runs, what stops it, and the bot that answers when it is up."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.harness import LocalServer, eventually

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import protocol as p
from ludotheca.server.clocks import deadline_after
from ludotheca.server.people.leaves import NoLeave
from ludotheca.server.play import Order, Play
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

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


async def test_who_is_absent_is_played_for_and_may_come_back(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob, pace=PACE)
        base = table.row.head
        clocks = (await local.look(table, 0)).clocks
        assert [clock.seat for clock in clocks] == [0, 1]
        assert {clock.deadline - clock.opened for clock in clocks} == {MINUTE}
        await local.decide(table, 0)
        # Ann's answer leaves Bob's clock as it was.
        assert (await local.look(table, 0)).clocks == clocks[1:]
        local.time += MINUTE // 2
        await asyncio.sleep(0.2)
        assert table.row.head == base + 1
        local.time += MINUTE
        await eventually(lambda: table.row.head > base + 1)
        assert [seat.absent for seat in table.seats] == [False, True]
        assert isinstance(await local.decide(table, 1), p.Ack)
        assert not table.seats[1].absent


async def test_time_without_a_server_is_credited(database: str) -> None:
    async with LocalServer.open(database) as local:
        table = await local.full_table(await local.guest(), await local.guest("Bob"), pace=PACE)
        base, closed = table.row.head, local.time
    async with LocalServer.open(database, time=closed + 10 * MINUTE) as local:
        found = await local.tables.get(table.id)
        await asyncio.sleep(0.3)
        assert found.row.head == base
        deadlines = [clock.deadline for clock in (await local.look(found, -1)).clocks]
        assert all(deadline - local.time > MINUTE - 5000 for deadline in deadlines)
        local.time += 2 * MINUTE
        await eventually(lambda: found.row.head > base)


async def test_taking_back_does_not_buy_time(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        table = await local.full_table(await local.guest(), await local.guest("Bob"), pace=PACE)
        before = (await local.look(table, 0)).clocks
        local.time += MINUTE // 2

        async def undo(name: str) -> p.FromServer:
            order = Order(seat=0, base=table.row.head, command_id=name, action=None)
            return await local.tables.submit(table, order)

        await local.decide(table, 0)
        assert isinstance(await undo("u1"), p.Ack)
        assert (await local.look(table, 0)).clocks == before
        await local.decide(table, 0)
        local.time += MINUTE
        late = await undo("u2")
        assert isinstance(late, p.ErrorMessage)
        assert late.details["why"] == "late"


async def test_clocks_are_a_function_of_the_entries(sqlite: str) -> None:
    """A fold from the database gives the clocks that were running."""
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        people = [await local.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await local.full_table(*people, pace={"unit": "day", "amount": 2})
        for number in range(60):
            owing = (await local.look(table, -1)).view.owing
            local.time += 1000 + number
            await local.decide(table, owing[number % len(owing)], number)
            assert table.play is not None
            fresh = Play(table.row, table.play.match.entries, ())
            assert fresh.clocks.describe() == table.play.clocks.describe()
            assert fresh.progress(table.seats) == table.play.progress(table.seats)
            assert table.row.deadline == fresh.progress(table.seats).deadline


async def test_the_rest_of_an_absent_players_turn_is_answered_at_once(sqlite: str) -> None:
    """Bob leaves while both lay lands: after the first that is late nobody waits for each of the others."""
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob, pace=PACE)
        while (await local.look(table, 1)).decision.kind not in {"choose", "place"}:
            owing = (await local.look(table, -1)).view.owing
            await local.decide(table, owing[0])
        await local.decide(table, 0)
        local.time += MINUTE + 1000
        await eventually(lambda: table.seats[1].absent)
        # Ann is late too; what counts is that Bob's many lands need no time of their own.
        before = local.time
        await eventually(lambda: not table.row.owing >> 1 & 1 or (table.row.owing == 3 and at_start(table)))
        assert local.time - before < MINUTE
        assert at_start(table) or not table.row.owing >> 1 & 1
        # The next round is a turn of its own: they get their time again.
        if at_start(table):
            head = table.row.head
            await asyncio.sleep(0.3)
            assert table.row.head == head


def at_start(table: Table) -> bool:
    """Whether a new round has begun: both divide."""
    assert table.play is not None
    decision = table.play.match.decision(1)
    return decision is not None and decision.kind == "split"


DAY = 86_400_000


async def test_leave_stops_ones_own_clock_in_games_of_days(database: str) -> None:
    async with LocalServer.open(database, time=1_770_000_000_000) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob, pace={"unit": "day", "amount": 1})
        quick = await local.full_table(ann, bob, pace={"unit": "second", "amount": 86_400})
        before = {clock.seat: clock.deadline for clock in (await local.look(table, 0)).clocks}
        await local.service.request(bob.id, p.TakeLeave(days=3))
        after = {clock.seat: clock.deadline for clock in (await local.look(table, 0)).clocks}
        assert after[0] == before[0]
        assert 3 * DAY - 1000 <= after[1] - before[1] <= 3 * DAY + 1000
        assert [seat.leave_until > 0 for seat in quick.seats] == [False, False]
        await local.decide(table, 0)
        base = table.row.head
        local.time += 2 * DAY
        await asyncio.sleep(0.3)
        assert table.row.head == base
        local.time += 3 * DAY
        await eventually(lambda: table.row.head > base)
        assert table.seats[1].absent


async def test_leave_counts_in_games_that_begin_meanwhile_but_not_in_events(sqlite: str) -> None:
    async with LocalServer.open(sqlite, time=1_770_000_000_000, sweep_seconds=1000) as local:
        people = [await local.guest(name) for name in ("Ann", "Bob", "Cyd")]
        days = {"unit": "day", "amount": 1}

        async def pod() -> Table:
            wish = {"kind": "pods", "name": "Cup", "title": "rome_in_a_day", "starts": local.time}
            events = local.service.events
            made = await events.create(people[0], msgspec.convert({**wish, "pace": days}, p.NewEvent))
            for person in people:
                await events.enter(person, made.event, "grain")
            await events.rounds.look()
            return await local.tables.get(((await events.show(None, made.event)).pods)[0][0].table)

        before = await pod()
        await local.service.request(people[1].id, p.TakeLeave(days=3))
        begun, after = await local.full_table(*people[:2], pace=days), await pod()
        (mine,) = [clock.deadline for clock in (await local.look(begun, 1)).clocks if clock.seat == 1]
        assert abs(mine - begun.row.started - 4 * DAY) < 1000
        for contest in (before, after):
            fresh = await local.tables.get_fresh(contest.id)
            assert [seat.leave_until for seat in fresh.seats] == [0, 0, 0]


async def test_a_year_has_fourteen_days_of_leave(sqlite: str) -> None:
    async with LocalServer.open(sqlite, time=1_770_000_000_000, sweep_seconds=1000) as local:
        ann = await local.guest("Ann")

        async def take(days: int) -> None:
            await local.service.request(ann.id, p.TakeLeave(days=days))

        await take(10)
        # To change it counts what was begun: half an hour is a day.
        local.time += DAY // 48
        await take(13)
        with pytest.raises(NoLeave) as error:
            await take(14)
        assert error.value.details["left"] == 12
        await take(0)
        local.time += DAY
        with pytest.raises(NoLeave):
            await take(13)
        await take(12)
        local.time += 20 * DAY
        with pytest.raises(NoLeave):
            await take(1)
        local.time += 366 * DAY
        await take(14)


async def test_who_is_long_away_is_played_for_by_a_bot(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob, eve = [await local.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await local.full_table(ann, bob, pace=PACE)

        async def refused(who: IdentityRow, seat: int) -> str:
            with pytest.raises(LudothecaError) as error:
                await local.ask(who, "replace", table.id, seat=seat)
            return error.value.code

        assert await refused(ann, 1) == "bad-value"
        assert await refused(eve, 1) == "not-seated"
        assert await refused(ann, 9) == "unknown-seat"
        for missed in (1, 2):
            while table.row.owing & 1:
                await local.decide(table, 0)
            local.time += MINUTE + 1000
            await eventually(lambda missed=missed: table.seats[1].missed >= missed)
        await local.ask(ann, "replace", table.id, seat=1)
        assert (table.seats[1].by_bot, table.seats[1].resigned) == (True, True)
        await local.ask(bob, "return", table.id)
        assert not table.seats[1].by_bot
        assert table.seats[1].missed == 0
