"""Members: passkeys, handles, tokens, export; and what a stranger, a program or an old cookie may not."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import BOT, ME, OPEN, LocalServer, Person, Server
from server.keyring import Device

import ludotheca
from ludotheca.kernel.errors import LudothecaError
from ludotheca.server.people.handles import skeleton

pytestmark = pytest.mark.once


def there(server: Server) -> str:
    """The address under which a browser has passkeys: its name, not its number."""
    return f"http://localhost:{server.port}"


async def keep(person: Person, device: Device, status: int | None = None, **more: Any) -> Any:
    question = await person.post("/api/me/passkeys/question")
    return await person.post("/api/me/passkeys", status, credential=device.add(question["options"]), **more)


async def come_in(person: Person, device: Device, status: int | None = None, **more: Any) -> Any:
    question = await person.post("/api/sign-in/question")
    return await person.post("/api/sign-in", status, credential=device.come_in(question["options"]), **more)


async def test_a_guest_becomes_a_member_and_comes_in_elsewhere(server: Server) -> None:
    at = there(server)
    async with Person(at, "Zoë") as zoe, Person(at, "Nobody") as other:
        assert (await zoe.get("/api/me/account"))["member"] is False
        first, second = Device(at), Device(at)
        found = await keep(zoe, first, name="laptop")
        assert (found["member"], found["possible"]) == (True, True)
        assert [key["name"] for key in found["passkeys"]] == ["laptop"]
        table = await zoe.table(ME, OPEN)
        # Elsewhere, with the same key; the tables of the guest there come along.
        guests = await other.table(ME, OPEN)
        assert await come_in(other, first, adopt=True) == {"name": "Zoë"}
        mine = {found["table"] for found in (await other.get("/api/me"))["tables"]}
        assert mine == {table, guests}
        assert (await other.get(f"/api/tables/{guests}"))["info"]["seats"][0]["name"] == "Zoë"
        await keep(other, second)
        await zoe.post("/api/me/passkeys/drop", id=found["passkeys"][0]["id"])
        assert (await come_in(other, first, 403))["code"] == "bad-passkey"
        assert (await zoe.post("/api/me/passkeys/drop", 409, id=second.add.__name__ and _name(second)))[
            "code"
        ] == "last-key"
        # Everywhere else is signed out: the old cookie is worth nothing, the key is.
        await zoe.post("/api/me/sign-out")
        assert (await other.get("/api/me", 401))["code"] == "signed-out"
        assert await come_in(other, second) == {"name": "Zoë"}


def _name(device: Device) -> str:
    return str(device.add({"rp": {"id": "x"}, "challenge": ""})["id"])


async def test_an_answer_counts_once_in_time_and_here(server: Server) -> None:
    at = there(server)
    async with Person(at, "Yann") as yann, Person(at, "Eve") as eve:
        device = Device(at)
        question = (await yann.post("/api/me/passkeys/question"))["options"]
        answer = device.add(question)
        assert (await eve.post("/api/me/passkeys", 403, credential=answer))["code"] == "bad-passkey"
        await yann.post("/api/me/passkeys", credential=answer)
        assert (await yann.post("/api/me/passkeys", 403, credential=answer))["code"] == "bad-passkey"
        elsewhere = Device("https://ludotheca.example.net")
        assert (await keep(yann, elsewhere, 403))["code"] == "bad-passkey"
        question = (await eve.post("/api/sign-in/question"))["options"]
        forged = Device(at)
        forged.id = device.id
        assert (await eve.post("/api/sign-in", 403, credential=forged.come_in(question)))[
            "code"
        ] == "bad-passkey"
        question = (await eve.post("/api/sign-in/question"))["options"]
        good = device.come_in(question)
        await eve.post("/api/sign-in", credential=good)
        assert (await eve.post("/api/sign-in", 403, credential=good))["code"] == "bad-passkey"


async def test_no_answer_of_a_stranger_breaks_anything(server: Server) -> None:
    at, rng = there(server), random.Random(4)
    async with Person(at, "Fay") as fay:
        device = Device(at)
        await keep(fay, device)
        for number in range(60):
            question = (await fay.post("/api/sign-in/question"))["options"]
            answer = device.come_in(question)
            path = rng.choice(
                [
                    ("id",),
                    ("type",),
                    ("rawId",),
                    ("response",),
                    *(("response", key) for key in answer["response"]),
                ]
            )
            holder = answer if len(path) == 1 else answer["response"]
            old = holder[path[-1]]
            bent = old[: rng.randrange(len(old))] if isinstance(old, str) else rng.choice([None, [], {}, 5])
            holder[path[-1]] = rng.choice(
                [bent, 5, None, {}, [[]], "é" * 40, f"{old}A" if isinstance(old, str) else 0]
            )
            reply = await fay.http.post("/api/sign-in", json={"credential": answer})
            assert reply.status_code in {200, 400, 403}, (path, number, reply.text)
            assert reply.status_code != 200 or path[-1] in {"type", "rawId", "userHandle"}, path


async def test_a_members_name_is_nobody_elses(sqlite: str) -> None:
    for one, other in [
        ("Margaux", "Mаrgаux"),
        ("Margaux", "MARGAUX"),
        ("Bill", "BiII"),
        ("Noor", "N00r"),
        ("Zoë", "zoe"),
        ("Tim", "Tlm"),
        ("Ada", "A d.a"),
        ("Ｍａｘ", "max"),
    ]:
        assert skeleton(one) == skeleton(other), (one, other)
    assert skeleton("Anna") != skeleton("Hanna")
    async with LocalServer.open(sqlite) as local:
        identities, store = local.service.identities, local.service.store
        ann = await local.guest("Margaux")
        from ludotheca.server.people import handles
        from ludotheca.server.store import people

        await store.write(
            lambda c: people.change_identity(c, ann.id, handle=handles.for_member(c, "Margaux", ann.id))
        )
        identities.drop(ann.id)
        for name in ("Mаrgaux", "margaux", "Tiro [bot]", "Tiro [ bot ]", "Tiro [bоt]", "Mоderator", "Admin"):
            with pytest.raises(LudothecaError) as error:
                await local.guest(name)
            assert error.value.code in {"name-taken", "bad-value"}
            bob = await local.guest("Bob")
            with pytest.raises(LudothecaError):
                await identities.rename(bob.id, name)
        with pytest.raises(LudothecaError) as error:
            await local.guest("Margaux")
        await local.guest(error.value.details["free"])
        row, _ = await identities.rename(ann.id, "Margo")
        assert row.handle == skeleton("Margo")
        await local.guest("Margaux")
        with pytest.raises(LudothecaError):
            await identities.rename(ann.id, "Guest")


async def test_a_token_does_what_it_may(server: Server) -> None:
    at = there(server)
    async with Person(at, "Wim") as wim, Person(at, "Uli") as uli:
        assert (await uli.post("/api/me/tokens", 403, name="t", scopes=["read"], days=3))[
            "code"
        ] == "needs-account"
        await keep(wim, Device(at))
        reader = await wim.post("/api/me/tokens", name="sheet", scopes=["read"], days=3)
        player = await wim.post("/api/me/tokens", name="play", scopes=["read", "play"], days=3)
        bot = await wim.post("/api/me/tokens", name="bot", scopes=["read", "play", "bot"], days=3, bot="Tiro")
        assert (bot["info"]["acts"], player["info"]["acts"]) == ("Tiro [bot]", "Wim")
        rated = await wim.table(ME, OPEN, rated=True, hints=False)
        table = await wim.table(ME, OPEN)
        async with httpx.AsyncClient(base_url=at) as http:

            async def ask(made: Any, kind: str, **fields: Any) -> Any:
                headers = {"Authorization": f"Bearer {made['token']}"}
                answer = await http.post("/api/requests", json={"type": kind, **fields}, headers=headers)
                return answer.json()

            async def look(made: Any, path: str) -> httpx.Response:
                return await http.get(path, headers={"Authorization": f"Bearer {made['token']}"})

            assert (await look(reader, "/api/me")).json()["identity"] == {"name": "Wim"}
            assert (await look(bot, "/api/me")).json()["identity"] == {"name": "Tiro [bot]"}
            assert (await ask(reader, "sit", table=table))["code"] == "wrong-scope"
            assert (await ask(bot, "sit", table=rated))["code"] == "wrong-scope"
            assert (await ask(player, "create", title="kingsburg", seats=[ME, OPEN], rated=True))[
                "code"
            ] == "wrong-scope"
            assert (await ask(player, "rename", name="Wom"))["code"] == "wrong-scope"
            for path in ("/api/me/account", "/api/me/export"):
                assert (await look(player, path)).status_code == 403
            for path in (
                "/api/me/tokens",
                "/api/me/sign-out",
                "/api/me/forget",
                "/api/me/link",
                "/api/me/passkeys/question",
            ):
                answer = await http.post(
                    path, json={}, headers={"Authorization": f"Bearer {player['token']}"}
                )
                assert answer.status_code in {400, 403}, path
            assert (await ask(bot, "sit", table=table))["type"] == "done"
            assert (await wim.get(f"/api/tables/{table}"))["info"]["seats"][1]["name"] == "Tiro [bot]"
            await wim.post("/api/me/tokens/drop", id=bot["info"]["id"])
            assert (await look(bot, "/api/me")).json()["code"] == "bad-bearer"
            assert (await uli.post("/api/me/tokens/drop", 404, id=reader["info"]["id"]))[
                "code"
            ] == "unknown-key"
        listed = json.dumps(await wim.get("/api/me/account"))
        assert reader["token"] not in listed
        # Whoever is forgotten takes their bots along.
        await wim.post("/api/me/forget", name="Wim")
        assert (await uli.get(f"/api/tables/{table}", 404))["code"] == "unknown-table"


async def test_a_program_plays_on_any_server(server: Server) -> None:
    at = there(server)
    async with Person(at, "Vera") as vera:
        await keep(vera, Device(at))
        made = await vera.post(
            "/api/me/tokens", name="b", scopes=["read", "play", "bot"], days=3, bot="Machina"
        )
        table = await vera.table(ME, OPEN, BOT, hints=False)
        command = [sys.executable, "-m", "ludotheca", "bot", "--server", at, "--token", made["token"]]
        own = Path(__file__).parents[2] / "examples" / "first_bot.py"  # the same class as in the arena
        command += ["--level", f"{own}:FirstBot", "--table", f"{at}/t/{table}", "--once"]
        program = await asyncio.to_thread(
            subprocess.Popen, command, env=os.environ, stdout=subprocess.PIPE, text=True
        )
        try:
            async with asyncio.timeout(90):
                while (await vera.get(f"/api/tables/{table}"))["info"]["seats"][1]["kind"] != "person":
                    await asyncio.sleep(0.2)
                await vera.ask("start", table=table)
                while True:
                    game = await vera.get(f"/api/tables/{table}/game", last=10**6, wait=5)
                    if game["view"]["over"]:
                        break
                    if game["decision"]:
                        head = game["view"]["head"]
                        fields = {
                            "table": table,
                            "base": head,
                            "command_id": f"c{head}",
                            "action": game["decision"]["actions"][0],
                        }
                        await vera.ask("command", 0, **fields)
                said, _ = await asyncio.to_thread(program.communicate, timeout=30)
        finally:
            program.kill()
        assert program.returncode == 0
        assert "Machina [bot]" in said
        # All of it as one file: the game verifies, the other's secrets are not in it.
        data = (await vera.http.get("/api/me/export")).content
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            me = json.loads(packed.read("me.json"))
            assert me["name"] == "Vera"
            assert [game["table"] for game in me["games"]] == [table]
            assert ludotheca.verify(packed.read(f"games/{table}.json")).over
        assert made["token"].encode() not in data
        profile = await vera.get("/api/me/profile")
        assert [game["table"] for game in profile["games"]] == [table]
        assert profile["games"][0]["seats"][1]["name"] == "Machina [bot]"
        assert {found["title"] for found in profile["ratings"]} == set(ludotheca.games.registry.titles())


async def test_a_profile_costs_its_asker(server: Server) -> None:
    """It reads every game of theirs."""
    async with Person(server.address) as ann:
        answers = [(await ann.http.get("/api/me/profile")).status_code for _ in range(40)]
        assert answers[0] == 200
        assert answers[-1] == 429
