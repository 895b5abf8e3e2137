"""One connection of the WebSocket: it carries the lobby, some tables, commands and their answers.

It has a reader and a writer. Answers wait in a short queue; everything else is only marked as due and
made when the writer gets to it, so a slow connection costs a flag and not a heap of messages.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from ludotheca import __version__
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of
from ludotheca.server.closing import (
    CLOSE_BAD,
    CLOSE_FLOOD,
    CLOSE_NO_HELLO,
    CLOSE_PROTOCOL,
    CLOSE_SLOW,
    Closed,
)
from ludotheca.server.edge.frames import framed
from ludotheca.server.edge.socket_door import DOOR, SocketDoor
from ludotheca.server.errors import BadMessage, OtherProtocol, TooFast, TooMany, Unavailable, error_message
from ludotheca.server.limits import Bucket
from ludotheca.server.people import programs
from ludotheca.server.people.tokens import Bearer
from ludotheca.server.service import Service
from ludotheca.server.store import Conflict
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table
from ludotheca.server.thinking.hints import Hint
from ludotheca.server.watch import Watch

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
_MOST_BAD = 20
_MOST_FAST = 200
_ENOUGH_WAITING = 32
_MOST_WAITING = 256
_MOST_TABLES = 8
_LAST_WORDS_SECONDS = 2.0


class Connection:
    """One client."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        service: Service,
        who: IdentityRow | None,
        bearer: Bearer | None = None,
    ) -> None:
        self.identity = None if who is None else who.id
        self.bearer = bearer
        self.epoch = 0 if who is None else who.epoch
        self._socket = socket
        self._service = service
        self._tables = service.tables
        settings = self._tables.settings
        self._bucket = Bucket(settings.messages_per_second, settings.messages_burst)
        self._door: SocketDoor = socket.scope["state"][DOOR]
        self._outbox: deque[bytes] = deque()  # frames
        self._held = b""  # an acknowledgement, to travel with the news of its entries
        self._writing = False  # the writer is about to send something
        self._woken = asyncio.Event()
        self._drained = asyncio.Event()
        self._watches: dict[str, Watch] = {}
        self._hints: dict[str, Hint] = {}
        self._reviewing: asyncio.Task[None] | None = None
        self._mine_due = False
        self._closing: Closed | None = None
        self._bad = 0
        self._fast = 0

    # The life of a connection.

    async def run(self) -> None:
        """Serve until either side ends it."""
        reader, writer = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._part_all()
            for hint in self._hints.values():
                hint.end()
            if self._reviewing is not None:
                self._reviewing.cancel()
            self._tables.lobby.visitors.discard(self)
            reader.cancel()
            if self._closing is None:
                writer.cancel()
            self.wake()
            for task in (reader, writer):
                await self._ended(task)

    def close(self, code: int, reason: str, *words: bytes) -> None:
        """End the connection after these last words."""
        self._outbox.extend(map(framed, words))
        self._closing = Closed(code, reason)
        self.wake()

    def wake(self) -> None:
        self._woken.set()

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._receive()
        except TimeoutError:
            raise Closed(CLOSE_NO_HELLO, "no hello") from None
        if not isinstance(message, p.Hello):
            self._refuse(BadMessage("the first message is 'hello'"))
            raise Closed(CLOSE_NO_HELLO, "no hello")
        if message.protocol != p.PROTOCOL:
            self._refuse(OtherProtocol(p.PROTOCOL, message.protocol))
            raise Closed(CLOSE_PROTOCOL, "other protocol")
        row = await self._service.identities.who(self.identity)
        if row is None:
            self.identity = None
        identity = None if row is None else p.Identity(name=row.name)
        self._send(p.Welcome(server=__version__, time=self._tables.now(), identity=identity))

    async def _ended(self, task: asyncio.Task[None]) -> None:
        """Wait until a task is through; the writer may take a moment for its last words."""
        try:
            await asyncio.wait_for(task, _LAST_WORDS_SECONDS)
        except (asyncio.CancelledError, TimeoutError, OSError, WebSocketDisconnect):
            pass
        except Exception:
            log.exception("a connection broke")

    # Reading.

    async def _read(self) -> None:
        try:
            await self._greet()
            while self._closing is None:
                await self._handle(await self._receive())
        except Closed as closed:
            self._closing = closed
        except WebSocketDisconnect:
            return

    async def _receive(self) -> Any:
        """The next message that can be read; others are answered and counted."""
        while True:
            await self._room()
            event: Any = await self._door.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
            wait = self._bucket.take()
            if wait > 0:
                self._count_fast()
                self._refuse(TooFast(wait))
                continue
            text = event.get("text")
            try:
                if text is None:
                    raise BadMessage("it is binary; messages are JSON text")
                return p.decode_client(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._count_bad()
                self._refuse(BadMessage(str(error)), **p.names_in(text or ""))
            except BadMessage as error:
                self._count_bad()
                self._refuse(error)

    async def _room(self) -> None:
        """Take no more questions while the answers to earlier ones wait."""
        while len(self._outbox) >= _ENOUGH_WAITING:
            self._drained.clear()
            await self._drained.wait()

    def _count_bad(self) -> None:
        self._bad += 1
        if self._bad > _MOST_BAD:
            raise Closed(CLOSE_BAD, "too many bad messages")

    def _count_fast(self) -> None:
        self._fast += 1
        if self._fast > _MOST_FAST:
            raise Closed(CLOSE_FLOOD, "too many messages")

    async def _handle(self, message: Any) -> None:
        """Do what a message asks, or say why not."""
        try:
            if self.bearer is not None:
                await programs.check(self._service, self.bearer, message)
            match message:
                case p.Command() | p.Undo():
                    await self._command(message)
                case p.Request():
                    self._send(await self._service.request(self.identity, message))
                case p.AskHint():
                    await self._hint(message)
                case p.Weigh():
                    await self._weigh(message)
                case p.AskReview():
                    self._review(message)
                case p.StopHint():
                    self._stop_hint(message.table)
                case p.WatchTable():
                    await self._watch(message)
                case p.Unwatch():
                    self._part(message.table)
                case p.WatchLobby():
                    self._watch_lobby(message.on)
                case p.Ping():
                    self._send(p.Pong(time=self._tables.now()))
                case _:
                    raise BadMessage("'hello' comes once, at the beginning")
        except (LudothecaError, Conflict) as error:
            # A conflict: somebody else, or the same person at another page, wrote at the same moment.
            self._refuse(
                error if isinstance(error, LudothecaError) else Unavailable(),
                request=getattr(message, "request", None),
                command_id=getattr(message, "command_id", None),
                table=getattr(message, "table", None),
            )

    async def _command(self, message: p.Command | p.Undo) -> None:
        try:
            await self._service.command(self.identity, message, self._hold, self._let_go)
        finally:
            self._let_go()

    async def _hint(self, message: p.AskHint) -> None:
        table = await self._tables.get(message.table)
        seat = await self._service.own_seat(table, self.identity)
        self._stop_hint(table.id)
        hint = await self._service.hints.ask(table, seat, message.request, self._send)
        self._hints[table.id] = hint

    async def _weigh(self, message: p.Weigh) -> None:
        table = await self._tables.get(message.table)
        seat = await self._service.own_seat(table, self.identity)
        await self._service.coach.ask(table, seat, message.request, self._send)

    def _review(self, message: p.AskReview) -> None:
        """One at a time: another one ends it."""
        if self._reviewing is not None:
            self._reviewing.cancel()
        self._reviewing = asyncio.create_task(self._follow_review(message))

    async def _follow_review(self, message: p.AskReview) -> None:
        try:
            await self._service.reviews.follow(address_of(self._socket), message, self._send)
        except LudothecaError as error:
            self._refuse(error, request=message.request, table=message.table)

    def _stop_hint(self, table: str) -> None:
        hint = self._hints.pop(table, None)
        if hint is not None:
            hint.end()

    async def _watch(self, message: p.WatchTable) -> None:
        table = await self._tables.get_fresh(message.table)
        if len(self._watches) >= _MOST_TABLES and table.id not in self._watches:
            raise TooMany("tables followed at once", _MOST_TABLES)
        self._part(table.id)
        watch = self._watches[table.id] = Watch(self, table, message.last)
        self._tables.presence.join(table, watch, watch.seat)
        self.wake()

    def _watch_lobby(self, on: bool) -> None:
        if not on:
            self._tables.lobby.visitors.discard(self)
            return
        self._tables.lobby.visitors.add(self)
        self._put(framed(self._tables.lobby.message()))
        self.mine_changed()

    def _part(self, name: str) -> None:
        watch = self._watches.pop(name, None)
        if watch is not None:
            self._tables.presence.part(watch.table, watch, watch.seat)

    def _part_all(self) -> None:
        for name in list(self._watches):
            self._part(name)

    # What the lobby calls.

    def lobby_changed(self, change: bytes) -> None:
        self._put(framed(change))

    def mine_changed(self) -> None:
        self._mine_due = self.identity is not None
        self.wake()

    # Writing.

    def _refuse(self, error: LudothecaError, **fields: Any) -> None:
        self._send(error_message(error, **fields))

    def _send(self, message: p.FromServer) -> None:
        self._put(framed(p.encode(message)))

    def _hold(self, answer: p.CommandAnswer) -> None:
        """An answer goes with the next frame, or when it is let go: two frames cost hardly more than one."""
        self._let_go()
        self._held = framed(p.encode(answer))

    def _let_go(self) -> None:
        frame, self._held = self._held, b""
        if frame:
            self._put(frame)

    def _put(self, frame: bytes) -> None:
        """At once if nothing waits before it."""
        if self._idle() and self._push(frame):
            return
        if len(self._outbox) >= _MOST_WAITING:
            self._outbox.clear()
            self.close(CLOSE_SLOW, "the connection is too slow")
            return
        self._outbox.append(frame)
        self.wake()

    def _idle(self) -> bool:
        return not self._outbox and not self._writing and self._closing is None

    def _push(self, frame: bytes) -> bool:
        held, self._held = self._held, b""
        try:
            pushed = self._door.push(held + frame)
        except ClientDisconnected:
            return True  # nobody hears it any more; the reader is told of the end
        if held and not pushed:
            self._outbox.append(held)
        return pushed

    async def _write(self) -> None:
        """Send what waits, then what is due, until the connection must end."""
        while True:
            self._writing = False
            await self._woken.wait()
            self._woken.clear()
            self._writing = True
            await self._drain()
            if self._closing is not None:
                await self._drain()
                await self._socket.close(code=self._closing.code, reason=self._closing.reason)
                return
            for watch in list(self._watches.values()):
                if watch.due:
                    await self._try_table(watch)
            if self._mine_due and self.identity is not None:
                self._mine_due = False
                await self._frame(framed(await self._tables.lobby.mine_bytes(self.identity)))

    async def _drain(self) -> None:
        self._let_go()
        while self._outbox:
            await self._frame(self._outbox.popleft())
        self._drained.set()

    async def _frame(self, frame: bytes) -> None:
        while not self._door.push(frame):
            await self._door.writable.wait()

    def tell_now(self, watch: Watch) -> bool:
        """Tell of a table at once, if nothing need be waited for; whether it was done."""
        table = watch.table
        if not self._idle() or table.gone or table.lock.locked() or not self._door.writable.is_set():
            return False
        if (table.started and table.play is None) or watch.hears_more(self._service.voices, self.identity):
            return False
        try:
            watch.due = False
            for frame in self._news(watch):
                if not self._push(frame):
                    self._outbox.append(frame)
                    self.wake()
        except LudothecaError as error:
            self._give_up(watch, error)
        return True

    async def _try_table(self, watch: Watch) -> None:
        """A table that cannot be told is followed no more; the others go on."""
        try:
            await self._send_table(watch)
        except LudothecaError as error:
            self._give_up(watch, error)

    def _give_up(self, watch: Watch, error: LudothecaError) -> None:
        self._part(watch.table.id)
        self._refuse(error, table=watch.table.id)

    async def _send_table(self, watch: Watch) -> None:
        watch.due = False
        table = watch.table
        if table.gone:
            self._part(table.id)
            await self._frame(framed(p.encode(p.TableGone(table=table.id))))
            return
        async with table.lock:
            if table.started:
                await table.load()
            frames = self._news(watch)
        await self._drain()  # an acknowledgement goes before the news of its entries
        for frame in frames:
            await self._frame(frame)
        if lines := await watch.lines(self._service.voices, self.identity):
            await self._frame(framed(p.encode(lines)))

    def _news(self, watch: Watch) -> list[bytes]:
        """What they do not know yet of a table whose game is in memory. All from one moment: whoever is told that the
        game is over also sees its last position."""
        self._reseat(watch)
        table, frames = watch.table, []
        if watch.serial != table.serial:
            owner = self.identity is not None and table.row.owner == self.identity
            frames.append(table.described_frame(watch.seat, owner, lambda: self._describe(table)))
            watch.serial = table.serial
        if table.started and table.play is not None:
            head = table.play.match.head
            mark = (head, table.row.status, table.decides(watch.seat))
            if watch.sent != mark:
                frames.append(table.update_frame(table.play, watch.seat, watch.since))
                watch.sent, watch.since = mark, head
        return frames

    def _describe(self, table: Table) -> bytes:
        return p.encode(describe.table_message(table, self.identity))

    def _reseat(self, watch: Watch) -> None:
        """Whoever sat down or got up sees the game from there."""
        seat = watch.table.seat_of(self.identity)
        if seat != watch.seat:
            self._tables.presence.part(watch.table, watch, watch.seat)
            watch.seat = seat
            self._tables.presence.join(watch.table, watch, seat)
