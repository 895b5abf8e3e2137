"""Hints: they stream to who asked, know no more than he does, end in time and never hold up a table."""

from __future__ import annotations

import random
import sys
from typing import Any

import msgspec
import pytest
from server.harness import BOT, ME, OPEN, LocalServer, Person, Server, Socket, eventually

import ludotheca
from ludotheca.bots.advice import Advice
from ludotheca.games import registry
from ludotheca.kernel.errors import NotYourDecision
from ludotheca.kernel.rng import Rng
from ludotheca.server import protocol as p
from ludotheca.server.errors import HintsElsewhere, HintsOff, TooFast
from ludotheca.server.table import Table
from ludotheca.server.thinking.hints import Hints, question_for
from ludotheca.server.thinking.worker import HintQuestion

pytestmark = pytest.mark.once


class Ear:
    """Hears what is told of a hint."""

    def __init__(self) -> None:
        self.heard: list[p.FromServer] = []

    def __call__(self, message: p.FromServer) -> None:
        self.heard.append(message)

    @property
    def advice(self) -> list[Advice]:
        return [message.advice for message in self.heard if isinstance(message, p.HintAdvice)]

    @property
    def codes(self) -> list[str]:
        return [message.code for message in self.heard if isinstance(message, p.ErrorMessage)]


async def for_two(local: LocalServer, **more: Any) -> Table:
    """A table of two people, both asked at once."""
    return await local.full_table(await local.guest(), await local.guest("Bob"), **more)


async def streamed(socket: Socket, request: str) -> list[Any]:
    """All advice of a request, up to the final one."""

    def mine(message: Any) -> bool:
        return bool(message.get("request") == request)

    heard = []
    while not heard or not heard[-1]["final"]:
        message = await socket.until("advice", "error", test=mine, seconds=60)
        assert message["type"] == "advice", message
        heard.append(message["advice"])
    return heard


async def test_a_hint_streams_to_who_asked(server: Server) -> None:
    async with Person(server.address) as ann, Person(server.address, "Bob") as bob:
        table = await ann.table(ME, OPEN)
        await bob.ask("sit", table=table)
        await ann.ask("start", table=table)
        async with ann.socket(table) as mine, bob.socket(table) as his:
            actions = (await mine.decision())["decision"]["actions"]
            await mine.send(type="hint", request="h1", table=table)
            heard = await streamed(mine, "h1")
            assert len(heard) > 1
            assert [message["final"] for message in heard[:-1]] == [False] * (len(heard) - 1)
            tried = [message["iterations"] for message in heard]
            assert tried == sorted(tried)
            last = heard[-1]
            assert 1 <= len(last["options"]) <= 3
            for option in last["options"]:
                assert option["action"] in actions
                assert 0 <= option["win"] <= 1
            # The other one heard nothing of it.
            await his.send(type="ping")
            await his.until("pong")
            assert "advice" not in his.latest


async def test_who_may_not_ask_is_told_why(server: Server) -> None:
    async def refusal(socket: Socket, table: str) -> str:
        await socket.send(type="hint", request="no", table=table)
        return str((await socket.until("error", test=lambda m: m["request"] == "no"))["code"])

    async with Person(server.address) as ann, Person(server.address, "Eve") as eve:
        running = await ann.table(ME, BOT, start=True)
        contest = await ann.table(ME, BOT, start=True, hints=False)
        waiting = await ann.table(ME, OPEN)
        async with ann.socket(running, contest) as mine, eve.socket(running) as hers:
            assert await refusal(hers, running) == "not-seated"
            assert await refusal(mine, contest) == "hints-off"
            assert await refusal(mine, waiting) == "wrong-status"
            assert await refusal(mine, "nowhere") == "unknown-table"
        assert (await ann.get(f"/api/tables/{contest}"))["info"]["hints"] is False
        assert (await ann.get(f"/api/tables/{running}"))["info"]["hints"] is True


async def test_a_hint_ends_with_its_decision_and_leaves_its_process_free(sqlite: str) -> None:
    async with LocalServer.open(sqlite, hint_seconds=10) as local:
        table = await for_two(local)
        ear, next_ear = Ear(), Ear()
        await local.service.hints.ask(table, 0, "one", ear)
        waits = await local.service.hints.ask(table, 1, "two", next_ear)
        await eventually(lambda: len(ear.advice) > 0, 60)
        (worker,) = local.service.hints.pool._workers
        process = worker._process
        # What another seat decides changes nothing for this one.
        assert isinstance(await local.decide(table, 1), p.Ack)
        await eventually(lambda: next_ear.codes == ["hint-ended"])
        assert waits.stop.is_set()
        assert ear.codes == []
        assert isinstance(await local.decide(table, 0), p.Ack)
        await eventually(lambda: ear.codes == ["hint-ended"])
        assert not ear.advice[-1].final
        owing = (await local.look(table, -1)).view.owing
        third = Ear()
        hint = await local.service.hints.ask(table, owing[0], "three", third)
        await eventually(lambda: len(third.advice) > 0, 60)
        assert worker._process is process
        hint.end()
        assert third.codes == []


async def test_a_newer_hint_ends_the_older_one(sqlite: str) -> None:
    async with LocalServer.open(sqlite, hint_seconds=10) as local:
        table = await for_two(local)
        old, new = Ear(), Ear()
        await local.service.hints.ask(table, 0, "old", old)
        hint = await local.service.hints.ask(table, 0, "new", new)
        assert old.codes == ["hint-ended"]
        await eventually(lambda: len(new.advice) > 0, 60)
        hint.end()
        await eventually(lambda: hint not in table.watchers)
        assert old.advice == []


async def test_bots_move_while_a_hint_is_thought_out(sqlite: str) -> None:
    async with LocalServer.open(sqlite, hint_seconds=60) as local:
        table = await for_two(local)
        ear = Ear()
        await local.service.hints.ask(table, 0, "long", ear)
        await eventually(lambda: len(ear.heard) > 0 or len(local.service.hints._tasks) > 0)
        others = await local.table(await local.guest(), BOT, BOT)
        await eventually(lambda: others.row.head > 20, 60)
        assert not any(advice.final for advice in ear.advice)


async def test_a_host_may_leave_hints_to_the_players_devices(sqlite: str) -> None:
    async with LocalServer.open(sqlite, hint_workers=0) as local:
        table = await for_two(local)
        with pytest.raises(HintsElsewhere):
            await local.service.hints.ask(table, 0, "one", Ear())
        async with table.lock:
            with pytest.raises(HintsElsewhere):  # the coach asks the same way
                await local.service.hints.allowed(table, 0)


async def test_limits_and_failures(sqlite: str) -> None:
    async with LocalServer.open(sqlite, hints_per_minute=2, bot_grace=0.5) as local:
        table = await for_two(local)
        contest = await for_two(local, hints=False)
        local.service.hints = Hints(local.tables.settings, (sys.executable, "-c", "pass"))
        ear = Ear()
        await local.service.hints.ask(table, 0, "one", ear)
        await eventually(lambda: ear.codes == ["hint-failed"], 60)
        with pytest.raises(HintsOff):
            await local.service.hints.ask(contest, 0, "two", ear)
        await local.service.hints.ask(table, 0, "three", ear)
        with pytest.raises(TooFast):
            await local.service.hints.ask(table, 0, "four", ear)
        await local.decide(table, 0)
        with pytest.raises(NotYourDecision):
            await local.service.hints.ask(table, 0, "five", ear)


async def test_a_rematch_keeps_the_option(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest(), await local.guest("Bob")
        table = await local.full_table(ann, bob, hints=False)
        await local.play_on(table, random.Random(1))
        made = await local.ask(ann, "rematch", table.id)
        assert (await local.tables.get(made.table)).row.hints is False


@pytest.mark.parametrize("title", registry.titles())
def test_the_process_gets_what_the_seat_knows_and_nothing_else(title: str) -> None:
    """The same bytes, whatever is true of what the seat cannot see."""
    assert set(HintQuestion.__struct_fields__) == {"title", "seed", "seconds", "steps", "view", "decision"}
    game = registry.get(title)
    rng = Rng(5, 1)
    match = ludotheca.new_match(title, 3, seed=3)
    compared = 0
    for _ in range(40):
        if match.over:
            break
        for seat in match.owing:
            told = msgspec.json.encode(question_for(match, seat, 1, 1.0))
            twin = match.copy()
            twin.state = game.sample(match.view(seat), rng)
            assert msgspec.json.encode(question_for(twin, seat, 1, 1.0)) == told
            compared += 1
        seat = match.owing[0]
        match.submit(seat, game.encode(int(match.state.greedy_action(seat, rng))))
    assert compared >= 20
