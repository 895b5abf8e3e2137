"""Scripted people for the benches of the server: a WebSocket by hand, so that a thousand of them cost little."""

from __future__ import annotations

import asyncio
import base64
import random
import struct
import time
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheca.server.protocol import PROTOCOL

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A


class Head(msgspec.Struct):
    """As much of a message as a scripted person needs."""

    type: str
    table: str | None = ""
    command_id: str | None = ""
    decision: dict[str, Any] | None = None
    view: msgspec.Raw = msgspec.Raw(b"{}")
    seq: int = 0


class Seen(msgspec.Struct):
    head: int = 0
    over: bool = False
    can_undo: bool = False


decode = msgspec.json.Decoder(Head).decode
decode_view = msgspec.json.Decoder(Seen).decode


class Tally:
    """What all of them saw while somebody counts."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused = 0
        self.messages = 0
        self.bytes = 0
        self.counting = False

    def take(self, size: int) -> None:
        if self.counting:
            self.messages += 1
            self.bytes += size


def masked(opcode: int, data: bytes) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB4x", opcode, 0x80 | size) + data
    return struct.pack("!BBH4x", opcode, 0x80 | 126, size) + data


class Line(asyncio.Protocol):
    """One socket. `heard` gets every text."""

    def __init__(self, cookie: str, tally: Tally, heard: Callable[[bytes], None]) -> None:
        self._cookie = cookie
        self._tally = tally
        self._heard = heard
        self._unread = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(bytes(16)).decode()
        lines = ["GET /ws HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Cookie: {self._cookie}"]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        if not self.ready.done():
            self.ready.cancel()

    def say(self, **message: Any) -> None:
        self._transport.write(masked(_TEXT, msgspec.json.encode(message)))

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._open:
            head, found, rest = bytes(self._unread).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self._transport.abort()
                return
            self._unread, self._open = bytearray(rest), True
            if not self.ready.done():  # else whoever waited for it has left
                self.ready.set_result(None)
        while (frame := self._next()) is not None:
            opcode, payload = frame
            if opcode == _TEXT:
                self._tally.take(len(payload))
                self._heard(payload)
            elif opcode == _PING:
                self._transport.write(masked(_PONG, payload))

    def _next(self) -> tuple[int, bytes] | None:
        unread = self._unread
        if len(unread) < 2:
            return None
        start, size = 2, unread[1] & 0x7F
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(unread) < start:
                return None
            size = int.from_bytes(unread[2:start], "big")
        if len(unread) < start + size:
            return None
        payload = bytes(unread[start : start + size])
        opcode = unread[0]
        del unread[: start + size]
        return opcode, payload


async def connect(
    port: int, cookie: str, table: str, tally: Tally, heard: Callable[[Line, bytes], None]
) -> Line:
    """A socket that follows a table, or none."""
    loop = asyncio.get_running_loop()
    line: Line

    def hear(data: bytes) -> None:
        heard(line, data)

    _, line = await loop.create_connection(lambda: Line(cookie, tally, hear), "127.0.0.1", port)
    await line.ready
    line.say(type="hello", protocol=PROTOCOL)
    if table:
        line.say(type="watch", table=table)
    return line


class Person:
    """Decides at random, as soon as there is something to decide, or after a pause. With `back` they take back now and
    then, which makes a long game."""

    def __init__(
        self, tally: Tally, seed: int, cookie: str, *, think: float = 0.0, back: bool = False
    ) -> None:
        self.cookie = cookie
        self.line: Line | None = None
        self.table = ""
        self.over = asyncio.Event()
        self.head = 0
        self.at: list[tuple[int, float]] = []  # by entry: how long the acknowledgement took
        self._tally = tally
        self._rng = random.Random(seed)
        self._think = think
        self._back = back
        self._sent: tuple[str, float, int] = ("", 0.0, 0)
        self._thought: asyncio.TimerHandle | None = None  # a later look begins it anew

    def sit(self, table: str) -> None:
        """Another game, on the same socket."""
        assert self.line is not None
        if self.table:
            self.line.say(type="unwatch", table=self.table)
        self.table, self._sent = table, ("", 0.0, 0)
        self.over.clear()
        self.line.say(type="watch", table=table)

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()

    def hear(self, line: Line, data: bytes) -> None:
        message = decode(data)
        if message.table and message.table != self.table:
            return  # of the game before
        if message.type == "ack":
            name, since, base = self._sent
            if message.command_id == name:
                took = time.perf_counter() - since
                self.at.append((base, took))
                if self._tally.counting:
                    self._tally.latencies.append(took)
                self._sent = ("", 0.0, 0)
        elif message.type in {"stale", "error"}:
            self._tally.refused += 1
            self._sent = ("", 0.0, 0)
        elif message.type == "update":
            self._look(line, message)

    def _look(self, line: Line, message: Head) -> None:
        view = decode_view(message.view)
        self.head = view.head
        if view.over:
            self.over.set()
        elif self._back and view.can_undo and not self._sent[0] and self._rng.random() < 0.8:
            self._say(line, view.head, {"type": "undo"})
        elif message.decision is not None and not self._sent[0]:
            action = self._rng.choice(message.decision["actions"])
            said = {"type": "command", "action": action}
            if self._think:
                pause = self._rng.uniform(0, 2 * self._think)
                if self._thought is not None:
                    self._thought.cancel()
                self._thought = asyncio.get_running_loop().call_later(pause, self._say, line, view.head, said)
            else:
                self._say(line, view.head, said)

    def _say(self, line: Line, head: int, said: dict[str, Any]) -> None:
        if line.gone:
            return
        name = f"c{self._rng.randrange(10**12)}"
        self._sent = (name, time.perf_counter(), head)
        line.say(**said, table=self.table, base=head, command_id=name)
