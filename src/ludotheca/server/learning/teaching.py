"""What a lesson answers, whoever asks: the page by HTTP, or the house in a browser."""

from __future__ import annotations

from ludotheca.games import registry
from ludotheca.lessons.course import replayed
from ludotheca.lessons.script import LEARNER, lessons
from ludotheca.server import protocol as p
from ludotheca.server.errors import UnknownLesson
from ludotheca.server.moments import between


def all_steps() -> p.LessonList:
    """How many steps each lesson of each title has."""
    games = [registry.get(title) for title in registry.titles()]
    return p.LessonList(
        steps={game.meta.title: [len(lesson.steps) for lesson in lessons(game)] for game in games}
    )


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
        moments=between(course.match, LEARNER, course.told, moment.events),
    )
