"""Load once, go offline, play whole games against masters by keys, reload in the middle, come back, upload, verify."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import wasm
from playwright.sync_api import Browser, Page, expect
from server.harness import Server
from server.harness import sqlite as sqlite_address

import ludotheca
from ludotheca.games import registry
from web import look
from web.conftest import PACE, PATIENCE
from web.device import START, Device, by_keys, loaded_once, make_playable, until
from web.driver import UNSEEN, drawn_small

pytestmark = [pytest.mark.once, pytest.mark.browser]
HOUSES = "navigator.locks.query().then(({ held, pending }) => [held.length, pending.length].join())"
# The text of a page besides its main part and what stands in every page.
OUTSIDE = """() => {
    const copy = document.body.cloneNode(true);
    for (const known of copy.querySelectorAll('main, .skip, noscript, script, svg')) known.remove();
    return copy.textContent.trim();
}"""
PAGES = (
    "/new", "/learn", "/deals", "/puzzles/comuni", "/challenge", "/rules/comuni", "/events", "/notices", "/privacy",
    "/credits", "/me", "/offline",
)  # fmt: skip


@pytest.fixture(scope="module")
def loaded(chromium: Browser, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    """A browser that was made playable once, for all tests here."""
    if not (wasm.OUT / "index.json").exists():
        assert wasm.obstacle(), "the engine for the browser is not built: run 'make wasm'"
        pytest.skip(f"no engine for the browser: {wasm.obstacle()}")
    with Server(sqlite_address(tmp_path_factory.mktemp("offline"))) as server:
        context = chromium.new_context(
            viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE % "instant")
        context.add_init_script(UNSEEN)
        device = Device(context, server)
        page = device.open("/offline")
        loaded_once(page)
        page.evaluate("localStorage.setItem('ludotheca.level', 'master')")
        page.close()
        yield device
        context.close()


@pytest.fixture
def device(loaded: Device) -> Iterator[Device]:
    """It, with no tab open. Whatever breaks in a page fails the test, and so does anything that came from elsewhere."""
    yield loaded
    for page in loaded.context.pages:
        page.close()
    if loaded.server.process is None or loaded.server.process.poll() is not None:
        loaded.server.start()  # a test failed while nobody answered
    broken, loaded.broken = loaded.broken, []
    assert broken == []
    own = (loaded.server.address, loaded.server.address.replace("http", "ws"), "blob:", "data:")
    assert [url for url in loaded.asked_for if not url.startswith(own)] == []


def begin(page: Page, title: str, players: int = 2) -> str:
    """A game against bots from the library; the id of its table."""
    page.get_by_role("button", name=str(players), exact=True).first.press("Enter")
    page.locator(f"[data-play={title}]").press("Enter")
    page.wait_for_url(re.compile(r"/t/local-"), timeout=START)
    page.locator(".decide").wait_for(timeout=START)
    return page.url.rsplit("/", 1)[1]


def head_of(page: Page) -> int:
    """How far the game is; bots may think while somebody is asked."""
    page.locator(".shell .decide").wait_for(timeout=START)
    return int(page.locator(".shell").get_attribute("data-head") or 0)


def uploaded(page: Page, table: str) -> str:
    """Upload a game from the page that lists them; its table on the server."""
    page.locator(f"[data-table={table}] [data-upload]").press("Enter")
    told = page.get_by_role("status").filter(has_text="dealt by the player")
    expect(told).to_be_visible(timeout=START)
    kept = re.search(r"/replay/(offline-\w+)", told.inner_text())
    assert kept
    return kept[1]


@pytest.mark.parametrize("title", registry.titles())
def test_a_game_offline_against_masters(device: Device, tmp_path: Path, title: str) -> None:
    with device.alone():
        page = device.open("/")
        with drawn_small(page):
            table = begin(page, title)
            assert by_keys(page, 5) == "ask"
            expect(page.locator(".bar .label").first).to_contain_text("On this device")
            head = head_of(page)
        page.reload()  # offline, in the middle
        with drawn_small(page):
            assert head_of(page) >= head
            assert by_keys(page) == "over"
    page.goto(f"{device.server.address}/offline")
    kept = uploaded(page, table)
    api = f"{device.server.address}/api/tables/{kept}"
    file = tmp_path / "record.json"
    file.write_bytes(device.context.request.get(f"{api}/record").body())
    match = ludotheca.verify(file)
    assert match.over
    assert match.header.game == title
    assert match.header.fairness.match == table
    assert match.header.seats[1].bot == "master"
    assert json.loads(device.context.request.get(api).text())["info"]["offline"]
    assert any("/engine/" in url for url in device.asked_for)


def test_every_page_opens_without_the_server(device: Device) -> None:
    """Those that need it say so; nobody is offered what only it has."""
    with device.alone():
        page = device.open("/")
        expect(page.get_by_text("Without the server nobody else can come")).to_be_visible()
        expect(page.locator("[data-do=meet]")).to_have_count(0)
        look.check(page, "the library, offline")
        page.goto(f"{device.server.address}/new/comuni")
        expect(page.locator("[data-link=offline]")).to_be_visible()
        expect(page.locator("option[value=open]")).to_have_count(0)
        page.get_by_role("button", name="Begin").press("Enter")
        page.locator(".decide").wait_for(timeout=START)
        for path in PAGES:
            page.goto(device.server.address + path)
            page.get_by_role("heading", level=1).first.wait_for()
            look.fits(page, path)


def test_two_people_pass_the_device(device: Device) -> None:
    page = device.open("/offline")
    page.locator("form select").nth(0).select_option("rome_in_a_day")
    page.locator("form select").nth(1).select_option("2")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Begin").press("Enter")
    page.wait_for_url(re.compile(r"/t/local-"), timeout=START)
    screen = page.locator("[data-pass]")
    screen.wait_for(timeout=START)
    look.check(page, "the screen between two turns")
    who = page.get_by_role("heading", level=1).inner_text()
    page.keyboard.press("Enter")
    head_of(page)  # the seat is taken
    assert by_keys(page) == "pass"
    page.wait_for_timeout(150)  # a sentence that was about to be said would come
    # Nothing of the game is in the page, not even what a screen reader was told last.
    assert page.evaluate(OUTSIDE) == ""
    assert page.locator(".shell").count() == 0
    assert page.get_by_role("heading", level=1).inner_text() != who
    page.keyboard.press("Enter")
    head_of(page)
    assert by_keys(page, 0) == "ask"


def test_tabs_share_one_house_and_an_update_keeps_the_games(device: Device) -> None:
    with device.alone():
        first = device.open("/")
        table = begin(first, "rome_in_a_day")
        second = device.open(f"/t/{table}")
        assert by_keys(second, 1) == "ask"
        assert second.evaluate(HOUSES) == "1,1"  # one is the house, the other waits
        head = head_of(second)
        until(first, f"Number(document.querySelector('.shell').dataset.head) >= {head}")
        first.close()
        assert by_keys(second, 2) == "ask"  # the next worker took over
        assert second.evaluate(HOUSES) == "1,0"
        head = head_of(second)
    now = set(second.evaluate("caches.keys()"))
    # As if this had been loaded from an older server.
    second.evaluate("""async () => {
        for (const kind of ['shell', 'engine']) {
            await caches.open(`ludotheca-${kind}-older`);
            localStorage.setItem(`ludotheca.${kind}`, 'older');
        }
    }""")
    second.reload()
    until(second, "localStorage.getItem('ludotheca.engine') !== 'older'")
    until(second, "caches.keys().then((names) => !names.some((name) => name.endsWith('older')))")
    assert set(second.evaluate("caches.keys()")) == now
    second.reload()
    assert head_of(second) >= head
    assert by_keys(second, 1) == "ask"


def test_what_was_loaded_can_be_removed(device: Device) -> None:
    """After a game too; the game stays, can be deleted without the engine, and gone on with once it is back."""
    with device.alone():
        page = device.open("/")
        tables = [begin(page, "rome_in_a_day")]
        page.goto(f"{device.server.address}/")
        tables.append(begin(page, "alba_longa"))
    page.goto(f"{device.server.address}/offline")
    games = page.locator("[data-table]")
    games.nth(len(tables) - 1).wait_for()
    before = games.count()
    page.get_by_role("button", name="Remove it from this device").press("Enter")
    page.get_by_role("button", name="Remove it, keep the games").press("Enter")
    page.get_by_role("button", name="Get this device ready to play offline").wait_for()
    until(page, "caches.keys().then((names) => names.length === 0)")
    until(page, "navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)")
    page.reload()
    expect(games).to_have_count(before)
    page.locator(f"[data-table={tables[0]}] [data-drop]").press("Enter")
    expect(games).to_have_count(before - 1)
    page.goto(f"{device.server.address}/t/{tables[1]}")
    expect(page.get_by_text("The engine is not on this device")).to_be_visible()
    page.goto(f"{device.server.address}/offline")
    make_playable(page)
    page.locator(f"[data-table={tables[1]}]").get_by_role("button", name="Continue").press("Enter")
    assert by_keys(page, 1) == "ask"
