"""Around a game: setting a table, sitting, changing, starting, resigning, coming back, a rematch, limits."""

from __future__ import annotations

import asyncio
import random

import pytest
from server.harness import BOT, INVITED, ME, OPEN, TITLE, LocalServer, eventually

import ludotheca
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.chores import Chores
from ludotheca.server.store import rows

pytestmark = pytest.mark.once


async def refused(code: str, awaitable: object) -> LudothecaError:
    with pytest.raises(LudothecaError) as caught:
        await awaitable
    assert caught.value.code == code
    return caught.value


async def test_bad_tables_are_refused_with_the_reason(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann = await local.guest()

        async def create(**fields: object) -> None:
            await local.table(ann, *fields.pop("seats", [ME, OPEN]), start=False, **fields)

        await refused("unknown-title", create(title="chess"))
        await refused("bad-players", create(seats=[ME]))
        await refused("bad-players", create(seats=[ME] + [OPEN] * 5))
        await refused("bad-option", create(options={"speed": 3}))
        await refused("bad-value", create(seats=[ME, ME]))
        await refused("unknown-level", create(seats=[ME, {"kind": "bot", "level": "oracle"}]))
        for pace in (
            {"unit": "second", "amount": 1},
            {"unit": "day", "amount": 100},
            {"unit": "none", "amount": 3},
        ):
            await refused("bad-value", create(pace=pace))
        assert await local.tables.store.read(lambda c: rows.count_open(c, ann.id)) == 0


async def test_a_seat_is_kept_for_a_name(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        kept = {"kind": "invited", "name": "  Bob  "}
        table = await local.table(ann, ME, kept, INVITED, start=False)
        shown = describe.table_info(table).seats
        assert [seat.kept for seat in shown] == ["", "Bob", ""]
        key = table.seats[1].key
        plan = {"kind": "invited", "name": "Robert"}
        await local.ask(ann, "change_seat", table.id, seat=1, plan=plan)
        assert (table.seats[1].kept, table.seats[1].key) == ("Robert", key)  # a link that was sent stays good
        await refused(
            "bad-value",
            local.ask(ann, "change_seat", table.id, seat=2, plan={"kind": "open", "name": "Cyd"}),
        )
        await local.ask(bob, "sit", table.id, key=key)
        assert describe.table_info(table).seats[1].kept == ""  # their own name stands there
        await local.ask(bob, "leave", table.id)
        assert describe.table_info(table).seats[1].kept == "Robert"
        # Whoever is forgotten has no seat kept, and a game that runs keeps none.
        await local.service.forget((await local.guest("Robert")).id)
        assert (await local.tables.reread(table.id)).seats[1].kept == ""
        await local.ask(ann, "change_seat", table.id, seat=1, plan=plan)
        await local.ask(ann, "start", table.id, fill=True)
        assert [seat.kept for seat in table.seats] == ["", "", ""]


async def test_sitting_and_leaving(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob, cyd = [await local.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await local.table(ann, ME, OPEN, OPEN, start=False)
        await local.ask(bob, "sit", table.id, seat=2)
        assert table.seat_of(bob.id) == 2
        await refused("seat-taken", local.ask(cyd, "sit", table.id, seat=2))
        await refused("unknown-seat", local.ask(cyd, "sit", table.id, seat=3))
        await local.ask(bob, "sit", table.id, seat=1)  # he moves
        assert [seat.kind for seat in table.seats] == ["person", "person", "open"]
        await local.ask(bob, "sit", table.id)  # where he sits already
        assert table.seat_of(bob.id) == 1
        await refused("seats-free", local.ask(ann, "start", table.id, fill=False))
        await refused("not-owner", local.ask(bob, "start", table.id, fill=True))
        await refused("not-seated", local.ask(cyd, "leave", table.id))
        await local.ask(ann, "leave", table.id)
        await local.ask(bob, "leave", table.id)
        assert table.gone
        await refused("unknown-table", local.tables.get(table.id))


async def test_two_people_want_the_same_seat(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann = await local.guest()
        table = await local.table(ann, ME, OPEN, start=False)
        others = [await local.guest(f"G{n}") for n in range(8)]
        results = await asyncio.gather(
            *(local.ask(who, "sit", table.id, seat=1) for who in others),
            return_exceptions=True,
        )
        assert sum(isinstance(result, p.Done) for result in results) == 1
        assert {result.code for result in results if not isinstance(result, p.Done)} == {"seat-taken"}
        winner = others[[isinstance(result, p.Done) for result in results].index(True)]
        assert table.seat_of(winner.id) == 1


async def test_the_owner_settles_empty_seats(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.table(ann, ME, OPEN, INVITED, start=False)
        (link,) = (await local.ask(ann, "get_links", table.id)).links
        key = link.link.partition("#")[2]
        await local.ask(ann, "change_seat", table.id, seat=1, plan={"kind": "bot", "level": "greedy"})
        await local.ask(ann, "change_seat", table.id, seat=2, plan={"kind": "open"})
        await refused("seat-reserved", local.ask(bob, "sit", table.id, key=key))
        await local.ask(bob, "sit", table.id)
        await refused("seat-taken", local.ask(ann, "change_seat", table.id, seat=2, plan={"kind": "bot"}))
        await refused("bad-value", local.ask(ann, "change_seat", table.id, seat=1, plan={"kind": "me"}))
        await refused("not-owner", local.ask(bob, "change_seat", table.id, seat=1, plan={"kind": "open"}))
        await local.ask(ann, "start", table.id, fill=False)
        await local.ask(ann, "start", table.id, fill=False)  # once more does nothing
        assert table.row.status == "running"
        await refused("wrong-status", local.ask(bob, "sit", table.id))
        await refused("wrong-status", local.ask(bob, "leave", table.id))
        await refused("wrong-status", local.ask(ann, "close", table.id))
        await refused("wrong-status", local.ask(bob, "commit", table.id, salt_commitment="0" * 64))


async def test_resigning_and_coming_back(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob, cyd = [await local.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await local.full_table(ann, bob, cyd)
        await local.ask(bob, "resign", table.id)
        assert describe.table_info(table).seats[1].resigned
        await eventually(lambda: not table.row.owing >> 1 & 1)
        head = table.row.head
        await local.ask(bob, "return", table.id)
        await local.decide(table, 0)
        await local.decide(table, 2)
        await asyncio.sleep(0.2)
        assert table.row.head > head
        assert table.row.owing >> 1 & 1  # it is for him to decide again
        assert isinstance(await local.decide(table, 1), p.Ack)


async def test_a_game_that_everybody_leaves_is_given_up(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        await local.decide(table, 0)
        await refused("still-running", local.record(table.id))
        await refused("still-running", local.replay(table.id, 0, 0, None))
        for who in (ann, bob):
            assert describe.table_info(table).fairness.secret == ""
            await local.ask(who, "resign", table.id)
        assert table.row.status == "abandoned"
        fairness = describe.table_info(table).fairness
        match = ludotheca.verify(await local.record(table.id))
        assert match.result() is None
        assert match.header.fairness.secret == fairness.secret != ""
        update = await local.look(table, 1)
        assert (update.decision, update.clocks) == (None, [])
        assert (await local.replay(table.id, 0, 0, 3)).moments[3].view.viewer == 0


async def test_a_rematch_keeps_the_seats(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob, eve = [await local.guest(name) for name in ("Ann", "Bob", "Eve")]
        old = await local.full_table(ann, bob, public=True)
        await refused("wrong-status", local.ask(ann, "rematch", old.id))
        await local.play_on(old, random.Random(2))
        await refused("not-seated", local.ask(eve, "rematch", old.id))
        made = await local.ask(bob, "rematch", old.id)
        fresh = await local.tables.get(made.table)
        assert (fresh.seat_of(bob.id), fresh.row.owner, fresh.row.public) == (1, bob.id, True)
        assert fresh.row.secret != old.row.secret
        await refused("no-free-seat", local.ask(eve, "sit", fresh.id))
        await refused("seat-reserved", local.ask(eve, "sit", fresh.id, seat=0))
        assert (await local.ask(ann, "rematch", old.id)).table == fresh.id
        assert fresh.seat_of(ann.id) == 0
        assert old.row.rematch == fresh.id
        await local.ask(bob, "close", fresh.id)
        assert (await local.ask(ann, "rematch", old.id)).table != fresh.id


async def test_limits_per_person(sqlite: str) -> None:
    async with LocalServer.open(sqlite, open_tables=3, tables_per_hour=5) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        tables = [await local.table(ann, ME, OPEN, start=False) for _ in range(3)]
        error = await refused("too-many", local.table(ann, ME, OPEN))
        assert error.details["limit"] == 3
        await local.table(bob, ME, OPEN)
        await local.ask(ann, "close", tables[0].id)
        await local.table(ann, ME, OPEN, start=False)
        await local.ask(ann, "close", tables[1].id)
        error = await refused("too-fast", local.table(ann, ME, OPEN))
        assert error.details["seconds"] > 60


async def test_what_is_forgotten_is_tidied_away(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann = await local.guest()
        waiting = await local.table(ann, ME, OPEN, start=False, public=True)
        running = await local.table(ann, ME, BOT)
        chores = Chores(local.tables)
        day = 86_400_000
        assert await chores._forgotten("waiting") == []
        local.time += 8 * day
        await chores.tidy()
        assert waiting.gone
        assert running.row.status == "running"
        local.time += 60 * day
        await chores.tidy()
        assert running.row.status == "abandoned"
        assert ludotheca.verify(await local.record(running.id)).game.meta.title == TITLE


async def test_many_tables_do_not_fill_the_memory(sqlite: str) -> None:
    async with LocalServer.open(sqlite, tables_in_memory=5) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        tables = [await local.full_table(ann, bob) for _ in range(12)]
        assert len(local.tables._loaded) <= 5
        first = await local.tables.get(tables[0].id)
        assert isinstance(await local.decide(first, 0), p.Ack)
