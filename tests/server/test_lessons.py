"""Lessons by HTTP: played to the end with nothing kept, and whatever may be sent wrongly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from games.titles import COMPLETE
from server.harness import Server, sqlite

from ludotheca.games import registry
from ludotheca.lessons.script import lessons
from ludotheca.server.errors import UnknownLesson
from ludotheca.server.learning.lessons import answer
from ludotheca.server.protocol import LessonAsk
from ludotheca.texts.files import Texts

pytestmark = pytest.mark.once


@pytest.mark.parametrize("title", COMPLETE)
def test_a_lesson_goes_to_its_end_from_answers_alone(title: str) -> None:
    texts = Texts("en", [registry.get(title).folder / "lessons"], strict=True)
    answers: list[Any] = []
    told = answer(title, 1, LessonAsk())
    said = [told.say]
    while not told.moment.done:
        if told.show is None:
            answers.append(None)
            told = answer(title, 1, LessonAsk(answers=answers))
        else:
            told = answer(title, 1, LessonAsk(answers=answers, attempt=told.show))
            assert told.taken
            answers = told.answers
        said.append(told.say)
    assert [texts.say(key, {}) for key in said]
    assert len(set(said)) == len(lessons(registry.get(title))[0].steps)
    assert told.moment.decision is None


def test_a_wrong_attempt_changes_nothing_and_is_answered() -> None:
    before = answer("rome_in_a_day", 1, LessonAsk(answers=[None]))
    for attempt, key in (
        ({"type": "split", "small": []}, "lesson-1-2-wrong-1"),
        ({"type": "split", "small": [1]}, "lesson-1-2-wrong-3"),
    ):
        told = answer("rome_in_a_day", 1, LessonAsk(answers=[None], attempt=attempt))
        assert (told.taken, told.wrong) == (False, key)
        assert (told.moment, told.answers) == (before.moment, [None])


async def test_over_http(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
        steps = (await http.get("/api/lessons")).json()["steps"]
        assert {title: len(steps[title]) for title in COMPLETE} == dict.fromkeys(COMPLETE, 3)
        path = "/api/lessons/rome_in_a_day/1"
        first = (await http.post(path, json={})).json()
        assert (first["say"], first["moment"]["step"], first["show"]) == ("lesson-1-1", 1, None)
        second = (
            await http.post(path, json={"answers": [None], "attempt": {"type": "split", "small": [0, 4]}})
        ).json()
        assert (second["taken"], second["say"]) == (True, "lesson-1-3")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("rome_in_a_day/4", {}, 404, "unknown-lesson"),
        ("rome_in_a_day/0", {}, 404, "unknown-lesson"),
        ("rome_in_a_day/-1", {}, 404, "unknown-lesson"),
        (f"rome_in_a_day/{'9' * 4000}", {}, 404, "unknown-lesson"),
        (f"rome_in_a_day/{'9' * 5000}", {}, 404, "not-found"),
        ("rome_in_a_day/one", {}, 404, "not-found"),
        ("rome/1", {}, 404, "unknown-title"),
        ("rome_in_a_day/1", {"answers": [{"type": "nonsense"}]}, 400, "bad-answer"),
        ("rome_in_a_day/1", {"answers": [None, None]}, 400, "bad-answer"),
        ("rome_in_a_day/1", {"answers": [None, {"type": {"deep": []}}]}, 400, "bad-answer"),
        ("rome_in_a_day/1", {"answers": [None] * 101}, 400, "bad-message"),
        ("rome_in_a_day/1", {"answers": 3}, 400, "bad-message"),
        ("rome_in_a_day/1", {"unknown": 3}, 400, "bad-message"),
    ],
)
async def test_bad_input_over_http(
    server: Server, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
        refused = await http.post(f"/api/lessons/{path}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (status, code)


async def test_too_many_calls_are_refused(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path), lessons_per_second=0.01, lessons_burst=5) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
            calls = [await http.post("/api/lessons/rome_in_a_day/9", json={}) for _ in range(7)]
            assert [call.status_code for call in calls] == [404] * 5 + [429] * 2
            assert (await http.get("/api/lessons")).status_code == 200


def test_what_was_told_before_comes_when_asked_for_and_with_a_new_game() -> None:
    """So that a page that was just opened knows what its board draws from."""
    answers: list[Any] = [None, {"type": "split", "small": [0, 4]}]
    told = answer("rome_in_a_day", 1, LessonAsk(answers=answers, log=True))
    assert [event.seq for event in told.log] == sorted(event.seq for event in told.log)
    assert told.log[-1].seq < told.moment.events[0].seq
    assert answer("rome_in_a_day", 1, LessonAsk(answers=answers)).log == []
    first = answer("alba_longa", 3, LessonAsk())
    assert first.moment.new_scene
    assert first.log


def test_a_title_without_lessons_says_so() -> None:
    with pytest.raises(UnknownLesson, match="it has none"):
        answer(registry.EXAMPLE, 1, LessonAsk())


def test_what_the_others_do_comes_entry_by_entry() -> None:
    told = answer("kingsburg", 1, LessonAsk(attempt={"type": "take", "goods": ["gold"]}))
    heads = [moment.view.head for moment in told.moments]
    assert len(heads) > 2
    assert heads == list(range(heads[0], told.moment.view.head))
    assert [event for moment in told.moments for event in moment.events] == [
        event for event in told.moment.events if event.seq < told.moment.view.head - 1
    ]
    assert all(moment.view.viewer == 0 for moment in told.moments)
