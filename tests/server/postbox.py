"""Where notices arrive in the tests: a push service and hook receiver, and a mail server, both real and on this machine."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email
import os
from collections.abc import AsyncIterator
from email.message import Message
from typing import Any, NamedTuple

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Letter(NamedTuple):
    """What was posted: where, its headers in lower case, its body."""

    path: str
    headers: dict[str, str]
    body: bytes


class Postbox:
    """Takes whatever is posted to it, and answers with a status of the test's choice."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status = 201
        self.silent = False
        self.port = 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls) -> AsyncIterator[Postbox]:
        box = cls()
        server = await asyncio.start_server(box._serve, "127.0.0.1", 0)
        box.port = server.sockets[0].getsockname()[1]
        try:
            yield box
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(
                line.lower().split(": ", 1)[:1] + line.split(": ", 1)[1:] for line in head[1:] if line
            )
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.letters.append(Letter(head[0].split(" ")[1], headers, body))
            if self.silent:
                await asyncio.sleep(60)
            where = "Location: http://127.0.0.1:1/inside\r\n" if 300 <= self.status < 400 else ""
            writer.write(f"HTTP/1.1 {self.status} Fine\r\n{where}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        writer.close()


class Device:
    """A browser's subscription: its keys, and what it can read."""

    def __init__(self, box: Postbox, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.path = f"/push/{name}"
        self.endpoint = box.origin + self.path

    def way(self) -> dict[str, str]:
        raw = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"kind": "push", "address": self.endpoint, "p256dh": _text(raw), "auth": _text(self._auth)}

    def read(self, letter: Letter) -> Any:
        """What the service worker is given."""
        assert letter.headers["content-encoding"] == "aes128gcm"
        assert letter.headers["authorization"].startswith("vapid t=")
        data = http_ece.decrypt(
            letter.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return msgspec.json.decode(data)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Mailbox:
    """A mail server that takes everything, or says otherwise."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.url = ""
        self.says = b"250 fine\r\n"
        self.taken = b"250 taken\r\n"  # said of a letter; empty: it hangs up instead

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls) -> AsyncIterator[Mailbox]:
        box = cls()
        server = await asyncio.start_server(box._serve, "127.0.0.1", 0)
        box.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield box
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        data: list[bytes] | None = None
        with contextlib.suppress(OSError):
            while line := await reader.readline():
                if data is not None:
                    if line == b".\r\n":
                        self.mails.append(email.message_from_bytes(b"".join(data)))
                        data = None
                        if not self.taken:
                            break
                        writer.write(self.taken)
                    else:
                        data.append(line)
                    continue
                word = line[:4].upper()
                if word == b"DATA":
                    data = []
                writer.write({b"DATA": b"354 go on\r\n", b"QUIT": b"221 bye\r\n"}.get(word, self.says))
                if word == b"QUIT":
                    break
        writer.close()
