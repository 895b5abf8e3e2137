"""What a token may, at every door; and what a ban or a mute of its maker does to it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest
from server.harness import ME, OPEN, LocalServer, Person, Server, Socket, eventually
from server.keyring import Device
from server.test_account import keep, there
from server.test_house import owner_of
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheca.server import protocol as p
from ludotheca.server.errors import TooMany
from ludotheca.server.house.errors import Banned, Muted, NeedsRole
from ludotheca.server.people import handles
from ludotheca.server.people.identities import COOKIE
from ludotheca.server.people.tokens import MOST_BOTS
from ludotheca.server.store import people
from ludotheca.server.store.people import IdentityRow

pytestmark = pytest.mark.once


def bearer(made: Any) -> dict[str, str]:
    return {"Authorization": f"Bearer {made['token']}"}


async def token_of(person: Person, *scopes: str, bot: str = "") -> Any:
    return await person.post("/api/me/tokens", name="t", scopes=list(scopes), days=3, bot=bot)


@contextlib.asynccontextmanager
async def member_of(server: Server, name: str = "Wim", role: str = "") -> AsyncIterator[Person]:
    """A member, who may run the server; forgotten afterwards."""
    at = there(server)
    async with Person(at, name) as person:
        await keep(person, Device(at))
        if role:
            await asyncio.to_thread(give_role, server, person.cookie.partition(".")[0], role)
        try:
            yield person
        finally:
            await person.post("/api/me/forget", 0, name=name)


def give_role(server: Server, identity: str, role: str) -> None:
    path = server.command[-1].removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO roles (identity, role, made) VALUES (?, ?, 1)", (identity, role))


async def test_a_token_is_never_changed_into_a_cookie(server: Server) -> None:
    async with member_of(server) as wim:
        made = await token_of(wim, "read", "play")
        async with httpx.AsyncClient(base_url=there(server)) as http:
            for path in ("/api/me", "/api/me/profile", "/api/house", "/api/deals"):
                answer = await http.get(path, headers=bearer(made))
                assert answer.status_code == 200, path
                assert COOKIE not in answer.cookies, path
            assert (await http.get("/api/me", headers=bearer(made))).json()["identity"] == {"name": "Wim"}


async def test_a_token_over_the_socket_does_what_it_may(server: Server) -> None:
    async with member_of(server) as wim:
        at = there(server)
        reader, player = await token_of(wim, "read"), await token_of(wim, "read", "play")
        writer = await token_of(wim, "play")
        table = await wim.table(ME, OPEN, start=True)
        rated = await wim.table(ME, OPEN, rated=True, hints=False)
        async with Socket.open(at, bearer(reader), table) as socket:
            assert socket.latest["welcome"]["identity"] == {"name": "Wim"}
            update = await socket.decision()  # reading is what it is for
            move = {
                "table": table,
                "base": update["view"]["head"],
                "action": update["decision"]["actions"][0],
            }
            await socket.send(type="command", command_id="c1", **move)
            assert (await socket.until("error"))["code"] == "wrong-scope"
            await socket.send(type="undo", table=table, base=move["base"], command_id="c2")
            assert (await socket.until("error"))["code"] == "wrong-scope"
            assert (await socket.ask("resign", table=table))["code"] == "wrong-scope"
            await socket.send(type="hint", request="h", table=table)
            assert (await socket.until("error"))["code"] == "wrong-scope"
        async with Socket.open(at, bearer(player), table) as socket:
            await socket.decision()
            assert (await socket.ask("rename", name="Wom"))["code"] == "wrong-scope"
            assert (await socket.ask("leave", table=rated))["code"] == "wrong-scope"
            await socket.send(type="command", command_id="c3", **move)
            assert (await socket.until("ack"))["command_id"] == "c3"
        async with Socket.open(at, bearer(writer)) as socket:
            await socket.send(type="watch", table=table)
            assert (await socket.until("error"))["code"] == "wrong-scope"
            await socket.send(type="watch_lobby", on=True)
            assert (await socket.until("error"))["code"] == "wrong-scope"


async def test_a_token_that_ends_ends_its_connections(server: Server) -> None:
    async with member_of(server) as wim:
        at, made = there(server), await token_of(wim, "read")
        async with Socket.open(at, bearer(made)) as socket, wim.socket() as own:
            await wim.post("/api/me/tokens/drop", id=made["info"]["id"])
            with pytest.raises(ConnectionClosed) as closed:
                await socket.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4003
            assert (await own.ask("create", title="kingsburg", seats=[ME, OPEN]))["type"] == "created"
        for headers in (bearer(made), {"Authorization": "Bearer ludo_nonsense"}):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with Socket.open(at, headers):
                    pass


async def test_a_connection_ends_with_the_time_of_its_token(sqlite: str) -> None:
    """Also where another process ended it: the rows are looked at again and again."""

    class Doors:
        def __init__(self, token: str) -> None:
            self.tokens = {token}
            self.ended: set[str] = set()

        def present(self) -> set[str]:
            return set()

        def sign_out(self, identity: str, epoch: int | None) -> None: ...

        def end_token(self, token: str) -> None:
            self.ended.add(token)

    async with LocalServer.open(sqlite) as local:
        ann = await member(local, "Ann")
        made = await local.service.tokens.make(ann, p.NewToken(name="t", scopes=["read"], days=1))
        doors = Doors(made.info.id)
        local.service.doors = doors
        await asyncio.sleep(0.3)
        assert not doors.ended
        local.time += 86_400_001
        await eventually(lambda: doors.ended == {made.info.id})


async def member(local: LocalServer, name: str) -> IdentityRow:
    row = await local.guest(name)
    await local.service.store.write(
        lambda c: people.change_identity(c, row.id, handle=handles.for_member(c, name, row.id))
    )
    local.service.identities.drop(row.id)
    return await local.service.identities.need(row.id)


async def bot_of(local: LocalServer, who: IdentityRow) -> IdentityRow:
    wish = p.NewToken(name="b", scopes=["read", "play", "bot"], days=3, bot="Tiro")
    made = await local.service.tokens.make(who, wish)
    return await local.service.identities.need((await local.service.tokens.read(made.token)).identity)


async def test_a_ban_bars_the_programs_of_a_member_too(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await owner_of(local), await member(local, "Bob")
        tiro = await bot_of(local, bob)
        table, theirs = await local.full_table(ann, bob), await local.full_table(ann, tiro)
        plan = msgspec.convert({"title": "kingsburg", "seats": [ME, OPEN]}, p.CreateTable)
        await local.service.request(tiro.id, plan)
        keeper = local.service.keeper
        await keeper.act(ann, p.HouseAct(act="ban", table=table.id, seat=1, reason="unkind"))
        assert (await local.tables.get_fresh(theirs.id)).seats[1].resigned  # nobody waits for it
        for who in (bob, tiro):
            with pytest.raises(Banned, match="unkind"):
                await local.service.request(who.id, plan)
            with pytest.raises(Banned):
                keeper.check_player(who.id)
        await keeper.act(ann, p.HouseAct(act="unban", table=table.id, seat=1))
        await local.service.request(tiro.id, plan)
        await keeper.act(ann, p.HouseAct(act="mute", table=table.id, seat=1))
        with pytest.raises(Muted):
            await local.ask(tiro, "say", theirs.id, phrase="hello")


async def test_a_ban_holds_at_every_door(server: Server) -> None:
    async with member_of(server, "Ann", "owner") as ann, member_of(server, "Bob") as bob:
        made = await token_of(bob, "read", "play")
        table = await bob.table(ME, OPEN)
        await ann.post("/api/house/acts", act="ban", table=table, seat=0, days=2, reason="spam")
        body = {"title": "kingsburg", "seats": [ME, OPEN]}
        challenge = {"title": "kingsburg", "players": 3, "deals": 2}
        async with httpx.AsyncClient(base_url=there(server)) as http:
            for headers in (bearer(made), {"Cookie": f"{COOKIE}={bob.cookie}"}):
                for path, data in {
                    "/api/requests": {"type": "create", **body},
                    "/api/deals/kingsburg": {},
                    "/api/challenges": challenge,
                    "/api/games": {},
                }.items():
                    answer = await http.post(path, json=data, headers=headers)
                    assert answer.json()["code"] == "banned", (path, answer.text)
                async with Socket.open(there(server), headers, table) as socket:
                    assert (await socket.ask("create", **body))["code"] == "banned"
                    await socket.send(type="hint", request="h", table=table)
                    assert (await socket.until("error"))["code"] == "banned"
        refused = await bob.post("/api/me/tokens", 403, name="x", scopes=["read"], days=1)
        assert refused["code"] == "banned"
        # What is theirs they may still take along, and go.
        assert (await bob.http.get("/api/me/export")).status_code == 200
        await bob.post("/api/me/forget", name=bob.name)


async def test_no_token_and_nobody_banned_runs_the_server(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await owner_of(local), await local.guest("Bob")
        table = await local.full_table(ann, bob)
        keeper = local.service.keeper
        await keeper.act(ann, p.HouseAct(act="make_moderator", table=table.id, seat=1))
        await keeper.log(bob)
        await keeper.act(ann, p.HouseAct(act="ban", table=table.id, seat=1))
        for ask in (keeper.log(bob), keeper.act(bob, p.HouseAct(act="banner", text="mine"))):
            with pytest.raises(NeedsRole):
                await ask


async def test_a_token_opens_no_door_of_those_who_run_the_server(server: Server) -> None:
    async with member_of(server, "Ann", "owner") as ann:
        made = await token_of(ann, "read", "play")
        async with httpx.AsyncClient(base_url=there(server), headers=bearer(made)) as http:
            for answer in (
                await http.post("/api/house/acts", json={"act": "banner", "text": "x"}),
                await http.post("/api/house/acts/1/undo"),
                await http.post("/api/house/invitations", json={}),
                await http.get("/api/house/log"),
                await http.get("/api/house/reports"),
            ):
                assert answer.json()["code"] == "wrong-scope", answer.text


async def test_a_member_has_so_many_programs(sqlite: str) -> None:
    """Each has a name that nobody else can take, also when its token has ended."""
    async with LocalServer.open(sqlite) as local:
        service, wim = local.service, await local.guest("Wim")
        await service.store.write(lambda c: people.change_identity(c, wim.id, handle="wim"))
        service.identities.drop(wim.id)
        wim = await service.identities.need(wim.id)

        async def make(number: int) -> None:
            wish = p.NewToken(name="t", scopes=["play", "bot"], days=1, bot=f"Bot{number}")
            await service.tokens.drop(wim, (await service.tokens.make(wim, wish)).info.id)

        for number in range(MOST_BOTS):
            await make(number)
        with pytest.raises(TooMany):
            await make(MOST_BOTS)
        await make(0)
