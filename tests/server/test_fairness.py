"""Fairness in play: committed at creation, salted by the seats, opened at the end, and every byte counts."""

from __future__ import annotations

import asyncio
import random

import pytest
from server.harness import ME, OPEN, LocalServer

import ludotheca
from ludotheca.kernel.chance import commitment_of
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import describe

pytestmark = pytest.mark.once


async def play(local: LocalServer) -> bytes:
    ann, bob = await local.guest("Ann"), await local.guest("Bob")
    table = await local.table(ann, ME, OPEN, start=False, salt="from Ann")
    promised = describe.table_info(table).fairness
    assert promised.commitment == commitment_of(bytes.fromhex(table.row.secret))
    assert (promised.secret, promised.salts) == ("", ["from Ann", ""])
    await local.ask(bob, "sit", table.id, salt="from Bob")
    await local.ask(bob, "salt", table.id, salt="no, this")
    await local.ask(ann, "start", table.id, fill=False)
    await local.play_on(table, random.Random(8))
    opened = describe.table_info(table).fairness
    assert opened.commitment == promised.commitment == commitment_of(bytes.fromhex(opened.secret))
    assert opened.salts == ["from Ann", "no, this"]
    return await local.record(table.id)


def test_an_exported_game_verifies_and_no_other(sqlite: str) -> None:
    async def scene() -> bytes:
        async with LocalServer.open(sqlite) as local:
            return await play(local)

    data = asyncio.run(scene())
    match = ludotheca.verify(data)
    assert match.over
    rng = random.Random(1)
    for _ in range(150):
        place = rng.randrange(len(data))
        changed = bytearray(data)
        changed[place] ^= 1 << rng.randrange(8)
        with pytest.raises(LudothecaError):
            ludotheca.verify(bytes(changed))


def test_salts_change_the_dice(sqlite: str) -> None:
    """The same secret with other salts deals another game."""

    async def scene() -> set[str]:
        async with LocalServer.open(sqlite) as local:
            ann = await local.guest()
            games = set()
            for salt in ("one", "two", "three"):
                table = await local.table(ann, ME, OPEN, start=False, salt=salt)
                table.row.secret = "00" * 32
                await local.tables.store.write(lambda c, t=table: show_secret(c, t.id))
                await local.ask(ann, "start", table.id, fill=True)
                games.add(str((await local.look(table, -1)).view.position))
            return games

    def show_secret(c: object, table: str) -> None:
        from sqlalchemy import update

        from ludotheca.server.store.ddl import tables

        c.execute(update(tables).where(tables.c.id == table).values(secret="00" * 32))

    assert len(asyncio.run(scene())) == 3
