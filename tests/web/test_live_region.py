"""What the others do is spoken: the live region says it in the words of the log, whatever the title."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from ludotheca.games import registry
from web import driver

pytestmark = [pytest.mark.browser, pytest.mark.once]
# Keeps every line that the live region ever held.
LISTEN = """() => {
    window.said = [];
    const region = document.querySelector('[data-live]');
    const note = () => window.said.push(region.textContent);
    new MutationObserver(note).observe(region, { characterData: true, childList: true, subtree: true });
}"""


def answer_from_the_list(page: Page) -> None:
    """The first of all that can be answered: every title has that list."""
    page.keyboard.press("l")
    page.locator("dialog[open] ol button").first.click()
    driver.confirm(page)


def lines_about(page: Page, name: str) -> set[str]:
    """What the log tells of a player."""
    lines = page.locator(".log li:not(.since) p").all_inner_texts()
    return {" ".join(line.split()) for line in lines if name in line}


def spoken(page: Page) -> str:
    """All that was said, in one line."""
    said: list[str] = page.evaluate("window.said")
    return " ".join(" ".join(said).split())


@pytest.mark.parametrize("title", registry.titles())
def test_the_live_region_speaks_what_another_seat_does(visit: Any, title: str) -> None:
    page: Page = visit("/", width=1440, height=900)
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(f"[data-play={title}]").click()
    driver.asked(page)
    page.evaluate(LISTEN)
    bot = page.locator(".seat .who bdi", has_not_text=re.compile("^you$")).inner_text()
    before = lines_about(page, bot)
    for _ in range(12):
        answer_from_the_list(page)
        driver.asked(page)
        told = spoken(page)
        if any(line in told for line in lines_about(page, bot) - before):
            return
    pytest.fail(f"{bot} did {lines_about(page, bot) - before}; spoken: {spoken(page)}")
