"""Notices by HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of, need_caller
from ludotheca.server.errors import NoIdentity
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


@get("/api/me/notices", summary="How I am told that a table waits for me")
async def settings(request: Asker) -> p.NoticeSettings:
    return await _service(request).notices.settings(await _need(request))


@post("/api/me/notices", summary="What I want to hear of, and when", status_code=200)
async def save(request: Asker, data: JSONBody[p.NoticeRules]) -> p.NoticeSettings:
    return await _service(request).notices.save(await _need(request), data)


@post("/api/me/ways", summary="One more way to reach me, or all at a table of mine", status_code=200)
async def add(request: Asker, data: JSONBody[p.NewWay]) -> p.NoticeSettings:
    return await _service(request).notices.add(await _need(request), data)


@post("/api/me/ways/{way:str}/drop", summary="One way less", status_code=200)
async def drop(request: Asker, way: FromPath[str]) -> p.NoticeSettings:
    return await _service(request).notices.drop(await _need(request), way)


@post("/api/me/ways/{way:str}/test", summary="Send a trial by this way", status_code=200)
async def test(request: Asker, way: FromPath[str]) -> p.NoticeSettings:
    return await _service(request).notices.test(await _need(request), way)


@post("/api/notices/confirm", summary="A letter was for me: send more", status_code=200)
async def confirm(request: Asker, data: JSONBody[p.WayToken]) -> p.WayAnswered:
    _service(request).newcomers.check(address_of(request))
    return await _service(request).notices.answer(data.token, keep=True)


@post("/api/notices/stop", summary="No more letters", status_code=200)
async def stop(request: Asker, data: JSONBody[p.WayToken]) -> p.WayAnswered:
    _service(request).newcomers.check(address_of(request))
    return await _service(request).notices.answer(data.token, keep=False)


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
