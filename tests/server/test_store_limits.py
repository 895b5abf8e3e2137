"""A database that fails or does not answer: what is said, and that nobody waits for ever."""

from __future__ import annotations

import logging
import sqlite3

import pytest
from server.harness import LocalServer
from sqlalchemy import Connection, text

from ludotheca.server.errors import Unavailable
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import Patience, open_store

pytestmark = pytest.mark.once


async def test_ready_proves_a_write(sqlite: str) -> None:
    async with LocalServer.open(sqlite, ready_seconds=0.2) as local:
        readiness = local.service.readiness
        assert await readiness.check()
        readiness._ended -= 10  # a second later
        other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert not await readiness.check()
        trial = readiness._trial
        assert not await readiness.check()
        assert readiness._trial is trial  # while one hangs, no other is begun
        other.execute("ROLLBACK")
        other.close()
        assert await trial
        assert await readiness.check()


async def test_why_the_store_failed_is_logged_once(database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    def wrong(c: Connection) -> None:
        c.execute(text("INSERT INTO nowhere VALUES (1)"))

    async with LocalServer.open(database, sweep_seconds=60) as local:
        for ask in (local.service.store.write, local.service.store.read) * 3:
            with pytest.raises(Unavailable):
                await ask(wrong)
        await local.service.store.write(lambda c: c.execute(text("SELECT 1")).scalar())
    told = [record for record in caplog.records if record.name.endswith("trouble")]
    assert [record.getMessage() for record in told] == ["the store failed", "the store works again"]
    assert "nowhere" in told[0].reason
    assert told[1].failed == 6


@pytest.mark.postgres
@pytest.mark.parametrize(
    "patience", [Patience(statement=0.3), Patience(answer=0.3)], ids=["the statement", "the answer"]
)
async def test_postgresql_does_not_keep_anybody(postgres: str, patience: Patience) -> None:
    store = open_store(database_url(Settings(database=postgres)), patience)
    try:
        for ask in (store.read, store.write):
            with pytest.raises(Unavailable):
                await ask(lambda c: c.execute(text("SELECT pg_sleep(3)")).scalar())
            assert await ask(lambda c: c.execute(text("SELECT 7")).scalar()) == 7
    finally:
        store.close()


@pytest.mark.postgres
async def test_postgresql_is_asked_with_limits(postgres: str) -> None:
    store = open_store(database_url(Settings(database=postgres)), Patience(statement=7.0))
    try:
        found = await store.read(lambda c: c.execute(text("SHOW statement_timeout")).scalar())
        assert found == "7s"
    finally:
        store.close()
