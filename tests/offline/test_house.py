"""The local house answers as the server does; it is tested here without a browser."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from offline.pages import SALT, Page

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.match import verify
from ludotheca.offline import reviews
from ludotheca.offline.door import Door
from ludotheca.puzzles.puzzle import decision_of, puzzles_of
from ludotheca.review import collect, review
from ludotheca.review.engine import CARES
from ludotheca.review.format import encode
from ludotheca.review.moves import Care


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


def test_a_finished_game_is_reviewed_here(monkeypatch: pytest.MonkeyPatch) -> None:
    little = Care(tries=2, width=2, first=2, judged=2, doubted=2, sure=4, lived=2, ends=2)
    monkeypatch.setitem(CARES, "quick", little)
    page = Page(Door())
    table = page.table("alba_longa", "me", "greedy")
    seen = of("update", page.send(type="watch", table=table))
    ask = {"type": "review", "request": "r", "table": table, "effort": "quick"}
    assert of("error", page.send(**ask))["code"] == "still-running"
    play_on(page, table, seen)
    text = page.get(f"/api/tables/{table}/record")[1]
    parts = list(review(record.from_bytes(text.encode()), 0, "own", "quick"))
    expected = json.loads(encode(collect(parts)))
    # Once is enough to know what a review is: from here on the parts are those.
    monkeypatch.setattr(reviews, "review", lambda *_: iter(parts))
    monkeypatch.setattr(reviews, "PIECE_SECONDS", 0.0)
    page.send(**ask)  # by message: part by part, the whole at the end
    told = [message for message in page.work() if message["type"] == "reviewed"]
    assert told[-1]["review"] == expected
    assert [part for message in told for part in message["parts"]] == json.loads(msgspec.json.encode(parts))
    by_address = f"/api/tables/{table}/review?view=own&effort=quick&since=0".replace("?", "?seat=0&")
    assert json.loads(page.get(f"{by_address}&wait=10")[1]) == expected
    seq, kind = (expected["moves"][0][name] for name in ("seq", "kind"))
    moment = json.loads(page.get(f"/api/tables/{table}/moment?seat=0&at={seq}")[1])
    assert (moment["view"]["head"], moment["decision"]["kind"]) == (seq, kind)
    # A game of a server: the page brings the record, which is open only once its secret is published.
    there = "/api/local/reviews/k3x9?seat=0&view=own&effort=quick&since="
    heard = 0
    while "line" not in (found := json.loads(page.get(f"{there}{heard}", "POST", text)[1])):
        assert found["next"] == heard + len(found["parts"])
        heard = found["next"]
    assert (heard, found) == (len(parts), expected)
    closed = Page(Door())
    running = closed.table("alba_longa", "me", "greedy")
    closed.send(type="watch", table=running)
    match = closed.door.house.game(running).match
    assert match is not None
    hidden = record.to_bytes(match.record()).decode()
    status, said = page.get(f"{there}0", "POST", hidden)
    assert (status, json.loads(said)["code"]) == (409, "still-running")


def test_the_coach_weighs_and_is_silent_once_the_decision_is_gone() -> None:
    page = Page(Door())
    table = page.table("kingsburg", "me", "greedy")
    seen = first_look(page, table)
    page.send(type="weigh", table=table, request="w")
    told = of("weighed", page.work())
    assert told["head"] == seen["view"]["head"]
    assert [value["action"] in seen["decision"]["actions"] for value in told["counsel"]["values"]]
    page.send(type="weigh", table=table, request="late")
    play_on(page, table, seen, 1)
    late = [message for message in page.work() if message.get("request") == "late"]
    assert [message["type"] for message in late] in (["weighed"], ["error"])
    closed = page.table("kingsburg", "me", "greedy", hints=False)
    first_look(page, closed)
    assert of("error", page.send(type="weigh", table=closed, request="w"))["code"] == "hints-off"


def test_puzzles_are_asked_and_judged_here() -> None:
    page = Page(Door())
    listed = json.loads(page.get("/api/puzzles")[1])
    assert set(listed["titles"]) == set(registry.titles())
    game = registry.get("comuni")
    puzzle = puzzles_of(game)[0]
    path = f"/api/puzzles/comuni/{puzzle.id}"
    asked = json.loads(page.get(path)[1])
    assert asked["decision"]["actions"] == json.loads(
        msgspec.json.encode(decision_of(game, puzzle.view).actions)
    )
    for option, right in ((puzzle.options[0], True), (puzzle.options[-1], False)):
        answer = json.loads(page.get(path, "POST", {"action": option.action})[1])
        assert (answer["right"], answer["counted"]) == (right, False)
        assert len(answer["options"]) == len(asked["decision"]["actions"])
    assert page.get(path, "POST", {"action": {"type": "nonsense"}})[0] == 409
    assert page.get("/api/puzzles/comuni/none")[0] == 404
