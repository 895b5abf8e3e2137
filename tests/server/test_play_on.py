"""Playing on from a moment of a finished game: a table of its own, on both databases, over a restart, to a record."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from server.harness import BOT, INVITED, ME, OPEN, LocalServer

import ludotheca
from ludotheca.games import registry
from ludotheca.kernel.chance import NoDealer
from ludotheca.kernel.errors import BadMoment, LudothecaError
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import from_bytes
from ludotheca.server import protocol as p
from ludotheca.server.errors import BadValue, UnknownTable, WrongStatus
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


async def finished(local: LocalServer, **more: Any) -> tuple[Table, IdentityRow, IdentityRow]:
    ann, bob = await local.guest("Ann"), await local.guest("Bob")
    table = await local.full_table(ann, bob, **more)
    await local.play_on(table, random.Random(5))
    assert table.row.status == "over"
    return table, ann, bob


async def test_it_is_played_on_to_the_end_over_a_restart(database: str) -> None:
    async with LocalServer.open(database) as local:
        old, ann, _ = await finished(local, title="kingsburg")
        entries = old.row.head // 2
        made = await local.ask(ann, "play_on", old.id, entries=entries, seats=[OPEN, ME])
        bob = await local.guest("Bob")
        await local.ask(bob, "sit", made.table)
        await local.ask(ann, "start", made.table)
        table = await local.tables.get(made.table)
        assert table.row.status == "running"
        info = (await local.service.tables.get(made.table)).row.read_origin()
        assert info == p.TableOrigin(table=old.id, entries=entries, seat=1)
        # The seat sees what it saw there: the same position, from a first entry of its own.
        then = (await local.replay(old.id, 1, entries, entries)).moments[0].view
        now = (await local.replay(table.id, -1, 0, 0)).moments[0].view
        assert now.head == 0
        assert then.step == now.step
        await local.play_on(table, random.Random(6), 5)
        head = table.row.head
        first = await local.record(old.id)
        secret, who = table.row.secret, table.row.id
    async with LocalServer.open(database, time=1_800_000_000_000) as local:
        table = await local.tables.get(who)
        assert (await local.look(table, 1)).view.head == head
        await local.play_on(table, random.Random(7))
        assert table.row.status == "over"
        data = await local.record(who)
        record = from_bytes(data)
        assert record.header.fairness.secret == secret
        ludotheca.verify(data, first)
        # Played again, it goes on from the same moment.
        fresh = await local.ask(ann, "rematch", who)
        assert (await local.tables.get(fresh.table)).row.read_origin() == table.row.read_origin()
        # And any moment of it can be played on from in turn.
        again = await local.ask(ann, "play_on", who, entries=3, seats=[ME, BOT])
        await local.ask(ann, "start", again.table)


async def test_the_seat_sees_exactly_what_it_saw(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        old, ann, _ = await finished(local, title="kingsburg")
        for entries in random.Random(3).sample(range(old.row.head), 6):
            made = await local.ask(ann, "play_on", old.id, entries=entries, seats=[ME, BOT])
            await local.ask(ann, "start", made.table)
            table = await local.tables.get(made.table)
            header = table.row.read_header()
            first = Match(registry.get("kingsburg"), header, NoDealer(header.fairness)).view(0)
            then = (await local.replay(old.id, 0, entries, entries)).moments[0].view
            assert msgspec.json.decode(msgspec.json.encode(first.position)) == then.position


async def test_it_is_not_shown_before_the_end(sqlite: str) -> None:
    """Neither the position nor the header leaves the server while the game runs."""
    async with LocalServer.open(sqlite) as local:
        old, ann, _ = await finished(local, title="comuni")
        made = await local.ask(ann, "play_on", old.id, entries=old.row.head // 2, seats=[ME, OPEN])
        await local.ask(await local.guest("Eve"), "sit", made.table)
        await local.ask(ann, "start", made.table)
        with pytest.raises(LudothecaError, match="still runs"):
            await local.record(made.table)
        with pytest.raises(WrongStatus, match="The table is running; this needs it to be over"):
            await local.ask(ann, "play_on", made.table, entries=0, seats=[ME, OPEN])


BAD: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"entries": 999_999, "seats": [ME, BOT]}, BadMoment, "its moments go from 0 to"),
    ({"entries": 3, "seats": [ME, BOT, BOT]}, BadValue, "names 3 seats; the game has 2"),
    ({"entries": 3, "seats": [BOT, BOT]}, BadValue, "must say 'me' once"),
    ({"entries": 3, "seats": [ME, ME]}, BadValue, "must say 'me' once"),
    ({"entries": -1, "seats": [ME, BOT]}, msgspec.ValidationError, "int` >= 0"),
    ({"entries": 3, "seats": [ME, {"kind": "bot", "level": "god"}]}, LudothecaError, "god"),
]


async def test_bad_wishes_are_refused(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        old, ann, _ = await finished(local)
        end: dict[str, Any] = {"entries": old.row.head, "seats": [ME, BOT]}
        for wish, kind, text in [*BAD, (end, BadMoment, "the game is over there")]:
            with pytest.raises(kind, match=text):
                await local.ask(ann, "play_on", old.id, **wish)
        with pytest.raises(UnknownTable):
            await local.ask(ann, "play_on", "nowhere", entries=0, seats=[ME, BOT])


async def test_a_table_that_runs_or_waits_cannot_be_played_on(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, eve = await local.guest("Ann"), await local.guest("Eve")
        waiting = await local.table(ann, ME, OPEN, start=False)
        running = await local.full_table(ann, await local.guest("Bob"))
        for table in (waiting, running):
            for who in (ann, eve):
                with pytest.raises(WrongStatus):
                    await local.ask(who, "play_on", table.id, entries=0, seats=[ME, BOT])


async def test_friends_are_asked_by_links(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        old, _, _ = await finished(local)
        eve = await local.guest("Eve")  # she did not play: finished games are open
        made = await local.ask(eve, "play_on", old.id, entries=10, seats=[INVITED, ME], as_it_was=True)
        assert [link.seat for link in made.links] == [0]
        dan = await local.guest("Dan")
        await local.ask(dan, "sit", made.table, key=made.links[0].link.partition("#")[2])
        await local.ask(eve, "start", made.table)
        table = await local.tables.get(made.table)
        await local.play_on(table, random.Random(1))
        ludotheca.verify(await local.record(made.table), await local.record(old.id))
