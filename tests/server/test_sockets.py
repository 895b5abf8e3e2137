"""The WebSocket against a real server: greeting, watching, playing, resuming, stopping."""

from __future__ import annotations

import asyncio
import random
import uuid
from pathlib import Path

import pytest
from server.harness import BOT, ME, OPEN, Person, Server, Socket, sqlite
from websockets.exceptions import ConnectionClosed

import ludotheca
from ludotheca.kernel.chance import salt_commitment

pytestmark = pytest.mark.once


async def play_to_the_end(person: Person, table: str) -> dict:
    """Random decisions until the game is over; the last update."""
    rng = random.Random(1)
    async with person.socket(table) as socket:
        update = await socket.decision()
        while not update["view"]["over"]:
            action = rng.choice(update["decision"]["actions"])
            name = uuid.uuid4().hex
            await socket.send(
                type="command", table=table, base=update["view"]["head"], command_id=name, action=action
            )
            heard = len(socket.all)
            answer = await socket.until("ack", "stale", "error")
            assert answer["type"] == "ack", answer
            early = [m["view"]["head"] for m in socket.all[heard:] if m["type"] == "update"]
            assert all(head < answer["head"] for head in early), "news of an entry came before its ack"
            update = await socket.decision()
        described = socket.latest["table"]["info"]
        assert described["status"] == "over"
        assert described["fairness"]["secret"]
        return update


async def test_a_game_against_bots(server: Server) -> None:
    async with Person(server.address) as ann:
        bound = salt_commitment("my own dice")
        table = await ann.table(ME, BOT, BOT, start=True, salt_commitment=bound)
        await ann.ask("reveal", table=table, salt="my own dice")
        update = await play_to_the_end(ann, table)
        assert {result["place"] for result in update["view"]["results"]} >= {1}
        answer = await ann.http.get(f"/api/tables/{table}/record")
        match = ludotheca.verify(answer.content)
        assert match.over
        assert match.header.seats[0].name == "Ann"
        assert match.header.fairness.salts == ("my own dice", "", "")
        assert match.header.fairness.salt_commitments == (bound, "", "")


async def test_spectators_need_no_identity(server: Server) -> None:
    async with Person(server.address) as ann:
        table = await ann.table(ME, BOT, start=True)
        async with Socket.open(server.address, {}, table) as socket:
            assert socket.latest["welcome"]["identity"] is None
            message = await socket.until("table")
            assert message["you"] == {"seat": -1, "owner": False}
            update = await socket.until("update")
            assert update["view"]["viewer"] == -1
            assert update["decision"] is None
            await socket.send(
                type="command", table=table, base=update["view"]["head"], command_id="x", action={"type": "a"}
            )
            error = await socket.until("error")
            assert (error["code"], error["command_id"]) == ("no-identity", "x")
            await socket.send(type="sit", request="r", table=table)
            assert (await socket.until("error"))["code"] == "no-identity"


async def test_everybody_sees_who_comes_and_goes(server: Server) -> None:
    async with Person(server.address) as ann, Person(server.address, "Bob") as bob:
        table = await ann.table(ME, OPEN)
        async with ann.socket(table) as here:
            await here.until("table", test=lambda m: m["info"]["seats"][0]["connected"])
            async with bob.socket(table) as there:
                await here.until("table", test=lambda m: m["info"]["spectators"] == 1)
                assert (await there.ask("sit", table=table, seat=1))["type"] == "done"
                seen = await here.until("table", test=lambda m: m["info"]["seats"][1]["connected"])
                assert seen["info"]["seats"][1]["name"] == "Bob"
                assert seen["info"]["spectators"] == 0
            await here.until("table", test=lambda m: not m["info"]["seats"][1]["connected"])
            await bob.ask("leave", table=table)
            await here.until("table", test=lambda m: m["info"]["seats"][1]["kind"] == "open")
            await here.send(type="close", request="r", table=table)
            assert (await here.until("gone"))["table"] == table


async def test_resume_gives_what_was_missed(server: Server) -> None:
    async with Person(server.address) as ann:
        table = await ann.table(ME, BOT, start=True)
        async with ann.socket(table) as socket:
            first = await socket.until("update", test=lambda m: m["view"]["owing"] == [0])
            action = first["decision"]["actions"][0]
            await socket.send(
                type="command", table=table, base=first["view"]["head"], command_id="one", action=action
            )
            ack = await socket.until("ack")
        async with ann.socket() as socket:
            await socket.send(type="watch", table=table, last=first["view"]["head"])
            missed = await socket.until("update", test=lambda m: m["view"]["head"] >= ack["head"])
            assert missed["since"] == first["view"]["head"]
            assert min(event["seq"] for event in missed["events"]) == first["view"]["head"]
            # The same command after the reconnect is answered the same and does nothing.
            await socket.send(
                type="command", table=table, base=first["view"]["head"], command_id="one", action=action
            )
            assert await socket.until("ack") == ack
            # A last that never was gives everything.
            await socket.send(type="watch", table=table, last=900_000)
            assert (await socket.until("update"))["since"] == 0


async def test_the_lobby_is_live(server: Server) -> None:
    async with (
        Person(server.address, "Lea") as lea,
        Person(server.address, "Bob") as bob,
        bob.socket(lobby=True) as socket,
    ):
        await socket.until("lobby")
        assert (await socket.until("mine"))["tables"] == []
        table = await lea.table(ME, OPEN, public=True)

        def changed(message: dict) -> bool:
            return any(entry["table"] == table for entry in message["put"])

        seen = await socket.until("lobby_change", test=changed)
        entry = next(entry for entry in seen["put"] if entry["table"] == table)
        assert [seat["kind"] for seat in entry["seats"]] == ["person", "open"]
        assert (entry["owner"], entry["status"]) == ("Lea", "waiting")
        await socket.ask("sit", table=table)
        mine = await socket.until("mine", test=lambda m: m["tables"] != [])
        assert mine["tables"][0]["seat"] == 1
        await lea.ask("start", table=table)
        mine = await socket.until("mine", test=lambda m: m["tables"][0]["your_turn"])
        assert mine["tables"][0]["status"] == "running"
        hidden = await lea.table(ME, OPEN)
        listed = await bob.get("/api/lobby")
        assert hidden not in {entry["table"] for entry in listed["tables"]}
        assert table in {entry["table"] for entry in listed["tables"]}


async def test_a_stop_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    running = Server(sqlite(tmp_path)).start()
    async with Person(running.address) as ann:
        table = await ann.table(ME, OPEN)
        async with ann.socket(table) as socket:
            await socket.until("table")
            log = await asyncio.to_thread(running.stop)
            assert (await socket.until("restarting"))["seconds"] > 0
            with pytest.raises(ConnectionClosed) as closed:
                await socket.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert log[-1]["message"] == "stopped"
        again = Server(sqlite(tmp_path), port=running.port).start()
        try:
            assert (await ann.get(f"/api/tables/{table}"))["you"] == {"seat": 0, "owner": True}
        finally:
            again.stop()
