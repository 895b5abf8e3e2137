"""Bad input: a clear error or a closed socket with a code, other tables untouched, memory bounded."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server import harness
from server.harness import BOT, ME, LocalServer, Person, Server, Socket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheca.server import protocol as p
from ludotheca.server.closing import (
    CLOSE_BAD,
    CLOSE_FLOOD,
    CLOSE_FULL,
    CLOSE_NO_HELLO,
    CLOSE_PROTOCOL,
    CLOSE_SLOW,
)
from ludotheca.server.connection import Connection
from ludotheca.server.edge.socket_door import DOOR
from ludotheca.server.play import Order

pytestmark = pytest.mark.once

HELLO = json.dumps({"type": "hello", "protocol": p.PROTOCOL})


async def closing(link: ClientConnection) -> int:
    """The code the server closes with, after whatever it has to say."""
    async with asyncio.timeout(20):
        while True:
            try:
                await link.recv()
            except ConnectionClosed as closed:
                return 0 if closed.rcvd is None else closed.rcvd.code


def address(server: Server) -> str:
    return server.address.replace("http", "ws") + "/ws"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (json.dumps({"type": "ping"}), CLOSE_NO_HELLO),
        (json.dumps({"type": "hello", "protocol": 99}), CLOSE_PROTOCOL),
        ("x" * 70_000, 1009),
    ],
    ids=["no hello", "other protocol", "huge"],
)
async def test_a_bad_beginning_closes_the_socket(server: Server, first: str, code: int) -> None:
    async with connect(address(server)) as link:
        await link.send(first)
        assert await closing(link) == code


async def test_an_old_page_is_told_to_reload(server: Server) -> None:
    """The first message of protocol 1 had more fields."""
    first = {"type": "hello", "protocol": 1, "tables": [{"table": "x", "last": 3}], "lobby": True}
    async with connect(address(server)) as link:
        await link.send(json.dumps(first))
        answer = json.loads(await link.recv())
        assert (answer["type"], answer["code"]) == ("error", "other-protocol")
        assert "reload the page" in answer["message"]
        assert answer["details"] == {"ours": p.PROTOCOL, "theirs": 1}
        assert await closing(link) == CLOSE_PROTOCOL


BAD_MESSAGES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"hello"',
    b"{}",
    b'{"type":1}',
    b'{"type":"nothing"}',
    b'{"type":"command"}',
    b'{"type":"ping","more":1}',
    b'{"type":"watch","table":"a b"}',
    b'{"type":"watch","table":"' + b"x" * 1000 + b'"}',
    b'{"type":"watch","table":null}',
    b'{"type":"watch","table":"x","last":-1}',
    b'{"type":"watch","table":"x","last":1e99}',
    b'{"type":"watch","table":"x","last":true}',
    b'{"type":"undo","table":"x","base":0,"command_id":"bot:1"}',
    b'{"type":"command","table":"x","base":0,"command_id":"c","action":[]}',
    b'{"type":"create","request":"r","title":"x","seats":[]}',
    b'{"type":"reveal","request":"r","table":"x","salt":"\\u0000"}',
    b'{"type":"commit","request":"r","table":"x","salt_commitment":"my salt"}',
    b'{"type":"create","request":"r","title":"x","seats":[{"kind":"me"}],"salt":"in the clear"}',
    b"[" * 20_000,
]


async def test_bad_messages_are_answered_and_counted(server: Server) -> None:
    for number, bad in enumerate(BAD_MESSAGES):
        async with connect(address(server)) as link:
            await link.send(HELLO)
            assert json.loads(await link.recv())["type"] == "welcome"
            await link.send(bad.decode())
            answer = json.loads(await link.recv())
            assert (answer["type"], answer["code"]) == ("error", "bad-message"), (number, bad[:80])
            await link.send(bad)  # as binary
            assert json.loads(await link.recv())["code"] == "bad-message"
            await link.send('{"type":"ping"}')
            assert json.loads(await link.recv())["type"] == "pong"
    async with connect(address(server)) as link:
        await link.send(HELLO)
        for _ in range(30):
            await link.send("nonsense")
        assert await closing(link) == CLOSE_BAD


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
KINDS = [kind.__struct_config__.tag for kind in p.ClientMessage.__args__]
FIELDS = [
    "table",
    "last",
    "base",
    "command_id",
    "action",
    "request",
    "plan",
    "seat",
    "key",
    "salt",
    "salt_commitment",
    "on",
]


@settings(max_examples=200)
@given(st.sampled_from(KINDS), st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=6))
def test_no_message_breaks_the_decoder(kind: str, fields: dict[str, Any]) -> None:
    """Anything shaped like a message is decoded or refused with a reason."""
    text = json.dumps({"type": kind, **fields})
    try:
        message = p.decode_client(text)
    except msgspec.DecodeError:
        return
    assert message.__struct_config__.tag == kind


async def test_random_actions_never_break_a_table(sqlite: str) -> None:
    """Whatever a seat sends as an action: an answer, and the game as it was."""
    async with LocalServer.open(sqlite) as local:
        table = await local.full_table(await local.guest(), await local.guest("Bob"))
        head = table.row.head
        rng = random.Random(4)
        words = [
            "type",
            "small",
            "split",
            "take",
            "set",
            "q",
            "r",
            "place",
            "choose",
            "land",
            "building",
            "x",
        ]
        values = [
            None,
            True,
            -1,
            0,
            3,
            10**30,
            1.5,
            "",
            "split",
            "take",
            "place",
            [],
            [0],
            [[1]],
            {},
            {"a": 1},
        ]
        for number in range(300):
            action = {rng.choice(words): rng.choice(values) for _ in range(rng.randrange(5))}
            if rng.random() < 0.7:
                action["type"] = rng.choice(
                    ["split", "take", "choose", "place", "deal", "turn", "x", 3, None]
                )
            order = Order(seat=0, base=head, command_id=f"c{number}", action=action)
            answer = await local.tables.submit(table, order)
            assert isinstance(answer, p.ErrorMessage), action
            assert answer.code in {"bad-action", "illegal-action"}
        assert (await local.look(table, 0)).view.head == head


def test_a_flood_is_slowed_then_closed_and_harms_nobody(tmp_path: Path) -> None:
    async def flood(server: Server, stop: asyncio.Event) -> set[int]:
        codes = set()
        while not stop.is_set():
            async with connect(address(server), max_queue=None) as link:
                await link.send(HELLO)
                try:
                    for _ in range(400):
                        await link.send('{"type":"ping"}')
                except ConnectionClosed:
                    pass
                codes.add(await closing(link))
        return codes

    async def scene(server: Server) -> None:
        process = psutil.Process(server.process.pid)
        async with Person(server.address) as ann:
            table = await ann.table(ME, BOT, start=True)
            before = process.memory_info().rss
            stop = asyncio.Event()
            attack = asyncio.gather(*(flood(server, stop) for _ in range(3)))
            async with ann.socket(table) as socket:
                update = await socket.decision()
                for number in range(12):
                    action = update["decision"]["actions"][0]
                    await socket.send(
                        type="command",
                        table=table,
                        base=update["view"]["head"],
                        command_id=f"c{number}",
                        action=action,
                    )
                    assert (await socket.until("ack", "stale", "error"))["type"] == "ack"
                    update = await socket.decision()
            stop.set()
            assert {code for codes in await attack for code in codes} == {CLOSE_FLOOD}
            assert process.memory_info().rss - before < 50_000_000

    with Server(harness.sqlite(tmp_path), messages_per_second=20, messages_burst=80) as server:
        asyncio.run(scene(server))


async def test_a_slow_reader_is_let_go(sqlite: str) -> None:
    """A socket that takes nothing: answers do not pile up, and news are only marked as due."""

    class Stuck:
        def __init__(self) -> None:
            self.closed: int | None = None
            self.writable = asyncio.Event()
            self.scope = {"state": {DOOR: self}}

        async def receive(self) -> dict[str, Any]:
            await asyncio.sleep(3600)
            raise AssertionError

        def push(self, frame: bytes) -> bool:
            return self.writable.is_set()

        async def close(self, code: int, reason: str) -> None:
            self.closed = code

    async with LocalServer.open(sqlite) as local:
        socket = Stuck()
        connection = Connection(socket, local.service, None)
        running = asyncio.create_task(connection.run())
        await asyncio.sleep(0)
        for _ in range(5000):
            connection.lobby_changed(b"x" * 1000)
        assert len(connection._outbox) < 300
        socket.writable.set()
        await asyncio.wait_for(running, 5)
        assert socket.closed == CLOSE_SLOW


def test_only_so_many_sockets_from_one_address(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        links = [await connect(address(server)) for _ in range(5)]
        for link in links:
            await link.send(HELLO)
            await link.recv()
        async with connect(address(server)) as more:
            assert await closing(more) == CLOSE_FULL
        await links[0].close()
        await asyncio.sleep(0.2)
        async with Socket.open(server.address, {}) as again:
            assert "welcome" in again.latest
        for link in links:
            await link.close()

    with Server(harness.sqlite(tmp_path), sockets_per_address=5) as server:
        asyncio.run(scene(server))


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://", "x" * 500])
async def test_pages_of_other_sites_are_refused(server: Server, origin: str) -> None:
    async with Person(server.address) as ann:
        headers = {"Origin": origin, "Cookie": f"ludotheca={ann.cookie}"}
        with pytest.raises(InvalidStatus) as refused:
            await connect(address(server), additional_headers=headers)
        assert refused.value.response.status_code == 403
        answer = await ann.http.post("/api/requests", json={}, headers={"Origin": origin})
        assert answer.status_code == 403
        own = {"Origin": server.address}
        assert (await ann.http.post("/api/me", json={"name": "Ann"}, headers=own)).status_code == 200


async def test_http_bodies_that_are_none(server: Server) -> None:
    async with Person(server.address) as ann:
        bodies = (b"{", b"[]", b"null", b"\xff\xfe", b'{"more":1}', b"[" * 5000, b"5", b'{"type":"sit"}')
        for path in ("/api/requests", "/api/me", "/api/me/restore"):
            for body in bodies:
                answer = await ann.http.post(path, content=body, headers={"content-type": "application/json"})
                assert 400 <= answer.status_code < 500, (path, body, answer.text)
                assert answer.json()["type"] == "error"
        huge = await ann.http.post("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}')
        assert (huge.status_code, huge.json()["code"]) == (413, "too-large")
        missing = await ann.http.get("/api/nothing")
        assert (missing.status_code, missing.json()["code"]) == (404, "not-found")
        assert (await ann.http.delete("/api/me")).status_code == 405


def test_http_rates_are_limited(tmp_path: Path) -> None:
    with (
        Server(
            harness.sqlite(tmp_path), requests_per_second=1, requests_burst=10, identities_per_hour=3
        ) as server,
        httpx.Client(base_url=server.address) as client,
    ):
        for number in range(4):
            client.cookies.clear()
            answer = client.post("/api/me", json={"name": "x"})
            assert answer.status_code == (200 if number < 3 else 429)
        assert int(answer.headers["retry-after"]) > 60
        answers = [client.get("/api/titles") for _ in range(12)]
        assert answers[0].status_code == 200
        late = next(answer for answer in answers if answer.status_code == 429)
        assert late.json()["code"] == "too-fast"
        assert 0 < late.json()["details"]["seconds"] <= int(late.headers["retry-after"])
        assert client.get("/health").status_code == 200
