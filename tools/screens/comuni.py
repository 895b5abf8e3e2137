"""Comuni for the pictures; the browser tests play it by the same hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Error, Locator, Page

if TYPE_CHECKING:
    from screens.camera import Camera

TITLE = "comuni"
PLAYERS = 4
READING = ".war[data-reading=true]"


def options(players: int) -> dict[str, str]:
    return {}


def moment(page: Page, kind: str) -> str:
    if page.locator(READING).count():
        return "invasion"
    if kind == "project" and page.locator("[data-do=claim]").count():
        return "claim"
    return kind


def stage(page: Page, kind: str) -> None:
    """Something is picked, so that what comes of it can be read."""
    if page.locator(READING).count():
        return
    if kind == "project" and page.locator("[data-do=claim]").count():
        page.locator("[data-do=claim]").click()
    elif kind == "place":
        page.locator(".spot").last.click()


def extras(camera: Camera, moment: str) -> None:
    page = camera.page
    if moment == "claim":
        page.locator(".seat").nth(1).click()
        camera.take(f"{TITLE}-watch")
        page.keyboard.press("Escape")


def confirm(page: Page) -> None:
    """The gold button, where what was picked has not gone at once; a loss that it warns of is meant."""
    for _ in range(2):  # a red warning asks once more
        page.evaluate("document.querySelector('.decide [data-do=confirm]:enabled')?.click()")
        page.wait_for_timeout(30)
        if not page.locator("[data-do=back]").count():
            return


def answer(page: Page, kind: str) -> None:
    """What is picked is confirmed. Bids once, claims next; builds where it can; gives one more than the least that serves."""
    more = page.locator("[data-step=more]:enabled")
    if page.locator(READING).count():
        confirm(page)
    elif page.locator("[data-step]").count():
        if kind == "offer" and more.count():
            press(more)
        confirm(page)
    elif page.locator("[data-do=confirm]").count():
        confirm(page)
    else:
        pick(page, kind)


def press(target: Locator) -> None:
    """A click, unless what is asked has changed meanwhile: what can be taken back goes without a second press."""
    try:
        target.click(timeout=3000)
    except Error:
        if target.is_visible():
            raise


def pick(page: Page, kind: str) -> None:
    """Choose something where nothing is chosen."""
    claim, bays = page.locator("[data-do=claim]"), page.locator("button.bay.possible")
    chips, cards = page.locator(".use .chip:visible"), page.locator(".hand .play:visible")
    if kind == "project" and claim.count():
        press(claim)
    elif kind in ("project", "displaced") and bays.count():
        press(bays.last)
    elif kind == "project":
        press(page.locator("[data-do=income]"))
    elif kind == "place":
        press(page.locator(".spot").first)
    elif chips.count():
        press(chips.first)
    elif cards.count():
        press(cards.first)
    else:
        press(page.locator("[data-do=leave]"))


def after(camera: Camera) -> None:
    """Nothing besides the final table."""
