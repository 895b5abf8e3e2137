"""Starting: settings, the time it takes, what is said when it cannot."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil
import pytest
from server import harness
from sqlalchemy.exc import OperationalError

from ludotheca.server import run, settings
from ludotheca.server.errors import BadDatabase
from ludotheca.server.settings import BadSetting, Settings, database_url
from ludotheca.server.store import people

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no systemd there either")
def test_systemd_is_told_when_it_is_ready(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd, tempfile.TemporaryDirectory() as folder:
        systemd.bind(f"{folder}/notify")
        systemd.settimeout(10)
        server = harness.Server(harness.sqlite(tmp_path))
        server.environment["NOTIFY_SOCKET"] = f"{folder}/notify"
        with server:
            assert systemd.recv(100) == b"READY=1"
            assert httpx.get(f"{server.address}/ready").status_code == 200


def test_it_is_ready_within_three_seconds(tmp_path: Path) -> None:
    """By the processor's time: how long that takes on a busy machine is not ours to say."""
    with harness.Server(harness.sqlite(tmp_path)) as server:
        times = psutil.Process(server.process.pid).cpu_times()
        assert times.user + times.system < 3
        (ready,) = server.log  # and it says nothing else
        assert ready["message"] == "ready"
        assert ready["address"].endswith(str(server.port))
        assert {"time", "level", "log", "seconds", "database"} <= set(ready)


def test_settings_come_from_the_environment_and_arguments_win() -> None:
    found = settings.load(
        {"port": 9000, "host": None}, {"LUDOTHECA_PORT": "1", "LUDOTHECA_BUS": "off", "LUDOTHECA_HOST": "::1"}
    )
    assert (found.port, found.bus, found.host) == (9000, False, "::1")
    for name, text in (("PORT", "eighty"), ("BUS", "perhaps"), ("BOT_SECONDS", "")):
        if text:
            with pytest.raises(BadSetting, match=name):
                settings.load({}, {f"LUDOTHECA_{name}": text})


def test_where_the_database_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(Settings()).startswith("sqlite:///")
    assert database_url(Settings()).endswith("ludotheca.db")
    assert database_url(Settings(database=str(tmp_path / "a" / "b.db"))) == f"sqlite:///{tmp_path}/a/b.db"
    assert (tmp_path / "a").is_dir()
    for url in ("postgresql://u@h/d", "postgres://u@h/d", "postgresql+psycopg://u@h/d"):
        assert database_url(Settings(database=url)) == "postgresql+psycopg://u@h/d"


def complaint(*arguments: str, first: Callable[[], None] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheca", "serve", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "LC_ALL": "C"},
        preexec_fn=first,
    )
    assert done.returncode == 2
    lines = [line for line in done.stderr.splitlines() if line]
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_why_it_does_not_start(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in complaint("--port", port, "--database", str(tmp_path / "x.db"))
    assert "mysql" in complaint("--database", "mysql://x")
    (tmp_path / "notes.txt").write_text("this is no database " * 100)
    assert "database" in complaint("--port", "0", "--database", str(tmp_path / "notes.txt"))


def test_the_generated_types_are_those_of_the_protocol() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "typescript.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_json_schema_describes_the_messages() -> None:
    schema = ROOT / "web" / "src" / "generated" / "protocol.schema.json"
    found = json.loads(schema.read_text(encoding="utf-8"))
    kinds = {
        found["$defs"][part["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0]
        for part in found["$defs"]["ServerMessage"]["anyOf"]
    }
    assert {"update", "ack", "stale", "error"} <= kinds


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """And one may come as soon as the first is gone, however it went."""
    database = harness.sqlite(tmp_path)
    with harness.Server(database) as first:
        said = complaint("--port", "0", "--database", database)
        assert "another server" in said
        assert str(first.process.pid) in said
        first.kill()
        first.start()


def change(database: Path, *statements: str) -> None:
    with sqlite3.connect(database) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "later.db"
    with harness.Server(str(database)):
        pass
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    said = complaint("--port", "0", "--database", str(database))
    assert "later version" in said
    assert "9999" in said


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE songs (name TEXT)"],
        ["CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('ab12cd')"],
        ["CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('0001')"],
    ],
    ids=["tables", "versions", "our number"],
)
def test_a_database_of_another_program_is_left_alone(tmp_path: Path, statements: list[str]) -> None:
    database = tmp_path / "songs.db"
    change(database, *statements)
    before = database.read_bytes()
    assert "another program" in complaint("--port", "0", "--database", str(database))
    assert database.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="files have no limit there")
@pytest.mark.parametrize("room", [0, 4096])
def test_a_full_disk_at_the_start_is_a_sentence(tmp_path: Path, room: int) -> None:
    """A file that may not grow stands for a full disk."""
    import resource

    said = complaint(
        "--port",
        "0",
        "--database",
        str(tmp_path / "full.db"),
        first=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
    )
    assert "database cannot be used" in said
    assert "disk" in said


def test_a_disk_that_is_full_once_the_tables_are_there_is_a_sentence(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def arrive(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(people, "arrive", arrive)
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "error", pytest.fail)  # no traceback
    with pytest.raises(BadDatabase, match="disk is full"):
        run.serve(Settings(database=sqlite, port=0), browser=False)


def test_what_is_sent_goes_at_once() -> None:
    """Else each answer, written in two pieces, waits 40 ms for the acknowledgement of the first."""

    async def delayed() -> bool:
        accepted: asyncio.Future[asyncio.BaseTransport] = asyncio.get_running_loop().create_future()

        class Protocol(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                accepted.set_result(transport)

        listening = run._listen(Settings(port=0))
        server = await asyncio.get_running_loop().create_server(Protocol, sock=listening)
        async with server:
            _, writer = await asyncio.open_connection(*listening.getsockname())
            own: socket.socket = (await accepted).get_extra_info("socket")
            found = not own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            writer.close()
        return found

    assert not asyncio.run(delayed())
