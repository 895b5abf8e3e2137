"""A title that new-title has just made, in a browser: played to the end on the general board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from clones import build_web, made_once, make_clone, run
from playwright.sync_api import Page, expect
from server.harness import Server
from server.harness import sqlite as sqlite_address

from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]
TITLE = "sea_pearls"
NAMES = {"en": "Sea Pearls", "fr": "Perles d’eau"}


@pytest.fixture(scope="module")
def pearls(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of a clone with a new title for three to six players."""

    def make(clone: Path) -> None:
        make_clone(clone)
        run(clone, "-m", "ludotheca", "new-title", TITLE, "--players", "3-6", "--name-fr", NAMES["fr"])
        build_web(clone)

    clone = made_once(tmp_path_factory, "pearls", make)
    folder: Path = tmp_path_factory.mktemp("pearls")
    with Server(sqlite_address(folder), sources=clone / "src") as running:
        yield running.address


def set_table(visit: Any, address: str, players: int, lang: str = "en", **more: Any) -> Page:
    """A table of the new title with bots on all other seats, started."""
    page: Page = visit(f"/new/{TITLE}", base=address, lang=lang, **more)
    page.get_by_role("button", name=str(players), exact=True).click()
    page.locator(".link-btn").click()
    page.locator("form .btn.go").click()
    page.locator("main .btn.go").first.click()
    page.locator("[data-action]").first.wait_for()
    return page


def by_button(page: Page, kind: str) -> None:
    page.locator("[data-action]:enabled").last.click()
    driver.confirm(page)


def by_key(page: Page, kind: str) -> None:
    page.keyboard.press("1")
    page.locator(".decide [data-do=confirm]").wait_for()
    page.keyboard.press("Enter")
    driver.settle(page)


@pytest.mark.parametrize("players", [3, 6])
def test_a_game_is_played_to_its_end_by_buttons(visit: Any, pearls: str, players: int) -> None:
    page = set_table(visit, pearls, players, width=1440, height=900)
    expect(page.locator("table thead th")).to_have_count(players)
    assert page.locator("tr[data-field=cards] td").all_inner_texts() == ["4"] * players
    expect(page.locator("tr[data-field=hand] td").first.locator(".item")).to_have_count(4)
    kinds = driver.play(page, by_button)
    assert kinds.count("bid") == 4
    expect(page.locator("dialog .rows li")).to_have_count(players)
    look.check(page, "the end")
    page.locator("dialog a[href^='/replay/']").click()
    page.locator("[data-step=on]").click()
    expect(page.locator("table thead th")).to_have_count(players)
    look.fits(page, "replay")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_by_day_and_by_night(visit: Any, pearls: str, theme: str) -> None:
    page = set_table(visit, pearls, 4, "fr", width=390, height=844, color_scheme=theme)
    expect(page.locator("header .where")).to_contain_text("Manche 1")
    look.check(page, "bid")
    page.get_by_role("tab", name="Règles").click()
    expect(page.locator(".part.open")).to_contain_text("Perles d’eau se joue en quatre manches")
    look.check(page, "rules")
    page.get_by_role("tab", name="Plateau").click()
    driver.play(page, by_button)
    look.check(page, "the end")


def test_keys_hints_and_the_list(visit: Any, pearls: str) -> None:
    page = set_table(visit, pearls, 3, width=1280, height=800)
    look.check(page, "bid")
    page.keyboard.press("a")
    page.locator(".advice[data-final=true]").wait_for(timeout=60_000)
    expect(page.locator("[data-action].hinted")).to_have_count(1)
    page.keyboard.press("a")
    page.keyboard.press("l")
    choices = page.locator("[data-action]").count()
    expect(page.locator("dialog ol button")).to_have_count(choices)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("dialog")).to_contain_text("The highest card that nobody else laid")
    page.keyboard.press("Escape")
    driver.play(page, by_key)


def test_a_screen_reader_hears_the_board(visit: Any, pearls: str) -> None:
    page = set_table(visit, pearls, 3, width=1280, height=800)
    reader = driver.Reader(page)
    reader.look()
    assert reader.named("columnheader", driver.my_name(page))
    assert reader.named("rowheader", "Cards in hand")
    assert reader.named("button", "Lay the")
    assert reader.named("term", "Pot") or reader.named("statictext", "Pot")
    assert reader.press_named("Lay the")
    gold = page.locator(".decide [data-do=confirm]")
    gold.wait_for()
    expect(page.locator("#consequence")).to_have_text(re.compile("You |What comes of it"))
    before = gold.locator(".name").inner_text()
    page.reload()
    # What is picked is kept, and the button says it in the words of the list.
    expect(gold.locator(".name")).to_have_text(before)
    reader.look()
    assert reader.press_named("^Lay the")
    driver.confirm(page)


def test_the_rules_of_its_texts_are_a_page(visit: Any, pearls: str) -> None:
    page: Page = visit(f"/rules/{TITLE}", base=pearls, lang="fr")
    expect(page.locator("article h1")).to_have_text(NAMES["fr"])
    expect(page.locator("article")).to_contain_text("LES ACHATS")
    look.check(page, "rules")
