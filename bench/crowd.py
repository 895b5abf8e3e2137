"""Everybody who plays and watches in the benches of the server, and what they see."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import psutil
from lean import Person, Tally, connect

TITLES = ("rome_in_a_day", "kingsburg", "comuni", "alba_longa")
Row = dict[str, Any]


class Crowd:
    """Everybody at the tables of some servers."""

    def __init__(self, ports: list[int], tally: Tally) -> None:
        self.ports = ports
        self.tally = tally
        self.tables: dict[int, str] = {}
        self.seated: set[int] = set()  # tables at which somebody plays
        self.expected = 1
        self._http = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) for port in ports]

    async def newcomer(self, place: int, name: str) -> dict[str, str]:
        """Somebody's cookie."""
        answer = await self._http[place % len(self.ports)].post("/api/me", json={"name": name})
        answer.raise_for_status()
        self._http[place % len(self.ports)].cookies.clear()
        return {"cookie": f"ludotheca={answer.cookies['ludotheca']}"}

    async def ask(self, place: int, who: dict[str, str], **request: Any) -> Any:
        http = self._http[place % len(self.ports)]
        answer = await http.post("/api/requests", json=request, headers=who)
        answer.raise_for_status()
        return answer.json()

    async def meet(self, place: int, *, think: float = 0.0, back: bool = False) -> list[Person]:
        """Two people, each with a socket, as long as the crowd is there."""
        port = self.ports[place % len(self.ports)]
        people = []
        for number in range(2):
            cookie = (await self.newcomer(place, f"P{place}{'ab'[number]}"))["cookie"]
            person = Person(self.tally, 2 * place + number, cookie, think=think, back=back)
            person.line = await connect(port, cookie, "", self.tally, person.hear)
            people.append(person)
        return people

    async def play(self, place: int, title: str, people: list[Person]) -> None:
        """One game of two."""
        first, second = ({"cookie": person.cookie} for person in people)
        made = await self.ask(
            place, first, type="create", title=title, seats=[{"kind": "me"}, {"kind": "open"}]
        )
        table = made["table"]
        await self.ask(place, second, type="sit", table=table)
        await self.ask(place, first, type="start", table=table)
        self.tables[place] = table
        for person in people:
            person.sit(table)
        self.seated.add(place)
        await asyncio.wait([asyncio.ensure_future(person.over.wait()) for person in people])

    async def play_on(self, place: int, title: str = "", **how: Any) -> None:
        """Game after game, the same people on the same sockets."""
        people = await self.meet(place, **how)
        count = place
        try:
            while True:
                await self.play(place, title or TITLES[count % len(TITLES)], people)
                count += 1
        finally:
            for person in people:
                person.leave()

    async def watch(self, place: int, number: int) -> None:
        """Somebody who looks on, for ever at the first table there is."""
        port = self.ports[number % len(self.ports)]
        while place not in self.seated:
            await asyncio.sleep(0.2)
        while True:
            line = await connect(port, "", self.tables[place], self.tally, lambda line, data: None)
            table = self.tables[place]
            while table == self.tables[place] and not line.gone:
                await asyncio.sleep(1.0)
            line.close()

    async def close(self) -> None:
        for http in self._http:
            await http.aclose()


async def count(
    ports: list[int],
    servers: list[psutil.Process],
    seconds: float,
    come: Callable[[Crowd], Iterator[Any]],
    warm: float = 3.0,
) -> Row:
    """Let everybody come, then count for some seconds."""
    gc.disable()
    tally = Tally()
    crowd = Crowd(ports, tally)
    tasks = []
    for number, task in enumerate(come(crowd)):
        tasks.append(asyncio.create_task(task))
        if number % 20 == 19:
            await asyncio.sleep(0.2)
    for _ in range(600):
        if len(crowd.seated) >= crowd.expected:
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(warm)
    spent = [process.cpu_times() for process in servers]
    tally.counting, began = True, asyncio.get_running_loop().time()
    await asyncio.sleep(seconds)
    tally.counting, took = False, asyncio.get_running_loop().time() - began
    used = sum(
        now.user + now.system - then.user - then.system
        for now, then in zip((process.cpu_times() for process in servers), spent, strict=True)
    )
    broken = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in broken:
        task.result()
    await crowd.close()
    acks = sorted(tally.latencies)
    return {
        "commands_per_second": len(acks) / took,
        "ack_ms_p50": 1000 * acks[len(acks) // 2],
        "ack_ms_p99": 1000 * acks[int(len(acks) * 0.99)],
        "cpu_ms_per_command": 1000 * used / len(acks),
        "messages_per_second": tally.messages / took,
        "refused": tally.refused,
        "server_mb": sum(process.memory_info().rss for process in servers) / 1e6,
    }
