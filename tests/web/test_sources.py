"""The web's own types and unit tests, and its texts: the same keys in both languages, none used that is not there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheca.games import registry
from ludotheca.texts.language import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.once]
ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
KEY = re.compile(r"^([a-z][\w-]*) =", re.M)
# t("key"), and both arms of t(x ? "key" : "other").
USED = re.compile(r"\bt\(\s*(?:[^\"`()]*\?\s*)?\"([\w-]+)\"(?:\s*:\s*\"([\w-]+)\")?")


def keys(lang: str) -> dict[Path, set[str]]:
    """The keys of every file of texts the web may load, by file."""
    files = [WEB / "texts" / f"{lang}.ftl", ROOT / "src" / "ludotheca" / "texts" / f"{lang}.ftl"]
    files += sorted(WEB.glob(f"games/*/texts/{lang}.ftl"))
    files += sorted((ROOT / "src" / "ludotheca" / "games").glob(f"*/texts/{lang}.ftl"))
    return {path.parent: set(KEY.findall(path.read_text("utf-8"))) for path in files}


def test_both_languages_have_the_same_keys() -> None:
    english = keys("en")
    for lang in LANGUAGES:
        assert {
            where: found ^ english[where] for where, found in keys(lang).items() if found != english[where]
        } == {}


def test_no_title_takes_a_key_of_the_shell() -> None:
    found = keys("en")
    shell = found.pop(WEB / "texts")
    assert {where: shell & taken for where, taken in found.items() if shell & taken} == {}


def test_no_key_is_used_that_is_not_there() -> None:
    known = set().union(*keys("en").values())
    sources = [
        path for path in WEB.rglob("*") if path.suffix in {".svelte", ".ts"} and ".test." not in path.name
    ]
    used = {
        (key, path.name)
        for path in sources
        for pair in USED.findall(path.read_text("utf-8"))
        for key in pair
        if key
    }
    assert len(used) > 150
    assert {(key, where) for key, where in used if key not in known} == set()


def test_no_text_of_the_shell_is_left_over() -> None:
    sources = "\n".join(
        path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix in {".svelte", ".ts"}
    )
    # Keys that are put together from parts.
    made = re.compile(
        r"^(level|theme|language|link|page|pace|title|lede|table|fairness|web-error|key|option)-"
    )
    mine = keys("en")[WEB / "texts"]
    assert {key for key in mine if f'"{key}"' not in sources and not made.match(key)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_player_ruless_have_the_passages_and_pictures_they_name(lang: str) -> None:
    for title in registry.titles():
        folder = ROOT / "src" / "ludotheca" / "games" / title / "player_rules"
        if not (WEB / "games" / title).exists():
            continue
        text = (folder / f"{lang}.md").read_text("utf-8")
        anchors = re.findall(r"\{#([\w-]+)\}", text)
        assert anchors == re.findall(r"\{#([\w-]+)\}", (folder / "en.md").read_text("utf-8"))
        pictures = re.findall(r"\]\(([\w.-]+)\)", text)
        assert pictures
        assert [name for name in pictures if not (folder / name).exists()] == []


def test_types_and_unit_tests() -> None:
    subprocess.run([sys.executable, str(ROOT / "tools" / "web.py"), "check"], check=True)
