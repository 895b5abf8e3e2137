"""Whole games of the past are replayed and verified, every one, and every title has some for each player count."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.titles import COMPLETE, FOLDER, PLAYED, records

import ludotheca
from ludotheca.games import registry
from ludotheca.kernel.record import to_bytes

FILES = [path for title in PLAYED for path in records(title)]


def title_of(path: Path) -> str:
    return path.parent.parent.name


def name_of(path: Path) -> str:
    return f"{title_of(path)}/{path.name}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_record_replays_and_verifies(path: Path) -> None:
    record = ludotheca.read_record(path)
    assert record.header.game == title_of(path), "it lies in another title's folder"
    match = ludotheca.verify(path)
    assert match.over, "a stored game is a whole game"
    assert match.result() == record.result
    assert to_bytes(match.record()) == path.read_bytes()


@pytest.mark.parametrize("title", COMPLETE)
def test_every_table_has_a_record(title: str) -> None:
    meta = registry.get(title).meta
    headers = [ludotheca.read_record(path).header for path in records(title)]
    remedy = f"run: python tools/make_records.py {title}"
    for rules in meta.supported_rules:
        counts = {header.players for header in headers if header.rules == rules}
        missing = set(range(meta.least_players, meta.most_players + 1)) - counts
        assert not missing, f"rules {rules}: no record for {sorted(missing)} players; {remedy}"
    for option in meta.options:
        missing_values = set(option.values) - {header.options[option.name] for header in headers}
        assert not missing_values, f"option {option.name}: no record with {missing_values}; {remedy}"


@pytest.mark.parametrize("title", COMPLETE)
def test_stored_games_hold_acts_that_were_taken_back(title: str) -> None:
    stored = [ludotheca.read_record(path) for path in records(title)]
    assert any(entry.undo is not None for record in stored for entry in record.entries)


def test_nothing_else_lies_among_the_records() -> None:
    strays = [path for path in FOLDER.glob("*/records/**/*") if path.is_file() and path not in FILES]
    assert not strays
