"""Guests without accounts: the cookie, the name, the private link to another device."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.harness import ME, OPEN, LocalServer, Person, Server

from ludotheca.server.errors import BadValue
from ludotheca.server.identities import COOKIE, clean_name

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


@pytest.mark.parametrize("name", ["", " \t", "\u200b\u202e", "x" * 25])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(BadValue):
        clean_name(name)
