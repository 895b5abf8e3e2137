"""The Fluent files: whole, the same in both languages, and complete for whatever the code asks of them."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from games.titles import COMPLETE, EXAMPLE, PLAYED

import ludotheca
from ludotheca.cli import COMMANDS
from ludotheca.games import registry
from ludotheca.kernel.errors import LudothecaError
from ludotheca.texts.files import SHARED
from ludotheca.texts.language import LANGUAGES

PACKAGE = Path(ludotheca.__file__).parent
CLI = PACKAGE / "cli" / "texts"
TITLES = {title: registry.get(title).folder / "texts" for title in PLAYED}
# A draft may be without French, and says so elsewhere.
WHOLE = {title: folder for title, folder in TITLES.items() if title in {*COMPLETE, EXAMPLE}}
WEB = Path(__file__).parents[2] / "web" / "src"
FOLDERS = {
    "shared": SHARED,
    "cli": CLI,
    "server": PACKAGE / "server" / "texts",
    "notices": PACKAGE / "server" / "notices" / "texts",
    **WHOLE,
    **{f"lessons of {title}": registry.get(title).folder / "lessons" for title in COMPLETE},
    "web": WEB / "texts",
    **{f"board of {title}": WEB / "games" / title / "texts" for title in COMPLETE},
}
# Whose errors people meet outside the web; the server's have texts of the web's own.
ERROR_PACKAGES = ("kernel", "bots", "puzzles", "texts", "lab", "cli", "review")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def read(path: Path) -> list[ast.Message]:
    """The messages of a file, in order; terms would need both runtimes to agree on more, so there are none."""
    entries = FluentParser().parse(path.read_text("utf-8")).body
    broken = [entry.content.splitlines()[0] for entry in entries if isinstance(entry, ast.Junk)]
    assert not broken, f"{path}: not Fluent: {broken}"
    assert not any(isinstance(entry, ast.Term) for entry in entries)
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return {
        name.removesuffix("-of") for name in visitor.found - {"elided"}
    }  # “Ada’s” may be « pour Ada » elsewhere


def keys(folder: Path) -> set[str]:
    return {message.id.name for message in read(folder / "en.ftl")}


@pytest.mark.parametrize("name", FOLDERS)
def test_languages_have_the_same_texts_with_the_same_variables(name: str) -> None:
    folder = FOLDERS[name]
    files = {lang: read(folder / f"{lang}.ftl") for lang in LANGUAGES}
    for lang, messages in files.items():
        names = [message.id.name for message in messages]
        assert len(names) == len(set(names)), f"{lang}: a text stands twice"
    english = {message.id.name: variables(message) for message in files["en"]}
    for lang, messages in files.items():
        found = {message.id.name: variables(message) for message in messages}
        assert set(found) == set(english), f"{lang}: {set(found) ^ set(english)}"
        different = {key for key in found if found[key] != english[key]}
        assert not different, f"{lang}: other variables than in English: {different}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_a_text_gives_its_link_once(name: str, lang: str) -> None:
    serialize = FluentSerializer().serialize_entry
    texts = {message.id.name: serialize(message) for message in read(FOLDERS[name] / f"{lang}.ftl")}
    assert [key for key, text in texts.items() if text.count("{ $link }") > 1] == []


@pytest.mark.parametrize("title", TITLES)
def test_a_title_replaces_no_shared_text(title: str) -> None:
    assert not keys(TITLES[title]) & (keys(SHARED) | keys(CLI))


def _errors() -> list[type[LudothecaError]]:
    """Every error that can be raised outside the server."""
    for part in ERROR_PACKAGES:
        folder = PACKAGE / part
        for module in pkgutil.walk_packages([str(folder)], f"ludotheca.{part}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    found, waiting = [], [LudothecaError]
    while waiting:
        error = waiting.pop()
        waiting += error.__subclasses__()
        if error.__module__.startswith(tuple(f"ludotheca.{part}" for part in ERROR_PACKAGES)):
            found.append(error)
    return found


def test_every_error_has_a_text() -> None:
    known = keys(SHARED) | keys(CLI)
    codes = {error.code for error in _errors()}
    assert "bad-record" in codes
    assert not {code for code in codes if f"error-{code}" not in known}


def test_every_reason_has_a_text() -> None:
    known = keys(SHARED) | keys(CLI)
    reasons: set[str] = set()
    for part in (*ERROR_PACKAGES, "server"):
        for path in (PACKAGE / part).rglob("*.py"):
            reasons |= set(re.findall(r'\bwhy="([a-z-]+)"', path.read_text("utf-8")))
    assert "seal" in reasons
    assert "file-exists" in reasons
    assert not {why for why in reasons if f"reason-{why}" not in known}
    assert not {key for key in known if key.startswith("reason-") and key[7:] not in reasons}


def test_the_command_line_uses_exactly_its_texts() -> None:
    folders = (CLI.parent, CLI.parent.parent / "lab")  # the lab's plots speak with the command line's words
    source = "\n".join(path.read_text("utf-8") for folder in folders for path in folder.glob("*.py"))
    words = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", source))
    made = {f"command-{name}" for name in COMMANDS}
    made |= {f"{family}-{name}" for family in ("column", "plot") for name in words} | {
        "help-commands",
        "help-parameters",
    }
    known = {key for key in keys(CLI) if not key.startswith(("error-", "reason-"))}
    unsaid = known - words - made
    assert not unsaid
    asked = set(re.findall(r"""(?:\.text|Unclear)\(\s*["']([a-z-]+)["']""", source))
    asked |= set(re.findall(r'help="((?:flag|command)-[a-z-]+)"', source))
    of_titles = {"rules"}
    missing = asked - known - keys(SHARED) - of_titles
    assert not missing
