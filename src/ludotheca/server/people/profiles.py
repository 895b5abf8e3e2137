"""What is counted of a person: their games that are over, what reviews found in them, and their ratings."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.ratings.anchors import anchors
from ludotheca.ratings.glicko import UNSURE
from ludotheca.server import protocol as p
from ludotheca.server.people import crests
from ludotheca.server.store import ddl as t
from ludotheca.server.store import ratings, rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow, TableRow

MOST_GAMES = 500
_ERRORS = {"mistake", "blunder"}


class _Total(msgspec.Struct, frozen=True):
    """Of a review only what is counted here; the rest is not decoded."""

    luck: float
    luck_doubt: float


class _Move(msgspec.Struct, frozen=True):
    seat: int
    name: str | None = None


class _Review(msgspec.Struct, frozen=True):
    totals: list[_Total]
    moves: list[_Move]


def profile(c: Connection, who: IdentityRow, now: int) -> p.Profile:
    """All of it, for the person's own eyes."""
    return p.Profile(
        name=who.name,
        crest=crests.chosen(c, who.id),
        member=who.handle is not None,
        since=who.created,
        ratings=[_rated(c, who.id, title, now) for title in registry.titles()],
        games=games(c, who.id),
    )


def games(c: Connection, identity: str) -> list[p.PlayedGame]:
    """Their games that are over, the latest first."""
    sits = select(t.seats.c.table_id).where(t.seats.c.identity == identity)
    over = (t.tables.c.status == "over") & t.tables.c.id.in_(sits)
    query = select(t.tables).where(over).order_by(t.tables.c.ended.desc()).limit(MOST_GAMES)
    tables = [TableRow(**row._mapping) for row in c.execute(query)]
    seats = rows.load_seats(c, [table.id for table in tables])
    changes = {change.table_id: change for change in ratings.history(c, identity)}
    found = [_game(c, table, seats[table.id], identity, changes.get(table.id)) for table in tables]
    return [game for game in found if game is not None]


def _game(
    c: Connection, row: TableRow, seats: list[SeatRow], identity: str, change: ratings.Change | None
) -> p.PlayedGame | None:
    data = rows.load_record(c, row.id)
    result = record.from_bytes(data).result if data is not None else None
    mine = rows.seat_of(seats, identity)
    if result is None:
        return None
    luck, doubt, mistakes = _reviewed(c, row.id, mine)
    return p.PlayedGame(
        table=row.id,
        title=row.title,
        ended=row.ended or row.updated,
        seat=mine,
        players=row.players,
        place=result.places[mine] if result.winners else None,
        points=result.scores[mine],
        seats=[
            p.PlayedSeat(
                name=seat.name,
                bot=seat.level if seat.kind == "bot" else "",
                points=result.scores[seat.seat],
                place=result.places[seat.seat],
            )
            for seat in seats
        ],
        rated=row.rated,
        deal=bool(row.deal),
        change=None if change is None else round(change.mu1) - round(change.mu0),
        luck=luck,
        luck_doubt=doubt,
        mistakes=mistakes,
    )


def _reviewed(c: Connection, table_id: str, seat: int) -> tuple[float | None, float | None, int | None]:
    """Luck, its doubt and mistakes of a seat, from the latest review of its own view that was made."""
    columns = t.reviews.c
    mine = (columns.table_id == table_id) & (columns.seat == seat) & (columns.view == "own")
    data: Any = c.execute(select(columns.data).where(mine).order_by(columns.made.desc()).limit(1)).scalar()
    if data is None:
        return None, None, None
    try:
        review = msgspec.json.decode(bytes(data), type=_Review)
    except (msgspec.DecodeError, msgspec.ValidationError):  # of another version
        return None, None, None
    mistakes = sum(move.seat == seat and move.name in _ERRORS for move in review.moves)
    return review.totals[seat].luck, review.totals[seat].luck_doubt, mistakes


def _rated(c: Connection, identity: str, title: str, now: int) -> p.RatedTitle:
    bots = anchors(title)
    others = sorted(round(mu) for mu in ratings.of_title(c, title))
    mine = next((row for row in ratings.of(c, identity) if row.title == title), None)
    if mine is None:
        return p.RatedTitle(title=title, bots=bots, others=others)
    rating = mine.at(now)
    history = [
        (change.ended, round(change.mu1), round(change.rd1))
        for change in ratings.history(c, identity)
        if change.title == title
    ]
    return p.RatedTitle(
        title=title,
        bots=bots,
        others=others,
        mu=round(rating.mu),
        doubt=round(rating.rd),
        unsure=rating.rd > UNSURE,
        games=mine.games,
        history=history,
    )
