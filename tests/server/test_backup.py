"""`ludotheca backup` and `restore`: whole under load, and whatever breaks off leaves what was there."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from server.harness import LocalServer
from server.harness import sqlite as database_in

from ludotheca.cli import BAD_INPUT, main
from ludotheca.server import protocol as p
from ludotheca.server.store.backup import NoBackup, back_up, restore

pytestmark = pytest.mark.once

PROGRAM = [sys.executable, "-m", "ludotheca"]


def entries_in(file: Path) -> set[tuple[str, int]]:
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as found:
        return set(found.execute("SELECT match, seq FROM entries"))


def test_everything_acknowledged_before_it_began_is_in_the_copy(tmp_path: Path) -> None:
    """Copies are made one after the other while two people play; each holds every ack of before its start."""
    url = database_in(tmp_path)

    async def scene() -> None:
        async with LocalServer.open(url) as local:
            tables = [await local.full_table(await local.guest(), await local.guest("Bob")) for _ in range(3)]
            acked: set[tuple[str, int]] = set()
            stop = asyncio.Event()

            async def play(place: int) -> None:
                while not stop.is_set():
                    table = tables[place]
                    if table.row.status != "running":
                        tables[place] = await local.full_table(await local.guest(), await local.guest("Bob"))
                        continue
                    async with table.lock:
                        seat = (await table.load()).match.owing[0]
                    answer = await local.decide(table, seat)
                    if isinstance(answer, p.Ack):
                        acked.add((table.id, answer.seq))

            playing = [asyncio.create_task(play(place)) for place in range(3)]
            for number in range(5):
                while len(acked) < 30 * (number + 1):
                    await asyncio.sleep(0.01)
                before = set(acked)
                copy = await asyncio.to_thread(back_up, url, tmp_path / f"copy{number}.db")
                assert before <= entries_in(copy.file)
            stop.set()
            await asyncio.gather(*playing)
            assert len(acked) > len(before)  # they played on meanwhile

    asyncio.run(scene())
    first, last = entries_in(tmp_path / "copy0.db"), entries_in(tmp_path / "copy4.db")
    assert first < last
    made, aside = restore(tmp_path / "copy0.db", url)
    assert entries_in(made.file) == first
    assert aside is not None
    assert entries_in(aside) >= last

    async def goes_on() -> None:
        async with LocalServer.open(url) as local:
            table = await local.full_table(await local.guest(), await local.guest("Bob"))
            assert isinstance(await local.decide(table, 0), p.Ack)

    asyncio.run(goes_on())


def test_a_kill_during_the_copy_leaves_the_old_one_whole(tmp_path: Path) -> None:
    url = database_in(tmp_path)
    source, target = Path(url.removeprefix("sqlite:///")), tmp_path / "copy.db"

    async def scene() -> None:
        async with LocalServer.open(url) as local:
            await local.full_table(await local.guest(), await local.guest("Bob"))

    asyncio.run(scene())
    back_up(url, target)
    old = target.read_bytes()
    with sqlite3.connect(source) as more:  # enough that a copy takes a while
        more.execute("CREATE TABLE ballast (x BLOB)")
        more.executemany("INSERT INTO ballast VALUES (randomblob(1000000))", [()] * 150)
    more.close()
    killed_in_the_middle = 0
    for _ in range(4):
        process = subprocess.Popen(
            [*PROGRAM, "backup", str(target), "--database", url], stdout=subprocess.DEVNULL
        )
        part = target.with_name("copy.db.part")
        while process.poll() is None and not (part.exists() and part.stat().st_size > 1_000_000):
            time.sleep(0.001)
        if process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
        process.wait()
        killed_in_the_middle += process.returncode == -signal.SIGKILL
        if process.returncode == -signal.SIGKILL:
            assert target.read_bytes() == old
    assert killed_in_the_middle
    assert back_up(url, target).entries > 0
    assert target.read_bytes() != old
    assert not target.with_name("copy.db.part").exists()


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = database_in(tmp_path)

    async def scene() -> None:
        async with LocalServer.open(url) as local:
            await local.full_table(await local.guest(), await local.guest("Bob"))
            copies = tmp_path / "copies"
            copies.mkdir()
            for _ in range(2):
                assert (
                    await asyncio.to_thread(main, ["backup", str(copies), "--database", url, "--keep", "1"])
                    == 0
                )
                await asyncio.sleep(1.1)  # names have seconds
            assert len(list(copies.iterdir())) == 1
            # While it is served nothing is put in its place.
            (copy,) = copies.iterdir()
            assert (
                await asyncio.to_thread(main, ["restore", str(copy), "--database", url, "--yes"]) == BAD_INPUT
            )

    asyncio.run(scene())
    (copy,) = (tmp_path / "copies").iterdir()
    assert "1 tables" in capsys.readouterr().out
    assert main(["restore", str(copy), "--database", url, "--lang", "fr"]) == 0
    assert "--yes" in capsys.readouterr().out
    assert main(["restore", str(copy), "--database", url, "--yes"]) == 0
    assert "before-restore" in capsys.readouterr().out


def test_copies_are_secret_and_the_database_stays_its_owners(tmp_path: Path) -> None:
    """A copy has everybody's secrets. Who restores as root must not take the file away from the one who serves it."""
    home = tmp_path / "home"
    home.mkdir()
    url = database_in(home)
    server = 12345 if os.geteuid() == 0 else os.geteuid()
    os.chown(home, server, -1)

    async def scene() -> None:
        async with LocalServer.open(url) as local:
            await local.full_table(await local.guest(), await local.guest("Bob"))

    asyncio.run(scene())
    assert {path.stat().st_uid for path in home.iterdir()} == {server}
    copy = back_up(url, tmp_path / "copy.db").file
    assert copy.stat().st_mode & 0o777 == 0o600
    file = Path(url.removeprefix("sqlite:///"))
    file.chmod(0o640)
    restore(copy, url)
    assert file.stat().st_mode & 0o777 == 0o640
    assert {path.stat().st_uid for path in home.iterdir()} == {server}
    assert len(list(home.iterdir())) == 3  # the database, its lock, what was there before


def test_what_cannot_be_copied_says_why(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match="pg_dump"):
        back_up("postgresql+psycopg://somewhere/ludotheca", tmp_path / "copy.db")
    with pytest.raises(NoBackup, match="no database"):
        back_up(f"sqlite:///{tmp_path}/none.db", tmp_path / "copy.db")
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as made:
        made.execute("CREATE TABLE notes (x)")
    assert main(["backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{foreign}"]) == BAD_INPUT
    assert main(["restore", str(foreign), "--database", f"sqlite:///{tmp_path}/new.db", "--yes"]) == BAD_INPUT
    assert not (tmp_path / "new.db").exists()
