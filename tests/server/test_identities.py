"""Guests without accounts: the cookie, the name, the private link to another device."""

from __future__ import annotations

import asyncio
import unicodedata

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.harness import ME, OPEN, LocalServer, Person, Server, Socket
from websockets.exceptions import ConnectionClosed

from ludotheca.server.closing import CLOSE_SIGNED_OUT
from ludotheca.server.errors import BadToken, BadValue
from ludotheca.server.people.identities import COOKIE
from ludotheca.server.people.names import clean_name

pytestmark = pytest.mark.once


async def test_the_cookie_is_closed_to_scripts_and_other_sites(server: Server) -> None:
    async with Person(server.address) as ann:
        answer = await ann.http.get("/api/me")
        text = answer.headers["set-cookie"].lower()
        assert "httponly" in text
        assert "samesite=lax" in text
        assert "path=/" in text
        assert answer.json()["identity"] == {"name": "Ann"}


async def test_a_cookie_cannot_be_made_elsewhere(server: Server) -> None:
    async with Person(server.address) as ann, Person(server.address, "Eve") as eve:
        identity, _, signature = ann.cookie.partition(".")
        _, _, other = eve.cookie.partition(".")
        for forged in (
            identity,
            f"{identity}.",
            f"{identity}.{other}",
            f"{identity}.{signature[:-1]}",
            f"{identity}x.{signature}",
            f".{signature}",
            "é.é",
            "",
        ):
            headers = {"cookie": f"{COOKIE}={forged}".encode()}
            answer = await eve.http.get("/api/me", headers=headers)
            assert answer.json()["identity"] in (None, {"name": "Eve"}), forged
            eve.http.cookies.delete(COOKIE)
            answer = await eve.http.get("/api/me", headers=headers)
            assert answer.json()["identity"] is None, forged


async def test_a_restore_link_moves_an_identity(server: Server) -> None:
    async with Person(server.address) as phone:
        table = await phone.table(ME, OPEN)
        first = (await phone.post("/api/me/link"))["link"]
        second = (await phone.post("/api/me/link"))["link"]
        async with Person(server.address, "Desk") as desk:
            for link in (first, "/restore#nonsense"):
                answer = await desk.post("/api/me/restore", 403, token=link.partition("#")[2])
                assert answer["code"] == "bad-token"
            restored = await desk.post("/api/me/restore", token=second.partition("#")[2])
            assert restored == {"name": "Ann"}
            assert (await desk.get(f"/api/tables/{table}"))["you"] == {"seat": 0, "owner": True}
            assert (await desk.get("/api/me"))["tables"][0]["table"] == table
        assert (await phone.get(f"/api/tables/{table}"))["you"]["seat"] == 0
        async with Person(server.address, "Nobody") as nobody:
            nobody.http.cookies.clear()
            assert (await nobody.post("/api/me/link", 401))["code"] == "no-identity"


async def test_a_restore_link_works_once_and_for_an_hour(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann = await local.guest()
        identities = local.service.identities
        token = await identities.new_restore(ann.id)
        assert (await identities.restore(token)).id == ann.id
        with pytest.raises(BadToken):
            await identities.restore(token)
        late = await identities.new_restore(ann.id)
        local.time += 3_600_000
        with pytest.raises(BadToken):
            await identities.restore(late)
        void = await identities.new_restore(ann.id)
        await identities.sign_out(ann.id)
        for token in (void, ""):
            with pytest.raises(BadToken):
                await identities.restore(token)


async def test_two_devices_race_for_one_restore_link(database: str) -> None:
    async with LocalServer.open(database) as local:
        identities = local.service.identities
        token = await identities.new_restore((await local.guest()).id)
        found = await asyncio.gather(*(identities.restore(token) for _ in range(8)), return_exceptions=True)
        assert sorted(type(one).__name__ for one in found) == ["BadToken"] * 7 + ["IdentityRow"]


async def test_signing_out_everywhere(server: Server) -> None:
    """A stolen cookie, an open connection and a link made before: all void. Who asked stays."""
    async with Person(server.address) as ann, Person(server.address, "Thief") as thief:
        table = await ann.table(ME, OPEN)
        stolen, link = ann.cookie, (await ann.post("/api/me/link"))["link"]
        thief.http.cookies.clear()
        headers = {"cookie": f"{COOKIE}={stolen}"}
        assert (await thief.http.get("/api/me", headers=headers)).json()["identity"] == {"name": "Ann"}
        async with Socket.open(server.address, {"Cookie": f"{COOKIE}={stolen}"}, table) as socket:
            await socket.until("table")
            assert (await ann.post("/api/me/sign-out")) == {"name": "Ann"}
            with pytest.raises(ConnectionClosed):
                await socket.until("nothing more")
            assert socket.link.close_code == CLOSE_SIGNED_OUT
        for method, path, body in (
            ("GET", "/api/me", None),
            ("POST", "/api/me/link", None),
            ("POST", "/api/me/sign-out", None),
            ("POST", "/api/requests", {"type": "leave", "table": table}),
        ):
            answer = await thief.http.request(method, path, headers=headers, json=body)
            assert (answer.status_code, answer.json()["code"]) == (401, "signed-out"), path
        # What anybody may see they still see, as anybody.
        answer = await thief.http.get(f"/api/tables/{table}", headers=headers)
        assert answer.json()["you"] == {"seat": -1, "owner": False}
        async with Socket.open(server.address, {"Cookie": f"{COOKIE}={stolen}"}) as socket:
            assert socket.latest["welcome"]["identity"] is None
        assert (await thief.post("/api/me/restore", 403, token=link.partition("#")[2]))["code"] == "bad-token"
        # Another epoch cannot be made up.
        identity, epoch, signature = ann.cookie.split(".")
        for forged in (f"{identity}.{signature}", f"{identity}.2.{signature}", f"{identity}.0.{signature}"):
            answer = await thief.http.get("/api/me", headers={"cookie": f"{COOKIE}={forged}"})
            assert answer.json()["identity"] is None, forged
        assert epoch == "1"
        assert (await ann.get("/api/me"))["identity"] == {"name": "Ann"}
        assert (await ann.get(f"/api/tables/{table}"))["you"] == {"seat": 0, "owner": True}


@pytest.mark.postgres
async def test_a_sign_out_reaches_the_other_process(postgres: str) -> None:
    with Server(postgres, poll_seconds=0.1) as one, Server(postgres, poll_seconds=0.1) as two:
        async with Person(one.address) as ann:
            headers = {"Cookie": f"{COOKIE}={ann.cookie}"}
            async with Socket.open(two.address, headers) as socket:
                assert socket.latest["welcome"]["identity"] == {"name": "Ann"}
                await ann.post("/api/me/sign-out")
                with pytest.raises(ConnectionClosed):
                    await socket.until("nothing more")
                assert socket.link.close_code == CLOSE_SIGNED_OUT
            async with httpx.AsyncClient(base_url=two.address) as stranger:
                answer = await stranger.post("/api/me/link", headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (401, "signed-out")


async def test_a_new_name_shows_where_the_game_has_not_begun(sqlite: str) -> None:
    async with LocalServer.open(sqlite) as local:
        ann = await local.guest()
        waiting = await local.table(ann, ME, OPEN, start=False)
        running = await local.table(ann, ME, OPEN)
        await local.service.rename(ann.id, "  Anna\u200b\n Maria ")
        assert (waiting.seats[0].name, waiting.row.owner_name) == ("Anna Maria", "Anna Maria")
        assert running.seats[0].name == "Ann"


@given(st.text(max_size=40))
def test_names_are_visible_and_short(name: str) -> None:
    try:
        shown = clean_name(name)
    except BadValue:
        return
    assert 1 <= len(shown) <= 24
    assert shown.isprintable()
    assert clean_name(shown) == shown


@pytest.mark.parametrize("name", ["Zoë", "e\u0301", "דנה", "سارة", "สมชาย", "김하나", "☂", "❤\ufe0f"])
def test_names_of_the_world_are_welcome(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \t",
        "\u200b\u202e",
        "x" * 25,
        "\u3164",
        "\u3164\u115f \uffa0",
        "\u2800" * 5,
        "\u0301",
        "Ann \u0301",
        "\u034f",
        "Z" + "\u0336" * 9,
    ],
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(BadValue):
        clean_name(name)
