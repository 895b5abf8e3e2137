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
    if kind == "page":
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
    confirm = page.locator("[data-do=confirm]")
    if kind == "page":
        confirm.click()
        return
    if kind in {"recruit", "reroll"} or (
        kind == "influence" and not page.locator("[data-legal=true]").count()
    ):
        page.locator("[data-do=leave]").click()
        return
    if kind == "influence":
        page.locator("[data-legal=true]").first.click()
    elif kind.startswith("build"):
        page.locator("[data-site]").last.click()
    elif page.locator("[data-pile]").count():
        while page.locator("[data-do=wait]").count():
            page.locator("[data-pile] [data-step=more]:enabled").first.click()
    else:
        page.locator(".chip").first.click()
    page.evaluate("document.querySelector('.decide [data-do=confirm]:enabled')?.click()")


def after(camera: Camera) -> None:
    """Nothing besides the final table."""
