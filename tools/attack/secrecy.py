"""Secrecy on the wire: a sealed answer must change nothing in what the others are sent.

A game of three people is stopped before a sealed answer and its database copied. In each copy one of them answers
otherwise; then all messages to the others, and what HTTP gives them, are compared: equal but for times.
"""

from __future__ import annotations

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from server.harness import ME, OPEN, Person, Socket

from attack.report import Finding
from attack.servers import House, file_of

TITLE = "rome_in_a_day"  # everybody splits their lands in secret, at the same time
QUIET = 1.0  # seconds in which whatever is to come has come
TIMES = 10**11  # a number as large as that is a time


async def attack(database: str, answers: int) -> Finding:
    """So many copies, each with another answer."""
    finding = Finding("sealed answers on the wire")
    source = House(database)
    async with AsyncExitStack() as stack:
        await asyncio.to_thread(source.start)
        people = [
            await stack.enter_async_context(Person(source.address(), name)) for name in ("Ann", "Bob", "Cyd")
        ]
        made = await people[0].ask("create", title=TITLE, seats=[ME, OPEN, OPEN])
        for person in people[1:]:
            await person.ask("sit", table=made["table"])
        await people[0].ask("start", table=made["table"])
        await asyncio.to_thread(source.stop)
        heard = []
        for number in range(answers):
            copy = Path(f"{file_of(database)}.{number}")
            shutil.copy(file_of(database), copy)
            heard.append(await _answered(f"sqlite:///{copy}", people, str(made["table"]), number))
    kinds = sorted({name for one in heard for name in one})
    for name in kinds:
        if any(one.get(name) != heard[0].get(name) for one in heard):
            finding.faults.append(f"{name} tells which answer it was")
    finding.figures = {"answers": answers, "kinds of message": len(kinds), "different": len(finding.faults)}
    return finding


async def _answered(database: str, people: list[Person], table: str, number: int) -> dict[str, Any]:
    """Let the first one answer by the n-th action; what the others were sent, by who, how and what."""
    house = House(database)
    await asyncio.to_thread(house.start)
    try:
        for person in people:
            person.address = house.address()
            person.http.base_url = person.address
        async with AsyncExitStack() as stack:
            sockets = {
                person.name: await stack.enter_async_context(person.socket(table)) for person in people[1:]
            }
            game = await people[0].get(f"/api/tables/{table}/game")
            actions = game["decision"]["actions"]
            await people[0].ask(
                "command",
                table=table,
                base=game["view"]["head"],
                command_id="sealed",
                action=actions[number % len(actions)],
            )
            heard: dict[str, Any] = {}
            for name, socket in sockets.items():
                await _listen(socket)
                updates = [message for message in socket.all if message["type"] != "table"]
                for place, message in enumerate(updates):
                    heard[f"{name}: message {place}, {message['type']}"] = _without_times(message)
                # Who comes and goes tells it too, sooner or later; the last one stands.
                heard[f"{name}: the table"] = _without_times(socket.latest["table"])
            for person in people[1:]:
                for path in _paths(table):
                    answer = await person.http.get(path)
                    heard[f"{person.name}: {path}"] = _without_times(_read(answer))
                for request in ({"type": "ahead"}, {"type": "preview", "action": actions[0]}):
                    answer = await person.http.post("/api/requests", json={**request, "table": table})
                    heard[f"{person.name}: {request['type']}"] = _without_times(_read(answer))
            return heard
    finally:
        await asyncio.to_thread(house.stop)


def _paths(table: str) -> list[str]:
    """All that tells of a table by HTTP, of one that runs."""
    game = f"/api/tables/{table}"
    ways = [
        "",
        "/game",
        "/glance",
        "/voices",
        "/record",
        "/moment",
        "/review",
        "/replay?last=49",
        "/replay?seat=0",
    ]
    return [
        *(game + way for way in ways),
        "/api/me",
        "/api/lobby",
        "/api/deals",
        "/api/me/profile",
        "/api/me/notices",
    ]


async def _listen(socket: Socket) -> None:
    """Take everything that comes, until it is quiet."""
    while True:
        try:
            await socket.receive(QUIET)
        except TimeoutError:
            return


def _read(answer: Any) -> Any:
    return [answer.status_code, answer.json() if "json" in answer.headers.get("content-type", "") else ""]


def _without_times(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_times(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_without_times(one) for one in value]
    return 0 if isinstance(value, int) and value > TIMES else value
