"""The application: routes, errors, the life of the house."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError

from ludotheca import __version__
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import http
from ludotheca.server import protocol as p
from ludotheca.server.bus import MemoryBus
from ludotheca.server.caller import address_of, check_origin, identity_of
from ludotheca.server.errors import BadMessage, BadOrigin, status_of
from ludotheca.server.house import House
from ludotheca.server.service import Service
from ludotheca.server.settings import BadSetting, Settings, database_url
from ludotheca.server.sockets import CLOSE_FULL, Connection, Doorkeeper
from ludotheca.server.static import WebApp
from ludotheca.server.store import open_store
from ludotheca.server.store.people import fact
from ludotheca.server.table import error_message

log = logging.getLogger(__name__)


def make_house(settings: Settings) -> House:
    """The house of a database, its tables brought up to date."""
    url = database_url(settings)
    store = open_store(url)
    try:
        store.migrate()
    except DBAPIError as error:
        store.close()
        raise BadSetting("database", f"the database cannot be opened ({error.orig})") from None
    house = House(settings, store, MemoryBus())
    if store.shared and settings.bus:
        from ludotheca.server.bus.postgres import PostgresBus  # noqa: PLC0415 - SQLite needs no psycopg

        house.bus = PostgresBus(url, house.instance)
    return house


def make_app(house: House, web: WebApp | None = None) -> Litestar:
    """The application that serves a house."""
    service = Service(house)
    doorkeeper = Doorkeeper(house.settings)
    pages = web or WebApp()

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        if isinstance(connection, Request) and connection.scope["path"].startswith("/api"):
            service.requests.check(address_of(connection))
            if connection.method not in {"GET", "HEAD", "OPTIONS"}:
                check_origin(connection, house.settings)

    @get("/health", include_in_schema=False)
    async def health() -> dict[str, str]:
        return {"status": "alive", "version": __version__}

    @get("/ready", include_in_schema=False)
    async def ready() -> Response[dict[str, str]]:
        if house.stopping:
            return Response({"status": "stopping"}, status_code=503)
        await house.store.read(lambda c: fact(c, "cookie-key", ""))
        return Response({"status": "ready"})

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        packed = "gzip" in request.headers.get("accept-encoding", "")
        return pages.serve(request.scope["path"], packed=packed)

    @websocket("/ws")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        try:
            check_origin(socket, house.settings)
        except BadOrigin:
            await socket.close(code=4403)  # before it is accepted: the handshake is answered with 403
            return
        await socket.accept()
        address = address_of(socket)
        if not doorkeeper.enter(address):
            await socket.close(code=CLOSE_FULL, reason="too many connections")
            return
        connection = Connection(socket, service, identity_of(socket, house.identities))
        doorkeeper.connections.add(connection)
        try:
            await connection.run()
        finally:
            doorkeeper.connections.discard(connection)
            doorkeeper.leave(address)

    app = Litestar(
        [*http.HANDLERS, health, ready, page, socket],
        lifespan=[life],
        guards=[guard],
        exception_handlers={
            LudothecaError: _refused,
            ValidationException: _invalid,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Ludotheca", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=house.settings.message_bytes,
        logging_config=None,
    )
    app.state.service = service
    app.state.doorkeeper = doorkeeper
    return app


def _reply(message: p.ErrorMessage, status: int) -> Response[p.ErrorMessage]:
    return Response(message, status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], error: LudothecaError) -> Response[p.ErrorMessage]:
    return _reply(error_message(error), status_of(error.code))


def _invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[p.ErrorMessage]:
    reasons = [
        str(part.get("message")) + (f" ({part['key']})" if "key" in part else "")
        for part in error.extra or []
        if isinstance(part, dict)
    ]
    return _reply(error_message(BadMessage("; ".join(reasons) or error.detail)), 400)


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[p.ErrorMessage]:
    return _reply(error_message(BadMessage("it is nested too deeply")), 400)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[p.ErrorMessage]:
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    code = codes.get(error.status_code, "bad-message" if error.status_code < 500 else "broken")
    return _reply(p.ErrorMessage(code=code, message=error.detail), error.status_code)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[p.ErrorMessage]:
    log.error("a request broke", exc_info=error, extra={"path": request.scope["path"]})
    return _reply(p.ErrorMessage(code="broken", message="Something broke here; it is in the log."), 500)
