"""Looking at a finished game together: one leads, everybody hears of it, on both instances of a server."""

from __future__ import annotations

import random
from typing import Any

import pytest
from server.harness import BOT, ME, Idle, LocalServer, eventually

from ludotheca.server.describe import table_message
from ludotheca.server.errors import BadValue, StillRunning, UnknownSeat
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


async def finished(local: LocalServer) -> tuple[Table, Any, Any]:
    ann, bob = await local.guest("Ann"), await local.guest("Bob")
    table = await local.full_table(ann, bob)
    await local.play_on(table, random.Random(5))
    return table, ann, bob


def led(table: Table) -> Any:
    return table_message(table, None).info.together


async def test_one_leads_and_another_takes_over(database: str) -> None:
    async with LocalServer.open(database) as local:
        table, ann, bob = await finished(local)
        eve = await local.guest("Eve")
        assert led(table) is None
        await local.ask(ann, "lead", table.id, by="a", at=5)
        serial = table.serial
        await local.ask(ann, "lead", table.id, by="a", at=9, seat=1, view="open")
        assert table.serial > serial  # whoever watches is told
        assert (led(table).leader, led(table).at, led(table).seat, led(table).view) == (0, 9, 1, "open")
        await local.ask(eve, "lead", table.id, by="e", at=3)
        assert (led(table).leader, led(table).by) == (-1, "e")
        await local.ask(ann, "lead", table.id, by="a")  # the lead is not hers any more
        assert led(table).by == "e"
        await local.ask(eve, "lead", table.id, by="e")
        assert led(table) is None
        for wish, kind in (({"at": 10**6}, BadValue), ({"at": 3, "seat": 7}, UnknownSeat)):
            with pytest.raises(kind):
                await local.ask(bob, "lead", table.id, by="b", **wish)
        running = await local.table(ann, ME, BOT)
        with pytest.raises(StillRunning):
            await local.ask(ann, "lead", running.id, by="a", at=0)


@pytest.mark.postgres
async def test_another_process_hears_of_it(postgres: str) -> None:
    async with LocalServer.open(postgres) as here, LocalServer.open(postgres) as there:
        table, ann, _ = await finished(here)
        far = await there.tables.get(table.id)
        far.watchers.add(Idle())
        await here.ask(ann, "lead", table.id, by="a", at=7)
        await eventually(lambda: led(far) is not None and led(far).at == 7)
