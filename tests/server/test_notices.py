"""Notices: one for a turn, none once somebody has looked; by push, mail and hook to real receivers."""

from __future__ import annotations

import base64
from email.header import decode_header, make_header
from typing import Any

import msgspec
import pytest
from server.hall import MINUTE, hall, seated, way_of
from server.harness import LocalServer, Person, Server
from server.postbox import Device
from sqlalchemy import select

from ludotheca.server import protocol as p
from ludotheca.server.errors import BadToken, BadValue, NotOwner
from ludotheca.server.notices import quiet
from ludotheca.server.notices.reach import BadAddress
from ludotheca.server.notices.service import CannotSend, NotTaken, UnknownWay
from ludotheca.server.notices.words import speaker
from ludotheca.server.store import ddl

pytestmark = pytest.mark.once

HOUR = 60 * MINUTE


async def test_a_turn_is_told_once_until_they_look(database: str) -> None:
    async with hall(database) as at:
        ann, bob = await at.local.guest("Ann"), await at.local.guest("Bob")
        phone = Device(at.box, "phone")
        await at.way(bob, **phone.way())
        table = await at.local.full_table(ann, bob)
        await at.turn(table)
        await at.pass_time(30_000)
        assert at.box.letters == []  # they may still be looking
        await at.pass_time(31_000)
        (letter,) = at.box.letters
        assert letter.path == phone.path
        said = phone.read(letter)
        assert said["title"] == "Rome in a Day: your turn"
        assert said["text"] == "With Ann."
        assert (said["path"], said["tag"]) == (f"/t/{table.id}", f"t-{table.id}")
        await at.pass_time(10 * MINUTE)
        assert len(at.box.letters) == 1
        await at.turn(table)  # answers, and owes again
        await at.pass_time(2 * MINUTE)
        assert len(at.box.letters) == 2
        assert at.box.letters[1].headers["topic"] == letter.headers["topic"]
        assert phone.read(at.box.letters[1])["key"] != said["key"]


async def test_nobody_is_told_who_looks_or_has_answered(sqlite: str) -> None:
    async with hall(sqlite) as at:
        _, bob, table = await seated(at)
        await at.way(bob, **Device(at.box, "phone").way())

        class Eyes:
            def touch(self) -> None: ...

        eyes, presence = Eyes(), at.local.tables.presence
        await at.turn(table)
        presence.join(table, eyes, 1)
        await at.pass_time(2 * MINUTE)
        assert at.box.letters == []  # connected
        presence.part(table, eyes, 1)
        await at.pass_time(2 * MINUTE)
        assert at.box.letters == []  # they saw it before they went
        await at.turn(table)
        await at.local.decide(table, 1)
        await at.pass_time(2 * MINUTE)
        assert at.box.letters == []  # answered, and saw what came of it
        await at.turn(table)
        await at.pass_time(2 * MINUTE)
        assert len(at.box.letters) == 1


async def test_mail_waits_for_its_first_letter_and_can_be_stopped(sqlite: str) -> None:
    async with hall(sqlite, mail_from="Tables <tables@example.org>") as at:
        _, bob, table = await seated(at, pace={"unit": "day", "amount": 1})
        await at.notices.save(bob, p.NoticeRules(language="fr", zone="Europe/Paris"))
        had = await at.way(bob, kind="mail", address="bob.secret@example.com")
        assert [(way.state, way.shown) for way in had.ways] == [("waits", "b…t@example.com")]
        await at.turn(table)
        await at.pass_time(10 * MINUTE)
        (first,) = at.mails.mails
        assert first["To"] == "bob.secret@example.com"
        text = first.get_payload(decode=True).decode()
        token = text.partition("/notices#confirm=")[2].split()[0]
        with pytest.raises(BadToken):
            await at.notices.answer("nonsense", keep=True)
        assert (await at.notices.answer(token, keep=True)).state == "on"
        await at.turn(table)
        await at.pass_time(10 * MINUTE)
        told = at.mails.mails[1]
        assert "à vous" in str(email_subject(told))
        text = told.get_payload(decode=True).decode()
        assert f"https://play.example.org/t/{table.id}" in text
        assert "Vous avez jusqu’à" in text
        assert told["Message-ID"].endswith("@example.org>")
        await at.notices.answer(text.partition("#stop=")[2].split()[0], keep=False)
        await at.turn(table)
        await at.pass_time(10 * MINUTE)
        assert len(at.mails.mails) == 2
        assert (await at.notices.settings(bob)).ways == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_letter_says_what_it_says_once(language: str) -> None:
    say = speaker(language)
    for key in ("letter-confirm-text", "letter-enter-text"):
        text = say.text(key, place="the house", name="Ann", link="https://play.example.org/x")
        assert text.count("https://") == 1
        parts = [part for part in text.split("\n") if part]
        assert len(parts) == len(set(parts)) == 4


async def test_a_seat_that_is_kept_for_a_rematch_is_told(sqlite: str) -> None:
    async with hall(sqlite) as at:
        ann, bob, table = await seated(at)
        await way_of(at, ann, "hook")
        phone = await way_of(at, bob, "push")
        for who in (ann, bob):
            await at.local.ask(who, "resign", table.id)
        await at.pass_time(2 * MINUTE)
        at.box.letters.clear()
        fresh = (await at.local.service.request(ann.id, p.Rematch(request="r", table=table.id))).table
        await at.pass_time(2 * MINUTE)
        (letter,) = at.box.letters  # whoever asked for it knows
        said = phone.read(letter)
        assert said["title"] == "Rome in a Day: a seat is kept for you"
        assert said["path"] == f"/t/{fresh}"
        await at.pass_time(HOUR)
        assert len(at.box.letters) == 1


async def test_nobody_is_told_of_a_seat_they_have_taken(sqlite: str) -> None:
    async with hall(sqlite) as at:
        ann, bob, table = await seated(at)
        await way_of(at, bob, "push")
        for who in (ann, bob):
            await at.local.ask(who, "resign", table.id)
        await at.pass_time(2 * MINUTE)
        at.box.letters.clear()
        fresh = (await at.local.service.request(ann.id, p.Rematch(request="r", table=table.id))).table
        await at.local.ask(bob, "sit", fresh, seat=1)
        await at.pass_time(2 * MINUTE)
        assert at.box.letters == []


async def test_what_the_mail_server_says_is_for_the_host_alone(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall(sqlite) as at:
        at.mails.says = b"550 relay7.internal knows no ludotheca\r\n"
        bob = await at.local.guest("Bob")
        with pytest.raises(NotTaken) as error:
            await at.way(bob, kind="mail", address="bob@example.com")
        assert "internal" not in error.value.message
        assert any("relay7.internal" in str(line.__dict__) for line in caplog.records)


async def test_a_key_that_is_no_point_is_refused(sqlite: str) -> None:
    """Of the right length, and nothing can be sealed with it: it would break every sending."""
    async with hall(sqlite) as at:
        bob, nothing = await at.local.guest("Bob"), base64.urlsafe_b64encode(b"\4" + bytes(64)).decode()
        auth = base64.urlsafe_b64encode(bytes(16)).decode()
        with pytest.raises(BadValue, match="p256dh"):
            await at.way(bob, kind="push", address=f"{at.box.origin}/push", p256dh=nothing, auth=auth)


def email_subject(message: Any) -> str:
    return str(make_header(decode_header(message["Subject"])))


@pytest.mark.parametrize("form", ["json", "discord", "slack", "ntfy"])
async def test_a_hook_of_a_person_and_one_of_a_table(sqlite: str, form: str) -> None:
    async with hall(sqlite) as at:
        ann, bob, table = await seated(at)
        await at.way(bob, kind="hook", address=f"{at.box.origin}/bob", format=form)
        await at.way(ann, kind="hook", address=f"{at.box.origin}/all", format=form, table=table.id)
        with pytest.raises(NotOwner):
            await at.way(bob, kind="hook", address=f"{at.box.origin}/x", table=table.id)
        await at.turn(table)
        await at.local.decide(table, 0)
        await at.pass_time(2 * MINUTE)
        found = {letter.path: letter for letter in at.box.letters}
        assert set(found) == {"/bob", "/all"}
        mine, all_ = found["/bob"].body.decode(), found["/all"].body.decode()
        if form == "ntfy":
            assert (
                found["/all"].headers["title"] == "Rome in a Day: it is Bob’s turn"
                or "=?UTF-8" in found["/all"].headers["title"]
            )
            assert found["/bob"].headers["click"] == f"https://play.example.org/t/{table.id}"
        else:
            assert "your turn" in mine
            assert "Bob" in all_
            assert table.id in mine
            assert {"json": "title", "discord": "content", "slack": "text"}[form] in msgspec.json.decode(mine)
        assert len(at.box.letters) == 2


async def test_quiet_hours_gather_and_short_time_passes(sqlite: str) -> None:
    async with hall(sqlite) as at:
        day = 24 * HOUR
        at.local.time += -at.local.time % day + 22 * HOUR  # 22:00 UTC
        ann, bob = await at.local.guest("Ann"), await at.local.guest("Bob")
        await at.notices.save(bob, p.NoticeRules(quiet_from=21 * 60, quiet_to=8 * 60))
        phone = Device(at.box, "phone")
        await at.way(bob, **phone.way())
        tables = [await at.local.full_table(ann, bob, pace={"unit": "day", "amount": 1}) for _ in range(3)]
        for table in tables:
            await at.turn(table)
        await at.pass_time(HOUR)
        assert at.box.letters == []
        await at.local.decide(tables[0], 1)
        await at.pass_time(8 * HOUR)  # 7:00
        assert at.box.letters == []
        await at.pass_time(HOUR + MINUTE)
        (letter,) = at.box.letters
        assert phone.read(letter)["title"] == "2 tables wait for you"
        await at.pass_time(9 * HOUR + 30 * MINUTE)  # 17:31: a sixth of the day is left at 18:00
        assert len(at.box.letters) == 1
        await at.pass_time(2 * HOUR)
        assert (
            sorted(phone.read(one)["title"] for one in at.box.letters[1:])
            == ["Rome in a Day: time is short"] * 2
        )


def test_when_a_notice_may_come() -> None:
    monday = 1_699_833_600_000  # 13 November 2023, 0:00 UTC
    paris = p.NoticeRules(
        zone="Europe/Paris", quiet_from=22 * 60, quiet_to=8 * 60, quiet_sunday=True, letter_hour=19
    )

    def at(hours: float, way: str = "push", kind: str = "turn") -> float:
        return (quiet.moment(paris, way, kind, monday + int(hours * HOUR)) - monday) / HOUR

    assert at(10) == 10
    assert at(21.5) == 31  # 22:30 in Paris: until 8:00, which is 7:00 UTC
    assert at(21.5, kind="short") == 21.5
    assert at(10, way="mail") == 18
    assert at(18, way="mail") == 18 + 24
    assert at(5 * 24 + 23.5) == 7 * 24 + 7  # from Sunday 0:30 to Monday 8:00
    assert at(5 * 24 + 21.5) == 7 * 24 + 7  # Saturday 22:30: the night ends on a Sunday
    with pytest.raises(BadValue, match="Europe/Paris"):
        quiet.zone_of("Nowhere/../etc/passwd")


async def test_a_way_that_is_dead_goes_and_one_that_fails_rests(sqlite: str) -> None:
    async with hall(sqlite) as at:
        _, bob, table = await seated(at)
        await at.way(bob, **Device(at.box, "old").way())
        at.box.status = 410
        await at.turn(table)
        await at.pass_time(2 * MINUTE)
        assert (await at.notices.settings(bob)).ways == []
        had = await at.way(bob, kind="hook", address=f"{at.box.origin}/bob")
        at.box.status = 500
        await at.turn(table)
        for _ in range(8):
            await at.pass_time(MINUTE)
        (way,) = (await at.notices.settings(bob)).ways
        assert (way.state, way.failures, way.error) == ("rests", 5, "answered 500")
        sent = len(at.box.letters)
        await at.turn(table)
        await at.pass_time(2 * MINUTE)
        assert len(at.box.letters) == sent
        with pytest.raises(NotTaken, match="500"):
            await at.notices.test(bob, way.way)
        at.box.status = 200
        (way,) = (await at.notices.test(bob, had.ways[0].way)).ways
        assert (way.state, way.failures) == ("on", 0)


async def test_ways_belong_to_one_person(sqlite: str) -> None:
    async with hall(sqlite) as at:
        ann, bob, _ = await seated(at)
        had = await at.way(bob, kind="hook", address=f"{at.box.origin}/a-very-secret-path", label="Mine")
        assert "secret" not in p.encode(had).decode()
        assert (await at.notices.settings(ann)).ways == []
        for wish in (at.notices.drop, at.notices.test):
            with pytest.raises(UnknownWay):
                await wish(ann, had.ways[0].way)
        for bad in ("http://127.0.0.1:1/", "https://127.0.0.1/", "https://2130706433/"):
            with pytest.raises(BadAddress):
                await at.way(bob, kind="hook", address=bad)
            with pytest.raises(BadAddress):
                await at.way(bob, **{**Device(at.box, "x").way(), "address": bad})
        with pytest.raises(BadValue, match="ann@example"):
            await at.way(bob, kind="mail", address="x@y.z\nBcc: all@example.org")
        with pytest.raises(BadValue, match="65 bytes"):
            await at.way(bob, kind="push", address=f"{at.box.origin}/p", p256dh="AA", auth="AA")
        await at.local.service.forget(bob.id)
        for kept in (ddl.ways, ddl.looks, ddl.notice_rules):
            assert await at.local.service.store.read(lambda c, kept=kept: c.execute(select(kept)).all()) == []


async def test_a_server_without_carriers_says_so(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann = await local.guest()
        found = await local.service.notices.settings(ann)
        assert (found.push_key, found.mail) == ("", False)
        for kind in ("push", "mail"):
            with pytest.raises(CannotSend):
                await local.service.notices.add(ann, p.NewWay(kind=kind, address="https://a.example.org/"))


async def test_by_http(server: Server) -> None:
    async with Person(server.address, "Ann") as ann, Person(server.address, "Bob") as bob:
        found = await ann.get("/api/me/notices")
        assert found["ways"] == []
        changed = {**found["rules"], "quiet_from": 1320, "quiet_to": 480, "zone": "Europe/Paris"}
        assert (await ann.post("/api/me/notices", **changed))["rules"] == changed
        assert (await bob.get("/api/me/notices"))["rules"]["quiet_from"] is None
        refused = await ann.post("/api/me/notices", 400, **{**changed, "quiet_to": None})
        assert refused["code"] == "bad-value"
        refused = await ann.post("/api/me/ways", 400, kind="hook", address="https://10.0.0.1/")
        assert refused["code"] == "bad-address"
        assert (await ann.post("/api/me/ways/none/drop", 404))["code"] == "unknown-way"
        assert (await ann.post("/api/notices/confirm", 403, token="x"))["code"] == "bad-token"
