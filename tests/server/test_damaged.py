"""One bad row harms one table: the server starts, the lists go on, and everybody else plays."""

from __future__ import annotations

from typing import Any

import pytest
from server.harness import BOT, ME, OPEN, LocalServer, Person, Server, eventually
from sqlalchemy import create_engine, text, update

from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.chores import Chores
from ludotheca.server.errors import Damaged, status_of
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import ddl as t

pytestmark = pytest.mark.once

DAY = 86_400_000


def damage(database: str, table: str, **values: Any) -> None:
    """Change a table's row behind the server's back."""
    engine = create_engine(database_url(Settings(database=database)))
    with engine.begin() as connection:
        connection.execute(update(t.tables).where(t.tables.c.id == table).values(values))
    engine.dispose()


def damage_entries(database: str, table: str) -> None:
    engine = create_engine(database_url(Settings(database=database)))
    with engine.begin() as connection:
        change = text("UPDATE entries SET entry = replace(entry, :was, :now) WHERE match = :table")
        connection.execute(change, {"was": '"seat":-1', "now": '"seat":3', "table": table})
    engine.dispose()


@pytest.mark.parametrize("values", [{"options": "{"}, {"pace_unit": "moon"}, {"options": "[1]"}], ids=str)
async def test_the_lists_leave_it_out(database: str, values: dict[str, Any]) -> None:
    async with LocalServer.open(database) as local:
        ann = await local.guest()
        bad = await local.table(ann, ME, OPEN, start=False, public=True)
        good = await local.table(ann, ME, OPEN, start=False, public=True)
    damage(database, bad.id, **values)
    async with LocalServer.open(database, time=local.time) as local:
        assert [mine.table for mine in await local.tables.lobby.mine(ann.id)] == [good.id]
        assert good.id.encode() in local.tables.lobby.message()
        assert bad.id.encode() not in local.tables.lobby.message()
        found = await local.tables.get(bad.id)
        with pytest.raises(Damaged):
            describe.table_message(found, ann.id)
        local.tables.lobby.touch(found, described=True)
        await local.tables.lobby.reload()


async def test_a_damaged_game_is_an_error_of_its_own(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        bad = await local.full_table(ann, bob)
        damage_entries(sqlite, bad.id)
        bad.drop()
        with pytest.raises(Damaged):
            await local.look(bad, 0)
        with pytest.raises(Damaged):
            await local.replay(bad.id, -1, 0, 3)
        with pytest.raises(Damaged):
            await local.service.command(
                ann.id, p.Undo(table=bad.id, base=0, command_id="u"), lambda _: pytest.fail("answered")
            )
    assert (status_of("damaged"), status_of("bad-record")) == (500, 500)


async def test_the_sweep_and_the_tidying_go_on(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        tables = [await local.full_table(ann, bob, pace={"unit": "second", "amount": 60}) for _ in range(3)]
        heads = [table.row.head for table in tables]
        damage_entries(sqlite, tables[0].id)
        tables[0].drop()
        local.time += 61_000
        await Chores(local.tables).sweep()
        await eventually(lambda: all(tables[n].row.head > heads[n] for n in (1, 2)))
        local.time += 61 * DAY
        await Chores(local.tables).tidy()
        assert [table.row.status for table in tables] == ["running", "abandoned", "abandoned"]


async def test_who_watches_it_goes_on_with_other_tables(tmp_path: Any) -> None:
    database = str(tmp_path / "d.db")
    with Server(database) as server:
        async with Person(server.address) as ann:
            bad, good = [await ann.table(ME, BOT, start=True) for _ in range(2)]
    damage_entries(database, bad)
    running = Server(database)
    running.start()
    try:
        ann = await again(ann, running)
        async with ann.socket(bad, good) as socket:
            error = await socket.until("error")
            assert (error["code"], error["table"]) == ("damaged", bad)
            update = socket.latest.get("update") or await socket.until("update")
            assert update["table"] == good
            decision = update if update["decision"] else await socket.decision()
            await socket.send(
                type="command",
                table=good,
                base=decision["view"]["head"],
                command_id="c",
                action=decision["decision"]["actions"][0],
            )
            await socket.until("ack")
            assert (await ann.get("/api/me"))["identity"] == {"name": "Ann"}
            assert (await ann.get(f"/api/tables/{bad}/game", 500))["code"] == "damaged"
            assert (await ann.get(f"/api/tables/{bad}/replay", 500, first=5))["code"] == "damaged"
        await ann.http.aclose()
    finally:
        running.stop()


async def again(person: Person, server: Server) -> Person:
    """The same person at another address."""
    other = Person(server.address, person.name)
    other.http.cookies = person.http.cookies
    return other
