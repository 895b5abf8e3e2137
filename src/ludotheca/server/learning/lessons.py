"""Lessons by HTTP, for a page that teaches on the real board. Every call plays the lesson from its beginning."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of
from ludotheca.server.http import Asker
from ludotheca.server.learning.teaching import all_steps, answer
from ludotheca.server.service import Service


@get("/api/lessons", summary="The lessons there are")
async def all_lessons() -> p.LessonList:
    return all_steps()


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


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
