"""Takes pictures of every page and of every phase of every title, to be looked at.

    .venv/bin/python tools/screenshots.py [--titles a,b] [--sizes 360x640,1440x900] [--themes light,dark]
        [--languages en,fr] [--players N] [--only lobby,room,rules,phases,end,replay] [--sheets] [--webp] OUT
    .venv/bin/python tools/screenshots.py --matrix [--titles a,b] OUT

Pictures are named title-moment-size-theme-language.png. One game of each title is played in each language; every moment of
it is taken at all sizes and in both themes. A title without a module in screens/ is played on the general board. --sheets
puts the pictures together into contact sheets, sheet-*.png. Without --address it starts a server of its own on a fresh
database.

--matrix plays each title with every number of players and takes each moment at some sizes, in some themes and languages, so
that every two of moment, players, size, theme and language are together in a picture; in one of the games every kind of
scene, too. It ends with a sheet of each title and size, and says which pairs are missing.
"""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from chromium import ARGUMENTS, find  # beside this file
from playwright.sync_api import Browser, sync_playwright
from screens import game, pages
from screens.camera import Camera, Size
from screens.general import General
from screens.matrix import Cover, MatrixCamera
from screens.server import server
from screens.sheet import sheets, small

TITLES = ["rome_in_a_day", "kingsburg", "alba_longa", "comuni"]
PARTS = ["lobby", "room", "rules", "phases", "end", "replay"]


def shoot(camera: Camera, titles: list[str], only: set[str], players: int) -> None:
    """All pictures of one language."""
    if "lobby" in only:
        pages.library(camera)
    for name in titles:
        print(f"== {name}, {camera.language}", flush=True)
        if "room" in only:
            pages.waiting_room(camera, name)
        if "rules" in only:
            pages.rules(camera, name)
        if only & {"phases", "end", "replay"}:
            game.play(camera, player(name), only, players)
    if "lobby" in only and only & {"phases", "end", "replay"}:
        pages.busy_library(camera)
    camera.context.close()


def player(name: str) -> game.Title:
    """Who plays a title for the pictures: a module of its own, or buttons of the general board."""
    if find_spec(f"screens.{name}"):
        return cast(game.Title, import_module(f"screens.{name}"))
    return General(name)


SIZES: list[Size] = [(1440, 900), (390, 844), (1024, 768), (844, 390), (1366, 650), (2560, 1440)]


def matrix(browser: Browser, address: str, out: Path, titles: list[str]) -> None:
    """All titles, every number of players."""
    for name in titles:
        title, cover = player(name), Cover(SIZES, ["light", "dark"])
        enough: set[str] = set()
        for players in sorted(range(2, 6), key=lambda many: many != title.PLAYERS):
            print(f"== {name}, {players} players", flush=True)
            camera = MatrixCamera(browser, address, out, cover, scenes=not enough)
            only = {"phases"} if enough else {"phases", "end", "replay"}
            seen = game.play(camera, title, only, players, enough)
            if not enough:
                camera.resize((390, 844))
                game.tabs(camera, name)
            enough = enough or seen
            camera.context.close()
        for pair in cover.missing():
            print(f"** {name}: no picture has {pair}", flush=True)


def size(text: str) -> Size:
    width, _, height = text.partition("x")
    return int(width), int(height)


def words(text: str) -> list[str]:
    return text.split(",")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--titles", type=words, default=TITLES)
    parser.add_argument("--sizes", type=words, default=["1440x900", "360x640"])
    parser.add_argument("--themes", type=words, default=["light", "dark"])
    parser.add_argument("--languages", type=words, default=["en", "fr"])
    parser.add_argument("--only", type=words, default=PARTS, help=f"any of {','.join(PARTS)}")
    parser.add_argument(
        "--players", type=int, default=0, help="at the tables; without it, what suits each title"
    )
    parser.add_argument("--matrix", action="store_true", help="every two of everything, see above")
    parser.add_argument("--scale", type=float, default=1, help="pixels of the picture for each of the page")
    parser.add_argument("--sheets", action="store_true", help="contact sheets, too")
    parser.add_argument("--webp", action="store_true", help="small copies, too, as .webp")
    parser.add_argument("--address", default="", help="a server that runs already")
    wishes = parser.parse_args()
    if strange := {*wishes.only} - {*PARTS}:
        parser.error(f"unknown: {', '.join(sorted(strange))}")
    wishes.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find(), args=ARGUMENTS)
        with nullcontext(wishes.address) if wishes.address else server() as address:
            if wishes.matrix:
                matrix(browser, address, wishes.out, wishes.titles)
            for language in wishes.languages if not wishes.matrix else ():
                sizes = [size(text) for text in wishes.sizes]
                camera = Camera(browser, address, wishes.out, sizes, wishes.themes, language, wishes.scale)
                shoot(camera, wishes.titles, {*wishes.only}, wishes.players)
        if wishes.webp:
            small(browser, wishes.out)
        if wishes.sheets or wishes.matrix:
            sheets(browser, wishes.out, mixed=wishes.matrix)
        browser.close()


if __name__ == "__main__":
    main()
