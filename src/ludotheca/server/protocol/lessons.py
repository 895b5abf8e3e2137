"""Lessons by HTTP. The server keeps nothing of them: the learner sends their answers along."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Struct

from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Named
from ludotheca.lessons.course import LessonMoment
from ludotheca.server.protocol.common import Moment

MOST_ANSWERS = 100


class LessonAsk(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a learner is: the answers that the lesson took so far, null for each "go on". `attempt` is an act that they
    try now. `log` asks for all that was told in the game of this step, for a page that has just been opened."""

    answers: Annotated[list[dict[str, Any] | None], msgspec.Meta(max_length=MOST_ANSWERS)] = []
    attempt: dict[str, Any] | None = None
    log: bool = False


class LessonAnswer(Struct, frozen=True, kw_only=True):
    """The lesson after these answers, with the attempt among them if it was taken. `say` is the key of the sentence,
    `show` what "show me" plays, null where the learner goes on. `wrong` is the key of the answer to an attempt that was not
    taken; it is empty if the lesson has none. `log` is what was told in this game before the moment's events, where it was asked
    for or the game is a new one. `moments` are the game after each entry since the last answer but the last, as in an `update`."""

    moment: LessonMoment
    say: str
    show: Named | None
    answers: list[Named | None]
    taken: bool
    wrong: str
    log: list[Event]
    moments: list[Moment]


class LessonList(Struct, frozen=True, kw_only=True):
    """The lessons of every title: how many steps each has. The key of the name of the first is `lesson-1`."""

    steps: dict[str, list[int]]
