"""Where a game stands, told in a line to whoever has the table in a list."""

from __future__ import annotations

import httpx
import pytest
from server.harness import BOT, ME, OPEN, Person, Server

import ludotheca
from ludotheca.games import registry
from ludotheca.server.glances import told

pytestmark = pytest.mark.once


@pytest.mark.parametrize("title", registry.titles())
def test_it_names_round_and_phase_without_a_seat(title: str) -> None:
    match = ludotheca.new_match(title, 3, seed=5)
    for decision in (match.decisions()[0] for _ in range(12)):
        match.submit(decision.seat, decision.actions[0])
    lines = {lang: told(match.view(-1), lang) for lang in ("en", "fr")}
    assert lines["en"].heading != lines["fr"].heading
    assert any(letter.isdigit() or letter == "I" for letter in lines["en"].heading)
    assert "Seat" not in lines["en"].heading
    assert lines["en"].scores == [result.score for result in match.view(-1).results]
    assert len(lines["en"].scores) == 3


async def test_over_http(server: Server) -> None:
    async with Person(server.address, "Ann") as ann, httpx.AsyncClient(base_url=server.address) as http:
        waiting = await ann.table(ME, OPEN)
        answer = await http.get(f"/api/tables/{waiting}/glance")
        assert (answer.status_code, answer.json()["code"]) == (409, "wrong-status")
        running = await ann.table(ME, BOT, start=True)
        answer = await http.get(f"/api/tables/{running}/glance", params={"lang": "fr"})
        assert answer.json()["heading"] == "manche 1 sur 4 · division"
        assert (await http.get("/api/tables/none/glance")).status_code == 404
        assert (await http.get(f"/api/tables/{running}/glance", params={"lang": "xx"})).status_code == 400
