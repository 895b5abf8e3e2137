"""What others do is shown before the next question, in a real browser with real motion."""

from __future__ import annotations

from typing import Any

import pytest
from clones import tool
from playwright.sync_api import Page, expect

from web import driver

pytestmark = [pytest.mark.browser, pytest.mark.once]
answer = tool("screens/kingsburg").answer
# Every state of the decision bar from here on: whether something is shown, and what is asked.
RECORD = """() => {
    window.bar = [];
    const bar = document.querySelector(".decide");
    const note = () => window.bar.push([bar.dataset.playing === "true", bar.dataset.kind]);
    new MutationObserver(note).observe(bar, { attributes: true });
}"""


@pytest.fixture
def court(visit: Any) -> Page:
    """A placement in a game of three that both of the others answer, with motion."""
    page: Page = visit("/", width=1440, height=900, reduced_motion="no-preference")
    driver.start(page, 3, "kingsburg")
    while (kind := driver.asked(page)) != "influence" or not all(dice > 1 for dice in in_hand(page)):
        answer(page, kind)
        page.wait_for_timeout(200)
    pace(page, "normal")
    page.evaluate(RECORD)
    return page


def in_hand(page: Page) -> list[int]:
    """How many dice each of the others still has; one alone may reach nobody."""
    return [seat.locator(".die").count() for seat in page.locator(".seat", has_text="bot").all()]


def pace(page: Page, speed: str) -> None:
    page.locator(".menu > button").click()
    page.locator("[data-setting=speed]").select_option(speed)
    page.keyboard.press("Escape")


def place(page: Page) -> None:
    answer(page, "influence")
    page.locator(".decide:not([data-kind=influence])").wait_for()


def test_the_question_comes_after_what_the_others_did(court: Page) -> None:
    place(court)
    bar = court.locator(".decide")
    expect(bar).to_have_attribute("data-playing", "true", timeout=20_000)
    assert driver.asked(court)
    states = court.evaluate("window.bar")
    assert [True, ""] in states
    assert [state for state in states if state[0] and state[1]] == [], "asked while something is shown"
    # Both of the others placed dice, and the chronicle has it.
    assert court.locator(".log li .player").count() >= 2


def test_space_goes_to_the_end_of_it(court: Page) -> None:
    place(court)
    bar = court.locator(".decide")
    expect(bar).to_have_attribute("data-playing", "true", timeout=20_000)
    expect(court.locator("[data-tool=skip]")).to_be_visible()
    court.keyboard.press("Space")
    assert bar.get_attribute("data-playing") == "false"
    assert driver.asked(court)

    # Shown once more, the question stays to be read; a key that would answer it ends the showing and does nothing else.
    kind, question = bar.get_attribute("data-kind") or "", court.locator(".prompt").inner_text()
    head = court.locator(".shell").get_attribute("data-head") or ""
    court.keyboard.press("r")
    expect(bar).to_have_attribute("data-playing", "true")
    expect(court.locator(".prompt")).to_have_text(question)
    court.keyboard.press("1")
    expect(bar).to_have_attribute("data-playing", "false")
    expect(bar).to_have_attribute("data-kind", kind)
    expect(court.locator(".shell")).to_have_attribute("data-head", head)


def test_at_once_shows_no_scene(court: Page) -> None:
    pace(court, "instant")
    lines = court.locator(".log li p")
    before = lines.count()
    answer(court, "influence")
    # I placed dice, and so did both of the others.
    expect(lines.nth(before + 2)).to_be_attached(timeout=20_000)
    assert driver.asked(court)
    assert [state for state in court.evaluate("window.bar") if state[0]] == []
    court.reload()
    court.locator(".menu > button").click()
    expect(court.locator("[data-setting=speed]")).to_have_value("instant")
