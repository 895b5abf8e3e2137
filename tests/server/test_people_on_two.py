"""People at two processes of one server, on one PostgreSQL: what one is told the other knows, and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from server.hall import Hall
from server.harness import ME, OPEN, LocalServer, eventually
from server.keyring import Device as Key
from server.postbox import Device, Mailbox, Postbox
from server.test_prepared import others_until_turn, until_ahead
from server.test_sign_in_letters import confirmed, token_in

from ludotheca.server import protocol as p
from ludotheca.server.house.errors import Banned, Muted
from ludotheca.server.people.errors import BadBearer
from ludotheca.server.people.passkeys import address
from ludotheca.server.store import house

pytestmark = [pytest.mark.once, pytest.mark.postgres]


@asynccontextmanager
async def two(postgres: str, **settings: Any) -> AsyncIterator[tuple[LocalServer, LocalServer]]:
    async with LocalServer.open(postgres, **settings) as one, LocalServer.open(postgres, **settings) as other:
        yield one, other


async def test_a_key_asked_for_here_is_taken_there(postgres: str) -> None:
    async with two(postgres) as (one, other):
        ann = await one.guest("Ann")
        at = address(one.service.settings, "http", "localhost:8000")
        key = Key("http://localhost:8000")
        question = await one.service.passkeys.question_to_add(ann, at)
        await other.service.passkeys.add(ann, at, key.add(question), "laptop")
        for local in (one, other):
            local.service.identities.drop(ann.id)
        member = await one.service.identities.need(ann.id)
        assert member.handle == "ann"
        question = await other.service.passkeys.question_to_come_in(at)
        assert (await one.service.passkeys.come_in(at, key.come_in(question))).id == ann.id
        # A token made here opens there, and is void everywhere once it has ended.
        made = await one.service.tokens.make(member, p.NewToken(name="t", scopes=["read"], days=1))
        assert (await other.service.tokens.read(made.token)).identity == ann.id
        await other.service.end_token(member, made.info.id)
        with pytest.raises(BadBearer):
            await one.service.tokens.read(made.token)
        # Signed out everywhere at one, the old cookie is void at the other.
        old = one.service.identities.cookie(member)
        await one.service.sign_out(ann.id)
        other.service.identities.drop(ann.id)
        with pytest.raises(Exception, match="signed out"):
            await other.service.identities.signed_in(old)


async def test_a_ban_here_holds_there(postgres: str) -> None:
    async with two(postgres) as (one, other):
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        await one.service.store.write(lambda c: house.set_role(c, ann.id, "owner", 1))
        here = await one.full_table(ann, bob)
        there = await other.tables.get(here.id)
        await one.service.keeper.act(ann, p.HouseAct(act="mute", table=here.id, seat=1))
        await asyncio.sleep(0.3)  # with the next poll
        with pytest.raises(Muted):
            await other.ask(bob, "say", there.id, phrase="hello")
        log = await other.service.keeper.act(ann, p.HouseAct(act="ban", table=here.id, seat=1))
        await asyncio.sleep(0.3)
        plan = msgspec.convert({"title": "kingsburg", "seats": [ME, OPEN]}, p.CreateTable)
        with pytest.raises(Banned):
            await one.service.request(bob.id, plan)
        await one.service.keeper.undo(ann, log.entries[0].number)
        await asyncio.sleep(0.3)
        await other.service.request(bob.id, plan)


async def test_a_prepared_answer_and_leave_count_at_both(postgres: str) -> None:
    async with two(postgres) as (one, other):
        ann, bob = await one.guest("Ann"), await other.guest("Bob")
        days = {"unit": "day", "amount": 1}
        here = await one.full_table(ann, bob, title="kingsburg", pace=days)
        found = await until_ahead(one, bob, here, 1)
        assert found.decision is not None
        head = here.row.head
        there = await other.tables.get_fresh(here.id)
        await other.ask(bob, "prepare", there.id, action=found.decision.actions[-1])
        await others_until_turn(one, here, 1, head)
        await asyncio.gather(one.service.prepared.sweep(), other.service.prepared.sweep())

        def given() -> list[Any]:
            play = here.play
            return [] if play is None else [e for e in play.match.entries[head:] if e.seat == 1]

        async def settled() -> bool:
            dropped = await one.ask(bob, "ahead", here.id)
            return bool(given()) or dropped.dropped == "changed"

        async with asyncio.timeout(15):
            while not await settled():
                await one.tables.get_fresh(here.id)
                await asyncio.sleep(0.05)
        assert len(given()) <= 1
        await other.service.request(bob.id, p.TakeLeave(days=2))
        assert (await one.tables.get_fresh(here.id)).seats[1].leave_until > one.time


async def test_one_turn_is_told_once_by_two(postgres: str) -> None:
    async with Postbox.open() as box, Mailbox.open() as mails:
        given = {"contact": "mailto:host@example.org", "notice_origins": box.origin, "mail_server": mails.url}
        async with two(postgres, public_url="https://play.example.org", **given) as (one, other):
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            phone = Device(box, "phone")
            await other.service.notices.add(bob, msgspec.convert(phone.way(), p.NewWay))
            here = await one.full_table(ann, bob)
            at = Hall(one, box, mails)
            for count in (1, 2):
                await at.turn(here)
                other.time = one.time = max(one.time, other.time)
                other.time += 120_000
                await at.pass_time(120_000)
                await asyncio.sleep(0.3)
                assert len(box.letters) == count
            # A letter asked for here lets its reader in there, once.
            way = await confirmed(one, bob)
            await one.service.notices.enters(bob, way, True)
            had = len(mails.mails)
            one.service.sign_in_letters.ask(p.AskLetter(address="Bob.Secret@example.com"))
            await eventually(lambda: len(mails.mails) > had)
            token = token_in(mails.mails[-1])
            doors = [local.service.sign_in_letters.come_in(token) for local in (one, other)]
            came = await asyncio.gather(*doors, return_exceptions=True)
            assert sum(not isinstance(found, BaseException) for found in came) == 1
