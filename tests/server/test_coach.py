"""Counsel for learners: told once to who asked, from their own view, and refused wherever hints are."""

from __future__ import annotations

import pytest
from server.harness import BOT, ME, LocalServer, Person, Server, Socket, eventually
from server.test_hints import Ear, for_two

from ludotheca.kernel.errors import NotYourDecision
from ludotheca.server import protocol as p
from ludotheca.server.errors import HintsOff, TooFast
from ludotheca.server.thinking.worker import CounselQuestion

pytestmark = pytest.mark.once


async def test_options_are_weighed_for_who_asked(server: Server) -> None:
    async with Person(server.address) as ann, Person(server.address, "Eve") as eve:
        table = await ann.table(ME, BOT, start=True)
        contest = await ann.table(ME, BOT, start=True, hints=False)
        async with ann.socket(table, contest) as mine, eve.socket(table) as hers:
            asked = await mine.decision()
            await mine.send(type="weigh", request="w1", table=table)
            told = await mine.until("weighed", "error", test=lambda m: m.get("request") == "w1", seconds=60)
            assert told["type"] == "weighed", told
            assert told["head"] >= asked["view"]["head"]  # the bot may have sealed its answer meanwhile
            actions = [value["action"] for value in told["counsel"]["values"]]
            assert len(actions) == len(asked["decision"]["actions"])
            assert all(action in asked["decision"]["actions"] for action in actions)
            assert await refusal(mine, contest) == "hints-off"
            assert await refusal(hers, table) == "not-seated"
            assert await refusal(mine, "nowhere") == "unknown-table"


async def refusal(socket: Socket, table: str) -> str:
    await socket.send(type="weigh", request="no", table=table)
    return str((await socket.until("error", test=lambda m: m["request"] == "no"))["code"])


async def test_not_against_people_unless_hints_are_agreed(sqlite: str) -> None:
    async with LocalServer.open(sqlite, counsels_per_minute=1) as local:
        contest, friendly = await for_two(local, hints=False), await for_two(local)
        ear = Ear()
        with pytest.raises(HintsOff):
            await local.service.coach.ask(contest, 0, "one", ear)
        await local.service.coach.ask(friendly, 0, "two", ear)
        with pytest.raises(TooFast):
            await local.service.coach.ask(friendly, 0, "three", ear)
        # The decision is made before the answer comes: what it would say is of no use any more.
        await local.decide(friendly, 0)
        await eventually(lambda: len(ear.heard) == 1, 60)
        assert ear.codes == ["hint-ended"]
        with pytest.raises(NotYourDecision):
            await local.service.coach.ask(friendly, 0, "four", ear)


def test_the_process_gets_what_the_seat_knows() -> None:
    assert set(CounselQuestion.__struct_fields__) == {"title", "seed", "seconds", "view", "decision"}
    assert set(p.Weighed.__struct_fields__) == {"request", "head", "counsel"}
