"""`ludotheca forget`: who it would be, which one of several, and then for good."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheca.cli import BAD_INPUT, main
from ludotheca.server.people.identities import Identities
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import open_store

pytestmark = pytest.mark.once


def people(database: str, *names: str) -> list[str]:
    """Guests of a database; their ids."""
    store = open_store(database_url(Settings(database=database)))
    try:
        identities = Identities(store, "00", lambda: 1_700_000_000_000)

        async def create() -> list[str]:
            return [(await identities.create(name)).id for name in names]

        return asyncio.run(create())
    finally:
        store.close()


def test_forget(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "test.db"
    database = f"sqlite:///{file}"
    first, second, _ = people(database, "Zebulon Quirk", "Zebulon Quirk", "Bob")

    def run(*arguments: str, lang: str = "en") -> str:
        assert main(["forget", *arguments, "--database", database, "--lang", lang]) == 0
        return capsys.readouterr().out

    shown = run("Zebulon Quirk", "--yes")
    assert first[:8] in shown
    assert second[:8] in shown
    assert "say which with --id" in shown
    assert "say it again with --yes" in run("Zebulon Quirk", "--id", first[:8])
    assert "redites-le avec --yes" in run("Zebulon Quirk", "--id", first[:8], lang="fr")
    assert b"Zebulon" in file.read_bytes()
    assert "Forgotten" in run("Zebulon Quirk", "--id", first[:8], "--yes")
    assert "Forgotten" in run("Zebulon Quirk", "--yes")
    assert b"Zebulon" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Bob" in file.read_bytes()
    assert main(["forget", "Zebulon Quirk", "--yes", "--database", database]) == BAD_INPUT
    assert "Nobody in this database is called" in capsys.readouterr().err
