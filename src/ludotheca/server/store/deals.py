"""Statements about deals that are the same for everybody: who played them and how it ended, and challenges."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from ludotheca.server.store import ddl as t

_g = t.deal_games.c


class DealGame(msgspec.Struct, frozen=True, kw_only=True):
    """One person's game on a deal; without `ended` it runs, or was left. A forgotten person has no name."""

    deal: str
    table_id: str
    identity: str | None
    begun: int
    ended: int | None = None
    place: int | None = None
    points: int | None = None
    luck: float | None = None
    luck_doubt: float | None = None
    name: str = ""


class ChallengeRow(msgspec.Struct, frozen=True, kw_only=True):
    """So many deals behind one link."""

    id: str
    maker: str | None
    title: str
    players: int
    options: str
    level: str
    deals: int
    secret: str
    made: int
    closes: int


def mine(c: Connection, deal: str, identity: str) -> DealGame | None:
    """Somebody's game on a deal, if they began it."""
    row = c.execute(select(t.deal_games).where((_g.deal == deal) & (_g.identity == identity))).first()
    return None if row is None else DealGame(**row._mapping)


def all_of(c: Connection, deals: list[str], identity: str) -> list[DealGame]:
    """Somebody's games on these deals."""
    query = select(t.deal_games).where(_g.deal.in_(deals) & (_g.identity == identity))
    return [DealGame(**row._mapping) for row in c.execute(query)]


def begin(c: Connection, game: DealGame) -> None:
    fields = msgspec.structs.asdict(game)
    del fields["name"]
    c.execute(insert(t.deal_games), [fields])


def finish(c: Connection, table_id: str, *, place: int | None, points: int, now: int) -> None:
    """The game at this table is over."""
    ended = {"ended": now, "place": place, "points": points}
    c.execute(update(t.deal_games).where(_g.table_id == table_id).values(**ended))


def set_luck(c: Connection, table_id: str, luck: float, doubt: float) -> None:
    """What dice and cards did to the person's share of victories at this table."""
    c.execute(update(t.deal_games).where(_g.table_id == table_id).values(luck=luck, luck_doubt=doubt))


def counts(c: Connection, deals: list[str]) -> dict[str, int]:
    """How many have finished each of these deals."""
    query = select(_g.deal, func.count()).where(_g.deal.in_(deals) & _g.ended.is_not(None)).group_by(_g.deal)
    return {deal: int(count) for deal, count in c.execute(query)}


def games(c: Connection, deal: str) -> list[DealGame]:
    """Everybody's finished game on a deal: the best place first, then the points, then who was first."""
    people = t.deal_games.outerjoin(t.identities, t.identities.c.id == _g.identity)
    query = (
        select(t.deal_games, func.coalesce(t.identities.c.name, "").label("name"))
        .select_from(people)
        .where((_g.deal == deal) & _g.ended.is_not(None))
    )
    found = [DealGame(**row._mapping) for row in c.execute(query)]
    return sorted(found, key=lambda game: (game.place or 99, -(game.points or 0), game.ended or 0))


def forget(c: Connection, identity: str) -> None:
    """Their games stay, nobody's."""
    c.execute(update(t.deal_games).where(_g.identity == identity).values(identity=None))
    mine_too = t.challenges.c.maker == identity
    c.execute(update(t.challenges).where(mine_too).values(maker=None))


def insert_challenge(c: Connection, row: ChallengeRow) -> None:
    fields: dict[str, Any] = msgspec.structs.asdict(row)
    c.execute(insert(t.challenges), [fields])


def close_at(c: Connection, name: str, closes: int) -> None:
    """A challenge that belongs to an event ends with it."""
    c.execute(update(t.challenges).where(t.challenges.c.id == name).values(closes=closes))


def challenge(c: Connection, name: str) -> ChallengeRow | None:
    row = c.execute(select(t.challenges).where(t.challenges.c.id == name)).first()
    return None if row is None else ChallengeRow(**row._mapping)
