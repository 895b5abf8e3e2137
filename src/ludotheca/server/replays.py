"""Games looked at again: any of their entries while the server has them, and the record file once they are over."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from ludotheca.kernel import record as files
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import fairness
from ludotheca.server import protocol as p
from ludotheca.server.errors import BadValue, StillRunning, TooFast, UnknownSeat, WrongStatus, reading
from ludotheca.server.limits import Limiter
from ludotheca.server.moments import between as between
from ludotheca.server.moments import moment
from ludotheca.server.play import Play
from ludotheca.server.protocol import encode
from ludotheca.server.store import Store, rows
from ludotheca.server.store.rows import SeatRow, TableRow

T = TypeVar("T")
MOST_MOMENTS = 50
MARK = 50  # entries between two matches that are kept to go on from
_MOST_FOLDS = 16  # games
_MOST_BYTES = 32 << 20
_BURST_SECONDS = 2.0  # of the processor, before an address must wait


async def record(store: Store, table: str, now: int) -> bytes:
    """The file of a game that is over or was given up, with the names its seats have now. The secret of a deal that others
    may still play is not in it."""

    def work(c: Connection) -> bytes:
        row, seats = rows.load_table(c, table)
        if row.status == "waiting":
            raise WrongStatus("waiting", "over")
        data = rows.load_record(c, table)
        if data is None:
            raise StillRunning
        if fairness.sealed(row, now):
            data = _without_secret(data)
        return with_names(data, row, seats)

    return await store.read(work)


def with_names(data: bytes, row: TableRow, seats: Sequence[SeatRow]) -> bytes:
    """A record with the names that the seats have now."""
    ids = [seat.who for seat in row.read_header().seats]
    names = [seat.name or (seat.level if seat.kind == "bot" else "") for seat in seats]
    return files.with_names(data, dict(zip(ids, names, strict=True)))


def _without_secret(data: bytes) -> bytes:
    found = files.from_bytes(data)
    fair = msgspec.structs.replace(found.header.fairness, secret="")
    header = msgspec.structs.replace(found.header, fairness=fair)
    return files.to_bytes(msgspec.structs.replace(found, header=header))


class Fold:
    """A game folded as far as somebody has looked, with matches on the way to go on from."""

    def __init__(self, row: TableRow) -> None:
        self._row = row
        self._entries: list[Entry] = []
        self._marks: dict[int, Match] = {}

    def moments(self, c: Connection, viewer: int, first: int, last: int) -> list[bytes]:
        """The moments from `first` to `last` as text."""
        if last > len(self._entries):
            self._entries += rows.load_entries(c, self._row.id, len(self._entries))
        match = self._at(first)
        made = [encode(moment(match, viewer))]
        for entry in self._entries[first:last]:
            self._go_on(match, entry)
            made.append(encode(moment(match, viewer)))
        return made

    def match(self, c: Connection, head: int) -> Match:
        """The match after so many entries."""
        if head > len(self._entries):
            self._entries += rows.load_entries(c, self._row.id, len(self._entries))
        return self._at(head)

    def _at(self, head: int) -> Match:
        start = max((mark for mark in self._marks if mark <= head), default=0)
        match = self._marks[start].copy() if start else Play(self._row, [], ()).match
        for entry in self._entries[start:head]:
            self._go_on(match, entry)
        return match

    def _go_on(self, match: Match, entry: Entry) -> None:
        """One entry on; at every mark the position is checked, and kept if that is new."""
        mark = entry.seq + 1
        match.extend(entry, check=mark % MARK == 0)
        if mark % MARK == 0 and mark not in self._marks:
            self._marks[mark] = match.copy()


class Replays:
    """Any of a game's moments. What was made for one caller serves the next: a moment never changes. What was not made
    yet is made for one caller at a time, and costs their address the processor's time it took."""

    def __init__(self, store: Store, share: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._costs = Limiter(share, _BURST_SECONDS, clock)
        self._making = asyncio.Lock()
        self._folds: OrderedDict[str, Fold] = OrderedDict()
        self._texts: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._size = 0

    async def replay(self, address: str, table: str, viewer: int, first: int, last: int | None) -> bytes:
        """The game at some of its entries, as a `Replay` in text: to spectators at any time, from a seat once it is
        over."""
        row, _ = await self._store.read(lambda c: rows.load_table(c, table))
        _check(row, viewer, first)
        end = min(row.head, first + MOST_MOMENTS - 1, first if last is None else max(first, last))
        found = self._known(table, viewer, first, end)
        if found is None:
            bucket = self._costs.bucket(address)
            wait = bucket.take(0)
            if wait > 0:
                raise TooFast(wait)
            async with self._making:
                found = self._known(table, viewer, first, end)
                if found is None:
                    found, cost = await self._make(row, viewer, first, end)
                    bucket.reserve(cost)
        return b'{"head":%d,"moments":[%b]}' % (row.head, b",".join(found))

    async def question(self, address: str, table: str, seat: int, at: int) -> p.Update:
        """A game that is over as a seat saw it after so many entries, with the decision it owed then."""
        row, _ = await self._store.read(lambda c: rows.load_table(c, table))
        _check(row, seat, at)
        if seat == SPECTATOR:
            raise UnknownSeat(seat, row.players)
        bucket = self._costs.bucket(address)
        wait = bucket.take(0)
        if wait > 0:
            raise TooFast(wait)
        async with self._making:
            match, cost = await self._folded(row, lambda c, fold: fold.match(c, at))
            bucket.reserve(cost)
        view = msgspec.structs.replace(match.view(seat), can_undo=False)
        decision = match.decision(seat)
        return p.Update(table=table, since=at, view=view, events=[], decision=decision, clocks=[], moments=[])

    def _known(self, table: str, viewer: int, first: int, end: int) -> list[bytes] | None:
        keys = [(table, viewer, head) for head in range(first, end + 1)]
        if not all(key in self._texts for key in keys):
            return None
        for key in keys:
            self._texts.move_to_end(key)
        return [self._texts[key] for key in keys]

    async def _make(self, row: TableRow, viewer: int, first: int, end: int) -> tuple[list[bytes], float]:
        """The moments, and the seconds of the processor they took."""
        made, cost = await self._folded(row, lambda c, fold: fold.moments(c, viewer, first, end))
        for head, text in enumerate(made, first):
            self._size += len(text) - len(self._texts.get((row.id, viewer, head), b""))
            self._texts[row.id, viewer, head] = text
        while self._size > _MOST_BYTES:
            self._size -= len(self._texts.popitem(last=False)[1])
        return made, cost

    async def _folded(self, row: TableRow, look: Callable[[Connection, Fold], T]) -> tuple[T, float]:
        """What a look at a folded game finds, and the seconds of the processor it took; the latest games stay folded."""
        fold = self._folds.pop(row.id, None) or Fold(row)

        def work(c: Connection) -> tuple[T, float]:
            start = time.thread_time()
            return look(c, fold), time.thread_time() - start

        with reading(row.id):
            found = await self._store.read(work)
        self._folds[row.id] = fold
        if len(self._folds) > _MOST_FOLDS:
            self._folds.popitem(last=False)
        return found


def _check(row: TableRow, viewer: int, first: int) -> None:
    if row.status == "waiting":
        raise WrongStatus("waiting", "running or over")
    if not SPECTATOR <= viewer < row.players:
        raise UnknownSeat(viewer, row.players)
    if viewer != SPECTATOR and row.status == "running":
        raise StillRunning
    if not 0 <= first <= row.head:
        raise BadValue("first", f"goes from 0 to {row.head}, not {first}")


def moments(match: Match, entries: list[Entry], viewer: int) -> Iterator[p.Moment]:
    """The match as it stands and after each of the next entries, as this viewer may see it."""
    yield moment(match, viewer)
    for entry in entries:
        match.extend(entry)
        yield moment(match, viewer)
