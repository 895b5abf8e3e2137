"""Events: fair pods, points that compare, a draw anybody can repeat, and nothing lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.harness import LocalServer, Person, Server
from server.harness import sqlite as sqlite_address

from ludotheca import cli
from ludotheca.kernel.codec import canonical
from ludotheca.server import protocol as p
from ludotheca.server.errors import BadValue, TooMany, WrongStatus
from ludotheca.server.events import book as books
from ludotheca.server.events.book import BadEvent, Book, Entry, Pod
from ludotheca.server.events.pods import sizes
from ludotheca.server.events.service import MOST_OPEN, EventTaken, NotDrawn
from ludotheca.server.house.errors import NeedsRole, NoSubject
from ludotheca.server.store import events, house
from ludotheca.server.store.people import IdentityRow

pytestmark = pytest.mark.once

SOON = {"title": "rome_in_a_day", "pace": {"unit": "second", "amount": 60}}


def field(entrants: int, seed: str = "s") -> Book:
    grains = [Entry(name=f"E{number}", grain=f"{seed}{number}") for number in range(entrants)]
    secret = f"secret {seed}"
    fields = {"event": "e", "name": "Cup", "title": "rome_in_a_day", "entrants": grains}
    return Book(commitment=books.commitment(secret), secret=secret, rounds=[], **fields)


def played(book: Book, rounds: int, seed: int = 1) -> Book:
    rng = random.Random(seed)
    for number in range(rounds):
        pods = []
        for index, pod in enumerate(books.next_pods(book)):
            places = rng.sample(range(1, len(pod) + 1), len(pod))
            points = books.points(places, [True] * len(pod))
            pods.append(Pod(table=f"t{number}-{index}", seats=pod, points=points))
        book = msgspec.structs.replace(book, rounds=[*book.rounds, pods])
    return book


def test_sixty_four_entrants_and_five_rounds() -> None:
    book = played(field(64), 5)
    after = books.history(book, 5)
    assert all(count <= 2 for place in after for count in place.met.values())  # no pair meets three times
    assert all(max(place.seats[:4]) - min(place.seats[:4]) <= 1 for place in after)
    assert all(len(pod.seats) == 4 for pods in book.rounds for pod in pods)
    assert [sorted(one for pod in pods for one in pod.seats) for pods in book.rounds] == [list(range(64))] * 5
    books.verify(book)
    assert played(field(64), 5) == book  # the same seed, the same pods
    assert books.next_pods(field(64, "other")) != books.next_pods(field(64))


def test_the_browser_draws_what_the_program_draws() -> None:
    """web/src/events/draw.test.ts draws the same file again: 17 entrants, three rounds, one gone before the last."""
    book = books.read((Path(__file__).parent / "event_book.json").read_bytes())
    assert [len(pods) for pods in book.rounds] == [5, 5, 4]
    books.verify(book)


@pytest.mark.parametrize("count", range(3, 70))
def test_everybody_has_a_pod_of_three_to_five(count: int) -> None:
    made = sizes(count)
    assert sum(made) == count
    assert set(made) <= {3, 4, 5}


def test_points_are_the_share_of_opponents_beaten() -> None:
    assert books.points([1, 2, 3, 4], [True] * 4) == [1000, 666, 333, 0]
    assert books.points([1, 1, 3], [True] * 3) == [750, 750, 0]
    assert books.points([1, 2, 3], [False, True, True]) == [0, 1000, 500]  # who left is behind all who stayed
    assert books.points([1, 1, 1], [True] * 3) == [500] * 3


def test_a_changed_file_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = played(field(9), 3)
    file = tmp_path / "event.json"
    file.write_bytes(canonical(book))
    assert cli.main(["event", "verify", str(file)]) == 0
    assert "had to come" in capsys.readouterr().out
    swapped = msgspec.structs.replace(book.rounds[1][0], seats=book.rounds[1][0].seats[::-1])
    changes: list[dict[str, Any]] = [
        {"secret": "another"},
        {"rounds": [book.rounds[0], [swapped, *book.rounds[1][1:]], book.rounds[2]]},
        {"entrants": [Entry(name="E0", grain="mine"), *book.entrants[1:]]},
        {"rounds": [book.rounds[0][:-1], *book.rounds[1:]]},
    ]
    for change in changes:
        with pytest.raises(BadEvent):
            books.verify(msgspec.structs.replace(book, **change))
    file.write_bytes(canonical(msgspec.structs.replace(book, secret="another")))
    assert cli.main(["event", "verify", str(file)]) == 2
    file.write_bytes(b"[]")
    assert cli.main(["event", "verify", str(file)]) == 2


async def enter(local: LocalServer, event: str, count: int) -> list[IdentityRow]:
    people = [await local.guest(f"P{number}") for number in range(count)]
    for number, person in enumerate(people):
        await local.service.events.enter(person, event, f"grain {number}")
    return people


async def finish(local: LocalServer, event: str, rng: random.Random) -> None:
    """Everybody plays their table of the round to its end."""
    info = await local.service.events.show(None, event)
    for pod in info.pods[-1]:
        await local.play_on(await local.tables.get(pod.table), rng)


async def test_an_event_goes_on_by_itself(database: str) -> None:
    async with LocalServer.open(database, sweep_seconds=3600) as local:
        house = local.service.events
        ann = await local.guest("Ann")
        wish = {"kind": "pods", "name": "Cup", "rounds": 2, "starts": local.time + 1000, **SOON}
        made = await house.create(ann, msgspec.convert(wish, p.NewEvent))
        people = await enter(local, made.event, 4)
        with pytest.raises(NotDrawn):
            await house.book(made.event)
        shown = await house.show(people[1], made.event)
        assert (shown.me, shown.secret, shown.status, shown.entrants) == (1, "", "open", 4)
        await house.rounds.look()
        assert (await house.show(None, made.event)).round == 0
        local.time += 2000
        await house.rounds.look()
        await house.rounds.look()  # again: nothing more
        shown = await house.show(None, made.event)
        assert (shown.status, shown.round, len(shown.pods[0])) == ("running", 1, 1)
        assert books.commitment(shown.secret) == shown.commitment
        with pytest.raises(WrongStatus):
            await house.enter(ann, made.event, "late")
        table = await local.tables.get(shown.pods[0][0].table)
        assert {seat.identity for seat in table.seats} == {person.id for person in people}
        assert not table.row.hints
        await house.leave(people[3], made.event)
        await finish(local, made.event, random.Random(1))
        await house.rounds.look()
        shown = await house.show(None, made.event)
        assert [len(pod.seats) for pods in shown.pods for pod in pods] == [4, 3]
        await finish(local, made.event, random.Random(2))
        await house.rounds.look()
        shown = await house.show(None, made.event)
        assert shown.status == "over"
        assert sum(place.points for place in shown.standings) in range(3495, 3501)
        books.verify(await house.book(made.event))
        text = p.encode(shown).decode()
        assert not any(person.id in text for person in (ann, *people))
        await local.service.forget(people[0].id)
        books.verify(await house.book(made.event))


async def test_two_processes_draw_once(postgres: str) -> None:
    async with (
        LocalServer.open(postgres, sweep_seconds=3600) as one,
        LocalServer.open(postgres, sweep_seconds=3600) as two,
    ):
        ann = await one.guest("Ann")
        wish = {"kind": "pods", "name": "Cup", "starts": one.time, **SOON}
        made = await one.service.events.create(ann, msgspec.convert(wish, p.NewEvent))
        await enter(one, made.event, 7)
        row = await one.service.store.read(lambda c: events.load_event(c, made.event))
        assert row is not None
        await one.service.events.rounds._go_on(row, one.time)
        await two.service.events.rounds._go_on(row, two.time)
        shown = await two.service.events.show(None, made.event)
        assert [len(pod.seats) for pod in shown.pods[0]] == [4, 3]


async def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    database = sqlite_address(tmp_path)
    server = Server(database, bot_workers=1).start()
    try:
        crowd = [Person(server.address, f"P{number}") for number in range(4)]
        for person in crowd:
            await person.__aenter__()
        wish = {"kind": "pods", "name": "Cup", "starts": 0, **SOON}
        assert (await crowd[0].post("/api/events", 400, **wish))["code"] == "bad-value"
        wish["starts"] = (await crowd[0].get("/api/deals"))["deals"][0]["closes"]  # tomorrow
        event = (await crowd[0].post("/api/events", **wish))["event"]
        for number, person in enumerate(crowd):
            await person.post(f"/api/events/{event}/enter", grain=str(number))
        server.kill()
        server = Server(database, port=server.port, bot_workers=1).start()
        found = await crowd[2].get(f"/api/events/{event}")
        assert (found["entrants"], found["me"], found["entered"]) == (4, 2, True)
        assert (await crowd[2].get(f"/api/events/{event}/file", 409))["code"] == "not-drawn"
        assert len((await crowd[2].get("/api/events"))["events"]) == 1
        assert (await crowd[2].get("/api/events/none", 404))["code"] == "unknown-event"
        for person in crowd:
            await person.__aexit__()
    finally:
        server.stop()


async def test_power_cuts_in_the_middle_of_rounds_lose_nothing(tmp_path: Path) -> None:
    """Killed with one table over, and at the very moment the next round is due."""
    database, settings = sqlite_address(tmp_path), {"bot_workers": 1, "sweep_seconds": 0.2}
    server = Server(database, **settings).start()
    async with contextlib.AsyncExitStack() as stack:
        stack.callback(lambda: server.stop())  # noqa: PLW0108 - the last one, not the first
        crowd = [await stack.enter_async_context(Person(server.address, f"P{number}")) for number in range(7)]
        wish = {"kind": "pods", "name": "Cup", "rounds": 2, "starts": int(time.time() * 1000) + 3000, **SOON}
        event = (await crowd[0].post("/api/events", **wish))["event"]
        for number, person in enumerate(crowd):
            await person.post(f"/api/events/{event}/enter", grain=str(number))

        async def until(rounds: int, status: str = "running") -> Any:
            async with asyncio.timeout(60):
                while True:
                    found = await crowd[0].get(f"/api/events/{event}")
                    if (len(found["pods"]), found["status"]) == (rounds, status):
                        return found
                    await asyncio.sleep(0.1)

        async def cut() -> None:
            nonlocal server
            await asyncio.to_thread(server.kill)
            server = await asyncio.to_thread(Server(database, port=server.port, **settings).start)

        for number in (1, 2):
            drawn = (await until(number))["pods"]
            for pod in drawn[-1]:
                for entrant in pod["seats"]:
                    await crowd[entrant].ask("resign", table=pod["table"])
                if number == 1:  # in the middle of the round, and when the next draw may be half done
                    await cut()
                    assert (await crowd[0].get(f"/api/events/{event}"))["pods"][0][0]["seats"] == drawn[0][0][
                        "seats"
                    ]
        found = await until(2, "over")
        assert [sorted(one for pod in pods for one in pod["seats"]) for pods in found["pods"]] == [
            list(range(7)),
            list(range(7)),
        ]
        assert len({pod["table"] for pods in found["pods"] for pod in pods}) == 4
        assert all(pod["points"] for pods in found["pods"] for pod in pods)
        file = (await crowd[0].http.get(f"/api/events/{event}/file")).content
        books.verify(books.read(file))


async def test_a_duplicate_has_a_date(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=3600) as local:
        house, start = local.service.events, local.time + 10_000
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        wish = {
            "kind": "duplicate",
            "name": "Same",
            "starts": start,
            "ends": start + 3_600_000,
            "deals": 1,
            "level": "apprentice",
            **SOON,
        }
        made = await house.create(ann, msgspec.convert({**wish, "players": 3}, p.NewEvent))
        assert made.challenge == ""
        with pytest.raises(BadValue, match="ends"):
            await house.create(ann, msgspec.convert({**wish, "ends": start}, p.NewEvent))
        local.time += 20_000
        await house.rounds.look()
        shown = await house.show(ann, made.event)
        assert shown.status == "running"
        assert (
            await local.service.deals.challenge(ann, shown.challenge, local.time)
        ).closes == start + 3_600_000
        for who in (ann, bob):
            await local.service.deals.play_challenge(who, shown.challenge, 1, local.time)
        local.time += 4_000_000
        await house.rounds.look()
        assert (await house.show(ann, made.event)).status == "over"


async def test_far_events_do_not_hide_what_comes_next(sqlite: str) -> None:
    """Nobody fills the list, and the next one stands first in it."""
    async with LocalServer.open(sqlite, sweep_seconds=3600) as local:
        house, ann, eve = local.service.events, await local.guest("Ann"), await local.guest("Eve")
        wish = {"kind": "pods", "name": "Cup", "rounds": 1, **SOON}

        def at(starts: int) -> p.NewEvent:
            return msgspec.convert({**wish, "starts": starts}, p.NewEvent)

        late = [await house.create(eve, at(local.time + 10**9 + number)) for number in range(MOST_OPEN)]
        with pytest.raises(TooMany):
            await house.create(eve, at(local.time + 10**9))
        soon = await house.create(ann, at(local.time + 10_000))
        assert [one.event for one in (await house.list(None)).events][:2] == [soon.event, late[0].event]
        for number in range(60):
            await house.create(await local.guest(f"E{number}"), at(local.time + 2 * 10**9))
        assert (await house.list(None)).events[0].event == soon.event


async def test_an_event_is_taken_away_and_given_back(database: str) -> None:
    """By a moderator: nobody sees it, no round follows, its games go on without its name; undone, it is as before."""
    async with LocalServer.open(database) as local:
        crowd = [await local.guest(name) for name in ("Ann", "Bob", "Cyd")]
        service, keeper = local.service, local.service.keeper
        await service.store.write(lambda c: house.set_role(c, crowd[0].id, "moderator", 1))
        wish = msgspec.convert(
            {"kind": "pods", "name": "Rude words", "starts": local.time + 60_000, **SOON}, p.NewEvent
        )
        event = (await service.events.create(crowd[2], wish)).event
        for person in crowd:
            await service.events.enter(person, event, "g")
        local.time += 60_000
        await service.events.rounds.look()
        (pod,) = (await service.events.show(None, event)).pods[0]
        take = p.HouseAct(act="take_event", event=event, reason="the name")
        with pytest.raises(NeedsRole):
            await keeper.act(crowd[1], take)
        with pytest.raises(NoSubject):
            await keeper.act(crowd[0], p.HouseAct(act="take_event"))
        log = await keeper.act(crowd[0], take)
        assert (log.entries[0].act, log.entries[0].subject) == ("take_event", "Rude words")
        for ask in (service.events.show(crowd[1], event), service.events.book(event)):
            with pytest.raises(EventTaken, match="the name"):
                await ask
        assert (await service.events.list(None)).events == []
        table = await local.tables.get(pod.table)
        assert (table.row.status, table.row.owner_name) == ("running", "")
        with pytest.raises(NoSubject):
            await keeper.act(crowd[0], take)
        await local.play_on(table, random.Random(1))
        await service.events.rounds.look()
        assert len(await service.store.read(lambda c: events.tables(c, event))) == 1
        await keeper.undo(crowd[0], log.entries[0].number)
        assert table.row.owner_name == "Rude words"
        await service.events.rounds.look()
        assert [one.round for one in (await service.events.list(None)).events] == [2]
