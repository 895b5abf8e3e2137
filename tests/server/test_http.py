"""HTTP: the paths a page and a script need, and whatever schemathesis thinks of."""

from __future__ import annotations

import asyncio
import gzip
import random
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from server.harness import BOT, ME, OPEN, Person, Server

from ludotheca.bots.levels import CHARACTERS
from ludotheca.games import registry
from ludotheca.server.static import WebApp

pytestmark = pytest.mark.once


def test_whatever_the_schema_allows_or_not(server: Server) -> None:
    """Random requests by the published schema, with and without an identity, at real tables and at none."""

    async def set_up() -> tuple[str, list[str]]:
        async with Person(server.address) as ann:
            tables = [await ann.table(ME, BOT, start=True), await ann.table(ME, OPEN, public=True)]
            return ann.cookie, tables

    cookie, tables = asyncio.run(set_up())
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 10
    rng = random.Random(9)
    statuses: set[int] = set()
    for operation in operations:
        # One operation takes all requests and commands.
        examples = 150 if operation.path == "/api/requests" else 12

        @settings(
            max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy())
        def send(case: schemathesis.Case) -> None:
            if "table" in (case.path_parameters or {}) and rng.random() < 0.6:
                case.path_parameters["table"] = rng.choice(tables)
            if isinstance(case.body, dict) and "table" in case.body and rng.random() < 0.6:
                case.body["table"] = rng.choice(tables)
            headers = {"Cookie": f"ludotheca={cookie}"} if rng.random() < 0.7 else {}
            response = case.call(headers=headers, timeout=40)
            case.validate_response(response, checks=[not_a_server_error])
            statuses.add(response.status_code)
            if response.status_code >= 400:
                assert response.json()["type"] in {"error", "stale"}

        send()
    assert {200, 400, 401, 404, 409} <= statuses


async def test_a_script_plays_by_http_alone(server: Server) -> None:
    async with Person(server.address) as ann:
        table = await ann.table(ME, BOT, start=True)
        path = f"/api/tables/{table}"
        head = 0
        for number in range(8):
            game = await ann.get(f"{path}/game", last=head, wait=20)
            while game["decision"] is None:
                game = await ann.get(f"{path}/game", last=game["view"]["head"], wait=20)
            move = {
                "table": table,
                "base": game["view"]["head"],
                "command_id": f"c{number}",
                "action": game["decision"]["actions"][0],
            }
            ack = await ann.ask("command", **move)
            assert ack == await ann.ask("command", **move)
            stale = await ann.ask("command", 409, **{**move, "command_id": f"d{number}"})
            assert stale["type"] == "stale" or stale["code"] == "not-your-decision"
            head = ack["head"]
        answer = await ann.ask("undo", 0, table=table, base=head, command_id="u")
        assert answer["type"] in {"ack", "error", "stale"}


async def test_replays_and_exports(server: Server) -> None:
    async with Person(server.address) as ann, Person(server.address, "Bob") as bob:
        table = await ann.table(BOT, BOT, start=True)
        path = f"/api/tables/{table}"
        for _ in range(300):
            if (await ann.get(path))["info"]["status"] == "over":
                break
            await asyncio.sleep(0.1)
        first = await bob.get(f"{path}/replay", seat=1, first=0, last=200)
        assert [moment["view"]["head"] for moment in first["moments"]] == list(range(50))
        assert first["moments"][0]["seat"] is None
        assert {moment["view"]["viewer"] for moment in first["moments"]} == {1}
        head = first["head"]
        last = (await bob.get(f"{path}/replay", first=head))["moments"]
        assert len(last) == 1
        assert last[0]["view"]["over"]
        assert (await bob.get(f"{path}/replay", 400, first=head + 1))["code"] == "bad-value"
        assert (await bob.get(f"{path}/replay", 404, seat=5))["code"] == "unknown-seat"
        record = await bob.http.get(f"{path}/record")
        assert record.headers["content-disposition"].startswith("attachment")
        assert record.content == (await ann.http.get(f"{path}/record")).content
        waiting = await ann.table(ME, OPEN)
        for what in ("record", "replay", "game"):
            assert (await bob.get(f"/api/tables/{waiting}/{what}", 409))["code"] == "wrong-status"


async def test_a_running_game_replays_as_spectators_saw_it(server: Server) -> None:
    async with Person(server.address) as ann:
        table = await ann.table(ME, BOT, start=True)
        path = f"/api/tables/{table}"
        assert (await ann.get(f"{path}/replay", 409, seat=0))["code"] == "still-running"
        moments = (await ann.get(f"{path}/replay", last=20))["moments"]
        assert {moment["view"]["viewer"] for moment in moments} == {-1}


def test_health_titles_and_pages(server: Server) -> None:
    with httpx.Client(base_url=server.address) as client:
        assert client.get("/health").json()["status"] == "alive"
        assert client.get("/ready").json() == {"status": "ready"}
        catalogue = client.get("/api/titles").json()
        assert [meta["title"] for meta in catalogue["titles"]] == registry.titles()
        assert sum(level["usual"] for level in catalogue["levels"]) == 1
        assert [level["level"] for level in catalogue["levels"] if level["character"]] == list(CHARACTERS)
        for path in ("/", "/t/whatever", "/restore"):
            page = client.get(path)
            assert page.headers["content-type"].startswith("text/html")
            assert "default-src 'self'" in page.headers["content-security-policy"]
        assert client.get("/nothing.js").status_code == 404
        for path in ("/../server/run.py", "/..%2f..%2fpy.typed", "/%2e%2e/compiled.txt"):
            assert b"mypyc" not in client.get(path).content


def test_the_web_app_is_served_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script src="/assets/a.js"></script><script>x = 1</script>')
    (tmp_path / "assets" / "a.js").write_text("y = 2")
    (tmp_path / "icon.svg").write_text("<svg/>")
    app = WebApp(tmp_path)
    page = app.serve("/t/abc")
    assert b"x = 1" in page.content
    packed = app.serve("/t/abc", packed=True)
    assert (gzip.decompress(packed.content), packed.headers["content-encoding"]) == (page.content, "gzip")
    policy = page.headers["content-security-policy"]
    # printf 'x = 1' | openssl dgst -sha256 -binary | base64
    assert "'sha256-" in policy
    assert policy.count("sha256") == 1
    script = app.serve("/assets/a.js")
    assert (script.content, "immutable" in script.headers["cache-control"]) == (b"y = 2", True)
    assert app.serve("/icon.svg").headers["cache-control"] == "no-cache"
