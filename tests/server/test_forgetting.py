"""Somebody is forgotten: nowhere in the files of the database, out of every connection, and their games verify."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import psycopg
import pytest
from alembic import command
from alembic.config import Config
from server.harness import ME, OPEN, Idle, LocalServer, Person, Server, eventually
from sqlalchemy import Connection, create_engine, text, update

import ludotheca
from ludotheca.kernel import record
from ludotheca.kernel.chance import FairDealer
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.match import Match
from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.settings import Settings, database_url
from ludotheca.server.store import ddl, house, rows
from ludotheca.server.store.migrate import FOLDER
from ludotheca.server.store.people import IdentityRow

pytestmark = pytest.mark.once

NAME = "Zebulon Quirk"


def bytes_of(database: str) -> bytes:
    """All that lies on the disk of the tables where names are, with SQLite's log."""
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        return b"".join(path.read_bytes() for path in sorted(file.parent.glob(file.name + "*")))
    with psycopg.connect(database, autocommit=True) as c:
        c.execute("CHECKPOINT")
        (folder,) = c.execute("SHOW data_directory").fetchone()
        query = """SELECT pg_relation_filepath(c.oid) FROM pg_class c
            WHERE c.relnamespace = current_schema::regnamespace AND c.relkind IN ('r', 'i')
            UNION SELECT pg_relation_filepath(c.reltoastrelid) FROM pg_class c
            WHERE c.relnamespace = current_schema::regnamespace AND c.reltoastrelid <> 0"""
        paths = [Path(folder, name) for (name,) in c.execute(query) if name]
    return b"".join(path.read_bytes() for path in paths if path.exists())


async def everywhere(local: LocalServer, gone: IdentityRow, bob: IdentityRow) -> None:
    """Somebody enters an event, types their name, is reported for it and banned, and prepares to be told."""
    service, soon = local.service, local.time + 10**9
    cup = p.NewEvent(kind="pods", name="Cup", title="rome_in_a_day", starts=soon)
    await service.events.enter(gone, (await service.events.create(bob, cup)).event, "a grain")
    private = await local.full_table(gone, bob, typing=True)
    await local.ask(gone, "write", private.id, text=f"I am {NAME}")
    await local.ask(bob, "report", private.id, seq=1, reason="unkind")
    await service.notices.save(gone, p.NoticeRules(language="fr"))
    await service.store.write(lambda c: house.set_role(c, bob.id, "owner", 1))
    await service.keeper.act(bob, p.HouseAct(act="mute", table=private.id, seat=0, reason=f"{NAME} shouts"))


async def test_nothing_of_them_is_left_on_the_disk(database: str) -> None:
    async with LocalServer.open(database) as local:
        gone, bob = await local.guest(NAME), await local.guest("Bob")
        over = await local.full_table(gone, bob)
        await local.play_on(over, random.Random(2))
        running = await local.full_table(bob, gone)
        alone = await local.table(gone, ME, {"kind": "bot", "level": "uniform"})
        waiting = await local.table(bob, ME, OPEN, start=False, public=True)
        await local.ask(gone, "sit", waiting.id)
        own = await local.table(gone, ME, OPEN, start=False)
        again = (await local.ask(bob, "rematch", over.id)).table
        await local.service.identities.new_restore(gone.id)
        await everywhere(local, gone, bob)
        before = record.from_bytes(await local.record(over.id))
        assert before.header.seats[0].name == NAME
        assert NAME.encode() in bytes_of(database)

        await local.service.forget(gone.id)
        assert await local.service.identities.who(gone.id) is None
        after = record.from_bytes(await local.record(over.id))
        assert [seat.name for seat in after.header.seats] == ["", "Bob"]
        assert record.seal_of(after) == record.seal_of(before)
        assert ludotheca.verify(record.to_bytes(after)).over
        assert running.seats[1].by_bot
        assert (running.row.status, running.seats[1].name) == ("running", "")
        assert describe.table_info(over).owner == ""
        assert (alone.row.status, own.gone) == ("abandoned", True)
        assert ludotheca.verify(await local.record(alone.id)).header.seats[0].name == ""
        assert [seat.kind for seat in waiting.seats] == ["person", "open"]
        assert (await local.tables.get(again)).seats[0].reserved == ""
        await eventually(lambda: NAME.encode() not in bytes_of(database))
        await eventually(lambda: gone.id.encode() not in bytes_of(database))
        # The game goes on: a bot answers for the seat.
        await local.decide(running, 0)
        await eventually(lambda: not running.row.owing >> 1 & 1)
    assert NAME.encode() not in bytes_of(database)


async def test_names_that_an_older_process_beside_has_kept_go_too(sqlite: str) -> None:
    """While a server is updated, a process of the version before may begin and end games with names in them."""
    async with LocalServer.open(sqlite) as local:
        gone, bob = await local.guest(NAME), await local.guest("Bob")
        over, running = await local.full_table(gone, bob), await local.full_table(gone, bob)
        await local.play_on(over, random.Random(2))
        whole = record.from_bytes(await local.record(over.id))
        header = whole.header

        def as_before(c: Connection) -> None:
            for table in (over, running):
                ids = table.row.read_header().seats
                named = [msgspec.structs.replace(s, name=n) for s, n in zip(ids, (NAME, "Bob"), strict=True)]
                old = msgspec.structs.replace(table.row.read_header(), seats=tuple(named))
                c.execute(
                    update(ddl.tables)
                    .where(ddl.tables.c.id == table.id)
                    .values(header=canonical(old).decode())
                )
            first = msgspec.structs.replace(
                header, format=record.FIRST_FORMAT, seats=(record.Seat(NAME), record.Seat("Bob"))
            )
            data = record.to_bytes(record.Record(first, whole.entries, whole.result))
            c.execute(update(ddl.records).where(ddl.records.c.table_id == over.id).values(data=data))

        await local.service.store.write(as_before)
        await local.service.forget(gone.id)
        data = await local.record(over.id)
        assert ludotheca.verify(data).over
        assert record.from_bytes(data).first_seal
        await eventually(lambda: NAME.encode() not in bytes_of(sqlite))


async def test_by_http_with_ones_own_name(server: Server) -> None:
    async with Person(server.address, NAME) as gone, Person(server.address, "Bob") as bob:
        table = await bob.table(ME, OPEN)
        await gone.ask("sit", table=table)
        cookie = {"cookie": f"ludotheca={gone.cookie}"}
        async with gone.socket(table) as socket:
            await socket.until("table")
            assert (await gone.post("/api/me/forget", 400, name="Bob"))["code"] == "bad-value"
            assert await gone.post("/api/me/forget", name=NAME) == {"identity": None, "tables": []}
            with pytest.raises(Exception, match="4003"):
                await socket.until("nothing more")
        gone.http.cookies.clear()
        answer = await gone.http.get("/api/me", headers=cookie)
        assert (answer.status_code, answer.json()["code"]) == (401, "signed-out")
        seats = (await bob.get(f"/api/tables/{table}"))["info"]["seats"]
        assert [seat["name"] for seat in seats] == ["Bob", ""]
        assert (await gone.post("/api/me/forget", 401, name=NAME))["code"] == "no-identity"


@pytest.mark.postgres
async def test_the_other_process_forgets_too(postgres: str) -> None:
    async with LocalServer.open(postgres) as one, LocalServer.open(postgres) as two:
        gone, bob = await one.guest(NAME), await one.guest("Bob")
        here = await one.full_table(bob, gone)
        there = await two.tables.get(here.id)
        there.watchers.add(Idle())
        assert there.seats[1].name == NAME
        await one.service.forget(gone.id)
        await eventually(lambda: there.seats[1].name == "")
        with pytest.raises(LudothecaError):
            await two.ask(gone, "resign", here.id)


def begun(form: str, names: tuple[str, str], match_name: str) -> Match:
    """A game as an earlier version kept it."""
    seats = [record.Seat(name) for name in names]
    match = Match.start(
        ludotheca.new_match("rome_in_a_day", 2).game,
        FairDealer(bytes(32), match_name),
        players=2,
        seats=seats,
    )
    old = tuple(record.Seat(name) for name in names) if form == record.FIRST_FORMAT else match.header.seats
    match.header = msgspec.structs.replace(match.header, format=form, seats=old)
    return match


def old_database(database: str) -> dict[str, record.Record]:
    """A database of the schema before, with games of both formats: one that is over, one that runs."""
    engine = create_engine(database_url(Settings(database=database)))
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["engine"] = engine
    command.upgrade(config, "0004")
    kept = {}
    with engine.begin() as c:
        for form in record.FORMATS:
            for status in ("over", "running"):
                table = f"{status}{form[-1]}"
                match = begun(form, (NAME, "Bob"), table)
                if status == "over":
                    rng = random.Random(1)
                    while not match.over:
                        seat = match.owing[0]
                        match.submit(seat, rng.choice(match.decision(seat).actions))
                insert_old(c, table, status, match)
                if status == "over":
                    kept[table] = match.record()
    engine.dispose()
    return kept


def insert_old(c: object, table: str, status: str, match: Match) -> None:
    columns = {
        "id": table, "title": "rome_in_a_day", "players": 2, "options": "{}", "public": False, "pace_unit": "none",
        "pace_amount": 0, "status": status, "version": 1, "owner": "zq", "owner_name": NAME, "created": 1,
        "started": 2, "updated": 3, "secret": "00" * 32, "header": canonical(match.header).decode(),
        "head": match.head, "owing": 3, "bots_due": False,
    }  # fmt: skip
    fill = f"({', '.join(columns)}) VALUES ({', '.join(':' + name for name in columns)})"
    c.execute(text(f"INSERT INTO tables {fill}"), columns)
    for seat, (identity, name) in enumerate((("zq", NAME), ("b", "Bob"))):
        c.execute(
            text(
                "INSERT INTO seats (match, seat, kind, identity, name, level, key, reserved, salt, resigned, absent)"
                " VALUES (:match, :seat, 'person', :identity, :name, '', '', '', '', :no, :no)"
            ),
            {"match": table, "seat": seat, "identity": identity, "name": name, "no": False},
        )
    for entry in match.entries:
        c.execute(
            text("INSERT INTO entries (match, seq, entry) VALUES (:match, :seq, :entry)"),
            {"match": table, "seq": entry.seq, "entry": canonical(entry).decode()},
        )
    if status == "over":
        c.execute(
            text("INSERT INTO records (match, data) VALUES (:match, :data)"),
            {"match": table, "data": record.to_bytes(match.record())},
        )


async def test_games_of_earlier_versions_are_converted_once(database: str) -> None:
    kept = old_database(database)
    async with LocalServer.open(database) as local:
        for table, old in kept.items():
            row, _ = await local.service.store.read(lambda c, t=table: rows.load_table(c, t))
            stored = await local.service.store.read(lambda c, t=table: rows.load_record(c, t))
            assert NAME not in row.header
            assert NAME.encode() not in stored
            data = await local.record(table)
            whole = record.from_bytes(data)
            assert ludotheca.verify(data).over
            assert [seat.name for seat in whole.header.seats] == [NAME, "Bob"]
            assert whole.header.format == record.FORMAT
            first = old.header.format == record.FIRST_FORMAT
            assert whole.first_seal == (record.seal_of(old) if first else "")
            assert (await local.replay(table, 0, 0, 3)).head == len(old.entries)
        for form in ("1", "2"):
            # A game that runs is played on, and its record is as good.
            table = await local.tables.get(f"running{form}")
            assert NAME not in table.row.header
            await local.play_on(table, random.Random(4))
            data = await local.record(table.id)
            assert ludotheca.verify(data).over
            assert [seat.name for seat in record.from_bytes(data).header.seats] == [NAME, "Bob"]
        await local.service.forget("zq")
        for table in (*kept, "running1", "running2"):
            data = await local.record(table)
            assert ludotheca.verify(data).over
            assert NAME.encode() not in data
        await eventually(lambda: NAME.encode() not in bytes_of(database))
