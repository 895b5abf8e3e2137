"""Fairness in play: the house bound at creation, the seats by the start, all opened, and every byte counts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import msgspec
import pytest
from server.harness import ME, OPEN, LocalServer, eventually
from sqlalchemy import update

import ludotheca
from ludotheca.kernel import record
from ludotheca.kernel.chance import (
    HMAC_METHOD,
    KEYED_METHOD,
    FairDealer,
    commitment_of,
    salt_commitment,
)
from ludotheca.kernel.errors import FairnessError, LudothecaError
from ludotheca.server import describe
from ludotheca.server.store import ddl, rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


async def bound_table(local: LocalServer, *salts: str, **more: object) -> tuple[Table, list[IdentityRow]]:
    """A table that waits, with a person for each salt, bound by it; an empty one binds nobody."""
    people = [await local.guest(f"P{number}") for number in range(len(salts))]
    bound = [salt_commitment(salt) if salt else "" for salt in salts]
    seats = [ME] + [OPEN] * (len(salts) - 1)
    table = await local.table(people[0], *seats, start=False, salt_commitment=bound[0], **more)
    for person, commitment in zip(people[1:], bound[1:], strict=True):
        await local.ask(person, "sit", table.id, salt_commitment=commitment)
    return table, people


async def reveal(local: LocalServer, table: Table, people: Sequence[IdentityRow], *salts: str) -> None:
    for person, salt in zip(people, salts, strict=True):
        await local.ask(person, "reveal", table.id, salt=salt)


async def play(local: LocalServer) -> bytes:
    table, people = await bound_table(local, "from Ann", "from Bob")
    await local.ask(people[1], "commit", table.id, salt_commitment=salt_commitment("no, this"))
    promised = describe.table_info(table).fairness
    assert promised.commitment == commitment_of(bytes.fromhex(table.row.secret))
    assert (promised.secret, promised.salts, promised.reveal_by) == ("", ["", ""], None)
    assert promised.salt_commitments == [salt_commitment("from Ann"), salt_commitment("no, this")]
    await local.ask(people[0], "start", table.id, fill=False)
    frozen = describe.table_info(table)
    assert (frozen.status, frozen.fairness.salts) == ("waiting", ["", ""])
    assert frozen.fairness.reveal_by is not None
    await reveal(local, table, people, "from Ann", "no, this")
    assert describe.table_info(table).status == "running"
    await local.play_on(table, random.Random(8))
    opened = describe.table_info(table).fairness
    assert opened.commitment == promised.commitment == commitment_of(bytes.fromhex(opened.secret))
    assert opened.salts == ["from Ann", "no, this"]
    assert opened.salt_commitments == promised.salt_commitments
    return await local.record(table.id)


def test_an_exported_game_verifies_and_no_other(sqlite: str) -> None:
    async def scene() -> bytes:
        async with LocalServer.open(sqlite) as local:
            return await play(local)

    data = asyncio.run(scene())
    match = ludotheca.verify(data)
    assert match.over
    rng = random.Random(1)
    sealed = data.index(b'"people"')  # names are not what is promised
    for _ in range(150):
        place = rng.randrange(sealed)
        changed = bytearray(data)
        changed[place] ^= 1 << rng.randrange(8)
        with pytest.raises(LudothecaError):
            ludotheca.verify(bytes(changed))


async def test_a_host_who_plays_cannot_choose_the_dice(sqlite: str) -> None:
    """He reads all that the database holds, tries salts until the dice please him, and is bound before he knows more."""
    async with LocalServer.open(sqlite) as local:
        table, (host, guest) = await bound_table(local, "anything", "a guest's own words")
        row, seats = await local.service.store.read(lambda c: rows.load_table(c, table.id))
        known = describe.table_info(table).fairness

        def dice(salts: Sequence[str]) -> list[int]:
            dealer = FairDealer(bytes.fromhex(row.secret), table.id, salts)
            return [1 + dealer.draw(number, [1] * 6) for number in range(12)]

        # What he can know of the other salt: nothing in the rows, nothing in the messages.
        assert "a guest's own words" not in f"{msgspec.json.encode([row, seats])!r} {known}"
        best = max(
            (f"salt {number}" for number in range(500)), key=lambda salt: sum(dice([salt, seats[1].salt]))
        )
        planned = dice([best, seats[1].salt])
        await local.ask(host, "commit", table.id, salt_commitment=salt_commitment(best))
        await local.ask(host, "start", table.id, fill=False)
        await local.ask(guest, "reveal", table.id, salt="a guest's own words")
        # Now he knows everything, and can change nothing.
        for kind, more in (
            ("commit", {"salt_commitment": salt_commitment("better")}),
            ("sit", {"seat": 0, "salt_commitment": salt_commitment("better")}),
            ("leave", {}),
            ("close", {}),
            ("change_seat", {"seat": 1, "plan": {"kind": "bot"}}),
        ):
            with pytest.raises(LudothecaError) as refused:
                await local.ask(host, kind, table.id, **more)
            assert refused.value.code == "starting"
        with pytest.raises(LudothecaError) as refused:
            await local.ask(host, "reveal", table.id, salt="better")
        assert refused.value.code == "other-salt"
        await local.ask(host, "reveal", table.id, salt=best)
        dealt = dice(table.row.read_header().fairness.salts)
        assert dealt == dice([best, "a guest's own words"])
        assert dealt != planned


async def test_whoever_changes_seats_takes_along_what_binds_them(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        table, (ann, bob) = await bound_table(local, "ann", "bob")
        await local.ask(bob, "leave", table.id)
        await local.ask(ann, "sit", table.id, seat=1)
        assert [seat.salt_commitment for seat in table.seats] == ["", salt_commitment("ann")]


async def test_a_salt_that_is_not_revealed_counts_as_empty_and_is_shown(database: str) -> None:
    async with LocalServer.open(database, reveal_seconds=5) as local:
        table, people = await bound_table(local, "ann", "bob", "")
        with pytest.raises(LudothecaError) as refused:
            await local.ask(people[0], "reveal", table.id, salt="ann")
        assert refused.value.code == "not-starting"
        await local.ask(people[0], "start", table.id, fill=False)
        await local.ask(people[0], "start", table.id, fill=False)  # asking again changes nothing
        await local.ask(people[0], "reveal", table.id, salt="ann")
        await local.ask(people[0], "reveal", table.id, salt="ann")
        with pytest.raises(LudothecaError) as refused:
            await local.ask(people[2], "reveal", table.id, salt="late")
        assert refused.value.code == "not-bound"
        await asyncio.sleep(0.3)
        assert table.row.status == "waiting"
        local.time += 5_000
        await eventually(lambda: table.row.status == "running")
        shown = describe.table_info(table).fairness
        assert shown.salts == ["ann", "", ""]
        assert shown.salt_commitments == [salt_commitment("ann"), salt_commitment("bob"), ""]
        await local.ask(people[0], "reveal", table.id, salt="ann")  # an answer that got lost
        with pytest.raises(LudothecaError) as refused:
            await local.ask(people[1], "reveal", table.id, salt="bob")
        assert refused.value.code == "wrong-status"
        await local.play_on(table, random.Random(3))
        whole = record.from_bytes(await local.record(table.id))
        assert ludotheca.verify(record.to_bytes(whole)).over
        # Nobody can put it in afterwards.
        fairness = msgspec.structs.replace(whole.header.fairness, salts=("ann", "bob", ""))
        forged = msgspec.structs.replace(
            whole, header=msgspec.structs.replace(whole.header, fairness=fairness)
        )
        with pytest.raises(FairnessError):
            ludotheca.verify(record.to_bytes(forged))


async def test_an_outage_does_not_eat_the_time_to_reveal(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        table, people = await bound_table(local, "ann", "bob")
        await local.ask(people[0], "start", table.id, fill=False)
        away = local.now() + 3_600_000
    async with LocalServer.open(sqlite, time=away) as local:
        await asyncio.sleep(0.3)
        table = await local.tables.get(table.id)
        assert table.row.status == "waiting"
        await reveal(local, table, people, "ann", "bob")
        assert table.row.read_header().fairness.salts == ("ann", "bob")


async def test_salts_change_the_dice(sqlite: str) -> None:
    """The same secret with other salts deals another game."""

    def set_secret(c: object, table: str) -> None:
        c.execute(update(ddl.tables).where(ddl.tables.c.id == table).values(secret="00" * 32))

    async with LocalServer.open(sqlite) as local:
        games = set()
        for salt in ("one", "two", "three"):
            table, people = await bound_table(local, salt, "")
            await local.tables.store.write(lambda c, t=table: set_secret(c, t.id))
            await local.ask(people[0], "start", table.id, fill=True)
            await reveal(local, table, people[:1], salt)
            games.add(str((await local.look(table, -1)).view.position))
        assert len(games) == 3


@pytest.mark.parametrize("title", ["rome_in_a_day", "kingsburg", "comuni", "alba_longa"])
async def test_a_table_may_be_dealt_by_keys(sqlite: str, title: str) -> None:
    """Every draw follows from what it is: the record says so and verifies, and does not verify as the other method."""
    async with LocalServer.open(sqlite) as local:
        table, people = await bound_table(local, "ann", "", title=title, method=KEYED_METHOD)
        await local.ask(people[0], "start", table.id, fill=False)
        await reveal(local, table, people[:1], "ann")
        assert describe.table_info(table).fairness.method == KEYED_METHOD
        await local.play_on(table, random.Random(5))
        whole = record.from_bytes(await local.record(table.id))
        assert whole.header.fairness.method == KEYED_METHOD
        assert ludotheca.verify(record.to_bytes(whole)).over
        other = msgspec.structs.replace(whole.header.fairness, method=HMAC_METHOD)
        forged = msgspec.structs.replace(whole, header=msgspec.structs.replace(whole.header, fairness=other))
        with pytest.raises(FairnessError):
            ludotheca.verify(record.to_bytes(forged))
        again = await local.ask(people[0], "rematch", table.id)
        assert (await local.tables.get(again.table)).row.method == KEYED_METHOD
