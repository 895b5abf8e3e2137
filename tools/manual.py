"""Builds the documentation site into the package, src/ludotheca/manual, unless what is there came from the same files.

    .venv/bin/python tools/manual.py             build; without Zensical say so and leave the server its short page
    .venv/bin/python tools/manual.py --require   the same, but a build that fails, or a link that leads nowhere, is an error

The pages are those of docs/ and of the root, and what tools/manual_pages.py makes of the program: commands, messages, errors,
settings, a page for every title.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "src" / "ludotheca" / "manual"
STAMP = OUT / ".stamp"
WORK = ROOT / "build" / "manual"
ZENSICAL = ROOT / ".venv" / "bin" / "zensical"
# Pages that lie elsewhere, and the files that pages link to.
ROOT_PAGES = ["CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "CREDITS.md", "web/README.md"]
ROOT_FILES = ["LICENSE", "deploy/*", "examples/*.py", "docs/strength.toml"]
SOURCES = [
    "docs/**/*",
    *ROOT_PAGES,
    *ROOT_FILES,
    "tools/manual*.py",
    "src/ludotheca/**/*.py",
    "src/ludotheca/texts/*.ftl",
    "src/ludotheca/games/*/RULES.md",
    "src/ludotheca/games/*/player_rules/*",
    "src/ludotheca/games/*/components.json",
    "web/src/styles/tokens.css",
    "web/src/games/*/index.ts",
    "web/src/games/*/texts/en.ftl",
    "web/public/icons/*",
]
_LINK = re.compile(r"(\]\()([^)\s]+)(\))")


class Failed(Exception):
    """Why there is no site; a sentence."""


def digest() -> str:
    """A name for the contents of everything that goes into the site."""
    total = hashlib.sha256()
    files = {path for glob in SOURCES for path in ROOT.glob(glob) if path.is_file()}
    for path in sorted(files):
        if "__pycache__" not in path.parts and OUT not in path.parents:
            total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()


def at_home(text: str, place: Path) -> str:
    """The links of a page as they are on the site, where docs/ is the root and the root's own pages lie beside.

    What is not on the site (code, tests, folders) loses its link and keeps its words."""

    def turned(found: re.Match[str]) -> str:
        target, _, anchor = found[2].partition("#")
        if "://" in target or not target:
            return found[0]
        real = (ROOT / place.parent / target).resolve()
        for base in (ROOT / "docs", ROOT):
            if real.is_relative_to(base) and (WORK / "pages" / real.relative_to(base)).is_file():
                there = real.relative_to(base)
                here = place.relative_to("docs") if place.is_relative_to("docs") else place
                up = "../" * (len(here.parts) - 1)
                return f"{found[1]}{up}{there.as_posix()}{'#' + anchor if anchor else ''}{found[3]}"
        return f"{found[1]}#{found[3]}" if real.exists() else found[0]

    return re.sub(r"\[([^\]]*)\]\(#\)", r"\1", _LINK.sub(turned, text))


def lay_out() -> None:
    """All pages and files in one folder, as Zensical wants them."""
    pages = WORK / "pages"
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns("site"))
    for glob in [*ROOT_PAGES, *ROOT_FILES]:
        for path in ROOT.glob(glob):
            if path.is_file():
                there = pages / path.relative_to(ROOT)
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, there)
    look = pages / "look"
    shutil.copytree(ROOT / "web" / "src" / "styles" / "fonts", look / "fonts")
    tokens = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text("utf-8")
    # The site says day or night with an attribute of Zensical's.
    tokens = tokens.replace(':root[data-theme="dark"]', '[data-md-color-scheme="slate"]')
    look.joinpath("manual.css").write_text(
        tokens + (ROOT / "docs" / "site" / "manual.css").read_text("utf-8"), "utf-8"
    )
    shutil.copy(ROOT / "web" / "public" / "icons" / "192.png", look / "mark.png")
    shutil.copy(ROOT / "docs" / "site" / "zensical.toml", WORK)
    from manual_pages import write_pages  # noqa: PLC0415 - it loads the program

    write_pages(pages)
    whole = []
    for path in sorted(pages.rglob("*.md")):
        inside = path.relative_to(pages)
        place = inside if inside.as_posix() in ROOT_PAGES else Path("docs") / inside
        path.write_text(at_home(path.read_text("utf-8"), place), "utf-8")
        whole.append(path.read_text("utf-8"))
    # For programs that read: everything in one file.
    pages.joinpath("llms-full.txt").write_text("\n\n".join(whole), "utf-8")


def build(*, strict: bool) -> None:
    """Bring the site in the package up to date."""
    wanted = digest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        print("== manual: up to date", flush=True)
        return
    if not ZENSICAL.exists():
        raise Failed("Zensical is not in .venv: make setup installs it")
    start = time.monotonic()
    lay_out()
    done = subprocess.run(
        [str(ZENSICAL), "build", "--clean", *(["--strict"] if strict else [])],
        cwd=WORK,
        capture_output=True,
        text=True,
        check=False,
    )
    said = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr)
    if done.returncode or not (WORK / "out" / "index.html").exists():
        print(said[-6000:], flush=True)
        raise Failed("Zensical failed; the lines above say why")
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(WORK / "out", OUT)
    STAMP.write_text(wanted)
    size = sum(path.stat().st_size for path in OUT.rglob("*") if path.is_file()) // 1024
    print(f"== manual: built in {time.monotonic() - start:.0f} s, {size} kB", flush=True)


def main() -> int:
    required = "--require" in sys.argv[1:]
    try:
        build(strict=required)
    except Failed as failure:
        print(f"** manual: {failure}.{'' if required else ' The server shows where the pages lie instead.'}")
        return 1 if required else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
