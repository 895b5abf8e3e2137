"""Two servers on one PostgreSQL, fifty clients that wander between them."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest
from server.harness import ME, OPEN, Person, Server, eventually
from server.robots import Robot, answered, check_log

pytestmark = [pytest.mark.once, pytest.mark.postgres]

TABLES = 10
SEATS = 5
SECONDS = 8


@pytest.mark.parametrize("bus", [True, False], ids=["bus", "no bus"])
async def test_fifty_clients_two_servers(postgres: str, bus: bool) -> None:
    rng = random.Random(11)
    servers = [Server(postgres, bus=bus, poll_seconds=0.5) for _ in range(2)]
    async with AsyncExitStack() as stack:
        for server in servers:
            stack.callback(server.stop)
            server.start()
        robots: list[Robot] = []
        stop = asyncio.Event()
        for number in range(TABLES):
            people = [
                await stack.enter_async_context(Person(rng.choice(servers).address, f"P{number}{seat}"))
                for seat in range(SEATS)
            ]
            table = await people[0].table(ME, *[OPEN] * (SEATS - 1))
            for person in people[1:]:
                await person.ask("sit", table=table)
            await people[0].ask("start", table=table)
            robots += [
                Robot(person, table, person.name, lambda: rng.choice(servers).address) for person in people
            ]
        games = asyncio.gather(*(robot.play(stop, leave_after=2) for robot in robots))
        await asyncio.wait({games}, timeout=SECONDS)
        # However slow the machine is: all tables have moved on.
        await eventually(lambda: all(len(answered(robots, robot.table)) > 10 for robot in robots), 60)
        stop.set()
        await games
    for table in {robot.table for robot in robots}:
        acks = answered(robots, table)
        match = check_log(postgres, table, acks)
        assert sum(entry.seat >= 0 for entry in match.entries) >= len(acks)
