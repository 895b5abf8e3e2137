"""The edge against a real server: floods of frames, callers who never finish, connections without end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import psutil
import pytest
from server import harness
from server.harness import Server
from server.raw import CLOSE, CONT, PING, PONG, TEXT, Raw, frame

from ludotheca.server.protocol import PROTOCOL

pytestmark = pytest.mark.once

HELLO = frame(TEXT, json.dumps({"type": "hello", "protocol": PROTOCOL}).encode())
FLOOD = (4008).to_bytes(2, "big")
LIMITS = {
    "proxies": "none",
    "connections_per_address": 8,
    "connections_per_second": 1000,
    "head_seconds": 1,
    "body_seconds": 1,
    "frames_per_second": 200,
    "frames_burst": 400,
    "address_frames_per_second": 2000,
    "address_frames_burst": 2000,
}


@pytest.fixture(scope="module")
def edge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts no proxy, so that this machine's addresses are callers like others."""
    with Server(harness.sqlite(tmp_path_factory.mktemp("edge")), **LIMITS) as running:
        yield running


async def test_pings_are_frames_and_are_counted(edge: Server) -> None:
    memory = psutil.Process(edge.process.pid).memory_info
    before = memory().rss
    async with Raw.open(edge.port, "127.0.0.2") as caller:
        assert b" 101 " in await caller.greet()
        flood = frame(PING, b"x" * 100) * 1000
        taken = [await caller.pour(flood) for _ in range(50)]  # 5 MB, and no pong is read
        assert not all(taken)
        answers = await caller.frames()
        assert sum(1 for kind, _ in answers if kind == PONG) <= 400
    assert memory().rss - before < 10_000_000


async def test_only_the_latest_ping_is_answered(edge: Server) -> None:
    async with Raw.open(edge.port, "127.0.0.3") as caller:
        await caller.greet()
        caller.send(b"".join(frame(PING, bytes([number])) for number in range(6)) + HELLO)
        answers = [await caller.frame(), await caller.frame()]
        pongs = [data for kind, data in answers if kind == PONG]
        assert pongs == [b"\x05"]
        assert json.loads(next(data for kind, data in answers if kind == TEXT))["type"] == "welcome"


@pytest.mark.parametrize("kind", ["empty fragments", "pongs", "messages"])
async def test_a_socket_that_sends_too_many_frames_is_thrown_out(edge: Server, kind: str) -> None:
    first, flood = {
        "empty fragments": (frame(TEXT, b"{", last=False), frame(CONT, last=False)),
        "pongs": (b"", frame(PONG)),
        "messages": (b"", frame(TEXT, b'{"type":"ping"}')),
    }[kind]
    async with Raw.open(edge.port, "127.0.0.4") as caller:
        await caller.greet()
        caller.send(HELLO + first + flood * 20_000)
        answers = await caller.frames()
        closes = [data[:2] for kind, data in answers if kind == CLOSE]
        assert closes in ([FLOOD], [])  # the word may be lost, the end is not
        assert len(answers) < 5000


async def test_messages_are_read_in_order_however_they_come(edge: Server) -> None:
    """Whole ones go another way than those in fragments, in pieces, or together with a ping."""
    watch = [json.dumps({"type": "watch", "table": f"no-such-{n}"}).encode() for n in range(8)]
    async with Raw.open(edge.port, "127.0.0.20") as caller:
        await caller.greet()
        caller.send(HELLO)
        await caller.frame()
        pieces = [
            frame(TEXT, watch[0]),
            frame(TEXT, watch[1][:9], last=False),
            frame(PING, b"x"),
            frame(CONT, watch[1][9:]),
            frame(TEXT, watch[2])[:11],
            frame(TEXT, watch[2])[11:] + frame(TEXT, watch[3]),
            frame(TEXT, watch[4]) + frame(TEXT, watch[5])[:1],
            frame(TEXT, watch[5])[1:],
            frame(TEXT, watch[6]) + frame(TEXT, watch[7]),
        ]
        for piece in pieces:
            caller.send(piece)
            await asyncio.sleep(0.02)
        answers = [await caller.frame() for _ in range(9)]
        texts = [json.loads(data)["table"] for kind, data in answers if kind == TEXT]
        assert texts == [f"no-such-{n}" for n in range(8)]
        assert (PONG, b"x") in answers


async def test_connections_of_an_address_are_counted_when_they_come(edge: Server) -> None:
    async with AsyncExitStack() as stack:
        silent = [await stack.enter_async_context(Raw.open(edge.port, "127.0.0.5")) for _ in range(20)]
        ends = [asyncio.create_task(caller.rest()) for caller in silent]
        await harness.eventually(lambda: sum(end.done() for end in ends) >= 12)
        async with Raw.open(edge.port, "127.0.0.6") as other:
            assert b" 101 " in await other.greet()
        assert await asyncio.gather(*ends) == [b""] * 20  # and those who say nothing do not stay


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
    ],
)
async def test_who_begins_a_request_must_finish_it(edge: Server, begun: bytes) -> None:
    async with Raw.open(edge.port, "127.0.0.7") as caller:
        caller.send(begun)
        answers = await caller.rest()
        assert answers.endswith(
            b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        )


async def test_a_head_may_not_be_long(edge: Server) -> None:
    async with Raw.open(edge.port, "127.0.0.8") as caller:
        caller.send(
            b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            + b"X-More: more\r\n" * 4000
            + b"\r\n"
        )
        assert not (await caller.rest()).startswith(b"HTTP/1.1 200")


async def test_a_handshake_with_too_long_a_header_is_no_trouble(edge: Server) -> None:
    async with Raw.open(edge.port, "127.0.0.9") as caller:
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await caller.greet(X_More="x" * 10_000)
    assert edge.troubles() == []


def test_it_says_what_there_is_room_for(edge: Server) -> None:
    (ready,) = (line for line in edge.log if line["message"] == "ready")
    assert ready["files"] >= ready["connections"] > 0


def test_all_sockets_of_an_address_together_are_slowed_down(tmp_path: Path) -> None:
    """Ten frames at once, then one in a thousand seconds: whoever else comes from there waits, others do not."""

    async def pinged(server: Server, address: str, sockets: int, answered: int) -> int:
        async with AsyncExitStack() as stack:
            callers = [
                await stack.enter_async_context(Raw.open(server.port, address)) for _ in range(sockets)
            ]
            for caller in callers:
                await caller.greet()
                caller.send(frame(PING, b"x"))
            waits = [asyncio.create_task(caller.frame()) for caller in callers]
            await harness.eventually(lambda: sum(wait.done() for wait in waits) >= answered)
            await asyncio.sleep(0.3)
            found = sum(wait.done() for wait in waits)
            for wait in waits:
                wait.cancel()
            return found

    async def scene(server: Server) -> None:
        assert await pinged(server, "127.0.0.2", 25, 10) == 10
        assert await pinged(server, "127.0.0.3", 5, 5) == 5

    limits = {**LIMITS, "address_frames_per_second": 0.001, "address_frames_burst": 10}
    with Server(harness.sqlite(tmp_path), **{**limits, "connections_per_address": 100}) as server:
        asyncio.run(scene(server))
