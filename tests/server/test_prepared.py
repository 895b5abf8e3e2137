"""Answers prepared ahead: given in time, dropped when they no longer fit, and nobody's business before."""

from __future__ import annotations

import random
from typing import Any

import pytest
from server.harness import LocalServer, Person, Server, eventually
from sqlalchemy import select

from ludotheca.games import registry
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server import protocol as p
from ludotheca.server.store import ddl
from ludotheca.server.store.people import IdentityRow
from ludotheca.server.table import Table

pytestmark = pytest.mark.once


async def ahead(local: LocalServer, who: IdentityRow, table: Table) -> p.Ahead:
    found = await local.ask(who, "ahead", table.id)
    assert isinstance(found, p.Ahead)
    return found


async def until_ahead(local: LocalServer, who: IdentityRow, table: Table, seat: int) -> p.Ahead:
    """Play until a seat waits and can prepare one of several answers."""
    rng = random.Random(2)
    for _ in range(200):
        owing = (await local.look(table, -1)).view.owing
        if seat not in owing:
            found = await ahead(local, who, table)
            if found.decision is not None:
                return found
        await local.decide(table, owing[0], rng.randrange(1000))
    raise AssertionError("nothing could be prepared")


async def others_until_turn(
    local: LocalServer, table: Table, seat: int, head: int, *, leave: Any = None
) -> None:
    """The others answer, until the seat has acted or must; a place that is to be left they leave."""
    while True:
        play = await table.load()
        owing = play.match.owing
        if seat in owing or any(entry.seat == seat for entry in play.match.entries[head:]):
            return
        asked = (await local.look(table, owing[0])).decision
        actions = asked.actions if asked else []
        other = (nth for nth, action in enumerate(actions) if not leave or _place(action) != leave)
        await local.decide(table, owing[0], next(other, 0))


@pytest.mark.parametrize("title", registry.titles())
async def test_it_is_given_when_the_turn_comes(sqlite: str, title: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann, bob, cyd = [await local.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await local.full_table(ann, bob, cyd, title=title)
        for _ in range(8):
            found = await until_ahead(local, bob, table, 1)
            assert found.decision is not None
            wanted, head = found.decision.actions[-1], table.row.head
            await local.ask(bob, "prepare", table.id, action=wanted)
            assert (await ahead(local, bob, table)).action == wanted
            await others_until_turn(local, table, 1, head)
            await local.service.prepared.sweep()
            if _acted(table, 1, head) is not None:
                break
            assert (await ahead(local, bob, table)).dropped == "changed"
            await local.decide(table, 1)
        assert _acted(table, 1, head) == wanted
        with pytest.raises(LudothecaError) as refused:
            await local.ask(bob, "prepare", table.id, action={"type": "nonsense"})
        assert refused.value.code == "cannot-prepare"


def _acted(table: Table, seat: int, head: int) -> Any:
    """What the seat did since, if anything."""
    if table.play is None:
        return None
    mine = [entry for entry in table.play.match.entries[head:] if entry.seat == seat]
    return mine[0].action if mine else None


async def test_it_survives_the_server_and_is_given_once(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob, title="kingsburg")
        found = await until_ahead(local, bob, table, 1)
        assert found.decision is not None
        wanted, head = found.decision.actions[-1], table.row.head
        await local.ask(bob, "prepare", table.id, action=wanted)
        name, time = table.id, local.time
    async with LocalServer.open(database, time=time) as local:
        table = await local.tables.get(name)
        async with table.lock:
            await table.load()
        assert (await ahead(local, bob, table)).action == wanted
        await others_until_turn(local, table, 1, head, leave=_place(wanted))
        await local.service.prepared.sweep()
        await eventually(lambda: _acted(table, 1, head) == wanted)
        assert (await ahead(local, bob, table)).action is None
        names = await local.service.store.read(
            lambda c: list(c.execute(select(ddl.commands.c.command_id)).scalars())
        )
        assert sum(name.startswith("prepared-") for name in names) == 1


async def test_it_is_dropped_when_what_it_names_has_changed(sqlite: str) -> None:
    """Somebody takes the very thing: the answer is not given, and its player learns why."""
    async with LocalServer.open(sqlite) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob, title="kingsburg")
        for _ in range(60):
            found = await until_ahead(local, bob, table, 1)
            assert found.decision is not None
            owing = (await local.look(table, -1)).view.owing
            asked = (await local.look(table, owing[0])).decision
            mine = {_place(action): action for action in found.decision.actions}
            shared = (
                next((a for a in asked.actions if _place(a) in mine and _place(a)), None) if asked else None
            )
            if shared is not None:
                break
            await local.play_on(table, random.Random(3), 1)
        else:
            raise AssertionError("nobody wanted the same")
        wanted, head = mine[_place(shared)], table.row.head
        await local.ask(bob, "prepare", table.id, action=wanted)
        assert asked is not None
        await local.decide(table, owing[0], asked.actions.index(shared))
        await others_until_turn(local, table, 1, head)
        await local.service.prepared.sweep()
        found = await ahead(local, bob, table)
        assert (found.action, found.dropped) == (wanted, "changed")
        assert _acted(table, 1, head) is None
        # Their own act ends the matter.
        await local.decide(table, 1)
        await local.service.prepared.sweep()


def _place(action: dict[str, Any]) -> Any:
    return action.get("advisor")


async def test_nobody_else_can_tell(server: Server) -> None:
    """What the other seat and a spectator get is the same to the byte, whether something is prepared or not."""
    async with (
        Person(server.address, "Ann") as ann,
        Person(server.address, "Bob") as bob,
        Person(server.address, "Eve") as eve,
    ):
        made = await ann.ask("create", title="kingsburg", seats=[{"kind": "me"}, {"kind": "open"}])
        table = made["table"]
        await bob.ask("sit", table=table)
        await ann.ask("start", table=table)
        while True:
            game = await bob.get(f"/api/tables/{table}/game")
            found = await bob.ask("ahead", table=table)
            if game["decision"] is None and found["decision"]:
                break
            mover = ann if game["decision"] is None else bob
            seen = await mover.get(f"/api/tables/{table}/game")
            fields = {"base": seen["view"]["head"], "command_id": f"c{seen['view']['head']}"}
            await mover.ask("command", table=table, action=seen["decision"]["actions"][0], **fields)

        async def seen_by(person: Person) -> list[bytes]:
            paths = (f"/api/tables/{table}", f"/api/tables/{table}/game", f"/api/tables/{table}/voices")
            return [(await person.http.get(path)).content for path in paths]

        before = [await seen_by(person) for person in (ann, eve)]
        async with ann.socket(table) as hers, eve.socket(table) as watching:
            for socket in (hers, watching):
                await socket.until("update")
            await bob.ask("prepare", table=table, action=found["decision"]["actions"][0])
            for socket in (hers, watching):
                await socket.send(type="ping")
                while (await socket.receive())["type"] != "pong":
                    pass
                assert not [m for m in socket.all[-1:] if m["type"] != "pong"]
                assert [m["type"] for m in socket.all].count("update") == 1
                assert [m["type"] for m in socket.all].count("table") <= 3
        after = [await seen_by(person) for person in (ann, eve)]
        assert [entry[1:] for entry in before] == [entry[1:] for entry in after]
        assert (await ann.ask("ahead", table=table))["action"] is None
        assert (await eve.ask("ahead", 403, table=table))["code"] == "not-seated"
        assert (await eve.ask("prepare", 403, table=table, action=None))["code"] == "not-seated"
        assert (await bob.ask("ahead", table=table))["action"] is not None
        await bob.ask("prepare", table=table, action=None)
        assert (await bob.ask("ahead", table=table))["action"] is None
