"""Many tables, one person at each who wants to be told by push, half of them by mail too, and a server that is killed again and again."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from contextlib import AsyncExitStack
from itertools import pairwise
from typing import Any

import httpx
from server.harness import ME, OPEN, Person, Server, eventually
from server.postbox import Device, Mailbox, Postbox
from sqlalchemy import create_engine, text

from ludotheca.server.settings import Settings, database_url

WAIT = 0.4  # seconds before a turn is told


class Guest:
    """Somebody at one table who is told by push, and by mail if they have an address."""

    def __init__(self, person: Person, table: str, device: Device, mail: str) -> None:
        self.person, self.table, self.device, self.mail = person, table, device, mail
        self.visits: list[tuple[float, float]] = []  # from when to when, in milliseconds

    @property
    def ways(self) -> list[str]:
        return [self.device.path, *([self.mail] if self.mail else [])]


class Hall:
    """The tables, their people, the server and where its notices arrive."""

    def __init__(self, database: str, box: Postbox, mails: Mailbox, seed: int) -> None:
        self.box, self.mails = box, mails
        self.rng = random.Random(seed)
        self.settings: dict[str, Any] = {
            "contact": "mailto:host@example.org",
            "notice_origins": box.origin,
            "mail_server": mails.url,
            "notice_seconds": WAIT,
            "sweep_seconds": 0.2,
            "bot_workers": 1,
        }
        self.database = database
        self.server = Server(database, **self.settings)
        self.guests: list[Guest] = []
        self.kills = 0

    async def kill(self) -> None:
        """A power cut, and the server comes back."""
        self.kills += 1
        await asyncio.to_thread(self.server.kill)
        self.server = await asyncio.to_thread(
            Server(self.database, port=self.server.port, **self.settings).start
        )

    async def seat(self, stack: AsyncExitStack, count: int) -> None:
        """Tables of Ann, each with a guest of its own."""
        ann = self.ann = await stack.enter_async_context(Person(self.server.address, "Ann"))
        for number in range(count):
            person = await stack.enter_async_context(Person(self.server.address, f"Guest {number}"))
            device = Device(self.box, str(number))
            await person.post("/api/me/ways", None, **device.way())
            mail = await self._address(person, number) if number % 2 else ""
            table = await ann.table(ME, OPEN)
            await person.ask("sit", table=table)
            await ann.ask("start", table=table)
            self.guests.append(Guest(person, table, device, mail))

    async def _address(self, person: Person, number: int) -> str:
        """A mail address whose first letter was answered."""
        mail = f"guest{number}@example.org"
        await person.post("/api/me/ways", kind="mail", address=mail)
        first = next(one for one in self.mails.mails if one["To"] == mail)
        letter = first.get_payload(decode=True)
        assert isinstance(letter, bytes)
        token = letter.decode().partition("#confirm=")[2].split()[0]
        await person.post("/api/notices/confirm", token=token)
        self.mails.mails.remove(first)
        return mail

    async def owes(self, guest: Guest) -> bool:
        view = (await self._try(self.ann.get, f"/api/tables/{guest.table}/game"))["view"]
        return 1 in view["owing"]

    async def turn(self, guest: Guest) -> None:
        """The guest answers all they owe, then Ann until they owe again."""
        await self.rest(guest)
        await self.owe(guest)

    async def rest(self, guest: Guest) -> None:
        """The guest answers all they owe."""
        more = True
        while more:
            begun = time.time() * 1000
            more = await self._answer(guest.person, guest.table)
            if more:
                guest.visits.append((begun, time.time() * 1000))

    async def owe(self, guest: Guest) -> None:
        """Ann answers until the guest owes again."""
        while not await self.owes(guest):
            assert await self._answer(self.ann, guest.table), "the game is over"

    async def _answer(self, person: Person, table: str) -> bool:
        """Whether there was something to answer."""
        seen = await self._try(person.get, f"/api/tables/{table}/game")
        if seen["decision"] is None:
            return False
        head = seen["view"]["head"]
        order = {
            "table": table,
            "base": head,
            "command_id": f"c{head}",
            "action": seen["decision"]["actions"][0],
        }
        await self._try(person.ask, "command", status=0, **order)
        return True

    async def _try(self, ask: Any, *arguments: Any, **fields: Any) -> Any:
        """As long as the server is away, again."""
        while True:
            try:
                return await ask(*arguments, **fields)
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    def told(self) -> dict[str, set[str]]:
        """The keys of the notices that came by each way: one that came twice has one key."""
        found: dict[str, set[str]] = defaultdict(set)
        devices = {guest.device.path: guest.device for guest in self.guests}
        for letter in self.box.letters:
            found[letter.path].add(devices[letter.path].read(letter)["key"])
        for mail in self.mails.mails:
            found[mail["To"]].add(mail["Message-ID"])
        return found

    def check_mails(self) -> None:
        """A mail is handed over before it is sent: no power cut makes two of one."""
        mails = [mail["Message-ID"] for mail in self.mails.mails]
        assert len(mails) == len(set(mails)), "a letter came twice"

    def _sendings(self, state: str = "") -> list[str]:
        """The keys of the jobs that send, or of those in a state: way, table, kind and when they were told."""
        engine = create_engine(database_url(Settings(database=self.database)))
        with engine.connect() as c:
            query = "SELECT key FROM jobs WHERE kind = 'notice-send' AND (state = :state OR :state = '')"
            keys = c.execute(text(query), {"state": state}).scalars().all()
        engine.dispose()
        return list(keys)

    def in_doubt(self) -> set[str]:
        """The addresses with a letter that was handed over, and then the power went: it came, or it is lost."""
        tables = {key.split(".")[1] for key in self._sendings("handed")}
        return {guest.mail for guest in self.guests if guest.table in tables and guest.mail}

    def check_visits(self) -> None:
        """Between two notices to somebody lies a visit of theirs."""
        times: dict[str, set[int]] = defaultdict(set)
        for key in self._sendings():
            _, table, _, when = key.split(".")
            times[table].add(int(when))
        for guest in self.guests:
            for first, second in pairwise(sorted(times[guest.table])):
                between = [visit for visit in guest.visits if visit[1] >= first and visit[0] <= second]
                assert between, f"{guest.table} was told at {first} and at {second} without a visit between"


async def kill_and_tell(database: str, *, tables: int, kills: int, seed: int = 1) -> dict[str, int]:
    """Play with power cuts, then a last turn of everybody: each is told of it once. What was seen, in numbers."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(Postbox.open())
        mails = await stack.enter_async_context(Mailbox.open())
        hall = Hall(database, box, mails, seed)
        hall.server.start()
        stack.callback(lambda: hall.server.stop())  # noqa: PLW0108 - the last one, not the first
        await hall.seat(stack, tables)

        async def play() -> None:
            while hall.kills < kills:
                guest = hall.rng.choice(hall.guests)
                if len(box.letters) < 40 * tables and len(guest.visits) < 40:
                    await hall.turn(guest)
                await asyncio.sleep(hall.rng.uniform(0, WAIT / 4))

        playing = asyncio.gather(play(), play())
        for _ in range(kills):
            await asyncio.sleep(hall.rng.uniform(0.3, 1.5))
            await hall.kill()
        await playing
        # Everybody has looked, and what was on its way has come: then their last turn.
        await asyncio.gather(*(hall.rest(guest) for guest in hall.guests))
        await asyncio.sleep(4 * WAIT)
        before = {way: len(hall.told()[way]) for guest in hall.guests for way in guest.ways}
        await asyncio.gather(*(hall.owe(guest) for guest in hall.guests))
        await hall.kill()
        doubt = hall.in_doubt()
        sure = {way: count for way, count in before.items() if way not in doubt}
        await eventually(
            lambda: all(len(hall.told()[way]) > count for way, count in sure.items()), 60 + tables
        )
        await asyncio.sleep(4 * WAIT)
        assert all(len(hall.told()[way]) <= count + 1 for way, count in before.items())
        hall.check_mails()
        hall.check_visits()
        letters, keys_ = len(box.letters) + len(mails.mails), sum(len(keys) for keys in hall.told().values())
        return {
            "tables": tables,
            "kills": hall.kills,
            "letters": letters,
            "pushed twice under one key": letters - keys_,
            "mails in doubt": len(hall.in_doubt()),
        }
