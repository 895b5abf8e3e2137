"""A caller without manners: bytes on a plain connection, for what no decent client would send."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator

TEXT, CONT, PING, PONG, CLOSE = 0x1, 0x0, 0x9, 0xA, 0x8


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    assert len(data) < 126
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(data)]) + bytes(4) + data


class Raw:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, port: int, address: str = "127.0.0.1") -> AsyncIterator[Raw]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        try:
            yield cls(reader, writer)
        finally:
            writer.close()

    async def greet(self, **headers: str) -> bytes:
        """The handshake of a WebSocket; the status line of the answer."""
        key = base64.b64encode(bytes(16)).decode()
        lines = ["GET /ws HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.send("\r\n".join([*lines, "", ""]).encode())
        head = await self._reader.readuntil(b"\r\n\r\n")
        return head.split(b"\r\n")[0]

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def pour(self, data: bytes) -> bool:
        """Send it all; whether the other side took it."""
        try:
            self._writer.write(data)
            await self._writer.drain()
        except ConnectionError:
            return False
        return not self._writer.is_closing()

    async def frames(self, seconds: float = 20) -> list[tuple[int, bytes]]:
        """All frames until the server ends the connection, which it must."""
        found: list[tuple[int, bytes]] = []
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            async with asyncio.timeout(seconds):
                while True:
                    found.append(await self.frame())
        return found

    async def frame(self) -> tuple[int, bytes]:
        head = await self._reader.readexactly(2)
        size = head[1]
        if size >= 126:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
        return head[0] & 0x0F, await self._reader.readexactly(size)

    async def rest(self, seconds: float = 20) -> bytes:
        """All bytes until the server ends the connection, which it must."""
        found = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(seconds):
                while data := await self._reader.read(65_536):
                    found += data
        return found
