"""The short form of `make attack`: a few kills, a little nonsense, two sealed answers. Real servers, in under a minute."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from attack.__main__ import main
from attack.report import Finding, show
from server.harness import LocalServer, sqlite

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def found_by_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that starts the servers finds the attack and the tests, beside the program under test."""
    path = [str(ROOT / "tests"), str(ROOT / "tools"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))


def test_kills(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--only", "kills", "--kills", "3", "--no-bots"])
    assert status == 0, capsys.readouterr().out


def test_nonsense_and_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--only", "fuzz,secrecy", "--seconds", "3", "--answers", "2"])
    assert status == 0, capsys.readouterr().out


async def test_the_trial_of_ready_reaches_the_file(tmp_path: Path) -> None:
    """An update that changes nothing writes nothing, so that a full disk went unnoticed."""
    async with LocalServer.open(sqlite(tmp_path), sweep_seconds=3600.0) as server:
        log = tmp_path / "test.db-wal"
        before = log.read_bytes()
        assert await server.service.readiness.check()
        assert log.read_bytes() != before


def test_a_fault_is_told_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert show([Finding("kills", {"acks": 3})]) == 0
    assert show([Finding("kills", {"acks": 3}), Finding("disk", faults=["entry 7 is lost"])]) == 1
    assert "FAILS    disk" in (said := capsys.readouterr().out)
    assert "entry 7 is lost" in said
