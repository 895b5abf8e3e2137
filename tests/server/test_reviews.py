"""Reviews in the server: made in the background, kept, sent in parts, and never of a game that runs."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from server.harness import BOT, ME, OPEN, LocalServer, Person, Server
from sqlalchemy import func, select

from ludotheca.kernel.record import from_bytes
from ludotheca.review import collect, review
from ludotheca.review.engine import CannotReview
from ludotheca.review.format import Begin, LinePart, MovesPart, Review, decode, encode
from ludotheca.server import protocol as p
from ludotheca.server.errors import NoReview, StillRunning, TooFast, UnknownTable, WrongStatus
from ludotheca.server.store import ddl as t
from ludotheca.server.table import Table
from ludotheca.server.thinking.pool import WORKER, Pool

pytestmark = pytest.mark.once


def ask(table: str, **more: Any) -> p.AskReview:
    return p.AskReview(request="r", table=table, **{"effort": "quick", **more})


def at_once(local: LocalServer) -> None:
    """Reviews give way to every other process; a test cannot wait until nobody else works."""
    local.service.reviews._pool = Pool(1, WORKER)


async def finished(local: LocalServer, title: str = "alba_longa") -> Table:
    people = [await local.guest(name) for name in ("Ann", "Bob", "Cleo")]
    table = await local.full_table(*people, title=title)
    await local.play_on(table, random.Random(5))
    assert table.row.status == "over"
    return table


async def whole(local: LocalServer, wish: p.AskReview) -> tuple[Review, list[p.Reviewed]]:
    """A review as somebody gets it who asks again and again, with what came on the way."""
    on_the_way: list[p.Reviewed] = []
    async with asyncio.timeout(120):
        while True:
            since = on_the_way[-1].next if on_the_way else 0
            found = await local.service.reviews.look("here", wish, since, 20)
            if isinstance(found, bytes):
                return decode(found), on_the_way
            on_the_way.append(found)


def begins_with(made: Review, way: list[p.Reviewed]) -> bool:
    """Whether the parts that came are the beginning of the whole; the last may come with the whole itself."""
    parts = [part for news in way for part in news.parts]
    points = [point for part in parts if isinstance(part, LinePart) for point in part.points]
    moves = [move for part in parts if isinstance(part, MovesPart) for move in part.moves]
    return bool(points) and made.line[: len(points)] == points and made.moves[: len(moves)] == moves


async def count(local: LocalServer) -> int:
    query = select(func.count()).select_from(t.reviews)
    return int(await local.tables.store.read(lambda c: c.execute(query).scalar_one()))


async def test_it_is_made_once_and_kept(database: str) -> None:
    async with LocalServer.open(database) as local:
        at_once(local)
        table = await finished(local)
        # Two who ask at once share it, and the parts are what the whole is made of.
        (made, way), (same, _) = await asyncio.gather(
            whole(local, ask(table.id)), whole(local, ask(table.id))
        )
        assert encode(made) == encode(same)
        assert isinstance(way[0].parts[0] if way[0].parts else way[1].parts[0], Begin)
        assert begins_with(made, way)
        assert await count(local) == 1
        # It is what the command line makes of the record.
        record = from_bytes(await local.record(table.id))
        assert encode(collect(review(record, 0, "own", "quick"))) == encode(made)
        picture = await local.service.reviews.picture(ask(table.id))
        assert picture.startswith(b"<svg")
        assert b"Cleo" in picture
        with pytest.raises(NoReview):
            await local.service.reviews.picture(ask(table.id, seat=2))
        # What the seat had to decide at a moment it chose at, with the choices the review speaks of.
        for move in made.moves[:3]:
            then = await local.service.replays.question("here", table.id, 0, move.seq)
            assert then.decision is not None
            assert then.decision.kind == move.kind
            assert all(choice.action in then.decision.actions for choice in move.choices)
        other, _ = await whole(local, ask(table.id, seat=1, view="open"))
        assert (other.seat, other.view) == (1, "open")
        assert await count(local) == 2
        # The socket tells the same, part by part, and then the whole.
        told: list[p.Reviewed] = []
        await local.service.reviews.follow("here", ask(table.id, seat=2), told.append)
        assert told[-1].review is not None
        assert begins_with(told[-1].review, told)
        name = table.id
    async with LocalServer.open(database, time=1_800_000_000_000, worker=("false",)) as local:
        again = await local.service.reviews.look("here", ask(name))
        assert isinstance(again, bytes)  # nothing thinks any more, and it is there
        assert again == encode(made)


async def test_what_was_asked_for_is_made_whatever_becomes_of_the_server(database: str) -> None:
    async with LocalServer.open(database) as local:
        table = await finished(local)
        local.service.reviews._pool = Pool(1, ("sleep", "600"))
        await local.service.reviews.look("here", ask(table.id, seat=1))
        async with asyncio.timeout(60):
            while not await jobs(local):
                await asyncio.sleep(0.01)
        assert await count(local) == 0
    async with LocalServer.open(database, time=1_800_000_000_000) as local:
        at_once(local)
        async with asyncio.timeout(120):  # nobody asks again
            while await jobs(local) != [("review", "done")]:
                await asyncio.sleep(0.05)
        assert await count(local) == 1
        assert isinstance(await local.service.reviews.look("here", ask(table.id, seat=1)), bytes)


async def jobs(local: LocalServer) -> list[tuple[str, str]]:
    """The reviews that are to be made, or were."""
    query = select(t.jobs.c.kind, t.jobs.c.state).where(t.jobs.c.kind == "review")
    return [tuple(row) for row in await local.tables.store.read(lambda c: c.execute(query).all())]


async def test_nothing_of_a_running_game_is_reviewed_by_anybody(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann = await local.guest("Ann")
        waiting = await local.table(ann, ME, OPEN, start=False)
        running = await local.table(ann, ME, BOT)
        for seat in (0, 1):
            for view in ("own", "open"):
                with pytest.raises(StillRunning):
                    await local.service.reviews.look("here", ask(running.id, seat=seat, view=view))
                with pytest.raises(StillRunning):
                    await local.service.replays.question("here", running.id, seat, 0)
                with pytest.raises(WrongStatus):
                    await local.service.reviews.look("here", ask(waiting.id, seat=seat, view=view))
        # A game that was given up has no result to be explained.
        await local.ask(ann, "resign", running.id)
        with pytest.raises(CannotReview, match="the game is not over"):
            await local.service.reviews.look("here", ask(running.id))
        with pytest.raises(UnknownTable):
            await local.service.reviews.look("here", ask("nowhere"))


async def test_one_address_cannot_ask_for_ever(sqlite: str) -> None:
    async with LocalServer.open(sqlite, reviews_per_hour=1) as local:
        table = await finished(local)
        await local.service.reviews.look("here", ask(table.id))
        with pytest.raises(TooFast):
            await local.service.reviews.look("here", ask(table.id, seat=1))
        with pytest.raises(CannotReview, match="there is no seat 9"):
            await local.service.reviews.look("elsewhere", ask(table.id, seat=9))


async def test_both_doors(server: Server) -> None:
    async with Person(server.address) as ann:
        table = await ann.table(ME, BOT, start=True)
        path = f"/api/tables/{table}/review"
        refused = await ann.get(path, 409)
        assert refused["code"] == "still-running"
        async with ann.socket() as socket:
            await socket.send(type="review", request="a", table=table)
            assert (await socket.until("error"))["code"] == "still-running"
        await ann.get(path, 400, effort="endless")
        while not (game := await ann.get(f"/api/tables/{table}/game", wait=10))["view"]["over"]:
            if game["decision"]:
                head = game["view"]["head"]
                fields = {"table": table, "base": head, "command_id": f"c{head}"}
                await ann.ask("command", 0, **fields, action=game["decision"]["actions"][0])
        first = await ann.http.get(path, params={"effort": "quick"})
        assert first.status_code == 202
        assert first.json()["next"] == len(first.json()["parts"])
