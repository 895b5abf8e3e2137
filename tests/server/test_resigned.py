"""Who has resigned neither acts nor takes back until they return; the bot decides for their seat."""

from __future__ import annotations

import pytest
from server.harness import ME, OPEN, LocalServer, Person, Server
from sqlalchemy import Connection

from ludotheca.server import describe
from ludotheca.server import protocol as p
from ludotheca.server.play import Order
from ludotheca.server.store import rows
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


async def said(local: LocalServer, who: IdentityRow, message: p.Command | p.Undo) -> p.FromServer:
    answers: list[p.FromServer] = []
    await local.service.command(who.id, message, answers.append)
    return answers[0]


async def table_of_three(local: LocalServer) -> tuple[Table, list[IdentityRow]]:
    people = [await local.guest(name) for name in ("Ann", "Bob", "Cyd")]
    return await local.full_table(*people), people


async def test_who_resigned_neither_acts_nor_takes_back(database: str) -> None:
    async with LocalServer.open(database) as local:
        table, (_, bob, _) = await table_of_three(local)
        first = (await local.look(table, 1)).decision
        assert first is not None
        await local.decide(table, 1)
        assert (await local.look(table, 1)).view.can_undo
        await local.ask(bob, "resign", table.id)
        base = table.row.head
        act = p.Command(table=table.id, base=base, command_id="act", action=first.actions[0])
        back = p.Undo(table=table.id, base=base, command_id="back")
        for message in (act, back):
            answer = await said(local, bob, message)
            assert isinstance(answer, p.ErrorMessage)
            assert answer.code == "resigned"
        update = await local.look(table, 1)
        assert (update.view.can_undo, update.decision) == (False, None)
        assert table.row.head == base
        await local.ask(bob, "return", table.id)
        assert (await local.look(table, 1)).view.can_undo
        assert isinstance(await said(local, bob, back), p.Ack)
        assert (await local.look(table, 1)).decision is not None


async def test_a_seat_that_resigned_elsewhere_does_not_act_here(database: str) -> None:
    """The rows say that Bob resigned, the memory of this process does not know it yet."""
    async with LocalServer.open(database, poll_seconds=1000, sweep_seconds=1000) as local:
        table, (_, bob, _) = await table_of_three(local)
        decision = (await local.look(table, 1)).decision
        assert decision is not None

        def resign(c: Connection) -> None:
            row, seats = rows.load_table(c, table.id, lock=True)
            seats[1].resigned, seats[1].level = True, "uniform"
            rows.save_seat(c, seats[1])
            rows.save_table(c, row)

        await local.tables.store.write(resign)
        head = table.row.head
        act = p.Command(table=table.id, base=head, command_id="act", action=decision.actions[0])
        answer = await said(local, bob, act)
        assert isinstance(answer, p.ErrorMessage)
        assert answer.code == "resigned"
        assert table.row.head == head


async def test_a_bot_does_not_act_for_who_has_returned(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000) as local:
        table, _ = await table_of_three(local)
        decision = (await local.look(table, 1)).decision
        assert decision is not None
        order = Order(
            seat=1, base=table.row.head, command_id="bot:1", action=decision.actions[0], by_bot=True
        )
        answer = await local.tables.submit(table, order)
        assert isinstance(answer, p.ErrorMessage)
        assert answer.code == "not-your-decision"


async def test_it_is_not_their_turn_any_more(sqlite: str) -> None:
    async with LocalServer.open(sqlite, sweep_seconds=1000, bot_seconds=0.1) as local:
        table, (_, bob, _) = await table_of_three(local)
        assert describe.my_table(table.row, table.seats, 0, bob.id, None).your_turn
        table.seats[1].resigned = True
        assert not describe.my_table(table.row, table.seats, 0, bob.id, None).your_turn


async def test_a_page_learns_at_once_that_there_is_nothing_to_decide(server: Server) -> None:
    async with Person(server.address) as ann, Person(server.address, "Bob") as bob:
        table = await ann.table(ME, OPEN)
        await bob.ask("sit", table=table)
        await ann.ask("start", table=table)
        async with bob.socket(table) as socket:
            await socket.decision()
            await socket.send(type="resign", table=table, request="r")
            update = await socket.until("update")
            assert (update["decision"], update["view"]["can_undo"]) == (None, False)
            await socket.send(type="return", table=table, request="s")
            await socket.until("done", test=lambda m: m["request"] == "s")


async def test_a_game_given_up_has_nothing_to_take_back(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        await local.decide(table, 0)
        for who in (bob, ann):
            await local.ask(who, "resign", table.id)
        assert table.row.status == "abandoned"
        assert not (await local.look(table, 0)).view.can_undo
