"""Builds the web app into the package, src/ludotheca/web, unless what is there came from the same files.

    .venv/bin/python tools/web.py             build
    .venv/bin/python tools/web.py --require   the same, but a build that fails is an error
    .venv/bin/python tools/web.py check       svelte-check and the unit tests of web/
    .venv/bin/python tools/web.py lint        prettier (looking only) and eslint
    .venv/bin/python tools/web.py format      prettier, writing

It takes the node of the system if that is new enough, else the one in .venv.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "ludotheca" / "web"
STAMP = OUT / ".stamp"
MODULES_STAMP = WEB / "node_modules" / ".stamp"
LEAST_NODE = (20, 19)
# What goes into the build: the web's own files, and the texts and pages that lie beside the Python code.
SOURCES = [
    "web/src/**/*",
    "web/public/**/*",
    "web/*.json",
    "web/*.ts",
    "web/svelte.config.js",
    "web/index.html",
    "tools/web.py",
    "src/ludotheca/texts/*.ftl",
    "src/ludotheca/games/*/texts/*.ftl",
    "src/ludotheca/games/*/lessons/*.ftl",
    "src/ludotheca/games/*/player_rules/*",
    "src/ludotheca/games/*/components.json",
]


class Failed(Exception):
    """Why there is no web app; a sentence."""


def node_folder() -> Path:
    """The folder of a node that is new enough, with its npm."""
    for candidate in (shutil.which("node"), str(ROOT / ".venv" / "bin" / "node")):
        if candidate and Path(candidate).exists() and Path(candidate).with_name("npm").exists():
            said = subprocess.run(
                [candidate, "--version"], capture_output=True, text=True, check=False
            ).stdout
            version = re.match(r"v(\d+)\.(\d+)", said)
            if version and (int(version[1]), int(version[2])) >= LEAST_NODE:
                return Path(candidate).parent
    least = ".".join(map(str, LEAST_NODE))
    raise Failed(f"there is no node {least} or newer, not even the one 'make setup' puts into .venv")


def run(*command: str) -> None:
    """A command of npm or of an npm package, in web/; its words are shown only when it fails."""
    folder = node_folder()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [str(folder / command[0]), *command[1:]],
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout[-6000:], flush=True)
        raise Failed(f"'{' '.join(command)}' failed; the lines above say why")


def digest(paths: list[Path]) -> str:
    """A name for the contents of some files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()


def install() -> None:
    """The packages of the lock, unless they are there."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if MODULES_STAMP.exists() and MODULES_STAMP.read_text() == wanted:
        return
    print(
        "== web: installing the packages of package-lock.json (the first time this downloads them)",
        flush=True,
    )
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    MODULES_STAMP.write_text(wanted)


def build() -> None:
    """Bring the web app in the package up to date."""
    files = sorted({path for glob in SOURCES for path in ROOT.glob(glob) if path.is_file()})
    wanted = digest(files)
    if STAMP.exists() and STAMP.read_text() == wanted:
        print("== web: up to date", flush=True)
        return
    start = time.monotonic()
    install()
    print("== web: building the pages", flush=True)
    run("npm", "run", "--silent", "build")
    routes()
    STAMP.write_text(wanted)
    size = sum(path.stat().st_size for path in OUT.rglob("*") if path.is_file()) // 1024
    print(f"== web: built in {time.monotonic() - start:.0f} s, {size} kB", flush=True)


def routes() -> None:
    """The first words of the pages' own addresses, out of their router: what begins otherwise is nothing, says the server."""
    router = (WEB / "src" / "core" / "router.svelte.ts").read_text(encoding="utf-8")
    words = sorted(set(re.findall(r'case "([a-z-]*)":', router)))
    (OUT / "routes.json").write_text(json.dumps(words) + "\n", encoding="utf-8")


def scripts(*names: str) -> None:
    """Run scripts of package.json, one after the other."""
    install()
    for name in names:
        run("npm", "run", "--silent", name)


# What a word on the command line runs; no word builds.
SCRIPTS = {"check": ["check", "test"], "lint": ["lint"], "format": ["format"]}


def main(arguments: list[str]) -> int:
    word = arguments[0] if arguments else ""
    if word not in {"", "--require", *SCRIPTS}:
        print(f"** web: {word} is none of {', '.join(['--require', *SCRIPTS])}")
        return 2
    WEB.joinpath("node_modules").mkdir(exist_ok=True)
    with (WEB / "node_modules" / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two builds take turns
        try:
            if word in SCRIPTS:
                scripts(*SCRIPTS[word])
            else:
                build()
        except Failed as error:
            print(f"** web: {error}.", flush=True)
            if word:
                return 1
            print("** web: everything but the browser works without it", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
