"""Whole games of Comuni against bots in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from clones import tool
from playwright.sync_api import Page, expect

from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]
screens = tool("screens/comuni")
COMMIT = {"gold-armies", "pilgrim-armies", "alliance", "city"}


def by_mouse(page: Page, kind: str) -> None:
    if page.locator(screens.READING).count():
        told(page)
    elif kind in COMMIT and page.locator("[data-step]").count():
        live_bars(page, kind)
    screens.answer(page, kind)


def by_keys(page: Page, kind: str) -> None:
    keys = page.keyboard
    if page.locator("[data-do=confirm].warned:enabled").count():
        into_a_loss(page)
    elif page.locator("[data-do=confirm]:enabled").count():
        keys.press("Enter")
    elif kind == "project":
        if page.locator("[data-do=claim]").count():
            keys.press("c")
        else:
            # In one go: what can be taken back goes without a second press, and the arches with it.
            column = page.evaluate("document.querySelector('button.bay.possible')?.dataset.column")
            keys.press(column or "i")
    elif kind == "displaced":
        keys.press("0")
    elif kind == "exchange":
        keys.press("0")
    elif kind == "place":
        # What can be taken back goes without a second press: the spaces may be gone by now.
        page.evaluate("document.querySelector('.spot')?.focus()")
        if page.locator(".spot:focus").count():
            keys.press("Enter")
    else:
        keys.press("1")


def into_a_loss(page: Page) -> None:
    """Enter alone never goes into a loss; the button with the focus does, and may ask once more."""
    page.locator(".decide").focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-do=confirm].warned:enabled").count() == 1
    page.locator("[data-do=confirm]").focus()
    page.keyboard.press("Enter")
    if page.locator("[data-do=back]").count():
        page.locator("[data-do=confirm]").focus()
        page.keyboard.press("Enter")


def told(page: Page) -> None:
    """An invasion is told to its end, and nothing lies over it."""
    assert page.locator(screens.READING).get_attribute("data-steps") == "5"
    assert page.locator("dialog[open]").count() == 0
    assert page.locator(".war .out:has-text('…')").count() == 0


def live_bars(page: Page, kind: str) -> None:
    """The bars of my town follow the number, and the bar says what it comes to."""
    mine = page.locator(".war article.mine")
    less, more = page.locator("[data-step=less]:enabled"), page.locator("[data-step=more]:enabled")
    assert re.search(r"\d+ (against|contre) \d+", page.locator("#consequence").inner_text())
    if kind == "city" and less.count() + more.count():
        before = mine.locator(".army").count()
        (less if less.count() else more).click()
        expect(mine.locator(".army")).not_to_have_count(before)


def look_at_the_rules(page: Page, seen: set[str]) -> None:
    assert {"project", "build", "place"} <= seen
    assert seen & COMMIT
    page.goto(page.url.split("/t/")[0] + "/rules/comuni#commit")
    page.locator("#commit").wait_for()
    look.check(page, "rules")


def test_by_mouse(visit) -> None:
    """Up to the first invasion, and every phase of it looked at."""
    page: Page = visit("/", color_scheme="dark", width=1440, height=900)
    driver.start(page, 2, "comuni")
    seen: set[str] = set()
    wanted = {"project", "build", "place", "page"}
    driver.play(
        page,
        look.while_playing(900, "lh", by_mouse, seen=seen),
        most=700,
        enough=lambda kinds: wanted <= {*kinds} and not COMMIT.isdisjoint(kinds),
    )
    look_at_the_rules(page, seen)


def test_by_keyboard_alone(visit, tmp_path: Path) -> None:
    """A whole game, and what it leaves behind."""
    page: Page = visit("/")
    updates = driver.updates_of(page)
    page.reload()
    page.get_by_role("button", name="2", exact=True).wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play") == "comuni":
            break
    page.keyboard.press("Enter")
    stories: list[str] = []

    def play(page: Page, kind: str) -> None:
        if page.locator(screens.READING).count():
            stories.append(page.locator(".decide [data-do=confirm]").inner_text())
        by_keys(page, kind)

    with driver.drawn_small(page):
        kinds = driver.play(page, play, most=700)
    assert {"project", "offer", "build", "place"} <= set(kinds)
    assert stories[-1].startswith("Count the points")  # the Emperor, before the final table
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
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
    look.check(page, "end")


def test_screens_hide_the_others(visit) -> None:
    page: Page = visit("/", width=1440, height=900)
    driver.start(page, 3, "comuni")
    while driver.asked(page) != "project":
        by_mouse(page, driver.asked(page))
        driver.settle(page)
    # A seat wears the colour of its town, wherever it sits.
    colours = {
        "Lucca": "azure",
        "Firenze": "plum",
        "Siena": "verdigris",
        "Bologna": "madder",
        "Milano": "rose",
    }
    for seat in page.locator(".seat").all():
        town = seat.locator(".player").inner_text()
        assert seat.locator(".crest use").first.get_attribute("href") == f"#crest-{colours[town]}"
    mine = page.locator("[data-panel=screen]")
    expect(mine.locator(".stock li")).to_have_count(4)
    page.locator(".seat").filter(has_not_text="you").first.click()
    expect(mine).to_contain_text("behind the screen")
    expect(mine.locator(".stock li")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(mine.locator(".stock li")).to_have_count(4)
    # A bid is sent from the arch of a column; another arch takes it instead, and it can be taken back.
    if page.locator("button.bay.possible").count() > 1:
        page.locator("button.bay.possible").first.click()
        page.locator(".decide[data-kind=offer]").wait_for()
        expect(page.locator(".bay.selected .slab")).to_have_text(re.compile("^here$|^outbids "))
        first = page.locator(".bay.selected").get_attribute("data-column")
        page.locator("button.bay.possible").last.click()
        expect(page.locator(f".bay.selected:not([data-column='{first}'])")).to_have_count(1)
        page.keyboard.press("u")
        page.locator(".decide[data-kind=project]").wait_for()


def test_exchange_is_an_act_of_its_own(visit) -> None:
    """With the table's option: two pilgrims for a resource, picked, confirmed, and in the stock."""
    page: Page = visit("/new/comuni", width=1440, height=900)
    page.locator(".seatrow select").first.wait_for()
    page.locator("[data-option=free_exchange] [data-value=true]").click()
    page.locator("form .btn.go").click()
    page.locator(".dock .btn.go").first.click()
    driver.asked(page)
    for _ in range(40):
        if page.locator(".swap").count():
            break
        by_mouse(page, driver.asked(page))
        driver.settle(page)
    stock = page.locator("[data-panel=screen] .stock li")
    before = [int(text.split()[0]) for text in stock.all_inner_texts()]
    page.locator(".swap").first.click()
    driver.confirm(page)
    expect(stock.nth(1 if before[0] else 0)).not_to_have_text(re.compile("^$"))
    page.wait_for_function(
        "before => JSON.stringify([...document.querySelectorAll('[data-panel=screen] .stock li')]"
        ".map(li => parseInt(li.innerText))) !== JSON.stringify(before)",
        arg=before,
    )
    after = [int(text.split()[0]) for text in stock.all_inner_texts()]
    assert sum(before) - sum(after) == 1  # two went, one came


def test_every_phase_on_a_phone(visit) -> None:
    """Up to the first invasion, told to its end."""
    page: Page = visit("/", lang="fr", color_scheme="light", width=360, height=640)
    driver.start(page, 2, "comuni")
    seen: set[str] = set()
    wanted = {"project", "build", "place", "page"}  # without gold nobody is asked for an offer
    driver.play(
        page,
        look.while_playing(640, "lh", by_mouse, again=by_keys, seen=seen),
        most=700,
        enough=lambda kinds: wanted <= {*kinds} and not COMMIT.isdisjoint(kinds),
    )
    look_at_the_rules(page, seen)
