"""The same by HTTP, for pages before they connect, for scripts and for bots that prefer it.

`POST /api/requests` takes the requests and commands of the WebSocket and answers with the same messages; the rest is for
reading. An error is always `ErrorMessage`.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from ludotheca.review.format import Effort, View
from ludotheca.server import describe, replays
from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of, by_token, caller, need_caller
from ludotheca.server.errors import BadValue, NoIdentity, WrongStatus, status_of
from ludotheca.server.people import programs
from ludotheca.server.people.errors import WrongScope
from ludotheca.server.people.identities import COOKIE, COOKIE_SECONDS
from ludotheca.server.service import Service
from ludotheca.server.shelf import catalogue
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

Asker = Request[Any, Any, State]
MOST_WAIT = 25.0


def service_of(request: Asker) -> Service:
    """The service behind a request."""
    service: Service = request.app.state.service
    return service


async def _caller(request: Asker) -> IdentityRow | None:
    return await need_caller(request, service_of(request).identities)


async def signed_in(request: Asker) -> IdentityRow:
    """Who asks; `NoIdentity` if nobody we know."""
    row = await _caller(request)
    if row is None:
        raise NoIdentity
    return row


async def in_person(request: Asker) -> IdentityRow:
    """Who asks, at a browser: what a token never opens."""
    if by_token(request):
        raise WrongScope("a browser")
    return await signed_in(request)


async def player(request: Asker) -> IdentityRow:
    """Who asks, and may play here."""
    row = await signed_in(request)
    service_of(request).keeper.check_player(row.id)
    return row


async def _viewer(request: Asker) -> str | None:
    """Who looks at what anybody may see."""
    row = await caller(request, service_of(request).identities)
    return None if row is None else row.id


# What there is, and who one is.


@get("/api/titles", summary="The titles and the bots")
async def titles() -> p.Catalogue:
    return catalogue()


@get("/api/lobby", summary="Public tables that wait or run")
async def lobby(request: Asker) -> Response[bytes]:
    return Response(service_of(request).tables.lobby.message(), media_type="application/json")


@get("/api/me", summary="Who I am here, and my tables")
async def me(request: Asker) -> Response[p.Me]:
    service = service_of(request)
    row = await _caller(request)
    if row is None:
        return Response(p.Me(identity=None, tables=[]))
    tables = await service.tables.lobby.mine(row.id)
    # The cookie is given again, so that it lasts from the latest visit on; never in exchange for a token.
    found = p.Me(identity=p.Identity(name=row.name), tables=tables)
    return Response(found, cookies=[] if by_token(request) else [own_cookie(service, row)])


@post("/api/me", summary="Become someone, or take another name", status_code=200)
async def take_name(request: Asker, data: JSONBody[p.Rename]) -> Response[p.Identity]:
    service = service_of(request)
    row = await caller(request, service.identities)
    if row is not None:
        identity = await service.rename(row.id, data.name)
        return Response(identity, cookies=[own_cookie(service, row)])
    service.newcomers.check(address_of(request))
    row = await service.come_in(data.name, data.invitation)
    return Response(p.Identity(name=row.name), cookies=[own_cookie(service, row)])


@post("/api/me/link", summary="A private link that makes another device me", status_code=200)
async def restore_link(request: Asker) -> Response[p.RestoreLink]:
    token = await service_of(request).identities.new_restore((await signed_in(request)).id)
    return Response(p.RestoreLink(link=f"/restore#{token}"), headers={"cache-control": "no-store"})


@post("/api/me/restore", summary="Become the identity of a restore link", status_code=200)
async def restore(request: Asker, data: JSONBody[p.RestoreToken]) -> Response[p.Identity]:
    service = service_of(request)
    service.newcomers.check(address_of(request))
    row = await service.identities.restore(data.token)
    return Response(p.Identity(name=row.name), cookies=[own_cookie(service, row)])


@post("/api/me/sign-out", summary="Sign out all my other devices", status_code=200)
async def sign_out(request: Asker) -> Response[p.Identity]:
    service = service_of(request)
    row = await service.sign_out((await signed_in(request)).id)
    return Response(p.Identity(name=row.name), cookies=[own_cookie(service, row)])


@post("/api/me/forget", summary="Forget me: my name leaves this server for good", status_code=200)
async def forget(request: Asker, data: JSONBody[p.ForgetMe]) -> Response[p.Me]:
    row = await signed_in(request)
    if data.name != row.name:
        raise BadValue("name", "is not yours: to be forgotten for good, say the name you have here")
    await service_of(request).forget(row.id)
    return Response(
        p.Me(identity=None, tables=[]), cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")]
    )


def own_cookie(service: Service, row: IdentityRow) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=service.identities.cookie(row),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure(),
        path="/",
    )


# Asking for something.


@post("/api/requests", summary="Any request or command, as over the WebSocket", status_code=200)
async def requests(
    request: Asker, data: JSONBody[p.Asked]
) -> Response[p.Done | p.Created | p.Links | p.Foreseen | p.Ahead | p.Ack | p.Stale | p.ErrorMessage]:
    service, row = service_of(request), await _caller(request)
    identity = None if row is None else row.id
    if by_token(request):
        await programs.check_asked(service, data)
    if isinstance(data, p.Request):
        return Response(await service.request(identity, data))
    answers: list[p.CommandAnswer] = []
    await service.command(identity, data, answers.append)
    return Response(answers[0], status_code=_status(answers[0]))


def _status(answer: p.CommandAnswer) -> int:
    match answer:
        case p.Ack():
            return 200
        case p.Stale():
            return 409
        case p.ErrorMessage():
            return status_of(answer.code)


# Looking at a table.


@get("/api/tables/{table:str}", summary="A table as it is now")
async def table(request: Asker, table: FromPath[str]) -> p.TableMessage:
    return describe.table_message(await service_of(request).tables.get_fresh(table), await _viewer(request))


@get(
    "/api/tables/{table:str}/game", summary="The game as I may see it; waits for news or my turn if asked to"
)
async def game(
    request: Asker,
    table: FromPath[str],
    last: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the head already seen")] = 0,
    wait: Annotated[
        float, QueryParameter(ge=0, le=MOST_WAIT, description="seconds to wait, unless I owe a decision")
    ] = 0,
) -> p.Update:
    service = service_of(request)
    viewer = await _viewer(request)
    found = await service.tables.get_fresh(table)
    seat = found.seat_of(viewer)
    if not found.started:
        raise WrongStatus("waiting", "running or over")
    service.tables.presence.look(found, seat)
    if wait > 0:
        await _news(service, found, seat, last, wait)
    async with found.lock:
        return await found.update(seat, last)


@get("/api/tables/{table:str}/voices", summary="What was said at a table, as I hear it")
async def voices(
    request: Asker,
    table: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the first line wanted")] = 0,
) -> p.Voices:
    service, viewer = service_of(request), await _viewer(request)
    found = await service.tables.get_fresh(table)
    return await service.voices.message(found, viewer, found.seat_of(viewer), since)


@get("/api/tables/{table:str}/record", summary="The record file of a game that is over")
async def record(request: Asker, table: FromPath[str]) -> Response[bytes]:
    service = service_of(request)
    data = await replays.record(service.store, table, service.tables.now())
    headers = {"content-disposition": f'attachment; filename="ludotheca-{table}.json"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/replay", summary="The game at any of its entries")
async def replay(
    request: Asker,
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=-1, le=63, description="whose view; -1 is a spectator's")] = -1,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
) -> Response[p.Replay]:
    replays = service_of(request).replays
    data: Any = await replays.replay(address_of(request), table, seat, first, last)
    return Response(data, media_type="application/json")


@get(
    "/api/tables/{table:str}/review",
    summary="A game that is over, looked over: 200 with the whole, or 202 with its parts while it is made",
)
async def review(
    request: Asker,
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=63, description="whose game")] = 0,
    view: Annotated[
        View, QueryParameter(description="from what the seat knew, or with the cards open")
    ] = "own",
    effort: Annotated[Effort, QueryParameter(description="how much is tried")] = "normal",
    since: Annotated[int, QueryParameter(ge=0, le=100_000, description="parts already here")] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=MOST_WAIT, description="seconds to wait for a part")] = 0,
) -> Response[Any]:
    ask = p.AskReview(request="http", table=table, seat=seat, view=view, effort=effort)
    found = await service_of(request).reviews.look(address_of(request), ask, since, wait)
    whole = isinstance(found, bytes)
    return Response(found, status_code=200 if whole else 202, media_type="application/json")


@get(
    "/api/tables/{table:str}/moment",
    summary="What a seat saw and had to decide at an entry of a game that is over",
)
async def moment(
    request: Asker,
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=63)] = 0,
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="after how many entries")] = 0,
) -> p.Update:
    return await service_of(request).replays.question(address_of(request), table, seat, at)


@get("/api/tables/{table:str}/review.svg", summary="The line of a review that was made, as a picture")
async def review_picture(
    request: Asker,
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=63)] = 0,
    view: Annotated[View, QueryParameter()] = "own",
    effort: Annotated[Effort, QueryParameter()] = "normal",
) -> Response[bytes]:
    ask = p.AskReview(request="http", table=table, seat=seat, view=view, effort=effort)
    data = await service_of(request).reviews.picture(ask)
    return Response(data, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


class _Bell:
    """Rings when a table changes."""

    def __init__(self) -> None:
        self.event = asyncio.Event()

    def touch(self) -> None:
        self.event.set()


async def _news(service: Service, table: Table, seat: int, last: int, wait: float) -> None:
    """Wait until the game is past `last`, or over, or the asker owes a decision, or the time is up."""
    bell, presence = _Bell(), service.tables.presence
    presence.join(table, bell, seat)
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while (
                    table.row.status == "running"
                    and table.row.head <= last
                    and not (table.decides(seat) and table.row.owing >> seat & 1)
                ):
                    bell.event.clear()
                    await bell.event.wait()
    finally:
        presence.part(table, bell, seat)


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
