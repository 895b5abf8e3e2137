"""A small TCP proxy for the benches: every connection goes to the next server in turn, byte for byte.

python bench/proxy.py 8800 8811 8812 8813 8814
"""

from __future__ import annotations

import asyncio
import itertools
import sys


class Half(asyncio.Protocol):
    """One side of a connection; what it hears it hands to the other, and no faster than the other can write."""

    def __init__(self, other: Half | None = None) -> None:
        self.other = other
        self.transport: asyncio.Transport | None = None
        self._early: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        for data in self._early:
            transport.write(data)

    def say(self, data: bytes) -> None:
        if self.transport is None:
            self._early.append(data)
        else:
            self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        assert self.other is not None
        self.other.say(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()


class Front(Half):
    """The side of the caller: it opens the other."""

    def __init__(self, port: int) -> None:
        super().__init__(Half())
        self._port = port

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert self.other is not None
        self.other.other = self
        self._task = asyncio.ensure_future(self._open())

    async def _open(self) -> None:
        loop = asyncio.get_running_loop()
        assert self.other is not None
        back: Half = self.other
        try:
            await loop.create_connection(lambda: back, "127.0.0.1", self._port)
        except OSError:
            assert self.transport is not None
            self.transport.abort()


async def serve(port: int, behind: list[int]) -> None:
    """Pass on whatever comes, until somebody ends the process."""
    turns = itertools.cycle(behind)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Front(next(turns)), "127.0.0.1", port, backlog=2048)
    print("ready", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), [int(port) for port in sys.argv[2:]]))
