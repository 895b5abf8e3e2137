"""A table without a network: commands, their repetition, stale ones, undo, the end; on both databases."""

from __future__ import annotations

import asyncio
import random

import pytest
from server.harness import BOT, ME, Idle, LocalServer, eventually
from sqlalchemy import func, select

import ludotheca
from ludotheca.kernel.past import LONGEST_MS
from ludotheca.kernel.record import from_bytes
from ludotheca.server import protocol as p
from ludotheca.server import tables
from ludotheca.server.errors import Unavailable
from ludotheca.server.play import Order
from ludotheca.server.store import Conflict, rows
from ludotheca.server.store import ddl as t
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


async def stored(local: LocalServer, table: Table) -> list:
    return await local.tables.store.read(lambda c: rows.load_entries(c, table.id))


async def test_a_command_is_stored_before_it_is_answered(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        head = table.row.head
        answers: list[p.FromServer] = []
        seen: list[int] = []

        def answer(message: p.FromServer) -> None:
            answers.append(message)
            # Another connection of the database sees the entry at the moment of the answer.
            seen.append(local.tables.store._read(lambda c: len(rows.load_entries(c, table.id))))

        decision = (await local.look(table, 0)).decision
        assert decision is not None
        order = Order(seat=0, base=head, command_id="a", action=decision.actions[0])
        await local.tables.command(table, order, answer)
        assert answers == [p.Ack(table=table.id, command_id="a", seq=head, head=head + 1)]
        assert seen == [head + 1]


async def test_repeated_commands_are_applied_once_and_answered_the_same(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        rng = random.Random(3)
        given: list[tuple[Order, p.FromServer]] = []
        for number in range(30):
            seat = rng.choice((await local.look(table, -1)).view.owing)
            update = await local.look(table, seat)
            assert update.decision is not None
            action = rng.choice(update.decision.actions)
            order = Order(seat=seat, base=update.view.head, command_id=f"n{number}", action=action)
            answer = await local.tables.submit(table, order)
            given.append((order, answer))
            # An old one again, at any time and after the memory was lost.
            if rng.random() < 0.3:
                table.drop()
            old, first = rng.choice(given)
            assert await local.tables.submit(table, old) == first
        entries = await stored(local, table)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        assert sum(entry.seat >= 0 for entry in entries) == 30
        old, _ = given[0]
        other = Order(seat=old.seat, base=table.row.head, command_id=old.command_id, action={"type": "x"})
        refused = await local.tables.submit(table, other)
        assert isinstance(refused, p.ErrorMessage)
        assert refused.code == "command-id-reused"


async def test_the_same_command_at_once(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        update = await local.look(table, 1)
        assert update.decision is not None
        order = Order(seat=1, base=update.view.head, command_id="x", action=update.decision.actions[2])
        answers = await asyncio.gather(*(local.tables.submit(table, order) for _ in range(10)))
        assert answers == [answers[0]] * 10
        assert len(await stored(local, table)) == update.view.head + 1


async def test_others_answers_to_the_same_step_leave_a_command_fresh(database: str) -> None:
    async with LocalServer.open(database) as local:
        people = [await local.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await local.full_table(*people)
        base = table.row.head
        views = [await local.look(table, seat) for seat in range(3)]
        for seat in (2, 0, 1):
            decision = views[seat].decision
            assert decision is not None
            order = Order(seat=seat, base=base, command_id="split", action=decision.actions[seat])
            assert isinstance(await local.tables.submit(table, order), p.Ack)
        # The step has closed: whoever still speaks of it is told what he missed.
        late = Order(seat=0, base=base, command_id="late", action=views[0].decision.actions[0])
        answer = await local.tables.submit(table, late)
        assert isinstance(answer, p.Stale)
        assert (answer.command_id, answer.update.view.head) == ("late", table.row.head)
        assert answer.update.since == base
        assert {event.seq for event in answer.update.events} >= {base, base + 1, base + 2}
        assert answer.update.view.viewer == 0


async def test_refused_commands_say_why_and_change_nothing(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        update = await local.look(table, 0)
        head = update.view.head

        async def refusal(**fields: object) -> p.FromServer:
            order = {"seat": 0, "base": head, "command_id": "r", "action": {"type": "split", "small": []}}
            return await local.tables.submit(table, Order(**{**order, **fields}))

        for fields, code in (
            ({"action": {"type": "place", "q": 0, "r": 0}}, "illegal-action"),
            ({"action": {"type": "nothing"}}, "bad-action"),
            ({"action": {"type": "split", "small": "x"}}, "bad-action"),
            ({"action": {}}, "bad-action"),
            ({"action": None}, "cannot-undo"),
        ):
            answer = await refusal(**fields)
            assert isinstance(answer, p.ErrorMessage)
            assert (answer.code, answer.command_id) == (code, "r"), fields
            assert answer.update is None  # nothing was missed
        stale = await refusal(base=head + 5)
        assert isinstance(stale, p.Stale)
        behind = await refusal(base=head - 2, action={"type": "nothing"})
        assert isinstance(behind, p.Stale)
        assert len(await stored(local, table)) == head


async def test_undo_is_a_command_too(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        await local.decide(table, 0, 1)
        update = await local.look(table, 0)
        assert update.view.can_undo
        order = Order(seat=0, base=update.view.head, command_id="u", action=None)
        ack = await local.tables.submit(table, order)
        assert isinstance(ack, p.Ack)
        assert await local.tables.submit(table, order) == ack
        again = await local.look(table, 0, update.view.head)
        assert again.decision is not None
        assert [event.kind for event in again.events] == ["undo"]
        assert not again.view.can_undo
        # The other's answer in between does not make an undo stale; his own act does.
        await local.decide(table, 0, 2)
        base = table.row.head
        table.drop()
        await local.decide(table, 1, 0)
        closed = Order(seat=0, base=base - 1, command_id="v", action=None)
        assert isinstance(await local.tables.submit(table, closed), p.Stale)
        assert (await stored(local, table))[ack.seq].undo == ack.seq - 1


async def test_the_end_of_a_game(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        with pytest.raises(Exception, match="still runs"):
            await local.record(table.id)
        await local.play_on(table, random.Random(5))
        assert (table.row.status, table.row.owing, table.row.deadline) == ("over", 0, None)
        data = await local.record(table.id)
        assert ludotheca.verify(data).result() == from_bytes(data).result
        answer = await local.tables.submit(
            table, Order(seat=0, base=table.row.head, command_id="z", action={"type": "split"})
        )
        assert isinstance(answer, p.ErrorMessage)
        assert answer.code == "wrong-status"


async def test_memory_never_holds_what_the_disk_does_not(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        head = table.row.head
        write = local.tables.store.write

        async def full(work: object) -> None:
            raise OSError("the disk is full")

        async def away(work: object) -> None:
            raise Unavailable

        monkeypatch.setattr(local.tables.store, "write", full)
        with pytest.raises(OSError, match="full"):
            await local.decide(table, 0)
        monkeypatch.setattr(local.tables.store, "write", away)
        answer = await local.decide(table, 0)
        assert isinstance(answer, p.ErrorMessage)
        assert answer.code == "unavailable"
        monkeypatch.setattr(local.tables.store, "write", write)
        assert (await local.look(table, 0)).view.head == head
        assert isinstance(await local.decide(table, 0), p.Ack)


async def test_a_second_writer_is_noticed(sqlite: str) -> None:
    """Somebody writes behind this process's back: the next command reads first and then succeeds or is stale."""
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        other = Table(
            *await local.tables.store.read(lambda c: rows.load_table(c, table.id)), table.store, table.now
        )
        base = (await local.look(table, 0)).view.head
        assert isinstance(await local.decide(other, 1), p.Ack)
        assert isinstance(await local.decide(table, 0), p.Ack)
        assert table.row.head == base + 2
        count = select(func.count()).select_from(t.commands)
        assert await local.tables.store.read(lambda c: c.execute(count).scalar_one()) == 2


async def test_an_entry_number_is_taken_once(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        last = (await stored(local, table))[-1]
        with pytest.raises(Conflict):
            await local.tables.store.write(lambda c: rows.insert_entries(c, table.id, [last]))


async def test_who_hangs_up_in_the_middle_does_not_take_the_news_along(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The asker is gone before the commit: the entry is stored all the same, and everybody is told."""
    async with LocalServer.open(sqlite) as local:
        table = await local.full_table(await local.guest(), await local.guest("Bob"))
        head = table.row.head
        write, told = local.tables.store.write, []
        monkeypatch.setattr(local.tables.bots, "wake", told.append)

        async def slow(work: object) -> object:
            await asyncio.sleep(0.2)
            return await write(work)

        monkeypatch.setattr(local.tables.store, "write", slow)
        asking = asyncio.create_task(local.decide(table, 0))
        await asyncio.sleep(0.1)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await eventually(lambda: told == [table])
        assert len(await stored(local, table)) == table.row.head == head + 1


class Told(Idle):
    times = 0

    def touch(self) -> None:
        self.times += 1


async def test_news_waits_only_for_a_bot_that_is_about_to_answer(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only people decide next, nothing more is to come in the next moment."""
    monkeypatch.setattr(tables, "FLUSH_SECONDS", 3600)
    async with LocalServer.open(sqlite) as local:
        monkeypatch.setattr(local.tables.bots, "wake", lambda table: None)
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        for table, at_once in (
            (await local.full_table(ann, bob), True),
            (await local.table(ann, ME, BOT), False),
        ):
            told = Told()
            table.watchers.add(told)
            assert isinstance(await local.decide(table, 0), p.Ack)
            assert table.row.bots_due is not at_once
            assert told.times == at_once


async def test_an_answer_goes_with_the_news_and_before_it(sqlite: str) -> None:
    order: list[str] = []

    class Listener(Idle):
        def touch(self) -> None:
            order.append("news")

    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        table.watchers.add(Listener())
        update = await local.look(table, 0)
        action = p.Command(
            table=table.id, base=update.view.head, command_id="c", action=update.decision.actions[0]
        )
        await local.service.command(
            ann.id, action, lambda _: order.append("answer"), lambda: order.append("done")
        )
        assert order == ["answer", "news", "done"]


async def test_a_game_nobody_looks_at_is_let_go_of(sqlite: str) -> None:
    """A position is large and a game has many: finished games filled the memory."""
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table, other = await local.full_table(ann, bob), await local.full_table(ann, bob)
        watched = await local.full_table(ann, bob)

        watched.watchers.add(Idle())
        for each in (table, other, watched):
            await local.decide(each, 0)
        table.row.status = "over"
        local.tables.rest()
        assert table.play is None  # it is over
        assert other.play is not None  # somebody may come back to it
        assert watched.play is not None
        assert len(watched.play.match.past) > 0
        now = local.tables.now()
        for each in (other, watched):
            each.rest(now + LONGEST_MS + 1000)
        assert other.play is None
        assert len(watched.play.match.past) == 0
        assert isinstance(await local.decide(other, 1), p.Ack)  # and it goes on
