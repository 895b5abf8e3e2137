"""Whole games of Comuni against bots in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from clones import tool
from playwright.sync_api import Page, expect

from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]
by_mouse = tool("screens/comuni").answer
COMMIT = {"gold-armies", "pilgrim-armies", "alliance", "city"}


def by_keys(page: Page, kind: str) -> None:
    keys = page.keyboard
    if kind == "project":
        if page.locator("[data-do=claim]").count():
            keys.press("c")
        elif page.locator("button.bay").count():
            keys.press(page.locator("button.bay").first.get_attribute("data-column") or "1")
        else:
            keys.press("i")
    elif kind == "displaced":
        keys.press("0")
    elif kind == "invasion":
        keys.press("Enter")
    elif page.locator(".give").count():
        keys.press("+")
        keys.press("Enter")
    else:
        keys.press("1")


def look_at_the_end(page: Page, seen: set[str]) -> None:
    assert {"project", "offer", "build", "place", "invasion"} <= seen
    assert seen & COMMIT
    look.check(page, "end")
    page.goto(page.url.split("/t/")[0] + "/rules/comuni#commit")
    page.locator("#commit").wait_for()
    look.check(page, "rules")


def test_by_mouse(visit, tmp_path: Path) -> None:
    """And every phase of it looked at."""
    page: Page = visit("/", color_scheme="dark", width=1440, height=900)
    updates = driver.updates_of(page)
    page.reload()
    driver.start(page, 2, "comuni")
    seen: set[str] = set()
    kinds = driver.play(page, look.while_playing(900, "lh", by_mouse, seen=seen), most=500, story="invasion")
    assert kinds.count("invasion") == 3  # the Emperor is followed by the final table
    assert {"project", "offer", "build", "place"} <= set(kinds)
    driver.saved(page, tmp_path)
    driver.check_lines(page)
    # Nobody told this page what another held in his fists.
    assert updates
    for update in updates:
        position, viewer = update["view"]["position"], update["view"]["viewer"]
        for seat, view in enumerate(position["seats"]):
            assert seat == viewer or view["commitment"] is None
        for event in update["events"]:
            assert event["kind"] != "committed-mine" or event["args"]["seat"] == viewer
    look_at_the_end(page, seen)


def test_by_keyboard_alone(visit) -> None:
    page: Page = visit("/")
    page.get_by_role("button", name="2", exact=True).wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play") == "comuni":
            break
    page.keyboard.press("Enter")
    kinds = driver.play(page, by_keys, most=500, story="invasion")
    assert kinds.count("invasion") == 3
    assert page.evaluate("document.activeElement.closest('dialog') !== null")


def test_screens_hide_the_others(visit) -> None:
    page: Page = visit("/", width=1440, height=900)
    driver.start(page, 3, "comuni")
    while driver.asked(page) != "project":
        by_mouse(page, driver.asked(page))
        driver.settle(page)
    mine = page.locator("[data-panel=screen]")
    expect(mine.locator(".stock li")).to_have_count(4)
    page.locator(".seat").filter(has_text="bot").first.click()
    expect(mine).to_contain_text("behind the screen")
    expect(mine.locator(".stock li")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(mine.locator(".stock li")).to_have_count(4)
    # A bid is sent from the arch of a column, and can be taken back before the gold is named.
    page.locator("button.bay").first.click()
    driver.settle(page)
    if driver.asked(page) == "offer":
        expect(page.locator(".bay.selected .slab")).to_have_text(re.compile("^here$|^outbids "))
        page.keyboard.press("u")
        page.locator(".decide[data-kind=project]").wait_for()


def test_every_phase_on_a_phone(visit) -> None:
    page: Page = visit("/", lang="fr", color_scheme="light", width=360, height=640)
    driver.start(page, 2, "comuni")
    seen: set[str] = set()
    driver.play(
        page, look.while_playing(640, "lh", by_mouse, again=by_keys, seen=seen), most=500, story="invasion"
    )
    page.locator("details summary").click()
    look_at_the_end(page, seen)
