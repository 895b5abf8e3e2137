"""Who may ask what: every message and every door is listed here, with what it says to whoever may not."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from server.harness import ME, OPEN, LocalServer, Person, Server

from ludotheca.server import protocol as p
from ludotheca.server.app import make_app
from ludotheca.server.people.identities import COOKIE

pytestmark = pytest.mark.once

ACT = {"base": 0, "command_id": "c", "action": {}}
# What each request needs beside its table, and what somebody who is not at it and did not set it is told. Empty: anybody may.
REQUESTS: dict[str, tuple[dict[str, Any], set[str]]] = {
    "command": (ACT, {"not-seated"}),
    "undo": ({"base": 0, "command_id": "c"}, {"not-seated"}),
    "sit": ({}, {"wrong-status"}),
    "leave": ({}, {"wrong-status"}),
    "close": ({}, {"not-owner"}),
    "change_seat": ({"seat": 1, "plan": {"kind": "bot"}}, {"not-owner"}),
    "commit": ({"salt_commitment": "a" * 64}, {"wrong-status"}),
    "reveal": ({"salt": "s"}, {"not-seated"}),
    "start": ({}, {"not-owner"}),
    "resign": ({}, {"not-seated"}),
    "return": ({}, {"not-seated"}),
    "rematch": ({}, {"wrong-status", "not-seated", "still-running"}),
    "play_on": ({"entries": 1, "seats": [ME, OPEN]}, {"still-running", "wrong-status"}),
    "lead": ({"by": "x", "at": 1}, {"still-running", "wrong-status"}),
    "drop_in": ({"seat": 1}, {"seat-taken"}),
    "replace": ({"seat": 1}, {"not-seated"}),
    "hold": ({}, {"not-owner"}),
    "get_links": ({}, {"not-owner"}),
    "say": ({"phrase": "hello"}, set()),  # heard by the gallery alone
    "write": ({"text": "hello"}, {"not-seated"}),
    "allow_typing": ({"on": True}, {"not-owner"}),
    "mute": ({"seat": 0}, set()),  # their own ears
    "report": ({"seq": 99, "reason": "unkind"}, {"no-line"}),
    "heard": ({"seq": 1}, set()),
    "preview": ({"action": {}}, {"not-seated"}),
    "ahead": ({}, {"not-seated"}),
    "prepare": ({"action": None}, {"not-seated"}),
}
# Those without a table are about the asker alone.
OWN: dict[str, dict[str, Any]] = {
    "create": {"title": "kingsburg", "seats": [ME, OPEN]},
    "play_now": {"title": "kingsburg"},
    "choose_crest": {"crest": "plum"},
    "take_leave": {"days": 1},
    "rename": {"name": "Eva"},
}


def test_every_request_is_listed() -> None:
    tags = {kind.__struct_config__.tag for kind in p.Asked.__args__}
    assert tags == set(REQUESTS) | set(OWN)


async def test_a_stranger_changes_nothing_at_a_table(server: Server) -> None:
    async with (
        Person(server.address) as ann,
        Person(server.address, "Bob") as bob,
        Person(server.address, "Eve") as eve,
    ):
        table = await ann.table(ME, OPEN)
        await bob.ask("sit", table=table)
        await ann.ask("start", table=table)
        before = (await ann.http.get(f"/api/tables/{table}/game")).content
        async with httpx.AsyncClient(base_url=server.address) as nobody:
            for kind, (fields, codes) in REQUESTS.items():
                answer = (
                    await eve.http.post("/api/requests", json={"type": kind, "table": table, **fields})
                ).json()
                found = {answer["code"]} if answer["type"] == "error" else set()
                assert found <= codes, (kind, answer)
                assert bool(found) == bool(codes), (kind, answer)
                refused = await nobody.post("/api/requests", json={"type": kind, "table": table, **fields})
                assert (refused.status_code, refused.json()["code"]) == (401, "no-identity"), (
                    kind,
                    refused.text,
                )
            for kind, fields in OWN.items():
                refused = await nobody.post("/api/requests", json={"type": kind, **fields})
                # By HTTP somebody becomes someone with `rename`, at its own door.
                assert refused.json()["code"] == "no-identity", (kind, refused.text)
        assert (await ann.http.get(f"/api/tables/{table}/game")).content == before
        assert (await ann.get(f"/api/tables/{table}/voices"))["lines"] == []


# Doors that anybody may use without an identity; the others answer 401.
OPEN_DOORS = {
    "/api/me",
    "/api/me/restore",
    "/api/sign-in",
    "/api/sign-in/question",
    "/api/sign-in/letter",
    "/api/sign-in/link",
    "/api/notices/confirm",
    "/api/notices/stop",
    "/api/lessons/{title}/{number}",
    "/api/puzzles/{title}/{puzzle}",
}
BODIES: dict[str, dict[str, Any]] = {
    "/api/requests": {"type": "create", "title": "kingsburg", "seats": [ME, OPEN]},
    "/api/me/forget": {"name": "Ann"},
    "/api/me/passkeys": {"credential": {}},
    "/api/me/passkeys/drop": {"id": "x"},
    "/api/me/tokens": {"name": "x", "scopes": ["read"], "days": 1},
    "/api/me/tokens/drop": {"id": "x"},
    "/api/me/ways": {"kind": "hook", "address": "https://example.org/"},
    "/api/me/ways/{way}/enters": {"on": True},
    "/api/house/acts": {"act": "banner", "text": "mine"},
    "/api/challenges": {"title": "kingsburg", "players": 3, "deals": 1},
    "/api/events": {"kind": "pods", "name": "Cup", "title": "kingsburg", "starts": 1},
    "/api/events/{event}/enter": {"grain": "x"},
}


def doors(local: LocalServer) -> dict[str, set[str]]:
    """Every path of the API with its methods."""
    found: dict[str, set[str]] = {}
    for route in make_app(local.service).routes:
        if route.path.startswith("/api"):
            found[re.sub(r":\w+}", "}", route.path)] = set(getattr(route, "methods", ()))
    return found


async def test_no_door_acts_for_nobody_or_an_old_cookie(sqlite: str, server: Server) -> None:
    async with LocalServer.open(sqlite) as local:
        found = doors(local)
    posts = sorted(path for path, methods in found.items() if "POST" in methods)
    own = [path for path, m in found.items() if "GET" in m and path.startswith(("/api/me/", "/api/house/"))]
    assert set(BODIES) | OPEN_DOORS <= set(posts)
    async with Person(server.address) as ann:
        old = ann.cookie
        await ann.post("/api/me/sign-out")
        for cookies, code in (({}, "no-identity"), ({COOKIE: old}, "signed-out")):
            async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as http:
                for path in set(posts) - OPEN_DOORS:
                    answer = await http.post(_fill(path), json=BODIES.get(path, {}))
                    assert (answer.status_code, answer.json()["code"]) == (401, code), (path, answer.text)
                for path in own:
                    answer = await http.get(_fill(path))
                    assert (answer.status_code, answer.json()["code"]) == (401, code), (path, answer.text)


def _fill(path: str) -> str:
    """The path with something in the place of each gap."""
    parts = ["1" if part.startswith("{") else part for part in path.split("/")]
    return "/".join(parts)
