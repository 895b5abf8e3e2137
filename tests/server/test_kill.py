"""Nothing is lost: the server is killed at random moments while people play, and started again."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from functools import partial

import pytest
from server.harness import BOT, ME, OPEN, Person, Server, eventually
from server.robots import Robot, answered, check_log

pytestmark = pytest.mark.once

KILLS = 4


def everybody_back(robots: list[Robot], kills: int) -> bool:
    return all(robot.connections > kills for robot in robots)


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
        for kill in range(KILLS):
            # A game takes half a second where nothing is in its way: everybody is back, and a moment later it is killed.
            await eventually(partial(everybody_back, robots, kill), 60)
            await asyncio.sleep(rng.uniform(0, 0.15))
            assert not games.done()
            await asyncio.to_thread(server.kill)
            server = await asyncio.to_thread(Server(database, port=server.port, bot_workers=1).start)
        # However slow the machine is: everybody is back, and both tables have moved on.
        await eventually(lambda: all(len(answered(robots, table)) > 20 for table in tables), 60)
        stop.set()
        await games
    for table in tables:
        acks = answered(robots, table)
        assert all(robot.connections >= KILLS for robot in robots)
        match = check_log(database, table, acks)
        assert sum(entry.seat >= 0 for entry in match.entries) >= len(acks)
