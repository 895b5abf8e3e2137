"""The deal of the day and challenges by HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.server import protocol as p
from ludotheca.server.caller import caller
from ludotheca.server.http import Asker, player, service_of


@get("/api/deals", summary="The deals of the day, one a title")
async def deals(request: Asker) -> p.DealsToday:
    service = service_of(request)
    return await service.deals.today(await caller(request, service.identities), service.tables.now())


@post("/api/deals/{title:str}", summary="My one game on a title's deal of the day", status_code=200)
async def play_deal(request: Asker, title: FromPath[str]) -> p.DealTable:
    service = service_of(request)
    return await service.deals.play(await player(request), title, service.tables.now())


@post("/api/challenges", summary="Make a challenge", status_code=200)
async def new_challenge(request: Asker, data: JSONBody[p.NewChallenge]) -> p.Challenge:
    service = service_of(request)
    return await service.deals.new_challenge(await player(request), data, service.tables.now())


@get("/api/challenges/{challenge:str}", summary="A challenge, as far as I have played it")
async def challenge(request: Asker, challenge: FromPath[str]) -> p.Challenge:
    service = service_of(request)
    who = await caller(request, service.identities)
    return await service.deals.challenge(who, challenge, service.tables.now())


@post("/api/challenges/{challenge:str}/{number:int}", summary="My one game on a deal of it", status_code=200)
async def play_challenge(request: Asker, challenge: FromPath[str], number: FromPath[int]) -> p.DealTable:
    service = service_of(request)
    return await service.deals.play_challenge(await player(request), challenge, number, service.tables.now())


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
