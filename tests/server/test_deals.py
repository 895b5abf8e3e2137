"""The deal of the day and challenges: the same for all, once each, and nothing to be known before."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import sys
from contextlib import closing
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server.harness import LocalServer, Person, Server
from server.harness import sqlite as sqlite_address
from sqlalchemy import Connection, select

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.errors import CannotUndo
from ludotheca.kernel.match import verify
from ludotheca.review.engine import totals_of
from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.days import DAY_MS
from ludotheca.server.deals import deal_of_day
from ludotheca.server.errors import DealClosed, StillRunning, UnknownChallenge
from ludotheca.server.play import Order
from ludotheca.server.store import ddl, people, rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table
from ludotheca.server.thinking import reviews

pytestmark = pytest.mark.once
TITLE = "rome_in_a_day"
# The bots never answer: the test plays for them.
SILENT = (sys.executable, "-c", "import time; time.sleep(600)")


async def table_of(local: LocalServer, who: IdentityRow, title: str = TITLE) -> Table:
    """The person's table on today's deal."""
    found = await local.service.deals.play(who, title, local.now())
    return await local.tables.get(found.table)


async def finish(local: LocalServer, table: Table, seed: int) -> None:
    """The game to its end by random decisions of all seats, whoever sits there."""
    rng = random.Random(seed)
    while owing := (await local.look(table, -1)).view.owing:
        seat = rng.choice(owing)
        async with table.lock:
            play = await table.load()
            decision = play.match.decision(seat)
            head = play.match.head
        if decision is None:
            continue
        order = Order(
            seat=seat,
            base=head,
            command_id=f"t{head}-{seat}",
            action=rng.choice(decision.actions),
            by_bot=table.seats[seat].kind == "bot",
        )
        await local.tables.submit(table, order)


def first_draws(table: Table) -> list[Any]:
    assert table.play is not None
    return [entry.action for entry in table.play.match.entries if entry.seat == -1][:5]


async def test_one_game_each_on_the_same_dice(database: str) -> None:
    async with LocalServer.open(database, worker=SILENT) as local:
        ann, ben = await local.guest("Ann"), await local.guest("Ben")
        one, two = await table_of(local, ann), await table_of(local, ben)
        assert one.id != two.id
        async with one.lock, two.lock:
            await one.load()
            await two.load()
        assert first_draws(one) == first_draws(two) != []
        again = await asyncio.gather(*[table_of(local, ann) for _ in range(3)])
        assert {table.id for table in again} == {one.id}  # a second try is the first
        assert not one.row.hints
        assert not one.row.public
        assert sum(seat.kind == "bot" and seat.level == "expert" for seat in one.seats) == 3
        seat = one.seat_of(ann.id)
        view = (await local.look(one, seat)).view
        assert not view.can_undo


async def test_results_are_open_to_who_has_finished(database: str) -> None:
    async with LocalServer.open(database, worker=SILENT) as local:
        ann, ben = await local.guest("Ann"), await local.guest("Ben")
        table = await table_of(local, ann)
        await finish(local, table, 1)
        deals = {info.deal: info for info in (await local.service.deals.today(ann, local.now())).deals}
        mine = deals[table.row.deal]
        assert mine.finished == 1
        assert mine.mine is not None
        assert mine.mine.over
        assert [(result.name, result.mine, result.table) for result in mine.results] == [
            ("Ann", True, table.id)
        ]
        result = (await table.load()).match.result()
        assert result is not None
        assert mine.mine.points == result.scores[mine.seat]
        theirs = (await local.service.deals.today(ben, local.now())).deals
        info = next(info for info in theirs if info.deal == table.row.deal)
        assert (info.finished, info.results, info.secret, info.mine) == (1, [], "", None)
        # Forgotten: the result stays, nobody's.
        await local.service.forget(ann.id)
        await finish(local, await table_of(local, ben), 2)
        info = next(
            info
            for info in (await local.service.deals.today(ben, local.now())).deals
            if info.deal == table.row.deal
        )
        assert sorted(result.name for result in info.results) == ["", "Ben"]


async def test_the_last_seven_days_are_the_askers_own(sqlite: str) -> None:
    async with LocalServer.open(sqlite, worker=SILENT) as local:
        ann, ben = await local.guest("Ann"), await local.guest("Ben")

        async def week(who: IdentityRow | None) -> list[tuple[str, bool, int | None]]:
            told = (await local.service.deals.today(who, local.now())).week
            assert {one.title for one in told} <= {TITLE}
            return sorted((one.day, one.mine.over, one.mine.points) for one in told)

        await finish(local, await table_of(local, ann), 1)
        ((first, over, points),) = await week(ann)
        assert (first, over, points is not None) == ("2023-11-14", True, True)
        local.jump(DAY_MS)
        left = await table_of(local, ann)
        assert await week(ann) == [(first, True, points), ("2023-11-15", False, None)]
        assert await week(ben) == await week(None) == []
        # Too late counts as left, and after seven days it is gone.
        local.jump(DAY_MS)
        await finish(local, left, 2)
        assert [over for _, over, _ in await week(ann)] == [True, False]
        local.jump(5 * DAY_MS)
        assert [day for day, _, _ in await week(ann)] == ["2023-11-15"]


async def luck_of(local: LocalServer, who: IdentityRow, challenge: str) -> p.MyDeal:
    """Their game on the first deal of a challenge, once their luck is known."""
    async with asyncio.timeout(600):
        while True:
            mine = (await local.service.deals.challenge(who, challenge, local.now())).deals[0].mine
            assert mine is not None
            if mine.luck is not None:
                return mine
            await asyncio.sleep(0.05)


async def test_the_secret_is_shown_the_day_after(database: str) -> None:
    async with LocalServer.open(database, worker=SILENT) as local:
        ann = await local.guest("Ann")
        before = (await local.service.deals.today(ann, local.now())).tomorrow[TITLE]
        local.jump(DAY_MS)
        table = await table_of(local, ann)
        await finish(local, table, 3)
        secret = table.row.secret
        seen = msgspec.json.encode(
            [
                describe.table_message(table, ann.id),
                await local.service.deals.today(ann, local.now()),
                await local.look(table, 0),
            ]
        ).decode()
        assert secret not in seen
        assert secret.encode() not in await local.record(table.id)
        # Others may still play the same deal: what came in this game is not looked over yet, by anybody.
        ask = p.AskReview(request="r", table=table.id, effort="quick")
        for view in ("own", "open"):
            with pytest.raises(StillRunning):
                await local.service.reviews.look("here", msgspec.structs.replace(ask, view=view))
        with pytest.raises(StillRunning):
            await local.service.reviews.picture(ask)
        local.jump(DAY_MS)
        assert (await local.service.reviews.stored(ask))[2] is None  # nothing was made; now it may be
        after = await local.service.deals.today(None, local.now())
        old = next(info for info in after.yesterday if info.title == TITLE)
        assert (old.secret, old.commitment) == (secret, before)
        kept = record.from_bytes(await local.record(table.id))
        assert verify(registry.get(TITLE), kept).over
        assert [result.name for result in old.results] == ["Ann"]


async def test_nothing_stored_says_tomorrow(database: str) -> None:
    """Whatever is in the database beside the server's own key, and whatever is answered, does not hold the secret."""
    async with LocalServer.open(database, worker=SILENT) as local:
        ann = await local.guest("Ann")
        await table_of(local, ann)
        told = await local.service.deals.today(ann, local.now())
        key = await local.service.store.read(lambda c: people.fact(c, "deal-key", ""))
        tomorrow = deal_of_day(key, TITLE, "2023-11-15")
        assert told.day == "2023-11-14"
        assert told.tomorrow[TITLE] == tomorrow.commitment

        def everything(c: Connection) -> str:
            tables = [table for table in ddl.metadata.sorted_tables if table.name != "facts"]
            return repr([tuple(row) for table in tables for row in c.execute(select(table))])

        stored = await local.service.store.read(everything)
        assert tomorrow.secret not in stored
        assert tomorrow.secret not in msgspec.json.encode(told).decode()
        assert key not in stored


async def test_nothing_is_taken_back(database: str) -> None:
    async with LocalServer.open(database, worker=SILENT) as local:
        ann = await local.guest("Ann")
        table = await table_of(local, ann)
        async with table.lock:
            play = await table.load()
            with pytest.raises(CannotUndo, match="played once"):
                play.carry_out(Order(seat=0, base=play.match.head, command_id="u", action=None), 1)


async def test_a_challenge_compares_deal_by_deal(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_LUCK_TRIES", 2)
    async with LocalServer.open(database, worker=SILENT) as local:
        ann, ben = await local.guest("Ann"), await local.guest("Ben")
        wish = p.NewChallenge(title=TITLE, players=2, level="beginner", deals=2)
        made = await local.service.deals.new_challenge(ann, wish, local.now())
        assert (made.maker, made.yours, len(made.deals)) == ("Ann", True, 2)
        assert len({info.commitment for info in made.deals}) == 2
        for person, seed in ((ann, 4), (ben, 5)):
            found = await local.service.deals.play_challenge(person, made.challenge, 1, local.now())
            await finish(local, await local.tables.get(found.table), seed)
        seen = await local.service.deals.challenge(ben, made.challenge, local.now())
        assert not seen.yours
        first, second = seen.deals
        assert sorted(result.name for result in first.results) == ["Ann", "Ben"]
        assert (second.results, second.finished, second.mine) == ([], 0, None)
        for person in (ann, ben):
            mine = await luck_of(local, person, made.challenge)
            data = await local.service.store.read(partial(rows.load_record, table_id=mine.table))
            assert data is not None
            total = totals_of(record.from_bytes(data), first.seat, "own", 2)[first.seat]
            assert (mine.luck, mine.luck_doubt) == (total.luck, total.luck_doubt) != (0, 0)
        assert b"luck" not in msgspec.json.encode(first.results)  # only the player is told
        with pytest.raises(UnknownChallenge):
            await local.service.deals.play_challenge(ben, made.challenge, 3, local.now())
        for name in ("nothing", "no\0thing"):
            with pytest.raises(UnknownChallenge):
                await local.service.deals.challenge(ben, name, local.now())
        local.jump(31 * DAY_MS)
        with pytest.raises(DealClosed):
            await local.service.deals.play_challenge(ben, made.challenge, 2, local.now())
        closed = await local.service.deals.challenge(None, made.challenge, local.now())
        assert all(info.secret for info in closed.deals)


async def test_two_of_one_name_are_two(sqlite: str) -> None:
    async with LocalServer.open(sqlite, worker=SILENT) as local:
        ann, other = await local.guest("Ann"), await local.guest("Ann")
        wish = p.NewChallenge(title=TITLE, players=2, level="beginner", deals=2)
        link = (await local.service.deals.new_challenge(ann, wish, local.now())).challenge
        for person, number in ((ann, 1), (ann, 2), (other, 1)):
            found = await local.service.deals.play_challenge(person, link, number, local.now())
            await finish(local, await local.tables.get(found.table), number)
        first, second = (await local.service.deals.challenge(ann, link, local.now())).deals
        assert {result.name for result in first.results} == {"Ann"}
        assert len({result.alias for result in first.results}) == 2
        assert {result.alias for result in second.results} == {
            result.alias for result in first.results if result.mine
        }
        assert all(who.id not in str(first.results) for who in (ann, other))


@pytest.mark.postgres
async def test_one_deal_on_two_processes(postgres: str) -> None:
    """Two processes on one database: one game each on the same dice, wherever it is begun, played and asked for."""
    async with (
        LocalServer.open(postgres, worker=SILENT) as one,
        LocalServer.open(postgres, worker=SILENT) as other,
    ):
        ann, ben = await one.guest("Ann"), await other.guest("Ben")
        seals = [(await local.service.deals.today(None, local.now())).tomorrow for local in (one, other)]
        assert seals[0] == seals[1]
        begun = await asyncio.gather(*[table_of(local, ann) for local in (one, other, one, other)])
        assert len({table.id for table in begun}) == 1
        wish = p.NewChallenge(title=TITLE, players=2, level="beginner", deals=1)
        link = (await one.service.deals.new_challenge(ann, wish, one.now())).challenge
        draws = []
        for who, local, seed in ((ann, one, 4), (ben, other, 5)):
            found = await local.service.deals.play_challenge(who, link, 1, local.now())
            table = await local.tables.get(found.table)
            await finish(local, table, seed)
            draws.append(first_draws(table))
        assert draws[0] == draws[1] != []
        for who, local in ((ann, other), (ben, one)):
            (deal,) = (await local.service.deals.challenge(who, link, local.now())).deals
            assert sorted((result.name, result.mine) for result in deal.results) == [
                ("Ann", who is ann),
                ("Ben", who is ben),
            ]


async def test_no_door_tells_tomorrow(tmp_path: Path) -> None:
    """Whatever may be asked by HTTP, every page, and what the socket tells: none holds a secret that is not published."""
    with Server(sqlite_address(tmp_path)) as server:
        async with Person(server.address) as ann:
            table = (await ann.post(f"/api/deals/{TITLE}"))["table"]
            link = (await ann.post("/api/challenges", title=TITLE, players=2))["challenge"]
            today = await ann.get("/api/deals")
            known = {"title": TITLE, "table": table, "challenge": link}
            schema = await ann.get("/api/schema/openapi.json")
            doors = [path for path, ways in schema["paths"].items() if "get" in ways]
            pages = ["/", f"/deals/{TITLE}", f"/c/{link}", f"/t/{table}"]
            paths = [re.sub(r"{(\w+)}", lambda name: known.get(name[1], "1"), door) for door in doors] + pages
            told = {path: (await ann.http.get(path)).text for path in paths}
            async with ann.socket(table, lobby=True) as socket:
                told["socket"] = str(await socket.until("update"))
    with closing(sqlite3.connect(tmp_path / "test.db")) as database:
        (key,) = database.execute("SELECT value FROM facts WHERE name = 'deal-key'").fetchone()
        (theirs,) = database.execute("SELECT secret FROM challenges").fetchone()
    days = [today["day"], (date.fromisoformat(today["day"]) + timedelta(1)).isoformat()]
    secrets = [deal_of_day(key, title, day).secret for title in registry.titles() for day in days]
    assert len(told) > 30
    assert today["tomorrow"][TITLE] in told["/api/deals"]
    for path, text in told.items():
        assert not [secret for secret in (key, theirs, *secrets) if secret in text], path


async def test_over_http(server: Server) -> None:
    async with Person(server.address) as ann:
        cookies = {"ludotheca": ann.cookie}
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=30) as http:
            today = (await http.get("/api/deals")).json()
            assert {info["title"] for info in today["deals"]} == set(registry.titles())
            assert all(info["secret"] == "" for info in today["deals"])
            one = (await http.post(f"/api/deals/{TITLE}")).json()
            assert (await http.post(f"/api/deals/{TITLE}")).json() == one
            made = (await http.post("/api/challenges", json={"title": TITLE, "players": 2})).json()
            path = f"/api/challenges/{made['challenge']}"
            assert len((await http.get(path)).json()["deals"]) == 3
            assert (await http.post(f"{path}/1")).json()["table"] != one["table"]
            bad = await http.post("/api/challenges", json={"title": TITLE, "players": 2, "level": "god"})
            assert bad.json()["code"] == "unknown-level"
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
            assert (await http.post(f"/api/deals/{TITLE}")).status_code == 401
            assert (await http.get("/api/challenges/nothing")).json()["code"] == "unknown-challenge"
