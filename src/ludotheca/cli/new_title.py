"""`ludotheca new-title`: a small complete title to begin with, copied from `examples/_example`."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import context
from ludotheca.cli.choices import BadChoice
from ludotheca.cli.clone import EXAMPLES, GAMES, TESTS, find_clone
from ludotheca.games import registry

FEWEST, MOST = 2, 6
LONGEST = 30
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
NAME = re.compile(r"\w[^\"\\{}\n\r\t]{0,39}")
MADE_LATER = {"numbers.json", "records", "__pycache__"}


def new_title(
    name: Annotated[str, Parameter(help="flag-new-name")],
    /,
    *,
    players: Annotated[str, Parameter(help="flag-new-players")] = "2-4",
    name_en: Annotated[str, Parameter(help="flag-new-name-en")] = "",
    name_fr: Annotated[str, Parameter(help="flag-new-name-fr")] = "",
) -> None:
    """A folder with rules, names, views and texts, and one with tests; all of them pass."""
    root = find_clone()
    title = title_of(name)
    least, most = players_of(players)
    english = shown_name(name_en or title.replace("_", " ").title())
    french = shown_name(name_fr or english)
    made = [root / GAMES / title, root / TESTS / title]
    for folder in made:
        if folder.exists() or folder.with_suffix(".py").exists():
            raise BadChoice(f"'{folder}' exists already", why="title-exists", path=str(folder))
    words = replacements(title, english, french, least, most)
    for folder, source in zip(made, (EXAMPLES, TESTS), strict=True):
        copy(root / source / registry.EXAMPLE, folder, words)
    # Names are of any length, and the formatter decides where a line breaks.
    tidy = [sys.executable, "-m", "ruff", "format", "--no-cache", "--quiet", *map(str, made)]
    subprocess.run(tidy, cwd=root, capture_output=True, check=False)  # noqa: S603 - our own words
    shown = [str(folder.relative_to(root)) for folder in made]
    print(context.say().text("new-title-made", title=title, name=english, rules=shown[0], tests=shown[1]))


def title_of(name: str) -> str:
    """The name of the folder, or one line about why it cannot be."""
    title = name.strip().lower().replace("-", "_").replace(" ", "_")
    if not KEY.fullmatch(title) or iskeyword(title) or len(title) > LONGEST:
        raise BadChoice(
            f"'{name}' is no name for a folder: take small letters, digits and underscores, as in sea_traders",
            why="title-name",
            given=name,
        )
    return title


def players_of(text: str) -> tuple[int, int]:
    """`2-4`, or `3` for exactly three."""
    found = re.fullmatch(r"(\d+)(?:-(\d+))?", text.strip())
    least, most = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not FEWEST <= least <= most <= MOST:
        raise BadChoice(
            f"players are given as 2-4, from {FEWEST} to {MOST}, not '{text}'",
            why="title-players",
            given=text,
            least=FEWEST,
            most=MOST,
        )
    return least, most


def shown_name(name: str) -> str:
    """A name as people read it; it goes into Python and Fluent files."""
    if not NAME.fullmatch(name.strip()):
        raise BadChoice(
            f"a name begins with a letter, has at most 40 signs and no quotes or brackets, unlike '{name}'",
            why="shown-name",
            given=name,
        )
    return name.strip()


def replacements(title: str, english: str, french: str, least: int, most: int) -> dict[str, str]:
    """What stands in the example, and what takes its place."""
    kind = "".join(part.capitalize() for part in title.split("_"))
    return {
        registry.EXAMPLE: title,
        "ExampleState": f"{kind}State",
        "ExampleView": f"{kind}View",
        "Example": english,
        "Exemple": french,
        "2 to 4 players": f"{least} players" if least == most else f"{least} to {most} players",
        "least_players=2": f"least_players={least}",
        "most_players=4": f"most_players={most}",
        "least, most = 2, 4": f"least, most = {least}, {most}",
    }


def copy(source: Path, target: Path, words: Mapping[str, str]) -> None:
    """Every file of a folder with these words replaced, all at once: a name may hold one of them."""
    pattern = re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))))
    for path in sorted(source.rglob("*")):
        inside = path.relative_to(source)
        if path.is_file() and not MADE_LATER.intersection(inside.parts):
            text = pattern.sub(lambda found: words[found[0]], path.read_text("utf-8"))
            (target / inside).parent.mkdir(parents=True, exist_ok=True)
            (target / inside).write_text(text, "utf-8")
