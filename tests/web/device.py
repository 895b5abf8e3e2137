"""A browser that was made playable offline, and how its player gets through a game by keys, in any title."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page
from server.harness import Server

from web import driver, look

START = 90_000  # milliseconds for the engine to start on a busy machine

# What is to be pressed next. After a choice in the list comes the gold button, or the game has moved on.
NEXT = """last => {
  const head = at('.shell')?.dataset.head ?? '';
  const next = () => {
    if (at('dialog .rows')) return 'over';
    if (at('[data-pass]')) return 'pass';
    if (at('dialog[open] ol button:focus')) return 'choose';
    const bar = at('.shell:not([data-guard=true]) .decide[data-busy=false]');
    if (!bar || at('dialog[open]')) return '';
    if (bar.dataset.page === 'true' || bar.querySelector('[data-do=confirm]:focus:enabled')) return 'confirm';
    if (!bar.dataset.kind) return bar.querySelector('[data-do=confirm]:enabled') ? 'confirm' : '';
    return last === 'choose ' + head ? '' : 'ask';
  };
  const found = next();
  return found && [found, head];
}"""
KEYS = {"ask": "l", "choose": "Enter", "confirm": "Enter"}


class Device:
    """One browser and the server it was loaded from. The server may be stopped: a browser's own "offline" does not reach
    its service workers."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.broken: list[str] = []
        self.asked_for: list[str] = []  # by pages, their workers and the service worker
        context.on("request", lambda request: self.asked_for.append(request.url))

    def open(self, path: str) -> Page:
        """A new tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.broken.append(str(error)))
        page.goto(self.server.address + path)
        return page

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody answers but this device."""
        self.server.stop()
        yield
        self.server.start()


def until(page: Page, condition: str) -> None:
    """Wait for what the page can tell."""
    driver.until(page, f"async () => await ({condition})", most=START)


def make_playable(page: Page) -> None:
    """Ask for it, wait until all of it is here."""
    page.get_by_role("button", name="Get this device ready to play offline").press("Enter")
    page.locator("[data-offline=ready]").wait_for(timeout=60_000)
    until(page, "navigator.serviceWorker.controller !== null")


def loaded_once(page: Page) -> None:
    """The page before and after it was made playable, looked at hard."""
    button = page.get_by_role("button", name="Get this device ready to play offline")
    button.wait_for()
    look.check(page, "before anything is loaded")
    make_playable(page)
    look.check(page, "playable offline")


def by_keys(page: Page, most: int = 100_000) -> str:
    """Answer so many questions with the first thing in the list of all actions. How it ended: `over`, `pass` or `ask`."""
    last, count = "", 0
    while True:
        next_, head = driver.until(page, NEXT, last, most=START)
        if next_ in {"over", "pass"} or (next_ == "ask" and count == most):
            return str(next_)
        count += next_ == "ask"
        last = f"{next_} {head}"
        page.keyboard.press(KEYS[next_])
