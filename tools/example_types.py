"""Checks the types of examples/_example as if it lay among the titles, where `make title` copies it.

.venv/bin/python tools/example_types.py
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludotheca"
EXAMPLE = ROOT / "examples" / "_example"


def borrow(folder: Path) -> Path:
    """The package with the example in it, made of links; the folder of the example there."""
    games = folder / "ludotheca" / "games"
    games.mkdir(parents=True)
    for source, target in ((PACKAGE, games.parent), (PACKAGE / "games", games)):
        for path in source.iterdir():
            if path.name not in {"games", "web", "__pycache__"}:
                (target / path.name).symlink_to(path)
    (games / EXAMPLE.name).symlink_to(EXAMPLE)
    return games / EXAMPLE.name


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        example = borrow(Path(folder))
        cache = ROOT / ".mypy_cache" / "example"  # its own: the other knows the package by another path
        command = [sys.executable, "-m", "mypy", "--cache-dir", str(cache), str(example)]
        environment = {**os.environ, "MYPYPATH": folder}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    print((done.stdout + done.stderr).replace(str(example), "examples/_example"), end="")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
