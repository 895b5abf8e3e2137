"""The pages round the tables: library, setting a table, waiting room, rules, credits."""

from __future__ import annotations

from screens.lens import Lens


def library(lens: Lens) -> None:
    """The library as a newcomer sees it, and the pages about the project."""
    lens.open("/", "[data-play]")
    for _ in lens.sizes():
        lens.take("lobby")
        lens.take("lobby-whole", whole=True)
    lens.open("/credits", "main h1")
    for _ in lens.sizes():
        lens.take("credits")


def busy_library(lens: Lens) -> None:
    """The library of somebody who has tables."""
    lens.open("/", ".yours")
    for _ in lens.sizes():
        lens.take("lobby-yours")
        lens.take("lobby-yours-whole", whole=True)


def waiting_room(lens: Lens, title: str) -> None:
    """Setting a table with a free seat, an invited one and a bot; then its waiting room."""
    page = lens.page
    lens.open(f"/new/{title}", ".seatrow select")
    for _ in lens.sizes():
        lens.take(f"{title}-new")
        lens.take(f"{title}-new-whole", whole=True)
    page.locator(".row .chip", has_text="4").first.click()
    seats = page.locator(".seatrow select")
    seats.nth(1).select_option("invited")
    seats.nth(2).select_option(index=2)
    page.locator("form .btn.go").click()
    page.locator(".room").wait_for()
    for _ in lens.sizes():
        lens.take(f"{title}-room")
    # Nobody else's library shall show it.
    page.locator(".room .acts button").last.click()
    page.locator("[data-play]").first.wait_for()


def rules(lens: Lens, title: str) -> None:
    """The rules page, as it opens and from top to bottom."""
    lens.open(f"/rules/{title}", "main h1")
    for _ in lens.sizes():
        lens.take(f"{title}-rules")
        lens.take(f"{title}-rules-whole", whole=True)
