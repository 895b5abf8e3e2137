"""Games looked at again: any of their entries while the server has them, and the record file once they are over."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection

from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import protocol as p
from ludotheca.server.errors import BadValue, StillRunning, UnknownSeat, WrongStatus, reading
from ludotheca.server.play import Play
from ludotheca.server.store import Store, rows

MOST_MOMENTS = 50


async def record(store: Store, table: str) -> bytes:
    """The file of a game that is over or was given up."""

    def work(c: Connection) -> tuple[str, bytes | None]:
        return rows.load_table(c, table)[0].status, rows.load_record(c, table)

    status, data = await store.read(work)
    if status == "waiting":
        raise WrongStatus("waiting", "over")
    if data is None:
        raise StillRunning
    return data


async def replay(store: Store, table: str, viewer: int, first: int, last: int | None) -> p.Replay:
    """The game at some of its entries: to spectators at any time, from a seat once it is over."""

    def work(c: Connection) -> p.Replay:
        row, _ = rows.load_table(c, table)
        if row.status == "waiting":
            raise WrongStatus("waiting", "running or over")
        if not SPECTATOR <= viewer < row.players:
            raise UnknownSeat(viewer, row.players)
        if viewer != SPECTATOR and row.status == "running":
            raise StillRunning
        entries = rows.load_entries(c, table)
        if not 0 <= first <= len(entries):
            raise BadValue("first", f"goes from 0 to {len(entries)}, not {first}")
        end = min(len(entries), first + MOST_MOMENTS - 1, first if last is None else max(first, last))
        found = list(moments(Play(row, entries[:first], ()).match, entries[first:end], viewer))
        return p.Replay(head=len(entries), moments=found)

    with reading(table):
        return await store.read(work)


def moments(match: Match, entries: list[Entry], viewer: int) -> Iterator[p.Moment]:
    """The match as it stands and after each of the next entries, as this viewer may see it."""
    yield _moment(match, viewer)
    for entry in entries:
        match.extend(entry)
        yield _moment(match, viewer)


def _moment(match: Match, viewer: int) -> p.Moment:
    last = match.entries[-1] if match.entries else None
    view = msgspec.structs.replace(match.view(viewer), can_undo=False)
    return p.Moment(
        seat=None if last is None else last.seat,
        time=0 if last is None else last.time,
        events=[] if last is None else match.events(viewer, last.seq),
        view=view,
    )
