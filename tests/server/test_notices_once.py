"""Notices: a kill between sending and noting, or a taker that says nothing, tells nobody twice."""

from __future__ import annotations

from email.message import EmailMessage
from typing import Any

import pytest
from server.hall import MINUTE, Hall, hall, seated, way_of
from server.postbox import Mailbox

from ludotheca.server.jobs import Jobs
from ludotheca.server.notices import mail
from ludotheca.server.notices.reach import at_once
from ludotheca.server.notices.sending import Sender

pytestmark = pytest.mark.once


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
