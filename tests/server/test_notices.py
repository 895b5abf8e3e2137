"""Notices: one for a turn, none once somebody has looked; by push, mail and hook to real receivers."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator
from email.header import decode_header, make_header
from email.message import EmailMessage
from typing import Any

import msgspec
import pytest
from server.harness import LocalServer, Person, Server
from server.postbox import Device, Mailbox, Postbox
from sqlalchemy import select

from ludotheca.server import protocol as p
from ludotheca.server.errors import BadToken, BadValue, NotOwner
from ludotheca.server.jobs import Jobs
from ludotheca.server.notices import mail, quiet
from ludotheca.server.notices.reach import BadAddress, at_once
from ludotheca.server.notices.sending import Sender
from ludotheca.server.notices.service import CannotSend, NotTaken, UnknownWay
from ludotheca.server.notices.words import speaker
from ludotheca.server.store import ddl
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

pytestmark = pytest.mark.once

MINUTE = 60_000
HOUR = 60 * MINUTE


class Hall:
    """A server, and where its notices arrive."""

    def __init__(self, local: LocalServer, box: Postbox, mails: Mailbox) -> None:
        self.local, self.box, self.mails = local, box, mails
        self.notices = local.service.notices
        self.others = False  # whether the last to decide was another seat than the one that is watched

    async def way(self, who: IdentityRow, **fields: Any) -> p.NoticeSettings:
        return await self.notices.add(who, msgspec.convert(fields, p.NewWay))

    async def pass_time(self, milliseconds: int) -> None:
        """Time goes by, and what is due is done."""
        self.local.time += milliseconds
        await asyncio.sleep(0.2)

        async def idle() -> bool:
            busy = (ddl.jobs.c.due <= self.local.time) | (ddl.jobs.c.holder != "")
            query = select(ddl.jobs.c.key).where(ddl.jobs.c.state == "waiting", busy)
            return not await self.local.service.store.read(lambda c: c.execute(query).all())

        for _ in range(200):
            if await idle():
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the jobs do not end")

    async def turn(self, table: Table, seat: int = 1) -> None:
        """The seat answers all it owes, then the others until it owes again."""
        answered = False
        while owing := (await self.local.look(table, -1)).view.owing:
            if seat in owing and answered and self.others:
                return
            self.others = seat not in owing
            answered = True
            await self.local.decide(table, seat if seat in owing else owing[0])
        raise AssertionError("the game is over")


@contextlib.asynccontextmanager
async def hall(database: str, **settings: Any) -> AsyncIterator[Hall]:
    async with Postbox.open() as box, Mailbox.open() as mails:
        given = {"contact": "mailto:host@example.org", "notice_origins": box.origin, "mail_server": mails.url}
        given |= {"public_url": "https://play.example.org", **settings}
        async with LocalServer.open(database, **given) as local:
            yield Hall(local, box, mails)


async def seated(at: Hall, **more: Any) -> tuple[IdentityRow, IdentityRow, Table]:
    ann, bob = await at.local.guest("Ann"), await at.local.guest("Bob")
    return ann, bob, await at.local.full_table(ann, bob, **more)


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


async def way_of(at: Hall, who: IdentityRow, kind: str) -> Device:
    """A way that works; for a push the device that reads it."""
    phone = Device(at.box, "phone")
    if kind == "push":
        await at.way(who, **phone.way())
    elif kind == "hook":
        await at.way(who, kind="hook", address=f"{at.box.origin}/hook")
    else:
        await at.way(who, kind="mail", address="bob@example.com")
        text = at.mails.mails.pop().get_payload(decode=True).decode()
        await at.notices.answer(text.partition("/notices#confirm=")[2].split()[0], keep=True)
    return phone


class Cut(BaseException):
    """A power cut: nobody catches it, nothing is noted."""


async def cut_while_sending(at: Hall, ends: bool) -> None:
    """A process takes the job to send and is killed: before it hands the notice over, or when it has been sent."""
    store = at.local.service.store
    sender = Sender(at.local.tables, at.notices._carriers)
    jobs = Jobs(store, at.local.tables.now, sender.handlers(), {})
    carry = sender._carriers.carry

    async def cut(way: Any, notice: Any, key: str, language: str, hand_over: Any) -> None:
        if ends:
            await carry(way, notice, key, language, hand_over)
        raise Cut

    at.notices._carriers.carry = cut
    try:
        with pytest.raises(Cut):
            await jobs.work()
    finally:
        at.notices._carriers.carry = carry


@pytest.mark.parametrize(
    ("kind", "ends", "sent"),
    [
        ("mail", False, 1),
        ("mail", True, 1),
        ("hook", False, 1),
        ("hook", True, 1),
        ("push", False, 1),
        ("push", True, 2),  # under one key: the browser shows one
    ],
)
async def test_a_kill_between_sending_and_noting_tells_nobody_twice(
    database: str, kind: str, ends: bool, sent: int
) -> None:
    async with hall(database, sweep_seconds=3600) as at:
        _, bob, table = await seated(at)
        phone = await way_of(at, bob, kind)
        await at.turn(table)
        at.local.time += 2 * MINUTE
        await cut_while_sending(at, ends)
        assert len(at.box.letters) + len(at.mails.mails) == int(ends)
        at.local.time += 2 * MINUTE  # the lease has ended: another process looks
        sender = Sender(at.local.tables, at.notices._carriers)
        await Jobs(at.local.service.store, at.local.tables.now, sender.handlers(), {}).work()
        assert len(at.box.letters) + len(at.mails.mails) == sent
        if kind == "push":
            assert len({phone.read(letter)["key"] for letter in at.box.letters}) == 1


@pytest.mark.parametrize(("said", "sent"), [(b"451 later, please\r\n", 2), (b"", 1)], ids=["no", "nothing"])
async def test_a_letter_is_sent_again_only_where_its_taker_said_no(
    sqlite: str, said: bytes, sent: int
) -> None:
    async with hall(sqlite) as at:
        _, bob, table = await seated(at)
        await way_of(at, bob, "mail")
        at.mails.taken = said
        await at.turn(table)
        await at.pass_time(MINUTE + 500)
        assert len(at.mails.mails) == 1
        (way,) = (await at.notices.settings(bob)).ways
        assert (way.failures, way.error) == (1, "the mail server took no letter")
        at.mails.taken = b"250 taken\r\n"
        await at.pass_time(2 * MINUTE)
        assert len(at.mails.mails) == sent
        assert len({mail["Message-ID"] for mail in at.mails.mails}) == 1


async def test_a_line_of_a_letter_that_is_a_dot_stays_one() -> None:
    """The letter ends with such a line, so one inside is sent as two."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@example.org", "b@example.org", "Dots"
    message.set_content("one\n.\n..two\n")
    async with Mailbox.open() as mails:
        await mail.deliver(mails.url, message, at_once)
        (letter,) = mails.mails
        assert "\n..\n...two\n" in letter.as_string()  # as it travels; a mail server takes one off again


async def test_a_hook_that_takes_and_does_not_answer_is_told_once(sqlite: str) -> None:
    async with hall(sqlite) as at:
        _, bob, table = await seated(at)
        await way_of(at, bob, "hook")
        at.box.silent = True
        at.notices._carriers.reach._seconds = 0.3
        await at.turn(table)
        for _ in range(4):
            await at.pass_time(2 * MINUTE)
        assert len(at.box.letters) == 1
        (way,) = (await at.notices.settings(bob)).ways
        assert (way.state, way.failures) == ("on", 1)
        assert "Timeout" in way.error


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
