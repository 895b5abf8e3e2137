"""Clients that play by themselves: they reconnect when the link breaks, resume from what they have, and send again
what was not acknowledged. What they were promised is kept for the test to compare with the database."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from server.harness import Person
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ludotheca.games import registry
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Entry, Header, Record
from ludotheca.server import protocol as p
from ludotheca.server.people.identities import COOKIE
from ludotheca.server.settings import Settings, database_url


class Robot:
    """One person's client at one table. `address` is asked anew at each connection."""

    def __init__(self, person: Person, table: str, seed: str, address: Callable[[], str]) -> None:
        self.table = table
        self.acks: list[dict[str, Any]] = []
        self.over = False
        self.connections = 0
        self.resent = 0
        self.repeated = 0
        self._person = person
        self._address = address
        self._rng = random.Random(seed)
        self._pending: dict[str, Any] | None = None
        self._old: list[tuple[dict[str, Any], dict[str, Any]]] = []
        self._last: int | None = None
        self._number = 0
        self._heard = ""
        self._seen: dict[str, Any] = {"view": {"head": -1}, "decision": None}

    async def play(self, stop: asyncio.Event, leave_after: float = 0) -> None:
        """Play until the game is over or the test says stop; `leave_after`: hang up that often, in seconds."""
        while not self.over and not stop.is_set():
            try:
                async with connect(
                    self._address().replace("http", "ws") + "/ws",
                    additional_headers={"Cookie": f"{COOKIE}={self._person.cookie}"},
                    open_timeout=5,
                ) as link:
                    self.connections += 1
                    patience = self._rng.uniform(0.5, 1.5) * leave_after if leave_after else 3600
                    async with asyncio.timeout(patience):
                        await self._talk(link, stop)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
                await asyncio.sleep(0.05)

    def stands(self) -> str:
        """Where this client is: what it knows and what it waits for."""
        pending = None if self._pending is None else self._pending["command_id"]
        return f"{self._person.name} at {self.table}, head {self._last}, waits for {pending}, heard {self._heard}"

    async def _talk(self, link: ClientConnection, stop: asyncio.Event) -> None:
        await link.send(json.dumps({"type": "hello", "protocol": p.PROTOCOL}))
        await link.send(json.dumps({"type": "watch", "table": self.table, "last": self._last}))
        if self._pending is not None:
            self.resent += 1
            await link.send(json.dumps(self._pending))
        while not self.over and not stop.is_set():
            try:
                async with asyncio.timeout(0.5):
                    message = json.loads(await link.recv())
            except TimeoutError:
                continue
            await self._hear(link, message)

    async def _hear(self, link: ClientConnection, message: dict[str, Any]) -> None:
        self._heard = message["type"] if message["type"] != "error" else f"error {message['code']}"
        match message["type"]:
            case "update":
                await self._update(link, message)
            case "ack":
                if self._acknowledged(message) and self._seen["view"]["head"] >= message["head"]:
                    await self._decide(link)  # the update with what came of it was here before
            case "stale":
                assert self._pending is not None
                if message["command_id"] == self._pending["command_id"]:
                    self._pending = None
                await self._update(link, message["update"])
            case "error":
                assert message["code"] in {"unavailable", "wrong-status"}, message
                if message["code"] == "unavailable":
                    await link.close()  # and ask again with the same id
                else:
                    self._pending = None

    def _acknowledged(self, ack: dict[str, Any]) -> bool:
        """Whether it answers the command that was waited for."""
        if self._pending is not None and ack["command_id"] == self._pending["command_id"]:
            self.acks.append({**ack, "action": self._pending["action"]})
            self._old.append((self._pending, ack))
            self._pending = None
            return True
        first = next(answer for command, answer in self._old if command["command_id"] == ack["command_id"])
        assert ack == first, "a repeated command was answered otherwise"
        return False

    async def _update(self, link: ClientConnection, update: dict[str, Any]) -> None:
        assert self._last is None or update["since"] <= self._last, "entries were skipped"
        self._last = update["view"]["head"]
        self.over = update["view"]["over"]
        self._seen = update
        await self._decide(link)

    async def _decide(self, link: ClientConnection) -> None:
        """Answer the decision of the latest update, unless an answer is on its way."""
        update = self._seen
        if update["decision"] is None or self._pending is not None:
            return
        self._number += 1
        self._pending = {
            "type": "command",
            "table": self.table,
            "base": update["view"]["head"],
            "command_id": f"n{self._number}-{self._rng.randrange(10**6)}",
            "action": self._rng.choice(update["decision"]["actions"]),
        }
        await link.send(json.dumps(self._pending))
        if self._old and self._rng.random() < 0.1:
            self.repeated += 1
            await link.send(json.dumps(self._rng.choice(self._old)[0]))


def answered(robots: list[Robot], table: str) -> list[dict[str, Any]]:
    """What the clients at a table were promised."""
    return [ack for robot in robots if robot.table == table for ack in robot.acks]


def check_log(database: str, table: str, acks: list[dict[str, Any]]) -> Match:
    """The stored game has no gap and no fork, follows the rules, and holds everything that was acknowledged."""
    engine = create_engine(database_url(Settings(database=database)))
    with engine.connect() as connection:
        query = text("SELECT entry FROM entries WHERE match = :m ORDER BY seq")
        found = [msgspec.json.decode(row[0], type=Entry) for row in connection.execute(query, {"m": table})]
        head = connection.execute(text("SELECT header, title FROM tables WHERE id = :m"), {"m": table}).one()
    engine.dispose()
    assert [entry.seq for entry in found] == list(range(len(found)))
    header = msgspec.json.decode(head[0], type=Header)
    match = Match.replay(registry.get(head[1]), Record(header, tuple(found)))
    for ack in acks:
        entry = found[ack["seq"]]
        assert entry.seat >= 0
        assert entry.action == ack["action"], "an acknowledged command is not in the log"
        assert ack["head"] <= len(found)
    assert len({ack["seq"] for ack in acks}) == len(acks)
    return match
