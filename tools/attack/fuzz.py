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

from attack.durability import moved_on, playing
from attack.report import Finding
from attack.servers import House

PATHS = ("/api/me", "/api/requests", "/api/tables", "/api/lobby", "/api/me/link", "/api/me/restore", "/health", "/ws", "/")  # fmt: skip
KINDS = ("hello", "watch", "unwatch", "watch_lobby", "command", "undo", "create", "sit", "leave", "close", "start", "salt", "resign", "return", "rematch", "get_links", "rename", "hint", "ping")  # fmt: skip
FIELDS = ("table", "base", "command_id", "action", "seats", "title", "seat", "key", "salt", "name", "on", "last", "protocol", "request")  # fmt: skip
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


def message(rng: random.Random, tables: list[str]) -> dict[str, Any]:
    """A message of a known kind, some of it as it should be."""
    fields = {name: nonsense(rng) for name in rng.sample(FIELDS, rng.randrange(5))}
    if tables and rng.random() < 0.6:
        fields["table"] = rng.choice(tables)
    return {"type": rng.choice(KINDS) if rng.random() < 0.9 else nonsense(rng), **fields}


async def attack(house: House, seconds: float) -> Finding:
    """Two who write nonsense by HTTP and two by WebSocket, while others play."""
    finding = Finding(f"fuzz, {seconds:.0f} s, HTTP and WebSocket")
    counts = {"requests": 0, "messages": 0}
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
    finding.figures = {**counts, "answers of 500": len(finding.faults)}
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
    async with httpx.AsyncClient(base_url=house.address(), timeout=30) as http:
        while time.monotonic() < end:
            path = rng.choice([*PATHS, f"/api/tables/{rng.choice(tables)}/game", "/api/tables/%00/record"])
            body = rng.choice(RAW) if rng.random() < 0.3 else json.dumps(message(rng, tables)).encode()
            method = rng.choice(["GET", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS"])
            counts["requests"] += 1
            try:
                answer = await http.request(
                    method, path, content=body, headers={"Content-Type": "application/json"}
                )
            except httpx.TransportError:
                continue
            if answer.status_code == httpx.codes.INTERNAL_SERVER_ERROR:
                finding.faults.append(f"500 for {method} {path} {body[:80]!r}")


async def _by_socket(
    house: House, rng: random.Random, tables: list[str], end: float, counts: dict[str, int]
) -> None:
    address = house.address().replace("http", "ws") + "/ws"
    while time.monotonic() < end:
        try:
            async with connect(address, open_timeout=10) as link:
                if rng.random() < 0.9:
                    await link.send('{"type": "hello", "protocol": 2}')
                for _ in range(rng.randrange(1, 30)):
                    raw = rng.random() < 0.1
                    await link.send(rng.choice(RAW) if raw else json.dumps(message(rng, tables)))
                    counts["messages"] += 1
                async with asyncio.timeout(0.2):
                    while True:
                        await link.recv()
        except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
            continue
