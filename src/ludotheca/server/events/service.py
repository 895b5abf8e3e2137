"""What may be asked about events: set one, enter, leave, look, and the file that lets anybody draw again."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection

from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.server import protocol as p
from ludotheca.server.clocks import pace_time
from ludotheca.server.deals import Deals, deal_of
from ludotheca.server.errors import BadValue, ServerError, TooMany, WrongStatus
from ludotheca.server.events import book as books
from ludotheca.server.events.book import Book
from ludotheca.server.events.rounds import Rounds, written
from ludotheca.server.limits import per_hour
from ludotheca.server.people.names import clean_name
from ludotheca.server.store import Conflict, deals, events, house
from ludotheca.server.store.events import EventRow
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.tables import Tables

MOST_OPEN = 3  # of one person, not over
_MOST_ENTRANTS = 256
_YEAR_MS = 366 * 86_400_000


class UnknownEvent(ServerError):
    code = "unknown-event"
    status = 404
    sentence = "There is no such event: GET /api/events lists them."


class EventTaken(ServerError):
    code = "event-taken"
    status = 410

    def __init__(self, reason: str) -> None:
        why = f" Reason: {reason}" if reason else ""
        super().__init__(f"Those who run this server took this event away.{why}", reason=reason)


class NotDrawn(ServerError):
    code = "not-drawn"
    status = 409
    sentence = "Nothing is drawn yet: the file is there from the first round on."


class Events:
    """The events of a server."""

    def __init__(self, tables: Tables, deals_: Deals) -> None:
        self._tables = tables
        self._store = tables.store
        self._deals = deals_
        self._limit = per_hour(10)  # new ones, per identity
        self.rounds = Rounds(tables)

    async def list(self, who: IdentityRow | None) -> p.EventList:
        """What is to come, what runs, what was."""

        def look(c: Connection) -> p.EventList:
            return p.EventList(
                events=[msgspec.convert(_summary(c, row, who), p.EventSummary) for row in events.upcoming(c)]
            )

        return await self._store.read(look)

    async def create(self, who: IdentityRow, wish: p.NewEvent) -> p.EventInfo:
        """Set an event; its draw is bound from now on."""
        self._limit.check(who.id)
        now = self._tables.now()
        _check(wish, now)
        if await self._store.read(lambda c: events.count_open(c, who.id)) >= MOST_OPEN:
            raise TooMany("events of yours that are not over", MOST_OPEN)
        challenge = ""
        if wish.kind == "duplicate":
            plan = p.NewChallenge(title=wish.title, players=wish.players, level=wish.level, deals=wish.deals)
            challenge = (await self._deals.new_challenge(who, plan, now)).challenge
            await self._store.write(lambda c: deals.close_at(c, challenge, wish.ends))
        row = EventRow(
            id=secrets.token_hex(6),
            kind=wish.kind,
            name=clean_name(wish.name),
            title=registry.get(wish.title).meta.title,
            options=canonical(wish.options).decode(),
            pace_unit=wish.pace.unit,
            pace_amount=wish.pace.amount,
            rounds=wish.rounds if wish.kind == "pods" else 1,
            maker=who.id,
            secret=secrets.token_hex(32),
            starts=wish.starts,
            ends=wish.ends if wish.kind == "duplicate" else 0,
            status="open",
            round=0,
            challenge=challenge,
            made=now,
        )
        await self._store.write(lambda c: events.insert_event(c, row))
        return await self.show(who, row.id)

    async def show(self, who: IdentityRow | None, event: str) -> p.EventInfo:
        """An event as anybody may see it."""
        now = self._tables.now()
        return await self._store.read(lambda c: _info(c, _found(c, event), who, now))

    async def enter(self, who: IdentityRow, event: str, grain: str) -> p.EventInfo:
        """Enter before the first draw; entering again changes nothing."""

        def work(c: Connection) -> None:
            row = _found(c, event)
            if row.status != "open":
                raise WrongStatus(row.status, "open")
            known = events.entrants(c, event)
            if any(one.identity == who.id for one in known):
                return
            if len(known) >= _MOST_ENTRANTS:
                raise BadValue("event", f"is full with {_MOST_ENTRANTS} entrants")
            events.enter(c, event, who.id, who.name, grain)

        try:
            await self._store.write(work)
        except Conflict:  # two took the same number
            await self._store.write(work)
        return await self.show(who, event)

    async def leave(self, who: IdentityRow, event: str) -> p.EventInfo:
        """Out of it: as if never entered before the draw, from the next round on after it."""

        def work(c: Connection) -> None:
            row = _found(c, event)
            if row.status == "open":
                events.withdraw(c, event, who.id)
            else:
                events.go(c, event, who.id, row.round + 1)

        await self._store.write(work)
        return await self.show(who, event)

    async def book(self, event: str) -> Book:
        """The file of an event; without its secret nothing is shown before the first draw."""

        def look(c: Connection) -> Book:
            row = _found(c, event)
            if row.round == 0 or row.kind != "pods":
                raise NotDrawn
            return written(c, row)[0]

        return await self._store.read(look)


def _check(wish: p.NewEvent, now: int) -> None:
    game = registry.get(wish.title)
    if not now - 60_000 <= wish.starts <= now + _YEAR_MS:
        raise BadValue("starts", "is not in the coming year")
    if wish.kind == "duplicate":
        if not wish.starts < wish.ends <= wish.starts + _YEAR_MS:
            raise BadValue("ends", "is not within a year after the start")
        return
    if pace_time(wish.pace) is None:
        raise BadValue("pace", "is none: in an event nobody may wait for ever")
    for players in (3, 4):
        game.check_players(players)
        game.check_options(wish.options, players)


def _found(c: Connection, event: str) -> EventRow:
    row = events.load_event(c, event[:64])
    if row is None:
        raise UnknownEvent
    if row.status == events.TAKEN:
        raise EventTaken(house.reason_of(c, "take_event", row.id))
    return row


def _summary(c: Connection, row: EventRow, who: IdentityRow | None) -> dict[str, object]:
    entrants = events.entrants(c, row.id)
    return {
        "event": row.id,
        "kind": row.kind,
        "name": row.name,
        "title": row.title,
        "starts": row.starts,
        "ends": row.ends,
        "status": row.status,
        "round": row.round,
        "rounds": row.rounds,
        "entrants": len(entrants),
        "entered": who is not None and any(one.identity == who.id for one in entrants),
    }


def _info(c: Connection, row: EventRow, who: IdentityRow | None, now: int) -> p.EventInfo:
    book, entrants = written(c, row)
    me = next((one.number for one in entrants if who is not None and one.identity == who.id), -1)
    index = next((place for place, one in enumerate(entrants) if one.number == me), -1)
    begun = row.starts <= now
    places = [
        p.EventPlace(
            entrant=one.entrant,
            name=entrants[one.entrant].name,
            place=one.place,
            points=one.points,
            played=one.played,
            gone=bool(entrants[one.entrant].gone),
        )
        for one in books.standings(book)
    ]
    made: dict[str, object] = {
        **_summary(c, row, who),
        "commitment": book.commitment,
        "secret": row.secret if row.round else "",
        "standings": _duplicate(c, row) if row.kind == "duplicate" and row.ends <= now else places,
        "pods": [
            [p.EventPod(table=pod.table, seats=pod.seats, points=pod.points) for pod in pods]
            for pods in book.rounds
        ],
        "me": index,
        "challenge": row.challenge if begun else "",
    }
    return msgspec.convert(made, p.EventInfo)


def _duplicate(c: Connection, row: EventRow) -> list[p.EventPlace]:
    """The standings of a duplicate: on every deal the share of the others one has beaten, by place, then by points."""
    challenge = deals.challenge(c, row.challenge)
    if challenge is None:
        return []
    total: dict[str, list[int]] = {}
    names: dict[str, str] = {}
    for number in range(1, challenge.deals + 1):
        done = [game for game in deals.games(c, deal_of(challenge, number).name) if game.ended is not None]
        keys = [(game.place or 99, -(game.points or 0)) for game in done]
        order = sorted(set(keys))
        places = [order.index(key) for key in keys]
        for game, won in zip(done, books.points(places, [True] * len(places)), strict=True):
            total.setdefault(game.table_id if game.identity is None else game.identity, []).append(won)
            names[game.table_id if game.identity is None else game.identity] = game.name
    ranked = sorted(total, key=lambda key: (-sum(total[key]), names[key]))
    made: list[p.EventPlace] = []
    for position, key in enumerate(ranked, 1):
        points = sum(total[key])
        place = made[-1].place if made and made[-1].points == points else position
        made.append(
            p.EventPlace(
                entrant=position - 1,
                name=names[key],
                place=place,
                points=points,
                played=len(total[key]),
                gone=False,
            )
        )
    return made
