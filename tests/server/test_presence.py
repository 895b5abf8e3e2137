"""Who comes and goes at a table is told, but not each time to everybody."""

from __future__ import annotations

import asyncio

import pytest
from server.harness import BOT, ME, LocalServer, eventually

from ludotheca.kernel.state import SPECTATOR

pytestmark = pytest.mark.once


class Spectator:
    """Counts how often there was news."""

    def __init__(self) -> None:
        self.touched = 0

    def touch(self) -> None:
        self.touched += 1


async def test_one_who_comes_and_goes_does_not_busy_all_others(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        table = await local.table(await local.guest(), ME, BOT, start=False)
        presence = local.tables.presence
        crowd = [Spectator() for _ in range(190)]
        for one in crowd:
            presence.join(table, one, SPECTATOR)
        await asyncio.sleep(0.1)
        before = sum(one.touched for one in crowd)
        restless = Spectator()
        for _ in range(40):
            presence.join(table, restless, SPECTATOR)
            await asyncio.sleep(0.025)
            presence.part(table, restless, SPECTATOR)
            await asyncio.sleep(0.025)
        assert sum(one.touched for one in crowd) - before <= 2 * 190
        serial = table.serial
        presence.join(table, restless, SPECTATOR)  # and stays
        await eventually(lambda: table.serial > serial)
        assert table.spectators == 191


async def test_the_first_change_is_told_at_once_and_no_change_not_at_all(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        table = await local.table(await local.guest(), ME, BOT, start=False)
        presence, one, two = local.tables.presence, Spectator(), Spectator()
        serial = table.serial
        presence.join(table, one, 0)
        await eventually(lambda: table.serial == serial + 1)
        presence.join(table, two, SPECTATOR)
        presence.part(table, two, SPECTATOR)
        await asyncio.sleep(0.5)
        assert table.serial == serial + 1
        presence.part(table, one, 0)
        await asyncio.sleep(0.4)
        assert (table.serial, table.connected) == (serial + 2, 0)
