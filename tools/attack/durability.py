"""Servers are killed while people play. Nothing that was acknowledged may be lost, doubled or reordered.

Six tables run at a time, of all four titles, two people at each and a bot at one of them. The people reconnect, resend what was not
answered under the same id, and now and then repeat a command that was. After every kill the database is compared with
what they were promised.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import msgspec
from server.harness import BOT, ME, OPEN, Person
from server.robots import Robot, check_log
from sqlalchemy import Engine, create_engine, text

import ludotheca
from attack.report import Finding
from attack.servers import House, damage
from ludotheca.games import registry
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.record import Entry
from ludotheca.kernel.record import from_bytes as record_from
from ludotheca.server.settings import Settings, database_url

TABLES = 6
ROOM = 0.3  # seconds until the next kill, at most, once somebody was acknowledged
BROKEN = (AssertionError, LudothecaError, msgspec.MsgspecError)  # of a game or record that is none
PATIENCE = 120  # seconds until somebody must have been answered again


class TableUnderAttack:
    """One table with its two people. A new one is set as soon as the game is over."""

    def __init__(self, house: House, people: list[Person], number: int, with_bot: bool) -> None:
        self.with_bot = with_bot
        self.house = house
        self.people = people
        self.number = number
        self.robots: list[Robot] = []
        self.finished: list[tuple[str, list[Robot]]] = []

    async def play(self, stop: asyncio.Event) -> None:
        """Game after game, each of the next title."""
        titles = registry.titles()
        while not stop.is_set():
            title = titles[self.number % len(titles)]
            self.number += TABLES + 1
            table = await self._set(title, stop)
            if not table:
                return
            seed = f"{table}{self.number}"
            self.robots = [
                Robot(person, table, f"{seed}{person.name}", self.house.address) for person in self.people
            ]
            await asyncio.gather(*(robot.play(stop) for robot in self.robots))
            self.finished.append((table, self.robots))
            self.robots = []

    def stands(self) -> str:
        """Where this table is, for whoever must find out why it stands still."""
        return "; ".join(robot.stands() for robot in self.robots) or "between two games"

    async def _set(self, title: str, stop: asyncio.Event) -> str:
        """A table of this title that has begun; tried until a server is there to set it."""
        one, two = self.people
        while not stop.is_set():
            try:
                for person in self.people:
                    person.http.base_url = httpx.URL(self.house.address())
                bots = [BOT] if self.with_bot else []
                made = await one.ask("create", title=title, seats=[ME, OPEN, *bots])
                table = str(made["table"])
                await two.ask("sit", table=table)
                await one.ask("start", table=table)
                return table
            except (httpx.TransportError, AssertionError):
                await asyncio.sleep(0.1)
        return ""


class Promises:
    """What people were promised, compared with what the database holds."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.engine: Engine = create_engine(database_url(Settings(database=database)))
        self.faults: list[str] = []

    def kept(self, table: str, robots: list[Robot]) -> None:
        """Every ack is an entry with that action, in the order in which a client was answered, and none is there twice."""
        acks = [
            ack for robot in robots for ack in robot.acks
        ]  # those of now: play goes on while the database is read
        query = text("SELECT seq, entry FROM entries WHERE match = :table ORDER BY seq")
        with self.engine.connect() as connection:
            rows = connection.execute(query, {"table": table}).all()
        entries = [msgspec.json.decode(row[1], type=Entry) for row in rows]
        if [row[0] for row in rows] != list(range(len(rows))):
            self.faults.append(f"{table}: the entries have a gap")
        for ack in acks:
            stored = entries[ack["seq"]] if ack["seq"] < len(entries) else None
            if stored is None or stored.seat < 0 or stored.action != ack["action"]:
                self.faults.append(f"{table}: the command acknowledged as entry {ack['seq']} is lost")
        if len({ack["seq"] for ack in acks}) != len(acks):
            self.faults.append(f"{table}: two commands were acknowledged as one entry")
        for robot in robots:
            order = [ack["seq"] for ack in robot.acks]
            if order != sorted(order):
                self.faults.append(
                    f"{table}: commands are stored in another order than they were acknowledged"
                )

    def doubled(self, table: str) -> None:
        """No command id is stored twice, and every stored one has its own entry."""
        query = text("SELECT count(*), count(DISTINCT seq) FROM commands WHERE match = :table")
        with self.engine.connect() as connection:
            count, entries = connection.execute(query, {"table": table}).one()
        if count != entries:
            self.faults.append(f"{table}: {count} commands made {entries} entries")

    def fold(self, table: str, robots: list[Robot]) -> bool:
        """Whether the stored game is one, by the rules; says if it is not."""
        try:
            check_log(self.database, table, [ack for robot in robots for ack in robot.acks])
        except BROKEN as error:
            self.faults.append(f"{table}: the game does not fold: {error!r}")
            return False
        return True

    def record(self, table: str) -> bool:
        """Whether the record of a finished game is there and verifies; says if it does not."""
        with self.engine.connect() as connection:
            found = connection.execute(
                text("SELECT data FROM records WHERE match = :table"), {"table": table}
            ).scalar()
        try:
            ludotheca.verify(record_from(bytes(found or b"")))
        except BROKEN as error:
            self.faults.append(f"{table}: the record does not verify: {error!r}")
            return False
        return True


async def attack(house: House, kills: int, say: str, *, bots: bool = True) -> Finding:
    """Kill so many times; the house is started and stopped here."""
    began = time.monotonic()
    async with playing(house, bots=bots) as (tables, promises):
        await _kill(house, tables, promises, kills)
        await moved_on(tables, promises, all)
    return _sum_up(Finding(f"{kills} SIGKILLs, {say}"), house, tables, promises, began)


@asynccontextmanager
async def playing(
    house: House, count: int = TABLES, *, bots: bool = False
) -> AsyncIterator[tuple[list[TableUnderAttack], Promises]]:
    """People play at so many tables of the house, which is started for them and stopped after them."""
    stop, promises = asyncio.Event(), Promises(house.database)
    async with AsyncExitStack() as stack:
        stack.callback(house.stop)
        await asyncio.to_thread(house.start)
        tables = [await _sit_down(stack, house, number, bots and number == 0) for number in range(count)]
        games = asyncio.gather(*(table.play(stop) for table in tables))
        try:
            yield tables, promises
        finally:
            stop.set()
            await games


def _sum_up(
    finding: Finding, house: House, tables: list[TableUnderAttack], promises: Promises, began: float
) -> Finding:
    """Every game is folded once more and every record verified."""
    games = [game for table in tables for game in table.finished]
    robots = [robot for _, played in games for robot in played]
    folded = sum(promises.fold(name, played) for name, played in games)
    verified = sum(promises.record(name) for name, played in games if played[0].over)
    finding.figures = {
        "acks": sum(len(robot.acks) for robot in robots),
        "resent": sum(robot.resent for robot in robots),
        "repeated": sum(robot.repeated for robot in robots),
        "games folded": folded,
        "records verified": verified,
        "lost, doubled or reordered": len(promises.faults),
        "minutes": round((time.monotonic() - began) / 60, 1),
    }
    finding.faults = [*promises.faults, *(f"logged: {line}" for line in house.logged[:5])]
    if house.died:
        finding.faults.append(f"{house.died} servers ended by themselves")
    promises.engine.dispose()
    return finding


async def _sit_down(stack: AsyncExitStack, house: House, number: int, bot: bool) -> TableUnderAttack:
    people = [
        await stack.enter_async_context(Person(house.address(), f"{name}{number}")) for name in ("Ann", "Bob")
    ]
    return TableUnderAttack(house, people, number, bot)


async def _kill(house: House, tables: list[TableUnderAttack], promises: Promises, kills: int) -> None:
    """The kills, each followed by a look at the database."""
    rng = random.Random(kills)
    victims = _victims(len(house.servers))
    for number in range(kills):
        await moved_on(tables, promises, any)
        await asyncio.sleep(rng.uniform(0, ROOM))
        await house.kill(next(victims))
        if wrong := await asyncio.to_thread(damage, house.database):
            promises.faults.append(f"after kill {number + 1}: {wrong}")
        await look(tables, promises)
        if number % 25 == 24:
            acks, ended = sum(map(_acks, tables)), sum(len(table.finished) for table in tables)
            found = len(promises.faults)
            print(f"  {number + 1} kills, {acks} acks, {ended} games over, {found} faults", flush=True)


async def look(tables: list[TableUnderAttack], promises: Promises) -> None:
    """Compare what is stored of the open games with what their people were promised."""
    for table in tables:
        robots = list(table.robots)
        if robots:
            await asyncio.to_thread(promises.kept, robots[0].table, robots)
            await asyncio.to_thread(promises.doubled, robots[0].table)


async def moved_on(
    tables: list[TableUnderAttack], promises: Promises, enough: Callable[[Iterable[bool]], bool]
) -> None:
    """Wait until people are acknowledged again: at any table, or at all of them."""
    before = [_acks(table) for table in tables]
    end = time.monotonic() + PATIENCE
    while not enough(_acks(table) > count for table, count in zip(tables, before, strict=True)):
        if time.monotonic() > end:
            stuck = [table for table, count in zip(tables, before, strict=True) if _acks(table) <= count]
            promises.faults += [f"no ack for {PATIENCE} seconds: {table.stands()}" for table in stuck]
            return
        await asyncio.sleep(0.01)


def _acks(table: TableUnderAttack) -> int:
    played = [robot for _, robots in table.finished for robot in robots]
    return sum(len(robot.acks) for robot in (*played, *table.robots))


def _victims(servers: int) -> Iterator[int]:
    """Which server is killed next: each in turn."""
    number = 0
    while True:
        yield number % servers
        number += 1
