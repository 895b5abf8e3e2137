"""Starts the server: uvicorn around the application, and a stop that tells people to come back."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn
from litestar import Litestar

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import logs
from ludotheca.server.app import make_app
from ludotheca.server.edge.doors import Doors, EdgeConfig
from ludotheca.server.edge.files import OTHER_FILES, raise_file_limit, room_for
from ludotheca.server.edge.http_door import HttpDoor
from ludotheca.server.edge.socket_door import SocketDoor
from ludotheca.server.porch import Porch
from ludotheca.server.service import Service, open_service
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.sockets import Connections

log = logging.getLogger(__name__)
RESTART_SECONDS = 2.0
_LAST_WORDS_SECONDS = 0.3
_GARBAGE_SECONDS = 600.0
_HEAD_BYTES = 8_192
# How long a thread keeps the others waiting. Whoever writes to the database stands in line after each of its statements, and
# with Python's own 5 ms a busy loop made every acknowledgement some tens of milliseconds late.
_TURN_SECONDS = 0.002
_BACKLOG = 2048  # connections that the system keeps until we accept them
_ACCEPTED_TOGETHER = 8  # of them in one turn of the loop


class PortTaken(LudothecaError):
    code = "port-taken"

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(
            f"The server cannot listen on {host} port {port}: {reason}. Choose another with --port.",
            host=host,
            port=str(port),
        )


class Server(uvicorn.Server):
    """Says when it is ready, and tells the sockets before it closes them."""

    def __init__(self, config: EdgeConfig, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._doors = config.doors
        self._ready = ready
        self._beside: list[asyncio.Task[None]] = []
        self.failure: LudothecaError | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # Unlike uvicorn's own, it does not raise the signal again afterwards: a stop that was asked for is no failure.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._app.state.service.start()
        except LudothecaError as error:
            self.failure, self.should_exit = error, True
            await self._app.state.service.stop()
            return
        await super().startup(sockets)
        if self.started:
            for listening in sockets or ():
                listening.listen(_BACKLOG)
            self._beside = [asyncio.create_task(_collect_garbage()), asyncio.create_task(self._doors.keep())]
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        connections: Connections = self._app.state.connections
        self._app.state.service.tables.stopping = True
        if connections.open:
            connections.send_away(RESTART_SECONDS)
            await asyncio.sleep(_LAST_WORDS_SECONDS)
        await super().shutdown(sockets)
        log.info("stopped")


async def _collect_garbage() -> None:
    """Look for old cyclic garbage seldom, not whenever Python thinks so.

    With some hundred games in memory a full round takes a tenth of a second in which nobody is answered, and it finds
    next to nothing: what our own code drops is freed at once, and young cycles are still found young.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)
    while True:
        await asyncio.sleep(_GARBAGE_SECONDS)
        gc.collect()


def serve(settings: Settings, *, browser: bool) -> None:
    """Run until a signal says stop."""
    with logs.to_stderr(settings.log):
        _serve(settings, browser)


def _serve(settings: Settings, browser: bool) -> None:
    began = time.monotonic()
    sys.setswitchinterval(_TURN_SECONDS)
    listening = _listen(settings)
    address = _address(settings, listening)
    files = raise_file_limit(settings.connections + OTHER_FILES)
    room = room_for(settings.connections, files)
    app = make_app(open_service(settings))
    service: Service = app.state.service
    config = EdgeConfig(
        Porch(app, settings, service.requests),
        Doors(settings, room),
        loop="asyncio",  # uvloop would not read in the slices that the doors ask for, even if it happens to be installed
        http=HttpDoor,
        ws=SocketDoor,
        h11_max_incomplete_event_size=_HEAD_BYTES,
        backlog=_ACCEPTED_TOGETHER,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=75,  # longer than the usual proxy, so that the proxy is the one who hangs up
        timeout_graceful_shutdown=5,
        log_config=None,
        access_log=False,
        server_header=False,
    )

    def ready() -> None:
        log.info(
            "ready",
            extra={
                "address": address,
                **_at_home(settings, listening),
                "database": _without_password(database_url(settings)),
                "files": files,
                "connections": room,
                "seconds": round(time.monotonic() - began, 2),
            },
        )
        if room < settings.connections:
            log.warning(
                "the limit of open files leaves room for fewer connections than LUDOTHECA_CONNECTIONS; "
                "raise it with ulimit -n",
                extra={"files": files, "connections": room},
            )
        _tell_systemd("READY=1")
        if browser:
            webbrowser.open(address)

    server = Server(config, app, ready)
    server.run([listening])
    if server.failure is not None:
        raise server.failure


def _tell_systemd(word: str) -> None:
    """Where systemd started us as `Type=notify`, it waits for this."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.sendto(word.encode(), "\0" + address[1:] if address.startswith("@") else address)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named. Else the second piece of each answer waits, for up to
    # 40 ms, until the first is acknowledged.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise PortTaken(settings.host, settings.port, error.strerror or str(error)) from None
    return listening


def _address(settings: Settings, listening: socket.socket) -> str:
    if settings.public_url:
        return settings.public_url
    host = "localhost" if settings.host in {"0.0.0.0", "::", "127.0.0.1"} else settings.host  # noqa: S104
    return f"http://{host}:{listening.getsockname()[1]}"


def _at_home(settings: Settings, listening: socket.socket) -> dict[str, str]:
    """Where others in the house find a server that listens on the network: this machine's own address, if it has one."""
    if settings.public_url or settings.host not in {"0.0.0.0", "::"}:  # noqa: S104
        return {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, contextlib.suppress(OSError):
        way.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way would be taken
        return {"others": f"http://{way.getsockname()[0]}:{listening.getsockname()[1]}"}
    return {}


def _without_password(url: str) -> str:
    head, at, tail = url.rpartition("@")
    return f"{head.rpartition(':')[0]}:***@{tail}" if at else url
