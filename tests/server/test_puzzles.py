"""Puzzles by HTTP: nothing of the answer before an answer, the first one counts, and whatever may be sent wrongly."""

from __future__ import annotations

import httpx
import pytest
from server.harness import Person, Server

from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.match import Match
from ludotheca.puzzles.puzzle import Judged, Puzzle, id_of, puzzles_of
from ludotheca.server.learning.puzzling import difficulty, listed, of_the_day

pytestmark = pytest.mark.once
TITLE = "rome_in_a_day"


def some_puzzle(seed: int = 0) -> Puzzle:
    """The first decision of a game, with made-up shares."""
    game = registry.get(TITLE)
    match = Match.start(game, SeededDealer(seed), players=2)
    view: MatchView = match.view(0)
    decision = match.decision(0)
    assert decision is not None
    options = [
        Judged(action=action, share=round(0.6 - i / 50, 3), doubt=0.01, points=20.0, same=i == 0)
        for i, action in enumerate(decision.actions)
    ]
    return Puzzle(id=id_of(view), kind=decision.kind, view=view, options=options, levels={"master": (4, 4)})


def test_a_day_has_a_puzzle_and_all_have_their_day() -> None:
    few = tuple(some_puzzle(seed) for seed in range(5))
    month = [of_the_day(TITLE, few, f"2026-11-{day:02}") for day in range(1, 31)]
    assert set(month[:5]) == {puzzle.id for puzzle in few}
    assert month[:5] == month[5:10]


def test_people_count_beside_the_bots() -> None:
    """Ten people or more; the easiest comes first."""
    first, *_, last = puzzles_of(registry.get(TITLE))
    assert first.difficulty < last.difficulty
    assert difficulty(first, (9, 0)) == first.difficulty
    assert difficulty(first, (10, 0)) == int((first.difficulty + 5) / 2 + 0.5)
    assert difficulty(last, (40, 40)) == int((last.difficulty + 1) / 2 + 0.5)
    shelf = listed("2026-11-18", {(TITLE, first.id): (10, 0)}).titles[TITLE]
    assert shelf.difficulty == sorted(shelf.difficulty)
    assert shelf.difficulty[shelf.puzzles.index(first.id)] > first.difficulty


async def test_a_puzzle_is_asked_answered_and_counted(server: Server) -> None:
    shipped = puzzles_of(registry.get(TITLE))[0]
    path = f"/api/puzzles/{TITLE}/{shipped.id}"
    best, wrong = shipped.options[0].action, shipped.options[-1].action
    async with Person(server.address) as ann, Person(server.address) as ben:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
            listed = (await http.get("/api/puzzles")).json()
            assert shipped.id in listed["titles"][TITLE]["puzzles"]
            assert listed["titles"][TITLE]["today"] in listed["titles"][TITLE]["puzzles"]
            asked = await http.get(path)
            assert '"share"' not in asked.text
            assert asked.json()["decision"]["actions"]
            told = (await http.post(path, json={"action": best})).json()  # nobody counts
            assert (told["right"], told["counted"], told["tried"]) == (True, False, 0)
            bad = await http.post(path, json={"action": {"type": "split", "small": [9]}})
            assert bad.status_code in {400, 409, 422}, bad.text
            missing = await http.get(f"/api/puzzles/{TITLE}/nothing")
            assert (missing.status_code, missing.json()["code"]) == (404, "unknown-puzzle")
        for person, action, expected in (
            (ann, wrong, (False, True, 1, 0)),
            (ann, best, (True, False, 1, 0)),  # a second try does not count
            (ben, best, (True, True, 2, 1)),
        ):
            cookies = {"ludotheca": person.cookie}
            async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=30) as http:
                told = (await http.post(path, json={"action": action})).json()
                assert (told["right"], told["counted"], told["tried"], told["found"]) == expected
                assert told["options"][0]["action"] == best
