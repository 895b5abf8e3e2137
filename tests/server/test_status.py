"""What a server says of itself: /metrics where it is allowed, /status, and 404 for what is nothing."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from server.harness import ME, OPEN, Person, Server
from server.harness import sqlite as database_in

from ludotheca.server.figures import Figures, database_seconds, labels
from ludotheca.server.static import WebApp
from ludotheca.server.status import _TEXTS as TEXTS
from ludotheca.server.status import _since
from ludotheca.texts.speaker import Speaker

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? [0-9.e+-]+|# (HELP|TYPE) [a-z_]+ .+')


async def played(server: Server) -> str:
    """One move at one table; what /metrics says then."""
    async with Person(server.address, "Ann") as ann, Person(server.address, "Bob") as bob:
        made = await ann.post("/api/requests", type="create", title="rome_in_a_day", seats=[ME, OPEN])
        await bob.post("/api/requests", type="sit", table=made["table"])
        await ann.post("/api/requests", type="start", table=made["table"])
        game = await ann.get(f"/api/tables/{made['table']}/game")
        command = {"type": "command", "table": made["table"], "base": game["view"]["head"]}
        command |= {"command_id": "c1", "action": game["decision"]["actions"][0]}
        await ann.post("/api/requests", **command)
        answer = await ann.http.get("/metrics")
        # A name twice in it, and Prometheus takes none of the figures.
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        return answer.text


def test_figures_for_this_machine(tmp_path: Path) -> None:
    with Server(database_in(tmp_path), metrics="local") as server:
        said = asyncio.run(played(server))
        wrong = [line for line in said.splitlines() if not LINE.fullmatch(line)]
        assert wrong == []
        assert 'ludotheca_commands_total{answer="ack"} 1' in said
        assert 'ludotheca_ack_seconds_count{by="person"} 1' in said
        assert 'ludotheca_tables_running{title="rome_in_a_day"} 1' in said
        assert 'ludotheca_database_seconds_count{what="write"}' in said
        assert "ludotheca_job_lag_seconds 0" in said
        # A proxy on this machine speaks for others.
        others = httpx.get(f"{server.address}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
        assert others.status_code == 404
        # Everything that the dashboard draws is there.
        dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
        drawn = set(re.findall(r"ludotheca_[a-z_]+", json.dumps([p["targets"] for p in dashboard["panels"]])))
        known = set(re.findall(r"^# TYPE (\S+)", said, re.M))
        late = {"ludotheca_thinking_seconds", "ludotheca_tables_waiting"}
        assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in drawn} <= known | late


def test_off_unless_allowed_and_by_token(tmp_path: Path) -> None:
    with Server(database_in(tmp_path)) as server:
        assert httpx.get(f"{server.address}/metrics").status_code == 404
        for path in ("/", "/ready", "/health", "/api/titles", "/nothing"):  # monitors ask for the head alone
            whole, head = (httpx.request(how, server.address + path) for how in ("GET", "HEAD"))
            assert (head.status_code, head.content) == (whole.status_code, b"")
            assert head.headers["content-type"] == whole.headers["content-type"]
        page = httpx.get(f"{server.address}/status", headers={"accept-language": "fr"})
        assert page.status_code == 200
        assert "Ludotheca fonctionne" in page.text
        assert "Ludotheca works" in httpx.get(f"{server.address}/status").text
    with Server(database_in(tmp_path), metrics="a-long-token") as server:
        ask = f"{server.address}/metrics"
        assert httpx.get(ask).status_code == 404
        assert httpx.get(ask, headers={"authorization": "Bearer a-long-toke"}).status_code == 404
        assert httpx.get(ask, headers={"authorization": "Bearer a-long-token"}).status_code == 200


def test_since_when() -> None:
    assert [_since(Speaker("en", folders=(TEXTS,)), hours * 3600) for hours in (0, 1.9, 2, 47, 49)] == [
        "This server has run for 0 minutes.",
        "This server has run for 114 minutes.",
        "This server has run for 2 hours.",
        "This server has run for 47 hours.",
        "This server has run for 2 days.",
    ]


def test_buckets_add_up() -> None:
    figures = Figures(database_seconds())
    for seconds in (0.001, 0.02, 0.02, 30):
        figures.acks.add("person", seconds)
    lines = list(figures.acks.lines())
    assert 'ludotheca_ack_seconds_bucket{by="person",le="0.025"} 3' in lines
    assert 'ludotheca_ack_seconds_bucket{by="person",le="+Inf"} 4' in lines
    assert labels({"a": 'x"\n'}) == r'{a="x\"\n"}'


def test_paths_that_are_nothing(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html>")
    (tmp_path / "routes.json").write_text('["", "t", "learn"]')
    web = WebApp(tmp_path, tmp_path)
    asked = ("/", "/t/abc", "/learn", "/learn/kingsburg/1", "/nothing", "/metrics", "/wp-admin/x", "/tt")
    assert [web.serve(path).status_code for path in asked] == [200, 200, 200, 200, 404, 404, 404, 404]
