"""Nothing is lost: the server is killed at random moments while people play, and started again."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest
from server.harness import BOT, ME, OPEN, Person, Server, eventually
from server.robots import Robot, check_log

pytestmark = pytest.mark.once

KILLS = 4


async def test_kill_and_restart(database: str) -> None:
    rng = random.Random(7)
    server = Server(database, bot_workers=1).start()
    async with AsyncExitStack() as stack:
        stack.callback(lambda: server.stop())  # noqa: PLW0108 - the last one, not the first
        people = [
            await stack.enter_async_context(Person(server.address, name)) for name in ("Ann", "Bob", "Cyd")
        ]
        tables = []
        for owner in people[:2]:
            table = await owner.table(ME, OPEN, OPEN, BOT)
            for other in people:
                if other is not owner:
                    await other.ask("sit", table=table)
            await owner.ask("start", table=table)
            tables.append(table)
        stop = asyncio.Event()
        robots = [
            Robot(person, table, f"{table}{person.name}", lambda: server.address)
            for table in tables
            for person in people
        ]
        games = asyncio.gather(*(robot.play(stop) for robot in robots))
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.1, 0.9))
            assert not games.done()
            await asyncio.to_thread(server.kill)
            server = await asyncio.to_thread(Server(database, port=server.port, bot_workers=1).start)
        # However slow the machine is: everybody is back, and both tables have moved on.
        acks = {table: [r.acks for r in robots if r.table == table] for table in tables}
        await eventually(lambda: all(sum(map(len, lists)) > 20 for lists in acks.values()), 60)
        stop.set()
        await games
    for table in tables:
        mine = [robot for robot in robots if robot.table == table]
        given = [ack for robot in mine for ack in robot.acks]
        assert all(robot.connections >= KILLS for robot in mine)
        match = check_log(database, table, given)
        assert sum(entry.seat >= 0 for entry in match.entries) >= len(given)
