"""Rated tables: who may sit there, what their games change, and that it can be computed again from the records."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from server.harness import BOT, ME, OPEN, LocalServer
from sqlalchemy import Connection

from ludotheca.kernel import record
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.record import Record, Result
from ludotheca.server import rating
from ludotheca.server.jobs import Jobs
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import Store, open_store, people, ratings, rows
from ludotheca.server.store.people import IdentityRow

pytestmark = pytest.mark.once

REGULAR = {"kind": "bot", "level": "regular"}
MASTER = {"kind": "bot", "level": "master"}


async def member(local: LocalServer, name: str) -> IdentityRow:
    """Somebody with a handle, as a passkey gives it."""
    row = await local.guest(name)
    await local.service.store.write(lambda c: people.change_identity(c, row.id, handle=name.lower()))
    local.service.identities.drop(row.id)
    return await local.service.identities.need(row.id)


async def changes(local: LocalServer) -> list[ratings.Change]:
    return await local.service.store.read(ratings.stored)


async def agree(store: Store) -> list[ratings.Change]:
    """The changes, after asserting that what is kept is what the records give."""

    def compare(c: Connection) -> list[ratings.Change]:
        fresh, kept = ratings.rebuilt(c), ratings.stored(c)
        assert fresh == kept
        expected = sorted(ratings.last_of(fresh).values(), key=lambda s: (s.identity, s.title))
        assert ratings.standings(c) == [s for s in expected if _is_there(c, s.identity)]
        return kept

    return await store.read(compare)


def _is_there(c: Connection, identity: str) -> bool:
    return people.load_identity(c, identity) is not None


async def test_a_rated_game_changes_ratings_once(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await member(local, "Ann"), await member(local, "Bob")
        table = await local.full_table(ann, bob, rated=True, hints=False)
        await local.play_on(table, random.Random(1))
        found: list[ratings.Change] = []

        async def counted() -> None:
            while not found:
                found.extend(await changes(local))
                await asyncio.sleep(0.02)

        await asyncio.wait_for(counted(), 15)
        result = record.from_bytes(await local.record(table.id)).result
        assert result is not None
        assert [change.identity for change in found] == [ann.id, bob.id]
        gains = [change.mu1 - change.mu0 for change in found]
        best = min(range(2), key=lambda seat: result.places[seat])
        assert gains[best] >= gains[1 - best]
        assert all(change.rd1 < change.rd0 for change in found)
        await local.service.store.write(lambda c: ratings.rate(c, table.id))
        assert await agree(local.service.store) == found


async def test_rated_tables_are_for_members_without_hints(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, guest = await member(local, "Ann"), await local.guest("Eve")

        async def refused(who: IdentityRow, *seats: dict[str, str], **more: object) -> str:
            with pytest.raises(LudothecaError) as error:
                await local.table(who, *seats, start=False, **{"rated": True, "hints": False, **more})
            return error.value.code

        assert await refused(guest, ME, OPEN) == "needs-account"
        assert await refused(ann, ME, OPEN, hints=True) == "bad-value"
        assert await refused(ann, ME, BOT) == "bad-value"
        table = await local.table(ann, ME, OPEN, REGULAR, start=False, rated=True, hints=False)
        with pytest.raises(LudothecaError) as error:
            await local.ask(guest, "sit", table.id)
        assert error.value.code == "needs-account"
        with pytest.raises(LudothecaError) as error:
            await local.ask(ann, "change_seat", table.id, seat=1, plan=BOT)
        assert error.value.code == "bad-value"
        await local.ask(ann, "change_seat", table.id, seat=1, plan=MASTER)
        unrated = await local.full_table(ann, guest)
        await local.play_on(unrated, random.Random(1))
        assert await changes(local) == []


def finished(
    c: Connection, template: rows.TableRow, number: int, ended: int, who: list[str], places: list[int]
) -> str:
    """Rows of a rated game that is over, as `Table` writes them."""
    name = f"t{number:05}"
    row = msgspec.structs.replace(template, id=name, status="over", ended=ended, rated=True, players=len(who))
    seats = [
        rows.SeatRow(table_id=name, seat=seat, kind="bot", level=text.removeprefix("bot:"))
        if text.startswith("bot:")
        else rows.SeatRow(table_id=name, seat=seat, kind="person", identity=text, name=text)
        for seat, text in enumerate(who)
    ]
    header = row.read_header()
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    whole = Record(header, (), Result(tuple(places), tuple(places), winners))
    rows.insert_table(c, row, seats)
    rows.save_record(c, name, record.to_bytes(whole))
    rating.note_end(c, row, ended)
    return name


@pytest.mark.parametrize("count", [40, pytest.param(500, marks=pytest.mark.soak)])
def test_rebuilt_is_stored_with_two_instances_racing(postgres: str, count: int) -> None:
    """Games that end in another order than they are counted, on two processes' workers."""
    asyncio.run(race(postgres, count))


async def race(postgres: str, count: int) -> None:
    async with LocalServer.open(postgres, sweep_seconds=3600) as local:
        everybody = [(await member(local, f"P{number}")).id for number in range(24)]
        template = (await local.table(await local.guest("T"), ME, BOT)).row
        stores = [local.service.store, open_store(database_url(Settings(database=postgres)))]
        workers = [Jobs(store, local.now, rating.handlers(), rating.LISTENERS) for store in stores]
        rng = random.Random(7)
        games = []
        for number in range(count):
            seats = rng.randint(2, 5)
            who = rng.sample(everybody, seats - 1) + [f"bot:{rng.choice(['regular', 'expert'])}"]
            order = [rng.randint(1, seats) for _ in range(seats)]
            places = [1 + sum(other < mine for other in order) for mine in order]
            games.append((number, 1_000_000_000 + number * 7_000_000 + rng.randrange(3), who, places))
        games.sort(key=lambda game: game[0] + rng.randrange(6))  # they arrive a little out of order

        async def play(store: Store, mine: list[tuple[int, int, list[str], list[int]]]) -> None:
            for first in range(0, len(mine), 10):
                part = mine[first : first + 10]
                await store.write(lambda c, part=part: [finished(c, template, *game) for game in part])
                await workers[stores.index(store)].work()

        await asyncio.gather(*(play(store, games[start::2]) for start, store in enumerate(stores)))
        await asyncio.gather(*(worker.work() for worker in workers))
        kept = await agree(stores[0])
        assert len({change.table_id for change in kept}) == count
        # Somebody is forgotten: the others' numbers stay, and still follow from the records.
        await local.service.forget(everybody[0])
        after = await agree(stores[0])
        assert [(c.table_id, c.mu1) for c in after] == [(c.table_id, c.mu1) for c in kept]
        assert everybody[0] not in str(after)
        stores[1].close()


async def test_a_late_game_takes_its_place_in_the_order(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=3600) as local:
        ann, bob, template = await _two(local)
        first = [
            (1, 1_000, [ann, bob], [1, 2]),
            (3, 3_000, [ann, bob], [1, 2]),
            (2, 2_000, [ann, bob], [2, 1]),
        ]
        for game in first:
            name = await local.service.store.write(lambda c, game=game: finished(c, template, *game))
            await local.service.store.write(lambda c, name=name: ratings.rate(c, name))
        kept = await agree(local.service.store)
        assert [change.table_id for change in kept[::2]] == ["t00001", "t00002", "t00003"]
        assert [change.games for change in kept[::2]] == [1, 2, 3]


async def test_the_same_pair_counts_less_and_less_within_a_day(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=3600) as local:
        ann, bob, template = await _two(local)
        day = 86_400_000
        games = [(number, number * 1_000, [ann, bob], [1, 2]) for number in range(1, 10)]
        games.append((10, day + 1_000, [ann, bob], [1, 2]))
        games[3], games[8] = games[8], games[3]  # one comes late
        for game in games:
            name = await local.service.store.write(lambda c, game=game: finished(c, template, *game))
            await local.service.store.write(lambda c, name=name: ratings.rate(c, name))
        kept = await agree(local.service.store)
        assert [change.met for change in kept[::2]] == [*(f"[0,{n}]" for n in range(9)), "[0,0]"]
        gains = [change.mu1 - change.mu0 for change in kept[::2]]
        assert gains[8] < gains[4] / 8
        assert gains[9] > gains[8]
        await local.service.forget(bob)
        after = await agree(local.service.store)
        assert [change.mu1 for change in after] == [change.mu1 for change in kept]


async def test_who_leaves_stands_behind_all_who_stayed_and_bots_alone_lift_nobody_far(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=3600) as local:
        ann, bob, template = await _two(local)

        def left(c: Connection) -> None:
            name = finished(c, template, 1, 1_000, [ann, bob, "bot:regular"], [1, 2, 3])
            _, seats = rows.load_table(c, name)
            seats[0].resigned = True
            rows.save_seat(c, seats[0])
            ratings.rate(c, name)

        await local.service.store.write(left)
        mine, theirs = await changes(local)
        assert mine.mu1 < 1500 < theirs.mu1
        for number in range(2, 60):
            game = (number, number * 1_000, [ann, "bot:master"], [1, 2])
            name = await local.service.store.write(lambda c, game=game: finished(c, template, *game))
            await local.service.store.write(lambda c, name=name: ratings.rate(c, name))
        last = (await agree(local.service.store))[-1]
        assert last.mu1 == rating.anchors(template.title)["master"] + 100


async def _two(local: LocalServer) -> tuple[str, str, rows.TableRow]:
    ann, bob = await member(local, "Ann"), await member(local, "Bob")
    return ann.id, bob.id, (await local.table(ann, ME, BOT)).row
