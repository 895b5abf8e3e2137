"""Whole games of Kingsburg against bots in a real browser."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]
# Stills are looked at for no time: a battle is a page all the same.
NO_TIME = (
    "const wait = setTimeout; window.setTimeout = (run, ms, ...more) => wait(run, (ms ?? 0) / 50, ...more)"
)


# The faces of my dice, and whom they reach.
REACH = """() => {
    const all = (name, fact) => [...document.querySelectorAll(name)].map(one => Number(one.dataset[fact]));
    return [all('[data-die]', 'face'), all('[data-legal=true]', 'advisor')];
}"""


def hasty(visit: Any, **wishes: Any) -> Page:
    """A visitor who sees every scene as a still, and is done with it at once."""
    page: Page = visit("/", pace="brisk", **wishes)
    page.context.add_init_script(NO_TIME)
    page.reload()
    return page


def at_the_court(visit: Any, **wishes: Any) -> Page:
    """The first dice of somebody who confirms everything: else a placement nobody answers would go at a press."""
    page: Page = visit("/", **wishes)
    page.evaluate("localStorage.setItem('ludotheca.confirm', 'always')")
    page.reload()
    driver.start(page, 2, "kingsburg")
    page.locator(".chip").first.click()
    driver.confirm(page)
    assert driver.asked(page) == "influence"
    return page


def by_mouse(page: Page, kind: str) -> None:
    if kind == "influence":
        if not page.locator("[data-legal=true]").count():
            page.locator("[data-do=leave]").click()
            return
        die = page.locator("[data-die='0']")
        die.click()
        if page.locator(
            ".advisor.selected"
        ).count():  # the die alone reaches somebody: a click on him sends it
            page.locator(".advisor.selected").click()
            return
        die.click()
        page.locator("[data-legal=true]").first.click()
        driver.confirm(page)
    elif kind in {"build", "build-again"}:
        sheet = page.locator(".building.possible")
        (sheet if sheet.first.is_visible() else page.locator("[data-site]")).last.click()
        driver.confirm(page)
    elif kind == "recruit":
        page.locator("[data-do=leave]").click()
    elif page.locator("[data-pile]").count():
        while page.locator("[data-do=wait]").count():
            page.locator("[data-pile] [data-step=more]:enabled").first.click()
        driver.confirm(page)
    elif kind == "battle":
        page.locator("[data-do=confirm]").click()
    else:
        page.locator(".chip").first.click()
        driver.confirm(page)


def by_keys(page: Page, kind: str) -> None:
    keys = page.keyboard
    if kind == "influence":
        influence_by_keys(page)
    elif kind == "recruit":
        keys.press("p")
    elif page.locator("[data-pile]").count():
        for good in "123" * 3:
            keys.press(good)
        keys.press("Enter")
    else:
        if kind != "battle":
            keys.press("1")
        keys.press("Enter")


def influence_by_keys(page: Page) -> None:
    """Digits pick dice that reach somebody by themselves; the list knows every other way; else one passes."""
    keys = page.keyboard
    faces, legal = page.evaluate(REACH)
    if not legal:
        keys.press("p")
        return
    dice = range(len(faces))
    ways = [picked for size in (1, 2) for picked in combinations(dice, size)]
    for way in ways:
        if sum(faces[die] for die in way) in legal:
            for key in ("0", *(str(die + 1) for die in way)):
                keys.press(key)
            if page.locator("[data-do=confirm]:enabled").count():
                keys.press("Enter")
                return
    keys.press("0")
    keys.press("l")
    page.locator("dialog li button").first.wait_for()
    keys.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    keys.press("Enter")


def by_mouse_in_sight(page: Page, kind: str) -> None:
    """By mouse; a battle is told without scrolling."""
    if kind == "battle":
        plate = page.get_by_role("region", name=re.compile("bataille|battle", re.IGNORECASE))
        assert plate.evaluate("plate => plate.scrollHeight <= plate.clientHeight"), "all of it is in sight"
        # Winter still stands in the rails: nobody has rolled, and the seats say what it brought.
        assert page.locator(".seat .die").count() == 0
    by_mouse(page, kind)


def look_at_the_end(page: Page) -> None:
    look.check(page, "end")
    page.locator(".foot a[href^='/replay']").click()
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    look.check(page, "replay")
    page.goto(page.url.split("/replay")[0] + "/rules/kingsburg#battle")
    page.locator("#battle").wait_for()
    look.check(page, "rules")


def test_by_mouse(visit) -> None:
    """A year, and every phase of it looked at."""
    page = hasty(visit, color_scheme="dark", width=1440, height=900)
    driver.start(page, 2, "kingsburg")
    wanted = {"aid", "influence", "build", "battle"}
    kinds = driver.play(
        page,
        look.while_playing(900, "lh", by_mouse_in_sight, again=by_mouse),
        most=400,
        story="battle",
        enough=lambda kinds: wanted <= {*kinds},
    )
    assert wanted <= set(kinds)


def test_by_keyboard_alone(visit, tmp_path: Path) -> None:
    """A whole game, and what it leaves behind."""
    page = hasty(visit)
    updates = driver.updates_of(page)
    page.reload()
    page.locator("[data-play=kingsburg]").wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play") == "kingsburg":
            break
    page.keyboard.press("Enter")
    with driver.drawn_small(page):
        kinds = driver.play(page, by_keys, most=400, story="battle")
    assert kinds.count("battle") == 5  # the fifth is followed by the count of the points
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    driver.saved(page, tmp_path)
    driver.check_lines(page)
    # Nobody told this page of an enemy that only others had seen.
    assert updates
    for update in updates:
        position, viewer = update["view"]["position"], update["view"]["viewer"]
        if position["enemy"] is not None:
            assert position["revealed"] or viewer in position["seen_by"]
        for event in update["events"]:
            assert event["kind"] != "peeked-mine" or event["args"]["seat"] == viewer
    look_at_the_end(page)


def test_dice_light_up_what_they_reach(visit) -> None:
    page = at_the_court(visit, width=1440, height=900)
    # Without dice every reachable advisor has a golden keystone; a click picks the dice for him.
    aim = page.locator("[data-legal=true]").last
    number = aim.get_attribute("data-advisor")
    aim.click()
    expect(page.locator(".advisor.selected")).to_have_attribute("data-advisor", str(number))
    picked = page.locator(".hand .die-button[aria-pressed=true]")
    faces = [int(die.get_attribute("data-face") or 0) for die in picked.all()]
    assert sum(faces) == int(number or 0)
    expect(page.get_by_role("button", name=f"Place on {number}")).to_be_enabled()
    # What comes of it stands beside the button, and what does not come, with the reason, at the place itself.
    expect(page.locator("#consequence")).to_contain_text("leaves" if len(faces) < 3 else "")
    if sum(int(die.get_attribute("data-face") or 0) for die in page.locator("[data-die]").all()) < 18:
        page.locator("[data-advisor='18']").hover()
        expect(page.locator(".inspector .foot:not(.ok)")).to_contain_text("Needs 18; your dice make")
    # Arrows walk the court, and what an advisor gives is told on focus.
    page.locator("[data-advisor='1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-advisor='8']")).to_be_focused()
    expect(page.locator(".inspector")).to_contain_text("2 gold")
    page.keyboard.press("0")
    expect(page.locator(".hand .die-button[aria-pressed=true]")).to_have_count(0)
    # A pass with advisors in reach is asked twice.
    page.get_by_role("button", name="Pass", exact=False).last.click()
    expect(page.get_by_role("button", name="Pass anyway")).to_be_visible()
    # Another province is a click away, and each of its buildings explains itself.
    page.locator(".seat").filter(has_text="bot").first.click()
    page.locator("[data-building=fortress]").hover()
    expect(page.locator(".inspector")).to_contain_text("1 point for every victory")
    expect(page.locator(".inspector .foot")).to_contain_text("comes first in this row")
    expect(page.get_by_role("button", name="Back to yours")).to_be_visible()


def test_keys_after_the_mouse_are_for_the_decision(visit) -> None:
    """A piece that was clicked does not keep the focus and take Enter for itself."""
    page = at_the_court(visit, width=1440, height=900)
    number = page.locator("[data-legal=true]").first.get_attribute("data-advisor")
    taken = page.locator(f"[data-advisor='{number}']")
    taken.click()
    expect(taken).not_to_be_focused()
    page.locator("[data-do=confirm]:enabled").wait_for()
    page.keyboard.press("Enter")
    expect(taken).to_have_attribute("data-legal", "false")


def test_a_long_press_explains_and_chooses_nothing(visit) -> None:
    page = at_the_court(visit, width=390, height=844, has_touch=True)
    legal = page.locator("[data-legal=true]").first
    box = legal.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    expect(page.locator(".inspector")).to_contain_text(f"{legal.get_attribute('data-advisor')} ·")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".advisor.selected")).to_have_count(0)
    # It is read when the finger is away, and goes with the next touch.
    page.wait_for_timeout(200)
    expect(page.locator(".inspector")).to_be_visible()
    legal.tap()
    expect(page.locator(".advisor.selected")).to_have_count(1)
    expect(page.locator(".inspector")).to_have_count(0)


def test_every_phase_on_a_phone(visit) -> None:
    """Two years; the pages that follow a game are looked at above."""
    page = hasty(visit, lang="fr", color_scheme="light", width=360, height=640)
    driver.start(page, 2, "kingsburg")
    kinds = driver.play(
        page,
        look.while_playing(640, "lh", by_mouse_in_sight, again=by_keys),
        most=400,
        story="battle",
        enough=lambda kinds: kinds.count("battle") == 2,
    )
    assert {"aid", "influence", "build", "battle"} <= set(kinds)
