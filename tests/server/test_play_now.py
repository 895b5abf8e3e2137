"""A table soon: people meet at one that waits, it begins by itself with bots, and newcomers take bots' seats."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from server.harness import LocalServer, eventually

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.store import rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

pytestmark = pytest.mark.once

TITLE = "rome_in_a_day"


async def now(local: LocalServer, who: IdentityRow, title: str = TITLE) -> Table:
    answer = await local.service.request(who.id, p.PlayNow(title=title))
    assert isinstance(answer, p.Created)
    return await local.tables.get_fresh(answer.table)


async def test_two_people_meet_and_bots_take_the_rest(database: str) -> None:
    async with LocalServer.open(database, bot_workers=1) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await now(local, ann)
        assert 19_900 < (describe.table_info(table).begins or 0) - table.row.created < 20_100
        assert await now(local, bob) is table
        assert [seat.kind for seat in table.seats] == ["person", "person", "open", "open"]
        other = await now(local, await local.guest("Cid"), "kingsburg")
        assert other is not table
        local.time += 10_000
        await asyncio.sleep(0.15)
        assert table.row.status == "waiting"
        local.time += 11_000
        await eventually(lambda: table.row.status == "running")
        assert [seat.kind for seat in table.seats] == ["person", "person", "bot", "bot"]
        assert describe.table_info(table).joinable == [2, 3]


async def test_who_waits_for_people_is_not_begun_for(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await now(local, ann)
        with pytest.raises(LudothecaError, match="set the table"):
            await local.ask(bob, "hold", table.id)
        await local.ask(ann, "hold", table.id)
        local.time += 60_000
        await asyncio.sleep(0.2)
        assert table.row.status == "waiting"


async def begun(local: LocalServer, who: IdentityRow) -> Table:
    table = await now(local, who)
    local.time += 21_000
    await eventually(lambda: table.row.status == "running")
    return table


async def refused(local: LocalServer, who: IdentityRow, table: Table, seat: int) -> str:
    with pytest.raises(LudothecaError) as error:
        await local.ask(who, "drop_in", table.id, seat=seat)
    return error.value.code


async def test_a_newcomer_takes_a_bots_seat_until_the_first_round_ends(sqlite: str) -> None:
    """What they see from then on is what that seat may know: byte for byte what a person there would have been sent."""
    async with LocalServer.open(sqlite, worker=("false",)) as local:
        ann, bob, eve = [await local.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await begun(local, ann)
        # Everybody has divided in secret: each knows their own division alone.
        await eventually(lambda: not table.row.bots_due)
        assert await refused(local, eve, table, 0) == "seat-taken"
        assert await refused(local, ann, table, 1) == "seat-taken"
        assert await refused(local, eve, table, 9) == "unknown-seat"
        assert table.seat_of(bob.id) == -1
        before = await local.look(table, -1)
        assert not any(event.kind == "split-mine" for event in before.events)
        await local.ask(bob, "drop_in", table.id, seat=1)
        assert table.seat_of(bob.id) == 1
        assert describe.table_info(table).joinable == [2, 3]
        seen = await local.look(table, table.seat_of(bob.id))
        assert seen.view == table.play.match.view(1)
        mine = [event.args["seat"] for event in seen.events if event.kind == "split-mine"]
        assert mine == [1]
        assert [seat["split"] for seat in positions(seen) if seat["split"] is not None] == [
            positions(seen)[1]["split"]
        ]
        # The same seat is nobody else's any more.
        assert await refused(local, eve, table, 1) == "seat-taken"
        # The first round ends: the table is settled.
        rng = random.Random(1)
        for _ in range(400):
            if not table.row.joinable:
                break
            people = [s for s in (0, 1) if table.row.owing >> s & 1]
            if people:
                await local.decide(table, people[0], rng.randrange(100))
            await asyncio.sleep(0.02)
        assert not table.row.joinable
        assert (await local.look(table, -1)).view.position.round > before.view.position.round
        assert await refused(local, eve, table, 2) == "seat-taken"


def positions(update: p.Update) -> list[Any]:
    return list(msgspec.to_builtins(update.view.position)["seats"])


@pytest.mark.postgres
async def test_no_seat_is_taken_twice_with_two_servers(postgres: str) -> None:
    async with LocalServer.open(postgres) as one, LocalServer.open(postgres) as two:
        people = [await one.guest(f"P{number}") for number in range(12)]
        houses = [one if number % 2 else two for number in range(12)]
        await asyncio.gather(*(now(house, who) for house, who in zip(houses, people, strict=True)))
        found = await one.service.store.read(rows.lobby)
        seated = [seat.identity for _, seats in found for seat in seats if seat.identity]
        assert sorted(seated) == sorted(who.id for who in people)


async def test_a_crest_is_kept_and_shown_where_one_sits(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await now(local, ann)
        await local.service.request(ann.id, p.ChooseCrest(crest="plum"))
        assert describe.table_info(table).seats[0].crest == "plum"
        await local.service.request(bob.id, p.ChooseCrest(crest="rose"))
        await local.ask(bob, "sit", table.id)
        assert [seat.crest for seat in table.seats] == ["plum", "rose", "", ""]
        await local.ask(bob, "leave", table.id)
        assert table.seats[1].crest == ""
        assert (await now(local, ann, "kingsburg")).seats[0].crest == "plum"
