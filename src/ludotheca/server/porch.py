"""What every request passes first, before any route is looked for: the name it calls this house by, how often its address
asks, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
from typing import Any

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import protocol as p
from ludotheca.server.caller import OwnNames
from ludotheca.server.errors import BadHost, NoLength, TooFast, error_message, status_of
from ludotheca.server.limits import Limiter, counted
from ludotheca.server.settings import Settings

# A page has many files, and none of them costs more than sending it.
_PAGES = 10
# Who asks too fast waits for the refusal too, so that refusing costs little.
_REFUSAL_SECONDS = 0.25
_HSTS = (b"strict-transport-security", b"max-age=31536000")


class Porch:
    """An ASGI application around another."""

    def __init__(self, app: Any, settings: Settings, requests: Limiter) -> None:
        self._app = app
        self._names = OwnNames(settings)
        self._requests = requests
        self._pages = Limiter(_PAGES * settings.requests_per_second, _PAGES * settings.requests_burst)
        self._handshakes = Limiter(settings.handshakes_per_second, settings.handshakes_burst)
        self._always = [(b"x-content-type-options", b"nosniff")] + [_HSTS] * settings.secure()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        http = scope["type"] == "http"
        if (
            http and scope["method"] == "HEAD"
        ):  # monitors ask so; whoever writes the answer leaves the body out
            scope = {**scope, "method": "GET"}
        try:
            self._check(scope)
            if http:
                await self._pace(scope)
            else:
                await asyncio.sleep(self._handshakes.bucket(_address(scope)).reserve())
        except LudothecaError as error:
            if http:
                await _refuse(error, self._with_headers(send))
            else:
                await send({"type": "websocket.close", "code": 1008})  # before it is accepted: a 403
            return
        await self._app(scope, receive, self._with_headers(send) if http else send)

    def _check(self, scope: Any) -> None:
        for name, value in scope["headers"]:
            if name == b"host" and not self._names.is_called(value.decode("latin-1")):
                raise BadHost(value.decode("latin-1"))
            # A body in thousands of tiny chunks costs far more to read than to send.
            if name == b"transfer-encoding":
                raise NoLength

    async def _pace(self, scope: Any) -> None:
        asks = scope["path"] == "/ready" or scope["path"].startswith("/api")
        limiter = self._requests if asks else self._pages
        wait = limiter.bucket(_address(scope)).take()
        if wait > 0:
            await asyncio.sleep(min(wait, _REFUSAL_SECONDS))
            raise TooFast(wait)

    def _with_headers(self, send: Any) -> Any:
        """What nobody said otherwise is not kept by anybody: most answers are for one person."""

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                names = {name for name, _ in headers}
                headers += [pair for pair in self._always if pair[0] not in names]
                if b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        return sending


def _address(scope: Any) -> str:
    client = scope.get("client")
    return counted(client[0]) if client else "local"


async def _refuse(error: LudothecaError, send: Any) -> None:
    body = p.encode(error_message(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooFast):
        headers.append((b"retry-after", error.retry_after.encode()))
    if isinstance(error, NoLength):
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status_of(error.code), "headers": headers})
    await send({"type": "http.response.body", "body": body})
