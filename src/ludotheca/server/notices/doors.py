"""Notices by HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of
from ludotheca.server.http import Asker, service_of, signed_in


@get("/api/me/notices", summary="How I am told that a table waits for me")
async def settings(request: Asker) -> p.NoticeSettings:
    return await service_of(request).notices.settings(await signed_in(request))


@post("/api/me/notices", summary="What I want to hear of, and when", status_code=200)
async def save(request: Asker, data: JSONBody[p.NoticeRules]) -> p.NoticeSettings:
    return await service_of(request).notices.save(await signed_in(request), data)


@post("/api/me/ways", summary="One more way to reach me, or all at a table of mine", status_code=200)
async def add(request: Asker, data: JSONBody[p.NewWay]) -> p.NoticeSettings:
    return await service_of(request).notices.add(await signed_in(request), data)


@post("/api/me/ways/{way:str}/drop", summary="One way less", status_code=200)
async def drop(request: Asker, way: FromPath[str]) -> p.NoticeSettings:
    return await service_of(request).notices.drop(await signed_in(request), way)


@post("/api/me/ways/{way:str}/test", summary="Send a trial by this way", status_code=200)
async def test(request: Asker, way: FromPath[str]) -> p.NoticeSettings:
    return await service_of(request).notices.test(await signed_in(request), way)


@post("/api/me/ways/{way:str}/enters", summary="Whether a letter to this address lets me in", status_code=200)
async def enters(request: Asker, way: FromPath[str], data: JSONBody[p.WayEnters]) -> p.NoticeSettings:
    return await service_of(request).notices.enters(await signed_in(request), way, data.on)


@post("/api/notices/confirm", summary="A letter was for me: send more", status_code=200)
async def confirm(request: Asker, data: JSONBody[p.WayToken]) -> p.WayAnswered:
    service_of(request).newcomers.check(address_of(request))
    return await service_of(request).notices.answer(data.token, keep=True)


@post("/api/notices/stop", summary="No more letters", status_code=200)
async def stop(request: Asker, data: JSONBody[p.WayToken]) -> p.WayAnswered:
    service_of(request).newcomers.check(address_of(request))
    return await service_of(request).notices.answer(data.token, keep=False)


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
