"""Nonsense by HTTP and WebSocket: the server stays, answers others, never says 500 and writes no traceback."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from attack import sense
from attack.durability import moved_on, playing
from attack.report import Finding
from attack.servers import House
from ludotheca.server.people.identities import COOKIE
from ludotheca.server.protocol import PROTOCOL

FIELDS = (
    "table",
    "base",
    "command_id",
    "action",
    "seats",
    "title",
    "seat",
    "key",
    "name",
    "on",
    "last",
    "request",
)
RAW = (
    b"\xff\xfe\x00",
    b'{"name": "\xff"}',
    b"{" * 2000,
    b"[" * 20_000,
    b"null",
    b'"',
    b"1e999",
    b"\x00" * 100,
)


def nonsense(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value, of all sorts of sizes."""
    sort = rng.randrange(9 if depth < 4 else 6)
    if sort < 4:
        return rng.choice(
            [None, True, -1, 2**63, 1.5, "", "a", "\u202e\x00", "😀" * 50, "../../etc", "x" * 3000, 0]
        )
    if sort < 6:
        return rng.randrange(-5, 300)
    if sort == 6:
        return [nonsense(rng, depth + 1) for _ in range(rng.randrange(6))]
    return {rng.choice(FIELDS): nonsense(rng, depth + 1) for _ in range(rng.randrange(5))}


def message(rng: random.Random, tables: list[str]) -> bytes:
    """Of a known kind: all of it fits, or some of it is as it should be, or it is no message at all."""
    kind, sort = rng.choice(sense.KINDS), rng.random()
    if sort < 0.1:
        return rng.choice(RAW)
    if sort < 0.7:
        return sense.message(rng, kind, tables)
    fields = {name: nonsense(rng) for name in rng.sample(FIELDS, rng.randrange(5))}
    if tables and rng.random() < 0.6:
        fields["table"] = rng.choice(tables)
    tag = kind.__struct_config__.tag if rng.random() < 0.9 else nonsense(rng)
    return sense.text({"type": tag, **fields})


async def attack(house: House, seconds: float) -> Finding:
    """Two who write nonsense by HTTP and two by WebSocket, while others play."""
    finding = Finding(f"fuzz, {seconds:.0f} s, HTTP and WebSocket")
    counts = {"requests": 0, "answered": 0, "messages": 0, "greeted": 0}
    async with playing(house, 2) as (tables, promises):
        await moved_on(tables, promises, all)
        names = [robot.table for table in tables for robot in table.robots]
        end = time.monotonic() + seconds
        writers = [_by_http(house, random.Random(seed), names, end, counts, finding) for seed in (1, 2)]
        writers += [_by_socket(house, random.Random(seed), names, end, counts) for seed in (3, 4)]
        await asyncio.gather(*writers)
        await moved_on(tables, promises, all)
        if not all(server.alive() for server in house.servers):
            finding.faults.append("the server is gone")
    finding.figures = {**counts, "answers of 500 and above": len(finding.faults)}
    if not counts["greeted"] or not counts["answered"]:
        finding.faults.append("nobody was let in: the nonsense never reached what it should try")
    finding.faults += promises.faults
    finding.faults += [f"logged: {str(line)[:300]}" for line in house.logged[:5]]
    promises.engine.dispose()
    return finding


async def _by_http(
    house: House,
    rng: random.Random,
    tables: list[str],
    end: float,
    counts: dict[str, int],
    finding: Finding,
) -> None:
    routes = sense.routes()
    async with httpx.AsyncClient(base_url=house.address(), timeout=30) as http:
        await http.post("/api/me", json={"name": "Mallory"})
        while time.monotonic() < end:
            route = rng.choice(routes)
            path, body = sense.request(rng, route, tables)
            if rng.random() < 0.3:
                body = message(rng, tables)
            method = route.method if rng.random() < 0.9 else rng.choice(["PUT", "DELETE", "OPTIONS", "POST"])
            counts["requests"] += 1
            try:
                answer = await http.request(
                    method, path, content=body, headers={"Content-Type": "application/json"}
                )
            except httpx.TransportError:
                continue
            counts["answered"] += answer.is_success
            if answer.is_server_error:
                finding.faults.append(f"{answer.status_code} for {method} {path} {body[:80]!r}")


async def _identity(house: House) -> str:
    """The cookie of somebody new."""
    async with httpx.AsyncClient(base_url=house.address(), timeout=30) as http:
        await http.post("/api/me", json={"name": "Mallory"})
        return f"{COOKIE}={http.cookies[COOKIE]}"


async def _by_socket(
    house: House, rng: random.Random, tables: list[str], end: float, counts: dict[str, int]
) -> None:
    address = house.address().replace("http", "ws") + "/ws"
    headers = {"Cookie": await _identity(house)}
    while time.monotonic() < end:
        try:
            async with connect(address, open_timeout=10, additional_headers=headers) as link:
                if rng.random() < 0.9:
                    await link.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                    counts["greeted"] += b"welcome" in await link.recv(decode=False)
                for _ in range(rng.randrange(1, 30)):
                    data = message(rng, tables)
                    await link.send(data if rng.random() < 0.1 else data.decode("utf-8", "replace"))
                    counts["messages"] += 1
                async with asyncio.timeout(0.2):
                    while True:
                        await link.recv()
        except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
            continue
