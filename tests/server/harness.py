"""What the server's tests share: a server in its own process, a client with a cookie, a server without a network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludotheca.server import protocol as p
from ludotheca.server import replays
from ludotheca.server.people.identities import COOKIE
from ludotheca.server.play import Order
from ludotheca.server.service import open_service
from ludotheca.server.settings import Settings
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table
from ludotheca.server.thinking.pool import WORKER

TITLE = "rome_in_a_day"
ME = {"kind": "me"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
BOT = {"kind": "bot", "level": "uniform"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`ludotheca serve` in a process of its own, of the package that is tested or of other sources."""

    def __init__(
        self, database: str, port: int | None = None, sources: Path | None = None, **settings: Any
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "LUDOTHECA_LOG": "json",
            "LUDOTHECA_REQUESTS_PER_SECOND": "10000",
            "LUDOTHECA_REQUESTS_BURST": "10000",
            "LUDOTHECA_LESSONS_PER_SECOND": "10000",
            "LUDOTHECA_LESSONS_BURST": "10000",
            "LUDOTHECA_MESSAGES_PER_SECOND": "2000",
            "LUDOTHECA_MESSAGES_BURST": "2000",
            "LUDOTHECA_FRAMES_PER_SECOND": "20000",
            "LUDOTHECA_FRAMES_BURST": "20000",
            "LUDOTHECA_ADDRESS_FRAMES_PER_SECOND": "20000",
            "LUDOTHECA_ADDRESS_FRAMES_BURST": "20000",
            "LUDOTHECA_HANDSHAKES_PER_SECOND": "10000",
            "LUDOTHECA_HANDSHAKES_BURST": "10000",
            "LUDOTHECA_IDENTITIES_PER_HOUR": "10000",
            "LUDOTHECA_TABLES_PER_HOUR": "10000",
            "LUDOTHECA_VOICE_SECONDS": "0",
            "LUDOTHECA_VOICES_PER_MINUTE": "10000",
            "LUDOTHECA_OPEN_TABLES": "1000",
            **{f"LUDOTHECA_{name.upper()}": str(value) for name, value in settings.items()},
            **({"PYTHONPATH": str(sources)} if sources else {}),
        }
        self.command = [sys.executable, "-m", "ludotheca", "serve", "--no-browser"]
        self.command += ["--port", str(self.port), "--database", database]
        self.log: list[dict[str, Any]] = []
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Start it and wait until it says that it is ready."""
        self.process = subprocess.Popen(self.command, env=self.environment, stderr=subprocess.PIPE, text=True)
        ready = threading.Event()
        self._reader = threading.Thread(target=self._read_log, args=(self.process, ready), daemon=True)
        self._reader.start()
        assert ready.wait(60), f"the server did not start: {self.log}"
        return self

    def _read_log(self, process: subprocess.Popen[str], ready: threading.Event) -> None:
        assert process.stderr is not None
        with process.stderr:
            for line in process.stderr:
                self.log.append(json.loads(line) if line.startswith("{") else {"message": line})
                if self.log[-1]["message"] == "ready":
                    ready.set()

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> list[dict[str, Any]]:
        """Ask it to stop; returns its log."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self._wait()
        return self.log

    def _wait(self) -> None:
        assert self.process is not None
        self.process.wait(timeout=15)
        self._reader.join(timeout=15)

    def troubles(self) -> list[dict[str, Any]]:
        """What it logged that it should not have."""
        return [line for line in self.log if line.get("level") not in {"info"}]

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.stop()
        assert kind is not None or self.troubles() == []


class Person:
    """Someone with an identity of his own, by HTTP; `socket` opens the other door."""

    def __init__(self, address: str, name: str = "Ann", trusted: ssl.SSLContext | None = None) -> None:
        self.address = address
        self.name = name
        self.trusted = trusted  # for https: whose certificates are good
        self.http = httpx.AsyncClient(base_url=address, timeout=30, verify=trusted or True)

    async def __aenter__(self) -> Self:
        answer = await self.post("/api/me", name=self.name)
        assert answer == {"name": self.name}
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return self.http.cookies[COOKIE]

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        """The answer; it has this status, succeeds if none is named, and may be anything if that is 0."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == (status or answer.status_code), answer.text
        assert status is not None or answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def ask(self, kind: str, status: int | None = None, **fields: Any) -> Any:
        """The answer to a request or a command."""
        return await self.post("/api/requests", status, type=kind, **fields)

    async def table(self, *seats: dict[str, str], start: bool = False, **more: Any) -> str:
        """Set a table, and start it if asked."""
        made = await self.ask("create", title=TITLE, seats=list(seats), **more)
        if start:
            await self.ask("start", table=made["table"], fill=True)
        return str(made["table"])

    @contextlib.asynccontextmanager
    async def socket(self, *tables: str, lobby: bool = False) -> AsyncIterator[Socket]:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        opening = Socket.open(self.address, headers, *tables, lobby=lobby, trusted=self.trusted)
        async with opening as opened:
            yield opened


class Socket:
    """A WebSocket that remembers the latest of each kind of message."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.latest: dict[str, Any] = {}
        self.all: list[Any] = []

    @classmethod
    @contextlib.asynccontextmanager
    async def open(
        cls,
        address: str,
        headers: dict[str, str],
        *tables: str,
        lobby: bool = False,
        trusted: ssl.SSLContext | None = None,
    ) -> AsyncIterator[Socket]:
        async with connect(
            address.replace("http", "ws") + "/ws", additional_headers=headers, max_size=None, ssl=trusted
        ) as link:
            opened = cls(link)
            await opened.send(type="hello", protocol=p.PROTOCOL)
            for table in tables:
                await opened.send(type="watch", table=table)
            if lobby:
                await opened.send(type="watch_lobby", on=True)
            await opened.until("welcome")
            yield opened

    async def send(self, **message: Any) -> None:
        await self.link.send(json.dumps(message))

    async def receive(self, seconds: float = 20) -> Any:
        async with asyncio.timeout(seconds):
            message = json.loads(await self.link.recv())
        self.latest[message["type"]] = message
        self.all.append(message)
        return message

    async def until(
        self, *kinds: str, test: Callable[[Any], bool] = lambda _: True, seconds: float = 20
    ) -> Any:
        """The next message of one of these kinds that passes the test."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive(seconds)
                if message["type"] in kinds and test(message):
                    return message

    async def seen(self, kind: str, test: Callable[[Any], bool], seconds: float = 20) -> Any:
        """A message that passes the test, whether it has come already or not: news may overtake an answer."""
        found = next((m for m in self.all if m["type"] == kind and test(m)), None)
        return found if found is not None else await self.until(kind, test=test, seconds=seconds)

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a request and wait for its answer."""
        request = f"r{random.randrange(10**9)}"
        await self.send(type=kind, request=request, **fields)
        return await self.until(
            "done",
            "created",
            "links",
            "foreseen",
            "outlook",
            "error",
            test=lambda m: m.get("request") == request,
        )

    async def decision(self, seconds: float = 20) -> Any:
        """The next update with a decision for this seat, or the one that ends the game."""
        return await self.until(
            "update", test=lambda m: m["decision"] is not None or m["view"]["over"], seconds=seconds
        )


class Idle:
    """Somebody who watches a table and does nothing about it."""

    def touch(self) -> None: ...


class LocalServer:
    """A server in this process, without a network: the service, people and a clock that the test moves."""

    def __init__(self, settings: Settings, worker: Sequence[str], time: int) -> None:
        self.time = time
        self.jumped = 0
        self.service = open_service(settings, self.now, worker, lambda: (self.time - self.jumped) / 1000)
        self.tables = self.service.tables

    @classmethod
    @contextlib.asynccontextmanager
    async def open(
        cls,
        database: str,
        *,
        worker: Sequence[str] = WORKER,
        time: int = 1_700_000_000_000,
        **settings: Any,
    ) -> AsyncIterator[LocalServer]:
        """Open it at this time; the sweep is quick and the bots think in one process, unless told otherwise."""
        values = {"bot_workers": 1, "sweep_seconds": 0.05, "poll_seconds": 0.1, "tables_per_hour": 100_000}
        values |= {"open_tables": 100_000, **settings}
        local = cls(msgspec.convert({"database": database, **values}, Settings), worker, time)
        await local.service.start()
        try:
            yield local
        finally:
            await local.service.stop()

    def now(self) -> int:
        self.time += 1
        return self.time

    def jump(self, milliseconds: int) -> None:
        """Set the clock; no time passes."""
        self.time += milliseconds
        self.jumped += milliseconds

    async def guest(self, name: str = "Ann") -> IdentityRow:
        return await self.service.identities.create(name)

    async def ask(self, who: IdentityRow, kind: str, table: str, /, **fields: Any) -> Any:
        """The answer to a request."""
        message = msgspec.convert({"type": kind, "table": table, **fields}, p.Asked)
        return await self.service.request(who.id, message)

    async def table(self, who: IdentityRow, *seats: dict[str, str], start: bool = True, **more: Any) -> Table:
        """A table of `who`, running unless told otherwise."""
        plan = msgspec.convert({"title": TITLE, "seats": list(seats), **more}, p.CreateTable)
        made = await self.service.new_tables.create(who, plan)
        if start:
            await self.ask(who, "start", made.table, fill=True)
        return await self.tables.get(made.table)

    async def full_table(self, *people: IdentityRow, **more: Any) -> Table:
        """A running table with these people on it, in order."""
        seats = [ME] + [OPEN] * (len(people) - 1)
        table = await self.table(people[0], *seats, start=False, **more)
        for person in people[1:]:
            await self.ask(person, "sit", table.id)
        await self.ask(people[0], "start", table.id, fill=False)
        return table

    async def decide(
        self, table: Table, seat: int, choice: int = 0, *, name: str = "", **more: Any
    ) -> p.CommandAnswer:
        """Answer the seat's decision with its n-th legal action."""
        update = await self.look(table, seat)
        assert update.decision is not None
        actions = update.decision.actions
        fields = {"seat": seat, "base": update.view.head, "command_id": name or f"c{update.view.head}-{seat}"}
        order = Order(**{**fields, "action": actions[choice % len(actions)], **more})
        return await self.tables.submit(table, order)

    async def record(self, table_id: str) -> bytes:
        return await replays.record(self.service.store, table_id, self.service.tables.now())

    async def replay(self, table_id: str, viewer: int, first: int, last: int | None) -> p.Replay:
        data = await self.service.replays.replay("here", table_id, viewer, first, last)
        return msgspec.json.decode(data, type=p.Replay)

    async def look(self, table: Table, viewer: int, since: int = 0) -> p.Update:
        async with table.lock:
            return await table.update(viewer, since)

    async def play_on(self, table: Table, rng: random.Random, decisions: int = 10_000) -> None:
        """Random decisions of every seat."""
        for _ in range(decisions):
            owing = (await self.look(table, -1)).view.owing
            if not owing:
                return
            answer = await self.decide(table, rng.choice(owing), rng.randrange(1000))
            assert isinstance(answer, p.Ack), answer


async def eventually(test: Callable[[], bool], seconds: float = 15) -> None:
    """Wait until it is so."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.02)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'test.db'}"
