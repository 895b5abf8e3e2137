"""Load once, go offline, play a whole game against masters by keys, reload in the middle, come back, upload, verify."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import wasm
from playwright.sync_api import Page, expect
from server.harness import Server
from server.harness import sqlite as sqlite_address

import ludotheca
from web import look
from web.conftest import Visit
from web.driver import asked

START = 90_000  # milliseconds for the engine to start on a busy machine
ANSWERED = ".decide[data-busy=false], [data-pass]"  # with several people the screen may come at once
pytestmark = [pytest.mark.once, pytest.mark.browser]


@pytest.fixture(autouse=True)
def _engine() -> None:
    if not (wasm.OUT / "index.json").exists():
        assert wasm.obstacle(), "the engine for the browser is not built: run 'make wasm'"
        pytest.skip(f"no engine for the browser: {wasm.obstacle()}")


@pytest.fixture
def own(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop: a browser's own "offline" does not reach its service workers."""
    with Server(sqlite_address(tmp_path)) as running:
        yield running


def by_list(page: Page) -> None:
    """Answer by keys alone, in any title: the list of all actions, the first one, and the gold button if it asks."""
    page.keyboard.press("l")
    page.locator("dialog ol button:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator(ANSWERED).first.wait_for()
    if page.locator(".decide [data-do=confirm]:enabled").count():
        page.keyboard.press("Enter")
        page.locator(ANSWERED).first.wait_for()


def make_playable(page: Page) -> None:
    """Ask for it, wait until all of it is here."""
    page.get_by_role("button", name="Get this device ready to play offline").press("Enter")
    page.locator("[data-offline=ready]").wait_for(timeout=60_000)
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def play_on(page: Page, most: int = 1000) -> bool:
    """Play so many decisions; whether the game is over."""
    for _ in range(most):
        kind = asked(page)
        if not kind:
            return True
        if kind == "page":
            page.keyboard.press("Enter")
        else:
            by_list(page)
    return False


def whole_game(visit: Visit, own: Server, tmp_path: Path, title: str) -> None:
    page = visit("/offline", base=own.address)
    context = page.context
    asked_for: list[str] = []  # by pages, their workers and the service worker
    context.on("request", lambda request: asked_for.append(request.url))
    look.check(page, "before anything is loaded")
    make_playable(page)
    look.check(page, "playable offline")
    own.stop()
    page.goto(f"{own.address}/")
    page.evaluate("localStorage.setItem('ludotheca.level', 'master')")
    page.reload()
    page.get_by_role("button", name="2", exact=True).first.click()
    page.locator(f"[data-play={title}]").press("Enter")
    page.wait_for_url(re.compile(r"/t/local-"), timeout=START)
    assert not play_on(page, 3)
    expect(page.locator(".bar .label").first).to_contain_text("On this device")
    page.reload()  # offline, in the middle
    page.locator(".decide").wait_for(timeout=START)
    assert play_on(page)
    table = page.url.rsplit("/", 1)[1]
    own.start()
    page.goto(f"{own.address}/offline")
    game = page.locator(f"[data-table={table}]")
    game.locator("[data-upload]").press("Enter")
    told = page.get_by_role("status").filter(has_text="dealt by the player")
    expect(told).to_be_visible(timeout=START)
    kept = re.search(r"/replay/(offline-\w+)", told.inner_text())
    assert kept
    file = tmp_path / "record.json"
    file.write_bytes(context.request.get(f"{own.address}/api/tables/{kept[1]}/record").body())
    match = ludotheca.verify(file)
    assert match.header.game == title
    assert match.header.fairness.match == table
    assert match.header.seats[1].bot == "master"
    info = json.loads(context.request.get(f"{own.address}/api/tables/{kept[1]}").text())["info"]
    assert info["offline"]
    assert any("/engine/" in url for url in asked_for)
    elsewhere = [url for url in asked_for if not url.startswith((own.address, "blob:", "data:"))]
    assert elsewhere == []


def test_a_game_offline_against_masters(visit: Visit, own: Server, tmp_path: Path) -> None:
    whole_game(visit, own, tmp_path, "rome_in_a_day")


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("title", ["kingsburg", "comuni", "alba_longa"])
def test_a_game_of_each_other_title(visit: Visit, own: Server, tmp_path: Path, title: str) -> None:
    whole_game(visit, own, tmp_path, title)


def test_two_people_pass_the_device(visit: Visit) -> None:
    page = visit("/offline")
    make_playable(page)
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Begin").press("Enter")
    page.wait_for_url(re.compile(r"/t/local-"), timeout=START)
    first = page.locator("[data-pass]")
    first.wait_for(timeout=START)
    assert page.locator(".decide").count() == 0  # nothing of the game is in the page
    who = page.get_by_role("heading", level=1).inner_text()
    page.keyboard.press("Enter")
    asked(page)
    while page.locator("[data-pass]").count() == 0:
        by_list(page)
    assert page.get_by_role("heading", level=1).inner_text() != who
    page.keyboard.press("Enter")
    asked(page)


def test_what_was_loaded_can_be_removed(visit: Visit, server: Server) -> None:
    """After a game too; the game stays, can be deleted without the engine, and gone on with once it is back."""
    page = visit("/offline")
    make_playable(page)
    for name in ("Ann", "Bob"):
        page.get_by_label(f"Name of player {1 if name == 'Ann' else 2}").fill(name)
    for _ in range(2):
        page.get_by_role("button", name="Begin").press("Enter")
        page.wait_for_url(re.compile(r"/t/local-"), timeout=START)
        page.locator("[data-pass]").wait_for(timeout=START)
        page.goto(f"{server.address}/offline")
        page.get_by_label("Name of player 1").fill("Ann")
        page.get_by_label("Name of player 2").fill("Bob")
    games = page.locator("[data-table]")
    expect(games).to_have_count(2)
    page.get_by_role("button", name="Remove it from this device").press("Enter")
    page.get_by_role("button", name="Remove it, keep the games").press("Enter")
    page.get_by_role("button", name="Get this device ready to play offline").wait_for()
    page.wait_for_function("caches.keys().then((names) => names.length === 0)")
    page.wait_for_function("navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)")
    page.reload()
    expect(games).to_have_count(2)
    games.first.locator("[data-drop]").press("Enter")
    expect(games).to_have_count(1)
    make_playable(page)
    games.first.get_by_role("button", name="Continue").press("Enter")
    page.locator("[data-pass]").wait_for(timeout=START)
