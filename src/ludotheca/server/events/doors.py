"""Events by HTTP."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.kernel.codec import canonical
from ludotheca.server import protocol as p
from ludotheca.server.caller import caller
from ludotheca.server.http import Asker, player, service_of


@get("/api/events", summary="Events to come, running and over")
async def events(request: Asker) -> p.EventList:
    service = service_of(request)
    return await service.events.list(await caller(request, service.identities))


@post("/api/events", summary="Set an event", status_code=200)
async def new_event(request: Asker, data: JSONBody[p.NewEvent]) -> p.EventInfo:
    return await service_of(request).events.create(await player(request), data)


@get("/api/events/{event:str}", summary="An event: standings, pods, what binds its draw")
async def event(request: Asker, event: FromPath[str]) -> p.EventInfo:
    service = service_of(request)
    return await service.events.show(await caller(request, service.identities), event)


@post("/api/events/{event:str}/enter", summary="Enter with a grain of mine", status_code=200)
async def enter(request: Asker, event: FromPath[str], data: JSONBody[p.EnterEvent]) -> p.EventInfo:
    return await service_of(request).events.enter(await player(request), event, data.grain)


@post("/api/events/{event:str}/leave", summary="Leave it", status_code=200)
async def leave(request: Asker, event: FromPath[str]) -> p.EventInfo:
    return await service_of(request).events.leave(await player(request), event)


@get("/api/events/{event:str}/file", summary="The file that lets anybody draw again")
async def event_file(request: Asker, event: FromPath[str]) -> Response[bytes]:
    data = canonical(await service_of(request).events.book(event))
    headers = {"content-disposition": f'attachment; filename="ludotheca-event-{event}.json"'}
    return Response(data, media_type="application/json", headers=headers)


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
