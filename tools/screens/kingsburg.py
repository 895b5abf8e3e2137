"""Kingsburg for the pictures; browser tests play it by the same hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page

if TYPE_CHECKING:
    from screens.camera import Camera

TITLE = "kingsburg"
PLAYERS = 3
# Decisions whose picture is worth more once some buildings stand.
LATE = {"influence", "build"}
LATE_YEAR = 3
YEARS = ["I", "II", "III", "IV", "V"]


def year(page: Page) -> int:
    """Where the calendar stands; the last year while a battle hides it."""
    shown = page.locator(".wheel .roman")
    return YEARS.index(shown.text_content() or "I") + 1 if shown.count() else len(YEARS)


def options(players: int) -> dict[str, str]:
    return {}


def moment(page: Page, kind: str) -> str:
    if page.locator(".actions .on").count():
        return "battle"
    return "" if kind in LATE and year(page) < LATE_YEAR else kind


def stage(page: Page, kind: str) -> None:
    """Nothing: the decision as it comes."""


def extras(camera: Camera, moment: str) -> None:
    """Dice picked, another province, a building explained."""
    if moment != "influence":
        return
    page = camera.page
    if page.locator("[data-legal=true]").count():
        page.locator("[data-legal=true]").last.click()
        camera.take(f"{TITLE}-aimed")
    page.locator(".seat").first.click()
    camera.take(f"{TITLE}-watch")
    page.keyboard.press("Escape")
    page.keyboard.press("0")


def answer(page: Page, kind: str) -> None:
    """The highest advisor in reach, the last building, the first choice."""
    if page.locator(".actions .on").count():
        page.locator(".actions .on").click()
    elif kind == "influence":
        if not page.locator("[data-legal=true]").count():
            page.locator(".actions .quiet").click()
            return
        page.locator("[data-legal=true]").first.click()
        page.locator(".actions .go").click()
    elif kind.startswith("build"):
        page.locator(".chip").last.click()
        page.locator(".actions .go").click()
    elif kind in {"recruit", "reroll"}:
        page.locator(".actions .quiet").click()
    else:
        page.locator(".chip").first.click()


def after(camera: Camera) -> None:
    """Nothing besides the final table."""
