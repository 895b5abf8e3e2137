"""Every message and every route, with what fits its type and makes no sense: an answer that says why not, never a 500."""

from __future__ import annotations

import asyncio
import json
import random
import time

import pytest
from attack import sense
from server.harness import BOT, ME, OPEN, TITLE, LocalServer, Person, Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludotheca.server import protocol as p
from ludotheca.server.people.identities import COOKIE
from ludotheca.server.store import house, people

pytestmark = pytest.mark.once

TIMES = 2  # each; `make attack` asks far more often


async def cookies_of(database: str) -> dict[str, str]:
    """A member, and the owner of the server: their cookies."""
    async with LocalServer.open(database) as local:
        made = {name: await local.guest(name) for name in ("Zoe", "Olga")}
        store, now = local.service.store, local.now()
        await store.write(lambda c: people.change_identity(c, made["Zoe"].id, handle="zoe"))
        await store.write(lambda c: house.set_role(c, made["Olga"].id, "owner", now))
        return {name: local.service.identities.cookie(row) for name, row in made.items()}


async def by_http(person: Person, tables: list[str], rng: random.Random, *, of_house: bool) -> list[str]:
    """Ask at every route, of running the server or all others; what broke."""
    broken = []
    for route in sense.routes():
        if route.path.startswith("/api/house") != of_house:
            continue
        for _ in range(TIMES * (3 if route.path == "/api/requests" else 1)):
            path, body = sense.request(rng, route, tables)
            answer = await person.http.request(
                route.method, path, content=body, headers={"content-type": "application/json"}
            )
            if answer.status_code >= 500:
                broken.append(f"{answer.status_code} {route.method} {path} {body[:200]!r}")
    return broken


async def by_socket(person: Person, tables: list[str], rng: random.Random) -> list[str]:
    """Send every kind of message; the kinds after which the connection was gone or said that something broke."""
    broken = []
    headers = {"Cookie": f"{COOKIE}={person.cookie}"}
    for kind in sense.KINDS:
        if kind is p.Hello:
            continue
        async with connect(person.address.replace("http", "ws") + "/ws", additional_headers=headers) as link:
            await link.send(json.dumps({"type": "hello", "protocol": p.PROTOCOL}))
            sent = [sense.message(rng, kind, tables).decode() for _ in range(TIMES)]
            try:
                for text in [*sent, '{"type":"ping"}']:
                    await link.send(text)
                async with asyncio.timeout(20):
                    while (answer := json.loads(await link.recv()))["type"] != "pong":
                        if answer.get("code") in {"broken", "unavailable"}:
                            broken.append(f"{answer} {sent}")
            except ConnectionClosed as closed:
                broken.append(f"{closed} {sent}")
    return broken


async def test_no_door_breaks(database: str) -> None:
    cookies = await cookies_of(database)
    with Server(database, bot_seconds=0.05, hint_workers=0) as server:
        zoe, olga, bob = (Person(server.address, name) for name in ("Zoe", "Olga", "Bob"))
        zoe.http.cookies.set(COOKIE, cookies["Zoe"])
        olga.http.cookies.set(COOKIE, cookies["Olga"])
        async with bob:
            tables = [
                await zoe.table(ME, BOT, start=True),
                await zoe.table(ME, OPEN),
                await bob.table(ME, OPEN),
            ]
            tables.append(await zoe.table(ME, BOT, start=True))
            await zoe.ask("resign", table=tables[-1])
            tables.append((await zoe.post("/api/challenges", title=TITLE, players=2))["challenge"])
            soon = int(1000 * time.time()) + 60_000
            tables.append(
                (await zoe.post("/api/events", kind="pods", name="Cup", title=TITLE, starts=soon))["event"]
            )
            rng = random.Random(5)
            broken = await by_http(zoe, tables, rng, of_house=False)
            broken += await by_http(bob, tables, rng, of_house=False)
            broken += await by_socket(bob, tables, rng)
            broken += await by_http(olga, tables, rng, of_house=True)
            assert not broken, "\n".join(broken)
        await zoe.http.aclose()
        await olga.http.aclose()
