"""How heavy the pages are and how soon they show, in a real Chromium on this machine.

    .venv/bin/python bench/web.py [--json FILE]

Weights are what travels with gzip: everything the browser fetched, fonts (already compressed) and pictures included.
The limits are those of the issues that built the web: 200 kB for the lobby, 140 kB more for a board, a board painted
within a second, on the board two seconds after one click, no frame above 50 ms while scenes run at four players, and
one's own move on the board 100 ms after the press.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from chromium import ARGUMENTS, find  # noqa: E402 (found through the line above)
from screens.server import server  # noqa: E402

LIMITS = {
    "lobby_kb": 200,
    "board_kb": 140,
    "board_paint_ms": 1000,
    "click_to_board_ms": 2000,
    "longest_frame_ms": 50,
    "click_to_move_ms": 100,
}
TITLES = ("kingsburg", "alba_longa", "comuni", "rome_in_a_day")
ANSWERS = 12
# Every frame while scenes run, and how soon after a press the board has changed.
WATCH = """() => {
    const shell = document.querySelector(".shell");
    [window.frames, window.moves] = [[], []];
    let [last, pressed, head] = [performance.now(), 0, ""];
    const tick = (now) => {
        if (shell.dataset.playing === "true") window.frames.push(now - last);
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    addEventListener("click", () => [pressed, head] = [performance.now(), shell.dataset.head], true);
    new MutationObserver(() => {
        if (pressed && shell.dataset.head !== head) {
            window.moves.push(performance.now() - pressed);
            pressed = 0;
        }
    }).observe(shell, { attributes: true });
}"""
COMPRESSED = (".woff2", ".png")


class Scale:
    """Weighs what a page fetches."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, int] = {}
        page.on("response", self._weigh)

    def _weigh(self, response: Response) -> None:
        path = urlsplit(response.url).path
        if response.ok and path not in self.files and not path.startswith("/ws"):
            body = response.body()
            self.files[path] = len(body) if path.endswith(COMPRESSED) else len(gzip.compress(body, 6))

    def total(self) -> float:
        return round(sum(self.files.values()) / 1000, 1)


def measure(browser: Browser, address: str) -> dict[str, Any]:
    """One visit: the lobby, one click, the board; then the board once more by its address."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    scale = Scale(page)
    page.goto(address, wait_until="networkidle")
    page.locator("[data-play=rome_in_a_day]:enabled").wait_for()
    lobby = scale.total()
    lobby_paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    start = time.monotonic()
    page.locator("[data-play=rome_in_a_day]").click()
    page.locator(".decide[data-kind=split]").wait_for()
    click = (time.monotonic() - start) * 1000
    page.wait_for_load_state("networkidle")
    board = scale.total() - lobby
    table = page.url
    context.close()

    fresh = browser.new_context(viewport={"width": 1440, "height": 900})
    page = fresh.new_page()
    page.goto(table)
    page.locator(".mapbox .rounds").wait_for()
    paint = page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"
    )
    fresh.close()
    return {
        "lobby_kb": lobby,
        "board_kb": round(board, 1),
        "lobby_paint_ms": round(lobby_paint),
        "board_paint_ms": round(paint),
        "click_to_board_ms": round(click),
    }


def scenes(browser: Browser, address: str, title: str) -> dict[str, float]:
    """The first answers of a game of four with motion: the longest frame, and from a press to the changed board."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("try { localStorage.setItem('ludotheca.confirm', 'never') } catch {}")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="4", exact=True).click()
    page.locator(f"[data-play={title}]").click()
    asked = page.locator(".shell:not([data-guard=true]) .decide[data-busy=false]:not([data-kind=''])")
    asked.wait_for()
    page.evaluate(WATCH)
    for _ in range(ANSWERS):
        asked.wait_for()
        page.locator("dialog[open]").wait_for(state="detached")
        page.keyboard.press("l")
        page.locator("dialog[open] ol button").last.click()
    asked.wait_for()
    frames, moves = page.evaluate("[window.frames, window.moves]")
    context.close()
    return {"longest_frame_ms": round(max(frames, default=0), 1), "click_to_move_ms": round(median(moves), 1)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures here")
    parser.add_argument(
        "--rounds", type=int, default=3, help="visits; weights are the largest, times the median"
    )
    wishes = parser.parse_args()
    with sync_playwright() as driver, server() as address:
        browser = driver.chromium.launch(executable_path=find(), args=ARGUMENTS)
        visits = [measure(browser, address) for _ in range(wishes.rounds)]
        shown = {title: scenes(browser, address, title) for title in TITLES}
        browser.close()
    # A visit may end before a late font has come, so the heaviest counts; a lucky time must not, so the median does.
    figures = {
        name: (max if name.endswith("_kb") else median)(visit[name] for visit in visits) for name in visits[0]
    }
    for name in ("longest_frame_ms", "click_to_move_ms"):
        figures[name] = max(one[name] for one in shown.values())
    over = [name for name, most in LIMITS.items() if figures[name] > most]
    for visit in visits:
        print("  ".join(f"{name}={value}" for name, value in visit.items()))
    for title, one in shown.items():
        print(title, "  ".join(f"{name}={value}" for name, value in one.items()))
    for name, value in figures.items():
        limit = f"  (limit {LIMITS[name]})" if name in LIMITS else ""
        print(f"{name:20} {value:8}{limit}{'  ** over' if name in over else ''}")
    if wishes.json:
        wishes.json.write_text(json.dumps(figures, indent=1) + "\n")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
