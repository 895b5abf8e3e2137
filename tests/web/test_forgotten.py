"""A game that nobody has touched for long: the page warns before it is given up."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.harness import Server, free_port

from web import driver

pytestmark = [pytest.mark.browser, pytest.mark.once]

DAY = 86_400_000


def test_a_warning_stands_at_the_table_and_in_the_list_until_somebody_plays(
    visit, built: None, tmp_path: Path
) -> None:
    database, port = tmp_path / "forgotten.db", free_port()
    with Server(str(database), port) as server:
        page: Page = visit("/", base=server.address)
        driver.start(page, 3)
        address = page.url
        expect(page.locator(".soon")).to_have_count(0)
        game = f"{server.address}/api/tables/{address.rpartition('/')[2]}/game"
        while page.request.get(game).json()["view"]["owing"] != [
            0
        ]:  # nobody but the player can touch it then
            page.wait_for_timeout(200)
        page.goto("about:blank")
    with sqlite3.connect(database) as connection:
        connection.execute(f"UPDATE tables SET updated = updated - {57 * DAY}")
    connection.close()
    with Server(str(database), port) as server:
        page.goto(server.address)
        expect(page.locator(".yours .soon")).to_contain_text("days the game is given up")
        page.goto(f"{address}?lang=fr")
        expect(page.locator(".soon")).to_contain_text(re.compile("dans 3 jours.*la partie sera abandonnée"))
        page.goto(f"{address}?lang=en")
        page.locator(".decide[data-kind=split]").wait_for()
        expect(page.locator(".soon")).to_contain_text("in 3 days the game is given up")
        page.keyboard.press("2")
        page.keyboard.press("Enter")
        expect(page.locator(".soon")).to_have_count(0)
        page.goto("about:blank")
