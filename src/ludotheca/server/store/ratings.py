"""Statements about ratings. Each function takes part in its caller's transaction.

A title's rated games have one order, by the time they ended and then by id, whoever computes them and when. A game that
arrives late takes its place in that order: what was computed after it is computed again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, tuple_, update

from ludotheca.kernel import record
from ludotheca.kernel.codec import canonical
from ludotheca.ratings.anchors import anchor, ceiling
from ludotheca.ratings.glicko import Rating, after_game, rested
from ludotheca.server.store import ddl as t
from ludotheca.server.store import people, rows

DAY_MS = 86_400_000
_c = t.rating_changes.c


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's rating at a title after their last rated game, when that ended, and how many they have played."""

    identity: str
    title: str
    mu: float
    rd: float
    games: int
    ended: int

    def at(self, now: int) -> Rating:
        """With the doubt that has grown since."""
        return rested(Rating(self.mu, self.rd), now // DAY_MS - self.ended // DAY_MS)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a game changed for a seat. `identity` is None for somebody who was forgotten."""

    table_id: str
    seat: int
    identity: str | None
    title: str
    ended: int
    mu0: float
    rd0: float
    mu1: float
    rd1: float
    games: int
    met: str = "[]"  # by seat: how often the two had met before on this day, written as a list


Pairs = Counter[frozenset[str]]
Gone = dict[tuple[str, int], tuple[Rating, list[int]]]
Before = Callable[[str], Standing | None]


class RatedGame(msgspec.Struct, frozen=True):
    """A game that counts: by seat who sat there (None: forgotten), the bot if it was one, and the place."""

    table_id: str
    title: str
    ended: int
    people: list[str | None]
    bots: list[str]
    places: list[int]


def rate(c: Connection, table_id: str) -> None:
    """Count a game that is over, and again all that ended after it. Twice is as once."""
    game = load_game(c, table_id)
    if game is None:
        return
    _lock(c, game.title)
    after = tuple_(_c.ended, _c.table_id) >= (game.ended, game.table_id)
    found = c.execute(select(_c.table_id).where((_c.title == game.title) & after)).scalars()
    later = set(found)
    if table_id in later:
        return
    games = [game, *(known for name in later if (known := load_game(c, name)) is not None)]
    forgotten = _forgotten(c, {*later, table_id})
    _write(c, computed(games, forgotten, lambda who: _before(c, who, game), _met_before(c, game)))


def rebuilt(c: Connection) -> list[Change]:
    """All changes, computed anew from tables, seats and records. Who was forgotten stays the number they were."""
    rated = t.tables.c.rated & (t.tables.c.status == "over")
    names = list(c.execute(select(t.tables.c.id).where(rated)).scalars())
    games = [game for name in names if (game := load_game(c, name)) is not None]
    titles = sorted({game.title for game in games})
    stored = _forgotten(c, names)
    return [
        change
        for title in titles
        for change in computed([game for game in games if game.title == title], stored, lambda _: None)
    ]


def stored(c: Connection) -> list[Change]:
    """All changes as they are kept, in the order of `rebuilt`."""
    query = select(t.rating_changes).order_by(_c.title, _c.ended, _c.table_id, _c.seat)
    return [_change(row) for row in c.execute(query)]


def standings(c: Connection) -> list[Standing]:
    """Everybody's ratings, in one order."""
    query = select(t.ratings).order_by(t.ratings.c.identity, t.ratings.c.title)
    return [Standing(**row._mapping) for row in c.execute(query)]


def replace_all(c: Connection, changes: list[Change]) -> None:
    """Keep these in place of what there is."""
    for title in sorted({change.title for change in changes}):
        _lock(c, title)
    c.execute(delete(t.rating_changes))
    c.execute(delete(t.ratings))
    _write(c, changes)


def last_of(changes: Iterable[Change]) -> dict[tuple[str, str], Standing]:
    """What ratings follow from changes in their order, by person and title."""
    found = {}
    for change in changes:
        if change.identity is not None:
            found[change.identity, change.title] = Standing(
                identity=change.identity,
                title=change.title,
                mu=change.mu1,
                rd=change.rd1,
                games=change.games,
                ended=change.ended,
            )
    return found


def of(c: Connection, identity: str) -> list[Standing]:
    """Somebody's ratings, by title."""
    mine = t.ratings.c.identity == identity
    query = select(t.ratings).where(mine).order_by(t.ratings.c.title)
    return [Standing(**row._mapping) for row in c.execute(query)]


def history(c: Connection, identity: str) -> list[Change]:
    """Somebody's rated games, the first one first."""
    query = select(t.rating_changes).where(_c.identity == identity).order_by(_c.ended, _c.table_id)
    return [_change(row) for row in c.execute(query)]


def of_title(c: Connection, title: str) -> list[float]:
    """Where everybody stands, without names."""
    return list(c.execute(select(t.ratings.c.mu).where(t.ratings.c.title == title)).scalars())


def forget(c: Connection, identity: str) -> None:
    """Take somebody out; the games of the others keep the number they played against."""
    c.execute(delete(t.ratings).where(t.ratings.c.identity == identity))
    c.execute(update(t.rating_changes).where(_c.identity == identity).values(identity=None, games=0))


def load_game(c: Connection, table_id: str) -> RatedGame | None:
    """A rated game that is over; None if it does not count: given up, or lost by all together."""
    row, seats = rows.load_table(c, table_id)
    data = rows.load_record(c, table_id)
    if not row.rated or row.status != "over" or row.ended is None or data is None:
        return None
    result = record.from_bytes(data).result
    if result is None or not result.winners:
        return None
    places = list(result.places)
    left = [seat.seat for seat in seats if seat.kind == "person" and seat.resigned]
    for seat in left:  # behind all who stayed
        places[seat] = len(places) + 1
    return RatedGame(
        table_id,
        row.title,
        row.ended,
        [seat.identity if seat.kind == "person" else None for seat in seats],
        [seat.level if seat.kind == "bot" else "" for seat in seats],
        places,
    )


def computed(
    games: list[RatedGame],
    forgotten: Gone,
    before: Before,
    met: Pairs | None = None,
) -> list[Change]:
    """What these games change, in their order. `before` says where somebody stood before the first of them, `met` who had met
    on its day."""
    known: dict[str, Standing | None] = {}
    pairs, day = met if met is not None else Counter(), -1
    result = []
    for game in sorted(games, key=lambda game: (game.ended, game.table_id)):
        if day not in {-1, game.ended // DAY_MS}:
            pairs = Counter()
        day = game.ended // DAY_MS
        for who in game.people:
            if who is not None and who not in known:
                known[who] = before(who)
        changes = _of_game(game, known, forgotten, _met(game, pairs, forgotten))
        pairs.update(_pairs(game.people))
        known |= {who: found for (who, _), found in last_of(changes).items()}
        result += changes
    return result


def _pairs(people_: Iterable[str | None]) -> Iterator[frozenset[str]]:
    """Every two of them, but those who were forgotten and bots."""
    return map(frozenset, combinations(sorted(who for who in people_ if who is not None), 2))


def _met(game: RatedGame, pairs: Pairs, forgotten: Gone) -> list[list[int]]:
    """By seat and other seat, how often the two had met before on the day; of who was forgotten as it was noted then."""
    count = len(game.people)
    made = [[0] * count for _ in range(count)]
    for one, two in combinations(range(count), 2):
        people_ = game.people[one], game.people[two]
        if None not in people_:
            found = pairs[frozenset(who for who in people_ if who is not None)]
        else:
            gone, other = (one, two) if people_[0] is None else (two, one)
            noted = forgotten.get((game.table_id, gone), (Rating(), []))[1]
            found = noted[other] if other < len(noted) else 0
        made[one][two] = made[two][one] = found
    return made


def _of_game(
    game: RatedGame, known: dict[str, Standing | None], forgotten: Gone, met: list[list[int]]
) -> list[Change]:
    own: list[Rating] = []
    for seat, who in enumerate(game.people):
        standing = known[who] if who is not None else None
        if game.bots[seat]:
            own.append(anchor(game.title, game.bots[seat]))
        elif standing is not None:
            own.append(standing.at(game.ended))
        else:
            own.append(forgotten.get((game.table_id, seat), (Rating(), []))[0])
    alone = sum(not bot for bot in game.bots) == 1
    changes = []
    for seat, fresh in enumerate(after_game(own, game.places, met)):
        if game.bots[seat]:
            continue
        who = game.people[seat]
        standing = known[who] if who is not None else None
        mu = min(fresh.mu, max(own[seat].mu, ceiling(game.title))) if alone else fresh.mu
        changes.append(
            Change(
                table_id=game.table_id,
                seat=seat,
                identity=who,
                title=game.title,
                ended=game.ended,
                mu0=own[seat].mu,
                rd0=own[seat].rd,
                mu1=mu,
                rd1=fresh.rd,
                games=(standing.games if standing else 0) + 1 if who is not None else 0,
                met=canonical(met[seat]).decode(),
            )
        )
    return changes


def _before(c: Connection, who: str, game: RatedGame) -> Standing | None:
    """Where somebody stood before a game."""
    earlier = tuple_(_c.ended, _c.table_id) < (game.ended, game.table_id)
    mine = (_c.identity == who) & (_c.title == game.title) & earlier
    query = select(t.rating_changes).where(mine).order_by(_c.ended.desc(), _c.table_id.desc()).limit(1)
    row = c.execute(query).first()
    return None if row is None else last_of([_change(row)])[who, game.title]


def _met_before(c: Connection, game: RatedGame) -> Pairs:
    """Who had met how often on the day of a game before it."""
    start = game.ended // DAY_MS * DAY_MS
    earlier = (_c.ended >= start) & (tuple_(_c.ended, _c.table_id) < (game.ended, game.table_id))
    query = select(_c.table_id, _c.identity).where((_c.title == game.title) & earlier)
    tables: dict[str, list[str | None]] = {}
    for table_id, who in c.execute(query):
        tables.setdefault(table_id, []).append(who)
    return Counter(pair for people_ in tables.values() for pair in _pairs(people_))


def _forgotten(c: Connection, table_ids: Iterable[str]) -> Gone:
    """Where those stood, in these games, who were forgotten since, and how often they had met the others that day."""
    query = select(_c.table_id, _c.seat, _c.mu0, _c.rd0, _c.met).where(_c.identity.is_(None))
    wanted = set(table_ids)
    return {
        (row[0], row[1]): (Rating(row[2], row[3]), msgspec.json.decode(row[4], type=list[int]))
        for row in c.execute(query)
        if row[0] in wanted
    }


def _write(c: Connection, changes: list[Change]) -> None:
    if not changes:
        return
    for name in sorted({change.table_id for change in changes}):
        c.execute(delete(t.rating_changes).where(_c.table_id == name))
    c.execute(insert(t.rating_changes), [msgspec.structs.asdict(change) for change in changes])
    for (who, title), standing in last_of(changes).items():
        mine = (t.ratings.c.identity == who) & (t.ratings.c.title == title)
        c.execute(delete(t.ratings).where(mine))
        c.execute(insert(t.ratings), [msgspec.structs.asdict(standing)])


def _change(row: Row[Any]) -> Change:
    values = {column.key: row._mapping[column] for column in t.rating_changes.c}
    return Change(**values)


def _lock(c: Connection, title: str) -> None:
    """One writer of a title's ratings at a time, until the transaction ends."""
    name = f"ratings-{title}"
    people.fact(c, name, "")
    c.execute(select(t.facts.c.value).where(t.facts.c.name == name).with_for_update())
