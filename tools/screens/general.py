"""Any title on the general board, for the pictures."""

from __future__ import annotations

from playwright.sync_api import Page

from screens.camera import Camera


class General:
    """A title without a module of its own: every kind of decision is a moment, every answer a button."""

    PLAYERS = 3

    def __init__(self, title: str) -> None:
        self.TITLE = title

    def options(self, players: int) -> dict[str, str]:
        return {}

    def moment(self, page: Page, kind: str) -> str:
        return kind

    def stage(self, page: Page, kind: str) -> None:
        """Nothing: the decision as it comes."""

    def extras(self, camera: Camera, moment: str) -> None:
        """No more pictures."""

    def answer(self, page: Page, kind: str) -> None:
        page.locator("[data-action]:enabled").first.click()
        page.evaluate("document.querySelector('.decide [data-do=confirm]:enabled')?.click()")

    def after(self, camera: Camera) -> None:
        """Nothing besides the final table."""
