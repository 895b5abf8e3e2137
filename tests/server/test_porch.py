"""What every request passes: the house's name, origins, rates, headers; and what hung-up callers leave behind."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Iterator

import httpx
import pytest
from server import harness
from server.harness import LocalServer, Server
from server.raw import TEXT, Raw, frame

from ludotheca.server.caller import OwnNames
from ludotheca.server.errors import Unavailable
from ludotheca.server.settings import Settings
from ludotheca.server.static import WebApp

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def https(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that the public reaches by https, with few requests allowed."""
    database = harness.sqlite(tmp_path_factory.mktemp("porch"))
    with Server(
        database, public_url="https://games.example.org", requests_per_second=0.01, requests_burst=30
    ) as running:
        yield running


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("192.168.1.7:8000", True),
        ("[::1]:8000", True),
        ("games.example.org", True),
        ("GAMES.example.org.", True),
        ("other.example.org", True),
        (socket.gethostname(), True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("games.example.org;x", False),
        ("", False),
    ],
)
def test_what_the_house_is_called(host: str, welcome: bool) -> None:
    settings = Settings(public_url="https://games.example.org", origins="https://other.example.org:444")
    assert OwnNames(settings).is_called(host) is welcome


async def test_a_foreign_name_is_refused(https: Server) -> None:
    async with httpx.AsyncClient(base_url=https.address) as http:
        refused = await http.get("/health", headers={"Host": "evil.example"})
        assert (refused.status_code, refused.json()["code"]) == (421, "bad-host")
        assert "LUDOTHECA_PUBLIC_URL" in refused.json()["message"]
        assert (await http.get("/health", headers={"Host": "games.example.org"})).status_code == 200
    async with Raw.open(https.port) as caller:
        caller.send(b"GET /health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n")
        assert b" 200 " not in await caller.rest()


async def test_an_https_house_takes_no_http_pages(https: Server) -> None:
    async def post(origin: str, **headers: str) -> int:
        headers = {"Origin": origin, "Host": "games.example.org", **headers}
        async with httpx.AsyncClient(base_url=https.address) as http:
            return (await http.post("/api/me", json={"name": "Ann"}, headers=headers)).status_code

    assert await post("https://games.example.org") == 200
    assert await post("https://games.example.org:443") == 200
    assert await post("http://games.example.org") == 403
    assert await post("https://games.example.org:8443") == 403
    assert await post("https://127.0.0.1", Host="127.0.0.1") == 403
    assert await post("https://127.0.0.1", **{"Host": "127.0.0.1", "X-Forwarded-Proto": "https"}) == 200


async def test_headers(https: Server) -> None:
    async with httpx.AsyncClient(base_url=https.address) as http:
        for path in ("/api/titles", "/api/me", "/api/nothing", "/health"):
            headers = (await http.get(path)).headers
            assert headers["cache-control"] == "no-store", path
            assert headers["x-content-type-options"] == "nosniff", path
            assert headers["strict-transport-security"].startswith("max-age="), path
        page = await http.get("/", headers={"Host": "games.example.org", "X-Forwarded-Proto": "https"})
        policy = dict(
            part.strip().split(" ", 1) for part in page.headers["content-security-policy"].split(";")
        )
        assert policy["connect-src"] == "'self' wss://games.example.org"
        assert policy["form-action"] == "'self'"
        assert page.headers["cache-control"] == "no-cache"


def test_without_a_host_a_page_talks_to_itself_only() -> None:
    assert WebApp().serve("/").headers["content-security-policy"].endswith("connect-src 'self'")


async def test_a_body_that_is_not_utf8_is_a_bad_message(https: Server) -> None:
    async with httpx.AsyncClient(base_url=https.address) as http:
        for body in (b'{"name":"\xff\xfe"}', b"\xff"):
            answer = await http.post("/api/me", content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    async with Raw.open(https.port) as caller:
        caller.send(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        answer = await caller.rest()
        assert answer.startswith(b"HTTP/1.1 411 ")
        assert b"no-length" in answer
    assert https.troubles() == []


async def test_ready_is_limited_too(https: Server) -> None:
    """The last test of this house: its requests are used up."""
    async with httpx.AsyncClient(base_url=https.address) as http:
        codes = [(await http.get("/ready")).status_code for _ in range(31)]
        assert codes[-1] == 429
        assert set(codes) <= {200, 429}
        assert (await http.get("/health")).status_code == 200


async def test_hung_up_callers_leave_nothing_in_the_log(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with LocalServer.open(sqlite) as local:

        async def fail() -> None:
            await asyncio.sleep(0)
            raise Unavailable

        async def break_() -> None:
            await asyncio.sleep(0)
            raise ZeroDivisionError

        for job in (local.tables.tasks.finish(fail()), local.tables.get("nowhere"), local.tables.tasks.finish(break_())):  # fmt: skip
            asking = asyncio.ensure_future(job)
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        await harness.eventually(lambda: not local.tables._loading)
        await asyncio.sleep(0.05)
        gc.collect()
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert told == ["a change broke"]  # what should never happen is still said


async def test_sockets_that_end_in_the_middle_leave_nothing_in_the_log(server: Server) -> None:
    for last in (b"", frame(0x8), frame(TEXT, b"\xff\xfe"), frame(0x3), b"\x81\x05hello"):
        async with Raw.open(server.port) as caller:
            await caller.greet()
            hello = b'{"type":"hello","protocol":1}'
            caller.send(frame(TEXT, hello) + frame(TEXT, b'{"type":"ping"}') * 30 + last)
    async with Raw.open(server.port) as caller:
        caller.send(b"NONSENSE\r\n\r\n")
        await caller.rest()
    await asyncio.sleep(0.3)
    assert server.troubles() == []
