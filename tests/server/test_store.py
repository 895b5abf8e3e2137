"""The store itself: migrations, the writer that commits together, what it does when work fails."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, func, insert, select, text

from ludotheca.server.new_tables import new_table
from ludotheca.server.settings import BadSetting, Settings, database_url
from ludotheca.server.store import Conflict, Store, open_store, reports, rows, voices
from ludotheca.server.store import ddl as t
from ludotheca.server.store.migrate import FOLDER, NEWEST, current, migrate, upgrade
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.store.rows import SeatRow
from ludotheca.server.store.voices import LineRow

pytestmark = pytest.mark.once


def address(database: str) -> str:
    return database_url(Settings(database=database))


@contextmanager
def opened(database: str) -> Iterator[Store]:
    store = open_store(address(database))
    try:
        yield store
    finally:
        store.close()


def test_migrations_give_the_tables_of_the_program(database: str) -> None:
    engine = create_engine(address(database))
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), t.metadata) == []
    assert current(engine) == (NEWEST, False)
    engine.dispose()


def test_a_report_of_before_keeps_what_its_table_knew(database: str) -> None:
    """Migration 0019: until then a report asked its table for the title and the names."""
    engine = create_engine(address(database))
    upgrade(engine, "0018")
    with engine.begin() as c:
        bob = IdentityRow(id="bob", name="Bob", restore="", created=1)
        table = new_table(bob, "kingsburg", 2, 1)
        rows.insert_table(
            c,
            table,
            [
                SeatRow(table_id=table.id, seat=0, kind="person", identity="ann", name="Ann"),
                SeatRow(table_id=table.id, seat=1, kind="bot", level="regular", name="Livia"),
            ],
        )
        voices.insert_line(c, LineRow(table_id=table.id, seq=1, seat=0, identity="ann", time=1))
        context = (
            '[{"seq": 1, "seat": 0, "time": 1, "text": ""}, {"seq": 2, "seat": 1, "time": 1, "text": ""}]'
        )
        old = {"id": "r", "match": table.id, "seq": 1, "by": "bob", "against": "ann", "reason": "unkind"}
        old |= {"context": context, "made": 1, "state": "open"}
        named = ", ".join(f'"{name}"' for name in old)
        c.execute(
            text(f"INSERT INTO reports ({named}) VALUES ({', '.join(':' + name for name in old)})"), old
        )
    upgrade(engine)
    with engine.begin() as c:
        c.execute(text("DELETE FROM tables"))  # and all that goes with it
        (found,) = reports.unsettled(c, 9)
    assert (found.title, [[one.identity, one.bot] for one in found.seats]) == (
        "kingsburg",
        [["ann", ""], ["", "Livia"]],
    )
    assert [(line["seq"], line["by"]) for line in found.context] == [(1, "ann"), (2, "")]
    engine.dispose()


def test_a_new_database_needs_no_migration(database: str) -> None:
    engine = create_engine(address(database))
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), t.metadata) == []
    assert current(engine) == (NEWEST, False)
    migrate(engine)
    upgrade(engine)
    assert current(engine) == (NEWEST, False)
    engine.dispose()


def test_the_newest_migration_is_the_last_in_the_folder() -> None:
    assert ScriptDirectory(str(FOLDER)).get_heads() == [NEWEST]


def fact(name: str, value: str) -> dict[str, str]:
    return {"name": name, "value": value}


def test_work_that_fails_harms_nobody_else(database: str) -> None:
    async def scene(store: Store) -> None:
        def bad(c: object) -> None:
            c.execute(insert(t.facts), [fact("half", "done")])
            raise ValueError("changed my mind")

        def good(c: object, number: int) -> int:
            c.execute(insert(t.facts), [fact(f"n{number}", "x")])
            return number

        works = [bad if n is None else partial(good, number=n) for n in (0, None, 1, 0, 2, None, 3)]
        results = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        # Of the two that want the same name one is late; which one, the database decides.
        pair = [results.pop(3), results.pop(0)]
        assert sorted(type(result).__name__ for result in pair) == ["Conflict", "int"]
        assert [str(result) for result in results] == ["changed my mind", "1", "2", "changed my mind", "3"]
        names = await store.read(lambda c: set(c.execute(select(t.facts.c.name)).scalars()))
        assert names == {"n0", "n1", "n2", "n3"}

    with opened(database) as store:
        asyncio.run(scene(store))


def test_many_writers_at_once(database: str) -> None:
    """Two hundred transactions that each read and write: none is lost."""

    async def scene(store: Store) -> None:
        def add(c: object, number: int) -> None:
            c.execute(insert(t.facts), [fact(f"k{number}", "1")])

        await asyncio.gather(*(store.write(lambda c, n=n: add(c, n)) for n in range(200)))
        count = select(func.count()).select_from(t.facts)
        assert await store.read(lambda c: c.execute(count).scalar_one()) == 200
        with pytest.raises(Conflict):
            await store.write(lambda c: add(c, 7))

    with opened(database) as store:
        asyncio.run(scene(store))


def test_sqlite_is_set_to_lose_nothing(sqlite: str) -> None:
    async def scene(store: Store) -> None:
        def pragmas(c: object) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [c.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]

        assert await store.write(pragmas) == ["wal", 2, 1]
        assert await store.read(pragmas) == ["wal", 2, 1]

    with opened(sqlite) as store:
        asyncio.run(scene(store))


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense://"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadSetting, match="DATABASE"):
        open_store(address(url))
