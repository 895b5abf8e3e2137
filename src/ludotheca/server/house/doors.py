"""Running this server by HTTP, and what it keeps about people."""

from __future__ import annotations

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.server import protocol as p
from ludotheca.server.caller import caller, need_caller
from ludotheca.server.errors import NoIdentity
from ludotheca.server.house.privacy import kept
from ludotheca.server.http import Asker
from ludotheca.server.service import Service
from ludotheca.server.store.people import IdentityRow


def _service(request: Asker) -> Service:
    service: Service = request.app.state.service
    return service


async def _need(request: Asker) -> IdentityRow:
    row = await need_caller(request, _service(request).identities)
    if row is None:
        raise NoIdentity
    return row


@get("/api/house", summary="What this house says to everybody, and what I am here")
async def info(request: Asker) -> p.HouseInfo:
    service = _service(request)
    return await service.keeper.info(await caller(request, service.identities))


@get("/api/house/log", summary="What those who run this server did; for them")
async def log(request: Asker) -> p.HouseLog:
    return await _service(request).keeper.log(await _need(request))


@get("/api/house/reports", summary="What was reported and is not settled; for those who run this server")
async def reports(request: Asker) -> p.HouseReports:
    return await _service(request).keeper.reports(await _need(request))


@post("/api/house/reports/{report:str}/settle", summary="A report is settled", status_code=200)
async def settle(request: Asker, report: FromPath[str]) -> p.HouseReports:
    return await _service(request).keeper.settle(await _need(request), report)


@post("/api/house/acts", summary="An act of somebody who runs this server", status_code=200)
async def act(request: Asker, data: JSONBody[p.HouseAct]) -> p.HouseLog:
    return await _service(request).keeper.act(await _need(request), data)


@post("/api/house/acts/{number:int}/undo", summary="As if an act had not been done", status_code=200)
async def undo(request: Asker, number: FromPath[int]) -> p.HouseLog:
    return await _service(request).keeper.undo(await _need(request), number)


@post("/api/house/invitations", summary="A link that lets newcomers in", status_code=200)
async def invitation(request: Asker, data: JSONBody[p.NewInvitation]) -> p.Invitation:
    return await _service(request).keeper.invite(await _need(request), data)


@get("/api/privacy", summary="What this server keeps, table by table")
async def privacy() -> p.Privacy:
    return p.Privacy(kept=kept())


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
