"""How an event goes on by itself: drawn when its time has come, the next round when all tables of the last are over.

Nothing is remembered between looks but rows: a process that was killed leaves the next one to go on. A draw is worked out beside the
database and written in one transaction with its tables, if nobody was quicker.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec
from sqlalchemy import Connection

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.match import Match
from ludotheca.server.events import book as books
from ludotheca.server.events.book import Book, Entry, Pod
from ludotheca.server.new_tables import new_table
from ludotheca.server.notices.turns import Delays
from ludotheca.server.play import begin
from ludotheca.server.store import Conflict, events, people, rows
from ludotheca.server.store.events import EntrantRow, EventRow
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.server.tables import Tables

log = logging.getLogger(__name__)
LEAST = 3


class Rounds:
    """Looks after the events of a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def look(self) -> None:
        """Whatever is due, of every event."""
        now = self._tables.now()
        for event in await self._store.read(events.active):
            if event.kind == "duplicate":
                await self._date(event, now)
            elif event.status == "running" or event.starts <= now:
                await self._go_on(event, now)

    async def _date(self, event: EventRow, now: int) -> None:
        status = "over" if event.ends <= now else "running" if event.starts <= now else "open"
        if status != event.status:
            await self._store.write(lambda c: events.advance(c, event, event.round, status))

    async def _go_on(self, event: EventRow, now: int) -> None:
        found = await self._store.read(lambda c: played(c, event))
        if found is None:
            return  # a table of the round still runs
        book, entrants = found
        for_pods = [] if len(book.rounds) >= event.rounds else await asyncio.to_thread(books.next_pods, book)
        try:
            made = await self._store.write(
                lambda c: _write(c, event, book, entrants, for_pods, now, self._tables.delays)
            )
        except Conflict:
            return
        for table in made:
            await self._tables.look_anew(table)


def _write(
    c: Connection,
    event: EventRow,
    book: Book,
    entrants: list[EntrantRow],
    pods: list[list[int]],
    now: int,
    delays: Delays,
) -> list[str]:
    """The results of the last round and the tables of the next, in one transaction; the new tables."""
    number = len(book.rounds) + 1
    status = "running" if pods else "over"
    if not events.advance(c, event, number if pods else event.round, status):
        return []  # another process was quicker
    if events.entrants(c, event.id) != entrants:
        raise Conflict  # somebody came or went meanwhile: look again
    for index, pod in enumerate(book.rounds[-1] if book.rounds else []):
        events.save_points(c, event.id, number - 1, index, canonical(pod.points).decode())
    return [_set(c, event, number, index, pod, entrants, now, delays) for index, pod in enumerate(pods)]


def _set(
    c: Connection,
    event: EventRow,
    number: int,
    index: int,
    pod: list[int],
    entrants: list[EntrantRow],
    now: int,
    delays: Delays,
) -> str:
    """A table with its people in their seats, begun. Who was forgotten is a bot."""
    who = IdentityRow(id="", name=event.name, restore="", created=now)
    row: TableRow = new_table(who, event.title, len(pod), now)
    game = registry.get(event.title)
    row.options = canonical(game.check_options(msgspec.json.decode(event.options), len(pod))).decode()
    row.pace_unit, row.pace_amount, row.hints = event.pace_unit, event.pace_amount, False
    seats = []
    for seat, entrant in enumerate(pod):
        person = entrants[entrant].identity
        known = people.load_identity(c, person) if person else None
        if known is None:
            seats.append(SeatRow(table_id=row.id, seat=seat, kind="bot", level="regular"))
        else:
            seats.append(
                SeatRow(table_id=row.id, seat=seat, kind="person", identity=known.id, name=known.name)
            )
    rows.insert_table(c, row, seats)
    begin(c, row, seats, now, delays, waits=False)
    rows.save_table(c, row)
    events.add_table(c, event.id, number, index, row.id, canonical(pod).decode())
    return row.id


def played(c: Connection, event: EventRow) -> tuple[Book, list[EntrantRow]] | None:
    """The book of an event with the results so far; None while a table of its last round runs."""
    made, entrants = written(c, event)
    if not made.rounds or all(pod.points for pod in made.rounds[-1]):
        return made, entrants
    last = []
    for pod in made.rounds[-1]:
        points = _points(c, pod.table)
        if points is None:
            return None
        last.append(msgspec.structs.replace(pod, points=points))
    return msgspec.structs.replace(made, rounds=[*made.rounds[:-1], last]), entrants


def written(c: Connection, event: EventRow) -> tuple[Book, list[EntrantRow]]:
    """The book as far as it is written."""
    entrants = events.entrants(c, event.id)
    found = events.tables(c, event.id)
    # Another process may have gone on since the row was read.
    rounds: list[list[Pod]] = [[] for _ in range(max([event.round, *(one[0] for one in found)]))]
    for number, _, table, seats, points in found:
        decoded = msgspec.json.decode(points, type=list[int]) if points else []
        rounds[number - 1].append(
            Pod(table=table, seats=msgspec.json.decode(seats, type=list[int]), points=decoded)
        )
    return (
        Book(
            event=event.id,
            name=event.name,
            title=event.title,
            commitment=books.commitment(event.secret),
            secret=event.secret,
            entrants=[Entry(name=one.name, grain=one.grain, gone=one.gone) for one in entrants],
            rounds=rounds,
        ),
        entrants,
    )


def _points(c: Connection, table_id: str) -> list[int] | None:
    """What a table brought its seats: by their places, who left behind all who stayed. A game that was given up: a tie of those who
    stayed."""
    row, seats = rows.load_table(c, table_id)
    if row.status == "running":
        return None
    stayed = [not seat.resigned for seat in seats]
    data = rows.load_record(c, table_id) if row.status == "over" else None
    places = [1] * len(seats)
    if data is not None:
        kept = record.from_bytes(data)
        result = Match.replay(registry.get(row.title), kept).result()
        if result is not None and result.winners:
            places = list(result.places)
    return books.points(places, stayed)
