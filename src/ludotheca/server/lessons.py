"""Lessons by HTTP, for a page that teaches on the real board. Every call plays the lesson from its beginning."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.games import registry
from ludotheca.lessons.course import replayed
from ludotheca.lessons.script import LEARNER, lessons
from ludotheca.server import protocol as p
from ludotheca.server import replays
from ludotheca.server.caller import address_of
from ludotheca.server.errors import UnknownLesson
from ludotheca.server.http import Asker
from ludotheca.server.service import Service


@get("/api/lessons", summary="The lessons there are")
async def all_lessons() -> p.LessonList:
    games = [registry.get(title) for title in registry.titles()]
    return p.LessonList(
        steps={game.meta.title: [len(lesson.steps) for lesson in lessons(game)] for game in games}
    )


@post(
    "/api/lessons/{title:str}/{number:int}",
    summary="A lesson after my answers; an act to try",
    status_code=200,
)
async def lesson(
    request: Asker, title: FromPath[str], number: FromPath[int], data: JSONBody[p.LessonAsk]
) -> p.LessonAnswer:
    service: Service = request.app.state.service
    service.lessons.check(address_of(request))
    return await asyncio.to_thread(answer, title, number, data)


def answer(title: str, number: int, asked: p.LessonAsk) -> p.LessonAnswer:
    """The lesson after these answers and the attempt."""
    game = registry.get(title)
    found = lessons(game)
    if not 1 <= number <= len(found):
        raise UnknownLesson(title, number, len(found))
    course = replayed(game, found[number - 1], asked.answers)
    answers, taken, wrong = list(asked.answers), False, ""
    if asked.attempt is not None and not course.done:
        taken = course.act(asked.attempt)
        if taken:
            answers.append(asked.attempt)
        elif place := course.wrong(asked.attempt):
            wrong = f"lesson-{number}-{course.step + 1}-wrong-{place}"
    moment, wanted = course.moment(), course.asked()
    before = course.match.events(LEARNER) if asked.log or moment.new_scene else []
    return p.LessonAnswer(
        moment=moment,
        say=f"lesson-{number}-{moment.step}",
        show=wanted.play if wanted else None,
        answers=answers,
        taken=taken,
        wrong=wrong,
        log=[event for event in before if event.seq < course.told],
        moments=replays.between(course.match, LEARNER, course.told, moment.events),
    )


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
