"""`ludotheca admin`: roles, bans and the rest from the command line, each in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.harness import LocalServer

from ludotheca import cli
from ludotheca.server import protocol as p
from ludotheca.server.people.identities import Identities
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import open_store

pytestmark = pytest.mark.once


def test_every_act_is_done_and_noted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'a.db'}"
    store = open_store(database_url(Settings(database=database)))
    for name in ("Ann", "Bob", "Bob"):
        asyncio.run(Identities(store, "00", lambda: 1).create(name))
    store.close()

    def run(*words: str) -> tuple[int, str, str]:
        status = cli.main(["admin", *words, "--database", database])
        said = capsys.readouterr()
        return status, said.out, said.err

    assert run("owner", "Ann")[0] == 0
    assert run("ban", "Ann", "--days", "2", "--reason", "a joke")[0] == 0
    assert run("banner", "Closed on Sunday")[0] == 0
    status, link, _ = run("invite", "--uses", "2")
    assert status == 0
    assert "/join#" in link
    status, _, error = run("mute", "Bob")
    assert status == 2
    assert "--id" in error
    assert run("mute", "Nobody")[0] == 2
    assert run("undo", "x")[0] == 2
    assert run("undo", "2")[0] == 0
    assert run("undo", "2")[0] == 2
    _, log, _ = run("log")
    lines = log.splitlines()
    assert [line.split(": ")[1].split()[0] for line in lines] == [
        "make_owner",
        "ban",
        "banner",
        "invite",
        "undo",
    ]
    assert "(undone)" in lines[1]


def test_reports_are_read_and_settled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'a.db'}"

    async def scene() -> None:
        async with LocalServer.open(database) as local:
            ann, bob = await local.guest("Ann"), await local.guest("Bob")
            table = await local.full_table(ann, bob)
            await local.ask(bob, "say", table.id, phrase="hello")
            await local.ask(ann, "report", table.id, seq=1, reason="advert")

    asyncio.run(scene())

    def run(*words: str) -> tuple[int, str]:
        status = cli.main(["admin", *words, "--database", database])
        return status, capsys.readouterr().out

    status, said = run("reports")
    assert status == 0
    first, line = said.splitlines()
    assert "Bob" in first
    assert "advert" in first
    assert line == "> Bob: hello"
    assert run("settle", first.split()[0])[0] == 0
    assert run("settle", first.split()[0])[0] == 2
    assert run("reports") == (0, "Nobody has reported anything.\n")
    assert [line.split(": ")[1].split()[0] for line in run("log")[1].splitlines()] == ["look", "report"]


def test_an_event_is_taken_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'a.db'}"

    async def scene() -> str:
        async with LocalServer.open(database) as local:
            ann = await local.guest("Ann")
            wish = p.NewEvent(kind="pods", name="Cup", title="rome_in_a_day", starts=local.time + 60_000)
            return (await local.service.events.create(ann, wish)).event

    event = asyncio.run(scene())

    def run(*words: str) -> tuple[int, str]:
        status = cli.main(["admin", *words, "--database", database])
        return status, capsys.readouterr().out

    assert run("take", event, "--reason", "the name")[0] == 0
    assert run("take", event)[0] == 2  # it is gone
    assert "take_event Cup" in run("log")[1]
    assert run("undo", "1")[0] == 0
    assert run("take", event)[0] == 0
