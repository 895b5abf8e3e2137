"""`ludotheca title-check`: make what a title stores, test all of it, and say what it lacks."""

from __future__ import annotations

import subprocess
import sys
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli.choices import BadChoice
from ludotheca.cli.clone import GAMES, find_clone
from ludotheca.cli.new_title import title_of


def title_check(name: Annotated[str, Parameter(help="flag-title")], /) -> int:
    """Runs `tools/title_check.py` of the clone, on its sources."""
    root = find_clone()
    title = title_of(name)
    if not (root / GAMES / title / "game.py").exists():
        raise BadChoice(
            f"there is no title in '{GAMES / title}'", why="no-title", path=str(GAMES / title), title=title
        )
    sys.stdout.flush()
    command = [sys.executable, str(root / "tools" / "title_check.py"), title]
    return subprocess.run(command, cwd=root, check=False).returncode  # noqa: S603 - a tool of the clone
