"""Setting a table, and setting another like one that is over."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection

from ludotheca.bots.levels import BOTS, DEFAULT_LEVEL, UnknownLevel
from ludotheca.games import registry
from ludotheca.kernel.chance import KEYED_METHOD
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.deal import Deal
from ludotheca.kernel.errors import BadMoment
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import describe, fairness, rating
from ludotheca.server import protocol as p
from ludotheca.server.errors import BadValue, NotOwner, NotSeated, TooMany, UnknownTable, WrongStatus
from ludotheca.server.limits import per_hour
from ludotheca.server.notices import turns
from ludotheca.server.people import crests
from ludotheca.server.people.names import clean_name
from ludotheca.server.play import begin, moment
from ludotheca.server.store import Conflict, deals, rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow
from ludotheca.server.tables import Tables

_LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"  # none that is taken for another
_ID_LENGTH = 12
_PACES = {"none": (0, 0), "second": (5, 86_400), "day": (1, 60)}


class NewTables:
    """Sets tables. Every method takes the identity that asks, and its request."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._limit = per_hour(tables.settings.tables_per_hour)

    async def create(self, who: IdentityRow, plan: p.CreateTable, begins: int | None = None) -> p.Created:
        """Set a table; it may begin by itself."""
        self._limit.check(who.id)
        row, seats = _planned_table(who, plan, self._tables.now())
        row.begins = begins
        return await self._set(who, row, seats, plan.request)

    async def play_on(self, who: IdentityRow, wish: p.PlayOn) -> p.Created:
        """Set a table where a game that is over goes on from one of its moments."""
        self._limit.check(who.id)
        seat = _own_seat(wish.seats)

        def look(c: Connection) -> TableRow:
            old, _ = rows.load_table(c, wish.table)
            if old.status not in {"over", "abandoned"}:
                raise WrongStatus(old.status, "over")
            if len(wish.seats) != old.players:
                raise BadValue("seats", f"names {len(wish.seats)} seats; the game has {old.players}")
            if moment(c, old.id, wish.entries).over:
                raise BadMoment("the game is over there; take an earlier moment", why="moment-over")
            return old

        old = await self._tables.store.read(look)
        plan = p.CreateTable(
            title=old.title,
            seats=wish.seats,
            options=old.read_options(),
            public=wish.public,
            pace=wish.pace,
            salt_commitment=wish.salt_commitment,
            hints=wish.hints,
        )
        row, seats = _planned_table(who, plan, self._tables.now())
        origin = p.TableOrigin(table=old.id, entries=wish.entries, seat=seat, as_it_was=wish.as_it_was)
        row.options, row.method, row.origin = old.options, old.method, canonical(origin).decode()
        return await self._set(who, row, seats, wish.request)

    async def _set(
        self, who: IdentityRow, row: TableRow, seats: list[SeatRow], request: str | None
    ) -> p.Created:
        def work(c: Connection) -> None:
            limit = self._tables.settings.open_tables
            if rows.count_open(c, who.id) >= limit:
                raise TooMany("tables of yours that wait or run", limit)
            crests.give(c, seats)
            rows.insert_table(c, row, seats)

        await self._tables.write(row.id, work)
        return p.Created(request=request, table=row.id, links=describe.seat_links(seats))

    def check_limit(self, who: IdentityRow) -> None:
        """So many tables and challenges an hour."""
        self._limit.check(who.id)

    async def on_deal(self, who: IdentityRow, deal: Deal, closes: int) -> p.DealTable:
        """The person's one table on a deal: set and begun when they first ask."""
        found = await self._tables.store.read(lambda c: deals.mine(c, deal.name, who.id))
        if found is not None:
            return p.DealTable(table=found.table_id)
        self._limit.check(who.id)
        now = self._tables.now()
        row, seats = _dealt_table(who, deal, closes, now)

        def work(c: Connection) -> None:
            if deals.mine(c, deal.name, who.id) is not None:
                raise Conflict
            rows.insert_table(c, row, seats)
            begin(c, row, seats, now)
            rows.save_table(c, row)
            deals.begin(c, deals.DealGame(deal=deal.name, table_id=row.id, identity=who.id, begun=now))

        try:
            await self._tables.write(row.id, work)
        except Conflict:  # another of this person's requests was quicker
            return await self.on_deal(who, deal, closes)
        return p.DealTable(table=row.id)

    async def links(self, who: IdentityRow, wish: p.GetLinks) -> p.Links:
        """The links of the free invited seats, for the owner."""
        row, seats = await self._tables.store.read(lambda c: rows.load_table(c, wish.table))
        if row.owner != who.id:
            raise NotOwner
        return p.Links(request=wish.request, table=wish.table, links=describe.seat_links(seats))

    async def rematch(self, who: IdentityRow, wish: p.Rematch) -> p.Created:
        """The table where those of a table that is over play again. Everybody's seat is kept for them."""
        old, seats = await self._tables.store.read(lambda c: rows.load_table(c, wish.table))
        if old.status not in {"over", "abandoned"}:
            raise WrongStatus(old.status, "over")
        if rows.seat_of(seats, who.id) == SPECTATOR:
            raise NotSeated
        fresh = await self._find(old.rematch) or await self._set_again(who, old, seats)
        return p.Created(request=wish.request, table=fresh, links=[])

    async def _find(self, table: str | None) -> str | None:
        """The table if it is still there: it may have been taken away before it started."""
        try:
            return None if table is None else (await self._tables.get(table)).id
        except UnknownTable:
            return None

    async def _set_again(self, who: IdentityRow, old: TableRow, old_seats: list[SeatRow]) -> str:
        """The id of the new table; another's, if they were quicker."""
        self._limit.check(who.id)
        now, delays = self._tables.now(), self._tables.delays
        row = new_table(who, old.title, old.players, now)
        row.options, row.public, row.hints, row.method = old.options, old.public, old.hints, old.method
        row.rated = old.rated
        row.pace_unit, row.pace_amount, row.origin = old.pace_unit, old.pace_amount, old.origin
        row.typing = old.typing
        seats = [_kept_seat(row.id, seat) for seat in old_seats]

        def work(c: Connection) -> str:
            locked, _ = rows.load_table(c, old.id, lock=True)
            if locked.rematch is not None and locked.rematch != old.rematch:
                return locked.rematch
            locked.rematch = row.id
            rows.insert_table(c, row, seats)
            rows.save_table(c, locked)
            turns.invited(c, row, [seat for seat in seats if seat.reserved != who.id], now, delays)
            return row.id

        return await self._tables.write(old.id, work)


def planned_seat(table: str, seat: int, plan: p.SeatPlan, who: IdentityRow) -> SeatRow:
    """A seat as its plan wants it."""
    if plan.kind == "me":
        return SeatRow(table_id=table, seat=seat, kind="person", identity=who.id, name=who.name)
    row = SeatRow(table_id=table, seat=seat, kind=plan.kind)
    if plan.name and plan.kind != "invited":
        raise BadValue("name", "is for a seat of the kind 'invited'")
    if plan.kind == "invited":
        row.key, row.kept = _new_key(), clean_name(plan.name) if plan.name.strip() else ""
    elif plan.kind == "bot":
        row.level = plan.level or DEFAULT_LEVEL
        if row.level not in BOTS:
            raise UnknownLevel(row.level)
    return row


def _own_seat(plans: list[p.SeatPlan]) -> int:
    """The seat whose knowledge a game goes on from."""
    mine = [number for number, plan in enumerate(plans) if plan.kind == "me"]
    if len(mine) != 1:
        raise BadValue("seats", "must say 'me' once: that seat's knowledge counts")
    return mine[0]


def _kept_seat(table: str, old: SeatRow) -> SeatRow:
    """A bot again, or a seat that is kept for the person who had it."""
    if old.kind == "bot":
        return SeatRow(table_id=table, seat=old.seat, kind="bot", level=old.level)
    return SeatRow(
        table_id=table,
        seat=old.seat,
        kind="invited",
        key=_new_key(),
        reserved=old.identity or "",
        kept=old.name,
    )


def _planned_table(who: IdentityRow, plan: p.CreateTable, now: int) -> tuple[TableRow, list[SeatRow]]:
    game = registry.get(plan.title)
    game.check_players(len(plan.seats))
    options = game.check_options(plan.options, len(plan.seats))
    _check_pace(plan.pace)
    if plan.typing and plan.public:
        raise BadValue("typing", "is for tables that are not public")
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise BadValue("seats", "say 'me' more than once")
    row = new_table(who, game.meta.title, len(plan.seats), now)
    row.options = canonical(options).decode()
    row.public, row.pace_unit, row.pace_amount = plan.public, plan.pace.unit, plan.pace.amount
    row.hints, row.method, row.typing = plan.hints, plan.method, plan.typing
    row.rated = plan.rated
    seats = [planned_seat(row.id, number, seat, who) for number, seat in enumerate(plan.seats)]
    for seat in seats:
        if seat.kind == "person":
            seat.salt_commitment = plan.salt_commitment
    rating.check_person(row, who)
    rating.check_table(row, seats)
    return row, seats


def _dealt_table(who: IdentityRow, deal: Deal, closes: int, now: int) -> tuple[TableRow, list[SeatRow]]:
    """A table on a deal: nobody's salt, no hints, for nobody else's eyes."""
    row = new_table(who, deal.title, deal.players, now)
    row.options, row.hints, row.method = canonical(deal.options).decode(), False, KEYED_METHOD
    row.secret, row.deal, row.sealed_until = deal.secret, deal.name, closes
    levels = list(deal.bots)
    levels.insert(deal.seat, "")
    return row, [
        SeatRow(table_id=row.id, seat=seat, kind="bot", level=level)
        if level
        else SeatRow(table_id=row.id, seat=seat, kind="person", identity=who.id, name=who.name)
        for seat, level in enumerate(levels)
    ]


def new_table(who: IdentityRow, title: str, players: int, now: int) -> TableRow:
    """A table of its own that nobody sits at yet."""
    return TableRow(
        id="".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH)),
        title=title,
        players=players,
        owner=who.id,
        owner_name=who.name,
        created=now,
        updated=now,
        secret=fairness.new_secret(),
    )


def _new_key() -> str:
    return secrets.token_urlsafe(18)


def _check_pace(pace: p.Pace) -> None:
    least, most = _PACES[pace.unit]
    if not least <= pace.amount <= most:
        raise BadValue("pace", f"in the unit '{pace.unit}' goes from {least} to {most}, not {pace.amount}")
