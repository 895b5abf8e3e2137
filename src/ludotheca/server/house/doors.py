"""Running this server by HTTP, and what it keeps about people."""

from __future__ import annotations

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.server import protocol as p
from ludotheca.server.caller import caller
from ludotheca.server.house.privacy import kept
from ludotheca.server.http import Asker, in_person, service_of


@get("/api/house", summary="What this house says to everybody, and what I am here")
async def info(request: Asker) -> p.HouseInfo:
    service = service_of(request)
    return await service.keeper.info(await caller(request, service.identities))


@get("/api/house/log", summary="What those who run this server did; for them")
async def log(request: Asker) -> p.HouseLog:
    return await service_of(request).keeper.log(await in_person(request))


@get("/api/house/reports", summary="What was reported and is not settled; for those who run this server")
async def reports(request: Asker) -> p.HouseReports:
    return await service_of(request).keeper.reports(await in_person(request))


@post("/api/house/reports/{report:str}/settle", summary="A report is settled", status_code=200)
async def settle(request: Asker, report: FromPath[str]) -> p.HouseReports:
    return await service_of(request).keeper.settle(await in_person(request), report)


@post("/api/house/acts", summary="An act of somebody who runs this server", status_code=200)
async def act(request: Asker, data: JSONBody[p.HouseAct]) -> p.HouseLog:
    return await service_of(request).keeper.act(await in_person(request), data)


@post("/api/house/acts/{number:int}/undo", summary="As if an act had not been done", status_code=200)
async def undo(request: Asker, number: FromPath[int]) -> p.HouseLog:
    return await service_of(request).keeper.undo(await in_person(request), number)


@post("/api/house/invitations", summary="A link that lets newcomers in", status_code=200)
async def invitation(request: Asker, data: JSONBody[p.NewInvitation]) -> p.Invitation:
    return await service_of(request).keeper.invite(await in_person(request), data)


@get("/api/privacy", summary="What this server keeps, table by table")
async def privacy() -> p.Privacy:
    return p.Privacy(kept=kept())


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
