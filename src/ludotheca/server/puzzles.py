"""Puzzles by HTTP, for a page that asks on the real board. What is best leaves the server only after an answer."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import date

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.games import registry
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import IllegalAction
from ludotheca.kernel.game import AnyGame
from ludotheca.puzzles.puzzle import Puzzle, decision_of, puzzles_of
from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of, need_caller
from ludotheca.server.days import day_of
from ludotheca.server.errors import UnknownPuzzle
from ludotheca.server.http import Asker
from ludotheca.server.service import Service
from ludotheca.server.store import Conflict, tries


def of_the_day(title: str, puzzles: tuple[Puzzle, ...], day: str) -> str:
    """The puzzle of a day: all in turn, in an order that nobody sees through at a glance."""
    order = sorted(puzzles, key=lambda puzzle: fingerprint(f"{title} {puzzle.id}".encode()))
    return order[date.fromisoformat(day).toordinal() % len(order)].id


@get("/api/puzzles", summary="The puzzles there are, and those of the day")
async def all_puzzles(request: Asker) -> p.PuzzleList:
    service: Service = request.app.state.service
    day = day_of(service.tables.now())
    return await asyncio.to_thread(_listed, day)


def _listed(day: str) -> p.PuzzleList:
    found = {title: puzzles_of(registry.get(title)) for title in registry.titles()}
    return p.PuzzleList(
        day=day,
        titles={
            title: p.PuzzleShelf(
                puzzles=[puzzle.id for puzzle in puzzles],
                difficulty=[puzzle.difficulty for puzzle in puzzles],
                today=of_the_day(title, puzzles, day),
            )
            for title, puzzles in found.items()
            if puzzles
        },
    )


@get("/api/puzzles/{title:str}/{puzzle:str}", summary="A puzzle: the position and what is to decide")
async def question(request: Asker, title: FromPath[str], puzzle: FromPath[str]) -> p.PuzzleQuestion:
    service: Service = request.app.state.service
    service.lessons.check(address_of(request))
    game, found = _find(title, puzzle)
    tried, right = await service.store.read(lambda c: tries.counts(c, title, puzzle))
    return p.PuzzleQuestion(
        title=title,
        puzzle=puzzle,
        difficulty=found.difficulty,
        view=found.view,
        decision=await asyncio.to_thread(decision_of, game, found.view),
        tried=tried,
        found=right,
        levels=found.levels,
    )


@post("/api/puzzles/{title:str}/{puzzle:str}", summary="Answer a puzzle", status_code=200)
async def answer(
    request: Asker, title: FromPath[str], puzzle: FromPath[str], data: JSONBody[p.PuzzleTry]
) -> p.PuzzleAnswer:
    service: Service = request.app.state.service
    service.lessons.check(address_of(request))
    game, found = _find(title, puzzle)
    decision = await asyncio.to_thread(decision_of, game, found.view)
    if data.action not in decision.actions:
        raise IllegalAction(decision.seat, data.action, decision.kind, decision.actions)
    who = await need_caller(request, service.identities)
    right, now, counted = found.right(data.action), service.tables.now(), False
    if who is not None:
        with contextlib.suppress(Conflict):  # the same answer came twice at once
            counted = await service.store.write(
                lambda c: tries.note(c, title, puzzle, who.id, found=right, now=now)
            )
    tried, of_them = await service.store.read(lambda c: tries.counts(c, title, puzzle))
    named = {canonical(action): action for action in decision.actions}  # as the question spelt them
    options = [
        msgspec.structs.replace(option, action=named[canonical(option.action)]) for option in found.options
    ]
    return p.PuzzleAnswer(right=right, counted=counted, options=options, tried=tried, found=of_them)


def _find(title: str, name: str) -> tuple[AnyGame, Puzzle]:
    game = registry.get(title)
    puzzles = puzzles_of(game)
    found = next((puzzle for puzzle in puzzles if puzzle.id == name), None)
    if found is None:
        raise UnknownPuzzle(title, name, len(puzzles))
    return game, found


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
