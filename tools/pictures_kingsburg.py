"""A game of Kingsburg for tools/screenshots.py: a picture the first time each decision is seen, and of a battle."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page

# Decisions whose picture is worth more once some buildings stand.
LATE = {"influence", "build"}
LATE_YEAR = 3
YEARS = ["I", "II", "III", "IV", "V"]


class Lens(Protocol):
    """The Photographer of screenshots.py."""

    page: Page

    def take(self, what: str, *, whole: bool = False) -> None: ...
    def kind(self) -> str: ...


def play(lens: Lens) -> None:
    """A whole game by mouse."""
    page = lens.page
    seen: set[str] = set()
    while kind := lens.kind():
        if page.locator(".acts .on").count():
            if "battle" not in seen:
                seen.add("battle")
                lens.take("kingsburg-battle")
            page.locator(".acts .on").click()
            continue
        if kind not in seen and (kind not in LATE or year(page) >= LATE_YEAR):
            seen.add(kind)
            lens.take(f"kingsburg-{kind}")
            if kind == "influence":
                extras(lens)
        answer(page, kind)
        page.locator(".decide[data-busy=false]").wait_for()
    lens.take("kingsburg-end")
    page.locator("details summary").click()
    lens.take("kingsburg-end-lines")


def year(page: Page) -> int:
    """Where the calendar stands; the last year while a battle hides it."""
    shown = page.locator(".wheel .roman")
    return YEARS.index(shown.text_content() or "I") + 1 if shown.count() else len(YEARS)


def extras(lens: Lens) -> None:
    """Dice picked, another province, the panels of a phone."""
    page = lens.page
    page.locator("[data-legal=true]").last.click()
    lens.take("kingsburg-aimed")
    page.locator(".seat").first.click()
    lens.take("kingsburg-watch")
    page.keyboard.press("Escape")
    if page.locator(".tabs").is_visible():
        for tab in (1, 2, 3):
            page.locator(".tabs button").nth(tab).click()
            lens.take(f"kingsburg-tab{tab}")
        page.locator(".tabs button").first.click()


def answer(page: Page, kind: str) -> None:
    """Something sensible: the highest advisor in reach, the last building, the first choice."""
    if kind == "influence":
        if not page.locator("[data-legal=true]").count():
            page.locator(".acts .quiet").click()
            return
        page.locator("[data-legal=true]").first.click()
        page.locator(".acts .go").click()
    elif kind.startswith("build"):
        page.locator(".chip").last.click()
        page.locator(".acts .go").click()
    elif kind in {"recruit", "reroll"}:
        page.locator(".acts .quiet").click()
    else:
        page.locator(".chip").first.click()
