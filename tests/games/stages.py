"""What a draft lacks to be a complete title.

    PYTHONPATH=src:tests python -m games.stages TITLE     says it; `ludotheca title-check TITLE` makes some of it first

`test_stages` fails for a complete title that lacks something, and only tells what a draft lacks.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from contract import stored
from games import test_rules_table
from games.rules_table import RulesTable, page_of
from games.titles import records

import ludotheca
from ludotheca.drawing import general
from ludotheca.games import registry
from ludotheca.texts.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
# The key of a message of Fluent: what belongs to one is indented.
KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.M)
RULES = [name for name in dir(test_rules_table) if name.startswith("test_")]


def lacks(title: str) -> list[str]:
    """Everything that is missing, a line each; nothing for a title that may call itself complete."""
    return [
        *_texts(title),
        *_labels(title),
        *_rules(title),
        *_numbers(title),
        *_records(title),
        *_pages(title),
    ]


@cache
def texts_of(title: str, lang: str) -> frozenset[str]:
    """The keys of a title's texts in a language. Every process asks while it collects the tests: it does not parse."""
    file = registry.get(title).folder / "texts" / f"{lang}.ftl"
    return frozenset(KEY.findall(file.read_text("utf-8")) if file.exists() else [])


def languages(title: str) -> list[str]:
    """The languages that a title speaks in full."""
    english = texts_of(title, "en")
    return [lang for lang in LANGUAGES if texts_of(title, lang) >= english]


def _texts(title: str) -> Iterator[str]:
    meta = registry.get(title).meta
    english = texts_of(title, "en")
    for lang in LANGUAGES:
        missing = sorted(english - texts_of(title, lang))
        if missing:
            yield f"{len(missing)} texts in texts/{lang}.ftl, the first is '{missing[0]}'"
        if lang not in meta.names:
            yield f"a name in '{lang}' (meta.py)"
        if lang not in meta.tagline:
            yield f"a line for the shelf in '{lang}' (tagline in meta.py)"


def _labels(title: str) -> Iterator[str]:
    """Names for the fields of the view, where a general board or drawing shows them."""
    game = registry.get(title)
    drawn = (game.folder / "terminal.py").exists() and (
        ROOT / "web" / "src" / "games" / title / "index.ts"
    ).exists()
    if not drawn:
        match = ludotheca.new_match(title, game.meta.least_players, seed=1)
        common, seats = general.split(msgspec.to_builtins(match.view(0).position), game.meta.least_players)
        fields = {*common, *(name for seat in seats.values() for name in seat[0])}
        wanted = {f"field-{name.replace('_', '-')}" for name in fields}
        missing = sorted(wanted - texts_of(title, "en"))
        if missing:
            yield f"texts for the fields of the view: {', '.join(missing)}"


def _rules(title: str) -> Iterator[str]:
    if not page_of(title).exists():
        yield "RULES.md"
        return
    table = RulesTable(title)
    for name in RULES:
        check = getattr(test_rules_table, name)
        try:
            check(table, title) if check.__code__.co_argcount > 1 else check(table)
        except (AssertionError, AttributeError, ImportError) as error:
            yield f"RULES.md: {name.removeprefix('test_').replace('_', ' ')} does not hold: {str(error).splitlines()[0]}"


def _numbers(title: str) -> Iterator[str]:
    if not stored.path_of(title).exists():
        yield "stored numbers (`ludotheca title-check` makes them)"


def _records(title: str) -> Iterator[str]:
    meta = registry.get(title).meta
    headers = [ludotheca.read_record(path).header for path in records(title)]
    for rules in meta.supported_rules:
        played = {header.players for header in headers if header.rules == rules}
        missing = sorted(set(range(meta.least_players, meta.most_players + 1)) - played)
        if missing:
            yield f"whole games under rules {rules} for {missing} players (`ludotheca title-check` makes them)"


def _pages(title: str) -> Iterator[str]:
    for lang in LANGUAGES:
        if not (registry.get(title).folder / "player_rules" / f"{lang}.md").exists():
            yield f"the rules for players, player_rules/{lang}.md"
    for lesson in (1, 2, 3):
        if not (registry.get(title).folder / "lessons" / f"{lesson}.json").exists():
            yield f"a lesson, lessons/{lesson}.json, and its sentences"
    if not any((ROOT / "docs" / "strength" / title).glob("*.json")):
        yield f"the strength of the bots (`ludotheca ladder {title}`)"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for line in lacks(registry.get(name).meta.title):
            print(line)
