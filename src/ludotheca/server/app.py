"""The application: routes, errors, the life of the service."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheca import __version__
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import deal_doors, glances, http, sockets, status, uploads
from ludotheca.server import protocol as p
from ludotheca.server.caller import check_origin, socket_of
from ludotheca.server.errors import BadMessage, TooFast, Unavailable, error_message, status_of
from ludotheca.server.events import doors as event_doors
from ludotheca.server.house import doors as house_doors
from ludotheca.server.learning import lessons, puzzles
from ludotheca.server.manual import ROOT, Manual
from ludotheca.server.notices import doors as notice_doors
from ludotheca.server.people import doors as account_doors
from ludotheca.server.protocol.meaning import described
from ludotheca.server.service import Service
from ludotheca.server.static import WebApp
from ludotheca.server.store import Conflict

log = logging.getLogger(__name__)


def make_app(service: Service, web: WebApp | None = None) -> Litestar:
    """The application that opens the doors of a service."""
    service.doors = connections = sockets.Connections(service.settings)
    state = {
        "service": service,
        "connections": connections,
        "web": web or WebApp(),
        "manual": Manual(),
    }
    return Litestar(
        HANDLERS,
        state=State(state),
        lifespan=[_life],
        guards=[_check_caller],
        exception_handlers={
            LudothecaError: _refused,
            Conflict: _overtaken,
            ValidationException: _invalid,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Ludotheca", version=__version__, path="/api/schema", render_plugins=[_Schema()]
        ),
        request_max_body_size=service.settings.message_bytes,
        logging_config=None,
    )


class _Schema(JsonRenderPlugin):
    """OpenAPI with what every field means."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = openapi_schema.get("components", {})
        told = {**parts, "schemas": described(parts.get("schemas", {}))}
        return super().render(request, {**openapi_schema, "components": told})


@contextlib.asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    try:  # it was started before, by whoever runs this: see run.Server
        yield
    finally:
        await app.state.service.stop()


async def _check_caller(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    # Litestar runs what is not `async` in a thread, which costs more than the check.
    if isinstance(connection, Request) and connection.scope["path"].startswith("/api"):
        service: Service = connection.app.state.service
        if connection.method not in {"GET", "HEAD", "OPTIONS"}:
            check_origin(connection, service.settings)


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, str]]:
    service: Service = state.service
    if service.tables.stopping:
        return Response({"status": "stopping"}, status_code=503)
    if not await service.readiness.check():
        return Response({"status": "the store cannot write"}, status_code=503)
    return Response({"status": "ready"})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    web: WebApp = request.app.state.web
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if (path := str(request.scope["path"])) == ROOT or path.startswith(ROOT + "/"):
        manual: Manual = request.app.state.manual
        # Litestar takes the last slash off; a folder is one with it.
        folder = request.scope.get("raw_path", b"").endswith(b"/")
        return manual.serve(path.rstrip("/") + "/" * folder, packed=packed)
    return web.serve(request.scope["path"], packed=packed, socket=socket_of(request))


def _reply(message: p.ErrorMessage, status: int) -> Response[p.ErrorMessage]:
    return Response(message, status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], error: LudothecaError) -> Response[p.ErrorMessage]:
    answer = _reply(error_message(error), status_of(error.code))
    if isinstance(error, TooFast):
        answer.headers["retry-after"] = error.retry_after
    return answer


def _overtaken(_: Request[Any, Any, Any], error: Conflict) -> Response[p.ErrorMessage]:
    """Somebody else, or the same person at another page, wrote at the same moment: nothing was done."""
    return _reply(error_message(Unavailable()), Unavailable.status)


def _invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[p.ErrorMessage]:
    reasons = [
        str(part.get("message")) + (f" ({part['key']})" if "key" in part else "")
        for part in error.extra or []
        if isinstance(part, dict)
    ]
    return _reply(error_message(BadMessage("; ".join(reasons) or error.detail)), 400)


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[p.ErrorMessage]:
    return _reply(error_message(BadMessage("it is nested too deeply")), 400)


def _no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[p.ErrorMessage]:
    return _reply(error_message(BadMessage(f"it is not UTF-8 ({error.reason} at byte {error.start})")), 400)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[p.ErrorMessage]:
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    code = codes.get(error.status_code, "bad-message" if error.status_code < 500 else "broken")
    return _reply(p.ErrorMessage(code=code, message=error.detail), error.status_code)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[p.ErrorMessage]:
    log.error("a request broke", exc_info=error, extra={"path": request.scope["path"]})
    return _reply(p.ErrorMessage(code="broken", message="Something broke here; it is in the log."), 500)


HANDLERS = [
    *http.HANDLERS,
    *glances.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *deal_doors.HANDLERS,
    *account_doors.HANDLERS,
    *uploads.HANDLERS,
    *notice_doors.HANDLERS,
    *house_doors.HANDLERS,
    *event_doors.HANDLERS,
    sockets.socket,
    *status.HANDLERS,
    health,
    ready,
    page,
]
