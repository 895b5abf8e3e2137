"""One browser window of one language; it takes each picture in every wanted theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

Theme = Literal["light", "dark"]
Size = tuple[int, int]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
# Names and buttons that end in three dots.
CUT = """() => [...document.querySelectorAll('.decide .name, .decide .prompt, .seat .player, .seat .by bdi, .war .heading b')]
    .filter(node => node.getClientRects().length && node.scrollWidth > node.clientWidth + 1 && node.clientWidth)
    .map(node => node.textContent.trim())"""


class Camera:
    """A visitor who takes pictures. What looks wrong without being looked at is printed with two stars."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        folder: Path,
        sizes: Sequence[Size],
        themes: Sequence[Theme],
        language: str,
        scale: float = 1,
    ) -> None:
        self.address, self.folder = address, folder
        self.wanted, self.themes, self.language = sizes, themes, language
        self.size = sizes[0]
        self.players = 0
        self.context = browser.new_context(
            viewport={"width": self.size[0], "height": self.size[1]},
            locale=LOCALES[language],
            device_scale_factor=scale,
            reduced_motion="reduce",
        )
        self.context.add_init_script("try { localStorage.setItem('ludotheca.speed', 'instant') } catch {}")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.page.on("pageerror", lambda error: print(f"** page error: {error}", flush=True))

    def resize(self, size: Size) -> None:
        """The same page in a window of another size."""
        if size != self.size:
            self.size = size
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.wait_for_timeout(250)

    def sizes(self) -> Iterator[Size]:
        """Every wanted size in turn, the window at hand; afterwards it is as it was."""
        before = self.size
        for size in self.wanted:
            self.resize(size)
            yield size
        self.resize(before)

    def open(self, path: str, wait: str) -> None:
        """A page, once it shows what it is for."""
        self.page.goto(self.address + path)
        self.page.locator(wait).first.wait_for()

    def take(self, what: str, *, whole: bool = False) -> None:
        """A picture at the present size in each theme; the name says of what."""
        width, height = self.size
        name = f"{what}-{width}x{height}"
        self.page.wait_for_timeout(250)
        for theme in self.themes:
            self.page.emulate_media(color_scheme=theme)
            self.page.wait_for_timeout(60)
            path = self.folder / f"{name}-{theme}-{self.language}.png"
            self.page.screenshot(path=path, full_page=whole)
        over = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if over > 0:
            print(f"** {name}-{self.language}: {over} px too wide", flush=True)
        for text in self.page.evaluate(CUT):
            print(f"** {name}-{self.language}: cut: {text}", flush=True)
        for text in self.page.evaluate("window.ludothecaMissing()"):
            print(f"** {name}: missing text {text}", flush=True)

    def tick(self, title: str) -> None:
        """While the next question is waited for."""

    def press(self, key: str, what: str) -> None:
        """The window that a key opens, and away with it."""
        self.page.keyboard.press(key)
        self.page.locator("dialog[open]").wait_for()
        self.take(what)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")
