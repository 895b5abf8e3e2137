"""Rome in a Day for the pictures."""

from __future__ import annotations

from playwright.sync_api import Page

from screens.camera import Camera

TITLE = "rome_in_a_day"
PLAYERS = 3
WANTED = {"1-split", "1-take", "1-choose", "1-place", "3-split", "3-take", "3-choose", "3-place", "4-place"}


def options(players: int) -> dict[str, str]:
    return {}


def moment(page: Page, kind: str) -> str:
    index = "li => [...li.parentNode.children].indexOf(li) + 1"
    name = f"{page.locator('.rounds li.now').evaluate(index)}-{kind}"
    return name if name in WANTED else ""


def stage(page: Page, kind: str) -> None:
    if kind == "split":
        page.locator(".tray [data-position='1']").click()


def extras(camera: Camera, moment: str) -> None:
    page = camera.page
    if moment.endswith("place"):
        best = page.locator(".target.best")
        (best if best.count() else page.locator(".target")).first.hover()
        camera.take(f"{TITLE}-{moment}-hover")
    if moment == "3-split":
        page.locator(".seat").nth(1).click()
        camera.take(f"{TITLE}-watch")
        page.keyboard.press("Escape")


def answer(page: Page, kind: str) -> None:
    if kind == "split":
        page.locator(".tray [data-position='3']").click()
        page.locator("[data-do=confirm]").click()
    elif kind == "take":
        page.locator(".set[data-set='large']").click()
        page.locator("[data-do=confirm]").click()
    elif kind == "choose":
        page.locator(".hand .hex").first.click()
    else:
        best = page.locator(".target.best")
        (best if best.count() else page.locator(".target")).first.click()
        page.locator(".decide[data-busy=false]").wait_for()
        # The last land ends the round, so it waits for the gold button.
        if page.locator(".target.pressed").count():
            page.locator("[data-do=confirm]").click()


def after(camera: Camera) -> None:
    """The walk over the buildings, region by region."""
    page = camera.page
    page.locator("[data-walk]").click()
    for _ in range(3):
        page.locator("[data-do=confirm]").click()
    for _ in camera.sizes():
        camera.take(f"{TITLE}-walk")
