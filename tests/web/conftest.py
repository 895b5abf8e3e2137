"""A real Chromium and a real server for the browser tests. The pages are built if they are not up to date."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from clones import tool
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from server.harness import Server
from server.harness import sqlite as sqlite_address

from web.driver import PATIENCE, UNSEEN

ROOT = Path(__file__).resolve().parents[2]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built() -> None:
    """The pages of the sources. `make test` has built them already; alone, this does."""
    import ludotheca

    if Path(ludotheca.__file__).is_relative_to(ROOT / "src"):
        subprocess.run([sys.executable, str(ROOT / "tools" / "web.py"), "--require"], check=True)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of this process."""
    found = tool("chromium")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found.find(), args=found.ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this process."""
    with Server(sqlite_address(tmp_path_factory.mktemp("web"))) as running:
        yield running


Visit = Callable[..., Page]
# Nobody waits for scenes unless a test is about them. A choice made on the page stays.
PACE = "try { localStorage.getItem('ludotheca.speed') ?? localStorage.setItem('ludotheca.speed', '%s') } catch {}"


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens a page as somebody new: `visit("/", width=360, lang="fr")`. Whatever breaks in it fails the test."""
    contexts: list[BrowserContext] = []
    broken: list[str] = []

    def open_page(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        lang: str = "en",
        base: str = "",
        pace: str = "instant",
        **more: Any,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            reduced_motion=more.pop("reduced_motion", "reduce"),
            **more,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE % pace)
        context.add_init_script(UNSEEN)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: broken.append(str(error)))
        page.goto((base or server.address) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not broken
