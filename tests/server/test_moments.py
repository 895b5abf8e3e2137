"""An update brings the game after each entry that its receiver missed."""

from __future__ import annotations

import asyncio
import random

import pytest
from server.harness import LocalServer

from ludotheca.games import registry
from ludotheca.kernel.past import MOST_POSITIONS
from ludotheca.kernel.record import Entry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server.play import Play
from ludotheca.server.protocol import Moment
from ludotheca.server.replays import moments
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


async def table(local: LocalServer, title: str) -> Table:
    people = [await local.guest(f"P{seat}") for seat in range(registry.get(title).meta.least_players)]
    made = await local.full_table(*people, title=title)
    async with made.lock:
        await made.load()
    return made


def play_on(made: Table, acts: int, *, undo: bool = False) -> None:
    rng = random.Random(acts)
    for _ in range(acts):
        match = made.play.match
        if match.over:
            return
        seat = match.owing[0]
        made.play.match.submit(seat, rng.choice(list(match.state.actions(seat))))
        if undo and match.can_undo(seat):
            match.undo(seat)


def told_again(made: Table, entries: list[Entry], viewer: int, since: int) -> list[Moment]:
    """The same moments by the way of a replay: a fold of its own."""
    match = Play(made.row, entries[:since], ()).match
    told = list(moments(match, entries[since:], viewer))[1:-1]
    return [moment for moment in told if moment.events]


@pytest.mark.parametrize("title", registry.titles())
def test_they_are_what_a_replay_shows(sqlite: str, title: str) -> None:
    async def scene() -> None:
        async with LocalServer.open(sqlite) as local:
            made = await table(local, title)
            play_on(made, 12)
            entries = list(made.play.match.entries)
            for viewer in range(SPECTATOR, made.row.players):
                for since in {1, len(entries) // 2, len(entries) - 2} - {0}:
                    update = await made.update(viewer, since)
                    assert update.moments == told_again(made, entries, viewer, since)
                    told = {event.seq + 1 for event in update.events} - {len(entries)}
                    assert [m.view.head for m in update.moments] == sorted(told)
                assert (
                    await made.update(viewer, len(entries) - 1)
                ).moments == []  # `view` is the one there is

    asyncio.run(scene())


def test_what_was_taken_back_is_told_no_more(sqlite: str) -> None:
    async def scene() -> None:
        async with LocalServer.open(sqlite) as local:
            made = await table(local, "kingsburg")
            head = made.play.match.head
            play_on(made, 4, undo=True)
            update = await made.update(0, head)
            undone = {event.args["entry"] for event in update.events if event.kind == "undo"}
            assert undone
            assert not [m for m in update.moments if m.view.head - 1 in undone]
            assert [m for m in update.moments if m.events[0].kind == "undo"]

    asyncio.run(scene())


def test_the_first_look_and_a_long_absence_bring_none(sqlite: str) -> None:
    async def scene() -> None:
        async with LocalServer.open(sqlite) as local:
            made = await table(local, "kingsburg")
            play_on(made, MOST_POSITIONS + 20)
            head = made.play.match.head
            assert (await made.update(0, 0)).moments == []
            assert (await made.update(0, head - MOST_POSITIONS - 1)).moments == []
            update = await made.update(0, head - MOST_POSITIONS)
            told = {event.seq + 1 for event in update.events} - {head}
            assert [m.view.head for m in update.moments] == sorted(told)

    asyncio.run(scene())


def test_a_minute_old_is_too_old(sqlite: str) -> None:
    async def scene() -> None:
        async with LocalServer.open(sqlite) as local:
            made = await table(local, "kingsburg")
            match = made.play.match
            head = match.head
            for late in (0, 1, 70_000, 70_001):
                seat = match.owing[0]
                match.submit(seat, next(iter(match.state.actions(seat))), time=match.entries[0].time + late)
            assert (await made.update(0, head)).moments == []
            assert (await made.update(0, match.head - 2)).moments != []

    asyncio.run(scene())
