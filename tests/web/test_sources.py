"""The web's own types and unit tests, and its texts: the same keys in both languages, none used that is not there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheca.games import registry
from ludotheca.texts.language import LANGUAGES
from web import stories

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


def test_no_key_stands_twice() -> None:
    """The later of two would be said in both places."""
    files = [*WEB.glob("texts/*.ftl"), *WEB.glob("games/*/texts/*.ftl")]
    assert len(files) > 8
    for path in files:
        found = KEY.findall(path.read_text("utf-8"))
        assert sorted(found) == sorted(set(found)), path


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
    # Keys that are put together from parts: `say-${phrase}`, or from a part that is given elsewhere.
    parts = (*set(re.findall(r"`([a-z][\w-]*-)\$\{", sources)), "title-", "key-", "review-reading-")
    mine = keys("en")[WEB / "texts"]
    assert {key for key in mine if f'"{key}"' not in sources and not key.startswith(parts)} == set()


def components() -> dict[str, str]:
    """The web's own sources by path, without what is generated and without tests."""
    kinds = {".svelte", ".ts", ".css"}
    return {
        str(path.relative_to(WEB)): path.read_text("utf-8")
        for path in sorted(WEB.rglob("*"))
        if path.suffix in kinds
        and not {"generated", "generated.ts"} & {*path.parts}
        and ".test." not in path.name
    }


def test_colours_are_tokens() -> None:
    # A colour has a name in tokens.css or in the style of a title; #name after a quote or in url() is a drawing.
    colour = re.compile(
        r"(?<![\w&-])(?<!url\()(?<!href=\")#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b", re.I
    )
    named = {"styles/tokens.css", "styles/components.css"}
    found = {
        (path, line.strip())
        for path, text in components().items()
        if path not in named and not path.endswith(("/plate.css", "/shelf.css"))
        for line in text.splitlines()
        if colour.search(line)
    }
    assert found == set()


def test_a_title_takes_no_token_of_the_shell() -> None:
    token = re.compile(r"^\s*(--[\w-]+):", re.M)
    shell = set(token.findall((WEB / "styles" / "tokens.css").read_text("utf-8")))
    assert len(shell) > 60
    for path in WEB.glob("games/*/plate.css"):
        taken = set(token.findall(path.read_text("utf-8"))) & shell
        assert taken == set(), path


def test_breakpoints() -> None:
    """Desktop, short laptop, tablet, phone upright and small, phone on its side: no other window is told apart."""
    widths = {
        "(width < 380px)",
        "(width >= 480px)",
        "(width < 700px)",
        "(width >= 700px)",
        "(700px <= width <= 1100px)",
        "(width <= 1100px)",
        "(width > 1100px)",
        "(width >= 1900px)",
    }
    heights = {
        "(height <= 520px)",
        "(height > 520px)",
        "(height < 740px)",
        "(height < 760px)",
        "(height >= 760px)",
        "(height <= 760px)",
        "(height < 940px)",
        "(height >= 940px)",
    }
    wishes = {
        "(prefers-reduced-motion: reduce)",
        "(prefers-reduced-motion: no-preference)",
        "(forced-colors: active)",
    }
    used = {
        (path, part)
        for path, text in components().items()
        for query in re.findall(r"@media ([^{]*)", text)
        for part in re.findall(r"\([^)]*\)", query)
    }
    assert len(used) > 50
    assert {(path, part) for path, part in used if part not in widths | heights | wishes} == set()


def test_files_stay_short() -> None:
    longest = {path: text.count("\n") for path, text in components().items()}
    assert {path: lines for path, lines in longest.items() if lines > 450} == {}


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


def test_types_and_unit_tests(tmp_path: Path) -> None:
    """The director's tests read whole games from a file, which is made here."""
    more = {"LUDOTHECA_STORIES": str(stories.write(tmp_path))}
    subprocess.run(
        [sys.executable, str(ROOT / "tools" / "web.py"), "check"], check=True, env=os.environ | more
    )
