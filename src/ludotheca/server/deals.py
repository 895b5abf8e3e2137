"""The deal of the day, and challenges by link: games that are dealt the same to everybody, once each.

The secret of a day follows from the server's own and the date, so nothing stored says it before. What a deal shows of
others' games it shows to those who have finished it, and to all once it is closed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from datetime import date, timedelta

from msgspec.structs import replace
from sqlalchemy import Connection

from ludotheca.bots.levels import CHARACTERS, LEVELS, UnknownLevel
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.deal import Deal, derived
from ludotheca.server import protocol as p
from ludotheca.server.days import DAY_MS, day_of, end_of
from ludotheca.server.errors import BadValue, DealClosed, UnknownChallenge
from ludotheca.server.new_tables import NewTables
from ludotheca.server.store import Store, people
from ludotheca.server.store import deals as rows
from ludotheca.server.store.deals import ChallengeRow, DealGame
from ludotheca.server.store.people import IdentityRow

PLAYERS = 4
LEVEL = "expert"
CHALLENGE_DAYS = 30
WEEK = 7
_LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"
_ID = re.compile(r"[a-z0-9]{1,64}")


def deal_of_day(key: str, title: str, day: str) -> Deal:
    """The deal of a title and a day."""
    game = registry.get(title)
    return _deal(bytes.fromhex(key), name_of_day(title, day), title, game.nearest_players(PLAYERS), LEVEL)


def name_of_day(title: str, day: str) -> str:
    return f"day-{day}-{title}"


def deal_of(row: ChallengeRow, number: int) -> Deal:
    """Deal `number` (from 1) of a challenge."""
    return _deal(bytes.fromhex(row.secret), f"challenge-{row.id}-{number}", row.title, row.players, row.level)


def _deal(key: bytes, name: str, title: str, players: int, level: str) -> Deal:
    seat = hashlib.sha256(name.encode()).digest()[0] % players  # not from the secret: it may be known
    return Deal(
        name=name,
        title=title,
        players=players,
        options=registry.get(title).check_options({}, players),
        bots=(level,) * (players - 1),
        seat=seat,
        secret=derived(key, name),
    )


class Deals:
    """What may be asked about deals. `key` is the server's own secret for them."""

    def __init__(self, store: Store, tables: NewTables, key: str) -> None:
        self._store = store
        self._tables = tables
        self._key = key

    async def today(self, who: IdentityRow | None, now: int) -> p.DealsToday:
        """The deals of the day."""
        day = day_of(now)
        before = (date.fromisoformat(day) - timedelta(1)).isoformat()
        after = (date.fromisoformat(day) + timedelta(1)).isoformat()

        def work(c: Connection) -> tuple[list[p.DealInfo], list[p.DealInfo], list[p.MyDay]]:
            fresh = [_info(c, self._of(title, day), end_of(day), who, now) for title in registry.titles()]
            old = [_info(c, self._of(title, before), end_of(before), who, now) for title in registry.titles()]
            return fresh, old, _week(c, day, who)

        fresh, old, week = await self._store.read(work)
        return p.DealsToday(
            day=day,
            deals=fresh,
            yesterday=old,
            tomorrow={title: self._of(title, after).commitment for title in registry.titles()},
            week=week,
        )

    async def play(self, who: IdentityRow, title: str, now: int) -> p.DealTable:
        """The asker's table on today's deal; the same one every time they ask."""
        day = day_of(now)
        return await self._tables.on_deal(who, self._of(registry.get(title).meta.title, day), end_of(day))

    async def new_challenge(self, who: IdentityRow, wish: p.NewChallenge, now: int) -> p.Challenge:
        """A challenge of the asker's."""
        game = registry.get(wish.title)
        game.check_players(wish.players)
        if wish.players < 2:
            raise BadValue("players", "must be two at least: somebody has to be there to beat")
        if wish.level not in LEVELS + CHARACTERS:
            raise UnknownLevel(wish.level)
        row = ChallengeRow(
            id="".join(secrets.choice(_LETTERS) for _ in range(12)),
            maker=who.id,
            title=game.meta.title,
            players=wish.players,
            options=canonical(game.check_options({}, wish.players)).decode(),
            level=wish.level,
            deals=wish.deals,
            secret=secrets.token_hex(32),
            made=now,
            closes=now + CHALLENGE_DAYS * DAY_MS,
        )
        self._tables.check_limit(who)
        await self._store.write(lambda c: rows.insert_challenge(c, row))
        return await self.challenge(who, row.id, now)

    async def challenge(self, who: IdentityRow | None, name: str, now: int) -> p.Challenge:
        """A challenge as the asker may see it."""

        def work(c: Connection) -> p.Challenge:
            row = _found(c, name)
            maker = people_name(c, row.maker)
            numbers = range(1, row.deals + 1)
            return p.Challenge(
                challenge=row.id,
                maker=maker,
                yours=who is not None and who.id == row.maker,
                title=row.title,
                players=row.players,
                level=row.level,
                closes=row.closes,
                deals=[_info(c, deal_of(row, number), row.closes, who, now) for number in numbers],
            )

        return await self._store.read(work)

    async def play_challenge(self, who: IdentityRow, name: str, number: int, now: int) -> p.DealTable:
        """The asker's table on a deal of a challenge."""
        row = await self._store.read(lambda c: _found(c, name))
        if not 1 <= number <= row.deals:
            raise UnknownChallenge(f"{name}/{number}")
        if now >= row.closes:
            raise DealClosed
        return await self._tables.on_deal(who, deal_of(row, number), row.closes)

    def _of(self, title: str, day: str) -> Deal:
        return deal_of_day(self._key, title, day)


def people_name(c: Connection, identity: str | None) -> str:
    """What somebody is called now; nothing of who was forgotten."""
    found = people.load_identity(c, identity) if identity else None
    return found.name if found else ""


def _found(c: Connection, name: str) -> ChallengeRow:
    row = rows.challenge(c, name) if _ID.fullmatch(name) else None
    if row is None:
        raise UnknownChallenge(name[:64])
    return row


def _info(c: Connection, deal: Deal, closes: int, who: IdentityRow | None, now: int) -> p.DealInfo:
    """A deal as this asker may see it."""
    mine = rows.mine(c, deal.name, who.id) if who else None
    closed = now >= closes
    open_to_me = closed or (mine is not None and mine.ended is not None)
    found = rows.games(c, deal.name) if open_to_me else []
    bots = list(deal.bots)
    bots.insert(deal.seat, "")
    return p.DealInfo(
        deal=deal.name,
        title=deal.title,
        players=deal.players,
        seat=deal.seat,
        bots=bots,
        commitment=deal.commitment,
        closes=closes,
        finished=rows.counts(c, [deal.name]).get(deal.name, 0),
        mine=None if mine is None else _mine(mine),
        results=[_result(game, who) for game in found if counts(game, closes)],
        secret=deal.secret if closed else "",
    )


def _week(c: Connection, day: str, who: IdentityRow | None) -> list[p.MyDay]:
    """What the asker played of the last seven days."""
    if who is None:
        return []
    last = [(date.fromisoformat(day) - timedelta(back)).isoformat() for back in range(WEEK)]
    names = {name_of_day(title, one): (one, title) for one in last for title in registry.titles()}
    found = []
    for game in rows.all_of(c, list(names), who.id):
        one, title = names[game.deal]
        mine = _mine(game)
        found.append(
            p.MyDay(
                day=one, title=title, mine=mine if counts(game, end_of(one)) else replace(mine, over=False)
            )
        )
    return found


def _mine(game: DealGame) -> p.MyDeal:
    return p.MyDeal(
        table=game.table_id,
        over=game.ended is not None,
        place=game.place,
        points=game.points,
        luck=game.luck,
        luck_doubt=game.luck_doubt,
    )


def counts(game: DealGame, closes: int) -> bool:
    """A game counts if it ended while its deal was open."""
    return game.ended is not None and game.ended <= closes


def _result(game: DealGame, who: IdentityRow | None) -> p.DealResult:
    link = game.deal.rsplit("-", 1)[0]
    return p.DealResult(
        name=game.name,
        alias=fingerprint(f"{link} {game.identity or game.table_id}".encode())[:12],
        place=game.place,
        points=game.points or 0,
        table=game.table_id,
        mine=who is not None and game.identity == who.id,
    )
