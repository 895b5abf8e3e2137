"""Commands for those who write titles work in a clone of the repository: where it is."""

from __future__ import annotations

from pathlib import Path

from ludotheca.cli.choices import BadChoice
from ludotheca.games import registry

GAMES = Path("src/ludotheca/games")
TESTS = Path("tests/games")
EXAMPLES = Path("examples")  # where the title that new ones are copied from lies


def find_clone() -> Path:
    """The clone this folder lies in; one line about it where there is none."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / EXAMPLES / registry.EXAMPLE).is_dir() and (folder / TESTS / registry.EXAMPLE).is_dir():
            return folder
    raise BadChoice(
        f"'{here}' is not in a clone of Ludotheca: a title is made where its sources are",
        why="no-clone",
        path=str(here),
    )
