"""Running a public server: who may, what it does, what is noted, and what is kept about people."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from server.harness import ME, OPEN, TITLE, LocalServer, Person, Server
from server.harness import sqlite as sqlite_address
from sqlalchemy import select

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import protocol as p
from ludotheca.server.house import acts
from ludotheca.server.house.errors import Banned, InvitationNeeded, Muted, NeedsRole, NoSubject, UnknownAct
from ludotheca.server.house.privacy import KEPT
from ludotheca.server.people import handles
from ludotheca.server.store import ddl, house, people
from ludotheca.server.store.people import IdentityRow

pytestmark = pytest.mark.once
WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "texts"
# Columns with these names lead to a person, whatever table they are in.
PERSONAL = {
    "identity",
    "owner",
    "owner_name",
    "name",
    "maker",
    "by",
    "against",
    "reserved",
    "kept",
    "address",
    "subject",
    "author",
}


async def owner_of(local: LocalServer) -> IdentityRow:
    ann = await local.guest("Ann")
    await local.service.store.write(lambda c: house.set_role(c, ann.id, "owner", 1))
    return ann


async def test_only_those_with_a_role_act(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob, cyd = await owner_of(local), await local.guest("Bob"), await local.guest("Cyd")
        table = await local.full_table(ann, bob, cyd)
        keeper = local.service.keeper
        ban = p.HouseAct(act="ban", table=table.id, seat=2, days=3, reason="unkind")
        for ask in (
            keeper.act(bob, ban),
            keeper.log(bob),
            keeper.invite(bob, p.NewInvitation()),
            keeper.undo(bob, 1),
        ):
            with pytest.raises(NeedsRole):
                await ask
        await keeper.act(ann, p.HouseAct(act="make_moderator", table=table.id, seat=1))
        with pytest.raises(NeedsRole):  # a moderator gives no roles, and does not act against the owner
            await keeper.act(bob, p.HouseAct(act="make_owner", table=table.id, seat=1))
        with pytest.raises(NeedsRole):
            await keeper.act(bob, p.HouseAct(act="ban", table=table.id, seat=0))
        log = await keeper.act(bob, ban)
        assert [(entry.by, entry.act, entry.subject) for entry in log.entries[:2]] == [
            ("Bob", "ban", "Cyd"),
            ("Ann", "make_moderator", "Bob"),
        ]
        for number in (ann.id, bob.id, cyd.id):
            assert number not in p.encode(log).decode()


async def test_a_ban_ends_and_can_be_undone(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await owner_of(local), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        keeper = local.service.keeper
        ban = p.HouseAct(act="ban", table=table.id, seat=1, days=3, reason="unkind")
        log = await keeper.act(ann, ban)
        assert (await local.tables.get(table.id)).seats[1].resigned  # nobody waits for them
        for ask in (
            local.ask(bob, "return", table.id),
            local.service.request(
                bob.id, msgspec.convert({"title": TITLE, "seats": [ME, OPEN]}, p.CreateTable)
            ),
        ):
            with pytest.raises(Banned, match="unkind"):
                await ask
        assert [(one.name, one.role) for one in log.hosts] == [("Ann", "owner")]
        (limit,) = log.limits
        assert (limit.name, limit.act, limit.reason) == ("Bob", "ban", "unkind")
        assert 0 <= local.time + 3 * 86_400_000 - limit.until < 60_000
        assert (await keeper.undo(ann, limit.number)).limits == []
        await local.ask(bob, "return", table.id)
        with pytest.raises(UnknownAct):
            await keeper.undo(ann, log.entries[0].number)
        await keeper.act(ann, ban)
        local.time += 4 * 86_400_000
        assert (await keeper.log(ann)).limits == []
        await local.ask(bob, "return", table.id)
        await keeper.act(ann, p.HouseAct(act="mute", table=table.id, seat=1))
        with pytest.raises(Muted):
            keeper.check_speaker(bob.id)
        keeper.check_player(bob.id)


async def test_closing_a_table_and_the_banner(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await owner_of(local), await local.guest("Bob")
        running = await local.full_table(bob, ann)
        waiting = await local.table(bob, ME, OPEN, start=False)
        keeper = local.service.keeper
        for table in (running, waiting):
            await keeper.act(ann, p.HouseAct(act="close_table", table=table.id, reason="spam"))
        assert running.row.status == "abandoned"
        assert waiting.gone
        with pytest.raises(NoSubject):
            await keeper.act(ann, p.HouseAct(act="close_table"))
        log = await keeper.act(ann, p.HouseAct(act="banner", text="Closed on Sunday"))
        assert (await keeper.info(None)).banner == "Closed on Sunday"
        await keeper.undo(ann, log.entries[0].number)
        assert (await keeper.info(ann)).role == "owner"
        assert (await keeper.info(None)).banner == ""


async def test_the_log_forgets_people_and_keeps_acts(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await owner_of(local), await local.guest("Bob the secret")
        table = await local.full_table(ann, bob)
        await local.service.keeper.act(ann, p.HouseAct(act="mute", table=table.id, seat=1, reason="of Bob"))
        await local.service.forget(bob.id)
        (entry,) = await local.service.store.read(acts.entries)
        assert (entry.by, entry.act, entry.subject, entry.reason) == ("Ann", "mute", "", "")


async def test_by_invitation_only(tmp_path: Path) -> None:
    async with LocalServer.open(sqlite_address(tmp_path), closed=True) as local:
        ann = await owner_of(local)
        keeper = local.service.keeper
        link = (await keeper.invite(ann, p.NewInvitation(uses=2, days=1))).link
        token = link.partition("#")[2]
        with pytest.raises(InvitationNeeded):
            await local.service.come_in("Bob", "")
        await local.service.come_in("Bob", token)
        await local.service.come_in("Cyd", token)
        with pytest.raises(InvitationNeeded):
            await local.service.come_in("Dan", token)


async def test_by_http(tmp_path: Path) -> None:
    with Server(sqlite_address(tmp_path), closed=True) as server:
        stranger = Person(server.address, "Eve")
        refused = await stranger.post("/api/me", 403, name="Eve")
        assert refused["code"] == "invitation-needed"
        refused = await stranger.post("/api/me", 403, name="Eve", invitation="nonsense")
        assert refused["code"] == "invitation-needed"
        found = await stranger.get("/api/house")
        assert found == {"banner": "", "closed": True, "mail": False, "role": None}
        assert (await stranger.post("/api/house/acts", 401, act="banner", text="x"))["code"] == "no-identity"
        kept = (await stranger.get("/api/privacy"))["kept"]
        assert {one["name"] for one in kept} == set(KEPT)


def test_the_privacy_page_is_true_to_the_database() -> None:
    """Every table is named, every column that leads to a person too, and both languages have the words."""
    tables = {table.name: table for table in ddl.metadata.sorted_tables}
    assert set(KEPT) == set(tables)
    for name, (person, until) in KEPT.items():
        columns = {column.name for column in tables[name].columns}
        assert set(person) <= columns, name
        personal = {column for column in columns & PERSONAL if (name, column) not in {("facts", "name")}}
        assert personal <= set(person), f"{name}: {personal - set(person)} is not told"
        for lang in ("en", "fr"):
            texts = (WEB / f"{lang}.ftl").read_text("utf-8")
            assert re.search(rf"^privacy-{name} =", texts, re.M), f"{lang} has no privacy-{name}"
            assert re.search(rf"^privacy-until-{until} =", texts, re.M), (
                f"{lang} has no privacy-until-{until}"
            )


async def test_a_report_comes_with_what_was_said_and_looking_is_noted(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob, cyd = await owner_of(local), await local.guest("Bob"), await local.guest("Cyd")
        table = await local.full_table(bob, cyd)
        await local.ask(cyd, "say", table.id, phrase="hello")
        await local.ask(bob, "report", table.id, seq=1, reason="unkind")
        keeper = local.service.keeper
        with pytest.raises(NeedsRole):
            await keeper.reports(bob)
        (found,) = (await keeper.reports(ann)).reports
        assert (found.table, found.seat, found.reason, len(found.lines)) == (table.id, 1, "unkind", 1)
        for number in (ann.id, bob.id, cyd.id):
            assert number not in p.encode(found).decode()
        await keeper.act(ann, p.HouseAct(act="mute", table=table.id, seat=1))
        with pytest.raises(Muted):
            await local.ask(cyd, "say", table.id, phrase="good-game")
        assert (await keeper.settle(ann, found.report)).reports == []
        assert [entry.act for entry in (await keeper.log(ann)).entries] == ["report", "mute", "look"]


async def test_an_invitation_is_not_used_up_by_a_name_that_is_taken(database: str) -> None:
    async with LocalServer.open(database, closed=True) as local:
        ann, service = await owner_of(local), local.service
        await service.store.write(lambda c: people.change_identity(c, ann.id, handle=handles.skeleton("Ann")))
        token = (await service.keeper.invite(ann, p.NewInvitation(uses=1, days=1))).link.partition("#")[2]
        for name in ("Ann", "\u200b"):
            with pytest.raises(LudothecaError):
                await service.come_in(name, token)
        assert (await service.come_in("Bob", token)).name == "Bob"
        with pytest.raises(InvitationNeeded):
            await service.come_in("Cyd", token)


async def test_a_report_outlives_its_table(database: str) -> None:
    """Whom it is about may be the host, who closes the table; and being forgotten still takes their words away."""
    async with LocalServer.open(database) as local:
        ann, bob, cyd = await owner_of(local), await local.guest("Bob"), await local.guest("Cyd")
        table = await local.table(bob, ME, OPEN, start=False, typing=True)
        await local.ask(cyd, "sit", table.id)
        await local.ask(bob, "write", table.id, text="something unkind")
        await local.ask(cyd, "report", table.id, seq=1, reason="unkind")
        await local.ask(bob, "close", table.id)
        keeper = local.service.keeper
        (found,) = (await keeper.reports(ann)).reports
        assert (found.table, found.title, found.seat, found.name) == ("", TITLE, 0, "Bob")
        assert (found.names, [line.text for line in found.lines]) == (["Bob", "Cyd"], ["something unkind"])
        for number in (ann.id, bob.id, cyd.id):
            assert number not in p.encode(found).decode()
        await keeper.act(ann, p.HouseAct(act="mute", report=found.report, reason="unkind"))
        with pytest.raises(Muted, match="unkind"):
            keeper.check_speaker(bob.id)
        await local.service.forget(bob.id)
        (found,) = (await keeper.reports(ann)).reports
        assert (found.name, found.names, found.lines[0].text) == ("", ["", "Cyd"], "")
        assert bob.id not in str(
            await local.service.store.read(lambda c: c.execute(select(ddl.reports)).all())
        )


async def test_a_settled_report_goes_after_thirty_days(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob, cyd = await owner_of(local), await local.guest("Bob"), await local.guest("Cyd")
        table = await local.full_table(bob, cyd)
        for phrase in ("hello", "good-game"):
            await local.ask(cyd, "say", table.id, phrase=phrase)
            local.time += 20_000
        for seq in (1, 2):
            await local.ask(bob, "report", table.id, seq=seq, reason="unkind")
        keeper, store = local.service.keeper, local.service.store
        await keeper.settle(ann, (await keeper.reports(ann)).reports[0].report)

        async def kept() -> list[int]:
            await local.service.voices.tidy()
            return sorted(await store.read(lambda c: c.execute(select(ddl.reports.c.seq)).scalars().all()))

        local.time += 29 * 86_400_000
        assert await kept() == [1, 2]
        local.time += 2 * 86_400_000
        assert await kept() == [2]  # what is open stays


async def test_who_was_reported_is_found_wherever_they_sat(sqlite: str) -> None:
    """Somebody of the gallery has no seat: an act is about whom the report is about."""
    async with LocalServer.open(sqlite) as local:
        ann, bob, cyd = await owner_of(local), await local.guest("Bob"), await local.guest("Cyd")
        table = await local.full_table(bob, await local.guest("Dan"))
        await local.play_on(table, random.Random(1))
        await local.ask(cyd, "say", table.id, sign="gasp")
        await local.ask(bob, "report", table.id, seq=1, reason="unkind")
        keeper = local.service.keeper
        (found,) = (await keeper.reports(ann)).reports
        assert (found.seat, found.seq, found.name, found.names) == (-1, 1, "Cyd", ["Bob", "Dan"])
        assert [(line.seat, line.sign) for line in found.lines] == [(-1, "gasp")]
        for who in (bob, cyd):
            with pytest.raises(NeedsRole):
                await keeper.act(who, p.HouseAct(act="mute", report=found.report))
        await keeper.act(ann, p.HouseAct(act="mute", report=found.report, reason="unkind"))
        with pytest.raises(Muted, match="unkind"):
            await local.ask(cyd, "say", table.id, phrase="hello")
        with pytest.raises(NoSubject):
            await keeper.act(ann, p.HouseAct(act="ban", report="none"))
        await local.service.forget(cyd.id)
        with pytest.raises(NoSubject):
            await keeper.act(ann, p.HouseAct(act="ban", report=found.report))
