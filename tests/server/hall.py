"""A server whose notices arrive somewhere: a push service, hooks and a mail server of the tests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from server.harness import LocalServer
from server.postbox import Device, Mailbox, Postbox
from sqlalchemy import select

from ludotheca.server import protocol as p
from ludotheca.server.store import ddl
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

MINUTE = 60_000


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
