"""The same by HTTP, for pages before they connect, for scripts and for bots that prefer it.

Bodies and answers are the structs of `protocol`; an error is always `ErrorMessage`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from ludotheca import __version__
from ludotheca.bots.levels import DEFAULT_LEVEL, LEVELS
from ludotheca.games import registry
from ludotheca.server import describe, replays
from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of, identity_of
from ludotheca.server.errors import NotSeated, WrongStatus, status_of
from ludotheca.server.identities import COOKIE, COOKIE_SECONDS
from ludotheca.server.play import Order
from ludotheca.server.service import Service
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Answer, Table

Asked = Request[Any, Any, State]
MOST_WAIT = 25.0


def service_of(request: Asked) -> Service:
    service: Service = request.app.state.service
    return service


async def _who(request: Asked) -> IdentityRow:
    """The asker, or an error that says how to become someone."""
    identities = service_of(request).identities
    return await identities.need(identity_of(request, identities))


def _cookie(service: Service, identity: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=service.identities.cookie(identity),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure(),
        path="/",
    )


# What there is, and who one is.


@get("/api/titles", summary="The titles and the bots")
async def titles() -> p.Catalogue:
    return p.Catalogue(
        server=__version__,
        protocol=p.PROTOCOL,
        titles=[registry.get(title).meta for title in registry.titles()],
        levels=[p.BotLevel(level=level, usual=level == DEFAULT_LEVEL) for level in LEVELS],
    )


@get("/api/lobby", summary="Public tables that wait or run")
async def lobby(request: Asked) -> Response[bytes]:
    return Response(service_of(request).tables.lobby.message(), media_type="application/json")


@get("/api/me", summary="Who I am here, and my tables")
async def me(request: Asked) -> Response[p.Me]:
    service = service_of(request)
    identities = service.identities
    row = await identities.who(identity_of(request, identities))
    if row is None:
        return Response(p.Me(identity=None, tables=[]))
    tables = await service.tables.lobby.mine(row.id)
    # The cookie is given again, so that it lasts from the latest visit on.
    return Response(
        p.Me(identity=p.Identity(name=row.name), tables=tables), cookies=[_cookie(service, row.id)]
    )


@post("/api/me", summary="Become someone, or take another name", status_code=200)
async def be(request: Asked, data: p.NewName) -> Response[p.Identity]:
    service = service_of(request)
    identities = service.identities
    row = await identities.who(identity_of(request, identities))
    if row is not None:
        identity = await service.rename(row.id, data.name)
        return Response(identity, cookies=[_cookie(service, row.id)])
    service.newcomers.check(address_of(request))
    row = await identities.create(data.name)
    return Response(p.Identity(name=row.name), cookies=[_cookie(service, row.id)])


@post("/api/me/link", summary="A private link that makes another device me", status_code=200)
async def restore_link(request: Asked) -> Response[p.RestoreLink]:
    row = await _who(request)
    token = await service_of(request).identities.new_restore(row.id)
    return Response(p.RestoreLink(link=f"/restore#{token}"), headers={"cache-control": "no-store"})


@post("/api/me/restore", summary="Become the identity of a restore link", status_code=200)
async def restore(request: Asked, data: p.RestoreToken) -> Response[p.Identity]:
    service = service_of(request)
    service.newcomers.check(address_of(request))
    row = await service.identities.restore(data.token)
    return Response(p.Identity(name=row.name), cookies=[_cookie(service, row.id)])


# Tables.


@post("/api/tables", summary="Set a table")
async def create(request: Asked, data: p.NewTable) -> p.NewTableAnswer:
    return await service_of(request).seats.create(await _who(request), data)


@get("/api/tables/{table:str}", summary="A table as it is now")
async def table(request: Asked, table: str) -> p.TableAnswer:
    return await _answer(request, table)


@get("/api/tables/{table:str}/links", summary="The links of the free invited seats, for the owner")
async def links(request: Asked, table: str) -> p.LinksAnswer:
    return p.LinksAnswer(links=await service_of(request).seats.links(await _who(request), table))


@post("/api/tables/{table:str}/sit", summary="Take a seat", status_code=200)
async def sit(request: Asked, table: str, data: p.SitDown) -> p.TableAnswer:
    return await _after(request, table, service_of(request).seats.sit(await _who(request), table, data))


@post("/api/tables/{table:str}/leave", summary="Get up before the start", status_code=204)
async def leave(request: Asked, table: str) -> None:
    await service_of(request).seats.leave(await _who(request), table)


@post("/api/tables/{table:str}/close", summary="Take the table away before the start", status_code=204)
async def close(request: Asked, table: str) -> None:
    await service_of(request).seats.close(await _who(request), table)


@post("/api/tables/{table:str}/seat", summary="Make a seat open, invited or a bot's", status_code=200)
async def change_seat(request: Asked, table: str, data: p.SeatChange) -> p.TableAnswer:
    change = service_of(request).seats.change_seat(await _who(request), table, data.seat, data.plan)
    return await _after(request, table, change)


@post("/api/tables/{table:str}/salt", summary="Add to the dice before the start", status_code=200)
async def salt(request: Asked, table: str, data: p.SaltAdded) -> p.TableAnswer:
    change = service_of(request).seats.add_salt(await _who(request), table, data.salt)
    return await _after(request, table, change)


@post("/api/tables/{table:str}/start", summary="Start the game", status_code=200)
async def start(request: Asked, table: str, data: p.StartGame) -> p.TableAnswer:
    return await _after(
        request, table, service_of(request).seats.start(await _who(request), table, data.fill)
    )


@post("/api/tables/{table:str}/resign", summary="Leave the seat to a bot", status_code=200)
async def resign(request: Asked, table: str) -> p.TableAnswer:
    return await _after(request, table, service_of(request).seats.resign(await _who(request), table))


@post("/api/tables/{table:str}/return", summary="Take the seat back from the bot", status_code=200)
async def come_back(request: Asked, table: str) -> p.TableAnswer:
    return await _after(request, table, service_of(request).seats.come_back(await _who(request), table))


@post("/api/tables/{table:str}/rematch", summary="A new table with the same seats", status_code=200)
async def rematch(request: Asked, table: str) -> p.NewTableAnswer:
    return await service_of(request).seats.rematch(await _who(request), table)


# The game.


@get(
    "/api/tables/{table:str}/game", summary="The game as I may see it; waits for news or my turn if asked to"
)
async def game(
    request: Asked,
    table: str,
    last: Annotated[int, Parameter(ge=0, le=1_000_000, description="the head already seen")] = 0,
    wait: Annotated[
        float, Parameter(ge=0, le=MOST_WAIT, description="seconds to wait, unless I owe a decision")
    ] = 0,
) -> p.Update:
    service = service_of(request)
    found, identity = await _find(request, table)
    seat = await service.seat_at(found, identity)
    if not found.started:
        raise WrongStatus("waiting", "running or over")
    if wait > 0:
        await _news(service, found, seat, last, wait)
    async with found.lock:
        return await found.update(seat, last)


@post("/api/tables/{table:str}/commands", summary="Decide", status_code=200)
async def command(request: Asked, table: str, data: p.Move) -> Response[Answer]:
    return await _submit(request, table, data.base, data.command_id, data.action)


@post("/api/tables/{table:str}/undo", summary="Take back my last act", status_code=200)
async def undo(request: Asked, table: str, data: p.TakeBack) -> Response[Answer]:
    return await _submit(request, table, data.base, data.command_id, None)


@get("/api/tables/{table:str}/record", summary="The record file of a game that is over")
async def record(request: Asked, table: str) -> Response[bytes]:
    data = await replays.record(service_of(request).store, table)
    headers = {"content-disposition": f'attachment; filename="ludotheca-{table}.json"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/replay", summary="The game at any of its entries")
async def replay(
    request: Asked,
    table: str,
    seat: Annotated[int, Parameter(ge=-1, le=63, description="whose view; -1 is a spectator's")] = -1,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, Parameter(ge=0, le=1_000_000)] = None,
) -> p.Replay:
    return await replays.replay(service_of(request).store, table, seat, first, last)


# How.


async def _find(request: Asked, table: str) -> tuple[Table, str | None]:
    service = service_of(request)
    found = await service.tables.get(table)
    if service.tables.store.shared:
        await service.look_again(found)
    return found, identity_of(request, service.identities)


async def _answer(request: Asked, table: str) -> p.TableAnswer:
    found, identity = await _find(request, table)
    return p.TableAnswer(table=describe.table_info(found), you=describe.you(found, identity))


async def _after(request: Asked, table: str, change: Awaitable[None]) -> p.TableAnswer:
    await change
    return await _answer(request, table)


async def _submit(
    request: Asked, table: str, base: int, command_id: str, action: dict[str, Any] | None
) -> Response[Answer]:
    service = service_of(request)
    found = await service.tables.get(table)
    seat = await service.seat_at(found, (await _who(request)).id)
    if seat < 0:
        raise NotSeated
    order = Order(seat=seat, base=base, command_id=command_id, action=action)
    answer = await service.tables.submit(found, order)
    return Response(answer, status_code=_status(answer))


def _status(answer: Answer) -> int:
    match answer:
        case p.Ack():
            return 200
        case p.Stale():
            return 409
        case p.ErrorMessage():
            return status_of(answer.code)


class _Bell:
    """Rings once when a table changes."""

    def __init__(self) -> None:
        self.event = asyncio.Event()

    def touch(self) -> None:
        self.event.set()


async def _news(service: Service, table: Table, seat: int, last: int, wait: float) -> None:
    """Wait until the game is past `last`, or over, or the asker owes a decision, or the time is up."""
    bell = _Bell()
    service.tables.presence.join(table, bell, seat)
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while (
                    table.row.status == "running"
                    and table.row.head <= last
                    and not (seat >= 0 and table.row.owing >> seat & 1)
                ):
                    bell.event.clear()
                    await bell.event.wait()
    finally:
        service.tables.presence.part(table, bell, seat)


HANDLERS: list[Any] = [
    titles,
    lobby,
    me,
    be,
    restore_link,
    restore,
    create,
    table,
    links,
    sit,
    leave,
    close,
    change_seat,
    salt,
    start,
    resign,
    come_back,
    rematch,
    game,
    command,
    undo,
    record,
    replay,
]
