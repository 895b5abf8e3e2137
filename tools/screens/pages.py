"""The pages round the tables: library, setting a table, waiting room, rules, credits."""

from __future__ import annotations

from screens.camera import Camera


def library(camera: Camera) -> None:
    """The library as a newcomer sees it, and the pages about the project."""
    camera.open("/", "[data-play]")
    for _ in camera.sizes():
        camera.take("lobby")
        camera.take("lobby-whole", whole=True)
    camera.open("/credits", "main h1")
    for _ in camera.sizes():
        camera.take("credits")


def busy_library(camera: Camera) -> None:
    """The library of somebody who has tables."""
    camera.open("/", ".yours")
    for _ in camera.sizes():
        camera.take("lobby-yours")
        camera.take("lobby-yours-whole", whole=True)


def waiting_room(camera: Camera, title: str) -> None:
    """Setting a table with a free seat, an invited one and a bot; then its waiting room."""
    page = camera.page
    camera.open(f"/new/{title}", ".seatrow select")
    for _ in camera.sizes():
        camera.take(f"{title}-new")
        camera.take(f"{title}-new-whole", whole=True)
    page.locator(".row .chip", has_text="4").first.click()
    seats = page.locator(".seatrow select")
    seats.nth(1).select_option("invited")
    seats.nth(2).select_option(index=2)
    page.locator("form .btn.go").click()
    page.locator(".dock").wait_for()
    for _ in camera.sizes():
        camera.take(f"{title}-room")
    # Nobody else's library shall show it.
    page.locator(".dock .actions button").last.click()
    page.locator("[data-play]").first.wait_for()


def rules(camera: Camera, title: str) -> None:
    """The rules page, as it opens and from top to bottom."""
    camera.open(f"/rules/{title}", "main h1")
    for _ in camera.sizes():
        camera.take(f"{title}-rules")
        camera.take(f"{title}-rules-whole", whole=True)
