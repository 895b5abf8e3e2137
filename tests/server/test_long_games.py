"""Long games: taking back ends, the longest is given up, and looking at one again costs once."""

from __future__ import annotations

import random
import threading

import msgspec
import pytest
from server.harness import LocalServer, eventually

import ludotheca
from ludotheca.kernel import match as kernel
from ludotheca.server import play
from ludotheca.server import protocol as p
from ludotheca.server.errors import TooFast
from ludotheca.server.play import Order
from ludotheca.server.replays import MARK, Replays
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


async def undo(local: LocalServer, table: Table, seat: int, name: str) -> p.CommandAnswer:
    order = Order(seat=seat, base=table.row.head, command_id=name, action=None)
    return await local.tables.submit(table, order)


async def two_people(local: LocalServer) -> Table:
    return await local.full_table(await local.guest("Ann"), await local.guest("Bob"))


async def test_who_takes_back_for_ever_is_stopped_at_twenty(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        table = await two_people(local)
        for number in range(kernel.MOST_UNDOS):
            await local.decide(table, 0, number)
            assert isinstance(await undo(local, table, 0, f"u{number}"), p.Ack)
        await local.decide(table, 0, 1)
        refused = await undo(local, table, 0, "one too many")
        assert isinstance(refused, p.ErrorMessage)
        assert (refused.code, refused.details["why"]) == ("cannot-undo", "often")
        assert not (await local.look(table, 0)).view.can_undo
        assert isinstance(await local.decide(table, 1), p.Ack)  # and the game goes on


async def test_a_long_game_goes_on_without_taking_back(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        table = await two_people(local)
        await local.decide(table, 0)
        monkeypatch.setattr(kernel, "MOST_ENTRIES", table.row.head)
        refused = await undo(local, table, 0, "u")
        assert isinstance(refused, p.ErrorMessage)
        assert (refused.code, refused.details["why"]) == ("cannot-undo", "long")
        assert isinstance(await local.decide(table, 1), p.Ack)


async def test_a_game_without_an_end_is_given_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalServer.open(database, sweep_seconds=1000) as local:
        table = await two_people(local)
        monkeypatch.setattr(play, "LONGEST", table.row.head + 2)
        await local.decide(table, 0)
        assert table.row.status == "running"
        await local.decide(table, 1)
        assert (table.row.status, table.row.owing, table.row.deadline) == ("abandoned", 0, None)
        assert ludotheca.verify(await local.record(table.id)).result() is None
        await eventually(lambda: not local.tables.bots._busy)


async def played(local: LocalServer, acts: int) -> Table:
    table = await two_people(local)
    for number in range(acts):
        owing = (await local.look(table, -1)).view.owing
        await local.decide(table, owing[number % len(owing)], number)
    return table


async def test_moments_are_the_same_from_any_mark(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        table = await played(local, 80)
        head = table.row.head
        assert head > 2 * MARK
        ordered = [await local.replay(table.id, -1, n, None) for n in range(head + 1)]
        jumped = Replays(local.service.store, 1.0)
        for first in (head, MARK + 3, 2 * MARK, MARK, 0, head - 1, MARK - 1):
            data = await jumped.replay("x", table.id, -1, first, first + 4)
            found = msgspec.json.decode(data, type=p.Replay)
            assert found.head == head
            wanted = [ordered[n].moments[0] for n in range(first, min(first + 4, head) + 1)]
            assert found.moments == wanted
        await local.decide(table, (await local.look(table, -1)).view.owing[0])  # and the game goes on
        data = await jumped.replay("x", table.id, -1, head, table.row.head)
        assert len(msgspec.json.decode(data, type=p.Replay).moments) == table.row.head - head + 1


async def test_what_was_made_for_one_serves_all(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        table = await played(local, 20)
        replays = Replays(local.service.store, 0.1)
        first = await replays.replay("one", table.id, -1, 0, 49)
        folded: list[int] = []
        monkeypatch.setattr(kernel.Match, "extend", lambda *_, **__: folded.append(1))
        assert await replays.replay("two", table.id, -1, 0, 49) == first
        assert await replays.replay("two", table.id, -1, 10, 19)
        assert folded == []


async def test_an_address_pays_for_what_is_made_for_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        table = await played(local, 20)
        spent, now = [0.0], [0.0]

        def thread_time() -> float:
            spent[0] += 1.5  # every look takes so many seconds
            return spent[0]

        monkeypatch.setattr("ludotheca.server.replays.time.thread_time", thread_time)
        replays = Replays(local.service.store, 0.1, lambda: now[0])
        await replays.replay("one", table.id, -1, 0, 1)
        await replays.replay("one", table.id, -1, 2, 3)
        with pytest.raises(TooFast):
            await replays.replay("one", table.id, -1, 4, 5)
        await replays.replay("one", table.id, -1, 0, 3)  # what is there costs nothing
        await replays.replay("two", table.id, -1, 4, 5)
        now[0] += 30.0
        await replays.replay("one", table.id, -1, 6, 7)


async def test_a_question_of_a_finished_game_costs_its_asker_too(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is thought out in a thread of the store, so that is where it is counted; and few games are kept folded."""
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        table = await played(local, 4)
        await local.play_on(table, random.Random(1))
        clock, loop = [0.0], threading.get_ident()

        def thread_time() -> float:
            clock[0] += 0.0 if threading.get_ident() == loop else 1.5
            return clock[0]

        monkeypatch.setattr("ludotheca.server.replays.time.thread_time", thread_time)
        monkeypatch.setattr("ludotheca.server.replays._MOST_FOLDS", 1)
        replays = Replays(local.service.store, 0.1, lambda: 0.0)
        await replays.question("one", table.id, 0, 2)
        await replays.question("one", table.id, 0, 3)
        with pytest.raises(TooFast):
            await replays.question("one", table.id, 0, 4)
        other = await played(local, 4)
        await local.play_on(other, random.Random(1))
        await replays.question("two", other.id, 0, 2)
        assert list(replays._folds) == [other.id]
