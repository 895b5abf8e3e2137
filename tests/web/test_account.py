"""A guest keeps their seat with a passkey, comes in elsewhere, adds a key, signs out, takes everything along and leaves."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.harness import Server

import ludotheca
from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]

NAME = "Quirina Zwick"


def device(page: Page) -> tuple[object, str]:
    """A virtual authenticator for this page: its session, and its id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    found = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, found["authenticatorId"]


def keys(held: tuple[object, str]) -> list[dict]:
    session, name = held
    return session.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]


def test_from_guest_to_member_and_out_again(visit, server: Server) -> None:
    base = f"http://localhost:{server.port}"
    laptop: Page = visit("/me", base=base)
    held = device(laptop)
    laptop.request.post(f"{base}/api/me", data={"name": NAME})
    laptop.reload()
    expect(laptop.get_by_role("heading", level=1)).to_contain_text(NAME)
    laptop.get_by_role("button", name="Keep my seat with one touch").click()
    expect(laptop.get_by_role("heading", level=1)).to_contain_text("Your seat is kept")
    look.check(laptop, "me")
    # Another device with the same key comes in; it adds a key of its own.
    phone: Page = visit("/me", base=base, width=360)
    other = device(phone)
    for key in keys(held):
        other[0].send("WebAuthn.addCredential", {"authenticatorId": other[1], "credential": key})
    phone.get_by_role("button", name="I have a passkey").click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text(NAME)
    other[0].send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": other[1]})
    second = device(phone)
    phone.get_by_role("button", name="Add a key of this device").click()
    expect(phone.get_by_role("button", name="Remove computer")).to_have_count(2)
    assert len(keys(second)) == 1
    # Everywhere else is signed out: the old cookie is refused.
    phone.get_by_role("button", name="Sign out all other devices").click()
    expect(phone.get_by_role("status").filter(has_text="Only this browser is you now")).to_be_visible()
    assert laptop.request.get(f"{base}/api/me").status == 401
    # A game, then all of it as one file.
    phone.goto(f"{base}/")
    driver.start(phone, 2)
    table = phone.url.rpartition("/t/")[2]
    phone.request.post(f"{base}/api/requests", data={"type": "resign", "table": table})
    packed = zipfile.ZipFile(io.BytesIO(phone.request.get(f"{base}/api/me/export").body()))
    assert NAME.encode() in packed.read("me.json")
    assert ludotheca.verify(packed.read(f"games/{table}.json")) is not None
    phone.goto(f"{base}/profile")
    expect(phone.get_by_role("heading", level=1)).to_have_text(NAME)
    look.check(phone, "profile")
    # Gone: nowhere in the file of the database, and the game still verifies.
    phone.goto(f"{base}/me")
    phone.get_by_role("button", name="Forget me", exact=True).click()
    phone.get_by_label("Type your name to be sure").fill(NAME)
    phone.get_by_role("button", name="Forget me for good").click()
    expect(phone.get_by_role("button", name="Sign out all other devices")).to_have_count(0)
    assert ludotheca.verify(phone.request.get(f"{base}/api/tables/{table}/record").body()) is not None
    gone(server, phone)


def gone(server: Server, page: Page) -> None:
    """The name leaves the files within a moment: a job writes them anew."""
    file = Path(server.command[-1].removeprefix("sqlite:///"))
    for _ in range(100):
        held = b"".join(path.read_bytes() for path in file.parent.glob(file.name + "*"))
        if NAME.encode() not in held:
            break
        page.wait_for_timeout(200)
    else:
        raise AssertionError("the name is still on the disk")
    with sqlite3.connect(file) as database:
        assert database.execute("select count(*) from passkeys").fetchone() == (0,)
