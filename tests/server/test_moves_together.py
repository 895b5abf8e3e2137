"""Moves of many tables written as one: what fits is written, what does not harms nobody else."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from ludotheca.kernel.record import Entry
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import Conflict, Store, open_store, rows, together
from ludotheca.server.store import ddl as t
from ludotheca.server.store.appending import Append, NotAlone, Quiet
from ludotheca.server.store.rows import CommandRow, Progress, SeatRow, TableRow

pytestmark = pytest.mark.once
NAMES = [f"table{number}" for number in range(6)]


def row(name: str) -> TableRow:
    return TableRow(
        id=name,
        title="rome_in_a_day",
        players=2,
        status="running",
        owner="ann",
        owner_name="Ann",
        created=1,
        updated=1,
        secret="00",
    )


def quiet(name: str, seq: int = 0, *, version: int = 0, people: tuple[str, ...] = ("ann", "bob")) -> Quiet:
    known = row(name)
    known.version = version
    made = [Entry(seq + n, 0, f"d{n}", action={"type": "x", "é": '"'}, time=7) for n in range(2)]
    command = CommandRow(0, f"c{seq}", "digest", seq, seq + 2)
    return Quiet(Append(known, made, command, Progress(seq + 2, 2, True, None), 99), people)


@contextmanager
def opened(database: str) -> Any:
    store = open_store(database_url(Settings(database=database)))
    try:
        yield store
    finally:
        store.close()


def lay(c: Connection) -> None:
    for name in NAMES:
        rows.insert_table(c, row(name), [SeatRow(table_id=name, seat=n, kind="person") for n in range(2)])


async def all_at_once(store: Store, moves: list[Quiet]) -> list[Any]:
    """Something that takes a while goes first, so that the moves wait together."""
    return await asyncio.gather(*map(store.write, moves), return_exceptions=True)


def written(c: Connection) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for name, seq in c.execute(select(t.entries.c.table_id, t.entries.c.seq).order_by(t.entries.c.seq)):
        found.setdefault(name, []).append(seq)
    return found


def test_moves_of_many_tables_are_all_there(database: str) -> None:
    async def scene(store: Store) -> None:
        await store.write(lay)
        assert await all_at_once(store, [quiet(name) for name in NAMES]) == [None] * len(NAMES)
        assert await all_at_once(store, [quiet(name, 2) for name in NAMES]) == [None] * len(NAMES)
        assert await store.read(written) == {name: [0, 1, 2, 3] for name in NAMES}
        found, _ = await store.read(lambda c: rows.load_table(c, NAMES[3]))
        assert (found.head, found.owing, found.bots_due, found.deadline, found.updated) == (
            4,
            2,
            True,
            None,
            99,
        )
        made = await store.read(lambda c: rows.load_entries(c, NAMES[0]))
        assert made[1] == Entry(1, 0, "d1", action={"type": "x", "é": '"'}, time=7)
        known = await store.read(lambda c: rows.load_command(c, NAMES[5], 0, "c2"))
        assert known == CommandRow(0, "c2", "digest", 2, 4)

    with opened(database) as store:
        store.migrate()
        asyncio.run(scene(store))


def test_what_does_not_fit_harms_nobody_else(database: str) -> None:
    def prepare(c: Connection) -> None:
        lay(c)
        c.execute(update(t.tables).where(t.tables.c.id == NAMES[1]).values(status="over"))
        rows.insert_entries(c, NAMES[2], [Entry(1, 0, "other", action={"type": "y"})])
        way: dict[str, Any] = dict.fromkeys(column.name for column in t.ways.c if not column.nullable)
        way |= dict.fromkeys(("kind", "address", "keys", "label", "state", "token", "error"), "")
        way |= {"id": "w", "identity": "eve", "failures": 0, "made": 1}
        c.execute(insert(t.ways), [{key: value for key, value in way.items() if value is not None}])

    async def scene(store: Store) -> None:
        await store.write(prepare)
        moves = [quiet(name) for name in NAMES[:3]] + [quiet(NAMES[3], version=5)]
        moves += [quiet(NAMES[4], people=("ann", "eve")), quiet(NAMES[5])]
        said = await all_at_once(store, moves)
        # On PostgreSQL the longer way finds out what was amiss.
        refused = NotAlone if store.shared else Conflict
        assert [type(each) for each in said] == [type(None), refused, Conflict, refused, NotAlone, type(None)]
        assert await store.read(written) == {NAMES[0]: [0, 1], NAMES[2]: [1], NAMES[5]: [0, 1]}

    with opened(database) as store:
        store.migrate()
        asyncio.run(scene(store))


@pytest.mark.parametrize("fits", [True, False])
def test_one_statement_writes_them(database: str, monkeypatch: pytest.MonkeyPatch, fits: bool) -> None:
    """As many as wait go in one; those of a table that has two go by themselves, and the second is late."""
    seen: list[int] = []
    name = "on_postgres" if database.startswith("postgres") else "on_sqlite"
    usual = getattr(together, name)

    def counted(driver: Any, moves: Any) -> set[str]:
        found: set[str] = usual(driver, moves)
        seen.append(len(found))
        return found

    monkeypatch.setattr(together, name, counted)

    async def scene(store: Store) -> None:
        await store.write(lay)
        moves = [quiet(name) for name in (NAMES if fits else [*NAMES, NAMES[0]])]
        said = await all_at_once(store, moves)
        assert said[1:6] == [None] * 5
        assert sorted(type(each).__name__ for each in said[6:] + said[:1]) == (
            ["NoneType"] if fits else ["Conflict", "NoneType"]
        )
        assert await store.read(written) == {name: [0, 1] for name in NAMES}

    with opened(database) as store:
        store.migrate()
        asyncio.run(scene(store))
    assert sum(seen) <= len(NAMES)
    assert not fits or max(seen) > 1
