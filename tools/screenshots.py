"""Takes pictures of every page and every phase of Rome in a Day, to be looked at.

    .venv/bin/python tools/screenshots.py FOLDER [--only PART] [--title kingsburg] [--address http://localhost:8000]

Without an address it starts a server of its own on a fresh database. Pictures are named
page-size-theme-language.png; sizes are a phone and a desktop. Another title is played by pictures_<title>.py.
"""

from __future__ import annotations

import argparse
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from chromium import ARGUMENTS, find  # beside this file
from playwright.sync_api import Browser, Page, sync_playwright

SIZES = {"desktop": (1440, 900), "phone": (360, 640)}
MORE_SIZES = {
    "small-laptop": (1280, 720),
    "tablet": (820, 1180),
    "wide": (2560, 1440),
    "phone-tall": (390, 844),
}


@contextmanager
def server() -> Iterator[str]:
    """A server on a port of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludotheca.cli", "serve", "--no-browser", "--port", str(port)]
        process = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/pictures.db"])
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(200):
                try:
                    urlopen(f"{address}/ready", timeout=1).close()  # noqa: S310 (our own server)
                    break
                except (URLError, ConnectionError):
                    time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(10)


class Photographer:
    """One browser window of one size, theme and language."""

    def __init__(
        self, browser: Browser, address: str, folder: Path, size: str, theme: str, lang: str
    ) -> None:
        width, height = {**SIZES, **MORE_SIZES}[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            device_scale_factor=2 if width < 700 else 1,
            has_touch=width < 700,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: print(f"** page error: {error}", flush=True))
        self.address = address
        self.name = f"{size}-{theme}-{lang}"
        self.folder = folder

    def take(self, what: str, *, whole: bool = False) -> None:
        """A picture; the name says of what."""
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=self.folder / f"{what}-{self.name}.png", full_page=whole)
        over = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if over > 0:
            print(f"** {what}-{self.name}: {over} px too wide", flush=True)
        for text in self.page.evaluate("window.ludothecaMissing()"):
            print(f"** {what}-{self.name}: missing text {text}", flush=True)

    def kind(self) -> str:
        """What is asked at the table now; nothing once the game is over."""
        bar = self.page.locator(".decide")
        for _ in range(400):
            kind = bar.get_attribute("data-kind") or ""
            if kind or self.page.locator("dialog .rows").count():
                return kind
            self.page.wait_for_timeout(50)
        raise SystemExit("the table waits for nobody")

    def answer(self, kind: str) -> None:
        """Answer sensibly, the way a player does with the mouse."""
        page = self.page
        if kind == "split":
            page.locator(".tray [data-position='0']").click()
            page.locator(".tray [data-position='3']").click()
            page.locator(".acts .go").click()
        elif kind == "take":
            page.locator(".set[data-set='large']").click()
        elif kind == "choose":
            page.locator(".hand .hx").first.click()
        else:
            page.keyboard.press("l")
            labels = page.locator("dialog li button")
            gains = [
                int((re.findall(r"(\d+) point", text) or ["0"])[-1]) for text in labels.all_inner_texts()
            ]
            labels.nth(gains.index(max(gains))).click()
        page.wait_for_timeout(40)
        page.locator(".decide[data-busy=false]").wait_for()

    def play(self, wanted: set[str], players: int) -> None:
        """A whole game, with a picture of every wanted phase and of the end."""
        page = self.page
        page.goto(self.address)
        page.get_by_role("button", name=str(players), exact=True).click()
        page.locator("[data-play=rome_in_a_day]").click()
        page.locator(".decide[data-kind=split]").wait_for()
        seen: set[str] = set()
        while kind := self.kind():
            round_number = int(
                page.locator(".rounds li.now").evaluate("li => [...li.parentNode.children].indexOf(li) + 1")
            )
            name = f"round{round_number}-{kind}"
            if name in wanted and name not in seen:
                seen.add(name)
                self.stage(kind)
                self.take(name)
                self.extras(name)
            self.answer(kind)
        page.locator("dialog .rows").wait_for()
        self.take("end")
        page.locator("details summary").click()
        self.take("end-lines")
        page.locator(".foot").get_by_role("button", name=re.compile("Walk|Suivre")).click()
        for _ in range(3):
            page.locator(".walk .go").click()
        self.take("walk")
        page.locator(".decide .tool").last.click()
        page.locator(".foot a[href^='/replay']").click()
        page.locator(".replay").wait_for()
        page.wait_for_timeout(700)
        page.keyboard.press("End")
        for _ in range(12):
            page.keyboard.press("ArrowLeft")
        self.take("replay")

    def stage(self, kind: str) -> None:
        """Bring a decision half way, so that the picture shows it at work."""
        page = self.page
        if kind == "split":
            page.locator(".tray [data-position='1']").click()
        if kind == "place":
            page.locator(".target.best, .target").first.hover()

    def extras(self, name: str) -> None:
        page = self.page
        if name == "round3-split":
            page.locator(".tray [data-position='1']").click()
            if page.locator(".tabs").is_visible():
                for tab in (1, 2, 3):
                    page.locator(".tabs button").nth(tab).click()
                    self.take(f"tab{tab}")
                page.locator(".tabs button").first.click()
            page.locator(".seat").nth(1).click()
            self.take("watch")
            page.keyboard.press("Escape")
            page.keyboard.press("?")
            self.take("keys")
            page.keyboard.press("Escape")
            page.keyboard.press("h")
            self.take("help")
            page.keyboard.press("Escape")
            page.keyboard.press("l")
            self.take("list")
            page.keyboard.press("Escape")


WANTED = {"round1-split", "round1-choose", "round3-split", "round3-take", "round3-choose", "round3-place"}


def shoot(
    browser: Browser, address: str, folder: Path, size: str, theme: str, lang: str, only: str, players: int
) -> None:
    """All pictures of one size, theme and language."""
    lens = Photographer(browser, address, folder, size, theme, lang)
    page = lens.page
    if only in {"", "pages"}:
        page.goto(address)
        page.locator("[data-play=rome_in_a_day]").wait_for()
        lens.take("lobby")
        for name, path in (
            ("new", "/new/rome_in_a_day"),
            ("rules", "/rules/rome_in_a_day"),
            ("credits", "/credits"),
        ):
            page.goto(address + path)
            page.locator("main h1").wait_for()
            lens.take(name, whole=name == "rules")
    if only in {"", "game"}:
        lens.play(WANTED, players)
        page.goto(address)
        page.locator(".yours").wait_for()
        lens.take("lobby-again")
    lens.context.close()


def shoot_title(lens: Photographer, title: str, players: int) -> None:
    """The rules page and a whole game of another title."""
    lens.page.goto(f"{lens.address}/rules/{title}")
    lens.page.locator("main h1").wait_for()
    lens.take(f"{title}-rules", whole=True)
    lens.page.goto(lens.address)
    lens.page.get_by_role("button", name=str(players), exact=True).click()
    lens.page.locator(f"[data-play={title}]").click()
    import_module(f"pictures_{title}").play(lens)
    lens.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--address", default="")
    parser.add_argument("--only", choices=["pages", "game"], default="")
    parser.add_argument("--title", default="rome_in_a_day")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--languages", default="en,fr")
    wishes = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find(), args=ARGUMENTS)
        with contextmanager(_given)(wishes.address) if wishes.address else server() as address:
            for size in wishes.sizes.split(","):
                for theme in wishes.themes.split(","):
                    for lang in wishes.languages.split(","):
                        print(f"== {size}, {theme}, {lang}", flush=True)
                        if wishes.title != "rome_in_a_day":
                            lens = Photographer(browser, address, wishes.folder, size, theme, lang)
                            shoot_title(lens, wishes.title, wishes.players)
                            continue
                        shoot(browser, address, wishes.folder, size, theme, lang, wishes.only, wishes.players)
        browser.close()


def _given(address: str) -> Iterator[str]:
    yield address


if __name__ == "__main__":
    main()
