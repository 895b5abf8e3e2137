"""Bots at the table: they play, they fail, they are lost, and the table goes on."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import msgspec
import psutil
import pytest
from server.badbots import BAD
from server.harness import BOT, ME, LocalServer, eventually

import ludotheca
from ludotheca.bots.levels import BOTS
from ludotheca.server import protocol as p
from ludotheca.server.table import Table
from ludotheca.server.thinking import worker
from ludotheca.server.thinking.moves import Turns
from ludotheca.server.thinking.worker import MoveQuestion

pytestmark = pytest.mark.once


def by_bot(table: Table) -> int:
    """How many entries are of seat 1, as far as this process knows."""
    return 0 if table.play is None else sum(entry.seat == 1 for entry in table.play.match.entries)


async def test_a_table_of_bots_plays_itself(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann = await local.guest()
        table = await local.table(ann, BOT, {"kind": "bot", "level": "greedy"})
        await eventually(lambda: table.row.status == "over", 60)
        match = ludotheca.verify(await local.record(table.id))
        assert [seat.bot for seat in match.header.seats] == ["uniform", "greedy"]


@pytest.mark.parametrize("level", BAD)
async def test_a_bot_that_fails_is_replaced(sqlite: str, monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    monkeypatch.setattr("ludotheca.server.new_tables.BOTS", (*BOTS, level))
    worker = (sys.executable, str(Path(__file__).with_name("badbots.py")))
    async with LocalServer.open(sqlite, worker=worker, bot_seconds=0.2, bot_grace=1) as local:
        ann = await local.guest()
        table = await local.table(ann, ME, {"kind": "bot", "level": level})
        for answered in (1, 2, 3):
            await eventually(lambda n=answered: by_bot(table) >= n, 30)
            if table.row.owing & 1:
                assert isinstance(await local.decide(table, 0), p.Ack)


def test_the_processes_end_with_the_server(sqlite: str) -> None:
    async def scene() -> list[psutil.Process]:
        async with LocalServer.open(sqlite) as local:
            table = await local.table(await local.guest(), BOT, BOT)
            await eventually(lambda: table.row.head > 30)
            # Only the bots: a run of the tests may have other servers as children.
            return [
                child
                for child in psutil.Process().children()
                if "thinking.worker" in " ".join(child.cmdline())
            ]

    children = asyncio.run(scene())
    assert children
    _, alive = psutil.wait_procs(children, timeout=5)
    assert alive == []


async def test_bots_lost_with_a_process_are_found_again(database: str) -> None:
    """A table that waits for a bot, in a database that nobody served for a while."""
    async with LocalServer.open(database) as local:
        await local.tables.bots.stop()
        table = await local.table(await local.guest(), BOT, BOT)
        head = table.row.head
        await asyncio.sleep(0.2)
        assert table.row.head == head
        later = local.time + 60_000
    async with LocalServer.open(database, time=later) as local:
        found = await local.tables.get(table.id)
        await eventually(lambda: found.row.head > head + 5)


async def test_a_lease_is_held_by_one(database: str) -> None:
    async with LocalServer.open(database) as local:
        table = await local.table(await local.guest(), ME, BOT, start=False)
        lease = local.tables.store.lease
        assert await lease(table.id, 5, 1, "one", 1000, 2000)
        assert await lease(table.id, 5, 1, "one", 1500, 2500)
        assert not await lease(table.id, 5, 1, "two", 2400, 9000)
        assert await lease(table.id, 5, 0, "two", 2400, 9000)
        assert await lease(table.id, 5, 1, "two", 2500, 9000)


async def test_four_masters_do_not_hang(sqlite: str) -> None:
    def answered(table: Table) -> set[int]:
        return set() if table.play is None else {entry.seat for entry in table.play.match.entries} - {-1}

    async with LocalServer.open(sqlite) as local:
        seats = [{"kind": "bot", "level": "master"}] * 4
        table = await local.table(await local.guest(), *seats)
        await eventually(lambda: answered(table) == {0, 1, 2, 3}, 60)


def test_tables_take_turns() -> None:
    turns = Turns()
    assert [turns.take("many") for _ in range(4)] == [0, 1, 2, 3]
    turns.come(0)
    assert turns.take("few") == 0  # before the second of the other
    turns.come(1)
    turns.leave("many")
    assert turns.take("late") == 1
    for _ in range(3):
        turns.leave("many")
    assert turns.take("many") == 1  # what it had is forgotten, so it waits no longer than others


def test_a_level_thinks_no_longer_than_there_is_time() -> None:
    match = ludotheca.new_match("rome_in_a_day", 2, seed=1)
    decision = match.decision(0)
    assert decision is not None
    start = time.monotonic()
    question = MoveQuestion(
        title="rome_in_a_day", level="master", seed=1, seconds=0.05, view=match.view(0), decision=decision
    )
    sent = msgspec.json.decode(msgspec.json.encode(question), type=MoveQuestion)
    assert worker.think(sent) in decision.actions
    assert time.monotonic() - start < 1
