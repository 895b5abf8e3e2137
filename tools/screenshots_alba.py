"""Takes a picture of every phase of Alba Longa with all three variants, to be looked at.

.venv/bin/python tools/screenshots_alba.py FOLDER [--address http://localhost:8000] [--sizes desktop,phone]
"""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from pathlib import Path

from chromium import ARGUMENTS, find  # beside this file
from playwright.sync_api import Page, sync_playwright
from screenshots import SIZES, Photographer, server

VARIANTS = ("job_well_done", "spoils_of_war", "assisi")


def sit_down(page: Page, address: str) -> None:
    """A table for four with every variant, greedy bots in the other seats."""
    page.goto(f"{address}/new/alba_longa")
    page.locator("[data-option=assisi]").wait_for()
    page.locator(".row .chip", has_text="4").first.click()
    for option in VARIANTS:
        page.locator(f"[data-option={option}] [data-value=true]").click()
    for seat in page.locator(".seatrow select").all():
        seat.select_option("greedy")
    page.locator("form .btn.go").click()
    page.locator("main .btn.go").first.click()
    page.locator(".decide").wait_for()


def pick(page: Page, kind: str) -> None:
    """Bring a decision half way: something is picked, nothing done."""
    if kind in ("take", "buy"):
        page.locator("[data-die]:enabled").last.click()
        if page.locator("[data-farm]").count():
            page.locator("[data-farm]").click()
    elif page.locator(".decide .card, .decide .stall").count() > 1:
        page.keyboard.press("1")


def play(lens: Photographer, most: int = 300) -> None:
    """A whole game; a picture the first time something is asked, and of the end."""
    page = lens.page
    sit_down(page, lens.address)
    seen: set[str] = set()
    for _ in range(most):
        kind = lens.kind()
        if not kind:
            break
        pick(page, kind)
        if kind not in seen:
            seen.add(kind)
            lens.take(f"alba-{kind}")
        page.locator("[data-decline]" if kind == "slavery" else ".acts .go").click()
        page.wait_for_timeout(40)
        page.locator(".decide[data-busy=false]").wait_for()
    lens.take("alba-end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--address", default="")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--languages", default="en,fr")
    wishes = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find(), args=ARGUMENTS)
        with nullcontext(wishes.address) if wishes.address else server() as address:
            for size in wishes.sizes.split(","):
                for theme in wishes.themes.split(","):
                    for lang in wishes.languages.split(","):
                        play(Photographer(browser, address, wishes.folder, size, theme, lang))
        browser.close()


if __name__ == "__main__":
    main()
