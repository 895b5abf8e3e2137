"""A letter that lets its reader in: once, for a short while, and nobody learns which addresses exist."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from server.harness import LocalServer, Person, Server, eventually
from server.harness import sqlite as sqlite_address
from server.postbox import Mailbox

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import protocol as p
from ludotheca.server.people.sign_in_letters import LINK_MS
from ludotheca.server.store import notices
from ludotheca.server.store.people import IdentityRow

pytestmark = pytest.mark.once
ADDRESS = "Bob.Secret@example.com"


async def confirmed(local: LocalServer, who: IdentityRow, address: str = ADDRESS) -> str:
    """The way of somebody who confirmed this address."""
    await local.service.notices.add(who, p.NewWay(kind="mail", address=address))
    ways = await local.service.store.read(lambda c: notices.ways_of(c, who.id))
    way = next(one for one in ways if one.address == address)
    await local.service.notices.answer(way.token, keep=True)
    return way.id


def token_in(mail: Any) -> str:
    found = re.search(r"/sign-in#(\S+)", mail.get_payload(decode=True).decode())
    assert found, mail
    return found[1]


async def test_the_link_lets_its_owner_in_once(database: str) -> None:
    async with Mailbox.open() as box, LocalServer.open(database, mail_server=box.url) as local:
        bob, letters = await local.guest("Bob"), local.service.sign_in_letters
        way = await confirmed(local, bob)
        had = len(box.mails)
        letters.ask(p.AskLetter(address=ADDRESS))  # it was not chosen for that
        await asyncio.sleep(0.3)
        assert len(box.mails) == had
        await local.service.notices.enters(bob, way, True)
        letters.ask(p.AskLetter(address="nobody@example.com"))
        letters.ask(p.AskLetter(address=ADDRESS.upper(), language="fr"))
        await eventually(lambda: len(box.mails) > had)
        (mail,) = box.mails[had:]
        assert mail["To"] == ADDRESS
        assert "sous le nom «\xa0Bob\xa0»" in mail.get_payload(decode=True).decode()
        token = token_in(mail)
        with pytest.raises(LudothecaError):
            await letters.come_in(token[:-1])
        assert (await letters.come_in(token)).id == bob.id
        with pytest.raises(LudothecaError) as used:
            await letters.come_in(token)
        assert used.value.code == "bad-token"


async def test_it_ends_with_its_time_with_the_next_and_with_the_choice(sqlite: str) -> None:
    async with Mailbox.open() as box, LocalServer.open(sqlite, mail_server=box.url) as local:
        bob, letters = await local.guest("Bob"), local.service.sign_in_letters
        way = await confirmed(local, bob)
        await local.service.notices.enters(bob, way, True)
        tokens = []
        for _ in range(3):
            had = len(box.mails)
            letters.ask(p.AskLetter(address=ADDRESS))
            await eventually(lambda had=had: len(box.mails) > had)
            tokens.append(token_in(box.mails[-1]))
        with pytest.raises(LudothecaError):  # a later letter makes the earlier void
            await letters.come_in(tokens[1])
        local.time += LINK_MS + 1
        with pytest.raises(LudothecaError):
            await letters.come_in(tokens[2])
        had = len(box.mails)
        letters.ask(p.AskLetter(address=ADDRESS))  # the fourth within the hour: none
        await local.service.notices.enters(bob, way, False)
        letters.ask(p.AskLetter(address=ADDRESS))
        eve = await local.guest("Eve")
        with pytest.raises(LudothecaError) as refused:
            await local.service.notices.enters(eve, way, True)
        assert refused.value.code == "unknown-way"
        await local.service.tables.tasks.stop()
        assert len(box.mails) == had


async def test_both_doors_say_the_same_of_every_address(tmp_path: Path) -> None:
    async with Mailbox.open() as box:
        server = Server(sqlite_address(tmp_path), mail_server=box.url, identities_per_hour=5)
        await asyncio.to_thread(server.start)  # this loop takes its letters
        try:
            async with Person(server.address, "Bob") as bob, Person(server.address, "Eve") as eve:
                found = await bob.post("/api/me/ways", kind="mail", address=ADDRESS)
                way = found["ways"][0]["way"]
                refused = await bob.post(f"/api/me/ways/{way}/enters", 400, on=True)
                assert refused["code"] == "bad-value"  # its first letter was not answered
                letter = box.mails[0].get_payload(decode=True).decode()
                confirm = re.search(r"#confirm=(\S+)", letter)
                assert confirm
                await bob.post("/api/notices/confirm", token=confirm[1])
                assert (await bob.post(f"/api/me/ways/{way}/enters", on=True))["ways"][0]["enters"] is True
                answers = [
                    await eve.http.post("/api/sign-in/letter", json={"address": address})
                    for address in (ADDRESS, "nobody@example.com")
                ]
                assert [(a.status_code, a.content) for a in answers] == [(202, b"null")] * 2
                await eventually(lambda: len(box.mails) == 2)
                limited = await eve.post("/api/sign-in/letter", 429, address=ADDRESS)
                assert limited["code"] == "too-fast"
        finally:
            await asyncio.to_thread(server.stop)
