"""A disk that is full, and a foreign lock on the file: what was acknowledged stays, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import time

from attack.durability import TABLES, look, moved_on, playing
from attack.report import Finding
from attack.servers import House, damage, file_of

LOCKED = 3.0  # seconds
ROOM = 32 * 1024  # bytes a file may still grow by on the full disk


async def attack(house: House) -> Finding:
    """Both faults in turn, on one SQLite file."""
    finding = Finding("disk full, file locked, SQLite")
    file = file_of(house.database)
    async with playing(house, TABLES // 2) as (tables, promises):
        await moved_on(tables, promises, all)
        await house.fill(file, ROOM)
        reader = await asyncio.to_thread(_ballast, house)
        began = time.monotonic()
        while _ready(house) and time.monotonic() < began + 60:
            await asyncio.sleep(0.1)
        await look(tables, promises)
        finding.figures["full after"] = f"{time.monotonic() - began:.1f} s"
        if _ready(house):
            promises.faults.append("the disk was full and /ready did not say so")
        reader.close()
        house.logged.clear()  # what a full disk makes it say
        await house.kill()
        house.logged.clear()
        await moved_on(tables, promises, all)
        await asyncio.to_thread(_lock, house)
        began = time.monotonic()
        await moved_on(tables, promises, all)
        finding.figures["play after the lock"] = f"{time.monotonic() - began:.1f} s"
        await look(tables, promises)
        if wrong := damage(house.database):
            promises.faults.append(wrong)
    games = [game for table in tables for game in table.finished]
    finding.figures["acks"] = sum(len(robot.acks) for _, robots in games for robot in robots)
    finding.figures["games folded"] = sum(promises.fold(name, robots) for name, robots in games)
    promises.engine.dispose()
    finding.faults = promises.faults
    return finding


def _ready(house: House) -> bool:
    """What `/ready` says, which writes to the database."""
    import httpx  # noqa: PLC0415 - of the tests' packages

    try:
        return httpx.get(f"{house.address()}/ready", timeout=20).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


def _ballast(house: House) -> sqlite3.Connection:
    """Somebody whom the limit does not bind makes the log of the database longer than it allows; returns a reader who
    keeps it from being emptied."""
    connection = sqlite3.connect(
        file_of(house.database), timeout=30, isolation_level=None, check_same_thread=False
    )
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM facts").fetchone()
    writer = sqlite3.connect(file_of(house.database), timeout=30, isolation_level=None)
    size = file_of(house.database).stat().st_size + 2 * ROOM
    writer.execute("INSERT OR REPLACE INTO facts (name, value) VALUES ('ballast', ?)", ("x" * size,))
    writer.close()
    return connection


def _lock(house: House) -> None:
    """Somebody else writes to the file for some seconds."""
    connection = sqlite3.connect(file_of(house.database), timeout=30, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    time.sleep(LOCKED)
    connection.execute("ROLLBACK")
    connection.close()
