"""LISTEN and NOTIFY: one thread listens, one sends, each with a connection of its own that it mends when it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time

import msgspec
import psycopg

from ludotheca.server.bus import Bus, Concerns, Hear, Pointer

_CHANNEL = "ludotheca"
_CONNECT_SECONDS = 5
_RETRY_SECONDS = 1.0
_WAIT_SECONDS = 1.0
_MOST_WAITING = 10_000
_GATHER_SECONDS = 0.01  # what happens in this time is sent together
_MOST_BYTES = 7_000  # of one notice; PostgreSQL takes 8,000
log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(list[str | Pointer]).decode


class PostgresBus(Bus):
    """A notice is the sender's name, so that nobody hears what they sent, and some pointers."""

    def __init__(self, url: str) -> None:
        self._address = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._own = ""  # how our own notices begin
        self._stopping = threading.Event()
        self._outbox: queue.Queue[Pointer | None] = queue.Queue(_MOST_WAITING)
        self._threads: list[threading.Thread] = []

    def start(self, name: str, hear: Hear, concerns: Concerns) -> None:
        self._own = f'["{name}",'
        loop = asyncio.get_running_loop()

        def heard(pointer: Pointer) -> None:
            if concerns(pointer):
                with contextlib.suppress(RuntimeError):  # the loop is closed: we are stopping
                    loop.call_soon_threadsafe(hear, pointer)

        listener = threading.Thread(target=self._listen, args=(heard,), name="bus-listen", daemon=True)
        sender = threading.Thread(target=self._send, name="bus-send", daemon=True)
        self._threads = [listener, sender]
        for thread in self._threads:
            thread.start()

    def publish(self, pointer: Pointer) -> None:
        with contextlib.suppress(queue.Full):  # the poll of the others will find it
            self._outbox.put_nowait(pointer)

    def stop(self) -> None:
        self._stopping.set()
        with contextlib.suppress(queue.Full):
            self._outbox.put_nowait(None)  # the sender wakes and sees that it must stop
        for thread in self._threads:
            thread.join(_WAIT_SECONDS * 2)

    def _listen(self, heard: Hear) -> None:
        while not self._stopping.is_set():
            try:
                with psycopg.connect(
                    self._address, autocommit=True, connect_timeout=_CONNECT_SECONDS
                ) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=_WAIT_SECONDS):
                            self._take(notice.payload, heard)
                            if self._stopping.is_set():
                                break
            except psycopg.Error as error:
                log.warning("bus listener lost its connection", extra={"error": str(error)})
                self._stopping.wait(_RETRY_SECONDS)

    def _take(self, payload: str, heard: Hear) -> None:
        if payload.startswith(self._own):
            return
        try:
            said = _decode(payload)
        except msgspec.DecodeError:
            return  # somebody else speaks on this channel
        for pointer in said[1:]:
            if isinstance(pointer, Pointer):
                heard(pointer)

    def _send(self) -> None:
        while not self._stopping.is_set():
            try:
                with psycopg.connect(
                    self._address, autocommit=True, connect_timeout=_CONNECT_SECONDS
                ) as connection:
                    while not self._stopping.is_set():
                        self._send_batch(connection)
                    # A last word to oneself, so that the listener wakes and sees that it must stop.
                    connection.execute("SELECT pg_notify(%s, '')", (_CHANNEL,))
            except psycopg.Error as error:
                log.warning("bus sender lost its connection", extra={"error": str(error)})
                self._stopping.wait(_RETRY_SECONDS)

    def _send_batch(self, connection: psycopg.Connection) -> None:
        """Wait for news, then send all there is, for each table the latest only."""
        first = self._outbox.get()
        if first is not None:
            time.sleep(_GATHER_SECONDS)
        batch = [first]
        with contextlib.suppress(queue.Empty):
            while len(batch) < 200:
                batch.append(self._outbox.get_nowait())
        latest = {(p.table, p.people): p for p in batch if p is not None}
        text = ""
        for pointer in latest.values():
            more = msgspec.json.encode(pointer).decode()
            if text and len(text) + len(more) > _MOST_BYTES:
                self._notify(connection, text)
                text = ""
            text += f",{more}" if text else more
        if text:
            self._notify(connection, text)

    def _notify(self, connection: psycopg.Connection, pointers: str) -> None:
        connection.execute("SELECT pg_notify(%s, %s)", (_CHANNEL, f"{self._own}{pointers}]"), prepare=True)
