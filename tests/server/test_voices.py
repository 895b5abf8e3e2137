"""What people say at a table: keys for everybody's language, heard by those who may, muted, reported, kept apart by rates."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from server.harness import BOT, ME, OPEN, LocalServer, Person, Server, Socket, eventually
from sqlalchemy import select

from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import protocol as p
from ludotheca.server.errors import TooFast
from ludotheca.server.store import ddl
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table
from ludotheca.server.voice_errors import NoTyping, SaidAlready

pytestmark = pytest.mark.once

EVERY = [(key, gaps) for group in p.PHRASES.values() for key, gaps in group.items()]
MONTH = 31 * 86_400_000


async def say(local: LocalServer, speaker: IdentityRow, table: Table, **fields: Any) -> None:
    """Say something after a pause for breath."""
    local.time += 20_000
    await local.ask(speaker, "say", table.id, **fields)


async def hears(local: LocalServer, who: IdentityRow | None, table: Table, since: int = 0) -> p.Voices:
    identity = None if who is None else who.id
    return await local.service.voices.message(table, identity, table.seat_of(identity), since)


async def heard(local: LocalServer, who: IdentityRow | None, table: Table) -> list[str]:
    """The keys and typed words somebody hears."""
    return [line.phrase or line.sign or line.text for line in (await hears(local, who, table)).lines]


async def refused(local: LocalServer, asker: IdentityRow, kind: str, table: Table, **fields: Any) -> str:
    local.time += 20_000
    with pytest.raises(LudothecaError) as error:
        await local.ask(asker, kind, table.id, **fields)
    return error.value.code


async def test_every_phrase_and_sign_reaches_the_others_as_a_key(sqlite: str) -> None:
    assert (len(EVERY), len(p.SIGNS)) == (40, 12)
    async with LocalServer.open(sqlite, sweep_seconds=60) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        await local.decide(table, 0)
        update = await local.look(table, SPECTATOR)
        event = update.events[-1]
        fill = {"who": 1, "that": {"entry": event.seq, "nth": 0}, "span": "hour", "when": "weekend"}
        for key, gaps in EVERY:
            await say(local, ann, table, phrase=key, **{gap: fill[gap] for gap in gaps})
        for sign in p.SIGNS:
            await say(local, ann, table, sign=sign)
        await say(local, ann, table, phrase="in-rules", rule="divide")
        got = await hears(local, bob, table)
        assert [line.phrase or line.sign for line in got.lines[:52]] == [key for key, _ in EVERY] + list(
            p.SIGNS
        )
        assert {line.seat for line in got.lines} == {0}
        assert not any(line.yours for line in got.lines)
        assert all(line.yours for line in (await hears(local, ann, table)).lines)
        told = next(line for line in got.lines if line.phrase == "unseen")
        assert told.that is not None
        assert told.that.seq == event.seq
        assert told.that in update.events
        assert got.lines[-1].rule == "divide"
        # Nothing of it is a sentence or somebody's number.
        text = p.encode(got).decode()
        assert ann.id not in text
        assert bob.id not in text


NOT_IN_THE_BOOK: list[dict[str, Any]] = [
    {},
    {"phrase": "hello", "sign": "cup"},
    {"phrase": "no such"},
    {"sign": "fist"},
    {"phrase": "thanks"},
    {"phrase": "hello", "who": 0},
    {"phrase": "back-in", "span": "a year"},
    {"phrase": "go-on", "when": "never"},
    {"phrase": "in-rules", "rule": "cheating"},
    {"phrase": "in-rules", "rule": "divide", "that": {"entry": 0, "nth": 0}},
]


async def test_what_is_not_in_the_book_is_refused(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann = await local.guest("Ann")
        table = await local.table(ann, ME, BOT)
        for fields in NOT_IN_THE_BOOK:
            assert await refused(local, ann, "say", table, **fields) == "bad-value", fields
        assert await refused(local, ann, "say", table, phrase="thanks", who=9) == "unknown-seat"
        assert (await hears(local, ann, table)).lines == []


async def test_only_what_everybody_knows_is_spoken_of(sqlite: str) -> None:
    """A seat hears of its own sealed answer; to speak of it would tell the others."""
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob, title="kingsburg")
        rng = random.Random(3)
        secret: list[tuple[int, int]] = []
        for _ in range(400):
            if (await local.look(table, -1)).view.over:  # nobody looked at an enemy in this game
                table = await local.full_table(ann, bob, title="kingsburg")
            for seat in (0, 1):
                mine, open_ = (await local.look(table, seat)).events, (await local.look(table, -1)).events
                per: dict[int, int] = {}
                for event in mine:
                    nth = per.get(event.seq, 0)
                    per[event.seq] = nth + 1
                    if event not in open_:
                        secret.append((seat, event.seq))
                        who = (ann, bob)[seat]
                        that = {"entry": event.seq, "nth": nth}
                        code = await refused(local, who, "say", table, phrase="fine-move", that=that)
                        assert code == "not-public"
            if secret:
                break
            await local.play_on(table, rng, 4)
        assert secret, "no event was hidden from anybody"
        for that in ({"entry": 10**6, "nth": 0}, {"entry": 0, "nth": 999}):
            assert await refused(local, ann, "say", table, phrase="fine-move", that=that) == "not-public"


async def test_spectators_are_heard_by_players_after_the_end_only(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob, eve = await local.guest("Ann"), await local.guest("Bob"), await local.guest("Eve")
        table = await local.full_table(ann, bob)
        await say(local, eve, table, phrase="close")
        await say(local, ann, table, phrase="hello")
        for player in (ann, bob):
            assert await heard(local, player, table) == ["hello"]
        assert await heard(local, eve, table) == ["close", "hello"]
        assert await heard(local, None, table) == ["close", "hello"]
        await local.play_on(table, random.Random(1))
        assert table.row.status == "over"
        assert await heard(local, bob, table) == ["close", "hello"]
        assert [line.seat for line in (await hears(local, bob, table)).lines] == [-1, 0]


async def test_typing_is_for_private_tables_that_allow_it(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob, eve = await local.guest("Ann"), await local.guest("Bob"), await local.guest("Eve")
        silent = await local.full_table(ann, bob)
        assert await refused(local, ann, "write", silent, text="Hello") == NoTyping.code
        assert await refused(local, ann, "allow_typing", silent, on=True) == "wrong-status"
        public = await local.table(ann, ME, OPEN, start=False, public=True)
        assert await refused(local, ann, "allow_typing", public, on=True) == "bad-value"
        table = await local.table(ann, ME, OPEN, start=False)
        await local.ask(bob, "sit", table.id)
        assert await refused(local, bob, "allow_typing", table, on=True) == "not-owner"
        await local.ask(ann, "allow_typing", table.id, on=True)
        local.time += 20_000
        await local.ask(bob, "write", table.id, text="  The kettle\n is on \u200b ")
        assert await heard(local, ann, table) == ["The kettle is on"]
        assert await refused(local, eve, "write", table, text="me too") == "not-seated"
        for address in ("see https://x.org", "www.x.org", "x.example/y", "mail a@b.org"):
            assert await refused(local, bob, "write", table, text=address) == "bad-value"
        assert await refused(local, bob, "write", table, text="\u200b") == "bad-value"
        await local.ask(ann, "start", table.id, fill=True)
        await say(local, ann, table, phrase="of-course")
        await local.play_on(table, random.Random(1))
        await local.service.voices.tidy()
        assert await heard(local, ann, table) == ["The kettle is on", "of-course"]
        local.time += MONTH
        await local.service.voices.tidy()
        assert await heard(local, ann, table) == ["of-course"]


async def test_whoever_speaks_takes_breath(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann = await local.guest("Ann")
        table, other = await local.table(ann, ME, BOT), await local.table(ann, ME, BOT)
        await local.ask(ann, "say", table.id, phrase="hello")
        for place in (table, other):
            with pytest.raises(TooFast):
                await local.ask(ann, "say", place.id, phrase="close")
        local.time += 3_100
        with pytest.raises(SaidAlready):
            await local.ask(ann, "say", table.id, phrase="hello")
        for key in ("close", "slip", "first", "we-see", "thinking"):
            await local.ask(ann, "say", table.id, phrase=key)
            local.time += 3_100
        with pytest.raises(TooFast):
            await local.ask(ann, "say", table.id, phrase="am-back")
        local.time += 60_000
        await local.ask(ann, "say", table.id, phrase="am-back")


async def test_who_is_muted_is_heard_no_more_and_not_told(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob, cid = [await local.guest(name) for name in ("Ann", "Bob", "Cid")]
        table, later = await local.full_table(ann, bob, cid), await local.full_table(ann, bob)
        await say(local, bob, table, phrase="hello")
        before = p.encode(await hears(local, bob, table))
        await local.ask(ann, "mute", table.id, seat=1)
        assert await heard(local, ann, table) == []
        assert (await hears(local, ann, table)).muted == [1]
        assert p.encode(await hears(local, bob, table)) == before
        assert await heard(local, cid, table) == ["hello"]
        await say(local, bob, later, phrase="close")
        assert await heard(local, ann, later) == []
        await local.ask(ann, "mute", table.id, seat=1, on=False)
        assert await heard(local, ann, table) == ["hello"]
        assert await refused(local, ann, "mute", table) == "bad-value"
        assert await refused(local, ann, "mute", table, seat=0) == "bad-value"
        assert await refused(local, ann, "mute", table, seq=99) == "no-line"


async def test_a_report_keeps_the_lines_around(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob, eve = await local.guest("Ann"), await local.guest("Bob"), await local.guest("Eve")
        table = await local.table(ann, ME, OPEN, start=False, typing=True)
        await local.ask(bob, "sit", table.id)
        await say(local, ann, table, phrase="hello")
        local.time += 20_000
        await local.ask(bob, "write", table.id, text="something unkind")
        await say(local, eve, table, sign="gasp")
        await local.ask(ann, "report", table.id, seq=2, reason="unkind")
        await local.ask(ann, "report", table.id, seq=2, reason="unkind")  # again changes nothing
        assert await refused(local, ann, "report", table, seq=1, reason="unkind") == "bad-value"
        # What they cannot hear they cannot tell of.
        assert await refused(local, ann, "report", table, seq=3, reason="unkind") == "no-line"
        assert await refused(local, ann, "report", table, seq=9, reason="unkind") == "no-line"
        (row,) = await local.service.store.read(lambda c: c.execute(select(ddl.reports)).all())
        assert (row.by, row.against, row.reason, row.state) == (ann.id, bob.id, "unkind", "open")
        context = json.loads(row.context)
        assert [(line["seat"], line["text"]) for line in context] == [
            (0, ""),
            (1, "something unkind"),
            (-1, ""),
        ]
        # Bob is forgotten: what they typed is nowhere, the phrases stay.
        await local.service.forget(bob.id)
        (row,) = await local.service.store.read(lambda c: c.execute(select(ddl.reports)).all())
        assert row.against == ""
        assert "something unkind" not in row.context
        assert await heard(local, ann, table) == ["hello"]


async def test_what_was_read_is_remembered(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        await say(local, bob, table, phrase="hello")
        await say(local, bob, table, phrase="first")
        assert (await hears(local, ann, table)).read == 0
        await local.ask(ann, "heard", table.id, seq=2)
        await local.ask(ann, "heard", table.id, seq=1)
        assert (await hears(local, ann, table)).read == 2
        assert (await hears(local, bob, table)).read == 0


@pytest.mark.postgres
async def test_voices_travel_between_two_servers(postgres: str) -> None:
    async with LocalServer.open(postgres) as one, LocalServer.open(postgres) as two:
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        here = await one.table(ann, ME, OPEN, start=False)
        there = await two.tables.get(here.id)
        two.tables.presence.join(there, Bell(), 1)
        await two.ask(bob, "sit", there.id)
        await one.ask(ann, "say", here.id, phrase="hello")
        await eventually(lambda: there.row.voiced == 1)
        assert await heard(two, bob, there) == ["hello"]
        # The pause for breath counts at both.
        with pytest.raises(TooFast):
            await two.ask(ann, "say", there.id, phrase="close")
        await two.ask(bob, "say", there.id, phrase="hello")
        await eventually(lambda: here.row.voiced in {1, 2})
        assert await heard(one, ann, here) == ["hello", "hello"]


class Bell:
    def touch(self) -> None:
        pass


async def test_over_the_wire(server: Server) -> None:
    """Lines come with what is followed; nobody speaks without an identity, and the gallery is not heard."""
    async with Person(server.address) as ann, Person(server.address, "Bob") as bob:
        table = await ann.table(ME, OPEN)
        await bob.ask("sit", table=table)
        async with ann.socket(table) as hers, bob.socket(table) as his:
            await his.until("table")
            assert (await his.ask("say", table=table, phrase="hello"))["type"] == "done"
            line = (await hers.until("voices"))["lines"][0]
            assert (line["seat"], line["phrase"], line["yours"], line["text"]) == (1, "hello", False, "")
            async with Socket.open(server.address, {}, table) as nobody:
                got = await nobody.until("voices")
                assert [line["phrase"] for line in got["lines"]] == ["hello"]
                assert (await nobody.ask("say", table=table, phrase="close"))["code"] == "no-identity"
            assert (await hers.ask("mute", table=table, seat=1))["type"] == "done"
            got = await hers.seen("voices", lambda m: m["since"] == 0 and m["muted"] == [1])
            assert got["lines"] == []
        got = await ann.get(f"/api/tables/{table}/voices")
        assert (got["type"], got["lines"], got["muted"]) == ("voices", [], [1])
        assert msgspec.convert(got, p.Voices).table == table


@pytest.mark.postgres
async def test_two_pages_of_one_person_are_not_in_each_others_way(postgres: str) -> None:
    """Both have read the same line, and mute the same person, at the same moment."""
    async with LocalServer.open(postgres) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        for seq in range(1, 6):
            both = [local.ask(ann, "heard", table.id, seq=seq) for _ in range(6)]
            both += [local.ask(ann, "mute", table.id, seat=1) for _ in range(6)]
            await asyncio.gather(*both)
        heard = await local.service.voices.message(table, ann.id, 0, 0)
        assert (heard.read, heard.muted) == (5, [1])
