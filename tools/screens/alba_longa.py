"""Alba Longa with all its variants for the pictures."""

from __future__ import annotations

from playwright.sync_api import Page

from screens.camera import Camera

TITLE = "alba_longa"
PLAYERS = 4


def options(players: int) -> dict[str, str]:
    """Every variant; Assisi is on the back of the fifth city."""
    variants = {"job_well_done": "true", "spoils_of_war": "true"}
    return variants if players == 5 else variants | {"assisi": "true"}


def moment(page: Page, kind: str) -> str:
    return kind


def stage(page: Page, kind: str) -> None:
    """Something is picked, nothing done."""
    if kind in {"take", "buy"}:
        page.locator("[data-die]:enabled").last.click()
        if page.locator("[data-farm]").count():
            page.locator("[data-farm]").click()
    elif kind == "growth":
        page.keyboard.press("+")
    elif kind != "slavery" and page.locator(".decide .card, .decide .stall").count() > 1:
        page.keyboard.press("1")


def extras(camera: Camera, moment: str) -> None:
    page = camera.page
    if moment == "take":
        page.locator(".seat").nth(1).click()
        camera.take(f"{TITLE}-watch")
        page.keyboard.press("Escape")


def answer(page: Page, kind: str) -> None:
    if not page.locator("[data-do=confirm]:enabled").count():
        stage(page, kind)
    page.locator("[data-do=confirm]:enabled").click()
    if page.locator("[data-do=back]").count():
        page.locator("[data-do=confirm]:enabled").click()


def after(camera: Camera) -> None:
    """Nothing besides the final table."""
