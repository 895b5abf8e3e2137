"""The WebSocket as uvicorn speaks it, with frames counted before they are parsed.

Every frame costs, also those that never become a message: pings, and fragments with nothing in them. One socket that
sends too many is thrown out. All sockets of one address together are only slowed down: we stop reading for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ludotheca.server.edge.doors import BUFFER, LINGER_SECONDS, EdgeConfig, Visit
from ludotheca.server.edge.frames import FrameCounter, text_in
from ludotheca.server.limits import Bucket

CLOSE_FLOOD = 4008
_FEW_FRAMES = 8  # parsed in one turn of the loop
_FEW_MESSAGES = 4  # wait before no more is read
_MOST_FRAGMENTS = 128  # of one message
_PONG = b"\x8a"
DOOR = "ludotheca.door"  # where a connection finds its door in the scope's state


class SocketDoor(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """One socket."""

    def __init__(
        self,
        config: EdgeConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        visit: Visit,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        settings = config.doors.settings
        self._doors = config.doors
        self._visit = visit
        self._stall_seconds = settings.stall_seconds
        self._bytes = Bucket(settings.bytes_per_second, settings.bytes_burst)
        self._frames = Bucket(settings.frames_per_second, settings.frames_burst)
        self._counter = FrameCounter()
        self._unread = b""  # what came and was not parsed yet
        self._turn: asyncio.Handle | None = None  # when parsing goes on
        self._thrown_out = False
        self._pong = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._visit.due, self._visit.late = math.inf, self.transport.abort
        self._doors.works(self._visit)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self._visit)
        self._drop()
        super().connection_lost(exc)

    # Reading.

    def get_buffer(self, sizehint: int) -> memoryview:
        return BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(BUFFER[:nbytes]))

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head, which the other door has read
            super().data_received(data)
            if not self.handshake_initiated:  # one parser took it, the other does not
                self.transport.abort()
            return
        if self._thrown_out or self.transport.is_closing():
            return
        if self._bytes.take(len(data)) > 0:
            self.throw_out("too many bytes")
            return
        if self._take_message(data):
            return
        self._unread += data
        if self._turn is None:
            self._take_turn()
        else:
            self.transport.pause_reading()

    def _take_message(self, data: bytes) -> bool:
        """What nearly always comes is one whole message, while the parser has nothing in hand. It is counted like any frame
        and read here, for the parser costs ten times as much; whether it was."""
        if self._unread or self._turn is not None or self.read_paused or self._counter.inside or self.frames:
            return False
        if not self.handshake_complete or self.close_sent or self.conn.state is not State.OPEN:
            return False
        text = text_in(data, self.config.ws_max_size)
        if text is None:
            return False
        if self._may_read(data, 1):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._pause_if_full()
        return True

    def _may_read(self, piece: bytes, frames: int) -> bool:
        """Whether frames may be read now; else they are parsed later, or the socket is thrown out."""
        if frames and self._frames.take(frames) > 0:
            self.throw_out("too many frames")
            return False
        # The proxy's own address has been replaced in the scope by the one it speaks for.
        client = self.scope["client"]
        wait = self._doors.frames_of(client[0] if client else "local").reserve(frames)
        if wait > 0:
            self.transport.pause_reading()
            self._turn = self.loop.call_later(wait, self._parse, piece)
        return wait <= 0

    def _take_turn(self) -> None:
        """Cut off a few frames; they are parsed now, or when this address may send again."""
        self._turn = None
        if not self._unread or self.read_paused or self.transport.is_closing():
            return
        size, frames = self._counter.cut(self._unread, _FEW_FRAMES)
        piece, self._unread = self._unread[:size], self._unread[size:]
        if self._may_read(piece, frames):
            self._parse(piece)

    def _parse(self, piece: bytes) -> None:
        self._turn = None
        if self._thrown_out or self.transport.is_closing():
            return
        super().data_received(piece)
        self._answer_ping()
        if not self.read_paused:
            self._go_on()

    def _go_on(self) -> None:
        """Nothing more is read until what came has been parsed."""
        if self.transport.is_closing():
            return
        if not self._unread and self._turn is None and not self._thrown_out:
            self.transport.resume_reading()
            return
        self.transport.pause_reading()
        if self._turn is None and not self._thrown_out:
            self._turn = self.loop.call_soon(self._take_turn)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.read_paused and not self.transport.is_closing():
            self._go_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Stop reading only once a few messages wait: to stop and go on for each costs more than to keep them."""
        held, self.read_paused = self.read_paused, True  # so that our parent leaves the transport alone
        super().send_receive_event_to_app()
        self.read_paused = held
        self._pause_if_full()

    def _pause_if_full(self) -> None:
        if not self.read_paused and self.queue.qsize() >= _FEW_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _MOST_FRAGMENTS:
            self.throw_out("too many fragments")
        else:
            super().handle_cont(event)

    # Pings. Only the latest is answered, and not before there is room to write.

    def handle_ping(self) -> None:
        for data in self.conn.data_to_send():
            if data.startswith(_PONG):
                self._pong = data
            else:
                self.transport.write(data)

    def _answer_ping(self) -> None:
        if self._pong and self.writable.is_set() and not self.close_sent and not self.transport.is_closing():
            pong, self._pong = self._pong, b""
            self.transport.write(pong)

    # Writing.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["state"][DOOR] = self

    def push(self, frame: bytes) -> bool:
        """Write a frame that is ready, now; whether there was room. Nothing is copied: many sockets may get the same."""
        if not self.writable.is_set():
            return False
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(frame)
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._visit.stalled = self._doors.clock() + self._stall_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        self._visit.stalled = math.inf
        self._answer_ping()

    async def send(self, message: ASGISendEvent) -> None:
        await self.writable.wait()
        if self.handshake_complete and (self.close_sent or self.transport.is_closing()):
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == CLOSE_FLOOD:
            self._stop_hearing()

    # Throwing out.

    def throw_out(self, reason: str) -> None:
        """End it with a word, and hear no more of it."""
        self._drop()
        open_ = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        try:
            if not open_ or not self.writable.is_set():
                raise InvalidState("nobody would hear the word")
            self.conn.send_close(CLOSE_FLOOD, reason)
        except InvalidState:
            self._thrown_out = True
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_FLOOD, "reason": reason})
        self._stop_hearing()

    def _stop_hearing(self) -> None:
        """Leave the last word a moment to arrive; what still comes is not read."""
        self._drop()
        self._thrown_out = True
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        if self.transport.can_write_eof():
            with contextlib.suppress(OSError):  # whoever floods may have hung up already
                self.transport.write_eof()
        self._visit.due, self._visit.late = self._doors.clock() + LINGER_SECONDS, self.transport.abort

    def _drop(self) -> None:
        self._unread = b""
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None
