"""Puzzles by HTTP, for a page that asks on the real board. What is best leaves the server only after an answer."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of, need_caller
from ludotheca.server.days import day_of
from ludotheca.server.http import Asker
from ludotheca.server.learning import puzzling
from ludotheca.server.service import Service
from ludotheca.server.store import Conflict, tries


@get("/api/puzzles", summary="The puzzles there are, and those of the day")
async def all_puzzles(request: Asker) -> p.PuzzleList:
    service: Service = request.app.state.service
    day = day_of(service.tables.now())
    counts = await service.store.read(tries.all_counts)
    return await asyncio.to_thread(puzzling.listed, day, counts)


@get("/api/puzzles/{title:str}/{puzzle:str}", summary="A puzzle: the position and what is to decide")
async def question(request: Asker, title: FromPath[str], puzzle: FromPath[str]) -> p.PuzzleQuestion:
    service: Service = request.app.state.service
    service.lessons.check(address_of(request))
    game, found = puzzling.find(title, puzzle)
    counts = await service.store.read(lambda c: tries.counts(c, title, puzzle))
    return await asyncio.to_thread(puzzling.asked, game, found, counts)


@post("/api/puzzles/{title:str}/{puzzle:str}", summary="Answer a puzzle", status_code=200)
async def answer(
    request: Asker, title: FromPath[str], puzzle: FromPath[str], data: JSONBody[p.PuzzleTry]
) -> p.PuzzleAnswer:
    service: Service = request.app.state.service
    service.lessons.check(address_of(request))
    game, found = puzzling.find(title, puzzle)
    judged = await asyncio.to_thread(puzzling.judged, game, found, data.action)
    who = await need_caller(request, service.identities)
    right, now, counted = judged.right, service.tables.now(), False
    if who is not None:
        with contextlib.suppress(Conflict):  # the same answer came twice at once
            counted = await service.store.write(
                lambda c: tries.note(c, title, puzzle, who.id, found=right, now=now)
            )
    tried, of_them = await service.store.read(lambda c: tries.counts(c, title, puzzle))
    return msgspec.structs.replace(judged, counted=counted, tried=tried, found=of_them)


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
