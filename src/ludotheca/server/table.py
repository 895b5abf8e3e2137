"""One table in memory: its rows, the fold of its entries, and how a command becomes entries.

The database is the truth. What is here can be dropped at any moment and made again from rows; it is dropped whenever
a write did not surely succeed, so that memory never shows what the disk does not hold.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import msgspec
from sqlalchemy import Connection

from ludotheca.kernel import record
from ludotheca.kernel.errors import LudothecaError, NotYourDecision, RecordError, StaleCommand
from ludotheca.kernel.past import LONGEST_MS
from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import luck, rating, replays
from ludotheca.server.edge.frames import framed
from ludotheca.server.errors import (
    CommandIdReused,
    Damaged,
    Resigned,
    Unavailable,
    WrongStatus,
    error_message,
    reading,
)
from ludotheca.server.notices import turns
from ludotheca.server.play import Order, Play, give_up
from ludotheca.server.protocol import Ack, Clock, CommandAnswer, Stale, Update, encode
from ludotheca.server.retention import Retention
from ludotheca.server.store import Conflict, Store, deals, rows
from ludotheca.server.store.appending import Append, NotAlone, Quiet
from ludotheca.server.store.rows import CommandRow, Progress, SeatRow, TableRow

_ATTEMPTS = 8
_MOST_CACHED = 64
_DESCRIBED_SECONDS = (
    1.0  # after which a description that is asked for again is made anew: some of it is about time
)

Tell = Callable[[CommandAnswer], None]


class Watcher(Protocol):
    """Somebody who wants to know when a table changed."""

    def touch(self) -> None: ...


class Table:
    """A table that this process serves. `lock` is held by whoever reads or changes the play."""

    def __init__(self, row: TableRow, seats: list[SeatRow], store: Store, now: Callable[[], int]) -> None:
        self.row = row
        self.seats = seats
        self.store = store
        self.now = now
        self.retention: Retention | None = None
        self.delays = turns.Delays()  # of notices
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.here: dict[int, int] = {}  # connections of this process by seat, SPECTATOR included
        self.elsewhere = (0, 0)  # the seats, a bit each, and the spectators connected to other processes
        self.serial = 0  # raised when the table's description changes, connections included
        self.gone = False
        self._cache: dict[tuple[int, int], bytes] = {}  # frames of updates, by viewer and what they had
        self._cached_head = -1
        self._described: dict[tuple[int, bool], bytes] = {}  # the same for descriptions, by seat and owner
        self._described_serial, self._described_at = -1, 0.0
        self._damage: Damaged | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def started(self) -> bool:
        return self.row.status != "waiting"

    @property
    def expires(self) -> int | None:
        """When it goes if nobody touches it, once that is near."""
        return None if self.retention is None else self.retention.expires(self.row)

    @property
    def seats_here(self) -> int:
        """The seats, a bit each, whose people are connected to this process."""
        return sum(1 << seat for seat, count in self.here.items() if seat != SPECTATOR and count)

    @property
    def connected(self) -> int:
        """The seats, a bit each, whose people are connected to any process."""
        return self.seats_here | self.elsewhere[0]

    @property
    def spectators(self) -> int:
        """How many watch without a seat."""
        return self.here.get(SPECTATOR, 0) + self.elsewhere[1]

    def seat_of(self, identity: str | None) -> int:
        """The seat of an identity, or SPECTATOR."""
        return rows.seat_of(self.seats, identity)

    def decides(self, viewer: int) -> bool:
        """Whether this viewer is a person who decides for a seat of a running game."""
        return viewer != SPECTATOR and self.row.status == "running" and not self.seats[viewer].by_bot

    # Reading. The caller holds the lock.

    async def load(self) -> Play:
        """The play, folded from rows if it is not in memory."""
        if self.play is None:
            row, outages = self.row, [] if self.retention is None else self.retention.outages
            if self._damage is not None:
                raise self._damage
            try:
                with reading(row.id):
                    self.play = await self.store.read(
                        lambda c: Play(row, rows.load_entries(c, row.id), outages)
                    )
            except Damaged as error:
                self._damage = error  # to fold it again would end the same
                raise
        return self.play

    async def catch_up(self) -> bool:
        """Take over entries that other processes wrote; whether there were any."""
        play = await self.load()
        head = play.match.head
        fresh = await self.store.read(lambda c: rows.load_entries(c, self.id, head))
        try:
            for entry in fresh:
                play.extend(entry)
        except RecordError:
            # Memory held something the database does not: the database is right.
            self.drop()
            await self.load()
        return bool(fresh)

    async def follow(self) -> bool:
        """Take over what other processes played where they did nothing else; False if the rows must be read again."""
        if self.play is None or not await self.catch_up() or self.play.match.over:
            return False
        self.row.take(self.play.progress(self.seats))
        self.row.updated = self.play.match.entries[-1].time
        return True

    async def update(self, viewer: int, since: int) -> Update:
        """The game as this viewer may see it, with what they heard from `since` on."""
        return self._update(await self.load(), viewer, since)

    def _update(self, play: Play, viewer: int, since: int) -> Update:
        match = play.match
        if not 0 <= since <= match.head:
            since = 0
        view = match.view(viewer)
        events = match.events(viewer, since)
        decides = self.decides(viewer)
        return Update(
            table=self.id,
            since=since,
            view=view if decides and not play.once else msgspec.structs.replace(view, can_undo=False),
            events=events,
            decision=match.decision(viewer) if decides else None,
            clocks=self._clocks(play),
            moments=replays.between(match, viewer, since, events) if since else [],
        )

    def _clocks(self, play: Play) -> list[Clock]:
        return play.clocks.describe([s.leave for s in self.seats]) if self.row.status == "running" else []

    async def update_bytes(self, viewer: int, since: int) -> tuple[bytes, int]:
        """The same as text with its head."""
        return encode(await self.update(viewer, since)), (await self.load()).match.head

    def update_frame(self, play: Play, viewer: int, since: int) -> bytes:
        """The same as a frame; viewers who missed the same share it."""
        head = play.match.head
        if self._cached_head != head or len(self._cache) >= _MOST_CACHED:
            self._cache.clear()
            self._cached_head = head
        data = self._cache.get((viewer, since))
        if data is None:
            data = self._cache[viewer, since] = framed(encode(self._update(play, viewer, since)))
        return data

    def described_frame(self, seat: int, owner: bool, make: Callable[[], bytes]) -> bytes:
        """The table's description as a frame; those who are the same there share it."""
        now = time.monotonic()
        if self._described_serial != self.serial or now - self._described_at > _DESCRIBED_SECONDS:
            self._described.clear()
            self._described_serial, self._described_at = self.serial, now
        data = self._described.get((seat, owner))
        if data is None:
            data = self._described[seat, owner] = framed(make())
        return data

    def drop(self) -> None:
        """Forget the fold; the next reader makes it again."""
        self.play = None
        self._damage = None
        self.forget_messages()

    def rest(self, now: int) -> None:
        """Keep in memory only what somebody will soon ask for: the fold of a game that is watched or goes on, and its
        positions of the last minute."""
        if self.play is None or self.lock.locked():
            return
        goes_on = self.row.status == "running" and now - self.row.updated <= LONGEST_MS
        if not self.watchers and not goes_on:
            self.drop()
        else:
            self.play.match.past.trim(now)

    def forget_messages(self) -> None:
        """The messages made so far may be wrong now."""
        self._cached_head = -1
        self._cache.clear()

    # Writing.

    async def command(self, order: Order, answer: Tell) -> bool:
        """Carry out an order and answer it; whether it added entries. The answer is given after the commit and
        before anybody is told of the new entries."""
        async with self.lock:
            for _ in range(_ATTEMPTS):
                try:
                    ack, made = await self._try(order)
                except Conflict:
                    self.drop()  # it holds entries that were never written
                    await self.refresh()
                    continue
                except LudothecaError as error:
                    answer(await self._refusal(order, error))
                    return False
                except BaseException:
                    self.drop()  # whatever broke off may have left half an order in memory
                    raise
                answer(ack)
                return made
            answer(await self._refusal(order, Unavailable()))
            return False

    async def _try(self, order: Order) -> tuple[Ack, bool]:
        """One attempt: the acknowledgement, and whether entries were made now and not at an earlier sending."""
        try:
            self._check_running()
            play = await self.load()
            self._check_giver(order, play)
            late = order.absent and not play.clocks.goes_on(order.seat)
            made = play.carry_out(order, self.now())
        except LudothecaError as error:
            known = await self.store.read(
                lambda c: rows.load_command(c, self.id, order.seat, order.command_id)
            )
            if known is not None:
                return self._repeat(order, known), False
            # It may be right at a head that another process has written already.
            if self.store.shared and not isinstance(error, Unavailable) and await self.look_again():
                raise Conflict from error
            raise
        command = CommandRow(order.seat, order.command_id, order.digest(), made[0].seq, play.match.head)
        await self._commit(play, order, made, command, late=late)
        return self._ack(command), True

    async def _commit(
        self, play: Play, order: Order, made: list[Entry], command: CommandRow, *, late: bool
    ) -> None:
        now = made[0].time
        seat = self.seats[order.seat]
        after = seat
        if not seat.by_bot:
            missed = seat.missed + late if order.absent else 0
            after = msgspec.structs.replace(seat, absent=order.absent, missed=missed)
        progress = play.progress([*self.seats[: order.seat], after, *self.seats[order.seat + 1 :]])
        settled = self.row.joinable and not play.in_first_round(self.row)
        more = after != seat or play.match.over or play.endless or settled
        append = Append(self.row, made, command, progress, now)
        told = more
        try:
            if not more:
                told = await self._write_quietly(append)
            if told:
                await self.store.write(self._with_more(append, play, order, after, progress, now))
        except BaseException:
            self.drop()
            raise
        if more:
            await self.refresh()
        else:
            self.row.take(progress)
            self.row.updated = now

    async def _write_quietly(self, append: Append) -> bool:
        """Most moves change the game alone and nobody is told of them by other ways; whether this one was another."""
        people = [seat.identity for seat in self.seats if seat.identity is not None]
        try:
            await self.store.write(Quiet(append, people))
        except NotAlone:
            return True
        return False

    def _with_more(
        self, append: Append, play: Play, order: Order, after: SeatRow, progress: Progress, now: int
    ) -> Callable[[Connection], None]:
        """A move that may change more than the game: somebody is to be told, is absent or back, the first round or the
        game has ended. `after`: the seat as it is then."""
        changed = after != self.seats[order.seat]
        settled = self.row.joinable and not play.in_first_round(self.row)
        over, endless = play.match.over, play.endless
        finished = record.to_bytes(play.match.record()) if over else b""
        before = self.row.owing

        def work(c: Connection) -> None:
            append(c)
            self._note_turns(c, order, before, progress, now)
            if not changed and not over and not endless and not settled:
                return
            row, seats = rows.load_table(c, self.id, lock=True)
            row.joinable = row.joinable and not settled
            if changed:
                seats[order.seat].absent, seats[order.seat].missed = after.absent, after.missed
                rows.save_seat(c, seats[order.seat])
            if over:
                row.status, row.ended = "over", now
                if row.deal:
                    _note_result(c, row.id, seats, play, now)
                rows.save_record(c, self.id, finished)
                rating.note_end(c, row, now)
            elif endless:
                give_up(c, row, now)
            rows.save_table(c, row)

        return work

    def _note_turns(self, c: Connection, order: Order, before: int, progress: Progress, now: int) -> None:
        """Whoever owes a decision by this order may want to be told; whoever gave it themselves has looked."""
        if not (order.by_bot or order.absent or order.prepared):
            turns.acted(c, self.row, self.seats[order.seat].identity, now)
        new = progress.owing & (~before | 1 << order.seat)
        newly = [seat.seat for seat in self.seats if new >> seat.seat & 1]
        head = msgspec.structs.replace(self.row, head=progress.head)
        turns.owe(c, head, self.seats, newly, now, self.delays, deadline=progress.deadline)

    async def refresh(self) -> None:
        """Read the table's rows again."""
        self.row, self.seats = await self.store.read(lambda c: rows.load_table(c, self.id))
        self.serial += 1
        self.forget_messages()

    async def look_again(self) -> bool:
        """Whether another process has changed anything since this one looked."""
        version = self.row.version
        await self.refresh()
        changed = self.row.version != version
        return (self.started and await self.catch_up()) or changed

    def _check_running(self) -> None:
        if self.row.status != "running":
            raise WrongStatus(self.row.status, "running")

    def _check_giver(self, order: Order, play: Play) -> None:
        """A person who resigned gives no orders, and the bot none for a person who has returned."""
        bots = self.seats[order.seat].by_bot
        if bots and not (order.by_bot or order.absent):
            raise Resigned
        if order.by_bot and not bots:
            raise NotYourDecision(order.seat, play.match.owing)

    def _repeat(self, order: Order, known: CommandRow) -> Ack:
        if known.digest != order.digest():
            raise CommandIdReused(order.command_id)
        return self._ack(known)

    def _ack(self, command: CommandRow) -> Ack:
        return Ack(table=self.id, command_id=command.command_id, seq=command.seq, head=command.head)

    async def _refusal(self, order: Order, error: LudothecaError) -> CommandAnswer:
        """Why it was refused, and what the sender missed."""
        update = None
        if self.started and not isinstance(error, Unavailable):
            head = (await self.load()).match.head
            if order.base != head or isinstance(error, StaleCommand):
                update = await self.update(order.seat, min(order.base, head))
        if isinstance(error, StaleCommand) and update is not None:
            return Stale(command_id=order.command_id, update=update)
        return error_message(error, command_id=order.command_id, table=self.id, update=update)


def _note_result(c: Connection, table_id: str, seats: list[SeatRow], play: Play, now: int) -> None:
    """How the person of a deal's table did; one who resigned has left it."""
    result = play.match.result()
    person = next((seat for seat in seats if seat.kind == "person" and not seat.resigned), None)
    if result is not None and person is not None:
        place = result.places[person.seat] if result.winners else None
        deals.finish(c, table_id, place=place, points=result.scores[person.seat], now=now)
        luck.note_end(c, table_id, person.seat, now)
