"""Comuni for the pictures; the browser tests play it by the same hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page

if TYPE_CHECKING:
    from screens.camera import Camera

TITLE = "comuni"
PLAYERS = 3


def options(players: int) -> dict[str, str]:
    return {}


def moment(page: Page, kind: str) -> str:
    if page.locator(".actions .on").count():
        return "invasion"
    if kind == "project" and page.locator("[data-do=claim]").count():
        return "claim"
    return kind


def stage(page: Page, kind: str) -> None:
    """Nothing: the decision as it comes."""


def extras(camera: Camera, moment: str) -> None:
    page = camera.page
    if moment == "claim":
        page.locator(".seat").nth(1).click()
        camera.take(f"{TITLE}-watch")
        page.keyboard.press("Escape")


def answer(page: Page, kind: str) -> None:
    """Bids once, claims next; builds where it can; gives one more than the least, then seals."""
    if page.locator(".actions .on").count():
        page.locator(".actions .on").click()
    elif kind == "project":
        claim, bays = page.locator("[data-do=claim]"), page.locator("button.bay")
        if claim.count():
            claim.click()
        elif bays.count():
            bays.last.click()
        else:
            page.locator("[data-do=income]").click()
    elif kind == "displaced":
        page.locator("button.bay").first.click()
    elif page.locator(".give").count():
        more = page.locator("[data-step=more]:enabled")
        if more.count():
            more.click()
        page.locator(".give").click()
    elif kind == "place":
        page.locator("button.plaque").first.click()
    else:
        page.locator(".chip").first.click()


def after(camera: Camera) -> None:
    """Nothing besides the final table."""
