"""HTTP as uvicorn speaks it, with a count of bytes and a deadline for everything a caller must send or take."""

from __future__ import annotations

import asyncio
import functools
import math
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from ludotheca.server.edge.doors import BUFFER, EdgeConfig, Visit
from ludotheca.server.edge.socket_door import SocketDoor
from ludotheca.server.limits import Bucket

_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_HEAD, _BODY, _ANSWER, _IDLE = range(4)


class HttpDoor(H11Protocol, asyncio.BufferedProtocol):
    """One connection. It waits for a head, then a body, is answered, and may ask again."""

    def __init__(
        self,
        config: EdgeConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doors = config.doors
        self._settings = config.doors.settings
        self._bytes = Bucket(self._settings.bytes_per_second, self._settings.bytes_burst)
        self._visit: Visit | None = None
        self._stage = _HEAD
        self._heard = False  # something of a request has come
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        visit = self._visit = self._doors.enter(transport)
        if visit is None:
            transport.abort()
            return
        visit.due = self._doors.clock() + self._settings.head_seconds
        visit.late = self._late
        self.ws_protocol_class = functools.partial(SocketDoor, visit=visit)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        if self._visit is not None:
            self._doors.leave(self._visit)
        super().connection_lost(exc)

    # Reading, a slice at a time.

    def get_buffer(self, sizehint: int) -> memoryview:
        return BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(BUFFER[:nbytes]))

    def data_received(self, data: bytes) -> None:
        if self._visit is None or self.transport.is_closing():
            return
        if self._bytes.take(len(data)) > 0:
            self.transport.abort()
            return
        self._heard = True
        super().data_received(data)
        if not self._upgraded:
            self._now(_HEAD)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._look_for_proxy()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._upgraded:
            self._heard = bool(self.conn.trailing_data[0])  # of the next request
            self._now(_HEAD if self._heard else _IDLE)

    def _now(self, stage: int) -> None:
        """Note how far this connection is: at `stage`, unless a request is under way."""
        visit = self._visit
        if visit is None:
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            stage = _BODY if cycle.more_body else _ANSWER
        if stage == self._stage:
            return
        self._stage = stage
        # uvicorn ends a connection that asks nothing more; how long an answer takes is ours to say.
        seconds = {_HEAD: self._settings.head_seconds, _BODY: self._settings.body_seconds}.get(stage)
        visit.due = math.inf if seconds is None else self._doors.clock() + seconds
        visit.late = self._late
        if stage in {_HEAD, _IDLE}:
            self._doors.waits(visit)
        else:
            self._doors.works(visit)
            self._look_for_proxy()

    def _look_for_proxy(self) -> None:
        visit = self._visit
        if visit is None or visit.trusted:
            return
        if any(name == b"x-forwarded-for" for name, _ in self.headers):
            self._doors.heard_of_proxy(visit.address)

    def _late(self) -> None:
        """Say that it took too long, to whoever began to say something."""
        if self._heard and not self.flow.write_paused and self._stage in {_HEAD, _BODY}:
            self.transport.write(_LATE)
            self.transport.close()
        else:
            self.transport.abort()

    # Writing.

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._visit is not None:
            self._visit.stalled = self._doors.clock() + self._settings.stall_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._visit is not None:
            self._visit.stalled = math.inf
