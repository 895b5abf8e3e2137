"""The local house answers as the server does; it is tested here without a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from offline.pages import SALT, Page

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.match import verify
from ludotheca.offline.door import Door


def of(kind: str, heard: list[dict[str, Any]]) -> dict[str, Any]:
    return [message for message in heard if message["type"] == kind][-1]


def first_look(page: Page, table: str) -> dict[str, Any]:
    """Watch a table until somebody of this device must decide."""
    seen = of("update", page.send(type="watch", table=table))
    return seen if seen["decision"] else of("update", page.work())


def play_on(page: Page, table: str, last: dict[str, Any], acts: int = 10_000) -> dict[str, Any]:
    """Play with the first legal action until the game is over, or so many acts long."""
    count = 0
    while not last["view"]["over"] and count < acts:
        if last["decision"] is None:
            last = of("update", page.work())
            continue
        heard = page.send(
            type="command",
            table=table,
            base=last["view"]["head"],
            command_id=f"c{count}-{last['view']['head']}",
            action=last["decision"]["actions"][0],
        )
        assert [message["type"] for message in heard][:1] == ["ack"]
        last, count = of("update", heard), count + 1
    return last


@pytest.mark.parametrize("title", registry.titles())
def test_a_whole_game_survives_a_reload_and_verifies(title: str) -> None:
    page = Page(Door())
    table = page.table(title, "me", "greedy")
    last = play_on(page, table, of("update", page.send(type="watch", table=table)), 5)
    head = last["view"]["head"]
    again = Page(Door(), disk=page.disk)  # a new worker: only what was stored is left
    again.door.load(again.disk[table])
    first = of("update", again.send(type="watch", table=table))
    assert (first["view"], first["decision"]) == (last["view"], last["decision"])
    last = play_on(again, table, first)
    assert last["view"]["head"] > head
    status, text = again.get(f"/api/tables/{table}/record")
    assert status == 200
    made = record.from_bytes(text.encode())
    assert made.result is not None
    assert made.header.fairness.match == table
    assert made.header.fairness.salts == (SALT, "")
    verify(registry.get(title), made)


def test_a_running_game_can_be_saved_and_verifies_too() -> None:
    page = Page(Door())
    table = page.table("kingsburg", "me", "greedy")
    play_on(page, table, of("update", page.send(type="watch", table=table)), 3)
    made = record.from_bytes(page.get(f"/api/tables/{table}/record")[1].encode())
    assert made.result is None
    verify(registry.get("kingsburg"), made)


def test_a_command_sent_again_counts_once_even_after_a_reload() -> None:
    page = Page(Door())
    table = page.table("rome_in_a_day", "me", "greedy")
    seen = of("update", page.send(type="watch", table=table))
    command = {
        "type": "command", "table": table, "base": seen["view"]["head"], "command_id": "once",
        "action": seen["decision"]["actions"][0],
    }  # fmt: skip
    ack = of("ack", page.send(**command))
    again = Page(Door(), disk=page.disk)
    again.door.load(again.disk[table])
    again.send(type="watch", table=table)
    assert of("ack", again.send(**command)) == ack
    other = {**command, "action": seen["decision"]["actions"][1]}
    assert of("error", again.send(**other))["code"] == "command-id-reused"


def test_several_people_pass_the_device_and_see_their_own_seat_only() -> None:
    page = Page(Door())
    plan = {"type": "create", "title": "comuni", "seats": [{"kind": "me"}, {"kind": "me"}]}
    _, text = page.get("/api/local/tables", "POST", {"plan": plan, "names": ["Ann", "Bob"]})
    table = json.loads(text)["table"]
    page.send(type="start", table=table)
    heard = page.send(type="watch", table=table)
    assert of("table", heard)["you"]["seat"] == -1  # nobody has said yet who looks
    assert of("update", heard)["decision"] is None
    owes = of("update", heard)["clocks"][0]["seat"]
    assert of("error", page.send(type="preview", table=table, action={}))["code"] == "not-seated"
    heard = page.send(type="sit", table=table, seat=owes)
    seen = of("update", heard)
    assert of("table", heard)["you"]["seat"] == seen["view"]["viewer"] == owes
    assert seen["decision"] is not None
    names = [seat["name"] for seat in of("table", heard)["info"]["seats"]]
    assert names == ["Ann", "Bob"]
    hidden = of("update", page.send(type="sit", table=table))  # the screen between two turns
    assert (hidden["view"]["viewer"], hidden["decision"]) == (-1, None)
    assert of("error", page.send(type="sit", table=table, seat=2))["code"] == "unknown-seat"


def test_hints_come_step_by_step_and_end_with_the_decision() -> None:
    page = Page(Door())
    table = page.table("kingsburg", "me", "greedy")
    seen = first_look(page, table)
    page.send(type="hint", table=table, request="h")
    heard = [message for message in page.work() if message["type"] == "advice"]
    assert {message["request"] for message in heard} == {"h"}
    assert heard[-1]["advice"]["final"]
    assert heard[-1]["advice"]["options"][0]["action"] in seen["decision"]["actions"]
    quiet = page.table("kingsburg", "me", "greedy", hints=False)
    page.send(type="watch", table=quiet)
    assert of("error", page.send(type="hint", table=quiet, request="i"))["code"] == "hints-off"


def test_a_hint_for_a_table_of_a_server_needs_only_what_its_player_sees() -> None:
    other, page = Page(Door()), Page(Door())
    table = other.table("alba_longa", "me", "greedy")
    seen = first_look(other, table)
    asked = {"request": "r", "table": "on-a-server", "view": seen["view"], "decision": seen["decision"]}
    assert page.get("/api/local/hint", "POST", asked)[0] == 204
    assert page.work()[-1]["advice"]["final"]


def test_what_cannot_be_on_one_device_is_refused_with_the_reason() -> None:
    page = Page(Door())
    plan: dict[str, Any] = {"type": "create", "title": "rome_in_a_day"}
    refused = page.send(**plan, seats=[{"kind": "me"}, {"kind": "open"}])[-1]
    assert refused["code"] == "bad-value"
    assert "nobody can be invited" in refused["message"]
    assert page.send(**plan, seats=[{"kind": "bot", "level": "greedy"}] * 2)[-1]["code"] == "bad-value"
    assert page.send(type="watch", table="local-00")[-1]["code"] == "unknown-table"
    assert page.send(type="nonsense")[-1]["code"] == "bad-message"
    assert page.get("/api/lobby")[0] == 404
    assert page.get("/api/local/tables", "POST", {})[0] == 400
    status, _ = page.get(
        "/api/local/tables", "POST", {"plan": {**plan, "seats": [{"kind": "me"}] * 2}, "names": ["Ann"]}
    )
    assert status == 400


def test_a_dropped_game_is_gone_and_a_rematch_is_one_table() -> None:
    page = Page(Door())
    table = page.table("rome_in_a_day", "me", "greedy")
    page.send(type="watch", table=table)
    assert page.send(type="rematch", table=table)[-1]["code"] == "wrong-status"
    page.send(type="resign", table=table)
    assert of("created", page.send(type="rematch", table=table)) == of(
        "created", page.send(type="rematch", table=table)
    )
    page.get(f"/api/tables/{table}", "DELETE")
    assert table not in page.disk
