"""What lasts: the rules a game began with, and games that go on from a moment of another."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from offline.pages import Page
from offline.test_house import of, play_on

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.match import Match, verify
from ludotheca.kernel.play_on import verify_origin
from ludotheca.offline.door import Door


def record_of(page: Page, table: str) -> record.Record:
    status, text = page.get(f"/api/tables/{table}/record")
    assert status == 200
    return record.from_bytes(text.encode())


def test_a_game_ends_under_the_rules_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was begun by an older engine; the new one loads it from the device."""
    new = registry.get("comuni")
    old = replace(new, meta=msgspec.structs.replace(new.meta, rules_version=1))
    page = Page(Door())
    with monkeypatch.context() as before:
        before.setattr(registry, "get", lambda title: old)
        table = page.table("comuni", "me", "greedy")
        play_on(page, table, of("update", page.send(type="watch", table=table)), 3)
    assert new.meta.rules_version > 1
    later = Page(Door(), disk=page.disk)
    later.door.load(later.disk[table])
    seen = later.send(type="watch", table=table)
    assert of("table", seen)["info"]["rules"] == of("update", seen)["view"]["rules"] == 1
    play_on(later, table, of("update", seen))
    made = record_of(later, table)
    assert (made.header.rules, made.result is not None) == (1, True)
    verify(new, made)
    fresh = later.table("comuni", "me", "greedy")
    assert record_of(later, fresh).header.rules == new.meta.rules_version


def over(page: Page) -> str:
    table = page.table("rome_in_a_day", "me", "greedy")
    play_on(page, table, of("update", page.send(type="watch", table=table)))
    return table


def test_a_finished_game_goes_on_from_a_moment_and_verifies() -> None:
    page = Page(Door())
    table = over(page)
    old = record_of(page, table)
    moment = len(old.entries) // 2
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    wish: dict[str, Any] = {"type": "play_on", "table": table, "entries": moment, "seats": seats}
    made = page.send(**wish, request="r")[-1]
    fresh = str(made["table"])
    again = Page(Door(), disk=page.disk)  # a reload between setting the table and its start
    again.door.load(again.disk[fresh])
    assert again.send(type="commit", table=fresh, salt_commitment="")[-1]["type"] == "done"
    assert again.send(type="start", table=fresh)[-1]["type"] == "done"
    heard = again.send(type="watch", table=fresh)
    assert of("table", heard)["info"]["origin"] == {
        "table": table,
        "entries": moment,
        "seat": 0,
        "as_it_was": False,
    }
    play_on(again, fresh, of("update", heard))
    went = record_of(again, fresh)
    game = registry.get("rome_in_a_day")
    verify(game, went)
    cut = msgspec.structs.replace(old, entries=old.entries[:moment], result=None)
    verify_origin(went, Match.replay(game, cut))
    assert "before" not in json.loads(again.disk[fresh]) or json.loads(again.disk[fresh])["before"] is None


def test_a_moment_that_cannot_go_on_is_refused() -> None:
    page = Page(Door())
    running = page.table("rome_in_a_day", "me", "greedy")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    ask: dict[str, Any] = {"type": "play_on", "table": running, "entries": 0, "seats": seats, "request": "r"}
    assert page.send(**ask)[-1]["code"] == "wrong-status"
    table = over(page)
    last = len(record_of(page, table).entries)
    for change, code in (
        ({"entries": last}, "bad-moment"),
        ({"entries": last + 9}, "bad-moment"),
        ({"seats": seats * 2}, "bad-value"),
        ({"seats": seats[1:] * 2}, "bad-value"),
        ({"seats": [seats[0], {"kind": "open"}]}, "bad-value"),
    ):
        assert page.send(**{**ask, "table": table, **change})[-1]["code"] == code
